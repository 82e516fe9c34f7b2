<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>icl::ui::Animation</name>
    <message numerus="yes">
        <source>%n picture(s) written to %1.</source>
        <translation>
            <numerusform>%n picture written to %1.</numerusform>
            <numerusform>%n pictures written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ffmpeg was not found, so %n picture(s) were written to %1 instead of a movie.</source>
        <translation>
            <numerusform>ffmpeg was not found, so %n picture was written to %1 instead of a movie.</numerusform>
            <numerusform>ffmpeg was not found, so %n pictures were written to %1 instead of a movie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Animation of %n frame(s) written to %1.</source>
        <translation>
            <numerusform>Animation of %n frame written to %1.</numerusform>
            <numerusform>Animation of %n frames written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::BudgetView</name>
    <message numerus="yes">
        <source>%n question(s) leave a risk of %1; the path %2, fixed questions %3</source>
        <translation>
            <numerusform>%n question leaves a risk of %1; the path %2, fixed questions %3</numerusform>
            <numerusform>%n questions leave a risk of %1; the path %2, fixed questions %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) leave a risk of %1; fixed questions %2</source>
        <translation>
            <numerusform>%n question leaves a risk of %1; fixed questions %2</numerusform>
            <numerusform>%n questions leave a risk of %1; fixed questions %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::CompareWindow</name>
    <message numerus="yes">
        <source>%n run(s) in view</source>
        <translation>
            <numerusform>%n run in view</numerusform>
            <numerusform>%n runs in view</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::DepthView</name>
    <message numerus="yes">
        <source>Risk against depth on prompts of %n token(s)</source>
        <translation>
            <numerusform>Risk against depth on prompts of %n token</numerusform>
            <numerusform>Risk against depth on prompts of %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::ExperimentPanel</name>
    <message numerus="yes">
        <source>%n change(s) wait</source>
        <translation>
            <numerusform>%n change waits</numerusform>
            <numerusform>%n changes wait</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: the run has gone on from here. A fork keeps what came after.</source>
        <translation>
            <numerusform>%n change waits: the run has gone on from here. A fork keeps what came after.</numerusform>
            <numerusform>%n changes wait: the run has gone on from here. A fork keeps what came after.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::GeometryView</name>
    <message numerus="yes">
        <source>After %n layer(s) %1 % of the variance tells them apart</source>
        <translation>
            <numerusform>After %n layer %1 % of the variance tells them apart</numerusform>
            <numerusform>After %n layers %1 % of the variance tells them apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) drawn.</source>
        <translation>
            <numerusform>%n point drawn.</numerusform>
            <numerusform>%n points drawn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::GuessLink</name>
    <message numerus="yes">
        <source>%n recorded step(s)</source>
        <translation>
            <numerusform>%n recorded step</numerusform>
            <numerusform>%n recorded steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::PredictionView</name>
    <message numerus="yes">
        <source>After %n layer(s) the prediction is %1; Bayes %2, truth %3</source>
        <translation>
            <numerusform>After %n layer the prediction is %1; Bayes %2, truth %3</numerusform>
            <numerusform>After %n layers the prediction is %1; Bayes %2, truth %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n layer(s) the prediction is %1</source>
        <translation>
            <numerusform>After %n layer the prediction is %1</numerusform>
            <numerusform>After %n layers the prediction is %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::SessionController</name>
    <message numerus="yes">
        <source>the run also has %n change(s) made while it ran, kept in %1</source>
        <translation>
            <numerusform>the run also has %n change made while it ran, kept in %1</numerusform>
            <numerusform>the run also has %n changes made while it ran, kept in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::StatusLine</name>
    <message numerus="yes">
        <source>training %n run(s)</source>
        <translation>
            <numerusform>training %n run</numerusform>
            <numerusform>training %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::SweepWindow</name>
    <message numerus="yes">
        <source>%n job(s) in %1 cells</source>
        <translation>
            <numerusform>%n job in %1 cells</numerusform>
            <numerusform>%n jobs in %1 cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::VectorsView</name>
    <message numerus="yes">
        <source>%n context(s) drawn.</source>
        <translation>
            <numerusform>%n context drawn.</numerusform>
            <numerusform>%n contexts drawn.</numerusform>
        </translation>
    </message>
</context>
</TS>
