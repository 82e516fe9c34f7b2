<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>ChannelView</name>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which recorded quantity is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the curves are drawn against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference between a twin and its partner as a third line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves appear here as soon as the run moves: press Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>|difference|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3 above the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, at the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No values are recorded yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At step %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Type to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ConfigForm</name>
    <message>
        <source>%1, more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CursorBar</name>
    <message>
        <source>Values at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DepthView</name>
    <message>
        <source>excess, log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excess over the Bayes risk on a logarithmic axis; off: the risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk of each predictor is being computed for every depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one layer (LSA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one parameter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untied layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predict zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth T, layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excess risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excess falls by a factor of about %1 a layer, r² with r = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk against depth is not computed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 at depth %3, %4 at depth %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DifferenceView</name>
    <message>
        <source>Press Twin beside a switch: the other choice runs beside this one, with the same seed and data, and their difference appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix whose difference is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two matrices have different sizes: %1 × %2 and %3 × %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A − B at step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A at step %1, B at step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference of two runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A: %1, B: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>;  A − B = %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DocumentActions</name>
    <message>
        <source>ICL Lab documents (*.icl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not kept on disk, so there are no rows to export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumPy array (*.npy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes of “%1” from %2 were not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scalable vectors (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portable document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots per inch:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EquationView</name>
    <message>
        <source>Equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in formulas, with the numbers of now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This experiment has no formulas.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExperimentPanel</name>
    <message>
        <source>Experiment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story that is being told: choose another preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset gallery (Ctrl+G)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same seed, same run, to the last bit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws another seed and starts again; the present run stays as a ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no seed: a whole number from 0 to 18446744073709551615 is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts again with these settings and the same seed (Return in a field); the present curve stays as a ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fork here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second run that shares the past up to the cursor and goes on with these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart by itself as soon as a setting that needs it is changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One setting contradicts another: see the line below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As in the run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Range: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twin of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed: back to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs “%1” too: same seed, same data, in lock step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Heatmap</name>
    <message>
        <source>Matrix as coloured cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finite</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpTopics</name>
    <message>
        <source>Range: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acts at once, also on a running run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes effect with a restart or a fork.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the command line: --set %1=…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewind, run, step, layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rewind goes back to the start with the same seed and does not run. Run and pause are one button (Space). Step makes one step of the method; with Shift, ten. The layer button goes to the next layer in the whitening and attention pictures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps per second, draws per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rates, not one. The first slows the run down until it can be watched; at the right end it goes as fast as it can. The second says how often the pictures are drawn. Training never waits for drawing, and neither rate changes a result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A channel compared with a number or with a level of the theory, for instance “excess &lt; 1e-6” or “loss &lt; bayes_risk * 1.01”; and “step 4000” for a number of steps; both joined by “or”. A run that turns non-finite always stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A preset is one story: settings, pictures, and claims that “icl check” measures. A dot beside a setting shows that it differs from the preset; pressing the dot goes back to the preset&apos;s value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything random in a run comes from its seed: the same settings and the same seed give the same run to the last bit. “New seed” draws another one and starts again; “rewind” keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes that wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some settings act at once. The others wait here: “Restart” starts again with them and keeps the present curve as a ghost; “Fork here” makes a second run that shares the past up to the cursor. “At once” restarts by itself whenever a slider is let go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs the other value too, with the same seed and the same data. Both runs advance in lock step, both are in every chart, and a third line shows their difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each place shows one picture; the arrow beside its heading offers others. A double click on the heading enlarges it. Every picture opens as a table (Ctrl+T) and can be saved as SVG, PDF or PNG (Ctrl+E).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick a run to show it (Space); point at it to highlight it everywhere; double click (Return) to see its settings and pictures; Delete takes it off the list, and undo brings it back. A ghost is a run that is kept but no longer trains.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to look at any recorded step: the state is computed again and is the same to the last bit. Diamonds mark changes made during the run. End goes back to the newest step and follows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything can be done from the keyboard. Tab goes from control to control; in a chart the arrow keys move the cursor; in the time bar they go one step, with Shift ten.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpViewer</name>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LabDocument</name>
    <message>
        <source>untitled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayerControl</name>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer that is shown; [ and ] move by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>gap %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About ICL Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;ICL Lab %1&lt;/b&gt;&lt;p&gt;A laboratory that shows how attention learns in context.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored layout could not be used: this is the default one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] · seed %2 · ICL Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The controls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlaneView</name>
    <message>
        <source>arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Directions of the gradient flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the range around the minimum (Home)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The heights of the loss are being computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click, or move the crosshair with the arrow keys and press Enter, to start from there. Wheel and + − zoom, drag moves, Home shows the whole plane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α = %1 on its way to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(α, β) = %1 on its way to (%2, %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(α, β) = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excess here %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, at the minimum %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrier at β = %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlateView</name>
    <message>
        <source>Matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which matrix is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fixed colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the colour range as it is, to compare frames and runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix appears with the first step of a run: press Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After layer %1 every entry is within %2 of the identity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention after layer %1: strongest %2 → %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example prompt %1: %2 tokens of %3 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 after layer %2: largest %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: largest %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 non-finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matrix is drawn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, colours from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PredictionView</name>
    <message>
        <source>new prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prediction appears with the first step of a run: press Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction for the example&apos;s query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 layers the prediction is %2; Bayes %3, truth %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 layers the prediction is %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction after each layer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PresetGallery</name>
    <message>
        <source>Preset gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunList</name>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only this run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ghost: kept, no longer training</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The story</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SessionController</name>
    <message>
        <source>The preset “%1” needs the experiment “%2”, which this build does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no experiment “%1” in this build.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>the run also has %n change(s) made while it ran, kept in %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Look at “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the run that is going on: restart it or open another one instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has ended its life on the screen: restart it first, then fork.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is a run of “%2”, an experiment that this build does not have.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StaticChart</name>
    <message>
        <source>Chart</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>training %n run(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>going to the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frame %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableDialog</name>
    <message>
        <source>Values of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TimeBar</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to look at any step; End goes back to the newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1: %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrajectoryPlot</name>
    <message>
        <source>Parameter plane</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How fast the run goes: from one step a second to as fast as it can</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the pictures are drawn; training does not wait for them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For instance: excess &lt; 1e-6, loss &lt; bayes_risk * 1.01, time &gt; 500, step 4000; two parts with “or”. A run that turns non-finite always stops.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1→%2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewSlot</name>
    <message>
        <source>Show another picture here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge this picture, or show all again (double click)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge picture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ViewTypes</name>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gram matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other measures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameter plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset &amp;gallery…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No documents yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen picture as SVG, PDF or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export ro&amp;ws…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every recorded step of the run as CSV or NPY</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line that repeats this run without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;wind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the start with the same seed; does not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step of the method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Ten steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the step before, exactly as it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;n steps back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the n&amp;ewest step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop &amp;at…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits the stop condition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart with the &amp;changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fork here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A second run that shares the past up to the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New see&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next layer in the whitening and attention pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous la&amp;yer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New example &amp;prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enlarge the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chosen picture alone, or all again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture as &amp;table…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xperiment panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;uns panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;default layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help on the control that has the keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About ICL Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>&quot;%1&quot; in the stop rule &quot;%2&quot; is not a number; a rule is written like &quot;loss &lt; 0.33&quot; or &quot;loss &lt; bayes_risk * 1.01 + 0.001&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2) must be less than %3 (%4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at the end of the file belong to no tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot change during a run; start again or fork with the new value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 follows from the other settings and cannot be set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a result about the skip in every layer: set reinjection to every-layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a finite number, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a text, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number between %2 and %3, not %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number of at least %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number of at most %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be at least %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be at most %2, not %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be between %2 and %3, not %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be numbers between %2 and %3, not &apos;%4&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be on or off, not &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be one of %2, not &apos;%3&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be one of %2, not &apos;%3&apos;: did you mean &apos;%4&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must list between 1 and %2 numbers, such as [1, 10, 100]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 where %3 was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is given twice in the same object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nested deeper than %2 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the JSON text has ended here, and nothing may follow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the text ends where %2 was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this is not JSON where %2 was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this number is too large: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be reached: part of its path is a file, not a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: the disk is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; failed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder, not a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is larger than the %2 that such a file may have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an ordinary file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not permitted to this user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside the range of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside the range of whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the beginning of %2 runs, &apos;%3&apos; and &apos;%4&apos; among them; type more of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text in quotes, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number, 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false, not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; must have the form key=value, for instance %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be larger than the system allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;channels&apos; must be an array of one or more names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;claims&apos; must be an array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;data&apos; must be an array of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;edits&apos; must be an array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;entries&apos; must be an array</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;expect&apos; must hold numbers by label, and &apos;rows&apos; an array of arrays of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;finals&apos; must be an object of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;pace&apos; must be 0 or more steps per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;probe:%1&apos; must be &apos;probe:PROBE.LABEL&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;settings&apos; and &apos;arguments&apos; of a claim belong to levels and probes; &apos;%1&apos; is a channel of the run itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;target&apos; must be a number or the name of a quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;views&apos; must be an array of names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2/(2v + m_low + m_high), bounds of the squared norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single linear layer has one fixed matrix, so it cannot follow the scale of the task and stays above Bayes for ever.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stack of linear cross-attention layers learns in context from several modalities. Its two weights are trained on the exact loss, so that every curve can be held against theory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ablation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Across the valley the landscape is steep, along it almost flat: at depth 16 the two curvatures differ by a factor of ten million. The loss falls early, the weights arrive only after a time that grows like (7/4)^{2T}. Both are true at once: training looks finished, and the theorem about the weights is far from being seen. The time axis is logarithmic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An unbounded norm is never mastered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At depth 1024 the minimiser is close to 2/7 and below it by 0.0896/1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At depth 16 it is 0.0047944.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At depth 16 the excess is below one in a million while the weights are still far from the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At depth 32 the best α is 0.0197.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At depth 32 the minimiser has β = −α to nine digits (α).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At depth 32 the minimiser has β = −α to nine digits (β).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At depth 4 it is 0.0208885.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At depth 4 the curvature at the start is 565, so the usual rule “at most two over the curvature” would allow a step of 0.0035 only. The loss is flatter where descent arrives, and steps up to 0.0209 converge from zero. Here the step is 0.0205: the first one lands near the minimum’s far side, and then the curve falls along the predicted rate (1 − ηλ)^{2k}. Raise the rate to 0.021 and start again to see it diverge at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At t = 1000 the excess is 4e-7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At t = 1000 α is 0.18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At β = 0 the stack is a single layer of weight γ = αT, so one-layer attention is a valley in the plane of the two weights. From (0, 0) the flow even turns to positive β first, runs into this valley and hugs it, with the excess just above that of one layer. The valley is never at rest: the slope along β is always there, and the flow turns to negative β and slides along β = −α to the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baselines and limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bayes risk is ln(11/3)/4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two bounds, depth 2 gains 41 % over one weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Between two bounds, depth 3 gains 2 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beyond the barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound for untied layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By default the setting alpha.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By default the setting beta. Ignored with one parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed forms that need no training: the risk of Bayes, of one layer, of the mean and of zero, and where the weights tend to as depth grows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contexts drawn where the risk is estimated by Monte Carlo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covariate noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cross-attention stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth 128: 0.01667.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth 16: excess 1.83e-10.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth 256: log₁₀ of the excess is −127.6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth 3 does not reach Bayes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth 32: excess 1.51e-18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth 4: excess 5.19e-4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth still helps: it is far below one layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descent came to rest at step %1: a further step changes no digit of α = %2, β = %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is above %3, the largest constant step that converges from α = 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is above %3, twice the inverse of the largest curvature at the minimum, where larger steps cannot come to rest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is below the limit %3, but the start was too far out or the batch too noisy for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 overshoots ever further.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance to the limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance to the minimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E ζ² = 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E[ζ²v/s]: the task is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E[ω exp(−2cs)], c = κ/(4τ²)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each layer divides the excess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each step draws 512 new prompts. With 64 tokens the second moment of a prompt fluctuates around that of the population, and a bold α amplifies the fluctuations. Training therefore settles at 0.2286 instead of 0.2591, where the exact risk at 64 tokens, computed by Gaussian moments, is lowest. The batch loss scatters around that risk; the loss at infinite context is drawn beside it. Weights trained at infinite context can be worse than predicting zero on very short prompts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight layers without skip stay above the floor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euclidean distance of (α, β) to the limit of the minimisers at infinite depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Euclidean distance of (α, β) to the minimiser at this depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even depth, odd depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every further layer multiplies the worst residual by 4/7, so the excess risk falls geometrically with depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact loss at infinite context with its gradient and Hessian. With one parameter β = -α and the derivatives are total ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Excess risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First one layer, then depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow time at which the run ends; the flow chooses its own steps on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flow time; for descent the sum of its steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For even depth the residual (1 + βs)^T has one sign, and a mismatch between α and −β can cancel part of it. With only two norms it cancels it all: β = −2/7 and α = (2/7)/(1 − (4/7)²) = 14/33 predict exactly as Bayes does. For odd depth the signs at the two norms differ and there is nothing to cancel. With a continuum of norms the same parity shows as a smaller gain: 41 % at depth 2, 2 % at depth 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one layer the loss is a parabola of curvature 20.17, and a step above 2/20.17 = 0.0992 overshoots by more than it gains. The run ends when the loss has no way back, and the message says why. Deeper stacks are far more delicate: at depth 4 the limit is 0.0209 and beyond it the loss explodes within a handful of steps. Lower the learning rate while it runs and the swings die out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four layers with weights of infinite context are worse than zero on 16 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freeze a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a scaled sum: finite also where the excess itself is too small for a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fᵗ Fᵗᵀ/L over the tokens of the example prompt, which equals Pₜ Λ̂ Pₜᵀ with the prompt&apos;s own second moment Λ̂.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F⁰ = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F⁰ = α X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaussian tasks violate the boundedness that arXiv 2602.04872 assumes; saddle point ln κ = 1 + 1/κ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient descent with a step three per cent above the limit swings ever wider around the minimum until the loss explodes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest squared norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest squared norm 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest squared norm 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest squared norm 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest squared norm 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds α or β where it is, or lets it go again; the other weight goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many modalities a token has. At infinite context only the law of the squared norm of the task acts, not how it is divided among modalities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the task vector m of a prompt is drawn. All but the list are isotropic in direction (within each modality for per-modality).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the weights move: gradient flow of the exact loss, or gradient descent on the exact loss or, at finite context, on batches of sampled prompts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If tasks may be arbitrarily long, no depth reaches Bayes: the steps must shrink as fast as their number grows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the raw data enter only at the bottom, the stack can sharpen one power of attention but never reaches Bayes, however deep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays above it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its excess is 0.0206.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just below the limit, descent still converges, although the step is far beyond the curvature at its start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L numbers as JSON, one a token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L rows of d numbers as JSON, one row a token; empty: the prompt is drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L_{B} is the mean over a fresh batch of prompts, the query averaged exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest stable step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Law of ζ in y = ζ u. Both have mean square 1, so that the population loss is the same; only sampled prompts and the example prompt differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers with weights of their own reach further: 6.05e-5 at depth 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning from short prompts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least squares on the prompt: the stack&apos;s limit of infinite depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left edge of the plane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left of the barrier in β the landscape slopes away from the minimum. The flow escapes, ever more slowly: β tends to −∞, α to 0, and the excess to a level of its own, E ω − (E ω s^T)²/E ω s^{2T}, which is higher than the excess of one layer. Click right of the barrier in the plane to see the same flow come home.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the exact gradient by the trained weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the prompt drawn; 0: the context length set, or 24 where that is infinite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear attention ⟨xⱼ, fᵢ⟩/L of the queries Fᵗ to the keys X in the example prompt, as the layer after t layers sees it; the last row is the query token, and after the last layer this row is what reads out the prediction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of depths, each between 1 and 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of times, such as [0.1, 1, 10]. By default 61 of them, even on a log scale, up to the setting stop-time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss above the Bayes risk, which knows the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss and derivatives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower bound of the squared norm of the task (also where the prior is uniform in the norm); the sphere&apos;s squared norm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower bound of the squared norm of this modality&apos;s part of the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower edge of the plane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest squared norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest squared norm 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest squared norm 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest squared norm 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest squared norm 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean loss on the batch of sampled prompts that the last step used; a gap where no prompts are sampled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean squared error of the prediction at infinite context, exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modalities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is left of the excess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of cross-attention layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in this modality&apos;s part of a token. The dimensions add up to d, which acts in the example prompt, at finite context and for the Gaussian priors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a sphere one layer is enough</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On tasks of two norms, two layers with two weights reach Bayes exactly, which three layers cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the plateau the excess is above that of one layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the plateau the excess is within 15 % of that of one layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cross-attention layer is one layer of linear self-attention: it predicts γ ⟨h, x⟩ with one number γ for all tasks. The best γ is 30/121 and the risk 46/121, against ln(11/3)/4 for someone who knows the task. More training does not help; more depth does. Set the depth to 2 with the twin button and compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One layer falls short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One layer of linear self-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One layer stays more than 17 % above Bayes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One layer would have been better.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One weight suffices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P(s) = α (1 + β s)ᵀ, where α is the scale of the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P(s) = α (1 + β s)ᵀ⁻¹</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Population loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction read out after each layer for the example prompt, beside the truth and the Bayes prediction, which knows the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prior of the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability of the lower of the two norms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts drawn afresh for each step of sampled training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts α or β to a value; training goes on from there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re-injecting the raw data into every layer is what lets depth add up a series for 1/s. Without it the response is α(1 + βs)^T, one power, and the best excess tends to a floor of 1.8e-3 at infinite depth. If the stack also starts from zero, nothing ever enters it: it predicts 0 and its risk is 1. Run the other one with the twin button beside the skip connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regresses x on y and inverts the model; better than least squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Response scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Responses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right edge of the plane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk at each depth of every predictor: rows of depth and one risk a predictor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risk at finite context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampled contexts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second moment of Fᵗ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the contexts drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sherman–Morrison: m is an eigenvector of Λ, so only its eigenvalue s acts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of a descent step: the weights move by rate times the negative gradient, so that one step covers this much flow time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started from zero, the flow first becomes the best single layer, waits on that plateau, and only then discovers depth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started with too strong a negative attention weight, the flow never comes back: β runs to minus infinity and the risk stays above that of one layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 could not be made: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Task vectors as JSON, for instance [[1,0,0],[0,2,0]]: each has as many numbers as the dimensions of the modalities together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is below the minimiser of infinite context.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The barrier at depth 3 lies at β = −0.841.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The batch loss scatters around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best multiple of the mean of y x at this context length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best single layer has the Bayes risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best that layers with weights of their own could do, on average and in the worst case, beside the worst case of shared weights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best weights for the depth, the skip and the parameters that are set. Where two parameters have no single minimiser (one layer, one norm): β = -α.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best weights without skip: α.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best weights without skip: β.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds in the limit are those of the squared norm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The condition &quot;%1&quot; was met at step %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contraction per layer is 4/7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curvature at the minimum is 1.265.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curvature at the start is 564.7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact risk at 64 tokens is within 0.1 % of the lowest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example prompt as the stack receives it: modalities one above the other, the responses y below, the query token last with its response left at 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The excess approaches the level of escape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The excess at the end is that of the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The excess comes to rest at 2.68e-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The excess risk is that of the minimum at depth 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The excess stays above the limit of depth, 0.0151149.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The excess vanishes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flow cannot be followed beyond t = %1: at α = %2, β = %3 the loss or its slope is larger than a number can hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flow first moves to positive β.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The flow reached the stop time t = %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The grid has as many points along each axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest constant step with which descent of one parameter from α = 0 does not diverge, and the curvature at the start and at the minimum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest step for one layer is 12/121.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest step that still works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level of escape is 0.2377.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit for a start from zero is 0.0208885.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of %1 steps was reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of infinite depth is 2/(2 + 0.5 + 4.5).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss arrives, the weights do not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss is exact, so the dashed lines are theory and not a fit. The risk drops below that of the best single layer within a tenth of a unit of time, and then the weights slide along the line β = −α to the minimum. There β is close to −α, and the deeper the stack the closer: in the limit both reach 2/(2 + m_low + m_high), with the bounds of the squared norm of the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map that t layers apply to whitened data at infinite context, for the task of the example prompt. The identity is the aim: along the task it is reached fast, across it slowly, and only the first matters for the prediction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum of the profile of the loss over β, left of the minimum: beyond it the flow escapes to β = -∞.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The minimiser is at 0.2808.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The obstacle for one layer is not that tasks point in random directions but that their size varies. With the norm fixed, γ = 1/(1 + ρ) is right for every task, and the excess risk of one layer goes to zero. Choose the prior “squared norm uniform” to bring the obstacle back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path of gradient flow from a start, at the times asked for: rows of t, α, β and excess. A path that runs away ends early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raw mean of y x is worse than predicting zero: 73/12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The residual of T layers on a task of squared norm ρ is (1 − α(1 + ρ))^T. At the best α its two extremes balance at ±(4/7)^T, and the excess risk falls like (4/7)^{2T}: about a factor of three a layer. The risk-against-depth chart shows all predictors together; layer after layer the whitening approaches the identity along the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk at a finite context length of the stack, of one retrained layer, of least squares or of inverse regression: exact where it can be, else a Monte Carlo mean with its standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk is 46/121.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The risk is the Bayes risk 2/7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run diverges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ends at the minimum: α.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run ends at the minimum: β.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run reaches the minimum at depth 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run was stopped at step %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack beats the best single layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack set, with the weights alpha and beta.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack&apos;s prediction on one prompt, typed in or drawn from the prior, and the query&apos;s state f_q after each layer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step that diverges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are more than 0.1 away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theorem 4.1: best single layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theorem 6.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theorem 6.3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in a training prompt; 0 is the limit of infinite context, where the loss is exact. Above 0, descent trains on sampled prompts of this length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens in each prompt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained on batches of prompts of 64 tokens, the weight settles below the one that infinite context asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two numbers, one for the skip and one for attention, flow to the point where four layers predict almost as well as someone who knows the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two weights find Bayes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper bound of the squared norm of the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper bound of the squared norm of this modality&apos;s part of the task.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper edge of the plane.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variance of each coordinate of the task under the Gaussian priors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variance of the noise in each coordinate of x, so that the covariance of x is v I + m mᵀ and its task eigenvalue is s = v + ρ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variance of the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the attention term at the start of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the attention term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the attention term; not given: the run&apos;s present one, or -α with one parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the lower norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the skip term at the start of the run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the skip term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight of the skip term; not given: the run&apos;s present one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is lost when the skip connection is taken away: with the weights retrained, and with the full model&apos;s best weights reused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is taken away from the model that is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the first layer receives: zero, or the data scaled by the skip weight, F⁰ = α X. With the skip in every layer, a start from data equals one more layer from zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When every task has the same norm there is no scale to follow, and a single layer predicts as well as Bayes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the skip term α X re-injects the raw data. Without it in every layer the stack reaches only p(s) = α (1 + β s)ᵏ, which never is Bayes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to evaluate; by default where the run stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where to evaluate; by default where the run stands. Ignored with one parameter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of bayes, lsa, lca-one, lca-two, untied, zero and raw-mean; by default all that have a meaning for the skip that is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which prompt is drawn from the prior, where no tokens are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which weights are trained: α alone with β = -α (Theorem 6.2), or α and β (Theorem 6.3). All layers share them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whitening Pₜ Λ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose risk is asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With Gaussian tasks there is always one long enough to make a given step unstable. The best α falls like κ/(4τ²T) with κ = 3.591, so deep stacks become a flow of fixed duration, and a constant excess remains: 0.0151 here, however deep the stack. Boundedness of the norm is what makes the theorems true.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With norms between two bounds one layer keeps an excess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one weight depth 2 keeps an excess of 0.032.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one weight the prediction is exactly that of T steps of gradient descent on the examples in the prompt, with step α. The best α compromises between the shortest and the longest task. As depth grows it tends to 2/(2 + m_low + m_high), where the bounds are those of the squared norm: with norms uniform between 1 and 2 it tends to 2/7, not to 2/5. The dotted curve is the exact solution of the flow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the skip in every layer it is seven times smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With β tied to −α a single number is trained, the loss is convex, and every start leads to the same α.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without skip and from zero the risk is 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the skip connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the skip in every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a claim with &quot;is&quot;: &quot;ends&quot; has no quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a claim with &quot;is&quot;: &quot;near&quot; needs &apos;relative&apos; or &apos;absolute&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prior of one norm has no barrier: its minimisers form a curve; choose a prior of more than one norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prior of unbounded norm has no barrier: choose a bounded prior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a run of this name is there again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensor does not lie inside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tolerance must be 0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value must be a number, a text, true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts at finite context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts for priors with one pair of bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts for the Gaussian priors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts for the prior per-modality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts for the prior task-list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts for the prior two-norms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts with %1 or more modalities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts with method descent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts with method flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acts with two parameters; with one, β = -α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another preset has the id &apos;%1&apos;, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1 needs a random norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1: one fixed matrix cannot follow the scale s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2; rate (m_high − m_low)/(2 + m_low + m_high) to the power 2T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2; the bounds are those of ‖m‖²</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3 needs a condition on the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; near the minimum or from a small start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; path of the flow by an independent integrator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; stiffness of the flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872, definition of the stack with scalar weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872; ablation of the skip connection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872; boundary two-cycle of gradient descent from α = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872; parity of depth, closed form for two norms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arXiv 2602.04872; risk at finite context by exact Gaussian moments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>barrier is a result about two parameters: set parameters to two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best α as depth grows, 2 / (s_low + s_high)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>continuous time, by a linearly implicit scheme with the exact Hessian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinate of Fᵗ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coordinate of x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d numbers as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depths must be whole numbers, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each modality&apos;s squared norm is uniform between bounds of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exact flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excess after retraining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excess on its top, with the best α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excess that an escaping flow tends to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excess that no depth removes, under an unbounded norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excess with the full model&apos;s best weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of vectors of %1 numbers, such as [[1,0],[0,2]]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>factor by which a layer shrinks the worst residual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first derivative in α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first derivative in β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first layer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient descent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gradient flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has %1 numbers, but the tokens in x have %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has %1 numbers, but there are %2 tokens in x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inverse regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a checkpoint this program can read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a reference file: &apos;format&apos; must be &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a run folder: it has no run.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is no object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its logarithm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its logarithm, finite at any depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest stable step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least excess over all polynomials of the degree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least squares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least squares has a finite risk only for a context above %1 tokens (two more than the %2 numbers of x)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least worst-case residual, by Chebyshev</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level of escape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of depth, norm unbounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of infinite context; s = v + ‖m‖² is the eigenvalue of Λ along m</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>limit of infinite depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list of tasks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log10 of the excess over the plane of α (columns) and β (rows, from the lowest up). 1000 stands for a loss beyond every number, -1000 for an excess of 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>log₁₀ of the excess risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss after retraining</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss less Bayes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loss there, less Bayes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum of the profile over β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean squared error on the query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimiser α*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimiser β*</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum at this depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mixed second derivative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1 as JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a JSON object in braces, not %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be an array of events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no skip, start from the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no skip, start from zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>norm uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing enters the stack, which predicts zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the Monte Carlo mean; 0 where the risk is exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one layer (LSA)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one layer has no barrier, since beta does not act: set depth to 2 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one layer, retrained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one power of 1 + β s cannot follow 1/s on a range of norms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per modality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted rate (1 − ηλ)²ᵏ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicted rate exp(−2λt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>predicting 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prediction of the stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prediction with the task known; only for a drawn prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompts per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>query f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>response</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retrained α; absent where nothing is left to train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retrained β; absent where nothing is left to train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk of predicting zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk of the Bayes predictor with the task known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk of the best single layer of linear attention, Γ = γ I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk of the best single layer with a free matrix, where the prior is not isotropic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>risk of the unscaled mean of y x as weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>root of the exact gradient by quadrature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second derivative at the minimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second derivative in α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second derivative in β</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second derivative of the loss at α = 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>setting &apos;%1&apos; is null: give it a value or leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings must be an object with one member a setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skip in the first layer only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>smallest eigenvalue λ of the Hessian at the minimum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sphere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>squared norm uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 is outside the run, which has steps %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1 lies before this run&apos;s first step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step-limit is a result about one parameter: set parameters to one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps of constant size, which diverge above the step limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped before the answer was complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t = ∫ dα/(−L′), by quadrature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has no number type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has no proper shape and place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has the number type %2; F64 and F32 can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; lies outside the file: it was cut short or damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; overlaps another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the best scale of one layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the checkpoint of a cross-attention run must hold one number named %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data of tensor &apos;%1&apos; do not fill its shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deleted run is no longer there to be restored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk failed at &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full: no room to write &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the exact population loss, by quadrature over the norm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the flow has run away at t = %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header is not an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; must be lower-case letters, digits and hyphens, like &apos;%2&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the loss at alpha %1 is larger than a number can hold: choose weights nearer 0 or fewer layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metadata are not an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the metadata member &apos;%1&apos; is not a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the norm is uniform between the roots of the bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the probe &apos;%1&apos; gives no &apos;%2&apos; under these settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the query&apos;s response; only for a drawn prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the question could not be answered: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the raw data enter every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the raw data enter no layer, so that with a start from zero nothing is predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the raw data enter the first layer and no other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run has ended (%1); only an interrupted run can go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run has format %1; this program reads formats 1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run has lost its rows: rows.f64 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run has no recorded rows yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run is being written by another program; wait until it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run is being written; stop it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run is damaged: rows.f64 has %1 rows where run.json says %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run is no longer kept (%1); it goes on in memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run recorded other channels than this program&apos;s &apos;%1&apos; has; it can be read and exported, not continued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run to fork from was removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the squared norm is one of its two bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the squared norm is the lower bound, always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the squared norm of the sphere must be above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the squared norm ρ is uniform between its bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stop rule &quot;%1&quot; has no &lt; or &gt;; write it like &quot;loss &lt; 0.33&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task is Gaussian with unbounded norm, so that depth never reaches Bayes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task is Gaussian, given that its squared norm lies between the bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the task is one of the listed vectors, each equally likely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the γ of that layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a gap in the data before tensor &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no run %1 in this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos; in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos;: no runs are stored in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no state to ask yet; ask again in a moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such run folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a safetensors file, or it was cut short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time per step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>times must be in increasing order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many files are open to open &apos;%1&apos; as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truncated Gaussian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>truth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two norms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown argument &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown argument &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown channel &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown channel &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown end &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown end &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown experiment &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown experiment &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown intervention &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown intervention &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown label &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown label &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown member &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown member &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown predictor &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown predictor &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown preset &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown preset &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown probe &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown probe &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown relation &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown relation &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown run &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown run &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown target &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown target &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>untied is a bound for the skip in every layer: set reinjection to every-layer, or leave untied out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector %1 has %2 numbers, but the dimensions of the modalities add up to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector %1 must be a list of %2 numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector %1 must hold numbers between -1000 and 1000</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector %1 must not be zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worst-case residual with shared weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x, y and query belong together: give all three, or none and a seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α and β are trained freely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α comes to rest at the minimiser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α converges to 1/(1 + ρ) = 2/7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α converges to the minimiser at depth 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α converges to the minimiser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α converges to γ = 30/121.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α settles where 64 tokens ask for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α swings far outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>α tends to 14/33.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β comes to rest at the minimiser.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β is tied to -α</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β of the barrier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β runs away to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β tends to −2/7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>β → −∞: what one power of s can do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ζ is +1 or -1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ζ is standard normal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>icl::ui</name>
    <message>
        <source>%1 of %2 points · %3 non-finite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · %1 not positive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure file ends in .svg, .pdf or .png, not in &apos;%1&apos;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure is 160 × 120 to 8000 × 8000 pixels large, not %1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PNG takes 36 to 2400 dots per inch and at most %1 pixels a side; %2 is out of range for this size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure is too large for the memory there is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
