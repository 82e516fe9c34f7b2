<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
<context>
    <name>CoverSheet</name>
    <message>
        <source>Where will the path end?</source>
        <translation>Dove finirà il percorso?</translation>
    </message>
    <message>
        <source>Which way down the tree will it take?</source>
        <translation>Quale via prenderà lungo l&apos;albero?</translation>
    </message>
    <message>
        <source>Which answer wins, and how surely?</source>
        <translation>Quale risposta vincerà, e con quale sicurezza?</translation>
    </message>
    <message>
        <source>Which heads will look back, and where?</source>
        <translation>Quali teste guarderanno indietro, e dove?</translation>
    </message>
    <message>
        <source>Where will it look?</source>
        <translation>Dove guarderà?</translation>
    </message>
    <message>
        <source>What will be left of the correlations?</source>
        <translation>Che cosa resterà delle correlazioni?</translation>
    </message>
    <message>
        <source>How near will the prediction be?</source>
        <translation>Quanto sarà vicina la predizione?</translation>
    </message>
</context>
<context>
    <name>DesignView</name>
    <message>
        <source>The best first question leans by %1° here; above a noise of %2 not at all</source>
        <translation>Qui la migliore prima domanda si inclina di %1°; con un rumore sopra %2 per nulla</translation>
    </message>
    <message>
        <source>noise of an answer</source>
        <translation>rumore di una risposta</translation>
    </message>
    <message>
        <source>lean of the question, degrees (0: root, 90: children)</source>
        <translation>inclinazione della domanda, gradi (0: radice, 90: figli)</translation>
    </message>
    <message>
        <source>Colour is the risk after one question. With little noise the best one leans: one number then tells root and child at once, which is the non-linear decoder&apos;s trick.</source>
        <translation>Il colore è il rischio dopo una domanda. Con poco rumore la migliore si inclina: un numero dice allora insieme radice e figlio, ed è il trucco del decodificatore non lineare.</translation>
    </message>
</context>
<context>
    <name>HelpTopics</name>
    <message>
        <source>Range: %1.</source>
        <translation>Intervallo: %1.</translation>
    </message>
    <message>
        <source>Unit: %1.</source>
        <translation>Unità: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Valore predefinito: %1.</translation>
    </message>
    <message>
        <source>Acts at once, also on a running run.</source>
        <translation>Agisce subito, anche su un&apos;esecuzione in corso.</translation>
    </message>
    <message>
        <source>Takes effect with a restart or a fork.</source>
        <translation>Ha effetto ricominciando o biforcando.</translation>
    </message>
    <message>
        <source>On the command line: --set %1=…</source>
        <translation>Dalla riga di comando: --set %1=…</translation>
    </message>
    <message>
        <source>Rewind, run, step, layer</source>
        <translation>Riavvolgi, esegui, passo, strato</translation>
    </message>
    <message>
        <source>Rewind goes back to the start with the same seed and does not run. Run and pause are one button (Space). Step makes one step of the method; with Shift, ten. The layer button goes to the next layer in the whitening and attention pictures.</source>
        <translation>Riavvolgi torna all&apos;inizio con lo stesso seme e non esegue. Esegui e pausa sono un solo pulsante (Spazio). Passo fa un passo del metodo; con Maiusc, dieci. Il pulsante dello strato va allo strato successivo nelle figure dello sbiancamento e dell&apos;attenzione.</translation>
    </message>
    <message>
        <source>Steps per second, draws per second</source>
        <translation>Passi al secondo, disegni al secondo</translation>
    </message>
    <message>
        <source>Two rates, not one. The first slows the run down until it can be watched; at the right end it goes as fast as it can. The second says how often the pictures are drawn. Training never waits for drawing, and neither rate changes a result.</source>
        <translation>Due ritmi, non uno. Il primo rallenta l&apos;esecuzione finché la si può seguire; all&apos;estremo destro va il più veloce possibile. Il secondo dice quante volte si disegnano le figure. L&apos;addestramento non aspetta mai il disegno, e nessuno dei due ritmi cambia un risultato.</translation>
    </message>
    <message>
        <source>Stop condition</source>
        <translation>Condizione di arresto</translation>
    </message>
    <message>
        <source>A channel compared with a number or with a level of the theory, for instance “excess &lt; 1e-6” or “loss &lt; bayes_risk * 1.01”; and “step 4000” for a number of steps; both joined by “or”. A run that turns non-finite always stops.</source>
        <translation>Un canale confrontato con un numero o con un livello della teoria, per esempio “excess &lt; 1e-6” o “loss &lt; bayes_risk * 1.01”; e “step 4000” per un numero di passi; le due cose unite da “or”. Un&apos;esecuzione che diventa non finita si ferma sempre.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>A preset is one story: settings, pictures, and claims that “icl check” measures. A dot beside a setting shows that it differs from the preset; pressing the dot goes back to the preset&apos;s value.</source>
        <translation>Un preset è una storia: impostazioni, figure e affermazioni che “icl check” misura. Un punto accanto a un&apos;impostazione mostra che essa differisce dal preset; premendo il punto si torna al valore del preset.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Everything random in a run comes from its seed: the same settings and the same seed give the same run to the last bit. “New seed” draws another one and starts again; “rewind” keeps it.</source>
        <translation>Tutto ciò che è casuale in un&apos;esecuzione viene dal suo seme: le stesse impostazioni e lo stesso seme danno la stessa esecuzione fino all&apos;ultimo bit. «Nuovo seme» ne estrae un altro e ricomincia; «riavvolgi» lo conserva.</translation>
    </message>
    <message>
        <source>Changes that wait</source>
        <translation>Modifiche in attesa</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Gemello</translation>
    </message>
    <message>
        <source>Runs the other value too, with the same seed and the same data. Both runs advance in lock step, both are in every chart, and a third line shows their difference.</source>
        <translation>Esegue anche l&apos;altro valore, con lo stesso seme e gli stessi dati. Le due esecuzioni avanzano di pari passo, stanno entrambe in ogni grafico e una terza linea mostra la loro differenza.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Figure</translation>
    </message>
    <message>
        <source>Each place shows one picture; the arrow beside its heading offers others. A double click on the heading enlarges it. Every picture opens as a table (Ctrl+T) and can be saved as SVG, PDF or PNG (Ctrl+E).</source>
        <translation>Ogni posto mostra una figura; la freccia accanto all&apos;intestazione ne offre altre. Un doppio clic sull&apos;intestazione la ingrandisce. Ogni figura si apre come tabella (Ctrl+T) e si può salvare come SVG, PDF o PNG (Ctrl+E).</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Esecuzioni</translation>
    </message>
    <message>
        <source>Tick a run to show it (Space); point at it to highlight it everywhere; double click (Return) to see its settings and pictures; Delete takes it off the list, and undo brings it back. A ghost is a run that is kept but no longer trains.</source>
        <translation>Spuntate un&apos;esecuzione per mostrarla (Spazio); indicatela per evidenziarla ovunque; con un doppio clic (Invio) ne vedete impostazioni e figure; Canc la toglie dall&apos;elenco e annullando ritorna. Una traccia è un&apos;esecuzione conservata che non si addestra più.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Drag to look at any recorded step: the state is computed again and is the same to the last bit. Diamonds mark changes made during the run. End goes back to the newest step and follows it.</source>
        <translation>Trascinate per vedere qualsiasi passo registrato: lo stato si ricalcola ed è lo stesso fino all&apos;ultimo bit. I rombi segnano le modifiche fatte durante l&apos;esecuzione. Fine torna al passo più recente e lo segue.</translation>
    </message>
    <message>
        <source>The controls</source>
        <translation>I comandi</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Impostazioni: %1</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>Everything can be done from the keyboard. Tab goes from control to control; in a chart the arrow keys move the cursor; in the time bar they go one step, with Shift ten.</source>
        <translation>Tutto si può fare dalla tastiera. Tab passa da un comando all&apos;altro; in un grafico le frecce muovono il cursore; nella barra del tempo vanno di un passo, con Maiusc di dieci.</translation>
    </message>
    <message>
        <source>Some settings act on the running run. The others start a new one, which keeps the present curve as a ghost: by itself when the slider is let go or the field is left (“at once”), or by “Restart”. “Fork here” makes a second run that shares the past up to the cursor. While you look at an earlier step every change waits, so that nothing of the run is lost.</source>
        <translation>Alcune impostazioni agiscono sull&apos;esecuzione in corso. Le altre ne fanno partire una nuova, che conserva la curva presente come traccia: da sé quando si rilascia il cursore o si lascia il campo («subito»), oppure con «Ricomincia». «Biforca qui» crea una seconda esecuzione che condivide il passato fino al cursore. Mentre guardate un passo precedente ogni modifica aspetta, così che nulla dell&apos;esecuzione vada perso.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>A note (Ctrl+D) is a sentence pinned to the step and the picture you look at. Return goes to it, F2 edits it, Delete removes it; Ctrl+comma and Ctrl+full stop go from note to note. Notes are saved in the document and beside the run.</source>
        <translation>Una nota (Ctrl+D) è una frase fissata al passo e alla figura che guardate. Invio va alla nota, F2 la modifica, Canc la toglie; Ctrl+virgola e Ctrl+punto vanno da nota a nota. Le note si salvano nel documento e accanto all&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>Sonde</translation>
    </message>
    <message>
        <source>A probe is a question to the present state of a run; it never changes the run. The answer comes as numbers, curves or coloured cells. Pin an answer to keep it beside the next ones.</source>
        <translation>Una sonda è una domanda allo stato presente di un&apos;esecuzione; non la cambia mai. La risposta arriva come numeri, curve o celle colorate. Fissate una risposta per tenerla accanto alle prossime.</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Discendenza</translation>
    </message>
    <message>
        <source>Where runs come from: a fork from the run whose past it shares, a later stage from the run whose weights it began with, each with the step. An open circle is a run that is in the store alone; a click or Return shows it.</source>
        <translation>Da dove vengono le esecuzioni: una biforcazione dall&apos;esecuzione di cui condivide il passato, una fase successiva dall&apos;esecuzione con i cui pesi è cominciata, ciascuna con il passo. Un cerchio vuoto è un&apos;esecuzione che sta solo nell&apos;archivio; un clic o Invio la mostra.</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Scene</translation>
    </message>
    <message>
        <source>A cue opens a run or goes on with the one before, runs to a stop, and shows pictures with a caption and a speaker note. “+” makes one of what you see; F2 edits its texts, Ctrl+Shift+Up and Down move it, Delete removes it. F5 gives the lecture. Cues are saved in the document, or as a lecture of their own.</source>
        <translation>Una scena apre un&apos;esecuzione o prosegue con la precedente, corre fino a un arresto e mostra figure con una didascalia e una nota per chi parla. «+» ne fa una di ciò che vedete; F2 ne modifica i testi, Ctrl+Maiusc+Su e Giù la spostano, Canc la toglie. F5 comincia la lezione. Le scene si salvano nel documento, oppure come lezione a sé.</translation>
    </message>
    <message>
        <source>Giving a lecture</source>
        <translation>Tenere una lezione</translation>
    </message>
    <message>
        <source>Page Down goes on: to the stop, reveal, next cue; Page Up restores the end of the cue before. B or full stop darkens the audience&apos;s window, S freezes its picture, Esc ends. Point at the small picture, and the audience sees a dot there.</source>
        <translation>Pagina giù va avanti: all&apos;arresto, alla rivelazione, alla scena successiva; Pagina su riporta la fine della scena precedente. B o punto oscura la finestra del pubblico, S ne congela la figura, Esc termina. Indicate nella figura piccola, e il pubblico vede lì un punto.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Scansioni</translation>
    </message>
    <message>
        <source>A sweep runs an experiment on a grid of settings and seeds, and shows one number of each cell as a colour. Choose a ready one, or put one together from the open experiment; a file or a folder of results opens when it is dropped on the main window. Results are stored as they come, so nothing is lost when it is stopped.</source>
        <translation>Una scansione esegue un esperimento su una griglia di impostazioni e semi, e mostra un numero di ogni cella come colore. Sceglietene una pronta, oppure componetela dall&apos;esperimento aperto; un file o una cartella di risultati si apre lasciandoli cadere sulla finestra principale. I risultati si salvano man mano che arrivano, così che nulla va perso quando la si ferma.</translation>
    </message>
    <message>
        <source>Axes of a sweep</source>
        <translation>Assi di una scansione</translation>
    </message>
    <message>
        <source>Up to three settings that vary; all others are as they stand in the experiment panel. Values are a list, or a range with the number of values; log takes them in equal ratios. Every cell runs with the same seeds, so that cells can be compared.</source>
        <translation>Fino a tre impostazioni che variano; tutte le altre restano come nel pannello dell&apos;esperimento. I valori sono un elenco, o un intervallo con il numero di valori; log li prende in rapporti uguali. Ogni cella usa gli stessi semi, così che le celle si possano confrontare.</translation>
    </message>
    <message>
        <source>Start, stop, save a sweep</source>
        <translation>Avviare, fermare, salvare una scansione</translation>
    </message>
    <message>
        <source>The line above the button says how many jobs there are, about how long they take, and how much room they need. Start goes on where the same sweep stopped before. Save file writes it for “icl sweep”, which runs it without a window or on a cluster and gives the same bits.</source>
        <translation>La riga sopra il pulsante dice quanti lavori ci sono, quanto dureranno all&apos;incirca e quanto spazio richiedono. Avvia riprende da dove la stessa scansione si era fermata. Salva file la scrive per “icl sweep”, che la esegue senza finestra o su un cluster e dà gli stessi bit.</translation>
    </message>
    <message>
        <source>Picture of a sweep</source>
        <translation>Figura di una scansione</translation>
    </message>
    <message>
        <source>Value is what the colours show; across and down choose its axes, and each further axis has a list for the value to cut at. Over seeds shows the mean, half the width of its 95 % interval, or one seed. The contour is where the value crosses a level. Arrow keys go from cell to cell; Return or a double click opens the run of a cell. Hatched cells have no result yet.</source>
        <translation>Valore è ciò che mostrano i colori; gli assi orizzontale e verticale si scelgono, e per ogni altro asse c&apos;è un elenco con il valore in cui tagliare. Sui semi mostra la media, la semiampiezza del suo intervallo al 95 % o un seme solo. La curva di livello è dove il valore attraversa un livello. Le frecce vanno di cella in cella; Invio o un doppio clic apre l&apos;esecuzione di una cella. Le celle tratteggiate non hanno ancora un risultato.</translation>
    </message>
    <message>
        <source>First minute</source>
        <translation>Primo minuto</translation>
    </message>
    <message>
        <source>Five small tasks for a start: pause and run, a slider, a twin, back in time, a fork. Each is done when something moved because of you. The card never takes the keyboard; Tab reaches it, Esc on it leaves. Help, First minute brings it back.</source>
        <translation>Cinque piccoli compiti per cominciare: pausa ed esecuzione, un cursore, un gemello, indietro nel tempo, una biforcazione. Ciascuno è fatto quando qualcosa si è mosso per opera vostra. La scheda non prende mai la tastiera; Tab la raggiunge, Esc su di essa la lascia. Guida, Primo minuto la riporta.</translation>
    </message>
    <message>
        <source>Paired seeds</source>
        <translation>Semi accoppiati</translation>
    </message>
    <message>
        <source>Repeats the run, and its twin with the same seeds, in the background. The interval lies between two of the sorted values and its level is exact whatever their law: 5 seeds reach 93.8 %, 6 reach 96.9 %. Differences are taken seed by seed. Every run is in the store, where it is found again; a band shows median and interval in the curves.</source>
        <translation>Ripete l&apos;esecuzione, e il suo gemello con gli stessi semi, in secondo piano. L&apos;intervallo sta tra due dei valori ordinati e il suo livello è esatto qualunque sia la loro legge: 5 semi arrivano al 93.8 %, 6 al 96.9 %. Le differenze si prendono seme per seme. Ogni esecuzione è nell&apos;archivio, dove la si ritrova; una fascia mostra mediana e intervallo nelle curve.</translation>
    </message>
    <message>
        <source>Comparing runs</source>
        <translation>Confrontare esecuzioni</translation>
    </message>
    <message>
        <source>Open and stored runs of the experiment, 64 at a time; columns are the settings that differ, and what differs from the chosen run is bold. Words in the filter must all be found, also as “depth=8”. A tick (Space) puts a run into the chart, up to 12; pointing at a run shows it everywhere. Runs of one value share a colour, and two and more of them a band. Return opens a run in the window.</source>
        <translation>Esecuzioni dell&apos;esperimento, aperte e conservate, 64 alla volta; le colonne sono le impostazioni che differiscono, e ciò che differisce dall&apos;esecuzione scelta è in grassetto. Le parole del filtro si devono trovare tutte, anche come “depth=8”. Una spunta (Spazio) mette un&apos;esecuzione nel grafico, fino a 12; indicandone una la si vede ovunque. Le esecuzioni con lo stesso valore hanno lo stesso colore e, da due in su, una fascia. Invio apre un&apos;esecuzione nella finestra.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animazione</translation>
    </message>
    <message>
        <source>A picture over the steps of the run: as PNG files, or as MP4 or GIF where ffmpeg is installed. The run is made again for it, with the same bits, while the one on the screen goes on. Cancel keeps nothing.</source>
        <translation>Una figura lungo i passi dell&apos;esecuzione: come file PNG, oppure come MP4 o GIF dove ffmpeg è installato. L&apos;esecuzione viene rifatta apposta, con gli stessi bit, mentre quella sullo schermo prosegue. Annulla non conserva nulla.</translation>
    </message>
    <message>
        <source>Where a run stopped</source>
        <translation>Dove si è fermata un&apos;esecuzione</translation>
    </message>
    <message>
        <source>A condition that was met is a mark on the curves and on the time bar; Run goes on without the condition. A run whose numbers are none any more is shown at its last finite step, with the reason.</source>
        <translation>Una condizione che si è avverata è un segno sulle curve e sulla barra del tempo; Esegui prosegue senza la condizione. Un&apos;esecuzione i cui numeri non sono più tali si mostra al suo ultimo passo finito, con il motivo.</translation>
    </message>
    <message>
        <source>Handouts</source>
        <translation>Dispense</translation>
    </message>
    <message>
        <source>View, Hide controls chooses which controls are shown. The document remembers it; hidden ones are listed in the View menu and come back from there. File, Share as one file packs the document with the runs it shows.</source>
        <translation>Vista, Nascondi i comandi sceglie quali comandi si mostrano. Il documento lo ricorda; quelli nascosti sono elencati nel menu Vista e tornano da lì. File, Condividi in un solo file riunisce il documento e le esecuzioni che mostra.</translation>
    </message>
</context>
<context>
    <name>HiddenControls</name>
    <message>
        <source>Rewind, run, step, layer</source>
        <translation>Riavvolgi, esegui, passo, strato</translation>
    </message>
    <message>
        <source>Steps per second, draws per second</source>
        <translation>Passi al secondo, disegni al secondo</translation>
    </message>
    <message>
        <source>Stop condition</source>
        <translation>Condizione di arresto</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>All switches</source>
        <translation>Tutti gli interruttori</translation>
    </message>
    <message>
        <source>Twin buttons</source>
        <translation>Pulsanti dei gemelli</translation>
    </message>
    <message>
        <source>Restart and fork</source>
        <translation>Ricomincia e biforca</translation>
    </message>
    <message>
        <source>Choice of pictures</source>
        <translation>Scelta delle figure</translation>
    </message>
    <message>
        <source>Values at the cursor</source>
        <translation>Valori al cursore</translation>
    </message>
    <message>
        <source>Time bar</source>
        <translation>Barra del tempo</translation>
    </message>
    <message>
        <source>List of runs</source>
        <translation>Elenco delle esecuzioni</translation>
    </message>
    <message>
        <source>Notes and cues</source>
        <translation>Note e scene</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>Storia</translation>
    </message>
    <message>
        <source>Seeds and comparison</source>
        <translation>Semi e confronto</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>gap %1</source>
        <translation>distanza %1</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Previsione</translation>
    </message>
    <message>
        <source>Draw your guess here</source>
        <translation>Disegnate qui la vostra previsione</translation>
    </message>
    <message>
        <source>or press G and use the arrow keys</source>
        <translation>o premete G e usate i tasti freccia</translation>
    </message>
</context>
<context>
    <name>ProbeAnswer</name>
    <message>
        <source>a table of %1 rows and %2 columns</source>
        <translation>una tabella di %1 righe e %2 colonne</translation>
    </message>
</context>
<context>
    <name>Sweeps</name>
    <message>
        <source>first step with %1</source>
        <translation>primo passo con %1</translation>
    </message>
    <message>
        <source>%1 at the first step with %2</source>
        <translation>%1 al primo passo con %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seme %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>What is expected:</source>
        <translation>Che cosa ci si aspetta:</translation>
    </message>
</context>
<context>
    <name>TreeMatrices</name>
    <message>
        <source>Not trained yet: press Run.</source>
        <translation>Non ancora addestrata: premete Esegui.</translation>
    </message>
    <message>
        <source>A row a layer: every context is asked the same, whatever it answers.</source>
        <translation>Una riga per strato: a ogni contesto si chiede lo stesso, qualunque cosa risponda.</translation>
    </message>
    <message>
        <source>The same keys whatever node the path has reached: nothing is routed.</source>
        <translation>Le stesse chiavi qualunque nodo abbia raggiunto il percorso: nulla è instradato.</translation>
    </message>
    <message>
        <source>Close to the identity: a layer asks the node that the answers point to.</source>
        <translation>Vicina all&apos;identità: uno strato chiede al nodo indicato dalle risposte.</translation>
    </message>
    <message>
        <source>Off the diagonal: single keys mix nodes, and only together they cover the path.</source>
        <translation>Fuori dalla diagonale: le singole chiavi mescolano i nodi e solo insieme coprono il percorso.</translation>
    </message>
    <message>
        <source>What each layer asks this context; below the first row another context has other keys.</source>
        <translation>Che cosa ogni strato chiede a questo contesto; sotto la prima riga un altro contesto ha altre chiavi.</translation>
    </message>
    <message>
        <source>What is asked, and it is the same for every context.</source>
        <translation>Che cosa si chiede, ed è lo stesso per ogni contesto.</translation>
    </message>
    <message>
        <source>What is left open depends on the questions only, never on the answers.</source>
        <translation>Ciò che resta aperto dipende solo dalle domande, mai dalle risposte.</translation>
    </message>
    <message>
        <source>Belief after each answer: a good question halves the leaves that are left, one bit.</source>
        <translation>Credenza dopo ogni risposta: una buona domanda dimezza le foglie rimaste, un bit.</translation>
    </message>
</context>
<context>
    <name>TreePainter</name>
    <message>
        <source>key²</source>
        <translation>chiave²</translation>
    </message>
    <message>
        <source>root</source>
        <translation>radice</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>on</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>seed %1→%2</source>
        <translation>seme %1→%2</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, logaritmico</translation>
    </message>
</context>
<context>
    <name>ViewTypes</name>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>Sbiancamento</translation>
    </message>
    <message>
        <source>Gram matrix</source>
        <translation>Matrice di Gram</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesi</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Other measures</source>
        <translation>Altre misure</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>Equazioni</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenza</translation>
    </message>
    <message>
        <source>Parameter plane</source>
        <translation>Piano dei parametri</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Predizione</translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation>Rischio e profondità</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>The stack is gradient descent: they differ by %1 at most</source>
        <translation>La pila è discesa del gradiente: differiscono al massimo di %1</translation>
    </message>
    <message>
        <source>No step that was tried ends below the start</source>
        <translation>Nessun passo provato finisce sotto la partenza</translation>
    </message>
    <message>
        <source>Steps up to %1 hold</source>
        <translation>I passi fino a %1 reggono</translation>
    </message>
    <message>
        <source>Risk %1 on short prompts</source>
        <translation>Rischio %1 su prompt corti</translation>
    </message>
    <message>
        <source>Risk %1 ± %2 on short prompts, median %3</source>
        <translation>Rischio %1 ± %2 su prompt corti, mediana %3</translation>
    </message>
    <message>
        <source>%1 % of prompts diverge with depth</source>
        <translation>il %1 % dei prompt diverge con la profondità</translation>
    </message>
    <message>
        <source>Risk at most %1 at the length trained for, up to %2 at another</source>
        <translation>Rischio al massimo %1 alla lunghezza di addestramento, fino a %2 a un&apos;altra</translation>
    </message>
    <message>
        <source>Training against test length</source>
        <translation>Lunghezza di addestramento e di test</translation>
    </message>
    <message>
        <source>Risk on short prompts</source>
        <translation>Rischio su prompt corti</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>Grandezza del passo</translation>
    </message>
    <message>
        <source>Attention as gradient descent</source>
        <translation>L&apos;attenzione come discesa del gradiente</translation>
    </message>
    <message>
        <source>Accuracies</source>
        <translation>Accuratezze</translation>
    </message>
    <message>
        <source>Attention of every head</source>
        <translation>Attenzione di ogni testa</translation>
    </message>
    <message>
        <source>Answer to the example</source>
        <translation>Risposta all&apos;esempio</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Albero</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Instradamento</translation>
    </message>
    <message>
        <source>Risk against budget</source>
        <translation>Rischio e budget</translation>
    </message>
    <message>
        <source>Key patching</source>
        <translation>Innesto di chiavi</translation>
    </message>
    <message>
        <source>Function vectors</source>
        <translation>Vettori funzione</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chiavi</translation>
    </message>
    <message>
        <source>Leaf posterior</source>
        <translation>A posteriori della foglia</translation>
    </message>
    <message>
        <source>Two-level designs</source>
        <translation>Disegni a due livelli</translation>
    </message>
    <message>
        <source>What limits depth</source>
        <translation>Che cosa limita la profondità</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Prima e dopo</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>Geometria</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>&quot;%1&quot; in the stop rule &quot;%2&quot; is not a number; a rule is written like &quot;loss &lt; 0.33&quot; or &quot;loss &lt; bayes_risk * 1.01 + 0.001&quot;</source>
        <translation>&quot;%1&quot; nella regola di arresto &quot;%2&quot; non è un numero; una regola si scrive come &quot;loss &lt; 0.33&quot; o &quot;loss &lt; bayes_risk * 1.01 + 0.001&quot;</translation>
    </message>
    <message>
        <source>%1 (%2) must be less than %3 (%4)</source>
        <translation>%1 (%2) deve essere minore di %3 (%4)</translation>
    </message>
    <message>
        <source>%1 at the end of the file belong to no tensor</source>
        <translation>%1 alla fine del file non appartengono ad alcun tensore</translation>
    </message>
    <message>
        <source>%1 cannot change during a run; start again or fork with the new value</source>
        <translation>%1 non può cambiare durante un&apos;esecuzione; ricominciate o biforcate con il nuovo valore</translation>
    </message>
    <message>
        <source>%1 follows from the other settings and cannot be set</source>
        <translation>%1 segue dalle altre impostazioni e non si può fissare</translation>
    </message>
    <message>
        <source>%1 is a result about the skip in every layer: set reinjection to every-layer</source>
        <translation>%1 è un risultato sulla connessione di salto in ogni strato: impostate reinjection su every-layer</translation>
    </message>
    <message>
        <source>%1 must be a finite number, not %2</source>
        <translation>%1 deve essere un numero finito, non %2</translation>
    </message>
    <message>
        <source>%1 must be a text, not %2</source>
        <translation>%1 deve essere un testo, non %2</translation>
    </message>
    <message>
        <source>%1 must be a whole number between %2 and %3, not %4</source>
        <translation>%1 deve essere un numero intero tra %2 e %3, non %4</translation>
    </message>
    <message>
        <source>%1 must be a whole number of at least %2, not %3</source>
        <translation>%1 deve essere un numero intero di almeno %2, non %3</translation>
    </message>
    <message>
        <source>%1 must be a whole number of at most %2, not %3</source>
        <translation>%1 deve essere un numero intero di al massimo %2, non %3</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1 deve essere un numero intero, non %2</translation>
    </message>
    <message>
        <source>%1 must be at least %2, not %3</source>
        <translation>%1 deve essere almeno %2, non %3</translation>
    </message>
    <message>
        <source>%1 must be at most %2, not %3</source>
        <translation>%1 deve essere al massimo %2, non %3</translation>
    </message>
    <message>
        <source>%1 must be between %2 and %3, not %4</source>
        <translation>%1 deve stare tra %2 e %3, non essere %4</translation>
    </message>
    <message>
        <source>%1 must be numbers between %2 and %3, not &apos;%4&apos;</source>
        <translation>%1 deve contenere numeri tra %2 e %3, non &apos;%4&apos;</translation>
    </message>
    <message>
        <source>%1 must be on or off, not &apos;%2&apos;</source>
        <translation>%1 deve essere on oppure off, non &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not &apos;%3&apos;</source>
        <translation>%1 deve essere uno tra %2, non &apos;%3&apos;</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not &apos;%3&apos;: did you mean &apos;%4&apos;?</source>
        <translation>%1 deve essere uno tra %2, non &apos;%3&apos;: intendevate &apos;%4&apos;?</translation>
    </message>
    <message>
        <source>%1 must list between 1 and %2 numbers, such as [1, 10, 100]</source>
        <translation>%1 deve elencare da 1 a %2 numeri, come [1, 10, 100]</translation>
    </message>
    <message>
        <source>%1: %2 where %3 was expected</source>
        <translation>%1: %2 dove si attendeva %3</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is given twice in the same object</source>
        <translation>%1: &apos;%2&apos; compare due volte nello stesso oggetto</translation>
    </message>
    <message>
        <source>%1: nested deeper than %2 levels</source>
        <translation>%1: annidamento oltre %2 livelli</translation>
    </message>
    <message>
        <source>%1: the JSON text has ended here, and nothing may follow it</source>
        <translation>%1: il testo JSON è finito qui e non può seguire nulla</translation>
    </message>
    <message>
        <source>%1: the text ends where %2 was expected</source>
        <translation>%1: il testo finisce dove si attendeva %2</translation>
    </message>
    <message>
        <source>%1: this is not JSON where %2 was expected</source>
        <translation>%1: questo non è JSON dove si attendeva %2</translation>
    </message>
    <message>
        <source>%1: this number is too large: %2</source>
        <translation>%1: questo numero è troppo grande: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be reached: part of its path is a file, not a folder</source>
        <translation>&apos;%1&apos; non è raggiungibile: una parte del percorso è un file, non una cartella</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: the disk is read-only</source>
        <translation>&apos;%1&apos; non si può scrivere: il disco è in sola lettura</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not exist</source>
        <translation>&apos;%1&apos; non esiste</translation>
    </message>
    <message>
        <source>&apos;%1&apos; failed: %2</source>
        <translation>&apos;%1&apos; non è riuscito: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder, not a file</source>
        <translation>&apos;%1&apos; è una cartella, non un file</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is larger than the %2 that such a file may have</source>
        <translation>&apos;%1&apos; è più grande dei %2 che un tale file può avere</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>&apos;%1&apos; manca</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>&apos;%1&apos; non è un numero</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>&apos;%1&apos; non è un numero intero</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an ordinary file</source>
        <translation>&apos;%1&apos; non è un file ordinario</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not permitted to this user</source>
        <translation>&apos;%1&apos; non è permesso a questo utente</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside the range of numbers</source>
        <translation>&apos;%1&apos; è fuori dall&apos;intervallo dei numeri</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside the range of whole numbers</source>
        <translation>&apos;%1&apos; è fuori dall&apos;intervallo dei numeri interi</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the beginning of %2 runs, &apos;%3&apos; and &apos;%4&apos; among them; type more of it</source>
        <translation>&apos;%1&apos; è l&apos;inizio di %2 esecuzioni, tra cui &apos;%3&apos; e &apos;%4&apos;; scrivetene di più</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number, not %2</source>
        <translation>&apos;%1&apos; deve essere un numero, non %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text in quotes, not %2</source>
        <translation>&apos;%1&apos; deve essere un testo tra virgolette, non %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number, 0 or more</source>
        <translation>&apos;%1&apos; deve essere un numero intero, 0 o più</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number, not %2</source>
        <translation>&apos;%1&apos; deve essere un numero intero, non %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false, not %2</source>
        <translation>&apos;%1&apos; deve essere true o false, non %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must have the form key=value, for instance %2</source>
        <translation>&apos;%1&apos; deve avere la forma chiave=valore, per esempio %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be larger than the system allows</source>
        <translation>&apos;%1&apos; sarebbe più grande di quanto il sistema permette</translation>
    </message>
    <message>
        <source>&apos;channels&apos; must be an array of one or more names</source>
        <translation>&apos;channels&apos; deve essere un array di uno o più nomi</translation>
    </message>
    <message>
        <source>&apos;claims&apos; must be an array</source>
        <translation>&apos;claims&apos; deve essere un array</translation>
    </message>
    <message>
        <source>&apos;data&apos; must be an array of numbers</source>
        <translation>&apos;data&apos; deve essere un array di numeri</translation>
    </message>
    <message>
        <source>&apos;edits&apos; must be an array</source>
        <translation>&apos;edits&apos; deve essere un array</translation>
    </message>
    <message>
        <source>&apos;entries&apos; must be an array</source>
        <translation>&apos;entries&apos; deve essere un array</translation>
    </message>
    <message>
        <source>&apos;expect&apos; must hold numbers by label, and &apos;rows&apos; an array of arrays of numbers</source>
        <translation>&apos;expect&apos; deve contenere numeri per etichetta, e &apos;rows&apos; un array di array di numeri</translation>
    </message>
    <message>
        <source>&apos;finals&apos; must be an object of numbers</source>
        <translation>&apos;finals&apos; deve essere un oggetto di numeri</translation>
    </message>
    <message>
        <source>&apos;pace&apos; must be 0 or more steps per second</source>
        <translation>&apos;pace&apos; deve essere 0 o più passi al secondo</translation>
    </message>
    <message>
        <source>&apos;probe:%1&apos; must be &apos;probe:PROBE.LABEL&apos;</source>
        <translation>&apos;probe:%1&apos; deve essere &apos;probe:PROBE.LABEL&apos;</translation>
    </message>
    <message>
        <source>&apos;settings&apos; and &apos;arguments&apos; of a claim belong to levels and probes; &apos;%1&apos; is a channel of the run itself</source>
        <translation>&apos;settings&apos; e &apos;arguments&apos; di un&apos;affermazione riguardano livelli e sonde; &apos;%1&apos; è un canale dell&apos;esecuzione stessa</translation>
    </message>
    <message>
        <source>&apos;target&apos; must be a number or the name of a quantity</source>
        <translation>&apos;target&apos; deve essere un numero o il nome di una grandezza</translation>
    </message>
    <message>
        <source>&apos;views&apos; must be an array of names</source>
        <translation>&apos;views&apos; deve essere un array di nomi</translation>
    </message>
    <message>
        <source>2/(2v + m_low + m_high), bounds of the squared norm</source>
        <translation>2/(2v + m_low + m_high), estremi della norma al quadrato</translation>
    </message>
    <message>
        <source>A single linear layer has one fixed matrix, so it cannot follow the scale of the task and stays above Bayes for ever.</source>
        <translation>Un solo strato lineare ha una matrice fissa: non può seguire la scala del compito e resta sopra Bayes per sempre.</translation>
    </message>
    <message>
        <source>A stack of linear cross-attention layers learns in context from several modalities. Its two weights are trained on the exact loss, so that every curve can be held against theory.</source>
        <translation>Una pila di strati di attenzione incrociata lineare impara nel contesto da più modalità. I suoi due pesi si addestrano sulla perdita esatta, così che ogni curva si possa confrontare con la teoria.</translation>
    </message>
    <message>
        <source>Ablation</source>
        <translation>Ablazione</translation>
    </message>
    <message>
        <source>Across the valley the landscape is steep, along it almost flat: at depth 16 the two curvatures differ by a factor of ten million. The loss falls early, the weights arrive only after a time that grows like (7/4)^{2T}. Both are true at once: training looks finished, and the theorem about the weights is far from being seen. The time axis is logarithmic.</source>
        <translation>Attraverso la valle il paesaggio è ripido, lungo di essa quasi piatto: alla profondità 16 le due curvature differiscono di un fattore dieci milioni. La perdita scende presto, i pesi arrivano solo dopo un tempo che cresce come (7/4)^{2T}. Le due cose sono vere insieme: l&apos;addestramento sembra finito, e il teorema sui pesi è lontano dal mostrarsi. L&apos;asse del tempo è logaritmico.</translation>
    </message>
    <message>
        <source>An unbounded norm is never mastered</source>
        <translation>Una norma illimitata non si domina mai</translation>
    </message>
    <message>
        <source>At depth 1024 the minimiser is close to 2/7 and below it by 0.0896/1024.</source>
        <translation>Alla profondità 1024 il minimo è vicino a 2/7 e sotto di esso di 0,0896/1024.</translation>
    </message>
    <message>
        <source>At depth 16 it is 0.0047944.</source>
        <translation>Alla profondità 16 è 0,0047944.</translation>
    </message>
    <message>
        <source>At depth 16 the excess is below one in a million while the weights are still far from the minimum.</source>
        <translation>Alla profondità 16 l&apos;eccesso è sotto un milionesimo mentre i pesi sono ancora lontani dal minimo.</translation>
    </message>
    <message>
        <source>At depth 32 the best α is 0.0197.</source>
        <translation>Alla profondità 32 l&apos;α migliore è 0,0197.</translation>
    </message>
    <message>
        <source>At depth 32 the minimiser has β = −α to nine digits (α).</source>
        <translation>Alla profondità 32 il minimo ha β = −α fino a nove cifre (α).</translation>
    </message>
    <message>
        <source>At depth 32 the minimiser has β = −α to nine digits (β).</source>
        <translation>Alla profondità 32 il minimo ha β = −α fino a nove cifre (β).</translation>
    </message>
    <message>
        <source>At depth 4 it is 0.0208885.</source>
        <translation>Alla profondità 4 è 0,0208885.</translation>
    </message>
    <message>
        <source>At depth 4 the curvature at the start is 565, so the usual rule “at most two over the curvature” would allow a step of 0.0035 only. The loss is flatter where descent arrives, and steps up to 0.0209 converge from zero. Here the step is 0.0205: the first one lands near the minimum’s far side, and then the curve falls along the predicted rate (1 − ηλ)^{2k}. Raise the rate to 0.021 and start again to see it diverge at once.</source>
        <translation>Alla profondità 4 la curvatura alla partenza è 565: la regola consueta «al massimo due diviso la curvatura» permetterebbe un passo di soltanto 0,0035. La perdita è più piatta dove la discesa arriva, e i passi fino a 0,0209 convergono da zero. Qui il passo è 0,0205: il primo atterra vicino all&apos;altro versante del minimo, poi la curva scende secondo la velocità prevista (1 − ηλ)^{2k}. Alzate il tasso a 0,021 e ricominciate per vederla divergere subito.</translation>
    </message>
    <message>
        <source>At t = 1000 the excess is 4e-7.</source>
        <translation>A t = 1000 l&apos;eccesso è 4e-7.</translation>
    </message>
    <message>
        <source>At t = 1000 α is 0.18.</source>
        <translation>A t = 1000 α è 0,18.</translation>
    </message>
    <message>
        <source>At β = 0 the stack is a single layer of weight γ = αT, so one-layer attention is a valley in the plane of the two weights. From (0, 0) the flow even turns to positive β first, runs into this valley and hugs it, with the excess just above that of one layer. The valley is never at rest: the slope along β is always there, and the flow turns to negative β and slides along β = −α to the minimum.</source>
        <translation>A β = 0 la pila è un solo strato di peso γ = αT, perciò l&apos;attenzione a uno strato è una valle nel piano dei due pesi. Da (0, 0) il flusso piega dapprima perfino verso β positivo, entra in questa valle e la segue da vicino, con l&apos;eccesso appena sopra quello di uno strato. La valle non è mai in quiete: la pendenza lungo β c&apos;è sempre, e il flusso piega verso β negativo e scivola lungo β = −α fino al minimo.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>Barriera</translation>
    </message>
    <message>
        <source>Baselines and limits</source>
        <translation>Riferimenti e limiti</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lotto</translation>
    </message>
    <message>
        <source>Batch loss</source>
        <translation>Perdita del lotto</translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation>Bayes</translation>
    </message>
    <message>
        <source>Bayes risk is ln(11/3)/4.</source>
        <translation>Il rischio di Bayes è ln(11/3)/4.</translation>
    </message>
    <message>
        <source>Between two bounds, depth 2 gains 41 % over one weight.</source>
        <translation>Tra due estremi, la profondità 2 guadagna il 41 % su un solo peso.</translation>
    </message>
    <message>
        <source>Between two bounds, depth 3 gains 2 %.</source>
        <translation>Tra due estremi, la profondità 3 guadagna il 2 %.</translation>
    </message>
    <message>
        <source>Beyond the barrier</source>
        <translation>Oltre la barriera</translation>
    </message>
    <message>
        <source>Bound for untied layers</source>
        <translation>Limite per strati indipendenti</translation>
    </message>
    <message>
        <source>By default the setting alpha.</source>
        <translation>Se manca, l&apos;impostazione alpha.</translation>
    </message>
    <message>
        <source>By default the setting beta. Ignored with one parameter.</source>
        <translation>Se manca, l&apos;impostazione beta. Ignorato con un parametro.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambia</translation>
    </message>
    <message>
        <source>Closed forms that need no training: the risk of Bayes, of one layer, of the mean and of zero, and where the weights tend to as depth grows.</source>
        <translation>Formule chiuse che non richiedono addestramento: il rischio di Bayes, di uno strato, della media e di zero, e dove tendono i pesi al crescere della profondità.</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Lunghezza del contesto</translation>
    </message>
    <message>
        <source>Covariate noise</source>
        <translation>Rumore delle covariate</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Attenzione incrociata</translation>
    </message>
    <message>
        <source>Cross-attention stack</source>
        <translation>Pila di attenzione incrociata</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>Depth 128: 0.01667.</source>
        <translation>Profondità 128: 0,01667.</translation>
    </message>
    <message>
        <source>Depth 16: excess 1.83e-10.</source>
        <translation>Profondità 16: eccesso 1,83e-10.</translation>
    </message>
    <message>
        <source>Depth 256: log₁₀ of the excess is −127.6.</source>
        <translation>Profondità 256: il log₁₀ dell&apos;eccesso è −127,6.</translation>
    </message>
    <message>
        <source>Depth 3 does not reach Bayes.</source>
        <translation>La profondità 3 non raggiunge Bayes.</translation>
    </message>
    <message>
        <source>Depth 32: excess 1.51e-18.</source>
        <translation>Profondità 32: eccesso 1,51e-18.</translation>
    </message>
    <message>
        <source>Depth 4: excess 5.19e-4.</source>
        <translation>Profondità 4: eccesso 5,19e-4.</translation>
    </message>
    <message>
        <source>Depth still helps: it is far below one layer.</source>
        <translation>La profondità aiuta comunque: è ben sotto uno strato.</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>Descent came to rest at step %1: a further step changes no digit of α = %2, β = %3.</source>
        <translation>La discesa si è fermata al passo %1: un passo ulteriore non cambia alcuna cifra di α = %2, β = %3.</translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is above %3, the largest constant step that converges from α = 0.</source>
        <translation>La discesa diverge al passo %1: un passo di %2 è sopra %3, il più grande passo costante che converge da α = 0.</translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is above %3, twice the inverse of the largest curvature at the minimum, where larger steps cannot come to rest.</source>
        <translation>La discesa diverge al passo %1: un passo di %2 è sopra %3, il doppio dell&apos;inverso della massima curvatura al minimo, oltre cui i passi non possono fermarsi.</translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is below the limit %3, but the start was too far out or the batch too noisy for it.</source>
        <translation>La discesa diverge al passo %1: un passo di %2 è sotto il limite %3, ma la partenza era troppo lontana o il lotto troppo rumoroso.</translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 overshoots ever further.</source>
        <translation>La discesa diverge al passo %1: un passo di %2 va oltre il segno sempre di più.</translation>
    </message>
    <message>
        <source>Dimension 1</source>
        <translation>Dimensione 1</translation>
    </message>
    <message>
        <source>Dimension 2</source>
        <translation>Dimensione 2</translation>
    </message>
    <message>
        <source>Dimension 3</source>
        <translation>Dimensione 3</translation>
    </message>
    <message>
        <source>Dimension 4</source>
        <translation>Dimensione 4</translation>
    </message>
    <message>
        <source>Distance to the limit</source>
        <translation>Distanza dal limite</translation>
    </message>
    <message>
        <source>Distance to the minimiser</source>
        <translation>Distanza dal minimo</translation>
    </message>
    <message>
        <source>E ζ² = 1</source>
        <translation>E ζ² = 1</translation>
    </message>
    <message>
        <source>E[ζ²v/s]: the task is known</source>
        <translation>E[ζ²v/s]: il compito è noto</translation>
    </message>
    <message>
        <source>E[ω exp(−2cs)], c = κ/(4τ²)</source>
        <translation>E[ω exp(−2cs)], c = κ/(4τ²)</translation>
    </message>
    <message>
        <source>Each layer divides the excess</source>
        <translation>Ogni strato divide l&apos;eccesso</translation>
    </message>
    <message>
        <source>Each step draws 512 new prompts. With 64 tokens the second moment of a prompt fluctuates around that of the population, and a bold α amplifies the fluctuations. Training therefore settles at 0.2286 instead of 0.2591, where the exact risk at 64 tokens, computed by Gaussian moments, is lowest. The batch loss scatters around that risk; the loss at infinite context is drawn beside it. Weights trained at infinite context can be worse than predicting zero on very short prompts.</source>
        <translation>Ogni passo estrae 512 nuovi prompt. Con 64 token il momento secondo di un prompt oscilla attorno a quello della popolazione, e un α ardito amplifica le oscillazioni. Perciò l&apos;addestramento si assesta a 0,2286 anziché a 0,2591, dove il rischio esatto a 64 token, calcolato con i momenti gaussiani, è minimo. La perdita del lotto oscilla attorno a quel rischio; la perdita a contesto infinito è disegnata accanto. Su prompt molto corti, pesi addestrati a contesto infinito possono essere peggio che predire zero.</translation>
    </message>
    <message>
        <source>Eight layers without skip stay above the floor.</source>
        <translation>Otto strati senza salto restano sopra il limite inferiore.</translation>
    </message>
    <message>
        <source>Euclidean distance of (α, β) to the limit of the minimisers at infinite depth.</source>
        <translation>Distanza euclidea di (α, β) dal limite dei minimi a profondità infinita.</translation>
    </message>
    <message>
        <source>Euclidean distance of (α, β) to the minimiser at this depth.</source>
        <translation>Distanza euclidea di (α, β) dal minimo a questa profondità.</translation>
    </message>
    <message>
        <source>Even depth, odd depth</source>
        <translation>Profondità pari, profondità dispari</translation>
    </message>
    <message>
        <source>Every further layer multiplies the worst residual by 4/7, so the excess risk falls geometrically with depth.</source>
        <translation>Ogni strato in più moltiplica il residuo peggiore per 4/7, perciò il rischio in eccesso scende geometricamente con la profondità.</translation>
    </message>
    <message>
        <source>Exact loss at infinite context with its gradient and Hessian. With one parameter β = -α and the derivatives are total ones.</source>
        <translation>Perdita esatta a contesto infinito con gradiente e hessiana. Con un parametro β = -α e le derivate sono quelle totali.</translation>
    </message>
    <message>
        <source>Example prompt</source>
        <translation>Prompt di esempio</translation>
    </message>
    <message>
        <source>Excess risk</source>
        <translation>Rischio in eccesso</translation>
    </message>
    <message>
        <source>First one layer, then depth</source>
        <translation>Prima uno strato, poi la profondità</translation>
    </message>
    <message>
        <source>Flow time at which the run ends; the flow chooses its own steps on the way.</source>
        <translation>Tempo del flusso a cui l&apos;esecuzione finisce; lungo la via il flusso sceglie da sé i passi.</translation>
    </message>
    <message>
        <source>Flow time; for descent the sum of its steps.</source>
        <translation>Tempo del flusso; per la discesa la somma dei suoi passi.</translation>
    </message>
    <message>
        <source>For even depth the residual (1 + βs)^T has one sign, and a mismatch between α and −β can cancel part of it. With only two norms it cancels it all: β = −2/7 and α = (2/7)/(1 − (4/7)²) = 14/33 predict exactly as Bayes does. For odd depth the signs at the two norms differ and there is nothing to cancel. With a continuum of norms the same parity shows as a smaller gain: 41 % at depth 2, 2 % at depth 3.</source>
        <translation>A profondità pari il residuo (1 + βs)^T ha un solo segno, e una discrepanza tra α e −β può cancellarne una parte. Con due sole norme lo cancella tutto: β = −2/7 e α = (2/7)/(1 − (4/7)²) = 14/33 predicono esattamente come Bayes. A profondità dispari i segni alle due norme sono diversi e non c&apos;è nulla da cancellare. Con un continuo di norme la stessa parità si vede come un guadagno minore: il 41 % alla profondità 2, il 2 % alla profondità 3.</translation>
    </message>
    <message>
        <source>For one layer the loss is a parabola of curvature 20.17, and a step above 2/20.17 = 0.0992 overshoots by more than it gains. The run ends when the loss has no way back, and the message says why. Deeper stacks are far more delicate: at depth 4 the limit is 0.0209 and beyond it the loss explodes within a handful of steps. Lower the learning rate while it runs and the swings die out.</source>
        <translation>Per uno strato la perdita è una parabola di curvatura 20,17, e un passo sopra 2/20,17 = 0,0992 va oltre il minimo più di quanto guadagni. L&apos;esecuzione finisce quando la perdita non ha più ritorno, e il messaggio dice perché. Le pile più profonde sono molto più delicate: alla profondità 4 il limite è 0,0209 e oltre esso la perdita esplode in una manciata di passi. Abbassate il tasso di apprendimento durante l&apos;esecuzione e le oscillazioni si spengono.</translation>
    </message>
    <message>
        <source>Four layers with weights of infinite context are worse than zero on 16 tokens.</source>
        <translation>Quattro strati con pesi del contesto infinito sono peggio di zero su 16 token.</translation>
    </message>
    <message>
        <source>Freeze a weight</source>
        <translation>Congela un peso</translation>
    </message>
    <message>
        <source>From a scaled sum: finite also where the excess itself is too small for a number.</source>
        <translation>Da una somma riscalata: finito anche dove l&apos;eccesso stesso è troppo piccolo per un numero.</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>Congelato</translation>
    </message>
    <message>
        <source>Fᵗ Fᵗᵀ/L over the tokens of the example prompt, which equals Pₜ Λ̂ Pₜᵀ with the prompt&apos;s own second moment Λ̂.</source>
        <translation>Fᵗ Fᵗᵀ/L sui token del prompt di esempio, uguale a Pₜ Λ̂ Pₜᵀ con il momento secondo Λ̂ del prompt stesso.</translation>
    </message>
    <message>
        <source>F⁰ = 0</source>
        <translation>F⁰ = 0</translation>
    </message>
    <message>
        <source>F⁰ = α X</source>
        <translation>F⁰ = α X</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>gaussiana</translation>
    </message>
    <message>
        <source>Gaussian tasks violate the boundedness that arXiv 2602.04872 assumes; saddle point ln κ = 1 + 1/κ</source>
        <translation>I compiti gaussiani violano la limitatezza che arXiv 2602.04872 suppone; punto di sella ln κ = 1 + 1/κ</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>Discesa del gradiente</translation>
    </message>
    <message>
        <source>Gradient descent with a step three per cent above the limit swings ever wider around the minimum until the loss explodes.</source>
        <translation>La discesa del gradiente con un passo del tre per cento sopra il limite oscilla sempre più ampiamente attorno al minimo, finché la perdita esplode.</translation>
    </message>
    <message>
        <source>Gradient flow</source>
        <translation>Flusso del gradiente</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>Norma del gradiente</translation>
    </message>
    <message>
        <source>Highest squared norm</source>
        <translation>Norma² massima</translation>
    </message>
    <message>
        <source>Highest squared norm 1</source>
        <translation>Norma² massima 1</translation>
    </message>
    <message>
        <source>Highest squared norm 2</source>
        <translation>Norma² massima 2</translation>
    </message>
    <message>
        <source>Highest squared norm 3</source>
        <translation>Norma² massima 3</translation>
    </message>
    <message>
        <source>Highest squared norm 4</source>
        <translation>Norma² massima 4</translation>
    </message>
    <message>
        <source>Highest α</source>
        <translation>α massimo</translation>
    </message>
    <message>
        <source>Highest β</source>
        <translation>β massimo</translation>
    </message>
    <message>
        <source>How many modalities a token has. At infinite context only the law of the squared norm of the task acts, not how it is divided among modalities.</source>
        <translation>Quante modalità ha un token. A contesto infinito conta solo la legge della norma al quadrato del compito, non come è divisa tra le modalità.</translation>
    </message>
    <message>
        <source>How the task vector m of a prompt is drawn. All but the list are isotropic in direction (within each modality for per-modality).</source>
        <translation>Come si estrae il vettore del compito m di un prompt. Tutte tranne l&apos;elenco sono isotrope in direzione (entro ogni modalità per per-modality).</translation>
    </message>
    <message>
        <source>How the weights move: gradient flow of the exact loss, or gradient descent on the exact loss or, at finite context, on batches of sampled prompts.</source>
        <translation>Come si muovono i pesi: flusso del gradiente della perdita esatta, oppure discesa del gradiente sulla perdita esatta o, a contesto finito, su lotti di prompt campionati.</translation>
    </message>
    <message>
        <source>If tasks may be arbitrarily long, no depth reaches Bayes: the steps must shrink as fast as their number grows.</source>
        <translation>Se i compiti possono essere arbitrariamente lunghi, nessuna profondità raggiunge Bayes: i passi devono ridursi tanto in fretta quanto il loro numero cresce.</translation>
    </message>
    <message>
        <source>If the raw data enter only at the bottom, the stack can sharpen one power of attention but never reaches Bayes, however deep.</source>
        <translation>Se i dati grezzi entrano solo in fondo, la pila può affinare una potenza dell&apos;attenzione ma non raggiunge mai Bayes, per quanto profonda.</translation>
    </message>
    <message>
        <source>Initial α</source>
        <translation>α iniziale</translation>
    </message>
    <message>
        <source>Initial β</source>
        <translation>β iniziale</translation>
    </message>
    <message>
        <source>It stays above it.</source>
        <translation>Resta sopra di esso.</translation>
    </message>
    <message>
        <source>Its excess is 0.0206.</source>
        <translation>Il suo eccesso è 0,0206.</translation>
    </message>
    <message>
        <source>Just below the limit, descent still converges, although the step is far beyond the curvature at its start.</source>
        <translation>Appena sotto il limite la discesa converge ancora, benché il passo sia ben oltre ciò che la curvatura alla partenza permette.</translation>
    </message>
    <message>
        <source>L numbers as JSON, one a token.</source>
        <translation>L numeri in JSON, uno per token.</translation>
    </message>
    <message>
        <source>L rows of d numbers as JSON, one row a token; empty: the prompt is drawn.</source>
        <translation>L righe di d numeri in JSON, una riga per token; vuoto: il prompt si estrae.</translation>
    </message>
    <message>
        <source>L_{B} is the mean over a fresh batch of prompts, the query averaged exactly</source>
        <translation>L_{B} è la media su un nuovo lotto di prompt, mediata esattamente sulla query</translation>
    </message>
    <message>
        <source>Largest stable step</source>
        <translation>Massimo passo stabile</translation>
    </message>
    <message>
        <source>Law of ζ in y = ζ u. Both have mean square 1, so that the population loss is the same; only sampled prompts and the example prompt differ.</source>
        <translation>Legge di ζ in y = ζ u. Entrambe hanno quadrato medio 1, perciò la perdita di popolazione è la stessa; differiscono solo i prompt campionati e il prompt di esempio.</translation>
    </message>
    <message>
        <source>Layers with weights of their own reach further: 6.05e-5 at depth 4.</source>
        <translation>Strati con pesi propri arrivano più lontano: 6,05e-5 alla profondità 4.</translation>
    </message>
    <message>
        <source>Learning from short prompts</source>
        <translation>Imparare da prompt corti</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Tasso di apprendimento</translation>
    </message>
    <message>
        <source>Least squares on the prompt: the stack&apos;s limit of infinite depth.</source>
        <translation>Minimi quadrati sul prompt: il limite della pila a profondità infinita.</translation>
    </message>
    <message>
        <source>Left edge of the plane.</source>
        <translation>Bordo sinistro del piano.</translation>
    </message>
    <message>
        <source>Left of the barrier in β the landscape slopes away from the minimum. The flow escapes, ever more slowly: β tends to −∞, α to 0, and the excess to a level of its own, E ω − (E ω s^T)²/E ω s^{2T}, which is higher than the excess of one layer. Click right of the barrier in the plane to see the same flow come home.</source>
        <translation>A sinistra della barriera in β il paesaggio digrada allontanandosi dal minimo. Il flusso fugge, sempre più lentamente: β tende a −∞, α a 0, e l&apos;eccesso a un livello tutto suo, E ω − (E ω s^T)²/E ω s^{2T}, più alto dell&apos;eccesso di uno strato. Fate clic nel piano a destra della barriera per vedere lo stesso flusso tornare a casa.</translation>
    </message>
    <message>
        <source>Length of the prompt drawn; 0: the context length set, or 24 where that is infinite.</source>
        <translation>Lunghezza del prompt estratto; 0: la lunghezza del contesto impostata, o 24 dove è infinita.</translation>
    </message>
    <message>
        <source>Linear cross-attention</source>
        <translation>Attenzione incrociata lineare</translation>
    </message>
    <message>
        <source>List of depths, each between 1 and 1024.</source>
        <translation>Elenco di profondità, ciascuna tra 1 e 1024.</translation>
    </message>
    <message>
        <source>List of tasks</source>
        <translation>Elenco di compiti</translation>
    </message>
    <message>
        <source>List of times, such as [0.1, 1, 10]. By default 61 of them, even on a log scale, up to the setting stop-time.</source>
        <translation>Elenco di tempi, come [0.1, 1, 10]. Se manca, 61 tempi equidistanti su scala logaritmica, fino all&apos;impostazione stop-time.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Loss above the Bayes risk, which knows the task.</source>
        <translation>Perdita sopra il rischio di Bayes, che conosce il compito.</translation>
    </message>
    <message>
        <source>Loss and derivatives</source>
        <translation>Perdita e derivate</translation>
    </message>
    <message>
        <source>Loss landscape</source>
        <translation>Paesaggio della perdita</translation>
    </message>
    <message>
        <source>Lower bound of the squared norm of the task (also where the prior is uniform in the norm); the sphere&apos;s squared norm.</source>
        <translation>Estremo inferiore della norma al quadrato del compito (anche dove la distribuzione a priori è uniforme nella norma); la norma al quadrato della sfera.</translation>
    </message>
    <message>
        <source>Lower bound of the squared norm of this modality&apos;s part of the task.</source>
        <translation>Estremo inferiore della norma al quadrato della parte del compito in questa modalità.</translation>
    </message>
    <message>
        <source>Lower edge of the plane.</source>
        <translation>Bordo inferiore del piano.</translation>
    </message>
    <message>
        <source>Lowest squared norm</source>
        <translation>Norma² minima</translation>
    </message>
    <message>
        <source>Lowest squared norm 1</source>
        <translation>Norma² minima 1</translation>
    </message>
    <message>
        <source>Lowest squared norm 2</source>
        <translation>Norma² minima 2</translation>
    </message>
    <message>
        <source>Lowest squared norm 3</source>
        <translation>Norma² minima 3</translation>
    </message>
    <message>
        <source>Lowest squared norm 4</source>
        <translation>Norma² minima 4</translation>
    </message>
    <message>
        <source>Lowest α</source>
        <translation>α minimo</translation>
    </message>
    <message>
        <source>Lowest β</source>
        <translation>β minimo</translation>
    </message>
    <message>
        <source>Mean loss on the batch of sampled prompts that the last step used; a gap where no prompts are sampled.</source>
        <translation>Perdita media sul lotto di prompt campionati usato dall&apos;ultimo passo; un vuoto dove non si campionano prompt.</translation>
    </message>
    <message>
        <source>Mean squared error of the prediction at infinite context, exact.</source>
        <translation>Errore quadratico medio della predizione a contesto infinito, esatto.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Minimiser</source>
        <translation>Minimo</translation>
    </message>
    <message>
        <source>Modalities</source>
        <translation>Modalità</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Nothing is left of the excess.</source>
        <translation>Dell&apos;eccesso non resta nulla.</translation>
    </message>
    <message>
        <source>Number of cross-attention layers.</source>
        <translation>Numero di strati di attenzione incrociata.</translation>
    </message>
    <message>
        <source>Numbers in this modality&apos;s part of a token. The dimensions add up to d, which acts in the example prompt, at finite context and for the Gaussian priors.</source>
        <translation>Quanti numeri di un token sono di questa modalità. Le dimensioni sommano a d, che agisce nel prompt di esempio, a contesto finito e per le distribuzioni a priori gaussiane.</translation>
    </message>
    <message>
        <source>On a sphere one layer is enough</source>
        <translation>Su una sfera basta uno strato</translation>
    </message>
    <message>
        <source>On tasks of two norms, two layers with two weights reach Bayes exactly, which three layers cannot.</source>
        <translation>Su compiti di due norme, due strati con due pesi raggiungono Bayes esattamente, il che a tre strati non riesce.</translation>
    </message>
    <message>
        <source>On the plateau the excess is above that of one layer.</source>
        <translation>Sull&apos;altopiano l&apos;eccesso è sopra quello di uno strato.</translation>
    </message>
    <message>
        <source>On the plateau the excess is within 15 % of that of one layer.</source>
        <translation>Sull&apos;altopiano l&apos;eccesso dista meno del 15 % da quello di uno strato.</translation>
    </message>
    <message>
        <source>One cross-attention layer is one layer of linear self-attention: it predicts γ ⟨h, x⟩ with one number γ for all tasks. The best γ is 30/121 and the risk 46/121, against ln(11/3)/4 for someone who knows the task. More training does not help; more depth does. Set the depth to 2 with the twin button and compare.</source>
        <translation>Uno strato di attenzione incrociata è uno strato di auto-attenzione lineare: predice γ ⟨h, x⟩ con un solo numero γ per tutti i compiti. Il γ migliore è 30/121 e il rischio 46/121, contro ln(11/3)/4 per chi conosce il compito. Più addestramento non aiuta; più profondità sì. Portate la profondità a 2 con il pulsante del gemello e confrontate.</translation>
    </message>
    <message>
        <source>One layer falls short</source>
        <translation>Uno strato non basta</translation>
    </message>
    <message>
        <source>One layer of linear self-attention</source>
        <translation>Uno strato di auto-attenzione lineare</translation>
    </message>
    <message>
        <source>One layer stays more than 17 % above Bayes.</source>
        <translation>Uno strato resta più del 17 % sopra Bayes.</translation>
    </message>
    <message>
        <source>One layer would have been better.</source>
        <translation>Uno strato sarebbe stato meglio.</translation>
    </message>
    <message>
        <source>One weight suffices</source>
        <translation>Un solo peso basta</translation>
    </message>
    <message>
        <source>P(s) = α (1 + β s)ᵀ, where α is the scale of the start</source>
        <translation>P(s) = α (1 + β s)ᵀ, dove α è la scala della partenza</translation>
    </message>
    <message>
        <source>P(s) = α (1 + β s)ᵀ⁻¹</source>
        <translation>P(s) = α (1 + β s)ᵀ⁻¹</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Points a side</source>
        <translation>Punti per lato</translation>
    </message>
    <message>
        <source>Population loss</source>
        <translation>Perdita di popolazione</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>Predizione</translation>
    </message>
    <message>
        <source>Prediction read out after each layer for the example prompt, beside the truth and the Bayes prediction, which knows the task.</source>
        <translation>Predizione letta dopo ogni strato per il prompt di esempio, accanto al vero e alla predizione di Bayes, che conosce il compito.</translation>
    </message>
    <message>
        <source>Predictor</source>
        <translation>Predittore</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>Predittori</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>A priori</translation>
    </message>
    <message>
        <source>Prior of the task</source>
        <translation>A priori del compito</translation>
    </message>
    <message>
        <source>Probability of the lower of the two norms.</source>
        <translation>Probabilità della più piccola delle due norme.</translation>
    </message>
    <message>
        <source>Prompts drawn afresh for each step of sampled training.</source>
        <translation>Prompt estratti da capo per ogni passo dell&apos;addestramento campionato.</translation>
    </message>
    <message>
        <source>Query token</source>
        <translation>Token della query</translation>
    </message>
    <message>
        <source>Re-injecting the raw data into every layer is what lets depth add up a series for 1/s. Without it the response is α(1 + βs)^T, one power, and the best excess tends to a floor of 1.8e-3 at infinite depth. If the stack also starts from zero, nothing ever enters it: it predicts 0 and its risk is 1. Run the other one with the twin button beside the skip connection.</source>
        <translation>Reimmettere i dati grezzi in ogni strato è ciò che permette alla profondità di sommare una serie per 1/s. Senza di esso la risposta è α(1 + βs)^T, una sola potenza, e l&apos;eccesso migliore tende a un limite inferiore di 1,8e-3 a profondità infinita. Se per di più la pila parte da zero, non vi entra mai nulla: predice 0 e il suo rischio è 1. Eseguite l&apos;altra scelta con il pulsante del gemello accanto alla connessione di salto.</translation>
    </message>
    <message>
        <source>Regresses x on y and inverts the model; better than least squares.</source>
        <translation>Regredisce x su y e inverte il modello; meglio dei minimi quadrati.</translation>
    </message>
    <message>
        <source>Response scale</source>
        <translation>Scala della risposta</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Right edge of the plane.</source>
        <translation>Bordo destro del piano.</translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation>Rischio e profondità</translation>
    </message>
    <message>
        <source>Risk at finite context</source>
        <translation>Rischio a contesto finito</translation>
    </message>
    <message>
        <source>Sampled contexts</source>
        <translation>Contesti campionati</translation>
    </message>
    <message>
        <source>Second moment of Fᵗ</source>
        <translation>Momento secondo di Fᵗ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Seed of the contexts drawn.</source>
        <translation>Seme dei contesti estratti.</translation>
    </message>
    <message>
        <source>Seed of the prompt</source>
        <translation>Seme del prompt</translation>
    </message>
    <message>
        <source>Set a weight</source>
        <translation>Fissa un peso</translation>
    </message>
    <message>
        <source>Sherman–Morrison: m is an eigenvector of Λ, so only its eigenvalue s acts</source>
        <translation>Sherman–Morrison: m è un autovettore di Λ, perciò agisce solo il suo autovalore s</translation>
    </message>
    <message>
        <source>Size of a descent step: the weights move by rate times the negative gradient, so that one step covers this much flow time.</source>
        <translation>Grandezza di un passo della discesa: i pesi si muovono del tasso per il gradiente cambiato di segno, così che un passo copra altrettanto tempo del flusso.</translation>
    </message>
    <message>
        <source>Skip connection</source>
        <translation>Connessione di salto</translation>
    </message>
    <message>
        <source>Start of the stack</source>
        <translation>Partenza della pila</translation>
    </message>
    <message>
        <source>Start α</source>
        <translation>α di partenza</translation>
    </message>
    <message>
        <source>Start β</source>
        <translation>β di partenza</translation>
    </message>
    <message>
        <source>Started from zero, the flow first becomes the best single layer, waits on that plateau, and only then discovers depth.</source>
        <translation>Partendo da zero, il flusso diventa dapprima il migliore strato singolo, attende su quell&apos;altopiano e solo poi scopre la profondità.</translation>
    </message>
    <message>
        <source>Started with too strong a negative attention weight, the flow never comes back: β runs to minus infinity and the risk stays above that of one layer.</source>
        <translation>Partendo con un peso dell&apos;attenzione troppo negativo, il flusso non torna più: β corre verso meno infinito e il rischio resta sopra quello di uno strato.</translation>
    </message>
    <message>
        <source>Step %1 could not be made: %2</source>
        <translation>Il passo %1 non si è potuto fare: %2</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>Tempo di arresto</translation>
    </message>
    <message>
        <source>Task vectors as JSON, for instance [[1,0,0],[0,2,0]]: each has as many numbers as the dimensions of the modalities together.</source>
        <translation>Vettori dei compiti in JSON, per esempio [[1,0,0],[0,2,0]]: ciascuno ha tanti numeri quante sono in tutto le dimensioni delle modalità.</translation>
    </message>
    <message>
        <source>That is below the minimiser of infinite context.</source>
        <translation>Questo è sotto il minimo a contesto infinito.</translation>
    </message>
    <message>
        <source>The barrier at depth 3 lies at β = −0.841.</source>
        <translation>La barriera alla profondità 3 sta a β = −0,841.</translation>
    </message>
    <message>
        <source>The batch loss scatters around it.</source>
        <translation>La perdita del lotto oscilla attorno ad esso.</translation>
    </message>
    <message>
        <source>The best multiple of the mean of y x at this context length.</source>
        <translation>Il migliore multiplo della media di y x a questa lunghezza del contesto.</translation>
    </message>
    <message>
        <source>The best single layer has the Bayes risk.</source>
        <translation>Il migliore strato singolo ha il rischio di Bayes.</translation>
    </message>
    <message>
        <source>The best that layers with weights of their own could do, on average and in the worst case, beside the worst case of shared weights.</source>
        <translation>Il meglio che strati con pesi propri possano fare, in media e nel caso peggiore, accanto al caso peggiore dei pesi condivisi.</translation>
    </message>
    <message>
        <source>The best weights for the depth, the skip and the parameters that are set. Where two parameters have no single minimiser (one layer, one norm): β = -α.</source>
        <translation>I pesi migliori per la profondità, la connessione di salto e i parametri impostati. Dove due parametri non hanno un minimo unico (uno strato, una norma): β = -α.</translation>
    </message>
    <message>
        <source>The best weights without skip: α.</source>
        <translation>I pesi migliori senza salto: α.</translation>
    </message>
    <message>
        <source>The best weights without skip: β.</source>
        <translation>I pesi migliori senza salto: β.</translation>
    </message>
    <message>
        <source>The bounds in the limit are those of the squared norm.</source>
        <translation>Gli estremi nel limite sono quelli della norma al quadrato.</translation>
    </message>
    <message>
        <source>The condition &quot;%1&quot; was met at step %2.</source>
        <translation>La condizione &quot;%1&quot; si è avverata al passo %2.</translation>
    </message>
    <message>
        <source>The contraction per layer is 4/7.</source>
        <translation>La contrazione per strato è 4/7.</translation>
    </message>
    <message>
        <source>The curvature at the minimum is 1.265.</source>
        <translation>La curvatura al minimo è 1,265.</translation>
    </message>
    <message>
        <source>The curvature at the start is 564.7.</source>
        <translation>La curvatura alla partenza è 564,7.</translation>
    </message>
    <message>
        <source>The exact risk at 64 tokens is within 0.1 % of the lowest.</source>
        <translation>Il rischio esatto a 64 token dista meno dello 0,1 % dal più basso.</translation>
    </message>
    <message>
        <source>The example prompt as the stack receives it: modalities one above the other, the responses y below, the query token last with its response left at 0.</source>
        <translation>Il prompt di esempio come la pila lo riceve: le modalità una sopra l&apos;altra, le risposte y in fondo, il token della query per ultimo con la risposta lasciata a 0.</translation>
    </message>
    <message>
        <source>The excess approaches the level of escape.</source>
        <translation>L&apos;eccesso si avvicina al livello di fuga.</translation>
    </message>
    <message>
        <source>The excess at the end is that of the minimum.</source>
        <translation>L&apos;eccesso alla fine è quello del minimo.</translation>
    </message>
    <message>
        <source>The excess comes to rest at 2.68e-3.</source>
        <translation>L&apos;eccesso si ferma a 2,68e-3.</translation>
    </message>
    <message>
        <source>The excess risk is that of the minimum at depth 4.</source>
        <translation>Il rischio in eccesso è quello del minimo alla profondità 4.</translation>
    </message>
    <message>
        <source>The excess stays above the limit of depth, 0.0151149.</source>
        <translation>L&apos;eccesso resta sopra il limite della profondità, 0,0151149.</translation>
    </message>
    <message>
        <source>The excess vanishes.</source>
        <translation>L&apos;eccesso svanisce.</translation>
    </message>
    <message>
        <source>The flow cannot be followed beyond t = %1: at α = %2, β = %3 the loss or its slope is larger than a number can hold.</source>
        <translation>Il flusso non si può seguire oltre t = %1: ad α = %2, β = %3 la perdita o la sua pendenza è più grande di quanto un numero contenga.</translation>
    </message>
    <message>
        <source>The flow first moves to positive β.</source>
        <translation>Il flusso si muove dapprima verso β positivo.</translation>
    </message>
    <message>
        <source>The flow reached the stop time t = %1.</source>
        <translation>Il flusso ha raggiunto il tempo di arresto t = %1.</translation>
    </message>
    <message>
        <source>The grid has as many points along each axis.</source>
        <translation>La griglia ha altrettanti punti lungo ciascun asse.</translation>
    </message>
    <message>
        <source>The largest constant step with which descent of one parameter from α = 0 does not diverge, and the curvature at the start and at the minimum.</source>
        <translation>Il più grande passo costante con cui la discesa di un parametro da α = 0 non diverge, e la curvatura alla partenza e al minimo.</translation>
    </message>
    <message>
        <source>The largest step for one layer is 12/121.</source>
        <translation>Il massimo passo per uno strato è 12/121.</translation>
    </message>
    <message>
        <source>The largest step that still works</source>
        <translation>Il massimo passo che funziona ancora</translation>
    </message>
    <message>
        <source>The level of escape is 0.2377.</source>
        <translation>Il livello di fuga è 0,2377.</translation>
    </message>
    <message>
        <source>The limit for a start from zero is 0.0208885.</source>
        <translation>Il limite per una partenza da zero è 0,0208885.</translation>
    </message>
    <message>
        <source>The limit of %1 steps was reached.</source>
        <translation>È stato raggiunto il limite di %1 passi.</translation>
    </message>
    <message>
        <source>The limit of infinite depth is 2/(2 + 0.5 + 4.5).</source>
        <translation>Il limite di profondità infinita è 2/(2 + 0,5 + 4,5).</translation>
    </message>
    <message>
        <source>The loss arrives, the weights do not</source>
        <translation>La perdita arriva, i pesi no</translation>
    </message>
    <message>
        <source>The loss is exact, so the dashed lines are theory and not a fit. The risk drops below that of the best single layer within a tenth of a unit of time, and then the weights slide along the line β = −α to the minimum. There β is close to −α, and the deeper the stack the closer: in the limit both reach 2/(2 + m_low + m_high), with the bounds of the squared norm of the task.</source>
        <translation>La perdita è esatta: le linee tratteggiate sono teoria e non un adattamento. Il rischio scende sotto quello del migliore strato singolo entro un decimo di unità di tempo, poi i pesi scivolano lungo la retta β = −α fino al minimo. Lì β è vicino a −α, tanto più quanto più la pila è profonda: al limite entrambi raggiungono 2/(2 + m_low + m_high), con gli estremi della norma al quadrato del compito.</translation>
    </message>
    <message>
        <source>The map that t layers apply to whitened data at infinite context, for the task of the example prompt. The identity is the aim: along the task it is reached fast, across it slowly, and only the first matters for the prediction.</source>
        <translation>La mappa che t strati applicano ai dati sbiancati a contesto infinito, per il compito del prompt di esempio. La meta è l&apos;identità: lungo il compito si raggiunge in fretta, di traverso lentamente, e per la predizione conta solo la prima direzione.</translation>
    </message>
    <message>
        <source>The maximum of the profile of the loss over β, left of the minimum: beyond it the flow escapes to β = -∞.</source>
        <translation>Il massimo del profilo della perdita su β, a sinistra del minimo: oltre esso il flusso fugge verso β = -∞.</translation>
    </message>
    <message>
        <source>The minimiser is at 0.2808.</source>
        <translation>Il minimo sta a 0,2808.</translation>
    </message>
    <message>
        <source>The obstacle for one layer is not that tasks point in random directions but that their size varies. With the norm fixed, γ = 1/(1 + ρ) is right for every task, and the excess risk of one layer goes to zero. Choose the prior “squared norm uniform” to bring the obstacle back.</source>
        <translation>L&apos;ostacolo per uno strato non è che i compiti puntino in direzioni casuali, ma che la loro grandezza vari. Con la norma fissa γ = 1/(1 + ρ) è giusto per ogni compito, e il rischio in eccesso di uno strato va a zero. Scegliete la distribuzione a priori «norma al quadrato uniforme» per riavere l&apos;ostacolo.</translation>
    </message>
    <message>
        <source>The path of gradient flow from a start, at the times asked for: rows of t, α, β and excess. A path that runs away ends early.</source>
        <translation>Il percorso del flusso del gradiente da una partenza, ai tempi richiesti: righe di t, α, β ed eccesso. Un percorso che scappa finisce prima.</translation>
    </message>
    <message>
        <source>The raw mean of y x is worse than predicting zero: 73/12.</source>
        <translation>La media grezza di y x è peggio che predire zero: 73/12.</translation>
    </message>
    <message>
        <source>The residual of T layers on a task of squared norm ρ is (1 − α(1 + ρ))^T. At the best α its two extremes balance at ±(4/7)^T, and the excess risk falls like (4/7)^{2T}: about a factor of three a layer. The risk-against-depth chart shows all predictors together; layer after layer the whitening approaches the identity along the task.</source>
        <translation>Il residuo di T strati su un compito di norma al quadrato ρ è (1 − α(1 + ρ))^T. All&apos;α migliore i due estremi si bilanciano a ±(4/7)^T, e il rischio in eccesso scende come (4/7)^{2T}: circa un fattore tre per strato. Il grafico rischio e profondità mostra tutti i predittori insieme; strato dopo strato lo sbiancamento si avvicina all&apos;identità lungo il compito.</translation>
    </message>
    <message>
        <source>The risk is 46/121.</source>
        <translation>Il rischio è 46/121.</translation>
    </message>
    <message>
        <source>The risk is the Bayes risk 2/7.</source>
        <translation>Il rischio è il rischio di Bayes 2/7.</translation>
    </message>
    <message>
        <source>The run diverges.</source>
        <translation>L&apos;esecuzione diverge.</translation>
    </message>
    <message>
        <source>The run ends at the minimum: α.</source>
        <translation>L&apos;esecuzione finisce al minimo: α.</translation>
    </message>
    <message>
        <source>The run ends at the minimum: β.</source>
        <translation>L&apos;esecuzione finisce al minimo: β.</translation>
    </message>
    <message>
        <source>The run reaches the minimum at depth 8.</source>
        <translation>L&apos;esecuzione raggiunge il minimo alla profondità 8.</translation>
    </message>
    <message>
        <source>The run was stopped at step %1.</source>
        <translation>L&apos;esecuzione è stata fermata al passo %1.</translation>
    </message>
    <message>
        <source>The stack beats the best single layer.</source>
        <translation>La pila batte il migliore strato singolo.</translation>
    </message>
    <message>
        <source>The stack set, with the weights alpha and beta.</source>
        <translation>La pila impostata, con i pesi alpha e beta.</translation>
    </message>
    <message>
        <source>The stack&apos;s prediction on one prompt, typed in or drawn from the prior, and the query&apos;s state f_q after each layer.</source>
        <translation>La predizione della pila su un prompt, scritto da voi o estratto dalla distribuzione a priori, e lo stato f_q della query dopo ogni strato.</translation>
    </message>
    <message>
        <source>The step that diverges</source>
        <translation>Il passo che diverge</translation>
    </message>
    <message>
        <source>The weights are more than 0.1 away.</source>
        <translation>I pesi distano più di 0,1.</translation>
    </message>
    <message>
        <source>Theorem 4.1: best single layer</source>
        <translation>Teorema 4.1: migliore strato singolo</translation>
    </message>
    <message>
        <source>Theorem 6.2</source>
        <translation>Teorema 6.2</translation>
    </message>
    <message>
        <source>Theorem 6.3</source>
        <translation>Teorema 6.3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens in a training prompt; 0 is the limit of infinite context, where the loss is exact. Above 0, descent trains on sampled prompts of this length.</source>
        <translation>Token in un prompt di addestramento; 0 è il limite di contesto infinito, dove la perdita è esatta. Sopra 0, la discesa si addestra su prompt campionati di questa lunghezza.</translation>
    </message>
    <message>
        <source>Tokens in each prompt.</source>
        <translation>Token in ogni prompt.</translation>
    </message>
    <message>
        <source>Tokens of the prompt</source>
        <translation>Token del prompt</translation>
    </message>
    <message>
        <source>Trained on batches of prompts of 64 tokens, the weight settles below the one that infinite context asks for.</source>
        <translation>Addestrato su lotti di prompt di 64 token, il peso si assesta sotto quello che il contesto infinito richiede.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>Two numbers, one for the skip and one for attention, flow to the point where four layers predict almost as well as someone who knows the task.</source>
        <translation>Due numeri, uno per il salto e uno per l&apos;attenzione, fluiscono fino al punto in cui quattro strati predicono quasi come chi conosce il compito.</translation>
    </message>
    <message>
        <source>Two weights find Bayes</source>
        <translation>Due pesi trovano Bayes</translation>
    </message>
    <message>
        <source>Upper bound of the squared norm of the task.</source>
        <translation>Estremo superiore della norma al quadrato del compito.</translation>
    </message>
    <message>
        <source>Upper bound of the squared norm of this modality&apos;s part of the task.</source>
        <translation>Estremo superiore della norma al quadrato della parte del compito in questa modalità.</translation>
    </message>
    <message>
        <source>Upper edge of the plane.</source>
        <translation>Bordo superiore del piano.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Variance of each coordinate of the task under the Gaussian priors.</source>
        <translation>Varianza di ogni coordinata del compito per le distribuzioni a priori gaussiane.</translation>
    </message>
    <message>
        <source>Variance of the noise in each coordinate of x, so that the covariance of x is v I + m mᵀ and its task eigenvalue is s = v + ρ.</source>
        <translation>Varianza del rumore in ogni coordinata di x: la covarianza di x è v I + m mᵀ e il suo autovalore lungo il compito è s = v + ρ.</translation>
    </message>
    <message>
        <source>Variance of the task</source>
        <translation>Varianza del compito</translation>
    </message>
    <message>
        <source>Weight of the attention term at the start of the run.</source>
        <translation>Peso del termine di attenzione all&apos;inizio dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Weight of the attention term; not given: the run&apos;s present one, or -α with one parameter.</source>
        <translation>Peso del termine di attenzione; se manca: quello attuale dell&apos;esecuzione, o -α con un parametro.</translation>
    </message>
    <message>
        <source>Weight of the lower norm</source>
        <translation>Peso della norma più piccola</translation>
    </message>
    <message>
        <source>Weight of the skip term at the start of the run.</source>
        <translation>Peso del termine di salto all&apos;inizio dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Weight of the skip term; not given: the run&apos;s present one.</source>
        <translation>Peso del termine di salto; se manca: quello attuale dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>What the first layer receives: zero, or the data scaled by the skip weight, F⁰ = α X. With the skip in every layer, a start from data equals one more layer from zero.</source>
        <translation>Che cosa riceve il primo strato: zero, oppure i dati scalati dal peso di salto, F⁰ = α X. Con il salto in ogni strato, partire dai dati equivale a uno strato in più partendo da zero.</translation>
    </message>
    <message>
        <source>When every task has the same norm there is no scale to follow, and a single layer predicts as well as Bayes.</source>
        <translation>Quando ogni compito ha la stessa norma non c&apos;è scala da seguire, e un solo strato predice bene quanto Bayes.</translation>
    </message>
    <message>
        <source>Where the skip term α X re-injects the raw data. Without it in every layer the stack reaches only p(s) = α (1 + β s)ᵏ, which never is Bayes.</source>
        <translation>Dove il termine di salto α X reimmette i dati grezzi. Se non lo fa in ogni strato, la pila raggiunge solo p(s) = α (1 + β s)ᵏ, che non è mai Bayes.</translation>
    </message>
    <message>
        <source>Where to evaluate; by default where the run stands.</source>
        <translation>Dove valutare; se manca, dove si trova l&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Where to evaluate; by default where the run stands. Ignored with one parameter.</source>
        <translation>Dove valutare; se manca, dove si trova l&apos;esecuzione. Ignorato con un parametro.</translation>
    </message>
    <message>
        <source>Which prompt is drawn from the prior, where no tokens are given.</source>
        <translation>Quale prompt si estrae dalla distribuzione a priori, dove non sono dati i token.</translation>
    </message>
    <message>
        <source>Whitening Pₜ Λ</source>
        <translation>Sbiancamento Pₜ Λ</translation>
    </message>
    <message>
        <source>Whose risk is asked for.</source>
        <translation>Di chi si chiede il rischio.</translation>
    </message>
    <message>
        <source>With Gaussian tasks there is always one long enough to make a given step unstable. The best α falls like κ/(4τ²T) with κ = 3.591, so deep stacks become a flow of fixed duration, and a constant excess remains: 0.0151 here, however deep the stack. Boundedness of the norm is what makes the theorems true.</source>
        <translation>Con compiti gaussiani ce n&apos;è sempre uno abbastanza lungo da rendere instabile un passo dato. L&apos;α migliore scende come κ/(4τ²T) con κ = 3,591: le pile profonde diventano un flusso di durata fissa e resta un eccesso costante, qui 0,0151, per quanto profonda sia la pila. È la limitatezza della norma a rendere veri i teoremi.</translation>
    </message>
    <message>
        <source>With norms between two bounds one layer keeps an excess.</source>
        <translation>Con norme tra due estremi uno strato conserva un eccesso.</translation>
    </message>
    <message>
        <source>With one weight depth 2 keeps an excess of 0.032.</source>
        <translation>Con un solo peso la profondità 2 conserva un eccesso di 0,032.</translation>
    </message>
    <message>
        <source>With one weight the prediction is exactly that of T steps of gradient descent on the examples in the prompt, with step α. The best α compromises between the shortest and the longest task. As depth grows it tends to 2/(2 + m_low + m_high), where the bounds are those of the squared norm: with norms uniform between 1 and 2 it tends to 2/7, not to 2/5. The dotted curve is the exact solution of the flow.</source>
        <translation>Con un solo peso la predizione è esattamente quella di T passi di discesa del gradiente sugli esempi del prompt, con passo α. L&apos;α migliore è un compromesso tra il compito più corto e il più lungo. Al crescere della profondità tende a 2/(2 + m_low + m_high), dove gli estremi sono quelli della norma al quadrato: con norme uniformi tra 1 e 2 tende a 2/7, non a 2/5. La curva punteggiata è la soluzione esatta del flusso.</translation>
    </message>
    <message>
        <source>With the skip in every layer it is seven times smaller.</source>
        <translation>Con il salto in ogni strato è sette volte minore.</translation>
    </message>
    <message>
        <source>With β tied to −α a single number is trained, the loss is convex, and every start leads to the same α.</source>
        <translation>Con β legato a −α si addestra un solo numero, la perdita è convessa e ogni partenza porta allo stesso α.</translation>
    </message>
    <message>
        <source>Without skip and from zero the risk is 1.</source>
        <translation>Senza salto e da zero il rischio è 1.</translation>
    </message>
    <message>
        <source>Without the skip connection</source>
        <translation>Senza la connessione di salto</translation>
    </message>
    <message>
        <source>Without the skip in every layer</source>
        <translation>Senza il salto in ogni strato</translation>
    </message>
    <message>
        <source>a claim with &quot;is&quot;: &quot;ends&quot; has no quantity</source>
        <translation>un&apos;affermazione con &quot;is&quot;: &quot;ends&quot; non ha una grandezza</translation>
    </message>
    <message>
        <source>a claim with &quot;is&quot;: &quot;near&quot; needs &apos;relative&apos; or &apos;absolute&apos;</source>
        <translation>un&apos;affermazione con &quot;is&quot;: &quot;near&quot; richiede &apos;relative&apos; o &apos;absolute&apos;</translation>
    </message>
    <message>
        <source>a prior of one norm has no barrier: its minimisers form a curve; choose a prior of more than one norm</source>
        <translation>una distribuzione a priori di una sola norma non ha barriera, i suoi minimi formano una curva; sceglietene una con più di una norma</translation>
    </message>
    <message>
        <source>a prior of unbounded norm has no barrier: choose a bounded prior</source>
        <translation>una distribuzione a priori di norma illimitata non ha barriera: sceglietene una limitata</translation>
    </message>
    <message>
        <source>a run of this name is there again</source>
        <translation>un&apos;esecuzione con questo nome c&apos;è di nuovo</translation>
    </message>
    <message>
        <source>a tolerance must be 0 or more</source>
        <translation>una tolleranza deve essere 0 o più</translation>
    </message>
    <message>
        <source>a value must be a number, a text, true or false</source>
        <translation>un valore deve essere un numero, un testo, true o false</translation>
    </message>
    <message>
        <source>acts at finite context</source>
        <translation>agisce a contesto finito</translation>
    </message>
    <message>
        <source>acts for priors with one pair of bounds</source>
        <translation>agisce per distribuzioni a priori con una sola coppia di estremi</translation>
    </message>
    <message>
        <source>acts for the Gaussian priors</source>
        <translation>agisce per le distribuzioni a priori gaussiane</translation>
    </message>
    <message>
        <source>acts for the prior per-modality</source>
        <translation>agisce per la distribuzione a priori per-modality</translation>
    </message>
    <message>
        <source>acts for the prior task-list</source>
        <translation>agisce per la distribuzione a priori task-list</translation>
    </message>
    <message>
        <source>acts for the prior two-norms</source>
        <translation>agisce per la distribuzione a priori two-norms</translation>
    </message>
    <message>
        <source>acts with %1 or more modalities</source>
        <translation>agisce con %1 o più modalità</translation>
    </message>
    <message>
        <source>acts with method descent</source>
        <translation>agisce con il metodo descent</translation>
    </message>
    <message>
        <source>acts with method flow</source>
        <translation>agisce con il metodo flow</translation>
    </message>
    <message>
        <source>acts with two parameters; with one, β = -α</source>
        <translation>agisce con due parametri; con uno, β = -α</translation>
    </message>
    <message>
        <source>another preset has the id &apos;%1&apos;, too</source>
        <translation>anche un altro preset ha l&apos;id &apos;%1&apos;</translation>
    </message>
    <message>
        <source>arXiv 2602.04872</source>
        <translation>arXiv 2602.04872</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1</source>
        <translation>arXiv 2602.04872, teorema 4.1</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1 needs a random norm</source>
        <translation>arXiv 2602.04872, il teorema 4.1 richiede una norma casuale</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1: one fixed matrix cannot follow the scale s</source>
        <translation>arXiv 2602.04872, teorema 4.1: una matrice fissa non può seguire la scala s</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2</source>
        <translation>arXiv 2602.04872, teorema 6.2</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2; rate (m_high − m_low)/(2 + m_low + m_high) to the power 2T</source>
        <translation>arXiv 2602.04872, teorema 6.2; velocità (m_high − m_low)/(2 + m_low + m_high) alla potenza 2T</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2; the bounds are those of ‖m‖²</source>
        <translation>arXiv 2602.04872, teorema 6.2; gli estremi sono quelli di ‖m‖²</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3</source>
        <translation>arXiv 2602.04872, teorema 6.3</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3 needs a condition on the start</source>
        <translation>arXiv 2602.04872, il teorema 6.3 richiede una condizione sulla partenza</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; near the minimum or from a small start</source>
        <translation>arXiv 2602.04872, teorema 6.3; vicino al minimo o da una partenza piccola</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; path of the flow by an independent integrator</source>
        <translation>arXiv 2602.04872, teorema 6.3; percorso del flusso con un integratore indipendente</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; stiffness of the flow</source>
        <translation>arXiv 2602.04872, teorema 6.3; rigidità del flusso</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, definition of the stack with scalar weights</source>
        <translation>arXiv 2602.04872, definizione della pila con pesi scalari</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; ablation of the skip connection</source>
        <translation>arXiv 2602.04872; ablazione della connessione di salto</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; boundary two-cycle of gradient descent from α = 0</source>
        <translation>arXiv 2602.04872; ciclo limite di due passi della discesa del gradiente da α = 0</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; parity of depth, closed form for two norms</source>
        <translation>arXiv 2602.04872; parità della profondità, formula chiusa per due norme</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; risk at finite context by exact Gaussian moments</source>
        <translation>arXiv 2602.04872; rischio a contesto finito con momenti gaussiani esatti</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barriera</translation>
    </message>
    <message>
        <source>barrier is a result about two parameters: set parameters to two</source>
        <translation>barrier è un risultato su due parametri: impostate parameters su two</translation>
    </message>
    <message>
        <source>best α</source>
        <translation>α migliore</translation>
    </message>
    <message>
        <source>best α as depth grows, 2 / (s_low + s_high)</source>
        <translation>α migliore al crescere della profondità, 2 / (s_low + s_high)</translation>
    </message>
    <message>
        <source>best β</source>
        <translation>β migliore</translation>
    </message>
    <message>
        <source>continuous time, by a linearly implicit scheme with the exact Hessian</source>
        <translation>tempo continuo, con uno schema linearmente implicito con l&apos;hessiana esatta</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>coordinata</translation>
    </message>
    <message>
        <source>coordinate of Fᵗ</source>
        <translation>coordinata di Fᵗ</translation>
    </message>
    <message>
        <source>coordinate of x</source>
        <translation>coordinata di x</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>attenzione incrociata</translation>
    </message>
    <message>
        <source>d numbers as JSON.</source>
        <translation>d numeri in JSON.</translation>
    </message>
    <message>
        <source>data</source>
        <translation>dati</translation>
    </message>
    <message>
        <source>depths must be whole numbers, not %1</source>
        <translation>le profondità devono essere numeri interi, non %1</translation>
    </message>
    <message>
        <source>each modality&apos;s squared norm is uniform between bounds of its own</source>
        <translation>la norma al quadrato di ogni modalità è uniforme tra estremi propri</translation>
    </message>
    <message>
        <source>every layer</source>
        <translation>ogni strato</translation>
    </message>
    <message>
        <source>exact flow</source>
        <translation>flusso esatto</translation>
    </message>
    <message>
        <source>excess after retraining</source>
        <translation>eccesso dopo il riaddestramento</translation>
    </message>
    <message>
        <source>excess on its top, with the best α</source>
        <translation>eccesso sulla sua cima, con l&apos;α migliore</translation>
    </message>
    <message>
        <source>excess that an escaping flow tends to</source>
        <translation>eccesso a cui tende un flusso in fuga</translation>
    </message>
    <message>
        <source>excess that no depth removes, under an unbounded norm</source>
        <translation>eccesso che nessuna profondità toglie, con norma illimitata</translation>
    </message>
    <message>
        <source>expected a list of vectors of %1 numbers, such as [[1,0],[0,2]]</source>
        <translation>si attendeva un elenco di vettori di %1 numeri, come [[1,0],[0,2]]</translation>
    </message>
    <message>
        <source>factor by which a layer shrinks the worst residual</source>
        <translation>fattore di cui uno strato riduce il residuo peggiore</translation>
    </message>
    <message>
        <source>first derivative in α</source>
        <translation>derivata prima in α</translation>
    </message>
    <message>
        <source>first derivative in β</source>
        <translation>derivata prima in β</translation>
    </message>
    <message>
        <source>first layer only</source>
        <translation>solo il primo strato</translation>
    </message>
    <message>
        <source>gradient descent</source>
        <translation>discesa del gradiente</translation>
    </message>
    <message>
        <source>gradient flow</source>
        <translation>flusso del gradiente</translation>
    </message>
    <message>
        <source>has %1 numbers, but the tokens in x have %2</source>
        <translation>ha %1 numeri, ma i token in x ne hanno %2</translation>
    </message>
    <message>
        <source>has %1 numbers, but there are %2 tokens in x</source>
        <translation>ha %1 numeri, ma in x ci sono %2 token</translation>
    </message>
    <message>
        <source>inverse regression</source>
        <translation>regressione inversa</translation>
    </message>
    <message>
        <source>is not a reference file: &apos;format&apos; must be &quot;%1&quot;</source>
        <translation>non è un file di riferimento: &apos;format&apos; deve essere &quot;%1&quot;</translation>
    </message>
    <message>
        <source>is not a run folder: it has no run.json</source>
        <translation>non è la cartella di un&apos;esecuzione: non ha run.json</translation>
    </message>
    <message>
        <source>its logarithm</source>
        <translation>il suo logaritmo</translation>
    </message>
    <message>
        <source>its logarithm, finite at any depth</source>
        <translation>il suo logaritmo, finito a ogni profondità</translation>
    </message>
    <message>
        <source>key x</source>
        <translation>chiave x</translation>
    </message>
    <message>
        <source>largest stable step</source>
        <translation>massimo passo stabile</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>strato</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>strati</translation>
    </message>
    <message>
        <source>least excess over all polynomials of the degree</source>
        <translation>eccesso minimo tra tutti i polinomi di questo grado</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>minimi quadrati</translation>
    </message>
    <message>
        <source>least squares has a finite risk only for a context above %1 tokens (two more than the %2 numbers of x)</source>
        <translation>i minimi quadrati hanno un rischio finito solo per un contesto sopra %1 token (due più dei %2 numeri di x)</translation>
    </message>
    <message>
        <source>least worst-case residual, by Chebyshev</source>
        <translation>minimo residuo nel caso peggiore, secondo Chebyshev</translation>
    </message>
    <message>
        <source>level of escape</source>
        <translation>livello di fuga</translation>
    </message>
    <message>
        <source>limit of depth, norm unbounded</source>
        <translation>limite della profondità, norma illimitata</translation>
    </message>
    <message>
        <source>limit of infinite context; s = v + ‖m‖² is the eigenvalue of Λ along m</source>
        <translation>limite di contesto infinito; s = v + ‖m‖² è l&apos;autovalore di Λ lungo m</translation>
    </message>
    <message>
        <source>limit of infinite depth</source>
        <translation>limite di profondità infinita</translation>
    </message>
    <message>
        <source>list of tasks</source>
        <translation>elenco di compiti</translation>
    </message>
    <message>
        <source>log10 of the excess over the plane of α (columns) and β (rows, from the lowest up). 1000 stands for a loss beyond every number, -1000 for an excess of 0.</source>
        <translation>log10 dell&apos;eccesso sul piano di α (colonne) e β (righe, dalla più bassa in su). 1000 sta per una perdita oltre ogni numero, -1000 per un eccesso di 0.</translation>
    </message>
    <message>
        <source>log₁₀ of the excess risk</source>
        <translation>log₁₀ del rischio in eccesso</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perdita</translation>
    </message>
    <message>
        <source>loss after retraining</source>
        <translation>perdita dopo il riaddestramento</translation>
    </message>
    <message>
        <source>loss less Bayes</source>
        <translation>perdita meno Bayes</translation>
    </message>
    <message>
        <source>loss there</source>
        <translation>perdita in quel punto</translation>
    </message>
    <message>
        <source>loss there, less Bayes</source>
        <translation>perdita in quel punto, meno Bayes</translation>
    </message>
    <message>
        <source>maximum of the profile over β</source>
        <translation>massimo del profilo su β</translation>
    </message>
    <message>
        <source>mean squared error on the query</source>
        <translation>errore quadratico medio sulla query</translation>
    </message>
    <message>
        <source>minimiser α*</source>
        <translation>minimo α*</translation>
    </message>
    <message>
        <source>minimiser β*</source>
        <translation>minimo β*</translation>
    </message>
    <message>
        <source>minimum at this depth</source>
        <translation>minimo a questa profondità</translation>
    </message>
    <message>
        <source>mixed second derivative</source>
        <translation>derivata seconda mista</translation>
    </message>
    <message>
        <source>must be %1 as JSON</source>
        <translation>deve essere %1 in JSON</translation>
    </message>
    <message>
        <source>must be a JSON object in braces, not %1</source>
        <translation>deve essere un oggetto JSON tra parentesi graffe, non %1</translation>
    </message>
    <message>
        <source>must be an array of events</source>
        <translation>deve essere un array di eventi</translation>
    </message>
    <message>
        <source>no skip, start from the data</source>
        <translation>senza salto, partenza dai dati</translation>
    </message>
    <message>
        <source>no skip, start from zero</source>
        <translation>senza salto, partenza da zero</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>norm uniform</source>
        <translation>norma uniforme</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>nothing enters the stack, which predicts zero</source>
        <translation>nulla entra nella pila, che predice zero</translation>
    </message>
    <message>
        <source>of the Monte Carlo mean; 0 where the risk is exact</source>
        <translation>della media Monte Carlo; 0 dove il rischio è esatto</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>one layer (LSA)</source>
        <translation>uno strato (LSA)</translation>
    </message>
    <message>
        <source>one layer has no barrier, since beta does not act: set depth to 2 or more</source>
        <translation>uno strato non ha barriera, perché beta non agisce: impostate depth su 2 o più</translation>
    </message>
    <message>
        <source>one layer, retrained</source>
        <translation>uno strato, riaddestrato</translation>
    </message>
    <message>
        <source>one power of 1 + β s cannot follow 1/s on a range of norms</source>
        <translation>una sola potenza di 1 + β s non può seguire 1/s su un intervallo di norme</translation>
    </message>
    <message>
        <source>per modality</source>
        <translation>per modalità</translation>
    </message>
    <message>
        <source>predicted rate (1 − ηλ)²ᵏ</source>
        <translation>velocità prevista (1 − ηλ)²ᵏ</translation>
    </message>
    <message>
        <source>predicted rate exp(−2λt)</source>
        <translation>velocità prevista exp(−2λt)</translation>
    </message>
    <message>
        <source>predicting 0</source>
        <translation>predire 0</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>predizione</translation>
    </message>
    <message>
        <source>prediction of the stack</source>
        <translation>predizione della pila</translation>
    </message>
    <message>
        <source>prediction with the task known; only for a drawn prompt</source>
        <translation>predizione che conosce il compito; solo per un prompt estratto</translation>
    </message>
    <message>
        <source>prompts per step</source>
        <translation>prompt per passo</translation>
    </message>
    <message>
        <source>query f</source>
        <translation>query f</translation>
    </message>
    <message>
        <source>response</source>
        <translation>risposta</translation>
    </message>
    <message>
        <source>retrained α; absent where nothing is left to train</source>
        <translation>α riaddestrato; assente dove non resta nulla da addestrare</translation>
    </message>
    <message>
        <source>retrained β; absent where nothing is left to train</source>
        <translation>β riaddestrato; assente dove non resta nulla da addestrare</translation>
    </message>
    <message>
        <source>risk of predicting zero</source>
        <translation>rischio di predire zero</translation>
    </message>
    <message>
        <source>risk of the Bayes predictor with the task known</source>
        <translation>rischio del predittore di Bayes, che conosce il compito</translation>
    </message>
    <message>
        <source>risk of the best single layer of linear attention, Γ = γ I</source>
        <translation>rischio del migliore strato singolo di attenzione lineare, Γ = γ I</translation>
    </message>
    <message>
        <source>risk of the best single layer with a free matrix, where the prior is not isotropic</source>
        <translation>rischio del migliore strato singolo con matrice libera, dove la distribuzione a priori non è isotropa</translation>
    </message>
    <message>
        <source>risk of the unscaled mean of y x as weights</source>
        <translation>rischio della media non scalata di y x usata come pesi</translation>
    </message>
    <message>
        <source>root of the exact gradient by quadrature</source>
        <translation>radice del gradiente esatto per quadratura</translation>
    </message>
    <message>
        <source>second derivative at the minimiser</source>
        <translation>derivata seconda al minimo</translation>
    </message>
    <message>
        <source>second derivative in α</source>
        <translation>derivata seconda in α</translation>
    </message>
    <message>
        <source>second derivative in β</source>
        <translation>derivata seconda in β</translation>
    </message>
    <message>
        <source>second derivative of the loss at α = 0</source>
        <translation>derivata seconda della perdita ad α = 0</translation>
    </message>
    <message>
        <source>setting &apos;%1&apos; is null: give it a value or leave it out</source>
        <translation>l&apos;impostazione &apos;%1&apos; è null: datele un valore o toglietela</translation>
    </message>
    <message>
        <source>settings must be an object with one member a setting</source>
        <translation>le impostazioni devono essere un oggetto con un membro per impostazione</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>segno</translation>
    </message>
    <message>
        <source>skip in the first layer only</source>
        <translation>salto solo nel primo strato</translation>
    </message>
    <message>
        <source>smallest eigenvalue λ of the Hessian at the minimum</source>
        <translation>autovalore minimo λ dell&apos;hessiana al minimo</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>sfera</translation>
    </message>
    <message>
        <source>squared norm uniform</source>
        <translation>norma al quadrato uniforme</translation>
    </message>
    <message>
        <source>step %1 is outside the run, which has steps %2 to %3</source>
        <translation>il passo %1 è fuori dall&apos;esecuzione, che ha i passi da %2 a %3</translation>
    </message>
    <message>
        <source>step %1 lies before this run&apos;s first step %2</source>
        <translation>il passo %1 precede il primo passo %2 di questa esecuzione</translation>
    </message>
    <message>
        <source>step-limit is a result about one parameter: set parameters to one</source>
        <translation>step-limit è un risultato su un parametro: impostate parameters su one</translation>
    </message>
    <message>
        <source>steps of constant size, which diverge above the step limit</source>
        <translation>passi di grandezza costante, che divergono sopra il limite del passo</translation>
    </message>
    <message>
        <source>stopped before the answer was complete</source>
        <translation>fermato prima che la risposta fosse completa</translation>
    </message>
    <message>
        <source>t = ∫ dα/(−L′), by quadrature</source>
        <translation>t = ∫ dα/(−L′), per quadratura</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has no number type</source>
        <translation>il tensore &apos;%1&apos; non ha un tipo di numero</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has no proper shape and place</source>
        <translation>il tensore &apos;%1&apos; non ha forma e posizione corrette</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; lies outside the file: it was cut short or damaged</source>
        <translation>il tensore &apos;%1&apos; sta fuori dal file: è stato troncato o danneggiato</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; overlaps another</source>
        <translation>il tensore &apos;%1&apos; si sovrappone a un altro</translation>
    </message>
    <message>
        <source>the best scale of one layer</source>
        <translation>la scala migliore di uno strato</translation>
    </message>
    <message>
        <source>the checkpoint of a cross-attention run must hold one number named %1</source>
        <translation>il checkpoint di un&apos;esecuzione di attenzione incrociata deve contenere un numero di nome %1</translation>
    </message>
    <message>
        <source>the data of tensor &apos;%1&apos; do not fill its shape</source>
        <translation>i dati del tensore &apos;%1&apos; non ne riempiono la forma</translation>
    </message>
    <message>
        <source>the deleted run is no longer there to be restored</source>
        <translation>l&apos;esecuzione cancellata non c&apos;è più e non si può ripristinare</translation>
    </message>
    <message>
        <source>the disk failed at &apos;%1&apos;</source>
        <translation>il disco ha fallito su &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the disk is full: no room to write &apos;%1&apos;</source>
        <translation>il disco è pieno: non c&apos;è spazio per scrivere &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the exact population loss, by quadrature over the norm</source>
        <translation>la perdita di popolazione esatta, per quadratura sulla norma</translation>
    </message>
    <message>
        <source>the flow has run away at t = %1</source>
        <translation>il flusso è scappato a t = %1</translation>
    </message>
    <message>
        <source>the header is not an object</source>
        <translation>l&apos;intestazione non è un oggetto</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; must be lower-case letters, digits and hyphens, like &apos;%2&apos;</source>
        <translation>l&apos;id &apos;%1&apos; deve essere di lettere minuscole, cifre e trattini, come &apos;%2&apos;</translation>
    </message>
    <message>
        <source>the loss at alpha %1 is larger than a number can hold: choose weights nearer 0 or fewer layers</source>
        <translation>la perdita ad alpha %1 è più grande di quanto un numero contenga: scegliete pesi più vicini a 0 o meno strati</translation>
    </message>
    <message>
        <source>the metadata are not an object</source>
        <translation>i metadati non sono un oggetto</translation>
    </message>
    <message>
        <source>the metadata member &apos;%1&apos; is not a text</source>
        <translation>il membro &apos;%1&apos; dei metadati non è un testo</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is too long</source>
        <translation>il nome &apos;%1&apos; è troppo lungo</translation>
    </message>
    <message>
        <source>the norm is uniform between the roots of the bounds</source>
        <translation>la norma è uniforme tra le radici degli estremi</translation>
    </message>
    <message>
        <source>the probe &apos;%1&apos; gives no &apos;%2&apos; under these settings</source>
        <translation>la sonda &apos;%1&apos; non dà &apos;%2&apos; con queste impostazioni</translation>
    </message>
    <message>
        <source>the query&apos;s response; only for a drawn prompt</source>
        <translation>la risposta della query; solo per un prompt estratto</translation>
    </message>
    <message>
        <source>the question could not be answered: %1</source>
        <translation>alla domanda non si è potuto rispondere: %1</translation>
    </message>
    <message>
        <source>the raw data enter every layer</source>
        <translation>i dati grezzi entrano in ogni strato</translation>
    </message>
    <message>
        <source>the raw data enter no layer, so that with a start from zero nothing is predicted</source>
        <translation>i dati grezzi non entrano in alcuno strato, perciò partendo da zero non si predice nulla</translation>
    </message>
    <message>
        <source>the raw data enter the first layer and no other</source>
        <translation>i dati grezzi entrano nel primo strato e in nessun altro</translation>
    </message>
    <message>
        <source>the run has ended (%1); only an interrupted run can go on</source>
        <translation>l&apos;esecuzione è finita (%1); solo un&apos;esecuzione interrotta può proseguire</translation>
    </message>
    <message>
        <source>the run has format %1; this program reads formats 1 to %2</source>
        <translation>l&apos;esecuzione ha il formato %1; questo programma legge i formati da 1 a %2</translation>
    </message>
    <message>
        <source>the run has lost its rows: rows.f64 is missing</source>
        <translation>l&apos;esecuzione ha perso le sue righe: manca rows.f64</translation>
    </message>
    <message>
        <source>the run has no recorded rows yet</source>
        <translation>l&apos;esecuzione non ha ancora righe registrate</translation>
    </message>
    <message>
        <source>the run is being written by another program; wait until it ends</source>
        <translation>l&apos;esecuzione è in corso di scrittura da parte di un altro programma; aspettate che finisca</translation>
    </message>
    <message>
        <source>the run is being written; stop it first</source>
        <translation>l&apos;esecuzione è in corso di scrittura; prima fermatela</translation>
    </message>
    <message>
        <source>the run is damaged: rows.f64 has %1 rows where run.json says %2</source>
        <translation>l&apos;esecuzione è danneggiata: rows.f64 ha %1 righe dove run.json dice %2</translation>
    </message>
    <message>
        <source>the run is no longer kept (%1); it goes on in memory</source>
        <translation>l&apos;esecuzione non viene più conservata (%1); prosegue in memoria</translation>
    </message>
    <message>
        <source>the run recorded other channels than this program&apos;s &apos;%1&apos; has; it can be read and exported, not continued</source>
        <translation>l&apos;esecuzione ha registrato canali diversi da quelli che &apos;%1&apos; ha in questo programma; si può leggere ed esportare, non proseguire</translation>
    </message>
    <message>
        <source>the run to fork from was removed</source>
        <translation>l&apos;esecuzione da cui biforcare è stata tolta</translation>
    </message>
    <message>
        <source>the squared norm is one of its two bounds</source>
        <translation>la norma al quadrato è uno dei suoi due estremi</translation>
    </message>
    <message>
        <source>the squared norm is the lower bound, always</source>
        <translation>la norma al quadrato è sempre l&apos;estremo inferiore</translation>
    </message>
    <message>
        <source>the squared norm of the sphere must be above 0</source>
        <translation>la norma al quadrato della sfera deve essere sopra 0</translation>
    </message>
    <message>
        <source>the squared norm ρ is uniform between its bounds</source>
        <translation>la norma al quadrato ρ è uniforme tra i suoi estremi</translation>
    </message>
    <message>
        <source>the stop rule &quot;%1&quot; has no &lt; or &gt;; write it like &quot;loss &lt; 0.33&quot;</source>
        <translation>la regola di arresto &quot;%1&quot; non ha &lt; né &gt;; scrivetela come &quot;loss &lt; 0.33&quot;</translation>
    </message>
    <message>
        <source>the task is Gaussian with unbounded norm, so that depth never reaches Bayes</source>
        <translation>il compito è gaussiano con norma illimitata, perciò la profondità non raggiunge mai Bayes</translation>
    </message>
    <message>
        <source>the task is Gaussian, given that its squared norm lies between the bounds</source>
        <translation>il compito è gaussiano, a condizione che la sua norma al quadrato stia tra gli estremi</translation>
    </message>
    <message>
        <source>the task is one of the listed vectors, each equally likely</source>
        <translation>il compito è uno dei vettori elencati, tutti ugualmente probabili</translation>
    </message>
    <message>
        <source>the γ of that layer</source>
        <translation>il γ di quello strato</translation>
    </message>
    <message>
        <source>there is a gap in the data before tensor &apos;%1&apos;</source>
        <translation>c&apos;è un vuoto nei dati prima del tensore &apos;%1&apos;</translation>
    </message>
    <message>
        <source>there is no run %1 in this session</source>
        <translation>non c&apos;è l&apos;esecuzione %1 in questa sessione</translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos; in %2</source>
        <translation>non c&apos;è l&apos;esecuzione &apos;%1&apos; in %2</translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos;: no runs are stored in %2</source>
        <translation>non c&apos;è l&apos;esecuzione &apos;%1&apos;: in %2 non sono conservate esecuzioni</translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>non c&apos;è l&apos;esecuzione &apos;%1&apos;; intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>there is no state to ask yet; ask again in a moment</source>
        <translation>non c&apos;è ancora uno stato da interrogare; riprovate tra un momento</translation>
    </message>
    <message>
        <source>there is no such run folder</source>
        <translation>non c&apos;è una tale cartella di esecuzione</translation>
    </message>
    <message>
        <source>this is not a safetensors file, or it was cut short</source>
        <translation>questo non è un file safetensors, oppure è stato troncato</translation>
    </message>
    <message>
        <source>time per step</source>
        <translation>tempo per passo</translation>
    </message>
    <message>
        <source>times must be in increasing order</source>
        <translation>i tempi devono essere in ordine crescente</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>too many files are open to open &apos;%1&apos; as well</source>
        <translation>troppi file sono aperti per aprire anche &apos;%1&apos;</translation>
    </message>
    <message>
        <source>truncated Gaussian</source>
        <translation>gaussiana troncata</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>vero</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>two norms</source>
        <translation>due norme</translation>
    </message>
    <message>
        <source>unknown argument &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>argomento &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown argument &apos;%1&apos;: there are %2</source>
        <translation>argomento &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown channel &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>canale &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown channel &apos;%1&apos;: there are %2</source>
        <translation>canale &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown end &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>fine &apos;%1&apos; sconosciuta: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown end &apos;%1&apos;: there are %2</source>
        <translation>fine &apos;%1&apos; sconosciuta: ci sono %2</translation>
    </message>
    <message>
        <source>unknown experiment &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>esperimento &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown experiment &apos;%1&apos;: there are %2</source>
        <translation>esperimento &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown intervention &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>intervento &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown intervention &apos;%1&apos;: there are %2</source>
        <translation>intervento &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown label &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>etichetta &apos;%1&apos; sconosciuta: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown label &apos;%1&apos;: there are %2</source>
        <translation>etichetta &apos;%1&apos; sconosciuta: ci sono %2</translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>livello &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;: there are %2</source>
        <translation>livello &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown member &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>membro &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown member &apos;%1&apos;: there are %2</source>
        <translation>membro &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown predictor &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>predittore &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown predictor &apos;%1&apos;: there are %2</source>
        <translation>predittore &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown preset &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>preset &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown preset &apos;%1&apos;: there are %2</source>
        <translation>preset &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown probe &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>sonda &apos;%1&apos; sconosciuta: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown probe &apos;%1&apos;: there are %2</source>
        <translation>sonda &apos;%1&apos; sconosciuta: ci sono %2</translation>
    </message>
    <message>
        <source>unknown relation &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>relazione &apos;%1&apos; sconosciuta: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown relation &apos;%1&apos;: there are %2</source>
        <translation>relazione &apos;%1&apos; sconosciuta: ci sono %2</translation>
    </message>
    <message>
        <source>unknown run &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>esecuzione &apos;%1&apos; sconosciuta: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown run &apos;%1&apos;: there are %2</source>
        <translation>esecuzione &apos;%1&apos; sconosciuta: ci sono %2</translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>impostazione &apos;%1&apos; sconosciuta: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;: there are %2</source>
        <translation>impostazione &apos;%1&apos; sconosciuta: ci sono %2</translation>
    </message>
    <message>
        <source>unknown target &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>obiettivo &apos;%1&apos; sconosciuto: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown target &apos;%1&apos;: there are %2</source>
        <translation>obiettivo &apos;%1&apos; sconosciuto: ci sono %2</translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>figura &apos;%1&apos; sconosciuta: intendevate &apos;%2&apos;?</translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: there are %2</source>
        <translation>figura &apos;%1&apos; sconosciuta: ci sono %2</translation>
    </message>
    <message>
        <source>vector %1 has %2 numbers, but the dimensions of the modalities add up to %3</source>
        <translation>il vettore %1 ha %2 numeri, ma le dimensioni delle modalità sommano a %3</translation>
    </message>
    <message>
        <source>vector %1 must be a list of %2 numbers</source>
        <translation>il vettore %1 deve essere un elenco di %2 numeri</translation>
    </message>
    <message>
        <source>vector %1 must hold numbers between -1000 and 1000</source>
        <translation>il vettore %1 deve contenere numeri tra -1000 e 1000</translation>
    </message>
    <message>
        <source>vector %1 must not be zero</source>
        <translation>il vettore %1 non deve essere zero</translation>
    </message>
    <message>
        <source>worst-case residual with shared weights</source>
        <translation>residuo nel caso peggiore con pesi condivisi</translation>
    </message>
    <message>
        <source>x, y and query belong together: give all three, or none and a seed</source>
        <translation>x, y e query vanno insieme: dateli tutti e tre, oppure nessuno e un seme</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>α and β are trained freely</source>
        <translation>α e β si addestrano liberamente</translation>
    </message>
    <message>
        <source>α comes to rest at the minimiser.</source>
        <translation>α si ferma al minimo.</translation>
    </message>
    <message>
        <source>α converges to 1/(1 + ρ) = 2/7.</source>
        <translation>α converge a 1/(1 + ρ) = 2/7.</translation>
    </message>
    <message>
        <source>α converges to the minimiser at depth 4.</source>
        <translation>α converge al minimo alla profondità 4.</translation>
    </message>
    <message>
        <source>α converges to the minimiser.</source>
        <translation>α converge al minimo.</translation>
    </message>
    <message>
        <source>α converges to γ = 30/121.</source>
        <translation>α converge a γ = 30/121.</translation>
    </message>
    <message>
        <source>α settles where 64 tokens ask for it.</source>
        <translation>α si assesta dove 64 token lo richiedono.</translation>
    </message>
    <message>
        <source>α swings far outside.</source>
        <translation>α oscilla molto al di fuori.</translation>
    </message>
    <message>
        <source>α tends to 14/33.</source>
        <translation>α tende a 14/33.</translation>
    </message>
    <message>
        <source>β comes to rest at the minimiser.</source>
        <translation>β si ferma al minimo.</translation>
    </message>
    <message>
        <source>β is tied to -α</source>
        <translation>β è legato a -α</translation>
    </message>
    <message>
        <source>β of the barrier</source>
        <translation>β della barriera</translation>
    </message>
    <message>
        <source>β runs away to the left.</source>
        <translation>β scappa verso sinistra.</translation>
    </message>
    <message>
        <source>β tends to −2/7.</source>
        <translation>β tende a −2/7.</translation>
    </message>
    <message>
        <source>β → −∞: what one power of s can do</source>
        <translation>β → −∞: ciò che può una sola potenza di s</translation>
    </message>
    <message>
        <source>ζ is +1 or -1</source>
        <translation>ζ è +1 o -1</translation>
    </message>
    <message>
        <source>ζ is standard normal</source>
        <translation>ζ è normale standard</translation>
    </message>
    <message>
        <source>“%1” must be a list of texts.</source>
        <translation>“%1” deve essere un elenco di testi.</translation>
    </message>
    <message>
        <source>“%1” must be a list.</source>
        <translation>“%1” deve essere un elenco.</translation>
    </message>
    <message>
        <source>“seed” must be a whole number from 0 to 18446744073709551615.</source>
        <translation>“seed” deve essere un numero intero da 0 a 18446744073709551615.</translation>
    </message>
    <message>
        <source>This is no document of ICL Lab: its “format” must be “icl-document/1”.</source>
        <translation>Questo non è un documento di ICL Lab: il suo “format” deve essere “icl-document/1”.</translation>
    </message>
    <message>
        <source>This document was written by a newer ICL Lab (version %1, format %2); this one reads icl-document/1.</source>
        <translation>Questo documento è stato scritto da un ICL Lab più recente (versione %1, formato %2); questo legge icl-document/1.</translation>
    </message>
    <message>
        <source>The file is larger than 64 MB: no document is.</source>
        <translation>Il file supera i 64 MB: nessun documento è così grande.</translation>
    </message>
    <message>
        <source>A document is a JSON object; this file holds something else.</source>
        <translation>Un documento è un oggetto JSON; questo file contiene altro.</translation>
    </message>
    <message>
        <source>“steps” must be a positive whole number.</source>
        <translation>“steps” deve essere un numero intero positivo.</translation>
    </message>
    <message>
        <source>“pace” must be a number of steps per second, at least 0.</source>
        <translation>“pace” deve essere un numero di passi al secondo, almeno 0.</translation>
    </message>
    <message>
        <source>The document could not be written: %1. Choose another place.</source>
        <translation>Il documento non si è potuto scrivere: %1. Scegliere un altro posto.</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>Il file non si è potuto leggere: %1.</translation>
    </message>
    <message>
        <source>The run of this document could not be started.</source>
        <translation>L&apos;esecuzione di questo documento non si è potuta avviare.</translation>
    </message>
    <message>
        <source>“%1” is no number of steps: write for instance “step 4000”.</source>
        <translation>“%1” non è un numero di passi: scrivere per esempio “step 4000”.</translation>
    </message>
    <message>
        <source>Only one condition on a channel can be used: “%1” is a second one.</source>
        <translation>Si può usare una sola condizione su un canale: “%1” è la seconda.</translation>
    </message>
    <message>
        <source>--render VIEW and --out FILE belong together.</source>
        <translation>--render VIEW e --out FILE vanno insieme.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>Manca un valore.</translation>
    </message>
    <message>
        <source>Only one document, run or preset can be opened: “%1” is one too many.</source>
        <translation>Si può aprire un solo documento, esecuzione o preset: “%1” è di troppo.</translation>
    </message>
    <message>
        <source>This is a run of “%1”, an experiment that this build does not have.</source>
        <translation>Questa è un&apos;esecuzione di “%1”, un esperimento che questa versione non ha.</translation>
    </message>
    <message>
        <source>“%1” is no length of time: write seconds from 1 to 86400.</source>
        <translation>“%1” non è una durata: scrivere i secondi da 1 a 86400.</translation>
    </message>
    <message>
        <source>“%1” is no resolution: write dots per inch from 30 to 2400.</source>
        <translation>“%1” non è una risoluzione: scrivere punti per pollice da 30 a 2400.</translation>
    </message>
    <message>
        <source>“%1” is no size: write WIDTHxHEIGHT in pixels, from 64x64 to 16384x16384.</source>
        <translation>“%1” non è una dimensione: scrivere LARGHEZZAxALTEZZA in pixel, da 64x64 a 16384x16384.</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>“%1” non è uno di %2.</translation>
    </message>
    <message>
        <source>32-bit numbers for the prompts and their gradients, about twice as fast; the weights themselves stay double</source>
        <translation>numeri a 32 bit per i prompt e i loro gradienti, circa due volte più veloce; i pesi restano in precisione doppia</translation>
    </message>
    <message>
        <source>64-bit numbers</source>
        <translation>numeri a 64 bit</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Centred keys</source>
        <translation>Chiavi centrate</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>Direzioni</translation>
    </message>
    <message>
        <source>Directions of the task over which the loss of infinite context is averaged, rounded up to whole orthogonal frames. In one and two dimensions they are spaced evenly and the average is exact once there are more than twice as many as layers.</source>
        <translation>Direzioni del compito su cui si media la perdita a contesto infinito, arrotondate per eccesso a sistemi ortogonali interi. In una e due dimensioni sono equispaziate e la media è esatta quando sono più del doppio degli strati.</translation>
    </message>
    <message>
        <source>Factor on the norm of the task at test alone; 1 leaves it as in training.</source>
        <translation>Fattore sulla norma del compito solo in prova; 1 la lascia come in addestramento.</translation>
    </message>
    <message>
        <source>How a layer weighs the tokens of the context. At infinite context softmax gives what linear attention gives; at finite context it varies more. Without attention the stack is a scaled mean, at best one layer of self-attention.</source>
        <translation>Come uno strato pesa i token del contesto. A contesto infinito la softmax dà ciò che dà l&apos;attenzione lineare; a contesto finito varia di più. Senza attenzione la pila è una media riscalata, al meglio uno strato di auto-attenzione.</translation>
    </message>
    <message>
        <source>How descent turns a gradient into a step.</source>
        <translation>Come la discesa trasforma un gradiente in un passo.</translation>
    </message>
    <message>
        <source>Key weights</source>
        <translation>Pesi delle chiavi</translation>
    </message>
    <message>
        <source>Kind of stack</source>
        <translation>Tipo di pila</translation>
    </message>
    <message>
        <source>Missing at test</source>
        <translation>Assente in prova</translation>
    </message>
    <message>
        <source>Modality, counted from 1, whose part of the task is missing at test, so that its coordinates hold noise alone; 0: none is missing.</source>
        <translation>Modalità, contata da 1, la cui parte del compito manca in prova, così che le sue coordinate contengono solo rumore; 0: non ne manca nessuna.</translation>
    </message>
    <message>
        <source>Nodes in the norm</source>
        <translation>Nodi nella norma</translation>
    </message>
    <message>
        <source>Noise of modality 1</source>
        <translation>Rumore della modalità 1</translation>
    </message>
    <message>
        <source>Noise of modality 2</source>
        <translation>Rumore della modalità 2</translation>
    </message>
    <message>
        <source>Noise of modality 3</source>
        <translation>Rumore della modalità 3</translation>
    </message>
    <message>
        <source>Noise of modality 4</source>
        <translation>Rumore della modalità 4</translation>
    </message>
    <message>
        <source>Norm shift at test</source>
        <translation>Norma spostata in prova</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Ottimizzatore</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>Products are divided by it before the softmax and the output is multiplied by it, so that a high temperature approaches linear attention.</source>
        <translation>I prodotti vengono divisi per essa prima della softmax e l&apos;uscita moltiplicata per essa, così che una temperatura alta si avvicina all&apos;attenzione lineare.</translation>
    </message>
    <message>
        <source>Prompts behind the test curve where it has no exact formula; always the same ones, so that the curve moves only with the weights.</source>
        <translation>Prompt dietro la curva di prova dove non c&apos;è una formula esatta; sempre gli stessi, così che la curva si muove solo con i pesi.</translation>
    </message>
    <message>
        <source>Query among the keys</source>
        <translation>Query tra le chiavi</translation>
    </message>
    <message>
        <source>Query weights</source>
        <translation>Pesi delle query</translation>
    </message>
    <message>
        <source>Random spread</source>
        <translation>Dispersione casuale</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Readout weights</source>
        <translation>Pesi della lettura</translation>
    </message>
    <message>
        <source>Residual gain</source>
        <translation>Guadagno residuo</translation>
    </message>
    <message>
        <source>Residual stream</source>
        <translation>Flusso residuo</translation>
    </message>
    <message>
        <source>Skip weights</source>
        <translation>Pesi del salto</translation>
    </message>
    <message>
        <source>Softmax temperature</source>
        <translation>Temperatura della softmax</translation>
    </message>
    <message>
        <source>Standard deviation of the normal numbers that every trained entry starts with or has added at its start.</source>
        <translation>Deviazione standard dei numeri normali con cui parte, o che riceve in aggiunta alla partenza, ogni elemento addestrato.</translation>
    </message>
    <message>
        <source>Start of the matrices</source>
        <translation>Partenza delle matrici</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Test context length</source>
        <translation>Lunghezza del contesto di prova</translation>
    </message>
    <message>
        <source>Test noise</source>
        <translation>Rumore di prova</translation>
    </message>
    <message>
        <source>Test noise of modality 1</source>
        <translation>Rumore di prova della modalità 1</translation>
    </message>
    <message>
        <source>Test noise of modality 2</source>
        <translation>Rumore di prova della modalità 2</translation>
    </message>
    <message>
        <source>Test noise of modality 3</source>
        <translation>Rumore di prova della modalità 3</translation>
    </message>
    <message>
        <source>Test noise of modality 4</source>
        <translation>Rumore di prova della modalità 4</translation>
    </message>
    <message>
        <source>Test prompts</source>
        <translation>Prompt di prova</translation>
    </message>
    <message>
        <source>Tied layers</source>
        <translation>Strati legati</translation>
    </message>
    <message>
        <source>Tokens in a test prompt; 0 is the limit of infinite context. The test curve and the figures of distribution shift are taken at this length.</source>
        <translation>Token in un prompt di prova; 0 è il limite di contesto infinito. La curva di prova e le figure dello spostamento di distribuzione si prendono a questa lunghezza.</translation>
    </message>
    <message>
        <source>Value weights</source>
        <translation>Pesi dei valori</translation>
    </message>
    <message>
        <source>Variance of the covariate noise at test alone; 0 stands for that of training.</source>
        <translation>Varianza del rumore delle covariate solo in prova; 0 sta per quella dell&apos;addestramento.</translation>
    </message>
    <message>
        <source>Variance of the noise in this modality&apos;s coordinates at test alone; 0 stands for the test noise that all modalities share.</source>
        <translation>Varianza del rumore nelle coordinate di questa modalità solo in prova; 0 sta per il rumore di prova comune a tutte.</translation>
    </message>
    <message>
        <source>Variance of the noise in this modality&apos;s coordinates, in training and at test; 0 stands for the covariate noise that all modalities share. Where they differ, the task is no eigenvector of the covariance of x.</source>
        <translation>Varianza del rumore nelle coordinate di questa modalità, in addestramento e in prova; 0 sta per il rumore delle covariate comune a tutte. Dove differiscono, il compito non è un autovettore della covarianza di x.</translation>
    </message>
    <message>
        <source>Weight matrices</source>
        <translation>Matrici dei pesi</translation>
    </message>
    <message>
        <source>What of this weight matrix is trained; entries outside this form are 0, but a frozen matrix keeps its start.</source>
        <translation>Che cosa di questa matrice si addestra; gli elementi fuori da questa forma sono 0, ma una matrice congelata conserva la sua partenza.</translation>
    </message>
    <message>
        <source>What the last layer pairs. The first two give the same number for scalar weights; F in both places applies the stack twice and misses Bayes.</source>
        <translation>Che cosa accoppia l&apos;ultimo strato. I primi due danno lo stesso numero per pesi scalari; F in entrambi i posti applica la pila due volte e manca Bayes.</translation>
    </message>
    <message>
        <source>Where the weight matrices start from.</source>
        <translation>Da dove partono le matrici dei pesi.</translation>
    </message>
    <message>
        <source>Whether a layer adds to what it received (Fᵗ = Fᵗ⁻¹ + S + A) or replaces it (Fᵗ = S + A).</source>
        <translation>Se uno strato aggiunge a ciò che ha ricevuto (Fᵗ = Fᵗ⁻¹ + S + A) o lo sostituisce (Fᵗ = S + A).</translation>
    </message>
    <message>
        <source>Whether all layers share their weight matrices, or each has its own.</source>
        <translation>Se tutti gli strati condividono le matrici dei pesi o ciascuno ha le proprie.</translation>
    </message>
    <message>
        <source>Whether the mean of the values over the context is taken off the softmax output, which linear attention does not see at high temperature.</source>
        <translation>Se la media dei valori sul contesto viene tolta dall&apos;uscita della softmax; l&apos;attenzione lineare ad alta temperatura non la vede.</translation>
    </message>
    <message>
        <source>Whether the query token is among the keys and values too, a change of order 1/L that vanishes at infinite context.</source>
        <translation>Se il token della query sta anche tra le chiavi e i valori, un cambiamento di ordine 1/L che svanisce a contesto infinito.</translation>
    </message>
    <message>
        <source>Whether the residual stream of a self-attention stack has a trained gain 1 + a, which makes the stack a Newton–Schulz iteration.</source>
        <translation>Se il flusso residuo di una pila di auto-attenzione ha un guadagno addestrato 1 + a, che fa della pila un&apos;iterazione di Newton–Schulz.</translation>
    </message>
    <message>
        <source>Which weights are trained: α alone with β = -α (Theorem 6.2), or α and β (Theorem 6.3), shared by all layers; α and β of each layer; or whole weight matrices.</source>
        <translation>Quali pesi si addestrano: solo α con β = -α (teorema 6.2), oppure α e β (teorema 6.3), condivisi da tutti gli strati; α e β di ogni strato; o matrici intere.</translation>
    </message>
    <message>
        <source>acts at finite test context</source>
        <translation>agisce a contesto di prova finito</translation>
    </message>
    <message>
        <source>acts in a self-attention stack</source>
        <translation>agisce in una pila di auto-attenzione</translation>
    </message>
    <message>
        <source>acts with attention softmax</source>
        <translation>agisce con attenzione softmax</translation>
    </message>
    <message>
        <source>acts with weight matrices</source>
        <translation>agisce con matrici dei pesi</translation>
    </message>
    <message>
        <source>block scalar</source>
        <translation>scalare a blocchi</translation>
    </message>
    <message>
        <source>both f</source>
        <translation>f in entrambi</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonale</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppia</translation>
    </message>
    <message>
        <source>each layer trains an α and a β of its own</source>
        <translation>ogni strato addestra un α e un β propri</translation>
    </message>
    <message>
        <source>each weight&apos;s step is divided by a running size of its gradient</source>
        <translation>il passo di ogni peso è diviso per una grandezza mobile del suo gradiente</translation>
    </message>
    <message>
        <source>every entry is random with the spread alone</source>
        <translation>ogni elemento è casuale con la sola dispersione</translation>
    </message>
    <message>
        <source>every entry is trained</source>
        <translation>ogni elemento si addestra</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelata</translation>
    </message>
    <message>
        <source>full</source>
        <translation>piena</translation>
    </message>
    <message>
        <source>it stays as it starts</source>
        <translation>resta come parte</translation>
    </message>
    <message>
        <source>keys f, query x</source>
        <translation>chiavi f, query x</translation>
    </message>
    <message>
        <source>keys x, query f</source>
        <translation>chiavi x, query f</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineare</translation>
    </message>
    <message>
        <source>matrices</source>
        <translation>matrici</translation>
    </message>
    <message>
        <source>off</source>
        <translation>spenta</translation>
    </message>
    <message>
        <source>one number a modality, times the identity, is trained</source>
        <translation>si addestra un numero per modalità, per l&apos;identità</translation>
    </message>
    <message>
        <source>one number times the identity is trained</source>
        <translation>si addestra un numero per l&apos;identità</translation>
    </message>
    <message>
        <source>only the diagonal is trained</source>
        <translation>si addestra solo la diagonale</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>semplice</translation>
    </message>
    <message>
        <source>queries come from F, keys and values from the raw data</source>
        <translation>le query vengono da F, chiavi e valori dai dati grezzi</translation>
    </message>
    <message>
        <source>queries, keys and values all come from F, which starts from the data</source>
        <translation>query, chiavi e valori vengono tutti da F, che parte dai dati</translation>
    </message>
    <message>
        <source>random</source>
        <translation>casuale</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>scalare</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>auto-attenzione</translation>
    </message>
    <message>
        <source>single</source>
        <translation>singola</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>the attention term is left out</source>
        <translation>il termine di attenzione è omesso</translation>
    </message>
    <message>
        <source>the weight matrices of skip, value, key, query and readout are trained</source>
        <translation>si addestrano le matrici dei pesi di salto, valori, chiavi, query e lettura</translation>
    </message>
    <message>
        <source>the weights move by rate times the negative gradient</source>
        <translation>i pesi si muovono del tasso per il gradiente negativo</translation>
    </message>
    <message>
        <source>untied</source>
        <translation>slegati</translation>
    </message>
    <message>
        <source>values are weighted by the softmax of the products over the keys</source>
        <translation>i valori sono pesati dalla softmax dei prodotti sulle chiavi</translation>
    </message>
    <message>
        <source>values are weighted by ⟨key, query⟩/L</source>
        <translation>i valori sono pesati da ⟨chiave, query⟩/L</translation>
    </message>
    <message>
        <source>ŷ = (1/L) Σ yᵢ fᵢᵀ U f_q</source>
        <translation>ŷ = (1/L) Σ yᵢ fᵢᵀ U f_q</translation>
    </message>
    <message>
        <source>ŷ = (1/L) Σ yᵢ fᵢᵀ U x_q</source>
        <translation>ŷ = (1/L) Σ yᵢ fᵢᵀ U x_q</translation>
    </message>
    <message>
        <source>ŷ = (1/L) Σ yᵢ xᵢᵀ U f_q</source>
        <translation>ŷ = (1/L) Σ yᵢ xᵢᵀ U f_q</translation>
    </message>
    <message>
        <source>α I for the skip, β I for the values, the identity for the others, each with the random spread added</source>
        <translation>α I per il salto, β I per i valori, l&apos;identità per gli altri, ciascuno con l&apos;aggiunta della dispersione casuale</translation>
    </message>
    <message>
        <source>%1 % of prompts diverge at this length: their largest eigenvalue makes every further layer grow, so that few prompts make the mean. Half of the prompts have a loss below %2.</source>
        <translation>Il %1 % dei prompt diverge a questa lunghezza: il loro autovalore massimo fa crescere ogni strato ulteriore, così che pochi prompt fanno la media. Metà dei prompt ha una perdita sotto %2.</translation>
    </message>
    <message>
        <source>%1 classes cannot share %2 labels evenly: choose a multiple of %2</source>
        <translation>%1 classi non possono dividersi %2 etichette in parti uguali: scegliete un multiplo di %2</translation>
    </message>
    <message>
        <source>%1 is a bound for the whole stack with the skip in every layer: set reinjection to every-layer, or leave %1 out</source>
        <translation>%1 è un limite per l&apos;intera pila con la connessione di salto in ogni strato: impostate reinjection su every-layer, oppure omettete %1</translation>
    </message>
    <message>
        <source>%1 is a result about the whole cross-attention stack: set stack to cross, residual on, readout to xf and attention to linear</source>
        <translation>%1 è un risultato sull&apos;intera pila di attenzione incrociata: impostate stack su cross, residual su on, readout su xf e attention su linear</translation>
    </message>
    <message>
        <source>%1 is larger than a number can hold: choose weights nearer 0, fewer layers or a longer context</source>
        <translation>%1 supera ciò che un numero può contenere: scegliete pesi più vicini a 0, meno strati o un contesto più lungo</translation>
    </message>
    <message>
        <source>%1 needs one noise for all modalities: leave noise2-1 to noise2-4 at 0</source>
        <translation>%1 richiede un solo rumore per tutte le modalità: lasciate noise2-1 fino a noise2-4 a 0</translation>
    </message>
    <message>
        <source>%1 new classes cannot share %2 labels evenly: choose a multiple of %2</source>
        <translation>%1 classi nuove non possono dividersi %2 etichette in parti uguali: scegliete un multiplo di %2</translation>
    </message>
    <message>
        <source>%1 numbers for each of %2 matrices</source>
        <translation>%1 numeri per ognuna di %2 matrici</translation>
    </message>
    <message>
        <source>%1 pairs cannot be filled with %2 copies of each class: choose a burstiness that divides the number of pairs</source>
        <translation>%1 coppie non possono riempirsi con %2 copie di ogni classe: scegliete una burstiness che divida il numero di coppie</translation>
    </message>
    <message>
        <source>%1: a text has no closing quote</source>
        <translation>%1: a un testo mancano le virgolette di chiusura</translation>
    </message>
    <message>
        <source>%1: a text holds a control character; a new line in it is written \n</source>
        <translation>%1: un testo contiene un carattere di controllo; un a capo al suo interno si scrive \n</translation>
    </message>
    <message>
        <source>%1: a text is not UTF-8</source>
        <translation>%1: un testo non è in UTF-8</translation>
    </message>
    <message>
        <source>%1: this number is not complete</source>
        <translation>%1: questo numero non è completo</translation>
    </message>
    <message>
        <source>%1: what follows a backslash in a text is no escape of JSON</source>
        <translation>%1: ciò che segue una barra rovesciata in un testo non è una sequenza di escape di JSON</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no head of this model: write layer.head, from 0.0 to %2.%3</source>
        <translation>&apos;%1&apos; non è una testa di questo modello: scrivete strato.testa, da 0.0 a %2.%3</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;]&apos;</source>
        <translation>&apos;,&apos; o &apos;]&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;}&apos;</source>
        <translation>&apos;,&apos; o &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;first_step&apos; is larger than a run can have</source>
        <translation>&apos;first_step&apos; è maggiore di quanto un&apos;esecuzione possa avere</translation>
    </message>
    <message>
        <source>&apos;notes&apos; must be an array</source>
        <translation>&apos;notes&apos; deve essere un array</translation>
    </message>
    <message>
        <source>&apos;step&apos; must be a step of the run, 0 or more, or -1 for its end</source>
        <translation>&apos;step&apos; deve essere un passo dell&apos;esecuzione, 0 o più, oppure -1 per la sua fine</translation>
    </message>
    <message>
        <source>0: as the model says (A: as many as the budget, B and C: one), or what the channels leave.</source>
        <translation>0: come dice il modello (A: tanti quanti il budget, B e C: uno), oppure ciò che i canali lasciano.</translation>
    </message>
    <message>
        <source>2.6 % of prompts of 32 tokens diverge in a deep stack of the limit.</source>
        <translation>Il 2,6 % dei prompt di 32 token diverge in una pila profonda del limite.</translation>
    </message>
    <message>
        <source>A modality is missing at test</source>
        <translation>Una modalità manca nel test</translation>
    </message>
    <message>
        <source>A small transformer classifies noisy items whose labels it can learn by heart or read from its context. Which of the two wins depends on how many classes there are, how bursty the sequences, how large the model; and when reading wins, two heads form a circuit.</source>
        <translation>Un piccolo transformer classifica elementi rumorosi le cui etichette può imparare a memoria o leggere dal contesto. Quale delle due vie prevalga dipende da quante sono le classi, da quanto sono bursty le sequenze e da quanto è grande il modello; e quando prevale la lettura, due teste formano un circuito.</translation>
    </message>
    <message>
        <source>A stack that attends to its own states whitens too, but only at the rate of one over its depth.</source>
        <translation>Anche una pila che presta attenzione ai propri stati sbianca, ma solo alla velocità di uno diviso la sua profondità.</translation>
    </message>
    <message>
        <source>A trained residual gain makes it smaller by five orders.</source>
        <translation>Un guadagno residuo addestrato lo riduce di cinque ordini di grandezza.</translation>
    </message>
    <message>
        <source>A: deep and narrow</source>
        <translation>A: profondo e stretto</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>Above 0, both models are also compared on sampled prompts of this length, each with its best weights of infinite context.</source>
        <translation>Sopra 0, i due modelli si confrontano anche su prompt campionati di questa lunghezza, ciascuno con i suoi pesi migliori a contesto infinito.</translation>
    </message>
    <message>
        <source>Accuracies that need no learning, exact under the laws of the task.</source>
        <translation>Accuratezze che non richiedono apprendimento, esatte secondo le leggi del compito.</translation>
    </message>
    <message>
        <source>Accuracy without each head, its drop, and the standard error of the drop over the same sequences. A row for each head, and one for all heads of a layer where there are several.</source>
        <translation>Accuratezza senza ciascuna testa, il suo calo, e l&apos;errore standard del calo sulle stesse sequenze. Una riga per ogni testa, e una per tutte le teste di uno strato dove ce ne sono più d&apos;una.</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Attivazione</translation>
    </message>
    <message>
        <source>Adam whose weight decay shrinks the weights by itself</source>
        <translation>Adam con un decadimento dei pesi che li riduce in modo separato dal gradiente</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Adaptive inference</source>
        <translation>Inferenza adattiva</translation>
    </message>
    <message>
        <source>Added to the mean square under the root.</source>
        <translation>Sommato alla media dei quadrati sotto la radice.</translation>
    </message>
    <message>
        <source>All five matrices are trained: skip, value, key, query and readout. From small random numbers the skip grows first, until the stack does what one layer of linear self-attention can (excess 0.0553). Then attention grows and the weights become multiples of the identity, with the excess of the best scalar weights at three layers, 2.09e-3. A gradient keeps scalar weights scalar, so the run seems to have arrived. But the product of value, key and query has an antisymmetric direction along which the loss curves down: what is left of the random start grows there, slowly at first, and the weights turn. At the end the excess is 6.57e-4, three times lower than any scalar weights reach at this depth. The theorems of the paper speak of scalar weights; matrices go further.</source>
        <translation>Si addestrano tutte e cinque le matrici: salto, valore, chiave, query e lettura. Da piccoli numeri casuali cresce dapprima il salto, finché la pila sa fare ciò che fa uno strato di auto-attenzione lineare (eccesso 0,0553). Poi cresce l&apos;attenzione e i pesi diventano multipli dell&apos;identità, con l&apos;eccesso dei migliori pesi scalari a tre strati, 2,09e-3. Un gradiente mantiene scalari i pesi scalari, così l&apos;esecuzione sembra arrivata. Ma il prodotto di valore, chiave e query ha una direzione antisimmetrica lungo la quale la perdita curva verso il basso: ciò che resta della partenza casuale cresce lì, dapprima lentamente, e i pesi ruotano. Alla fine l&apos;eccesso è 6,57e-4, tre volte più basso di quanto raggiungano pesi scalari qualsiasi a questa profondità. I teoremi dell&apos;articolo parlano di pesi scalari; le matrici vanno oltre.</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Tutte le teste</translation>
    </message>
    <message>
        <source>Amplitudes</source>
        <translation>Ampiezze</translation>
    </message>
    <message>
        <source>And with two weights.</source>
        <translation>E con due pesi.</translation>
    </message>
    <message>
        <source>Anisotropy</source>
        <translation>Anisotropia</translation>
    </message>
    <message>
        <source>Answers from the context</source>
        <translation>Risposte dal contesto</translation>
    </message>
    <message>
        <source>At depth 16 it is 0.00119 still.</source>
        <translation>Alla profondità 16 è ancora 0,00119.</translation>
    </message>
    <message>
        <source>At depth 4 it is twice that of cross-attention.</source>
        <translation>Alla profondità 4 è il doppio di quello dell&apos;attenzione incrociata.</translation>
    </message>
    <message>
        <source>At infinite context softmax attention is linear attention exactly; on 64 tokens it varies so much that it costs a third of the risk.</source>
        <translation>A contesto infinito l&apos;attenzione softmax è esattamente l&apos;attenzione lineare; su 64 token varia tanto da costare un terzo del rischio.</translation>
    </message>
    <message>
        <source>At infinite context softmax changes nothing.</source>
        <translation>A contesto infinito la softmax non cambia nulla.</translation>
    </message>
    <message>
        <source>At noise 3 eight layers are still below one layer.</source>
        <translation>A rumore 3 otto strati sono ancora sotto uno strato.</translation>
    </message>
    <message>
        <source>At noise 3 thirty-two layers amplify.</source>
        <translation>A rumore 3 trentadue strati amplificano.</translation>
    </message>
    <message>
        <source>At the end it is at the best rotating weights, 6.57e-4.</source>
        <translation>Alla fine è ai migliori pesi rotanti, 6,57e-4.</translation>
    </message>
    <message>
        <source>Attention heads of a layer; they share the width.</source>
        <translation>Teste di attenzione di uno strato; si dividono la larghezza.</translation>
    </message>
    <message>
        <source>Attention of a sequence</source>
        <translation>Attenzione di una sequenza</translation>
    </message>
    <message>
        <source>Attention of the queries Fᵗ to the keys X in the example prompt, as the layer after t layers sees it: ⟨xⱼ, fᵢ⟩/L, or the softmax over keys. The last row is the query token; with linear attention this row reads out the prediction at the end.</source>
        <translation>Attenzione delle query Fᵗ alle chiavi X nel prompt di esempio, come la vede lo strato che segue t strati: ⟨xⱼ, fᵢ⟩/L, oppure la softmax sulle chiavi. L&apos;ultima riga è il token della query; con l&apos;attenzione lineare questa riga legge alla fine la predizione.</translation>
    </message>
    <message>
        <source>Attention of the query to all labels of the context.</source>
        <translation>Attenzione della query a tutte le etichette del contesto.</translation>
    </message>
    <message>
        <source>Attention of the query to all labels that equal its own: induction on the scale from 0 to 1.</source>
        <translation>Attenzione della query a tutte le etichette uguali alla propria: l&apos;induzione sulla scala da 0 a 1.</translation>
    </message>
    <message>
        <source>Attention weight of a layer of its own, counted from 0.</source>
        <translation>Peso di attenzione proprio di uno strato, contato da 0.</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>Pesi di attenzione</translation>
    </message>
    <message>
        <source>Base of the rotation</source>
        <translation>Base della rotazione</translation>
    </message>
    <message>
        <source>Bayes risk at test</source>
        <translation>Rischio di Bayes nel test</translation>
    </message>
    <message>
        <source>Bayes there.</source>
        <translation>Bayes in quel caso.</translation>
    </message>
    <message>
        <source>Bayes with one modality.</source>
        <translation>Bayes con una sola modalità.</translation>
    </message>
    <message>
        <source>Branch weights</source>
        <translation>Pesi dei rami</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Burstiness</source>
        <translation>Burstiness</translation>
    </message>
    <message>
        <source>Bursty part</source>
        <translation>Quota bursty</translation>
    </message>
    <message>
        <source>Chance levels</source>
        <translation>Livelli del caso</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canali</translation>
    </message>
    <message>
        <source>Chebyshev rate</source>
        <translation>Velocità di Chebyshev</translation>
    </message>
    <message>
        <source>Class k is drawn with probability proportional to (k+1)^-α; 0 is uniform. Near 1 a model can both memorise the common classes and learn in context.</source>
        <translation>La classe k si estrae con probabilità proporzionale a (k+1)^-α; 0 è uniforme. Vicino a 1 un modello può sia memorizzare le classi comuni sia imparare nel contesto.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classi</translation>
    </message>
    <message>
        <source>Classes that training shows. Few can be memorised; of many it pays to read the labels from the context.</source>
        <translation>Classi che l&apos;addestramento mostra. Poche si possono memorizzare; se sono molte, conviene leggere le etichette dal contesto.</translation>
    </message>
    <message>
        <source>Compute of the last block only what the loss needs: the query&apos;s row. Loss and gradient are the same up to rounding, in a third less time.</source>
        <translation>Dell&apos;ultimo blocco calcola solo ciò che serve alla perdita: la riga della query. Perdita e gradiente sono gli stessi a meno dell&apos;arrotondamento, in un terzo del tempo in meno.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contesto</translation>
    </message>
    <message>
        <source>Contexts drawn afresh for each step.</source>
        <translation>Contesti estratti da capo per ogni passo.</translation>
    </message>
    <message>
        <source>Contexts drawn for a length where the risk has no exact formula; the same ones for every row.</source>
        <translation>Contesti estratti per una lunghezza a cui il rischio non ha una formula esatta; gli stessi per ogni riga.</translation>
    </message>
    <message>
        <source>Contexts drawn for the median and where the risk is estimated by Monte Carlo.</source>
        <translation>Contesti estratti per la mediana e dove il rischio si stima con Monte Carlo.</translation>
    </message>
    <message>
        <source>Contexts, the same at every step, on which the risk is measured.</source>
        <translation>Contesti, gli stessi a ogni passo, su cui si misura il rischio.</translation>
    </message>
    <message>
        <source>Coordinates of the task under the Gaussian prior; 0: as many as the tree has nodes.</source>
        <translation>Coordinate del compito per la distribuzione a priori gaussiana; 0: tante quanti sono i nodi dell&apos;albero.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Cost of a run</source>
        <translation>Costo di un&apos;esecuzione</translation>
    </message>
    <message>
        <source>Counted from 0.</source>
        <translation>Contato da 0.</translation>
    </message>
    <message>
        <source>Cross-attention is gradient descent</source>
        <translation>L&apos;attenzione incrociata è discesa del gradiente</translation>
    </message>
    <message>
        <source>Cross-attention of four layers is far behind.</source>
        <translation>L&apos;attenzione incrociata di quattro strati resta molto indietro.</translation>
    </message>
    <message>
        <source>Cross-entropy of the batch before the step&apos;s update; log L is blind guessing.</source>
        <translation>Entropia incrociata del lotto prima dell&apos;aggiornamento del passo; log L è tirare a caso.</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>Decadimento</translation>
    </message>
    <message>
        <source>Deep cross-attention adapts to noise that it was not trained on, one layer does not; but where the noise makes the steps too large, depth turns against it.</source>
        <translation>L&apos;attenzione incrociata profonda si adatta a un rumore su cui non è stata addestrata, uno strato no; ma dove il rumore rende i passi troppo grandi, la profondità le si ritorce contro.</translation>
    </message>
    <message>
        <source>Descent came to rest at step %1: a further step changes no digit of any weight.</source>
        <translation>La discesa si è fermata al passo %1: un ulteriore passo non cambia alcuna cifra di alcun peso.</translation>
    </message>
    <message>
        <source>Descent on that prompt predicts 0.331.</source>
        <translation>La discesa su quel prompt predice 0,331.</translation>
    </message>
    <message>
        <source>Descent on the prompt</source>
        <translation>Discesa sul prompt</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Dimension of an item</source>
        <translation>Dimensione di un elemento</translation>
    </message>
    <message>
        <source>Draw the classes of a context with different labels, each label and then each of its classes equally likely.</source>
        <translation>Estrae le classi di un contesto con etichette diverse, ogni etichetta e poi ognuna delle sue classi con uguale probabilità.</translation>
    </message>
    <message>
        <source>Draws every token instead of the pooled vector c = (1/N) Σ y x, which is all that linear attention sees of them. The law is the same; only the time and the random numbers differ. Residual values and features that are not linear need tokens anyway.</source>
        <translation>Estrae ogni token invece del vettore aggregato c = (1/N) Σ y x, che è tutto ciò che l&apos;attenzione lineare ne vede. La legge è la stessa; differiscono solo il tempo e i numeri casuali. I valori residui e le caratteristiche non lineari richiedono comunque i token.</translation>
    </message>
    <message>
        <source>E ω over the square of the Chebyshev polynomial: least worst residual</source>
        <translation>E ω diviso il quadrato del polinomio di Chebyshev: minimo residuo nel caso peggiore</translation>
    </message>
    <message>
        <source>Edit the example</source>
        <translation>Modifica l&apos;esempio</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Modificato</translation>
    </message>
    <message>
        <source>Eight layers are worse than four.</source>
        <translation>Otto strati sono peggio di quattro.</translation>
    </message>
    <message>
        <source>End of the schedule</source>
        <translation>Fine della pianificazione</translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation>Valuta ogni</translation>
    </message>
    <message>
        <source>Every measure of every head on the ICL set, and its correlation with ICL accuracy over the evaluations of the run so far. A row for each head, layer.head.</source>
        <translation>Ogni misura di ogni testa sull&apos;insieme ICL, e la sua correlazione con l&apos;accuratezza ICL sulle valutazioni dell&apos;esecuzione fin qui. Una riga per ogni testa, strato.testa.</translation>
    </message>
    <message>
        <source>F in both places</source>
        <translation>F in entrambi i posti</translation>
    </message>
    <message>
        <source>F in both places of the readout</source>
        <translation>F in entrambi i posti della lettura</translation>
    </message>
    <message>
        <source>F in both places of the readout applies the steps twice: set readout to xf</source>
        <translation>F in entrambi i posti della lettura applica i passi due volte: impostate readout su xf</translation>
    </message>
    <message>
        <source>F ← (1 + a) F + β F Fᵀ F/L: Newton–Schulz steps to the inverse root</source>
        <translation>F ← (1 + a) F + β F Fᵀ F/L: passi di Newton–Schulz verso la radice inversa</translation>
    </message>
    <message>
        <source>F ← F + β F Fᵀ F/L from X, read out α times with F in both places</source>
        <translation>F ← F + β F Fᵀ F/L a partire da X, letto α volte con F in entrambi i posti</translation>
    </message>
    <message>
        <source>Features of a token</source>
        <translation>Caratteristiche di un token</translation>
    </message>
    <message>
        <source>Feed-forward layer</source>
        <translation>Strato feed-forward</translation>
    </message>
    <message>
        <source>First it stands where the best single layer does.</source>
        <translation>Dapprima si ferma dove arriva il migliore strato singolo.</translation>
    </message>
    <message>
        <source>Floor of the norm</source>
        <translation>Limite inferiore della norma</translation>
    </message>
    <message>
        <source>For Gaussian keys the softmax mean E[x e^⟨x,f⟩]/E[e^⟨x,f⟩] is Λf exactly, so that nothing changes at infinite context. On a finite prompt the mean is made by a few tokens. The test curve runs softmax on prompts of 64 tokens while the weights follow the loss of infinite context; a higher temperature with centred keys approaches linear attention.</source>
        <translation>Per chiavi gaussiane la media softmax E[x e^⟨x,f⟩]/E[e^⟨x,f⟩] è esattamente Λf, così che a contesto infinito non cambia nulla. Su un prompt finito la media è fatta da pochi token. La curva di test esegue la softmax su prompt di 64 token mentre i pesi seguono la perdita a contesto infinito; una temperatura più alta con chiavi centrate si avvicina all&apos;attenzione lineare.</translation>
    </message>
    <message>
        <source>For each label its probability, whether it is the right answer, and the part of the context that carries it.</source>
        <translation>Per ogni etichetta la sua probabilità, se è la risposta giusta, e la parte del contesto che la porta.</translation>
    </message>
    <message>
        <source>Four layers are at Bayes but for 2e-14.</source>
        <translation>Quattro strati sono a Bayes a meno di 2e-14.</translation>
    </message>
    <message>
        <source>Freeze a block</source>
        <translation>Congela un blocco</translation>
    </message>
    <message>
        <source>Gain of the residual stream beyond 1 in a self-attention stack that trains it; a gap elsewhere.</source>
        <translation>Guadagno del flusso residuo oltre 1 in una pila di auto-attenzione che lo addestra; altrove un vuoto.</translation>
    </message>
    <message>
        <source>Gain of the residual stream beyond 1 in a self-attention stack; not given: the run&apos;s present one.</source>
        <translation>Guadagno del flusso residuo oltre 1 in una pila di auto-attenzione; se manca: quello attuale dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>Gauss nodes in the norm of the task at which the loss of infinite context is taken, at least one more than there are layers: the loss is a polynomial of the squared norm, for which that is exact.</source>
        <translation>Nodi di Gauss nella norma del compito a cui si calcola la perdita di contesto infinito, almeno uno in più degli strati: la perdita è un polinomio della norma al quadrato, per il quale il calcolo è esatto.</translation>
    </message>
    <message>
        <source>Gaussian with the tree&apos;s covariance</source>
        <translation>gaussiana con la covarianza dell&apos;albero</translation>
    </message>
    <message>
        <source>Gives the value weights an antisymmetric part of this size, quarter turns of pairs of coordinates: it leaves the scalar weights, which no gradient does by itself.</source>
        <translation>Dà ai pesi dei valori una parte antisimmetrica di questa grandezza, quarti di giro di coppie di coordinate: si lasciano così i pesi scalari, cosa che nessun gradiente fa da sé.</translation>
    </message>
    <message>
        <source>Half of the prompts are below a loss of 0.6.</source>
        <translation>Metà dei prompt è sotto una perdita di 0,6.</translation>
    </message>
    <message>
        <source>Half of the test prompts have a smaller loss. Below the test risk where a few prompts make the mean; a gap at infinite test context.</source>
        <translation>Metà dei prompt di test ha una perdita minore. Sotto il rischio di test dove pochi prompt fanno la media; un vuoto a contesto di test infinito.</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Testa</translation>
    </message>
    <message>
        <source>Head gate</source>
        <translation>Gate della testa</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>Heads removed</source>
        <translation>Teste rimosse</translation>
    </message>
    <message>
        <source>Heads to remove together, such as 0.0 or 0.1 1.3 (layer.head, from 0); they give removed and drop. The table removes each head alone, and each layer&apos;s heads together.</source>
        <translation>Teste da rimuovere insieme, come 0.0 o 0.1 1.3 (strato.testa, da 0); danno removed e drop. La tabella rimuove ogni testa da sola, e le teste di ogni strato insieme.</translation>
    </message>
    <message>
        <source>Held-out contexts</source>
        <translation>Contesti di validazione</translation>
    </message>
    <message>
        <source>Here queries, keys and values all come from F, which starts from the data: F ← F + βFFᵀF/L. Read out with F in both places the response is α P², and P² tends to 1/(1 + 2|β|sT): the stack works, but slowly. Its best excess is 0.0011 at depth 3, half of that of cross-attention, and 0.00077 at depth 4, twice as much.</source>
        <translation>Qui query, chiavi e valori vengono tutti da F, che parte dai dati: F ← F + βFFᵀF/L. Letta con F in entrambi i posti, la risposta è α P², e P² tende a 1/(1 + 2|β|sT): la pila funziona, ma lentamente. Il suo eccesso migliore è 0,0011 alla profondità 3, la metà di quello dell&apos;attenzione incrociata, e 0,00077 alla profondità 4, il doppio.</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Unità nascoste</translation>
    </message>
    <message>
        <source>Highest step size of Adam: reached after the warm-up, then falling to 0 along a cosine.</source>
        <translation>Massima grandezza del passo di Adam: raggiunta dopo il riscaldamento, scende poi a 0 lungo un coseno.</translation>
    </message>
    <message>
        <source>Holds a weight where it is, or lets it go again; the others go on.</source>
        <translation>Tiene un peso dov&apos;è, o lo lascia di nuovo andare; gli altri proseguono.</translation>
    </message>
    <message>
        <source>Holds all weights of a block; the others go on learning.</source>
        <translation>Tiene fermi tutti i pesi di un blocco; gli altri continuano a imparare.</translation>
    </message>
    <message>
        <source>How many new classes a batch or a test set draws its sequences from.</source>
        <translation>Da quante classi nuove un lotto o un insieme di test estrae le sue sequenze.</translation>
    </message>
    <message>
        <source>How many numbers the layers together may broadcast: layers times channels.</source>
        <translation>Quanti numeri gli strati possono trasmettere in tutto: strati per canali.</translation>
    </message>
    <message>
        <source>How often each class of a context is repeated; 0 means that no sequence is bursty, so that the query&apos;s class hardly ever stands in the context.</source>
        <translation>Quante volte si ripete ogni classe di un contesto; 0 significa che nessuna sequenza è bursty, così che la classe della query non sta quasi mai nel contesto.</translation>
    </message>
    <message>
        <source>How the estimate of θ is made of the pooled answers.</source>
        <translation>Come la stima di θ si ricava dalle risposte aggregate.</translation>
    </message>
    <message>
        <source>How the gradient moves the weights.</source>
        <translation>Come il gradiente muove i pesi.</translation>
    </message>
    <message>
        <source>How the learning rate changes during a run.</source>
        <translation>Come cambia il tasso di apprendimento durante un&apos;esecuzione.</translation>
    </message>
    <message>
        <source>How the model knows where a token stands.</source>
        <translation>Come il modello sa dove sta un token.</translation>
    </message>
    <message>
        <source>How the task vector θ of a context is drawn; its mean square is 1 always. Under a tree the answers so far tell what is worth asking next, under a Gaussian they never do.</source>
        <translation>Come si estrae il vettore del compito θ di un contesto; il suo quadrato medio è sempre 1. Con un albero le risposte avute finora dicono che cosa conviene chiedere poi, con una gaussiana mai.</translation>
    </message>
    <message>
        <source>ICL accuracy</source>
        <translation>Accuratezza ICL</translation>
    </message>
    <message>
        <source>ICL accuracy at the last evaluation</source>
        <translation>Accuratezza ICL all&apos;ultima valutazione</translation>
    </message>
    <message>
        <source>ICL accuracy on these sequences</source>
        <translation>Accuratezza ICL su queste sequenze</translation>
    </message>
    <message>
        <source>IWL accuracy</source>
        <translation>Accuratezza IWL</translation>
    </message>
    <message>
        <source>If a layer replaces F instead of adding to it, the stack is a geometric series in attention alone, and more depth does not help.</source>
        <translation>Se uno strato sostituisce F invece di aggiungervi, la pila è una serie geometrica nella sola attenzione, e più profondità non aiuta.</translation>
    </message>
    <message>
        <source>If both keys and query of the readout come from F, the stack is applied twice, and the inverse that Bayes needs becomes a square.</source>
        <translation>Se sia la chiave sia la query della lettura vengono da F, la pila si applica due volte, e l&apos;inverso che Bayes richiede diventa un quadrato.</translation>
    </message>
    <message>
        <source>If the task has no part in the second modality, its coordinates hold noise alone and the eigenvalue s along the task is smaller. The stack never needed to know s; it finds the inverse on each prompt. One layer carries the scale of training with it. Turn the modality off and on again while the run goes on.</source>
        <translation>Se il compito non ha parte nella seconda modalità, le coordinate di questa contengono solo rumore e l&apos;autovalore s lungo il compito è minore. La pila non ha mai avuto bisogno di conoscere s; trova l&apos;inverso su ogni prompt. Uno strato porta con sé la scala dell&apos;addestramento. Togliete e rimettete la modalità mentre l&apos;esecuzione prosegue.</translation>
    </message>
    <message>
        <source>In context, in weights</source>
        <translation>Nel contesto, nei pesi</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Induzione</translation>
    </message>
    <message>
        <source>It was stopped before it went on: the run is as it was and can still be resumed.</source>
        <translation>È stata fermata prima di proseguire: l&apos;esecuzione è com&apos;era e si può ancora riprendere.</translation>
    </message>
    <message>
        <source>Item of class k</source>
        <translation>Elemento della classe k</translation>
    </message>
    <message>
        <source>Items with their labels that stand before the query.</source>
        <translation>Elementi con le loro etichette che stanno prima della query.</translation>
    </message>
    <message>
        <source>Its risk is 0.408.</source>
        <translation>Il suo rischio è 0,408.</translation>
    </message>
    <message>
        <source>Knows the task.</source>
        <translation>Conosce il compito.</translation>
    </message>
    <message>
        <source>Label to own item</source>
        <translation>Etichetta verso il proprio elemento</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Labels that the classes share: class k has the label k mod L.</source>
        <translation>Etichette che le classi si dividono: la classe k ha l&apos;etichetta k mod L.</translation>
    </message>
    <message>
        <source>Largest gradient norm</source>
        <translation>Massima norma del gradiente</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Strato</translation>
    </message>
    <message>
        <source>Layer for layer the stack predicts what gradient descent on the prompt&apos;s own least squares predicts, to the last digit.</source>
        <translation>Strato per strato la pila predice, fino all&apos;ultima cifra, ciò che predice la discesa del gradiente sui minimi quadrati del prompt stesso.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Strati</translation>
    </message>
    <message>
        <source>Layers of their own</source>
        <translation>Strati con pesi propri</translation>
    </message>
    <message>
        <source>Length of the batch&apos;s gradient by all weights that learn.</source>
        <translation>Lunghezza del gradiente del lotto rispetto a tutti i pesi che imparano.</translation>
    </message>
    <message>
        <source>Length of the exact gradient by the trained weights; of untied layers and matrices trained on sampled prompts that of the last batch.</source>
        <translation>Lunghezza del gradiente esatto rispetto ai pesi addestrati; per strati indipendenti e matrici addestrati su prompt campionati quella dell&apos;ultimo lotto.</translation>
    </message>
    <message>
        <source>Levels of nodes below each other. There are 2ᵀ − 1 nodes, one coordinate each, and 2ᵀ leaves.</source>
        <translation>Livelli di nodi uno sotto l&apos;altro. Ci sono 2ᵀ − 1 nodi, una coordinata ciascuno, e 2ᵀ foglie.</translation>
    </message>
    <message>
        <source>Levels of the tree</source>
        <translation>Livelli dell&apos;albero</translation>
    </message>
    <message>
        <source>List of context lengths at which the weights are the best ones, such as [16, 64, 0]; 0 is infinite. One row of the table each.</source>
        <translation>Elenco delle lunghezze del contesto a cui i pesi sono i migliori, come [16, 64, 0]; 0 è infinito. Una riga della tabella per ciascuna.</translation>
    </message>
    <message>
        <source>List of context lengths at which these weights are tested; 0 is infinite. One column of the table each.</source>
        <translation>Elenco delle lunghezze del contesto a cui questi pesi si mettono alla prova; 0 è infinito. Una colonna della tabella per ciascuna.</translation>
    </message>
    <message>
        <source>Longer gradients are shortened to this; 0 leaves them.</source>
        <translation>I gradienti più lunghi si accorciano a questo valore; 0 li lascia come sono.</translation>
    </message>
    <message>
        <source>Mean attention of labels to the item before them: the previous-token measure on the scale from 0 to 1.</source>
        <translation>Attenzione media delle etichette all&apos;elemento che le precede: la misura del token precedente sulla scala da 0 a 1.</translation>
    </message>
    <message>
        <source>Mean attention of the query to the items whose label is its own.</source>
        <translation>Attenzione media della query agli elementi la cui etichetta è la sua.</translation>
    </message>
    <message>
        <source>Mean attention of the query to the labels that equal its own, less that to the other labels. At most one over the number of copies.</source>
        <translation>Attenzione media della query alle etichette uguali alla propria, meno quella alle altre etichette. Al massimo uno diviso il numero di copie.</translation>
    </message>
    <message>
        <source>Mean attention of the query to the labels that equal its own.</source>
        <translation>Attenzione media della query alle etichette uguali alla propria.</translation>
    </message>
    <message>
        <source>Mean attention of the query to the second modality&apos;s items whose label is its own.</source>
        <translation>Attenzione media della query agli elementi della seconda modalità la cui etichetta è la sua.</translation>
    </message>
    <message>
        <source>Mean attention to the token before, over all tokens but the first. A head that looks from every label to its item has about a half, since items count as well.</source>
        <translation>Attenzione media al token precedente, su tutti i token tranne il primo. Una testa che da ogni etichetta guarda al suo elemento ha circa la metà, perché contano anche gli elementi.</translation>
    </message>
    <message>
        <source>Mean attention to the token two places before.</source>
        <translation>Attenzione media al token due posti prima.</translation>
    </message>
    <message>
        <source>Mean squared error under the test settings: their noise, task and context length.</source>
        <translation>Errore quadratico medio con le impostazioni di test: il loro rumore, compito e lunghezza del contesto.</translation>
    </message>
    <message>
        <source>Median test loss</source>
        <translation>Perdita di test mediana</translation>
    </message>
    <message>
        <source>Mixture, first stage</source>
        <translation>Miscela, prima fase</translation>
    </message>
    <message>
        <source>Mixture: in-context or in-weights</source>
        <translation>Miscela: nel contesto o nei pesi</translation>
    </message>
    <message>
        <source>Moment of transition</source>
        <translation>Momento della transizione</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>Multiplies what a head puts out: 0 takes the head away, in training as well as in the tests; everything else stays, and the residual stream passes by.</source>
        <translation>Moltiplica ciò che una testa emette: 0 toglie la testa, sia in addestramento sia nei test; tutto il resto rimane, e il flusso residuo passa oltre.</translation>
    </message>
    <message>
        <source>New classes</source>
        <translation>Classi nuove</translation>
    </message>
    <message>
        <source>New-class part</source>
        <translation>Quota di classi nuove</translation>
    </message>
    <message>
        <source>Newton–Schulz iteration for the inverse root</source>
        <translation>Iterazione di Newton–Schulz per la radice inversa</translation>
    </message>
    <message>
        <source>No repeated labels</source>
        <translation>Nessuna etichetta ripetuta</translation>
    </message>
    <message>
        <source>Noise at test time</source>
        <translation>Rumore nel test</translation>
    </message>
    <message>
        <source>Noise of an item about its class mean, relative to the mean&apos;s length. Items are scaled to mean squared length 1 whatever the spread.</source>
        <translation>Rumore di un elemento attorno alla media della sua classe, relativo alla lunghezza della media. Gli elementi sono scalati a lunghezza al quadrato media 1, qualunque sia la dispersione.</translation>
    </message>
    <message>
        <source>Noise of the responses</source>
        <translation>Rumore delle risposte</translation>
    </message>
    <message>
        <source>Noisier prompts at test</source>
        <translation>Prompt più rumorosi nel test</translation>
    </message>
    <message>
        <source>Normalise the stream before attention, before the feed-forward layer and before the read-out.</source>
        <translation>Normalizza il flusso prima dell&apos;attenzione, prima dello strato feed-forward e prima della lettura.</translation>
    </message>
    <message>
        <source>Number of the sequence in its test set, from 0.</source>
        <translation>Numero della sequenza nel suo insieme di test, da 0.</translation>
    </message>
    <message>
        <source>Numbers in an item or label. By default 63 with absolute positions, whose block of 65 makes a width of 128, else 64. Smaller ones learn sooner.</source>
        <translation>Numeri in un elemento o in un&apos;etichetta. Se non indicati, 63 con posizioni assolute, il cui blocco di 65 porta la larghezza a 128, altrimenti 64. Elementi più piccoli si imparano prima.</translation>
    </message>
    <message>
        <source>Numbers in the residual stream of a token: the embedding and, with absolute or hybrid positions, the block of one-hot positions.</source>
        <translation>Numeri nel flusso residuo di un token: l&apos;embedding e, con posizioni assolute o ibride, il blocco di posizioni one-hot.</translation>
    </message>
    <message>
        <source>Numbers that one layer broadcasts. 0: as the model says (A: one, B and C: as many as the budget), or what the layers leave.</source>
        <translation>Numeri che uno strato trasmette. 0: come dice il modello (A: uno, B e C: tanti quanti il budget), oppure ciò che gli strati lasciano.</translation>
    </message>
    <message>
        <source>Numbers that sampled training of weight matrices computes with. Scalar weights see so little of a prompt that they always have double ones.</source>
        <translation>Numeri con cui calcola l&apos;addestramento campionato delle matrici dei pesi. I pesi scalari vedono così poco di un prompt che usano sempre quelli in doppia precisione.</translation>
    </message>
    <message>
        <source>Of the mean over the test prompts; 0 where the test risk is exact.</source>
        <translation>Della media sui prompt di test; 0 dove il rischio di test è esatto.</translation>
    </message>
    <message>
        <source>On classes never seen, whose labels only the context tells. As of the last evaluation, like all tests.</source>
        <translation>Su classi mai viste, le cui etichette solo il contesto rivela. All&apos;ultima valutazione, come tutti i test.</translation>
    </message>
    <message>
        <source>On fresh sequences of the training distribution; high both for memory and for in-context learning.</source>
        <translation>Su sequenze nuove della distribuzione di addestramento; alta sia con la memoria sia con l&apos;apprendimento nel contesto.</translation>
    </message>
    <message>
        <source>On known classes whose query has nothing to do with the context: only memory in the weights answers.</source>
        <translation>Su classi note la cui query non ha nulla a che fare con il contesto: risponde solo la memoria nei pesi.</translation>
    </message>
    <message>
        <source>On known classes with every label of the context moved on by one; right is what the context says, not what was memorised.</source>
        <translation>Su classi note con ogni etichetta del contesto spostata di uno; giusto è ciò che dice il contesto, non ciò che è stato memorizzato.</translation>
    </message>
    <message>
        <source>On the example prompt stack and descent agree to 1e-12.</source>
        <translation>Sul prompt di esempio pila e discesa concordano a meno di 1e-12.</translation>
    </message>
    <message>
        <source>On the same 64 tokens the risk is 0.36 above linear attention.</source>
        <translation>Sugli stessi 64 token il rischio è 0,36 sopra l&apos;attenzione lineare.</translation>
    </message>
    <message>
        <source>One layer at test</source>
        <translation>Uno strato nel test</translation>
    </message>
    <message>
        <source>One layer is not.</source>
        <translation>Uno strato no.</translation>
    </message>
    <message>
        <source>One layer there.</source>
        <translation>Uno strato in quel caso.</translation>
    </message>
    <message>
        <source>One more weight, the gain of the residual stream, turns the slow stack into an iteration that converges quadratically.</source>
        <translation>Un peso in più, il guadagno del flusso residuo, fa della pila lenta un&apos;iterazione che converge quadraticamente.</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>Proiezione di uscita</translation>
    </message>
    <message>
        <source>P(s) = T α, a scaled mean: one layer of self-attention</source>
        <translation>P(s) = T α, una media scalata: uno strato di auto-attenzione</translation>
    </message>
    <message>
        <source>P(s) = α (1 + β s + … + (β s)ᵀ⁻¹)</source>
        <translation>P(s) = α (1 + β s + … + (β s)ᵀ⁻¹)</translation>
    </message>
    <message>
        <source>P(s) = α: one layer of self-attention</source>
        <translation>P(s) = α: uno strato di auto-attenzione</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Pairs (x, y) in a context, y = ⟨θ, x⟩ plus noise. Every number that a layer broadcasts is a mean over them. 0: infinitely many, so that answers are exact.</source>
        <translation>Coppie (x, y) in un contesto, y = ⟨θ, x⟩ più rumore. Ogni numero che uno strato trasmette è una media su di esse. 0: infinite, così che le risposte sono esatte.</translation>
    </message>
    <message>
        <source>Pairs that positions allow for</source>
        <translation>Coppie che le posizioni consentono</translation>
    </message>
    <message>
        <source>Part of the ICL set whose answer is any label of the context.</source>
        <translation>Frazione dell&apos;insieme ICL la cui risposta è una qualsiasi etichetta del contesto.</translation>
    </message>
    <message>
        <source>Part of the batch answered rightly before the step&apos;s update.</source>
        <translation>Frazione del lotto con risposta giusta prima dell&apos;aggiornamento del passo.</translation>
    </message>
    <message>
        <source>Part of the last step that is made again.</source>
        <translation>Frazione dell&apos;ultimo passo che si compie di nuovo.</translation>
    </message>
    <message>
        <source>Part of the sequences whose query is one of the repeated classes of its context; in the others all classes are drawn independently.</source>
        <translation>Frazione delle sequenze la cui query è una delle classi ripetute del suo contesto; nelle altre tutte le classi si estraggono in modo indipendente.</translation>
    </message>
    <message>
        <source>Part of the training sequences whose classes are new, drawn afresh for every batch; only the context can tell their labels.</source>
        <translation>Frazione delle sequenze di addestramento le cui classi sono nuove, estratte da capo per ogni lotto; solo il contesto può indicarne le etichette.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Prediction after each layer beside as many steps of gradient descent on the least squares of the example prompt; empty where the stack is no descent.</source>
        <translation>Predizione dopo ogni strato accanto a quella di altrettanti passi di discesa del gradiente sui minimi quadrati del prompt di esempio; vuoto dove la pila non è una discesa.</translation>
    </message>
    <message>
        <source>Predicts 0.</source>
        <translation>Predice 0.</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>Token precedente</translation>
    </message>
    <message>
        <source>Probability of turning right (sign +1) at each node as JSON, breadth first from the root, for instance [0.9, 0.5, 0.2]. Nodes that are not listed have one half.</source>
        <translation>Probabilità di andare a destra (segno +1) in ogni nodo, in JSON, in ampiezza dalla radice, per esempio [0.9, 0.5, 0.2]. I nodi non elencati hanno un mezzo.</translation>
    </message>
    <message>
        <source>Prompts drawn for the comparison at a finite context.</source>
        <translation>Prompt estratti per il confronto a contesto finito.</translation>
    </message>
    <message>
        <source>Pulls every weight towards 0, biases and norms as well.</source>
        <translation>Attira ogni peso verso 0, anche i bias e le norme.</translation>
    </message>
    <message>
        <source>Puts a weight to a value, a matrix to that multiple of the identity; training goes on from there.</source>
        <translation>Porta un peso a un valore, una matrice a quel multiplo dell&apos;identità; l&apos;addestramento prosegue da lì.</translation>
    </message>
    <message>
        <source>RMSNorm</source>
        <translation>RMSNorm</translation>
    </message>
    <message>
        <source>Ratio of the energies of neighbouring levels: a level holds α times as much of the task as the one above. At 1 all levels hold as much.</source>
        <translation>Rapporto tra le energie di livelli vicini: un livello contiene α volte la parte del compito contenuta in quello sopra. A 1 tutti i livelli ne contengono altrettanta.</translation>
    </message>
    <message>
        <source>Read-out</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Residual scale</source>
        <translation>Scala del residuo</translation>
    </message>
    <message>
        <source>Retrained on 16 tokens, α is 0.149.</source>
        <translation>Riaddestrato su 16 token, α è 0,149.</translation>
    </message>
    <message>
        <source>Retrained, the excess is 0.00168.</source>
        <translation>Dopo il riaddestramento l&apos;eccesso è 0,00168.</translation>
    </message>
    <message>
        <source>Risk under the test settings of one layer with the scale that is best in training; a gap where the test is as the training.</source>
        <translation>Rischio, con le impostazioni di test, di uno strato con la scala migliore nell&apos;addestramento; un vuoto dove il test è come l&apos;addestramento.</translation>
    </message>
    <message>
        <source>Risk under the test settings with the task known; a gap where the test is as the training.</source>
        <translation>Rischio con le impostazioni di test conoscendo il compito; un vuoto dove il test è come l&apos;addestramento.</translation>
    </message>
    <message>
        <source>Rotate the value weights</source>
        <translation>Ruota i pesi dei valori</translation>
    </message>
    <message>
        <source>Rotation of the hybrid</source>
        <translation>Rotazione dell&apos;ibrido</translation>
    </message>
    <message>
        <source>Rotation part</source>
        <translation>Parte di rotazione</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>Scalar weights as a saddle</source>
        <translation>I pesi scalari come sella</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scala</translation>
    </message>
    <message>
        <source>Scale the input</source>
        <translation>Riscala l&apos;ingresso</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Pianificazione</translation>
    </message>
    <message>
        <source>Seed of these prompts.</source>
        <translation>Seme di questi prompt.</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Auto-attenzione</translation>
    </message>
    <message>
        <source>Self-attention stack</source>
        <translation>Pila di auto-attenzione</translation>
    </message>
    <message>
        <source>Self-attention with gain: Newton–Schulz</source>
        <translation>Auto-attenzione con guadagno: Newton–Schulz</translation>
    </message>
    <message>
        <source>Self-attention, plain</source>
        <translation>Auto-attenzione semplice</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenza</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenze</translation>
    </message>
    <message>
        <source>Sequences drawn afresh for each step.</source>
        <translation>Sequenze estratte da capo per ogni passo.</translation>
    </message>
    <message>
        <source>Sequences in each of the four test sets. They stay the same for the whole run, as do the new classes in them, so an accuracy is known to ±√(p(1−p)/S) and to the luck of that one draw.</source>
        <translation>Sequenze in ciascuno dei quattro insiemi di test. Restano le stesse per tutta l&apos;esecuzione, come le nuove classi che contengono, perciò un&apos;accuratezza è nota a meno di ±√(p(1−p)/S) e del caso di quella sola estrazione.</translation>
    </message>
    <message>
        <source>Sequences of the ICL set that are averaged over.</source>
        <translation>Sequenze dell&apos;insieme ICL su cui si fa la media.</translation>
    </message>
    <message>
        <source>Sequences that are answered with and without the head.</source>
        <translation>Sequenze a cui si risponde con e senza la testa.</translation>
    </message>
    <message>
        <source>Shared scalar weights stay more than three times above that.</source>
        <translation>I pesi scalari condivisi restano a più del triplo di quel valore.</translation>
    </message>
    <message>
        <source>Shared weights can only take powers of one factor 1 + βs. With an α and a β for each layer the stack is any polynomial of degree T − 1 in the second moment, and the least excess is that of weighted least squares: 5.95e-4 at three layers, against 2.09e-3 with shared weights. The worst residual falls like the inverse of a Chebyshev polynomial, which is the dashed rate, where shared weights have (4/7)^T. The first layer&apos;s β meets a state of zero and has no effect.</source>
        <translation>I pesi condivisi possono realizzare solo potenze di un unico fattore 1 + βs. Con un α e un β per ogni strato la pila è un polinomio qualsiasi di grado T − 1 nel momento secondo, e l&apos;eccesso minimo è quello dei minimi quadrati pesati: 5,95e-4 con tre strati, contro 2,09e-3 con pesi condivisi. Il residuo peggiore cala come l&apos;inverso di un polinomio di Chebyshev, che è il tasso tratteggiato, mentre i pesi condivisi hanno (4/7)^T. Il β del primo strato incontra uno stato nullo e non ha effetto.</translation>
    </message>
    <message>
        <source>Shared weights stay three times higher.</source>
        <translation>I pesi condivisi restano tre volte più in alto.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Size of a step.</source>
        <translation>Grandezza di un passo.</translation>
    </message>
    <message>
        <source>Size of the antisymmetric part of Wⱽ Wᴷᵀ W^Q, through which attention acts, as a root mean square over dimensions.</source>
        <translation>Grandezza della parte antisimmetrica di Wⱽ Wᴷᵀ W^Q, attraverso cui agisce l&apos;attenzione, come media quadratica sulle dimensioni.</translation>
    </message>
    <message>
        <source>Size of what the symmetric part of Wⱽ Wᴷᵀ W^Q has beside a multiple of the identity, as a root mean square over dimensions.</source>
        <translation>Grandezza di ciò che la parte simmetrica di Wⱽ Wᴷᵀ W^Q ha oltre a un multiplo dell&apos;identità, come media quadratica sulle dimensioni.</translation>
    </message>
    <message>
        <source>Skip weight of a layer of its own, counted from 0.</source>
        <translation>Peso di salto proprio di uno strato, contato da 0.</translation>
    </message>
    <message>
        <source>Skip what nothing depends on</source>
        <translation>Omettere ciò da cui non dipende nulla</translation>
    </message>
    <message>
        <source>So they do on a prompt that is typed in.</source>
        <translation>Lo fanno anche su un prompt scritto a mano.</translation>
    </message>
    <message>
        <source>Softmax on short prompts</source>
        <translation>Softmax su prompt corti</translation>
    </message>
    <message>
        <source>Spread within a class</source>
        <translation>Dispersione entro una classe</translation>
    </message>
    <message>
        <source>Standard deviation of the noise in y. The mean square of ⟨θ, x⟩ is 1.</source>
        <translation>Deviazione standard del rumore in y. Il quadrato medio di ⟨θ, x⟩ è 1.</translation>
    </message>
    <message>
        <source>Standard error of the test risk</source>
        <translation>Errore standard del rischio di test</translation>
    </message>
    <message>
        <source>Step at which the cosine schedule reaches 0.</source>
        <translation>Passo a cui la pianificazione a coseno raggiunge 0.</translation>
    </message>
    <message>
        <source>Step at which the learning rate has fallen to 0; a run ends there unless it is given another number of steps.</source>
        <translation>Passo a cui il tasso di apprendimento è sceso a 0; un&apos;esecuzione finisce lì, salvo che le si dia un altro numero di passi.</translation>
    </message>
    <message>
        <source>Steps between measurements</source>
        <translation>Passi tra le misure</translation>
    </message>
    <message>
        <source>Steps between two evaluations of the test sets; the curves keep the last value in between.</source>
        <translation>Passi tra due valutazioni degli insiemi di test; nel frattempo le curve mantengono l&apos;ultimo valore.</translation>
    </message>
    <message>
        <source>Steps of the schedule</source>
        <translation>Passi della pianificazione</translation>
    </message>
    <message>
        <source>Steps over which the learning rate grows from 0.</source>
        <translation>Passi in cui il tasso di apprendimento cresce da 0.</translation>
    </message>
    <message>
        <source>Steps over which the learning rate rises from 0.</source>
        <translation>Passi in cui il tasso di apprendimento sale da 0.</translation>
    </message>
    <message>
        <source>Strength of the nodes on the path. The sign of a node tells which of its children is on the path.</source>
        <translation>Intensità dei nodi sul percorso. Il segno di un nodo dice quale dei suoi figli è sul percorso.</translation>
    </message>
    <message>
        <source>Strongest induction head</source>
        <translation>Testa di induzione più forte</translation>
    </message>
    <message>
        <source>Strongest previous-token head</source>
        <translation>Testa del token precedente più forte</translation>
    </message>
    <message>
        <source>Swapped-label accuracy</source>
        <translation>Accuratezza con etichette scambiate</translation>
    </message>
    <message>
        <source>Table of heads</source>
        <translation>Tabella delle teste</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Compito</translation>
    </message>
    <message>
        <source>Temperature 8 and centred keys bring it to 0.001.</source>
        <translation>Temperatura 8 e chiavi centrate lo portano a 0,001.</translation>
    </message>
    <message>
        <source>Test accuracy</source>
        <translation>Accuratezza di test</translation>
    </message>
    <message>
        <source>Test lengths</source>
        <translation>Lunghezze di test</translation>
    </message>
    <message>
        <source>Test risk</source>
        <translation>Rischio di test</translation>
    </message>
    <message>
        <source>Test sequences</source>
        <translation>Sequenze di test</translation>
    </message>
    <message>
        <source>Test set</source>
        <translation>Insieme di test</translation>
    </message>
    <message>
        <source>That is 2.09e-3 at three layers.</source>
        <translation>Cioè 2,09e-3 con tre strati.</translation>
    </message>
    <message>
        <source>That is 5.95e-4 at three layers.</source>
        <translation>Cioè 5,95e-4 con tre strati.</translation>
    </message>
    <message>
        <source>That is worse than predicting zero.</source>
        <translation>È peggio che predire zero.</translation>
    </message>
    <message>
        <source>The angle of pair j is the position times θ^(-2j/h), h the size of a head.</source>
        <translation>L&apos;angolo della coppia j è la posizione per θ^(-2j/h), con h la grandezza di una testa.</translation>
    </message>
    <message>
        <source>The attention of every head: layers from top to bottom, heads from left to right.</source>
        <translation>L&apos;attenzione di ogni testa: strati dall&apos;alto in basso, teste da sinistra a destra.</translation>
    </message>
    <message>
        <source>The attention weights have a rotation part.</source>
        <translation>I pesi dell&apos;attenzione hanno una parte di rotazione.</translation>
    </message>
    <message>
        <source>The best weights without residual stream: α.</source>
        <translation>I pesi migliori senza flusso residuo: α.</translation>
    </message>
    <message>
        <source>The best weights without residual stream: β.</source>
        <translation>I pesi migliori senza flusso residuo: β.</translation>
    </message>
    <message>
        <source>The example sequence as the decoder receives it: one-hot positions first where there are any, then the embedding of the item or label.</source>
        <translation>La sequenza di esempio come la riceve il decoder: prima le posizioni one-hot, dove ce ne sono, poi l&apos;embedding dell&apos;elemento o dell&apos;etichetta.</translation>
    </message>
    <message>
        <source>The excess comes to rest at 0.00112.</source>
        <translation>L&apos;eccesso si ferma a 0,00112.</translation>
    </message>
    <message>
        <source>The excess comes to rest at 0.0099.</source>
        <translation>L&apos;eccesso si ferma a 0,0099.</translation>
    </message>
    <message>
        <source>The excess comes to rest at 1.4e-5.</source>
        <translation>L&apos;eccesso si ferma a 1,4e-5.</translation>
    </message>
    <message>
        <source>The flow cannot be followed beyond t = %1: the loss or its slope is larger than a number can hold.</source>
        <translation>Il flusso non si può seguire oltre t = %1: la perdita o la sua pendenza è più grande di quanto un numero contenga.</translation>
    </message>
    <message>
        <source>The flow ends at the best polynomial.</source>
        <translation>Il flusso finisce al polinomio migliore.</translation>
    </message>
    <message>
        <source>The held-out contexts are evaluated at every so many steps, and after every intervention.</source>
        <translation>I contesti di validazione si valutano a intervalli di tanti passi, e dopo ogni intervento.</translation>
    </message>
    <message>
        <source>The largest attention of the query to a label that equals its own, less that to others, among all heads; at most one over the number of copies.</source>
        <translation>La massima attenzione della query a un&apos;etichetta uguale alla propria, meno quella alle altre, tra tutte le teste; al massimo uno diviso il numero di copie.</translation>
    </message>
    <message>
        <source>The largest mean attention to the token before among all heads; about a half where one head looks from each label to its item.</source>
        <translation>La massima attenzione media al token precedente tra tutte le teste; circa un mezzo dove una testa guarda da ogni etichetta al suo elemento.</translation>
    </message>
    <message>
        <source>The loss at infinite context has come to its minimum.</source>
        <translation>La perdita a contesto infinito è giunta al suo minimo.</translation>
    </message>
    <message>
        <source>The mean of the responses y, whatever the query is.</source>
        <translation>La media delle risposte y, qualunque sia la query.</translation>
    </message>
    <message>
        <source>The mean of y x as weights.</source>
        <translation>La media di y x usata come pesi.</translation>
    </message>
    <message>
        <source>The mean of y x divided by the task&apos;s own eigenvalue s.</source>
        <translation>La media di y x divisa per l&apos;autovalore s del compito stesso.</translation>
    </message>
    <message>
        <source>The one-hot block has a column for each of 2 N_max + 1 positions. A sequence begins at a random one; without that room learning takes several times as long.</source>
        <translation>Il blocco one-hot ha una colonna per ciascuna di 2 N_max + 1 posizioni. Una sequenza comincia in una posizione casuale; senza quello spazio l&apos;apprendimento richiede un tempo parecchie volte più lungo.</translation>
    </message>
    <message>
        <source>The readout pairs the context with the query. With the raw x on one side and F on the other the prediction is ζ mᵀ P(Λ) x, and P = 1/s is Bayes. With F on both sides it is ζ mᵀ P(Λ)² x. Trained that way, P has to become the root of 1/s, which the stack follows only roughly: the floor is about 0.0012 however deep it is. Weights trained for the other readout are useless here: their excess is 0.35.</source>
        <translation>La lettura accoppia il contesto con la query. Con x grezzo da un lato e F dall&apos;altro la predizione è ζ mᵀ P(Λ) x, e P = 1/s è Bayes. Con F da entrambi i lati è ζ mᵀ P(Λ)² x. Addestrata così, P deve diventare la radice di 1/s, che la pila segue solo all&apos;incirca: il limite inferiore è circa 0,0012, per quanto profonda essa sia. I pesi addestrati per l&apos;altra lettura qui sono inutili: il loro eccesso è 0,35.</translation>
    </message>
    <message>
        <source>The risk at 16 tokens ends at 2.47, by exact moments.</source>
        <translation>Il rischio a 16 token finisce a 2,47, con momenti esatti.</translation>
    </message>
    <message>
        <source>The risk at a finite context length of the stack, of one retrained layer, of least squares, of inverse regression and of simpler predictors: exact where it can be, else a Monte Carlo mean with its standard error.</source>
        <translation>Il rischio, a una lunghezza finita del contesto, della pila, di uno strato riaddestrato, dei minimi quadrati, della regressione inversa e di predittori più semplici: esatto dove è possibile, altrimenti una media Monte Carlo con il suo errore standard.</translation>
    </message>
    <message>
        <source>The risk of the weights that are best at one context length (rows) on prompts of another (columns). Exact where it can be, else over sampled prompts that all rows share.</source>
        <translation>Il rischio dei pesi migliori a una lunghezza del contesto (righe) su prompt di un&apos;altra (colonne). Esatto dove è possibile, altrimenti su prompt campionati comuni a tutte le righe.</translation>
    </message>
    <message>
        <source>The same as the published code counts it: over the first third of the tokens&apos; number of labels, here the first five of eight.</source>
        <translation>Lo stesso come lo conta il codice pubblicato: su tante etichette iniziali quant&apos;è un terzo del numero di token, qui le prime cinque di otto.</translation>
    </message>
    <message>
        <source>The second moment of 16 tokens fluctuates, and a bold α amplifies the largest eigenvalue of some prompts in every layer. The best α for 16 tokens is 0.149; on the way to 0.269 the mean risk passes its minimum of 0.408 and ends at 2.47, worse than predicting zero. The median stays near a half: a few prompts make the mean. Move the test context length while the run goes on.</source>
        <translation>Il momento secondo di 16 token oscilla, e un α ardito amplifica in ogni strato l&apos;autovalore massimo di alcuni prompt. L&apos;α migliore per 16 token è 0,149; lungo la via verso 0,269 il rischio medio supera il suo minimo di 0,408 e finisce a 2,47, peggio che predire zero. La mediana resta vicino a un mezzo: pochi prompt fanno la media. Spostate la lunghezza del contesto nel test mentre l&apos;esecuzione prosegue.</translation>
    </message>
    <message>
        <source>The stack set, with the weights that are best at this context length.</source>
        <translation>La pila impostata, con i pesi migliori a questa lunghezza del contesto.</translation>
    </message>
    <message>
        <source>The stack&apos;s prediction after each layer beside as many steps of gradient descent on the least squares of the prompt: steps of -β on responses times α/(-β). The two agree to rounding, on any prompt.</source>
        <translation>La predizione della pila dopo ogni strato accanto a quella di altrettanti passi di discesa del gradiente sui minimi quadrati del prompt: passi di -β su risposte moltiplicate per α/(-β). Le due concordano a meno dell&apos;arrotondamento, su qualsiasi prompt.</translation>
    </message>
    <message>
        <source>The step of descent is the α of training.</source>
        <translation>Il passo della discesa è l&apos;α dell&apos;addestramento.</translation>
    </message>
    <message>
        <source>The test curve is above the training loss.</source>
        <translation>La curva di test è sopra la perdita di addestramento.</translation>
    </message>
    <message>
        <source>The weight of the full model with β = −α, reused, has an excess of 0.35.</source>
        <translation>Il peso del modello completo con β = −α, riusato, ha un eccesso di 0,35.</translation>
    </message>
    <message>
        <source>The weights are those of linear attention.</source>
        <translation>I pesi sono quelli dell&apos;attenzione lineare.</translation>
    </message>
    <message>
        <source>The weights of the full model reused cost more still.</source>
        <translation>I pesi del modello completo, riusati, costano ancora di più.</translation>
    </message>
    <message>
        <source>The worst residual falls by 1/C₃(7/4), Chebyshev&apos;s polynomial.</source>
        <translation>Il residuo peggiore cala di 1/C₃(7/4), con il polinomio di Chebyshev.</translation>
    </message>
    <message>
        <source>Then it stands at the best scalar weights.</source>
        <translation>Poi sosta ai migliori pesi scalari.</translation>
    </message>
    <message>
        <source>This run cannot be opened by this build.</source>
        <translation>Questa esecuzione non può essere aperta da questa build.</translation>
    </message>
    <message>
        <source>Three layers reach 8e-9.</source>
        <translation>Tre strati raggiungono 8e-9.</translation>
    </message>
    <message>
        <source>Three layers with weights of their own reach every quadratic polynomial, and the flow finds the best one.</source>
        <translation>Tre strati con pesi propri raggiungono ogni polinomio quadratico, e il flusso trova il migliore.</translation>
    </message>
    <message>
        <source>Three stages of whole matrices</source>
        <translation>Tre stadi di matrici intere</translation>
    </message>
    <message>
        <source>To all labels</source>
        <translation>A tutte le etichette</translation>
    </message>
    <message>
        <source>To all labels as published</source>
        <translation>A tutte le etichette come nel codice pubblicato</translation>
    </message>
    <message>
        <source>To right items</source>
        <translation>Agli elementi giusti</translation>
    </message>
    <message>
        <source>To right items of modality 2</source>
        <translation>Agli elementi giusti della modalità 2</translation>
    </message>
    <message>
        <source>To right labels</source>
        <translation>Alle etichette giuste</translation>
    </message>
    <message>
        <source>Token before last</source>
        <translation>Penultimo token</translation>
    </message>
    <message>
        <source>Tokens at test time</source>
        <translation>Token nel test</translation>
    </message>
    <message>
        <source>Tokens of the held-out contexts; −1: as in training, 0: infinitely many.</source>
        <translation>Token dei contesti di validazione; −1: come nell&apos;addestramento, 0: infiniti.</translation>
    </message>
    <message>
        <source>Tokens one by one</source>
        <translation>Token a uno a uno</translation>
    </message>
    <message>
        <source>Trained long, tested short</source>
        <translation>Addestrato su prompt lunghi, provato su prompt corti</translation>
    </message>
    <message>
        <source>Trained on two modalities and tested on one, the stack is near Bayes for the one, and one layer is not.</source>
        <translation>Addestrata su due modalità e provata su una, la pila è vicina a Bayes per quell&apos;una, e uno strato no.</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>Accuratezza di addestramento</translation>
    </message>
    <message>
        <source>Training against test length</source>
        <translation>Lunghezza di addestramento e di test</translation>
    </message>
    <message>
        <source>Training diverged at step %1: the loss or its gradient is larger than a number can hold. A learning rate below %2 may help.</source>
        <translation>L&apos;addestramento diverge al passo %1: la perdita o il suo gradiente è più grande di quanto un numero contenga. Un tasso di apprendimento sotto %2 può aiutare.</translation>
    </message>
    <message>
        <source>Training lengths</source>
        <translation>Lunghezze di addestramento</translation>
    </message>
    <message>
        <source>Transformer blocks. An induction head needs two: the first notes at each label which item stood before it.</source>
        <translation>Blocchi transformer. Una testa di induzione ne richiede due: il primo annota a ogni etichetta quale elemento la precedeva.</translation>
    </message>
    <message>
        <source>Two layers already do better than one.</source>
        <translation>Due strati fanno già meglio di uno.</translation>
    </message>
    <message>
        <source>U, which pairs the two slots of the readout; the identity where weights are scalars.</source>
        <translation>U, che accoppia i due posti della lettura; l&apos;identità dove i pesi sono scalari.</translation>
    </message>
    <message>
        <source>Untied layers</source>
        <translation>Strati indipendenti</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>W^Q of a layer; the identity where weights are scalars.</source>
        <translation>W^Q di uno strato; l&apos;identità dove i pesi sono scalari.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Riscaldamento</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Decadimento dei pesi</translation>
    </message>
    <message>
        <source>Weight matrices from small random numbers stop twice, at one layer&apos;s risk and at the best scalar weights, and then leave both behind by rotating.</source>
        <translation>Matrici dei pesi che partono da piccoli numeri casuali si fermano due volte, al rischio di uno strato e ai migliori pesi scalari, e poi si lasciano entrambi alle spalle ruotando.</translation>
    </message>
    <message>
        <source>Weight of the attention term; of untied layers the mean, of matrices the closest scalar.</source>
        <translation>Peso del termine di attenzione; per strati indipendenti la media, per matrici lo scalare più vicino.</translation>
    </message>
    <message>
        <source>Weight of the skip term; of untied layers the mean, of matrices the closest scalar.</source>
        <translation>Peso del termine di salto; per strati indipendenti la media, per matrici lo scalare più vicino.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesi</translation>
    </message>
    <message>
        <source>Weights are trained at noise 1. At test the noise is a quarter, then three. One layer has a fixed scale, the stack reads the scale off the prompt: at a quarter its risk is 0.116 where Bayes has 0.115 and one layer 0.265. Steps of α contract while α times the largest eigenvalue is below 2; at noise 3 it reaches 2.07, and depth 32 amplifies what depth 8 still bears. Move the test noise while the run goes on.</source>
        <translation>I pesi si addestrano a rumore 1. Nel test il rumore è un quarto, poi tre. Uno strato ha una scala fissa, la pila legge la scala dal prompt: a un quarto il suo rischio è 0,116, dove Bayes ha 0,115 e uno strato 0,265. I passi di α contraggono finché α per l&apos;autovalore massimo è sotto 2; a rumore 3 raggiunge 2,07, e la profondità 32 amplifica ciò che la profondità 8 ancora sopporta. Spostate il rumore di test mentre l&apos;esecuzione prosegue.</translation>
    </message>
    <message>
        <source>What a layer averages over the tokens. By Stein&apos;s lemma a key network measures one linear direction too; only its noise differs. The networks train many times slower; 2,000 steps with a batch of 128 are a start.</source>
        <translation>Di che cosa uno strato fa la media sui token. Per il lemma di Stein anche una rete di chiavi misura una sola direzione lineare; differisce solo il suo rumore. Le reti si addestrano molto più lentamente; 2000 passi con un lotto di 128 sono un inizio.</translation>
    </message>
    <message>
        <source>What attention and feed-forward layers put out is multiplied with this before it joins the stream.</source>
        <translation>Ciò che gli strati di attenzione e feed-forward emettono si moltiplica per questo fattore prima di unirsi al flusso.</translation>
    </message>
    <message>
        <source>What attention pools. With residuals the noise of an answer shrinks with what is left to explain, so that deep levels stay resolvable.</source>
        <translation>Che cosa l&apos;attenzione aggrega. Con i residui il rumore di una risposta si riduce con ciò che resta da spiegare, così che i livelli profondi restano distinguibili.</translation>
    </message>
    <message>
        <source>What each weight matrix is made of: the closest multiple of the identity, its rotation (antisymmetric) part and the rest of its symmetric part, each counted so that the identity and a quarter turn have size 1; attention is Wⱽ Wᴷᵀ W^Q.</source>
        <translation>Di che cosa è fatta ogni matrice dei pesi: il multiplo dell&apos;identità più vicino, la sua parte di rotazione (antisimmetrica) e il resto della sua parte simmetrica, ciascuno misurato in modo che l&apos;identità e un quarto di giro abbiano grandezza 1; l&apos;attenzione è Wⱽ Wᴷᵀ W^Q.</translation>
    </message>
    <message>
        <source>What is changed in the model that is set, or in its prompts at test.</source>
        <translation>Che cosa si cambia nel modello impostato, o nei suoi prompt nel test.</translation>
    </message>
    <message>
        <source>What one change of the model, or of its prompts at test, costs: with the weights retrained, with the full model&apos;s best weights reused, and at a finite context.</source>
        <translation>Quanto costa un solo cambiamento del modello, o dei suoi prompt nel test: con i pesi riaddestrati, con i pesi migliori del modello completo riusati, e a contesto finito.</translation>
    </message>
    <message>
        <source>What one head attends to in one test sequence: a row for each token that looks, a column for each it may look at, and the model&apos;s answer.</source>
        <translation>A che cosa presta attenzione una testa in una sequenza di test: una riga per ogni token che guarda, una colonna per ciascuno che può guardare, e la risposta del modello.</translation>
    </message>
    <message>
        <source>What the settings need on this machine, predicted from counts of operations and a measured speed.</source>
        <translation>Ciò che le impostazioni richiedono su questa macchina, predetto dal conteggio delle operazioni e da una velocità misurata.</translation>
    </message>
    <message>
        <source>What training lowers: the squared distance of the estimate to θ, which is the error of the prediction averaged over queries.</source>
        <translation>Che cosa l&apos;addestramento riduce: la distanza al quadrato della stima da θ, che è l&apos;errore della predizione mediato sulle query.</translation>
    </message>
    <message>
        <source>When ICL accuracy first crossed the middle between a random label of the context and 1, on a line between the two evaluations about it.</source>
        <translation>Quando l&apos;accuratezza ICL ha superato per la prima volta il punto medio tra un&apos;etichetta casuale del contesto e 1, su una retta tra le due valutazioni attorno a esso.</translation>
    </message>
    <message>
        <source>Where the feed-forward layer has its nonlinearity.</source>
        <translation>Dove lo strato feed-forward ha la sua non linearità.</translation>
    </message>
    <message>
        <source>Where to evaluate, in a self-attention stack that trains its residual gain; by default where the run stands.</source>
        <translation>Dove valutare, in una pila di auto-attenzione che addestra il suo guadagno residuo; se manca, dove si trova l&apos;esecuzione.</translation>
    </message>
    <message>
        <source>Whether a matrix mixes what the heads put out.</source>
        <translation>Se una matrice mescola ciò che le teste emettono.</translation>
    </message>
    <message>
        <source>Whether hybrid positions turn queries and keys as well, over the whole width of a head.</source>
        <translation>Se le posizioni ibride ruotano anche query e chiavi, su tutta la larghezza di una testa.</translation>
    </message>
    <message>
        <source>Whether layers attend to the raw data or to their own states. A self-attention stack starts from F⁰ = X, adds β F Fᵀ F/L in each layer and reads out α times with F in both places; α and β are both trained.</source>
        <translation>Se gli strati prestano attenzione ai dati grezzi o ai propri stati. Una pila di auto-attenzione parte da F⁰ = X, aggiunge β F Fᵀ F/L in ogni strato e si legge α volte con F in entrambi i posti; α e β si addestrano entrambi.</translation>
    </message>
    <message>
        <source>Which test set the sequences come from.</source>
        <translation>Da quale insieme di test vengono le sequenze.</translation>
    </message>
    <message>
        <source>While the loss of infinite context falls, the risk on prompts of 16 tokens falls first, then climbs above that of predicting zero.</source>
        <translation>Mentre la perdita a contesto infinito scende, il rischio su prompt di 16 token dapprima scende, poi sale sopra quello di predire zero.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>With F = Λ⁻¹X exactly the risk is 0.66.</source>
        <translation>Con F = Λ⁻¹X esattamente il rischio è 0,66.</translation>
    </message>
    <message>
        <source>With F ← (1 + a)F + βFFᵀF/L and a near one half each layer is a Newton–Schulz step towards Λ^(−1/2). Three layers have an excess of 8e-9, five orders below the plain stack, and four of 2e-14. The flow finds this gain by itself: first it is the plain stack, then the gain grows.</source>
        <translation>Con F ← (1 + a)F + βFFᵀF/L e a vicino a un mezzo, ogni strato è un passo di Newton–Schulz verso Λ^(−1/2). Tre strati hanno un eccesso di 8e-9, cinque ordini di grandezza sotto la pila semplice, e quattro di 2e-14. Il flusso trova da sé questo guadagno: dapprima è la pila semplice, poi il guadagno cresce.</translation>
    </message>
    <message>
        <source>With Fᵗ = αX + βXXᵀFᵗ⁻¹/L the response is α(1 + βs + … + (βs)^(T−1)), which tends to α/(1 − βs) and needs |β|s below 1 on all tasks. One weight is missing to follow 1/s, so that the best excess is 0.0099 at depth 4 and larger at depth 8. The twin button beside the residual stream runs the other one.</source>
        <translation>Con Fᵗ = αX + βXXᵀFᵗ⁻¹/L la risposta è α(1 + βs + … + (βs)^(T−1)), che tende ad α/(1 − βs) e richiede |β|s sotto 1 su tutti i compiti. Manca un peso per seguire 1/s, così che l&apos;eccesso migliore è 0,0099 alla profondità 4 e maggiore alla profondità 8. Il pulsante del gemello accanto al flusso residuo esegue l&apos;altra scelta.</translation>
    </message>
    <message>
        <source>With both modalities the risk is 0.2616.</source>
        <translation>Con entrambe le modalità il rischio è 0,2616.</translation>
    </message>
    <message>
        <source>With one modality missing, eight layers are near Bayes.</source>
        <translation>Con una modalità mancante otto strati sono vicini a Bayes.</translation>
    </message>
    <message>
        <source>With the changes that were made to the example on the screen.</source>
        <translation>Con i cambiamenti apportati all&apos;esempio sullo schermo.</translation>
    </message>
    <message>
        <source>With the noise of a quarter eight layers are near Bayes.</source>
        <translation>Con il rumore di un quarto otto strati sono vicini a Bayes.</translation>
    </message>
    <message>
        <source>With the residual stream it is 26 times smaller.</source>
        <translation>Con il flusso residuo è 26 volte minore.</translation>
    </message>
    <message>
        <source>With β = −α the query&apos;s state after t layers gives the prediction of t steps of gradient descent of size α on (1/2L) Σ (y − ⟨w, x⟩)², begun at w = 0. The stack works on tokens and never forms w; descent works on w and never sees a layer. With two weights it is descent of step −β on responses multiplied by α/(−β). The two curves of the prediction differ by rounding alone, at every step of training.</source>
        <translation>Con β = −α lo stato della query dopo t strati dà la predizione di t passi di discesa del gradiente di grandezza α su (1/2L) Σ (y − ⟨w, x⟩)², partendo da w = 0. La pila lavora sui token e non forma mai w; la discesa lavora su w e non vede mai uno strato. Con due pesi è discesa di passo −β su risposte moltiplicate per α/(−β). Le due curve della predizione differiscono solo per l&apos;arrotondamento, a ogni passo dell&apos;addestramento.</translation>
    </message>
    <message>
        <source>Without attention</source>
        <translation>Senza attenzione</translation>
    </message>
    <message>
        <source>Without gain it is 130 times larger.</source>
        <translation>Senza guadagno è 130 volte maggiore.</translation>
    </message>
    <message>
        <source>Without residual stream</source>
        <translation>Senza flusso residuo</translation>
    </message>
    <message>
        <source>Without the residual stream</source>
        <translation>Senza il flusso residuo</translation>
    </message>
    <message>
        <source>Wˢ, through which the raw data enter a layer; α I where weights are scalars.</source>
        <translation>Wˢ, attraverso cui i dati grezzi entrano in uno strato; α I dove i pesi sono scalari.</translation>
    </message>
    <message>
        <source>Wᴷ of a layer; the identity where weights are scalars.</source>
        <translation>Wᴷ di uno strato; l&apos;identità dove i pesi sono scalari.</translation>
    </message>
    <message>
        <source>W₃ (SiLU(W₁x) ∘ W₂x), true SwiGLU</source>
        <translation>W₃ (SiLU(W₁x) ∘ W₂x), vera SwiGLU</translation>
    </message>
    <message>
        <source>W₃ SiLU(W₁x ∘ W₂x), as in the published code</source>
        <translation>W₃ SiLU(W₁x ∘ W₂x), come nel codice pubblicato</translation>
    </message>
    <message>
        <source>Wⱽ Wᴷᵀ W^Q, through which the attention of a layer acts: β times the identity where the weights have stayed scalar, with an antisymmetric part where they rotate.</source>
        <translation>Wⱽ Wᴷᵀ W^Q, attraverso cui agisce l&apos;attenzione di uno strato: β volte l&apos;identità dove i pesi sono rimasti scalari, con una parte antisimmetrica dove ruotano.</translation>
    </message>
    <message>
        <source>Wⱽ of a layer; β I where weights are scalars.</source>
        <translation>Wⱽ di uno strato; β I dove i pesi sono scalari.</translation>
    </message>
    <message>
        <source>Zipf exponent</source>
        <translation>Esponente di Zipf</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>a context of %1 classes without repeated labels needs as many labels, not %2</source>
        <translation>un contesto di %1 classi senza etichette ripetute richiede altrettante etichette, non %2</translation>
    </message>
    <message>
        <source>a geometric series in the attention alone, with one weight too few for 1/s</source>
        <translation>una serie geometrica nella sola attenzione, con un peso in meno di quanti ne servono per 1/s</translation>
    </message>
    <message>
        <source>a leaf of a binary tree is drawn; the path to it says which coordinates of the task are not zero</source>
        <translation>si estrae una foglia di un albero binario; il percorso verso di essa dice quali coordinate del compito non sono zero</translation>
    </message>
    <message>
        <source>a modality missing at test</source>
        <translation>una modalità manca nel test</translation>
    </message>
    <message>
        <source>a name in double quotes</source>
        <translation>un nome tra virgolette doppie</translation>
    </message>
    <message>
        <source>a node on the path has its level&apos;s strength, up to the sign</source>
        <translation>un nodo sul percorso ha l&apos;intensità del suo livello, a meno del segno</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>a one-hot position, shifted at random, before the embedding</source>
        <translation>una posizione one-hot, spostata a caso, prima dell&apos;embedding</translation>
    </message>
    <message>
        <source>a random label of the context</source>
        <translation>un&apos;etichetta casuale del contesto</translation>
    </message>
    <message>
        <source>a random label of the context, IWL set</source>
        <translation>un&apos;etichetta casuale del contesto, insieme IWL</translation>
    </message>
    <message>
        <source>a self-attention stack is no gradient descent: set stack to cross</source>
        <translation>una pila di auto-attenzione non è discesa del gradiente: impostate stack su cross</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>a token&apos;s value is y</source>
        <translation>il valore di un token è y</translation>
    </message>
    <message>
        <source>a token&apos;s value is y less what the estimate so far predicts for it</source>
        <translation>il valore di un token è y meno ciò che la stima attuale predice per esso</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valore</translation>
    </message>
    <message>
        <source>a width of %1 cannot be shared by %2 heads: change heads or item-dimension so that one divides the other</source>
        <translation>una larghezza di %1 non si può ripartire tra %2 teste: cambiate heads o item-dimension in modo che uno divida l&apos;altro</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>assolute</translation>
    </message>
    <message>
        <source>accuracy of the whole model</source>
        <translation>accuratezza dell&apos;intero modello</translation>
    </message>
    <message>
        <source>accuracy that counts as the middle</source>
        <translation>accuratezza che vale come punto medio</translation>
    </message>
    <message>
        <source>accuracy without the heads asked for</source>
        <translation>accuratezza senza le teste richieste</translation>
    </message>
    <message>
        <source>acts for absolute and hybrid</source>
        <translation>agisce per posizioni assolute e ibride</translation>
    </message>
    <message>
        <source>acts for hybrid positions</source>
        <translation>agisce per posizioni ibride</translation>
    </message>
    <message>
        <source>acts for linear features</source>
        <translation>agisce per caratteristiche lineari</translation>
    </message>
    <message>
        <source>acts for models A and B</source>
        <translation>agisce per i modelli A e B</translation>
    </message>
    <message>
        <source>acts for rotary positions</source>
        <translation>agisce per posizioni rotary</translation>
    </message>
    <message>
        <source>acts for the Gaussian prior</source>
        <translation>agisce per la distribuzione a priori gaussiana</translation>
    </message>
    <message>
        <source>acts for the tree with weighted branches</source>
        <translation>agisce per l&apos;albero con rami pesati</translation>
    </message>
    <message>
        <source>acts for trees</source>
        <translation>agisce per gli alberi</translation>
    </message>
    <message>
        <source>acts for trees and the tree&apos;s covariance</source>
        <translation>agisce per gli alberi e per la covarianza dell&apos;albero</translation>
    </message>
    <message>
        <source>acts in a cross-attention stack</source>
        <translation>agisce in una pila di attenzione incrociata</translation>
    </message>
    <message>
        <source>acts with one head; several have it always</source>
        <translation>agisce con una sola testa; con più teste lo è sempre</translation>
    </message>
    <message>
        <source>acts with rms-norm on</source>
        <translation>agisce con rms-norm attivo</translation>
    </message>
    <message>
        <source>acts with sgd</source>
        <translation>agisce con sgd</translation>
    </message>
    <message>
        <source>acts with the schedule cosine</source>
        <translation>agisce con la pianificazione cosine</translation>
    </message>
    <message>
        <source>acts with the schedules cosine and warm-up</source>
        <translation>agisce con le pianificazioni cosine e warm-up</translation>
    </message>
    <message>
        <source>after the warm-up down to 0 on half a cosine</source>
        <translation>dopo il riscaldamento scende a 0 lungo mezzo coseno</translation>
    </message>
    <message>
        <source>all coordinates are independent and equally strong</source>
        <translation>tutte le coordinate sono indipendenti e ugualmente intense</translation>
    </message>
    <message>
        <source>all questions in one layer, fixed</source>
        <translation>tutte le domande in un solo strato, fisse</translation>
    </message>
    <message>
        <source>all test settings</source>
        <translation>tutte le impostazioni di test</translation>
    </message>
    <message>
        <source>also with one head</source>
        <translation>anche con una sola testa</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>an answer is read with the key that asked, times a gain</source>
        <translation>una risposta si legge con la chiave che ha posto la domanda, per un guadagno</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un array</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>answers among the labels of the context</source>
        <translation>risponde tra le etichette del contesto</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>qualsiasi etichetta</translation>
    </message>
    <message>
        <source>any label at random</source>
        <translation>un&apos;etichetta qualsiasi a caso</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, definition of the stack</source>
        <translation>arXiv 2602.04872, definizione della pila</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, stack with weight matrices; scalar weights are an invariant manifold and, from three layers on, a saddle</source>
        <translation>arXiv 2602.04872, pila con matrici dei pesi; i pesi scalari sono una varietà invariante e, da tre strati in su, una sella</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, untied layers: weighted least squares over polynomials; Chebyshev&apos;s least worst case</source>
        <translation>arXiv 2602.04872, strati indipendenti: minimi quadrati pesati sui polinomi; il minimo caso peggiore di Chebyshev</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; Gaussian keys under softmax; differences by an independent simulation</source>
        <translation>arXiv 2602.04872; chiavi gaussiane con la softmax; differenze con una simulazione indipendente</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; Newton–Schulz iteration for the inverse root</source>
        <translation>arXiv 2602.04872; iterazione di Newton–Schulz per la radice inversa</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; a modality without signal at test</source>
        <translation>arXiv 2602.04872; una modalità senza segnale nel test</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; ablation of the residual stream</source>
        <translation>arXiv 2602.04872; ablazione del flusso residuo</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; identity of the stack with in-context gradient descent</source>
        <translation>arXiv 2602.04872; identità della pila con la discesa del gradiente nel contesto</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; self-attention in place of cross-attention</source>
        <translation>arXiv 2602.04872; auto-attenzione al posto dell&apos;attenzione incrociata</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; shift of the covariate noise at test</source>
        <translation>arXiv 2602.04872; cambio del rumore delle covariate nel test</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; which slot of the readout takes F</source>
        <translation>arXiv 2602.04872; quale posto della lettura prende F</translation>
    </message>
    <message>
        <source>as in training</source>
        <translation>come nell&apos;addestramento</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>come pubblicato</translation>
    </message>
    <message>
        <source>as published: one head writes into the residual stream directly</source>
        <translation>come pubblicato: una sola testa scrive direttamente nel flusso residuo</translation>
    </message>
    <message>
        <source>as published; takes some 100,000 steps to learn in context</source>
        <translation>come pubblicato; impiega circa 100.000 passi per imparare nel contesto</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attenzione</translation>
    </message>
    <message>
        <source>attention to a right label less that to a wrong one</source>
        <translation>attenzione a un&apos;etichetta giusta meno quella a una sbagliata</translation>
    </message>
    <message>
        <source>attention to all right labels</source>
        <translation>attenzione a tutte le etichette giuste</translation>
    </message>
    <message>
        <source>b of that limit</source>
        <translation>b di quel limite</translation>
    </message>
    <message>
        <source>best gain of a self-attention stack that trains one</source>
        <translation>guadagno migliore di una pila di auto-attenzione che ne addestra uno</translation>
    </message>
    <message>
        <source>best of untied layers</source>
        <translation>il migliore degli strati indipendenti</translation>
    </message>
    <message>
        <source>best p(s) = c exp(−b s), the limit of α (1 + β s)ᵀ</source>
        <translation>migliore p(s) = c exp(−b s), il limite di α (1 + β s)ᵀ</translation>
    </message>
    <message>
        <source>best polynomial of the degree, weighted least squares</source>
        <translation>miglior polinomio del grado, minimi quadrati pesati</translation>
    </message>
    <message>
        <source>blind guess, log L</source>
        <translation>risposta alla cieca, log L</translation>
    </message>
    <message>
        <source>budget (%1) must be at most the dimension of the task (%2)</source>
        <translation>il budget (%1) deve essere al massimo la dimensione del compito (%2)</translation>
    </message>
    <message>
        <source>burstiness %1 leaves one class in a context of %2 pairs: choose at most half as many copies as pairs</source>
        <translation>con burstiness %1 resta una sola classe in un contesto di %2 coppie: scegliete un numero di copie non superiore alla metà delle coppie</translation>
    </message>
    <message>
        <source>c of that limit</source>
        <translation>c di quel limite</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>canali</translation>
    </message>
    <message>
        <source>closest α</source>
        <translation>α più vicino</translation>
    </message>
    <message>
        <source>closest β</source>
        <translation>β più vicino</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>costante</translation>
    </message>
    <message>
        <source>context lengths must be whole numbers, not %1</source>
        <translation>le lunghezze del contesto devono essere numeri interi, non %1</translation>
    </message>
    <message>
        <source>contexts</source>
        <translation>contesti</translation>
    </message>
    <message>
        <source>contexts per step</source>
        <translation>contesti per passo</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>coseno</translation>
    </message>
    <message>
        <source>cross-attention, retrained</source>
        <translation>attenzione incrociata, riaddestrata</translation>
    </message>
    <message>
        <source>descent</source>
        <translation>discesa</translation>
    </message>
    <message>
        <source>descent does not see the query: turn query-as-key off</source>
        <translation>la discesa non vede la query: impostate query-as-key su off</translation>
    </message>
    <message>
        <source>descent meets the data in every step: set reinjection to every-layer</source>
        <translation>la discesa incontra i dati a ogni passo: impostate reinjection su every-layer</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>differenza</translation>
    </message>
    <message>
        <source>difference of the two</source>
        <translation>differenza delle due</translation>
    </message>
    <message>
        <source>each layer has a query vector of its own</source>
        <translation>ogni strato ha un vettore di query proprio</translation>
    </message>
    <message>
        <source>entry %1 must be a probability between 0 and 1</source>
        <translation>l&apos;elemento %1 deve essere una probabilità tra 0 e 1</translation>
    </message>
    <message>
        <source>error of the last estimate</source>
        <translation>errore dell&apos;ultima stima</translation>
    </message>
    <message>
        <source>evaluations so far</source>
        <translation>valutazioni finora</translation>
    </message>
    <message>
        <source>exact over the query, Gauss nodes in the norm, directions in whole frames</source>
        <translation>esatto sulla query, nodi di Gauss nella norma, direzioni in basi ortogonali intere</translation>
    </message>
    <message>
        <source>excess over as many other directions of the same law: near the excess where the directions are enough</source>
        <translation>eccesso su altrettante altre direzioni della stessa legge: vicino all&apos;eccesso dove le direzioni bastano</translation>
    </message>
    <message>
        <source>excess over the directions that a run of matrices averages over</source>
        <translation>eccesso sulle direzioni su cui media un&apos;esecuzione con matrici</translation>
    </message>
    <message>
        <source>excess that no depth goes below, with p(s) = c exp(−b s)</source>
        <translation>eccesso sotto cui nessuna profondità scende, con p(s) = c exp(−b s)</translation>
    </message>
    <message>
        <source>excess with the full model&apos;s best weights; absent where they mean something else</source>
        <translation>eccesso con i pesi migliori del modello completo; assente dove essi significano altro</translation>
    </message>
    <message>
        <source>factor on the responses, α/(-β); 1 where β = -α</source>
        <translation>fattore sulle risposte, α/(-β); 1 dove β = -α</translation>
    </message>
    <message>
        <source>features other than linear are networks: set model to a or b</source>
        <translation>le caratteristiche non lineari sono reti: impostate model su a o b</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>first derivative in the gain</source>
        <translation>derivata prima nel guadagno</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fisse</translation>
    </message>
    <message>
        <source>floor of any depth</source>
        <translation>limite inferiore a ogni profondità</translation>
    </message>
    <message>
        <source>from coordinate</source>
        <translation>dalla coordinata</translation>
    </message>
    <message>
        <source>full network</source>
        <translation>rete completa</translation>
    </message>
    <message>
        <source>half of the sampled prompts have a smaller loss</source>
        <translation>metà dei prompt campionati ha una perdita minore</translation>
    </message>
    <message>
        <source>half way from a random label of the context to 1</source>
        <translation>a metà strada tra un&apos;etichetta a caso del contesto e 1</translation>
    </message>
    <message>
        <source>half-normal</source>
        <translation>seminormali</translation>
    </message>
    <message>
        <source>has %1 tokens of %2 numbers; a prompt has at most %3 tokens of %4</source>
        <translation>ha %1 token di %2 numeri; un prompt ha al massimo %3 token di %4</translation>
    </message>
    <message>
        <source>head, token looked at</source>
        <translation>testa, token guardato</translation>
    </message>
    <message>
        <source>holds no operation that is known here</source>
        <translation>non contiene alcuna operazione nota qui</translation>
    </message>
    <message>
        <source>how far that is below the whole model</source>
        <translation>di quanto è sotto il modello intero</translation>
    </message>
    <message>
        <source>how often the right label occurs in the context, IWL set</source>
        <translation>quante volte l&apos;etichetta giusta compare nel contesto, insieme IWL</translation>
    </message>
    <message>
        <source>hundreds of steps; weight decay joins the gradient</source>
        <translation>centinaia di passi; il decadimento dei pesi si aggiunge al gradiente</translation>
    </message>
    <message>
        <source>hybrid</source>
        <translation>ibrido</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>nel contesto</translation>
    </message>
    <message>
        <source>is a link to another folder, which is not emptied</source>
        <translation>è un collegamento a un&apos;altra cartella, che non viene svuotata</translation>
    </message>
    <message>
        <source>is in the way: the names of the columns are written there; move it, or name another file</source>
        <translation>è d&apos;intralcio: lì si scrivono i nomi delle colonne; spostatelo, oppure indicate un altro file</translation>
    </message>
    <message>
        <source>key network</source>
        <translation>rete di chiavi</translation>
    </message>
    <message>
        <source>known classes, context of no use</source>
        <translation>classi note, contesto inutile</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etichetta</translation>
    </message>
    <message>
        <source>largest difference after any layer, relative to predictions above 1</source>
        <translation>massima differenza dopo uno strato qualsiasi, relativa per predizioni sopra 1</translation>
    </message>
    <message>
        <source>layer, token that looks</source>
        <translation>strato, token che guarda</translation>
    </message>
    <message>
        <source>layers (%1) times channels (%2) must be the budget (%3)</source>
        <translation>gli strati (%1) per i canali (%2) devono dare il budget (%3)</translation>
    </message>
    <message>
        <source>layers and heads must be given, and heads divide the width</source>
        <translation>strati e teste devono essere indicati, e le teste devono dividere la larghezza</translation>
    </message>
    <message>
        <source>layers of their own reach every polynomial; C_{T} is Chebyshev&apos;s</source>
        <translation>con strati indipendenti si raggiunge ogni polinomio; C_{T} è quello di Chebyshev</translation>
    </message>
    <message>
        <source>linear in the query, so that ŵ is all that the weights and a prompt decide</source>
        <translation>lineare nella query, così che ŵ è tutto ciò che i pesi e un prompt decidono</translation>
    </message>
    <message>
        <source>loss per-layer needs an estimate after each layer: set read-out to tied or attention</source>
        <translation>la perdita per-layer richiede una stima dopo ogni strato: impostate read-out su tied o attention</translation>
    </message>
    <message>
        <source>loss with the full model&apos;s best weights</source>
        <translation>perdita con i pesi migliori del modello completo</translation>
    </message>
    <message>
        <source>mean attention of labels to their item</source>
        <translation>attenzione media delle etichette al loro elemento</translation>
    </message>
    <message>
        <source>mean attention to the token before</source>
        <translation>attenzione media al token precedente</translation>
    </message>
    <message>
        <source>mean response</source>
        <translation>risposta media</translation>
    </message>
    <message>
        <source>mean with the scale known</source>
        <translation>media conoscendo la scala</translation>
    </message>
    <message>
        <source>median of the difference over prompts</source>
        <translation>mediana della differenza sui prompt</translation>
    </message>
    <message>
        <source>memory at its largest</source>
        <translation>memoria al massimo</translation>
    </message>
    <message>
        <source>minimiser a*</source>
        <translation>minimo a*</translation>
    </message>
    <message>
        <source>minimum of shared scalar weights</source>
        <translation>minimo con pesi scalari condivisi</translation>
    </message>
    <message>
        <source>mixed second derivative in α and the gain</source>
        <translation>derivata seconda mista in α e nel guadagno</translation>
    </message>
    <message>
        <source>mixed second derivative in β and the gain</source>
        <translation>derivata seconda mista in β e nel guadagno</translation>
    </message>
    <message>
        <source>must be a list of at most %1 probabilities, such as [0.9, 0.5, 0.2]</source>
        <translation>deve essere un elenco di al massimo %1 probabilità, come [0.9, 0.5, 0.2]</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>new classes</source>
        <translation>classi nuove</translation>
    </message>
    <message>
        <source>no attention</source>
        <translation>senza attenzione</translation>
    </message>
    <message>
        <source>no residual stream</source>
        <translation>senza flusso residuo</translation>
    </message>
    <message>
        <source>noise at test</source>
        <translation>rumore nel test</translation>
    </message>
    <message>
        <source>noise of each modality at test</source>
        <translation>rumore di ogni modalità nel test</translation>
    </message>
    <message>
        <source>norm shifted at test</source>
        <translation>norma cambiata nel test</translation>
    </message>
    <message>
        <source>nothing but the causal mask tells tokens apart</source>
        <translation>soltanto la maschera causale distingue i token</translation>
    </message>
    <message>
        <source>nothing enters the stack</source>
        <translation>nulla entra nella pila</translation>
    </message>
    <message>
        <source>numbers that are trained</source>
        <translation>numeri che si addestrano</translation>
    </message>
    <message>
        <source>of that accuracy</source>
        <translation>di quell&apos;accuratezza</translation>
    </message>
    <message>
        <source>of the difference</source>
        <translation>della differenza</translation>
    </message>
    <message>
        <source>of the gate</source>
        <translation>del gate</translation>
    </message>
    <message>
        <source>of the product</source>
        <translation>del prodotto</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>uno strato</translation>
    </message>
    <message>
        <source>one number, or one a layer (%1)</source>
        <translation>un solo numero, oppure uno per strato (%1)</translation>
    </message>
    <message>
        <source>one power of 1 + β s meets 1/s at one or two norms, but not on a range of them</source>
        <translation>una sola potenza di 1 + β s incontra 1/s in una o due norme, ma non su un loro intervallo</translation>
    </message>
    <message>
        <source>only full value weights can have a rotation part: set value-weights to full</source>
        <translation>soltanto i pesi dei valori pieni possono avere una parte di rotazione: impostate value-weights su full</translation>
    </message>
    <message>
        <source>only linear attention is gradient descent: set attention to linear</source>
        <translation>solo l&apos;attenzione lineare è discesa del gradiente: impostate attention su linear</translation>
    </message>
    <message>
        <source>p(s) = P(s)²</source>
        <translation>p(s) = P(s)²</translation>
    </message>
    <message>
        <source>per layer</source>
        <translation>per strato</translation>
    </message>
    <message>
        <source>pooled numbers</source>
        <translation>numeri aggregati</translation>
    </message>
    <message>
        <source>positions reach for %1 pairs, but a sequence has %2: choose max-pairs of at least %2</source>
        <translation>le posizioni bastano per %1 coppie, ma una sequenza ne ha %2: scegliete max-pairs pari almeno a %2</translation>
    </message>
    <message>
        <source>prediction of descent</source>
        <translation>predizione della discesa</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>prompts are those of all test settings together</source>
        <translation>i prompt sono quelli di tutte le impostazioni di test insieme</translation>
    </message>
    <message>
        <source>prompts have tasks test-norm-scale times as long</source>
        <translation>i prompt hanno compiti lunghi test-norm-scale volte tanto</translation>
    </message>
    <message>
        <source>prompts have the noise test-noise2</source>
        <translation>i prompt hanno il rumore test-noise2</translation>
    </message>
    <message>
        <source>prompts have the noises test-noise2-1 and following</source>
        <translation>i prompt hanno i rumori test-noise2-1 e seguenti</translation>
    </message>
    <message>
        <source>prompts miss the task in test-missing-modality</source>
        <translation>ai prompt manca il compito in test-missing-modality</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>grandezza</translation>
    </message>
    <message>
        <source>queries and keys turned by their position, in the standard pairing</source>
        <translation>query e chiavi ruotate secondo la loro posizione, nell&apos;accoppiamento standard</translation>
    </message>
    <message>
        <source>query among the keys</source>
        <translation>query tra le chiavi</translation>
    </message>
    <message>
        <source>residual values need linear features</source>
        <translation>i valori residui richiedono caratteristiche lineari</translation>
    </message>
    <message>
        <source>residuals</source>
        <translation>residui</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>risposte</translation>
    </message>
    <message>
        <source>retrained gain a of a self-attention stack</source>
        <translation>guadagno a riaddestrato di una pila di auto-attenzione</translation>
    </message>
    <message>
        <source>retrained gain of a self-attention stack</source>
        <translation>guadagno riaddestrato di una pila di auto-attenzione</translation>
    </message>
    <message>
        <source>retrained α</source>
        <translation>α riaddestrato</translation>
    </message>
    <message>
        <source>retrained β</source>
        <translation>β riaddestrato</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>risposta giusta</translation>
    </message>
    <message>
        <source>risk of its best multiple: one layer</source>
        <translation>rischio del suo migliore multiplo: uno strato</translation>
    </message>
    <message>
        <source>risk of one layer with the scale that is best in training</source>
        <translation>rischio di uno strato con la scala migliore nell&apos;addestramento</translation>
    </message>
    <message>
        <source>risk of predicting the mean of the context&apos;s responses</source>
        <translation>rischio di predire la media delle risposte del contesto</translation>
    </message>
    <message>
        <source>risk of the changed model at the context length given</source>
        <translation>rischio del modello cambiato alla lunghezza del contesto data</translation>
    </message>
    <message>
        <source>risk of the model that is set, on the same prompts</source>
        <translation>rischio del modello impostato, sugli stessi prompt</translation>
    </message>
    <message>
        <source>risk with F = Λ⁻¹ X exactly in both places</source>
        <translation>rischio con F = Λ⁻¹ X esattamente in entrambi i posti</translation>
    </message>
    <message>
        <source>risk with the task known, on the changed prompts</source>
        <translation>rischio conoscendo il compito, sui prompt cambiati</translation>
    </message>
    <message>
        <source>rotary</source>
        <translation>rotatorio</translation>
    </message>
    <message>
        <source>rotary positions turn pairs of coordinates, so a head&apos;s size must be even, not %1: change item-dimension by one</source>
        <translation>le posizioni rotatorie ruotano coppie di coordinate, perciò la dimensione di una testa deve essere pari, non %1: cambiate item-dimension di uno</translation>
    </message>
    <message>
        <source>rotary, as published</source>
        <translation>rotatorio, come pubblicato</translation>
    </message>
    <message>
        <source>rotation part of the attention weights</source>
        <translation>parte di rotazione dei pesi di attenzione</translation>
    </message>
    <message>
        <source>scalar weights have no rotation part: set parameters to matrices</source>
        <translation>i pesi scalari non hanno una parte di rotazione: impostate parameters su matrices</translation>
    </message>
    <message>
        <source>scalar weights stay scalar, but from three layers on rotations have lower loss</source>
        <translation>i pesi scalari restano scalari, ma da tre strati in su le rotazioni hanno una perdita minore</translation>
    </message>
    <message>
        <source>scores fall with distance, one slope a head</source>
        <translation>i punteggi calano con la distanza, con una pendenza per testa</translation>
    </message>
    <message>
        <source>second derivative in the gain</source>
        <translation>derivata seconda nel guadagno</translation>
    </message>
    <message>
        <source>seconds for 1,000 steps</source>
        <translation>secondi per 1.000 passi</translation>
    </message>
    <message>
        <source>seconds for a step, evaluations included</source>
        <translation>secondi per passo, valutazioni comprese</translation>
    </message>
    <message>
        <source>self-attention stack</source>
        <translation>pila di auto-attenzione</translation>
    </message>
    <message>
        <source>self-attention stack with residual gain</source>
        <translation>pila di auto-attenzione con guadagno residuo</translation>
    </message>
    <message>
        <source>sequences per step</source>
        <translation>sequenze per passo</translation>
    </message>
    <message>
        <source>share of prompts on which ever deeper stacks diverge</source>
        <translation>quota di prompt su cui pile sempre più profonde divergono</translation>
    </message>
    <message>
        <source>size of a step of descent, -β</source>
        <translation>grandezza di un passo della discesa, -β</translation>
    </message>
    <message>
        <source>softmax attention</source>
        <translation>attenzione softmax</translation>
    </message>
    <message>
        <source>softmax attention goes through every token: choose a context of at most %1</source>
        <translation>l&apos;attenzione softmax passa per ogni token: scegliete un contesto di al massimo %1</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>pila</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>standard error of that drop</source>
        <translation>errore standard di quel calo</translation>
    </message>
    <message>
        <source>step of the crossing; absent before it</source>
        <translation>passo dell&apos;attraversamento; prima di esso assente</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>sum over layers of the error of the running estimate, which makes each layer ask one node</source>
        <translation>somma sugli strati dell&apos;errore della stima corrente, che fa chiedere a ogni strato un nodo</translation>
    </message>
    <message>
        <source>swapped labels</source>
        <translation>etichette scambiate</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has the number type %2; F64, F32 and I64 can be read</source>
        <translation>il tensore &apos;%1&apos; ha il tipo di numero %2; si possono leggere F64, F32 e I64</translation>
    </message>
    <message>
        <source>test-tokens must not be 0 where tokens are drawn one by one</source>
        <translation>test-tokens non deve essere 0 dove i token si estraggono a uno a uno</translation>
    </message>
    <message>
        <source>the &apos;step&apos; of a note must be a whole number from 0</source>
        <translation>lo &apos;step&apos; di una nota deve essere un numero intero da 0 in su</translation>
    </message>
    <message>
        <source>the &apos;text&apos; of a note must not be empty</source>
        <translation>il &apos;text&apos; di una nota non deve essere vuoto</translation>
    </message>
    <message>
        <source>the checkpoint must hold %1 as %2</source>
        <translation>il checkpoint deve contenere %1 come %2</translation>
    </message>
    <message>
        <source>the checkpoint must hold %1 numbers named %2; it is one of another model</source>
        <translation>il checkpoint deve contenere %1 numeri di nome %2; è di un altro modello</translation>
    </message>
    <message>
        <source>the cosine schedule ends at step %1, before its warm-up of %2 steps</source>
        <translation>la pianificazione cosine termina al passo %1, prima del suo riscaldamento di %2 passi</translation>
    </message>
    <message>
        <source>the largest drop by one head</source>
        <translation>il calo massimo dovuto a una sola testa</translation>
    </message>
    <message>
        <source>the largest of the table; 0 where all risks are exact</source>
        <translation>il massimo della tabella; 0 dove tutti i rischi sono esatti</translation>
    </message>
    <message>
        <source>the likeliest label</source>
        <translation>l&apos;etichetta più probabile</translation>
    </message>
    <message>
        <source>the noise differs between modalities, so that every eigenvalue s of Λ with a part of m acts; ω = ζ² (part of m)²/s</source>
        <translation>il rumore differisce tra le modalità, così che agisce ogni autovalore s di Λ con una parte di m; ω = ζ² (parte di m)²/s</translation>
    </message>
    <message>
        <source>the numbers for %1 must be the %2 of an item</source>
        <translation>i numeri per %1 devono essere i %2 di un elemento</translation>
    </message>
    <message>
        <source>the one-hot block, and rotation if hybrid-rotation is on</source>
        <translation>il blocco one-hot, e la rotazione se hybrid-rotation è attivo</translation>
    </message>
    <message>
        <source>the published pairing, which is no rotation</source>
        <translation>l&apos;accoppiamento pubblicato, che non è una rotazione</translation>
    </message>
    <message>
        <source>the right label</source>
        <translation>l&apos;etichetta giusta</translation>
    </message>
    <message>
        <source>the rows of the run could not be read</source>
        <translation>le righe dell&apos;esecuzione non si sono potute leggere</translation>
    </message>
    <message>
        <source>the run is damaged: its rows are not those that it ended with (the digest of rows.f64 is not the one in run.json)</source>
        <translation>l&apos;esecuzione è danneggiata: le sue righe non sono quelle con cui era terminata (il digest di rows.f64 non è quello in run.json)</translation>
    </message>
    <message>
        <source>the same at infinite context; give a context to see the difference</source>
        <translation>lo stesso a contesto infinito; date un contesto per vedere la differenza</translation>
    </message>
    <message>
        <source>the same with a probability of its own at every node</source>
        <translation>lo stesso con una probabilità propria in ogni nodo</translation>
    </message>
    <message>
        <source>the spectrum of the tree without its structure: the cleanest control</source>
        <translation>lo spettro dell&apos;albero senza la sua struttura: il controllo più pulito</translation>
    </message>
    <message>
        <source>the stack is a scaled mean, one layer of linear self-attention</source>
        <translation>la pila è una media scalata, uno strato di auto-attenzione lineare</translation>
    </message>
    <message>
        <source>the stack is applied twice, and Bayes asks for one inverse</source>
        <translation>la pila si applica due volte, e Bayes richiede un solo inverso</translation>
    </message>
    <message>
        <source>the stack&apos;s answer at alpha %1, beta %2 is larger than a number can hold: choose weights nearer 0 or fewer layers</source>
        <translation>la risposta della pila ad alpha %1, beta %2 è più grande di quanto un numero possa contenere: scegliete pesi più vicini a 0 o meno strati</translation>
    </message>
    <message>
        <source>the stop rule &quot;%1&quot; compares by something else than one &lt; or &gt;; write it like &quot;loss &lt; 0.33&quot;</source>
        <translation>la regola di arresto &quot;%1&quot; non confronta con un solo &lt; o &gt;; scrivetela come &quot;loss &lt; 0.33&quot;</translation>
    </message>
    <message>
        <source>the strength is random, so that one number can hardly carry several bits</source>
        <translation>l&apos;intensità è casuale, così che un numero difficilmente può portare più bit</translation>
    </message>
    <message>
        <source>the strongest induction head</source>
        <translation>la testa di induzione più forte</translation>
    </message>
    <message>
        <source>the strongest previous-token head</source>
        <translation>la testa del token precedente più forte</translation>
    </message>
    <message>
        <source>the tensor w.%1 must have %2 numbers</source>
        <translation>il tensore w.%1 deve avere %2 numeri</translation>
    </message>
    <message>
        <source>the value for %1 must be below %2, or -1 to undo</source>
        <translation>il valore per %1 deve essere minore di %2, oppure -1 per annullare</translation>
    </message>
    <message>
        <source>there is no head %1: heads are counted from 0 to %2</source>
        <translation>non c&apos;è la testa %1: le teste si contano da 0 a %2</translation>
    </message>
    <message>
        <source>there is no layer %1: layers are counted from 0 to %2</source>
        <translation>non c&apos;è lo strato %1: gli strati si contano da 0 a %2</translation>
    </message>
    <message>
        <source>there is no modality %1: the task has %2</source>
        <translation>non c&apos;è la modalità %1: il compito ne ha %2</translation>
    </message>
    <message>
        <source>these are no notes that this program reads: their &apos;format&apos; must be &apos;icl-notes/1&apos;</source>
        <translation>queste non sono note che questo programma legge: il loro &apos;format&apos; deve essere &apos;icl-notes/1&apos;</translation>
    </message>
    <message>
        <source>this program computes another row for step %1 than the run has: it was made by another version, or damaged; it can be read and exported, not continued</source>
        <translation>questo programma calcola per il passo %1 una riga diversa da quella dell&apos;esecuzione: essa è stata fatta da un&apos;altra versione, oppure è danneggiata; si può leggere ed esportare, non proseguire</translation>
    </message>
    <message>
        <source>this run would need %1 (%2 parameters), but %3 of memory are left: choose a smaller width, fewer layers or fewer classes</source>
        <translation>questa esecuzione richiederebbe %1 (%2 parametri), ma restano %3 di memoria: scegliete una larghezza minore, meno strati o meno classi</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>legata</translation>
    </message>
    <message>
        <source>to coordinate</source>
        <translation>alla coordinata</translation>
    </message>
    <message>
        <source>token looked at</source>
        <translation>token guardato</translation>
    </message>
    <message>
        <source>token that looks</source>
        <translation>token che guarda</translation>
    </message>
    <message>
        <source>tokens must be at least 1 where they are drawn one by one (token-form on, values residual, or features other than linear)</source>
        <translation>i token devono essere almeno 1 dove si estraggono a uno a uno (token-form su on, values su residual, o caratteristiche non lineari)</translation>
    </message>
    <message>
        <source>tokens per context</source>
        <translation>token per contesto</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>albero</translation>
    </message>
    <message>
        <source>tree with weighted branches</source>
        <translation>albero con rami pesati</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>unscaled mean</source>
        <translation>media non scalata</translation>
    </message>
    <message>
        <source>untied layers and weight matrices are of a cross-attention stack: set parameters to one or two for self-attention</source>
        <translation>strati indipendenti e matrici dei pesi appartengono a una pila di attenzione incrociata: impostate parameters su one o two per l&apos;auto-attenzione</translation>
    </message>
    <message>
        <source>up from 0 on a line, then constant</source>
        <translation>sale da 0 lungo una retta, poi costante</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>riscaldamento</translation>
    </message>
    <message>
        <source>what the model gives the right label</source>
        <translation>quanto il modello dà all&apos;etichetta giusta</translation>
    </message>
    <message>
        <source>what the symmetric part of the attention weights has beside β I</source>
        <translation>ciò che la parte simmetrica dei pesi di attenzione ha oltre a β I</translation>
    </message>
    <message>
        <source>with beta 0 no layer looks at a residual: choose a beta other than 0</source>
        <translation>con beta 0 nessuno strato guarda un residuo: scegliete un beta diverso da 0</translation>
    </message>
    <message>
        <source>with several heads</source>
        <translation>con più teste</translation>
    </message>
    <message>
        <source>without gain the cubic map slows down at 0</source>
        <translation>senza guadagno la mappa cubica rallenta a 0</translation>
    </message>
    <message>
        <source>without residual stream a layer forgets the step before: set residual on</source>
        <translation>senza flusso residuo uno strato dimentica il passo precedente: impostate residual su on</translation>
    </message>
    <message>
        <source>y ⟨K, x⟩ with a unit key K that the router chooses</source>
        <translation>y ⟨K, x⟩ con una chiave unitaria K scelta dal router</translation>
    </message>
    <message>
        <source>β of the plain stack.</source>
        <translation>β della pila semplice.</translation>
    </message>
    <message>
        <source>θ holds every number that is trained</source>
        <translation>θ contiene ogni numero che si addestra</translation>
    </message>
    <message>
        <source>Attention by modality</source>
        <translation>Attenzione per modalità</translation>
    </message>
    <message>
        <source>Bayes (L−1)/(L−d−1): the limit of infinite depth</source>
        <translation>Bayes (L−1)/(L−d−1): il limite a profondità infinita</translation>
    </message>
    <message>
        <source>By default 1.3 times the largest stable step or, where theory gives none, ten times the setting rate.</source>
        <translation>Se manca, 1,3 volte il massimo passo stabile o, dove la teoria non ne dà, dieci volte l&apos;impostazione rate.</translation>
    </message>
    <message>
        <source>By default a quarter of the largest stable step or, where theory gives none, a tenth of the setting rate.</source>
        <translation>Se manca, un quarto del massimo passo stabile o, dove la teoria non ne dà, un decimo dell&apos;impostazione rate.</translation>
    </message>
    <message>
        <source>Contexts drawn where the risk at a finite context has no exact formula.</source>
        <translation>Contesti estratti dove il rischio a contesto finito non ha una formula esatta.</translation>
    </message>
    <message>
        <source>Five full matrices, trained on prompts of 64 tokens in single precision, find by themselves that multiples of the identity are best, and smaller ones than infinite context asks for.</source>
        <translation>Cinque matrici piene, addestrate su prompt di 64 token in precisione singola, trovano da sé che i migliori sono multipli dell&apos;identità, e più piccoli di quanto il contesto infinito richieda.</translation>
    </message>
    <message>
        <source>How many step sizes are tried, evenly from the smallest to the largest.</source>
        <translation>Quante grandezze del passo si provano, equidistanti dalla più piccola alla più grande.</translation>
    </message>
    <message>
        <source>It is about 0.354, where one shared scalar weight reaches 0.3593.</source>
        <translation>È circa 0,354, mentre un solo peso scalare condiviso raggiunge 0,3593.</translation>
    </message>
    <message>
        <source>Label noise</source>
        <translation>Rumore delle etichette</translation>
    </message>
    <message>
        <source>Largest step</source>
        <translation>Passo massimo</translation>
    </message>
    <message>
        <source>Nothing tells the run that weights could be scalars: it starts near them, but every one of 320 numbers moves with the gradient of 256 fresh prompts a step. At two layers the best weights are multiples of the identity, and what the batches&apos; noise adds besides stays small. Prompts of 64 tokens ask for a smaller α than infinite context does, since a bold one amplifies what 64 tokens get wrong. The test curve is the risk on prompts of the same length, always the same ones.</source>
        <translation>Nulla dice all&apos;esecuzione che i pesi potrebbero essere scalari: parte vicino a essi, ma ciascuno dei 320 numeri si muove con il gradiente di 256 nuovi prompt per passo. A due strati i pesi migliori sono multipli dell&apos;identità, e ciò che il rumore dei lotti vi aggiunge resta piccolo. I prompt di 64 token richiedono un α più piccolo di quello del contesto infinito, perché un α ardito amplifica ciò che 64 token sbagliano. La curva di test è il rischio su prompt della stessa lunghezza, sempre gli stessi.</translation>
    </message>
    <message>
        <source>Risk at each depth of every predictor: rows of depth and one risk a predictor, at infinite context or on prompts of one length.</source>
        <translation>Rischio di ogni predittore a ciascuna profondità: righe con la profondità e un rischio per predittore, a contesto infinito o su prompt di una sola lunghezza.</translation>
    </message>
    <message>
        <source>Smallest step</source>
        <translation>Passo minimo</translation>
    </message>
    <message>
        <source>Step sizes</source>
        <translation>Grandezze del passo</translation>
    </message>
    <message>
        <source>Steps of descent that each step size makes from the setting&apos;s start.</source>
        <translation>Passi di discesa che ogni grandezza del passo compie dalla partenza impostata.</translation>
    </message>
    <message>
        <source>Steps of each</source>
        <translation>Passi di ciascuna</translation>
    </message>
    <message>
        <source>The attention weights stay near a multiple of the identity.</source>
        <translation>I pesi dell&apos;attenzione restano vicini a un multiplo dell&apos;identità.</translation>
    </message>
    <message>
        <source>The excess that descent on the exact loss has after so many steps, for a range of step sizes: small steps are slow, the largest stable one is an edge, and beyond it the table has no number, since descent ends above where it began.</source>
        <translation>L&apos;eccesso che la discesa sulla perdita esatta ha dopo un dato numero di passi, per un intervallo di grandezze del passo: i passi piccoli sono lenti, il massimo passo stabile è un ciglio, e oltre di esso la tabella non ha numeri, perché la discesa finisce più in alto di dove era cominciata.</translation>
    </message>
    <message>
        <source>The risk on 64 tokens is below that of one layer.</source>
        <translation>Il rischio su 64 token è sotto quello di uno strato.</translation>
    </message>
    <message>
        <source>The share that each modality of the keys has in the attention of the layer: one block a modality, ⟨xⱼ, fᵢ⟩/L over its coordinates alone. The blocks add up to the attention, of a softmax to the scores before it. Block means tell context and query apart.</source>
        <translation>La parte che ogni modalità delle chiavi ha nell&apos;attenzione dello strato: un blocco per modalità, ⟨xⱼ, fᵢ⟩/L sulle sole sue coordinate. I blocchi sommano all&apos;attenzione, con una softmax ai punteggi che la precedono. Le medie dei blocchi distinguono contesto e query.</translation>
    </message>
    <message>
        <source>They do not rotate at two layers.</source>
        <translation>A due strati non ruotano.</translation>
    </message>
    <message>
        <source>Tokens of the prompts on which the risk is taken; 0 is infinite. The stack keeps its best weights of infinite context unless it is a retrained one.</source>
        <translation>Token dei prompt su cui si misura il rischio; 0 è infinito. La pila conserva i suoi pesi migliori del contesto infinito, a meno che non sia riaddestrata.</translation>
    </message>
    <message>
        <source>Variance of the noise on the responses, for the change label-noise.</source>
        <translation>Varianza del rumore sulle risposte, per il cambiamento label-noise.</translation>
    </message>
    <message>
        <source>Which of bayes, lsa, lca-one, lca-two, untied, zero, raw-mean, chebyshev (the rate of untied layers) and the changes of the model that ablation knows, such as no-residual or self-gain; at a finite context lca-one-retrained, lca-two-retrained, least-squares, inverse-regression and known-scale as well, and neither untied nor chebyshev. By default all but the changes that have a meaning for what is set.</source>
        <translation>Quali tra bayes, lsa, lca-one, lca-two, untied, zero, raw-mean, chebyshev (la velocità di strati indipendenti) e i cambiamenti del modello che ablation conosce, come no-residual o self-gain; a contesto finito anche lca-one-retrained, lca-two-retrained, least-squares, inverse-regression e known-scale, e né untied né chebyshev. Se manca, tutti quelli che hanno senso con le impostazioni date, tranne i cambiamenti.</translation>
    </message>
    <message>
        <source>Whole matrices from short prompts</source>
        <translation>Matrici intere da prompt corti</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, stack with weight matrices; two layers, where the best matrices are scalar</source>
        <translation>arXiv 2602.04872, pila con matrici dei pesi; due strati, dove le matrici migliori sono scalari</translation>
    </message>
    <message>
        <source>at infinite context a constant on every risk, with the same best weights</source>
        <translation>a contesto infinito una costante su ogni rischio, con gli stessi pesi migliori</translation>
    </message>
    <message>
        <source>best multiple of the mean of y x, by second moments</source>
        <translation>migliore multiplo della media di y x, con i momenti secondi</translation>
    </message>
    <message>
        <source>best weights for prompts of this length, by exact moments</source>
        <translation>pesi migliori per prompt di questa lunghezza, con momenti esatti</translation>
    </message>
    <message>
        <source>label-noise is a result about infinite context: leave context at 0</source>
        <translation>label-noise è un risultato sul contesto infinito: lasciate context a 0</translation>
    </message>
    <message>
        <source>largest stable step by theory, for one parameter from α = 0</source>
        <translation>massimo passo stabile secondo la teoria, per un parametro da α = 0</translation>
    </message>
    <message>
        <source>largest step tried up to which all others end lower</source>
        <translation>il più grande passo provato fino al quale tutti gli altri finiscono più in basso</translation>
    </message>
    <message>
        <source>least excess of shared weights that are scalars and rotations of pairs of coordinates; absent in odd dimensions</source>
        <translation>eccesso minimo di pesi condivisi fatti di scalari e rotazioni di coppie di coordinate; assente in dimensioni dispari</translation>
    </message>
    <message>
        <source>least squares on the prompt</source>
        <translation>minimi quadrati sul prompt</translation>
    </message>
    <message>
        <source>minimum at this length</source>
        <translation>minimo a questa lunghezza</translation>
    </message>
    <message>
        <source>minimum of rotating weights</source>
        <translation>minimo con pesi rotanti</translation>
    </message>
    <message>
        <source>noise on the responses</source>
        <translation>rumore sulle risposte</translation>
    </message>
    <message>
        <source>one layer at this length</source>
        <translation>uno strato a questa lunghezza</translation>
    </message>
    <message>
        <source>scalars and rotations of pairs of coordinates, shared by layers</source>
        <translation>scalari e rotazioni di coppie di coordinate, condivisi dagli strati</translation>
    </message>
    <message>
        <source>step-scan follows weights that are scalars shared by all layers: set parameters to one or two</source>
        <translation>step-scan segue pesi scalari condivisi da tutti gli strati: impostate parameters su one o two</translation>
    </message>
    <message>
        <source>the largest of the table at a finite context; 0 where all risks are exact</source>
        <translation>il più grande della tabella a contesto finito; 0 dove tutti i rischi sono esatti</translation>
    </message>
    <message>
        <source>the smallest excess there is</source>
        <translation>il più piccolo eccesso che c&apos;è</translation>
    </message>
    <message>
        <source>the weight matrices would hold %1 numbers, and %2 is the most: choose smaller dimensions, fewer layers or tied ones</source>
        <translation>le matrici dei pesi conterrebbero %1 numeri, e il massimo è %2: scegliete dimensioni minori, meno strati o strati legati</translation>
    </message>
    <message>
        <source>x regressed on y, the model inverted; mean over sampled prompts</source>
        <translation>x regredito su y, modello invertito; media su prompt campionati</translation>
    </message>
    <message>
        <source>α stays well below the minimiser of infinite context.</source>
        <translation>α resta ben sotto il minimo a contesto infinito.</translation>
    </message>
    <message>
        <source>%1 looks at keys, which only linear features have: set features to linear</source>
        <translation>%1 guarda le chiavi, che hanno solo le caratteristiche lineari: impostate features su linear</translation>
    </message>
    <message>
        <source>%1 needs contexts whose paths part: set prior to tree and features to linear</source>
        <translation>%1 richiede contesti i cui percorsi si separano: impostate prior su tree e features su linear</translation>
    </message>
    <message>
        <source>%1 speaks of leaves, which a Gaussian prior has not: set prior to tree</source>
        <translation>%1 riguarda le foglie, che una distribuzione a priori gaussiana non ha: impostate prior su tree</translation>
    </message>
    <message>
        <source>1 − Σ a² over the levels asked</source>
        <translation>1 − Σ a² sui livelli chiesti</translation>
    </message>
    <message>
        <source>1: at the root.</source>
        <translation>1: alla radice.</translation>
    </message>
    <message>
        <source>1: at the root; one more than the tree has levels: never; 0: no patch.</source>
        <translation>1: alla radice; uno più dei livelli dell&apos;albero: mai; 0: nessun innesto.</translation>
    </message>
    <message>
        <source>A hundred are known to several.</source>
        <translation>Con cento sequenze l&apos;incertezza è di alcuni punti percentuali.</translation>
    </message>
    <message>
        <source>A layer asks</source>
        <translation>Che cosa chiede uno strato</translation>
    </message>
    <message>
        <source>A model that reads is shown its own classes with other labels, and believes the context.</source>
        <translation>A un modello che legge si mostrano le sue stesse classi con altre etichette, e crede al contesto.</translation>
    </message>
    <message>
        <source>A row for each budget: the closed forms, and by Monte Carlo a simulated path machine, Bayes decoding of the path&apos;s answers and of the first nodes, the floor, and the net&apos;s running estimate.</source>
        <translation>Una riga per ogni budget: le formule chiuse e, con Monte Carlo, una macchina del percorso simulata, la decodifica di Bayes delle risposte del percorso e dei primi nodi, il limite inferiore e la stima corrente della rete.</translation>
    </message>
    <message>
        <source>A single layer copies labels but never learns which: two are needed.</source>
        <translation>Un solo strato copia etichette ma non impara mai quali: ne servono due.</translation>
    </message>
    <message>
        <source>A two-layer transformer first copies any label of its context, waits on a plateau, and then within fifty steps learns to read the right one.</source>
        <translation>Un transformer a due strati dapprima copia un&apos;etichetta qualsiasi del contesto, attende su un altopiano, e poi in cinquanta passi impara a leggere quella giusta.</translation>
    </message>
    <message>
        <source>After a layer a context goes on with the whole workspace of another one. Its next key then lands on the other&apos;s node: the function vector alone steers the router. A row for each layer after which it is done.</source>
        <translation>Dopo uno strato un contesto prosegue con l&apos;intero spazio di lavoro di un altro. La sua chiave successiva cade allora sul nodo dell&apos;altro: il vettore funzione da solo guida il router. Una riga per ogni strato dopo il quale lo si fa.</translation>
    </message>
    <message>
        <source>After this layer held-out contexts go on with the workspace of another context, whose path parts from theirs at the level given: the next keys land on its node.</source>
        <translation>Dopo questo strato i contesti di validazione proseguono con lo spazio di lavoro di un altro contesto, il cui percorso si separa dal loro al livello indicato: le chiavi successive cadono sul suo nodo.</translation>
    </message>
    <message>
        <source>All classes of a sequence are drawn independently, so that the right label is in the context one time in five and nothing tells where. The model learns its 1024 classes by heart, all of them. With bursts the same number of classes is enough for reading to win.</source>
        <translation>Tutte le classi di una sequenza si estraggono in modo indipendente, così che l&apos;etichetta giusta sta nel contesto una volta su cinque e nulla dice dove. Il modello impara a memoria le sue 1024 classi, tutte. Con sequenze bursty lo stesso numero di classi basta perché prevalga la lettura.</translation>
    </message>
    <message>
        <source>Already at step 80 most answers are labels of the context.</source>
        <translation>Già al passo 80 quasi tutte le risposte sono etichette del contesto.</translation>
    </message>
    <message>
        <source>And so are those of new classes.</source>
        <translation>E così quelle delle classi nuove.</translation>
    </message>
    <message>
        <source>Angles between the root&apos;s axis and the children, evenly spaced from 0° to 90°.</source>
        <translation>Angoli tra l&apos;asse della radice e i figli, equidistanti da 0° a 90°.</translation>
    </message>
    <message>
        <source>Answers are labels of the context.</source>
        <translation>Le risposte sono etichette del contesto.</translation>
    </message>
    <message>
        <source>Answers do not come from the context.</source>
        <translation>Le risposte non vengono dal contesto.</translation>
    </message>
    <message>
        <source>At step 200 it is no better than a random label of the context.</source>
        <translation>Al passo 200 non è meglio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>At step 400 it is no better than a random label of the context.</source>
        <translation>Al passo 400 non è meglio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>At step 400 learning stops and the induction head is taken away: accuracy on new classes falls to chance. At 430 it comes back.</source>
        <translation>Al passo 400 l&apos;apprendimento si ferma e la testa di induzione viene tolta: l&apos;accuratezza sulle classi nuove cade al livello del caso. Al passo 430 la testa ritorna.</translation>
    </message>
    <message>
        <source>At step 500 it is no better than a random label of the context.</source>
        <translation>Al passo 500 non è meglio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>At the end hardly an answer on new classes is wrong.</source>
        <translation>Alla fine quasi nessuna risposta sulle classi nuove è sbagliata.</translation>
    </message>
    <message>
        <source>Bayes from the whole of c</source>
        <translation>Bayes da tutto c</translation>
    </message>
    <message>
        <source>But they are no better than a random label of the context.</source>
        <translation>Ma non sono meglio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>Changes the example sequence on the screen alone: the label of a pair (its number), an item (the number of a training class, or the item&apos;s own numbers as data; copy: the number of another place to copy from), or all labels moved on by so many (shift). -1 undoes; the target all undoes everything.</source>
        <translation>Cambia la sequenza di esempio solo sullo schermo: l&apos;etichetta di una coppia (il suo numero), un elemento (il numero di una classe di addestramento, o i numeri dell&apos;elemento stesso come dati; copy: il numero di un altro posto da cui copiare), oppure tutte le etichette spostate in avanti di tanto (shift). -1 annulla; il bersaglio all annulla tutto.</translation>
    </message>
    <message>
        <source>Class k is drawn with probability proportional to 1/(k+1). The query of the IWL test is mostly a common class, and its label is known; on new classes the context is read. Neither wins.</source>
        <translation>La classe k si estrae con probabilità proporzionale a 1/(k+1). La query del test IWL è per lo più una classe comune, la cui etichetta è nota; sulle classi nuove si legge il contesto. Nessuna delle due vie prevale.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Common classes are known by heart.</source>
        <translation>Le classi comuni sono note a memoria.</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>Contesti</translation>
    </message>
    <message>
        <source>Contexts of the Monte Carlo columns; 0 leaves those out.</source>
        <translation>Contesti delle colonne Monte Carlo; 0 le tralascia.</translation>
    </message>
    <message>
        <source>Contexts of the Monte Carlo estimates; closed forms need none.</source>
        <translation>Contesti delle stime Monte Carlo; le formule chiuse non ne richiedono.</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>Stima</translation>
    </message>
    <message>
        <source>Every label of the context is moved on by one. A model that had learnt the table by heart would give the old answer; this one gives the new one, although it has seen each class with its old label again and again. Set the number of classes to 256 and start again to see one that insists. The example on the screen is swapped as well: its answer moves along.</source>
        <translation>Ogni etichetta del contesto è spostata di uno. Un modello che avesse imparato la tabella a memoria darebbe la vecchia risposta; questo dà la nuova, benché abbia visto ogni classe con la vecchia etichetta più e più volte. Impostate il numero di classi su 256 e ricominciate per vederne uno che insiste. Anche l&apos;esempio sullo schermo è scambiato: la sua risposta si sposta con esso.</translation>
    </message>
    <message>
        <source>Few classes are memorised</source>
        <translation>Poche classi si memorizzano</translation>
    </message>
    <message>
        <source>First row of the table.</source>
        <translation>Prima riga della tabella.</translation>
    </message>
    <message>
        <source>Fixed questions</source>
        <translation>Domande fisse</translation>
    </message>
    <message>
        <source>Following the path</source>
        <translation>Seguire il percorso</translation>
    </message>
    <message>
        <source>Four classes stand in each context in place of two. The model has to tell them apart, so chance falls to a quarter; the circuit and its moment are much the same. The induction measure may rise to one half now, since it is a mean over the copies.</source>
        <translation>In ogni contesto ci sono quattro classi invece di due. Il modello deve distinguerle, perciò il livello del caso scende a un quarto; il circuito e il suo momento sono quasi gli stessi. La misura di induzione ora può salire fino a un mezzo, perché è una media sulle copie.</translation>
    </message>
    <message>
        <source>Freeze a router</source>
        <translation>Congela un router</translation>
    </message>
    <message>
        <source>Function vectors</source>
        <translation>Vettori funzione</translation>
    </message>
    <message>
        <source>Head gates</source>
        <translation>Gate delle teste</translation>
    </message>
    <message>
        <source>Held-out contexts pool this layer&apos;s answer with the keys of another context, whose path parts from theirs at the level given; later layers run on what comes of it.</source>
        <translation>I contesti di validazione aggregano la risposta di questo strato con le chiavi di un altro contesto, il cui percorso si separa dal loro al livello indicato; gli strati successivi procedono da ciò che ne risulta.</translation>
    </message>
    <message>
        <source>Held-out risk after each number of pooled answers, beside what theory says of following the path and of the best fixed questions.</source>
        <translation>Rischio di validazione dopo ogni numero di risposte aggregate, accanto a ciò che la teoria dice del percorso seguito e delle migliori domande fisse.</translation>
    </message>
    <message>
        <source>Held-out risk of the running estimate after so many layers.</source>
        <translation>Rischio di validazione della stima corrente dopo altrettanti strati.</translation>
    </message>
    <message>
        <source>Highest noise</source>
        <translation>Rumore massimo</translation>
    </message>
    <message>
        <source>Holds what chooses the keys of this layer where it is, or lets it go again; gains and the other layers are trained on.</source>
        <translation>Tiene dov&apos;è ciò che sceglie le chiavi di questo strato, o lo lascia di nuovo andare; guadagni e altri strati continuano l&apos;addestramento.</translation>
    </message>
    <message>
        <source>How many contexts the answer is averaged over.</source>
        <translation>Su quanti contesti si media la risposta.</translation>
    </message>
    <message>
        <source>If the query&apos;s class hardly ever stands in the context, looking there does not pay.</source>
        <translation>Se la classe della query non sta quasi mai nel contesto, guardarci non conviene.</translation>
    </message>
    <message>
        <source>In-context learning emerges</source>
        <translation>Nasce l&apos;apprendimento nel contesto</translation>
    </message>
    <message>
        <source>Key patching</source>
        <translation>Innesto di chiavi</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chiavi</translation>
    </message>
    <message>
        <source>Known classes are known by heart.</source>
        <translation>Le classi note sono note a memoria.</translation>
    </message>
    <message>
        <source>Known classes are known without any help of the context.</source>
        <translation>Le classi note si conoscono senza alcun aiuto del contesto.</translation>
    </message>
    <message>
        <source>Largest budget</source>
        <translation>Budget massimo</translation>
    </message>
    <message>
        <source>Last row of the table.</source>
        <translation>Ultima riga della tabella.</translation>
    </message>
    <message>
        <source>Last row of the table; 0: the setting budget.</source>
        <translation>Ultima riga della tabella; 0: l&apos;impostazione budget.</translation>
    </message>
    <message>
        <source>Layer before the transplant</source>
        <translation>Strato prima del trapianto</translation>
    </message>
    <message>
        <source>Layer with patched keys</source>
        <translation>Strato con chiavi innestate</translation>
    </message>
    <message>
        <source>Layers of constrained linear attention pool a few numbers from a context. Under a tree prior a deep net lets each answer choose the next question and beats a wide one exponentially; under a Gaussian prior depth buys nothing.</source>
        <translation>Strati di attenzione lineare vincolata aggregano pochi numeri da un contesto. Con una distribuzione a priori ad albero una rete profonda lascia che ogni risposta scelga la domanda successiva e batte esponenzialmente una larga; con una gaussiana la profondità non porta nulla.</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>Foglia</translation>
    </message>
    <message>
        <source>Leaf of the donor</source>
        <translation>Foglia del donatore</translation>
    </message>
    <message>
        <source>Leaf posterior</source>
        <translation>A posteriori della foglia</translation>
    </message>
    <message>
        <source>Learning rate of the last step.</source>
        <translation>Tasso di apprendimento dell&apos;ultimo passo.</translation>
    </message>
    <message>
        <source>Length of the slope of the batch&apos;s loss.</source>
        <translation>Lunghezza del gradiente della perdita del lotto.</translation>
    </message>
    <message>
        <source>Level where the paths part</source>
        <translation>Livello a cui i percorsi si separano</translation>
    </message>
    <message>
        <source>Levels of noise, evenly spaced.</source>
        <translation>Livelli di rumore, equidistanti.</translation>
    </message>
    <message>
        <source>Lowest noise</source>
        <translation>Rumore minimo</translation>
    </message>
    <message>
        <source>Mean squared error ‖θ̂ − θ‖² of the last estimate on held-out contexts, under the noise, tokens and patches of the test. 1 is no information.</source>
        <translation>Errore quadratico medio ‖θ̂ − θ‖² dell&apos;ultima stima sui contesti di validazione, con il rumore, i token e gli innesti del test. 1 è nessuna informazione.</translation>
    </message>
    <message>
        <source>Mean squared key component on every node (columns), given the node that the path has reached (rows). The identity is a perfect router. Under a Gaussian prior rows are layers.</source>
        <translation>Componente quadratica media della chiave su ogni nodo (colonne), dato il nodo raggiunto dal percorso (righe). L&apos;identità è un router perfetto. Con una distribuzione a priori gaussiana le righe sono strati.</translation>
    </message>
    <message>
        <source>Mean squared key component on every node, given the node that the path has reached. A perfect router gives the identity. Under a Gaussian prior: a row a layer.</source>
        <translation>Componente quadratica media della chiave su ogni nodo, dato il nodo raggiunto dal percorso. Un router perfetto dà l&apos;identità. Con una distribuzione a priori gaussiana: una riga per strato.</translation>
    </message>
    <message>
        <source>Memory and context at once</source>
        <translation>Memoria e contesto insieme</translation>
    </message>
    <message>
        <source>New classes are answered from the context.</source>
        <translation>Alle classi nuove si risponde dal contesto.</translation>
    </message>
    <message>
        <source>New classes are not answered at all.</source>
        <translation>Alle classi nuove non si risponde affatto.</translation>
    </message>
    <message>
        <source>New classes are read from the context.</source>
        <translation>Le classi nuove si leggono dal contesto.</translation>
    </message>
    <message>
        <source>No head looks at the token before.</source>
        <translation>Nessuna testa guarda il token precedente.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rumore</translation>
    </message>
    <message>
        <source>Noise of an answer</source>
        <translation>Rumore di una risposta</translation>
    </message>
    <message>
        <source>Nothing was learnt by heart.</source>
        <translation>Nulla è stato imparato a memoria.</translation>
    </message>
    <message>
        <source>Of 256 classes it is quicker to learn the labels by heart, and copying from the context is unlearnt again.</source>
        <translation>Con 256 classi è più rapido imparare le etichette a memoria, e la copia dal contesto viene di nuovo disimparata.</translation>
    </message>
    <message>
        <source>Of the same kind of sequences many more give an accuracy that is close, not equal.</source>
        <translation>Molte più sequenze dello stesso tipo danno un&apos;accuratezza vicina, non uguale.</translation>
    </message>
    <message>
        <source>On new classes the model is worse than a random label of the context.</source>
        <translation>Sulle classi nuove il modello è peggio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>On sequences as in training hardly an answer is wrong: this curve cannot tell.</source>
        <translation>Su sequenze come in addestramento quasi nessuna risposta è sbagliata: questa curva non può distinguere.</translation>
    </message>
    <message>
        <source>One click removes it</source>
        <translation>Un clic la toglie</translation>
    </message>
    <message>
        <source>One context through the net: a row after each layer, with the node asked most (largest squared key) and the node that the path had reached, the answer, the entropy in bits, then squared keys and estimates of all coordinates and the masses of all leaves. Keys of a layer or the workspace may come from another context.</source>
        <translation>Un contesto attraverso la rete: una riga dopo ogni strato, con il nodo più chiesto (la massima chiave al quadrato) e il nodo che il percorso aveva raggiunto, la risposta, l&apos;entropia in bit, poi chiavi al quadrato e stime di tutte le coordinate e le masse di tutte le foglie. Le chiavi di uno strato o lo spazio di lavoro possono venire da un altro contesto.</translation>
    </message>
    <message>
        <source>One inference</source>
        <translation>Una inferenza</translation>
    </message>
    <message>
        <source>One layer cannot</source>
        <translation>Uno strato non può</translation>
    </message>
    <message>
        <source>Patch keys</source>
        <translation>Innesta chiavi</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Rise of the risk where one layer pools with the keys of another context. Rows are layers, columns the level where the two paths part. Where keys follow the path, only patches from paths that part before the layer&apos;s level do harm: a lower-triangular table, worse the earlier the layer.</source>
        <translation>Aumento del rischio quando uno strato aggrega con le chiavi di un altro contesto. Le righe sono strati, le colonne il livello a cui i due percorsi si separano. Dove le chiavi seguono il percorso, fanno danno solo gli innesti da percorsi che si separano prima del livello dello strato: una tabella triangolare inferiore, tanto peggiore quanto più lo strato viene presto.</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Rischio</translation>
    </message>
    <message>
        <source>Risk after some layers</source>
        <translation>Rischio dopo alcuni strati</translation>
    </message>
    <message>
        <source>Risk against budget</source>
        <translation>Rischio e budget</translation>
    </message>
    <message>
        <source>Risk of the net</source>
        <translation>Rischio della rete</translation>
    </message>
    <message>
        <source>Risk of the weights as they stand, on more contexts than the run looks at, under the patches in force; the table has a row for each layer with an estimate.</source>
        <translation>Rischio dei pesi come sono ora, su più contesti di quanti ne guardi l&apos;esecuzione, con gli innesti in vigore; la tabella ha una riga per ogni strato con una stima.</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Instradamento</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Campioni</translation>
    </message>
    <message>
        <source>Seed of the donor&apos;s tokens</source>
        <translation>Seme dei token del donatore</translation>
    </message>
    <message>
        <source>Seed of the tokens</source>
        <translation>Seme dei token</translation>
    </message>
    <message>
        <source>Squared key component on the node that the path has reached, mean over levels and held-out contexts: 1 is a perfect router.</source>
        <translation>Componente quadratica della chiave sul nodo raggiunto dal percorso, media su livelli e contesti di validazione: 1 è un router perfetto.</translation>
    </message>
    <message>
        <source>Standard deviation s of the noise in one answer, for the named values.</source>
        <translation>Deviazione standard s del rumore in una risposta, per i valori con nome.</translation>
    </message>
    <message>
        <source>Step of the transition</source>
        <translation>Passo della transizione</translation>
    </message>
    <message>
        <source>Swapped labels are followed</source>
        <translation>Le etichette scambiate sono seguite</translation>
    </message>
    <message>
        <source>Swapped labels are followed.</source>
        <translation>Le etichette scambiate sono seguite.</translation>
    </message>
    <message>
        <source>Swapped labels are followed: the context counts, not memory.</source>
        <translation>Le etichette scambiate sono seguite: conta il contesto, non la memoria.</translation>
    </message>
    <message>
        <source>Swapped labels are not followed.</source>
        <translation>Le etichette scambiate non sono seguite.</translation>
    </message>
    <message>
        <source>Swapped labels leave it cold.</source>
        <translation>Le etichette scambiate lo lasciano indifferente.</translation>
    </message>
    <message>
        <source>Ten thousand sequences are known to half a point in a hundred.</source>
        <translation>Con diecimila sequenze l&apos;incertezza è di mezzo punto percentuale.</translation>
    </message>
    <message>
        <source>Test sets are drawn once and kept, as published, so that curves are smooth although each point is uncertain by √(p(1−p)/S) and by the choice of 128 new classes. With a hundred sequences that is up to five points in a hundred, and it does not average out during a run. The probe that removes heads can count more sequences of the same kind.</source>
        <translation>Gli insiemi di test si estraggono una volta e si conservano, come pubblicato, così che le curve sono lisce benché ogni punto sia incerto per √(p(1−p)/S) e per la scelta di 128 classi nuove. Con cento sequenze si arriva a cinque punti percentuali, e la media nel corso dell&apos;esecuzione non li elimina. La sonda che toglie le teste può contare più sequenze dello stesso tipo.</translation>
    </message>
    <message>
        <source>The curves stand on a hundred test sequences that never change: what they show beyond that is luck.</source>
        <translation>Le curve poggiano su cento sequenze di test che non cambiano mai: ciò che mostrano oltre a questo è caso.</translation>
    </message>
    <message>
        <source>The example&apos;s estimate of θ after each layer; the last row is θ itself.</source>
        <translation>La stima di θ dell&apos;esempio dopo ogni strato; l&apos;ultima riga è θ stesso.</translation>
    </message>
    <message>
        <source>The induction head&apos;s attention to a right label nears one half.</source>
        <translation>L&apos;attenzione della testa di induzione a un&apos;etichetta giusta si avvicina a un mezzo.</translation>
    </message>
    <message>
        <source>The leap from a quarter</source>
        <translation>Il salto da un quarto</translation>
    </message>
    <message>
        <source>The test set is one draw</source>
        <translation>L&apos;insieme di test è una sola estrazione</translation>
    </message>
    <message>
        <source>The transition comes after step 120.</source>
        <translation>La transizione arriva dopo il passo 120.</translation>
    </message>
    <message>
        <source>The transition comes after step 140.</source>
        <translation>La transizione arriva dopo il passo 140.</translation>
    </message>
    <message>
        <source>The transition comes before step 220.</source>
        <translation>La transizione arriva prima del passo 220.</translation>
    </message>
    <message>
        <source>The transition comes before step 290.</source>
        <translation>La transizione arriva prima del passo 290.</translation>
    </message>
    <message>
        <source>The tree of two levels with the decay that is set, solved exactly for answers with independent noise. The table is the risk after one question: rows are levels of noise, columns the angle by which the question leans from the root towards both children. Below a threshold the best one leans, and ever more.</source>
        <translation>L&apos;albero a due livelli con il decadimento impostato, risolto esattamente per risposte con rumore indipendente. La tabella è il rischio dopo una domanda: le righe sono livelli di rumore, le colonne l&apos;angolo di cui la domanda si inclina dalla radice verso entrambi i figli. Sotto una soglia la migliore si inclina, e sempre di più.</translation>
    </message>
    <message>
        <source>The true leaf, counted from the left; −1: drawn from the prior.</source>
        <translation>La foglia vera, contata da sinistra; −1: estratta dalla distribuzione a priori.</translation>
    </message>
    <message>
        <source>The unit keys that the example context&apos;s layers ask with.</source>
        <translation>Le chiavi unitarie con cui chiedono gli strati del contesto di esempio.</translation>
    </message>
    <message>
        <source>The workspaces of many contexts after each layer, as points of a plane: first two, then four clusters, one for each prefix of the path.</source>
        <translation>Gli spazi di lavoro di molti contesti dopo ogni strato, come punti di un piano: dapprima due, poi quattro gruppi, uno per ogni prefisso del percorso.</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>Teoria</translation>
    </message>
    <message>
        <source>Tokens of a context; −1: as the run is tested, 0: infinitely many.</source>
        <translation>Token di un contesto; −1: come nel test dell&apos;esecuzione, 0: infiniti.</translation>
    </message>
    <message>
        <source>Tokens of a context; −1: as the run is tested, 0: infinitely many. With 128 or more the clusters stand apart.</source>
        <translation>Token di un contesto; −1: come nel test dell&apos;esecuzione, 0: infiniti. Con 128 o più i gruppi sono separati.</translation>
    </message>
    <message>
        <source>Training diverged at step %1: the loss of the batch is no finite number. A learning rate below %2 may help.</source>
        <translation>L&apos;addestramento diverge al passo %1: la perdita del lotto non è un numero finito. Un tasso di apprendimento sotto %2 può aiutare.</translation>
    </message>
    <message>
        <source>Training is the same, only the number of classes is smaller. The accuracy on sequences as in training rises to one as before, and that is the trap: the four test sets show that this model has learnt something else. On new classes it is worse than a random label of the context, on swapped labels it insists on what it has memorised, and without any help of the context it knows the labels of its classes.</source>
        <translation>L&apos;addestramento è lo stesso, solo il numero di classi è minore. L&apos;accuratezza su sequenze come in addestramento sale a uno come prima, e questa è la trappola: i quattro insiemi di test mostrano che questo modello ha imparato qualcos&apos;altro. Sulle classi nuove è peggio di un&apos;etichetta casuale del contesto, sulle etichette scambiate insiste su ciò che ha memorizzato, e senza alcun aiuto del contesto conosce le etichette delle sue classi.</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Perdita di addestramento</translation>
    </message>
    <message>
        <source>Transplant the workspace</source>
        <translation>Trapianta lo spazio di lavoro</translation>
    </message>
    <message>
        <source>Tree prior</source>
        <translation>A priori ad albero</translation>
    </message>
    <message>
        <source>Two-level designs</source>
        <translation>Disegni a due livelli</translation>
    </message>
    <message>
        <source>What the answers after each layer say about the leaf, by enumeration of all leaves with the keys that were really asked. A good question takes about one bit.</source>
        <translation>Che cosa dicono della foglia le risposte dopo ogni strato, enumerando tutte le foglie con le chiavi davvero usate per chiedere. Una buona domanda toglie circa un bit.</translation>
    </message>
    <message>
        <source>What the answers so far say about the example&apos;s leaf, by enumeration of all leaves. Under a Gaussian prior: share of each coordinate&apos;s variance that is left.</source>
        <translation>Che cosa dicono della foglia dell&apos;esempio le risposte avute finora, enumerando tutte le foglie. Con una distribuzione a priori gaussiana: la parte rimasta della varianza di ogni coordinata.</translation>
    </message>
    <message>
        <source>What the budget of pooled numbers that is set can buy: by following the path, by the best fixed questions, and without a limit on questions.</source>
        <translation>Che cosa può comprare il budget di numeri aggregati impostato: seguendo il percorso, con le migliori domande fisse, e senza limite alle domande.</translation>
    </message>
    <message>
        <source>What the output of each head is multiplied with: 0 is a head taken away.</source>
        <translation>Per che cosa si moltiplica l&apos;uscita di ogni testa: 0 è una testa tolta.</translation>
    </message>
    <message>
        <source>What the workspaces are projected on.</source>
        <translation>Su che cosa si proiettano gli spazi di lavoro.</translation>
    </message>
    <message>
        <source>What training lowers, on the batch of the last step: the squared error of the estimate of θ, or its sum over layers. A gap before the first step.</source>
        <translation>Che cosa l&apos;addestramento riduce, sul lotto dell&apos;ultimo passo: l&apos;errore quadratico della stima di θ, o la sua somma sugli strati. Un vuoto prima del primo passo.</translation>
    </message>
    <message>
        <source>What was learnt by heart is next to nothing.</source>
        <translation>Ciò che è stato imparato a memoria è quasi nulla.</translation>
    </message>
    <message>
        <source>Where ICL accuracy first crossed the middle between a random label of the context and 1, on a line between two evaluations; not a number before.</source>
        <translation>Dove l&apos;accuratezza ICL ha superato per la prima volta il punto medio tra un&apos;etichetta casuale del contesto e 1, su una retta tra due valutazioni; prima non è un numero.</translation>
    </message>
    <message>
        <source>Where keys or workspace come from; −1: drawn from the prior.</source>
        <translation>Foglia da cui vengono le chiavi o lo spazio di lavoro; −1: estratta dalla distribuzione a priori.</translation>
    </message>
    <message>
        <source>Where some classes are common and most are rare, the common ones are memorised and the rest is read.</source>
        <translation>Dove alcune classi sono comuni e quasi tutte rare, le comuni si memorizzano e il resto si legge.</translation>
    </message>
    <message>
        <source>Which contexts are drawn.</source>
        <translation>Quali contesti si estraggono.</translation>
    </message>
    <message>
        <source>Which tokens are drawn.</source>
        <translation>Quali token si estraggono.</translation>
    </message>
    <message>
        <source>Which tokens the donor has.</source>
        <translation>Quali token ha il donatore.</translation>
    </message>
    <message>
        <source>With 8192 classes there is too much to learn by heart, so it pays to read the label from the context. At first the model answers with any label that stands there: right half of the time, since half of them are right. On the plateau a head of the first layer slowly learns to look from each label back to its item. When it can, a head of the second layer finds the item that looks like the query, and accuracy on classes never seen rises from one half to nearly one. Close the gate of either head in the grid and it falls back.</source>
        <translation>Con 8192 classi c&apos;è troppo da imparare a memoria, perciò conviene leggere l&apos;etichetta dal contesto. All&apos;inizio il modello risponde con un&apos;etichetta qualsiasi che vi si trova: giusta la metà delle volte, perché metà di esse sono giuste. Sull&apos;altopiano una testa del primo strato impara lentamente a guardare da ogni etichetta indietro al suo elemento. Quando ne è capace, una testa del secondo strato trova l&apos;elemento che somiglia alla query, e l&apos;accuratezza su classi mai viste sale da un mezzo a quasi uno. Chiudete nella griglia il gate di una delle due teste, e ricade.</translation>
    </message>
    <message>
        <source>With its gate open again, nothing was lost.</source>
        <translation>Riaperto il suo gate, nulla era andato perduto.</translation>
    </message>
    <message>
        <source>With the head of the first layer closed, it is at chance as well.</source>
        <translation>Con la testa del primo strato chiusa è anch&apos;essa al livello del caso.</translation>
    </message>
    <message>
        <source>With the induction head closed, accuracy on new classes is at chance at once.</source>
        <translation>Con la testa di induzione chiusa, l&apos;accuratezza sulle classi nuove è subito al livello del caso.</translation>
    </message>
    <message>
        <source>With the weights held, the gate of the only head of the second layer is closed: what it puts out is multiplied with zero, everything else stays. Answers are still labels of the context or worse, but no longer the right ones. The gate is opened again, and nothing was lost. Then the same with the head of the first layer: without it the second has nothing to find.</source>
        <translation>Tenuti fermi i pesi, si chiude il gate dell&apos;unica testa del secondo strato: ciò che emette si moltiplica per zero, tutto il resto rimane. Le risposte sono ancora etichette del contesto o peggio, ma non più quelle giuste. Il gate si riapre, e nulla è andato perduto. Poi lo stesso con la testa del primo strato: senza di essa la seconda non ha nulla da trovare.</translation>
    </message>
    <message>
        <source>With two copies of each class in place of four a random label is right one time in four, and the leap is larger.</source>
        <translation>Con due copie di ogni classe invece di quattro un&apos;etichetta casuale è giusta una volta su quattro, e il salto è più grande.</translation>
    </message>
    <message>
        <source>Without bursts nothing is read</source>
        <translation>Senza sequenze bursty non si legge nulla</translation>
    </message>
    <message>
        <source>Without the head of the first layer, chance is left.</source>
        <translation>Senza la testa del primo strato resta il livello del caso.</translation>
    </message>
    <message>
        <source>Without the head of the second layer, chance is left.</source>
        <translation>Senza la testa del secondo strato resta il livello del caso.</translation>
    </message>
    <message>
        <source>Workspace transplant</source>
        <translation>Trapianto dello spazio di lavoro</translation>
    </message>
    <message>
        <source>a random label of the context, ICL set</source>
        <translation>un&apos;etichetta casuale del contesto, insieme ICL</translation>
    </message>
    <message>
        <source>a random label of the context, swapped-label set</source>
        <translation>un&apos;etichetta casuale del contesto, insieme con etichette scambiate</translation>
    </message>
    <message>
        <source>angle of the best leaning question; 0: the root itself</source>
        <translation>angolo della migliore domanda inclinata; 0: la radice stessa</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>risposte</translation>
    </message>
    <message>
        <source>arXiv 2601.20796</source>
        <translation>arXiv 2601.20796</translation>
    </message>
    <message>
        <source>arXiv 2606.16694</source>
        <translation>arXiv 2606.16694</translation>
    </message>
    <message>
        <source>arXiv 2606.16694, in-context regression with a hidden θ, E ‖θ‖² = 1</source>
        <translation>arXiv 2606.16694, regressione nel contesto con un θ nascosto, E ‖θ‖² = 1</translation>
    </message>
    <message>
        <source>best fixed</source>
        <translation>migliori fisse</translation>
    </message>
    <message>
        <source>best fixed questions</source>
        <translation>migliori domande fisse</translation>
    </message>
    <message>
        <source>best linear read-out of all of c</source>
        <translation>migliore lettura lineare di tutto c</translation>
    </message>
    <message>
        <source>constrained linear attention: d pooled numbers a layer</source>
        <translation>attenzione lineare vincolata: d numeri aggregati per strato</translation>
    </message>
    <message>
        <source>coordinate asked</source>
        <translation>coordinata chiesta</translation>
    </message>
    <message>
        <source>exact for every prior: only second moments enter</source>
        <translation>esatto per ogni distribuzione a priori: entrano solo i momenti secondi</translation>
    </message>
    <message>
        <source>exact: best linear read-out of M fixed directions of c</source>
        <translation>esatto: migliore lettura lineare di M direzioni fisse di c</translation>
    </message>
    <message>
        <source>fixed questions that do as well as this budget of adaptive ones on an infinite tree without noise: 2^M − 1</source>
        <translation>domande fisse che valgono quanto questo budget di domande adattive su un albero infinito senza rumore: 2^M − 1</translation>
    </message>
    <message>
        <source>fixed, no noise</source>
        <translation>fisse, senza rumore</translation>
    </message>
    <message>
        <source>following the path</source>
        <translation>seguendo il percorso</translation>
    </message>
    <message>
        <source>hard turns by the sign of each answer, linear gains, normal noise of the answers</source>
        <translation>svolte nette secondo il segno di ogni risposta, guadagni lineari, rumore normale delle risposte</translation>
    </message>
    <message>
        <source>head</source>
        <translation>testa</translation>
    </message>
    <message>
        <source>how much of the path&apos;s nodes lies in the span of all keys of a context, mean over levels</source>
        <translation>quanto dei nodi del percorso sta nello spazio generato da tutte le chiavi di un contesto, media sui livelli</translation>
    </message>
    <message>
        <source>its mass</source>
        <translation>la sua massa</translation>
    </message>
    <message>
        <source>its standard error</source>
        <translation>il suo errore standard</translation>
    </message>
    <message>
        <source>layers done</source>
        <translation>strati completati</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>foglia</translation>
    </message>
    <message>
        <source>leaf of the donor</source>
        <translation>foglia del donatore</translation>
    </message>
    <message>
        <source>leaf with the most mass after all layers</source>
        <translation>foglia con la massa maggiore dopo tutti gli strati</translation>
    </message>
    <message>
        <source>least of them</source>
        <translation>la minore di esse</translation>
    </message>
    <message>
        <source>level (from 1) whose strength equals the noise of one answer</source>
        <translation>livello (da 1) la cui intensità è pari al rumore di una risposta</translation>
    </message>
    <message>
        <source>level must be at most the levels of the tree, %1</source>
        <translation>level deve essere al massimo il numero di livelli dell&apos;albero, %1</translation>
    </message>
    <message>
        <source>loss per-layer needs linear features, which have an estimate after each layer</source>
        <translation>la perdita per-layer richiede caratteristiche lineari, che hanno una stima dopo ogni strato</translation>
    </message>
    <message>
        <source>mean entropy of the leaf posterior in bits after so many layers</source>
        <translation>entropia media in bit della distribuzione a posteriori della foglia dopo altrettanti strati</translation>
    </message>
    <message>
        <source>mean of ‖c − θ‖² of the pooled vector c</source>
        <translation>media di ‖c − θ‖² del vettore aggregato c</translation>
    </message>
    <message>
        <source>mean over nodes of the component on the node itself</source>
        <translation>media sui nodi della componente sul nodo stesso</translation>
    </message>
    <message>
        <source>mean squared error of the last estimate</source>
        <translation>errore quadratico medio dell&apos;ultima stima</translation>
    </message>
    <message>
        <source>mean squared error of the net&apos;s last estimate</source>
        <translation>errore quadratico medio dell&apos;ultima stima della rete</translation>
    </message>
    <message>
        <source>node reached</source>
        <translation>nodo raggiunto</translation>
    </message>
    <message>
        <source>noise at which root and child are worth as much</source>
        <translation>rumore a cui radice e figlio valgono altrettanto</translation>
    </message>
    <message>
        <source>noise below which the best question leans</source>
        <translation>rumore sotto il quale la migliore domanda si inclina</translation>
    </message>
    <message>
        <source>noise-min must be less than noise-max</source>
        <translation>noise-min deve essere minore di noise-max</translation>
    </message>
    <message>
        <source>of the floor; 0 where it is exact</source>
        <translation>del limite inferiore; 0 dove è esatto</translation>
    </message>
    <message>
        <source>only a tree has leaves: leave it out, or set prior to tree</source>
        <translation>solo un albero ha foglie: omettetelo, oppure impostate prior su tree</translation>
    </message>
    <message>
        <source>path</source>
        <translation>percorso</translation>
    </message>
    <message>
        <source>path without noise</source>
        <translation>percorso senza rumore</translation>
    </message>
    <message>
        <source>path, no noise</source>
        <translation>percorso, senza rumore</translation>
    </message>
    <message>
        <source>paths part at a level from 1 to %1, or never (%2); 0 takes the change back</source>
        <translation>i percorsi si separano a un livello da 1 a %1, o mai (%2); 0 annulla il cambiamento</translation>
    </message>
    <message>
        <source>posterior over all leaves given c, Monte Carlo over contexts</source>
        <translation>distribuzione a posteriori su tutte le foglie dato c, Monte Carlo sui contesti</translation>
    </message>
    <message>
        <source>power of M + 1 with which that falls, log₂(1/α)</source>
        <translation>potenza di M + 1 con cui quello scende, log₂(1/α)</translation>
    </message>
    <message>
        <source>principal axes</source>
        <translation>assi principali</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>domande</translation>
    </message>
    <message>
        <source>residual values need an estimate after each layer: set read-out to tied or attention</source>
        <translation>i valori residui richiedono una stima dopo ogni strato: impostate read-out su tied o attention</translation>
    </message>
    <message>
        <source>rise of the risk</source>
        <translation>aumento del rischio</translation>
    </message>
    <message>
        <source>rise of the risk: layer, then level where the paths part; one more than there are levels is the same leaf</source>
        <translation>aumento del rischio: strato, poi livello a cui i percorsi si separano; uno più dei livelli è la stessa foglia</translation>
    </message>
    <message>
        <source>rise that theory predicts for this layer where the paths part before the level it asks</source>
        <translation>aumento che la teoria predice per questo strato dove i percorsi si separano prima del livello che esso chiede</translation>
    </message>
    <message>
        <source>risk</source>
        <translation>rischio</translation>
    </message>
    <message>
        <source>risk after a child and then the best coordinate</source>
        <translation>rischio dopo un figlio e poi la migliore coordinata</translation>
    </message>
    <message>
        <source>risk after asking one child</source>
        <translation>rischio dopo aver chiesto un figlio</translation>
    </message>
    <message>
        <source>risk after asking the root</source>
        <translation>rischio dopo aver chiesto la radice</translation>
    </message>
    <message>
        <source>risk after it</source>
        <translation>rischio dopo di essa</translation>
    </message>
    <message>
        <source>risk after the root and then the best coordinate</source>
        <translation>rischio dopo la radice e poi la migliore coordinata</translation>
    </message>
    <message>
        <source>risk of Bayes from all of the pooled vector: by enumeration of the leaves, or the best linear read-out under a Gaussian prior</source>
        <translation>rischio di Bayes da tutto il vettore aggregato: enumerando le foglie, o la migliore lettura lineare con una distribuzione a priori gaussiana</translation>
    </message>
    <message>
        <source>risk of a machine that follows the path by the signs of the answers and reads out linearly; trees with fixed amplitudes</source>
        <translation>rischio di una macchina che segue il percorso secondo i segni delle risposte e legge linearmente; alberi con ampiezze fisse</translation>
    </message>
    <message>
        <source>risk of fixed questions there</source>
        <translation>rischio delle domande fisse in quel caso</translation>
    </message>
    <message>
        <source>risk of fixed questions with exact answers</source>
        <translation>rischio delle domande fisse con risposte esatte</translation>
    </message>
    <message>
        <source>risk of the best linear read-out of fixed questions, exact</source>
        <translation>rischio della migliore lettura lineare delle domande fisse, esatto</translation>
    </message>
    <message>
        <source>risk of the posterior mean from the answers so far</source>
        <translation>rischio della media a posteriori dalle risposte avute finora</translation>
    </message>
    <message>
        <source>risk on the path of an infinite tree without noise, α^M</source>
        <translation>rischio sul percorso di un albero infinito senza rumore, α^M</translation>
    </message>
    <message>
        <source>risk on the path with exact answers; trees</source>
        <translation>rischio sul percorso con risposte esatte; alberi</translation>
    </message>
    <message>
        <source>risk without a patch, of the same contexts</source>
        <translation>rischio senza innesto, degli stessi contesti</translation>
    </message>
    <message>
        <source>share of contexts whose turn at the last level asked is decoded correctly</source>
        <translation>frazione dei contesti la cui svolta all&apos;ultimo livello chiesto è decodificata correttamente</translation>
    </message>
    <message>
        <source>share of the variance along this principal axis</source>
        <translation>parte della varianza lungo questo asse principale</translation>
    </message>
    <message>
        <source>squared component of the next key on the donor&apos;s node</source>
        <translation>componente quadratica della chiave successiva sul nodo del donatore</translation>
    </message>
    <message>
        <source>squared component of the next key on the target&apos;s own node</source>
        <translation>componente quadratica della chiave successiva sul nodo del bersaglio stesso</translation>
    </message>
    <message>
        <source>squared error of the last estimate</source>
        <translation>errore quadratico dell&apos;ultima stima</translation>
    </message>
    <message>
        <source>squared error of the posterior mean after all layers</source>
        <translation>errore quadratico della media a posteriori dopo tutti gli strati</translation>
    </message>
    <message>
        <source>squared key component on the node that the path has reached; trees</source>
        <translation>componente quadratica della chiave sul nodo raggiunto dal percorso; alberi</translation>
    </message>
    <message>
        <source>the checkpoint of an adaptive-inference run must hold %2 numbers named %1; settings of the net&apos;s size cannot change on the way</source>
        <translation>il checkpoint di un&apos;esecuzione di inferenza adattiva deve contenere %2 numeri di nome %1; le impostazioni della grandezza della rete non possono cambiare strada facendo</translation>
    </message>
    <message>
        <source>the error of the prediction, averaged over queries</source>
        <translation>l&apos;errore della predizione, mediato sulle query</translation>
    </message>
    <message>
        <source>the keys of a layer are %1 numbers, not all zero</source>
        <translation>le chiavi di uno strato sono %1 numeri, non tutti nulli</translation>
    </message>
    <message>
        <source>the risks along the path, added up as the loss adds them</source>
        <translation>i rischi lungo il percorso, sommati come li somma la perdita</translation>
    </message>
    <message>
        <source>the risks of fixed questions, added up as the loss adds them</source>
        <translation>i rischi delle domande fisse, sommati come li somma la perdita</translation>
    </message>
    <message>
        <source>the same after so many layers</source>
        <translation>lo stesso dopo altrettanti strati</translation>
    </message>
    <message>
        <source>the same without patch and transplant</source>
        <translation>lo stesso senza innesto e trapianto</translation>
    </message>
    <message>
        <source>the sign found at a node tells which child is on the path</source>
        <translation>il segno trovato in un nodo dice quale figlio è sul percorso</translation>
    </message>
    <message>
        <source>the tree&apos;s leaves are 0 to %1</source>
        <translation>le foglie dell&apos;albero vanno da 0 a %1</translation>
    </message>
    <message>
        <source>this net</source>
        <translation>questa rete</translation>
    </message>
    <message>
        <source>tokens must be at least 1 where they are drawn one by one</source>
        <translation>i token devono essere almeno 1 dove si estraggono a uno a uno</translation>
    </message>
    <message>
        <source>true leaf, counted from the left</source>
        <translation>foglia vera, contata da sinistra</translation>
    </message>
    <message>
        <source>turn by the sign of each answer, read out linearly</source>
        <translation>svolta secondo il segno di ogni risposta, lettura lineare</translation>
    </message>
    <message>
        <source>φ₁ + 0.45 φ₃ + … against φ₂ + 0.45 φ₄ + …, the same for every net</source>
        <translation>φ₁ + 0,45 φ₃ + … rispetto a φ₂ + 0,45 φ₄ + …, lo stesso per ogni rete</translation>
    </message>
    <message>
        <source>1024 classes are too few</source>
        <translation>1024 classi sono troppo poche</translation>
    </message>
    <message>
        <source>2048 classes are enough</source>
        <translation>2048 classi bastano</translation>
    </message>
    <message>
        <source>A Gaussian with the tree&apos;s covariance has the same principal components. The deep net gains nothing: what it used was structure, not variance.</source>
        <translation>Una gaussiana con la covarianza dell&apos;albero ha le stesse componenti principali. La rete profonda non guadagna nulla: ciò che usava era la struttura, non la varianza.</translation>
    </message>
    <message>
        <source>A child alone beats the root below this noise.</source>
        <translation>Un figlio da solo batte la radice sotto questo rumore.</translation>
    </message>
    <message>
        <source>A child asked first leaves a hundred times as much.</source>
        <translation>Un figlio chiesto per primo lascia cento volte tanto.</translation>
    </message>
    <message>
        <source>A decoder that cheats</source>
        <translation>Un decodificatore che bara</translation>
    </message>
    <message>
        <source>A head of the first layer looks at the token before.</source>
        <translation>Una testa del primo strato guarda il token precedente.</translation>
    </message>
    <message>
        <source>A head of the second layer looks at labels equal to the query&apos;s.</source>
        <translation>Una testa del secondo strato guarda le etichette uguali a quella della query.</translation>
    </message>
    <message>
        <source>A larger decoder on the same data favours memory, and heads more so than layers.</source>
        <translation>Sugli stessi dati un decoder più grande favorisce la memoria, e le teste più degli strati.</translation>
    </message>
    <message>
        <source>A layer may average any network of a token, not only a linear one. It measures one direction all the same, and depth wins in the same way.</source>
        <translation>Uno strato può fare la media di qualsiasi rete di un token, non solo di una lineare. Misura comunque una sola direzione, e la profondità prevale allo stesso modo.</translation>
    </message>
    <message>
        <source>A linear read-out of any four fixed questions leaves more than twice as much.</source>
        <translation>Una lettura lineare di quattro domande fisse qualsiasi lascia più del doppio.</translation>
    </message>
    <message>
        <source>A token sees only what stands before it, and that is enough to tell early from late. The transition is gradual and the previous-token measure stays low: no previous-token head does not mean no in-context learning.</source>
        <translation>Un token vede solo ciò che sta prima di esso, e questo basta per distinguere ciò che viene presto da ciò che viene tardi. La transizione è graduale e la misura del token precedente resta bassa: nessuna testa del token precedente non significa nessun apprendimento nel contesto.</translation>
    </message>
    <message>
        <source>A tree of one&apos;s own</source>
        <translation>Un albero proprio</translation>
    </message>
    <message>
        <source>A vector that steers</source>
        <translation>Un vettore che guida</translation>
    </message>
    <message>
        <source>Adaptive questions still win.</source>
        <translation>Le domande adattive prevalgono ancora.</translation>
    </message>
    <message>
        <source>After four answers the leaf is almost known.</source>
        <translation>Dopo quattro risposte la foglia è quasi nota.</translation>
    </message>
    <message>
        <source>After four layers it does a little better, since its turns are soft.</source>
        <translation>Dopo quattro strati fa un po&apos; meglio, perché le sue svolte sono morbide.</translation>
    </message>
    <message>
        <source>After four layers the net is already below plain values.</source>
        <translation>Dopo quattro strati la rete è già sotto i valori semplici.</translation>
    </message>
    <message>
        <source>After four layers.</source>
        <translation>Dopo quattro strati.</translation>
    </message>
    <message>
        <source>After one layer the risk is that of asking the root.</source>
        <translation>Dopo uno strato il rischio è quello di chi chiede la radice.</translation>
    </message>
    <message>
        <source>After six layers, too.</source>
        <translation>Anche dopo sei strati.</translation>
    </message>
    <message>
        <source>After the first layer the next key is on the donor&apos;s node.</source>
        <translation>Dopo il primo strato la chiave successiva è sul nodo del donatore.</translation>
    </message>
    <message>
        <source>After three layers, too.</source>
        <translation>Anche dopo tre strati.</translation>
    </message>
    <message>
        <source>After two layers the net is on the path&apos;s line.</source>
        <translation>Dopo due strati la rete è sulla linea del percorso.</translation>
    </message>
    <message>
        <source>An early split harms a late layer, too.</source>
        <translation>Una separazione precoce danneggia anche uno strato tardo.</translation>
    </message>
    <message>
        <source>And at noise 0.35 by this many degrees.</source>
        <translation>E a rumore 0,35 di tanti gradi.</translation>
    </message>
    <message>
        <source>And not on its own.</source>
        <translation>E non sul proprio.</translation>
    </message>
    <message>
        <source>As wide as the model with absolute positions and in the standard pairing, rotary positions still need more classes.</source>
        <translation>Anche con la larghezza del modello a posizioni assolute e l&apos;accoppiamento standard, le posizioni rotatorie richiedono più classi.</translation>
    </message>
    <message>
        <source>At 2048 classes one head a layer reads the context; four heads learn by heart.</source>
        <translation>Con 2048 classi una testa per strato legge il contesto; quattro teste imparano a memoria.</translation>
    </message>
    <message>
        <source>At 2048 classes two layers read the context; four learn by heart.</source>
        <translation>Con 2048 classi due strati leggono il contesto; quattro imparano a memoria.</translation>
    </message>
    <message>
        <source>At step 100 no head induces.</source>
        <translation>Al passo 100 nessuna testa fa induzione.</translation>
    </message>
    <message>
        <source>At step 100 no head looks at the previous token.</source>
        <translation>Al passo 100 nessuna testa guarda il token precedente.</translation>
    </message>
    <message>
        <source>At step 200 the model is on the plateau: no better than chance.</source>
        <translation>Al passo 200 il modello è sull&apos;altopiano: non meglio del caso.</translation>
    </message>
    <message>
        <source>At step 200 the model is on the plateau: no worse than chance.</source>
        <translation>Al passo 200 il modello è sull&apos;altopiano: non peggio del caso.</translation>
    </message>
    <message>
        <source>Below the threshold accuracy on new classes starts near one half, as copying is learnt first, and then decays as memorising takes over.</source>
        <translation>Sotto la soglia l&apos;accuratezza sulle classi nuove parte vicino a un mezzo, perché la copia si impara per prima, e poi decade mentre la memorizzazione prende il sopravvento.</translation>
    </message>
    <message>
        <source>Branches need not be equally likely. Where one way is taken nine times in ten, fixed questions do better, and depth has less to gain.</source>
        <translation>I rami non devono essere equiprobabili. Dove si prende una via nove volte su dieci, le domande fisse fanno meglio, e la profondità ha meno da guadagnare.</translation>
    </message>
    <message>
        <source>But fixed ones do better than on the even tree.</source>
        <translation>Ma quelle fisse fanno meglio che sull&apos;albero uniforme.</translation>
    </message>
    <message>
        <source>But single keys are not on single nodes.</source>
        <translation>Ma le singole chiavi non stanno su singoli nodi.</translation>
    </message>
    <message>
        <source>Depth alone does not help: with four layers there are more weights to memorise with, and memory is found first.</source>
        <translation>La profondità da sola non aiuta: con quattro strati ci sono più pesi con cui memorizzare, e la memoria si trova per prima.</translation>
    </message>
    <message>
        <source>Depth alone is not enough</source>
        <translation>La profondità da sola non basta</translation>
    </message>
    <message>
        <source>Depth asks better questions</source>
        <translation>La profondità fa domande migliori</translation>
    </message>
    <message>
        <source>Draw your own tree: the setting branches lists the probability of turning right at each node. A skewed tree has fewer likely leaves; four fixed questions then cover more of it. In the limit of certain turns the path is known beforehand and depth is worth nothing.</source>
        <translation>Disegnate il vostro albero: l&apos;impostazione branches elenca la probabilità di andare a destra in ogni nodo. Un albero sbilanciato ha meno foglie probabili; quattro domande fisse ne coprono allora una parte maggiore. Nel limite di svolte certe il percorso è noto in anticipo e la profondità non vale nulla.</translation>
    </message>
    <message>
        <source>Eight layers with a router come close to Bayes.</source>
        <translation>Otto strati con un router si avvicinano a Bayes.</translation>
    </message>
    <message>
        <source>Explain, then ask about the rest</source>
        <translation>Spiegare, poi chiedere il resto</translation>
    </message>
    <message>
        <source>Fifteen fixed questions are worth four adaptive ones.</source>
        <translation>Quindici domande fisse valgono quattro adattive.</translation>
    </message>
    <message>
        <source>Fixed keys remain far from the floor.</source>
        <translation>Le chiavi fisse restano lontane dal limite inferiore.</translation>
    </message>
    <message>
        <source>For 128 tokens.</source>
        <translation>Per 128 token.</translation>
    </message>
    <message>
        <source>Four fixed ones leave this.</source>
        <translation>Quattro fisse lasciano questo.</translation>
    </message>
    <message>
        <source>Four heads memorise</source>
        <translation>Quattro teste memorizzano</translation>
    </message>
    <message>
        <source>Four layers memorise</source>
        <translation>Quattro strati memorizzano</translation>
    </message>
    <message>
        <source>Four leave almost nothing.</source>
        <translation>Quattro non lasciano quasi nulla.</translation>
    </message>
    <message>
        <source>Four times as many classes as fit into memory in the same time, and the model reads instead of memorising.</source>
        <translation>Quattro volte le classi che entrano in memoria nello stesso tempo, e il modello legge invece di memorizzare.</translation>
    </message>
    <message>
        <source>From step 100 on answers are labels of the context.</source>
        <translation>Dal passo 100 in poi le risposte sono etichette del contesto.</translation>
    </message>
    <message>
        <source>Half as many classes as in the story before, and the same model memorises.</source>
        <translation>Metà delle classi della storia precedente, e lo stesso modello memorizza.</translation>
    </message>
    <message>
        <source>If tokens subtract what the estimate already explains, the noise of an answer shrinks with what is left: eight layers come close to Bayes.</source>
        <translation>Se i token sottraggono ciò che la stima già spiega, il rumore di una risposta si riduce con ciò che resta: otto strati si avvicinano a Bayes.</translation>
    </message>
    <message>
        <source>In the end new classes are answered rightly.</source>
        <translation>Alla fine alle classi nuove si risponde correttamente.</translation>
    </message>
    <message>
        <source>In the smallest tree the best question leans below this noise.</source>
        <translation>Nell&apos;albero più piccolo la migliore domanda si inclina sotto questo rumore.</translation>
    </message>
    <message>
        <source>Infinitely many tokens make every answer exact: the net&apos;s risk falls towards zero along the path, while fixed questions are stuck on a power law.</source>
        <translation>Infiniti token rendono esatta ogni risposta: il rischio della rete scende verso zero lungo il percorso, mentre le domande fisse restano bloccate su una legge di potenza.</translation>
    </message>
    <message>
        <source>It learns known classes by heart.</source>
        <translation>Impara a memoria le classi note.</translation>
    </message>
    <message>
        <source>Keys point at the node that the path has reached.</source>
        <translation>Le chiavi indicano il nodo raggiunto dal percorso.</translation>
    </message>
    <message>
        <source>Keys that are networks</source>
        <translation>Chiavi che sono reti</translation>
    </message>
    <message>
        <source>Move one number, the answer of the first layer, from one context into another: the next question lands on the donor&apos;s node.</source>
        <translation>Spostate un solo numero, la risposta del primo strato, da un contesto a un altro: la domanda successiva cade sul nodo del donatore.</translation>
    </message>
    <message>
        <source>New classes are answered worse than by a random label.</source>
        <translation>Alle classi nuove si risponde peggio che con un&apos;etichetta casuale.</translation>
    </message>
    <message>
        <source>No bits in a number</source>
        <translation>Niente bit in un numero</translation>
    </message>
    <message>
        <source>No positions at all</source>
        <translation>Nessuna posizione</translation>
    </message>
    <message>
        <source>Noise sets the finest level</source>
        <translation>Il rumore fissa il livello più fine</translation>
    </message>
    <message>
        <source>Nor below it.</source>
        <translation>Né sotto di esso.</translation>
    </message>
    <message>
        <source>Nothing is known by heart.</source>
        <translation>Nulla è noto a memoria.</translation>
    </message>
    <message>
        <source>On new classes it does not get beyond a random label.</source>
        <translation>Sulle classi nuove non va oltre un&apos;etichetta casuale.</translation>
    </message>
    <message>
        <source>On new classes it does not get far beyond a random label, where absolute positions have nearly one.</source>
        <translation>Sulle classi nuove non va molto oltre un&apos;etichetta casuale, mentre le posizioni assolute arrivano quasi a uno.</translation>
    </message>
    <message>
        <source>On new classes it is at the level of a random label.</source>
        <translation>Sulle classi nuove è al livello di un&apos;etichetta casuale.</translation>
    </message>
    <message>
        <source>Only the end counts</source>
        <translation>Conta solo la fine</translation>
    </message>
    <message>
        <source>Patching the fourth.</source>
        <translation>Innesto nel quarto.</translation>
    </message>
    <message>
        <source>Patching the second layer with keys from the other half does what theory says.</source>
        <translation>Innestare nel secondo strato chiavi dell&apos;altra metà fa ciò che dice la teoria.</translation>
    </message>
    <message>
        <source>Patching the third.</source>
        <translation>Innesto nel terzo.</translation>
    </message>
    <message>
        <source>Positions that turn queries and keys raise the number of classes from which on reading pays. It is no matter of width or of the published pairing: the twin with standard pairing and the same width behaves alike. With 8192 classes rotary positions learn in context as well, later.</source>
        <translation>Le posizioni che ruotano query e chiavi alzano il numero di classi da cui leggere conviene. Non dipende dalla larghezza né dall&apos;accoppiamento pubblicato: il gemello con accoppiamento standard e la stessa larghezza si comporta allo stesso modo. Con 8192 classi anche le posizioni rotatorie imparano nel contesto, più tardi.</translation>
    </message>
    <message>
        <source>Rotary positions at the same width</source>
        <translation>Posizioni rotatorie a pari larghezza</translation>
    </message>
    <message>
        <source>Rotary positions need more classes</source>
        <translation>Le posizioni rotatorie richiedono più classi</translation>
    </message>
    <message>
        <source>Six levels</source>
        <translation>Sei livelli</translation>
    </message>
    <message>
        <source>Sixty-three coordinates, six questions: the gap to fixed questions grows with every level.</source>
        <translation>Sessantatré coordinate, sei domande: la distanza dalle domande fisse cresce con ogni livello.</translation>
    </message>
    <message>
        <source>That is 1 − (M/D)/(1 + 1/N + D (1 + σ²)/N).</source>
        <translation>È 1 − (M/D)/(1 + 1/N + D (1 + σ²)/N).</translation>
    </message>
    <message>
        <source>That is about a quarter of what six fixed questions leave.</source>
        <translation>È circa un quarto di ciò che lasciano sei domande fisse.</translation>
    </message>
    <message>
        <source>That is far above what fixed amplitudes let it reach, 0.17.</source>
        <translation>È molto sopra ciò che le ampiezze fisse gli permettono di raggiungere, 0,17.</translation>
    </message>
    <message>
        <source>That is far below any four fixed questions.</source>
        <translation>È molto sotto quattro domande fisse qualsiasi.</translation>
    </message>
    <message>
        <source>That is less than half of what any four fixed questions leave.</source>
        <translation>È meno della metà di ciò che lasciano quattro domande fisse qualsiasi.</translation>
    </message>
    <message>
        <source>That is more than twice the path&apos;s.</source>
        <translation>È più del doppio di quello del percorso.</translation>
    </message>
    <message>
        <source>The cleanest form of the statement. With M questions the path leaves the energy below level M; the best M fixed questions leave that of all nodes not asked. On an infinite tree these are α^M against (M + 1)^(−log₂ 1/α), so that 2^M − 1 fixed questions are needed for M adaptive ones, whatever α is.</source>
        <translation>La forma più pulita dell&apos;affermazione. Con M domande il percorso lascia l&apos;energia sotto il livello M; le M migliori domande fisse lasciano quella di tutti i nodi non chiesti. Su un albero infinito sono α^M contro (M + 1)^(−log₂ 1/α), così che per M domande adattive ne servono 2^M − 1 fisse, qualunque sia α.</translation>
    </message>
    <message>
        <source>The deep net ties with fixed questions.</source>
        <translation>La rete profonda pareggia con le domande fisse.</translation>
    </message>
    <message>
        <source>The deep net ties with the closed form.</source>
        <translation>La rete profonda pareggia con la formula chiusa.</translation>
    </message>
    <message>
        <source>The finest level for 8 tokens.</source>
        <translation>Il livello più fine per 8 token.</translation>
    </message>
    <message>
        <source>The first answer takes one of four bits.</source>
        <translation>La prima risposta toglie uno dei quattro bit.</translation>
    </message>
    <message>
        <source>The first layer asks everyone the same.</source>
        <translation>Il primo strato chiede lo stesso a tutti.</translation>
    </message>
    <message>
        <source>The keys together span most of the path.</source>
        <translation>Le chiavi insieme generano la maggior parte del percorso.</translation>
    </message>
    <message>
        <source>The model with absolute positions is 128 wide and has four times the weights of the rotary one of width 64. Here rotary positions have the same width and the standard pairing: the threshold stays where it was.</source>
        <translation>Il modello con posizioni assolute è largo 128 e ha quattro volte i pesi di quello rotatorio di larghezza 64. Qui le posizioni rotatorie hanno la stessa larghezza e l&apos;accoppiamento standard: la soglia resta dov&apos;era.</translation>
    </message>
    <message>
        <source>The prior is worth more than a bit.</source>
        <translation>La distribuzione a priori vale più di un bit.</translation>
    </message>
    <message>
        <source>The published shape, 128 wide: copying at once, a long plateau, a sudden transition near step 500.</source>
        <translation>La forma pubblicata, larga 128: copia subito, un lungo altopiano, una transizione improvvisa vicino al passo 500.</translation>
    </message>
    <message>
        <source>The risk after four layers.</source>
        <translation>Il rischio dopo quattro strati.</translation>
    </message>
    <message>
        <source>The risk after six layers.</source>
        <translation>Il rischio dopo sei strati.</translation>
    </message>
    <message>
        <source>The risk after three layers.</source>
        <translation>Il rischio dopo tre strati.</translation>
    </message>
    <message>
        <source>The risk is that of the best fixed questions.</source>
        <translation>Il rischio è quello delle migliori domande fisse.</translation>
    </message>
    <message>
        <source>The risk is that of the specification&apos;s net.</source>
        <translation>Il rischio è quello della rete della specifica.</translation>
    </message>
    <message>
        <source>The risk is that of the specification&apos;s nets.</source>
        <translation>Il rischio è quello delle reti della specifica.</translation>
    </message>
    <message>
        <source>The same eight layers with residual values, but keys that are plain weights: coordinate-wise descent, which helps far less.</source>
        <translation>Gli stessi otto strati con valori residui, ma chiavi che sono semplici pesi: discesa per coordinate, che aiuta molto meno.</translation>
    </message>
    <message>
        <source>The same spectrum without the tree</source>
        <translation>Lo stesso spettro senza l&apos;albero</translation>
    </message>
    <message>
        <source>The same story as the small model, at the size of the published script with Adam. Phase one, fifty steps: answers become labels of the context, any of them. Phase two, until step 400: accuracy stays at chance while attention to the previous token grows slowly. Phase three: within a hundred steps the induction head appears and accuracy leaps. The random shift of positions speeds this up about sixfold: set max-pairs to 8 to take it away.</source>
        <translation>La stessa storia del modello piccolo, alla grandezza dello script pubblicato con Adam. Fase uno, cinquanta passi: le risposte diventano etichette del contesto, una qualsiasi. Fase due, fino al passo 400: l&apos;accuratezza resta al livello del caso mentre l&apos;attenzione al token precedente cresce lentamente. Fase tre: in cento passi appare la testa di induzione e l&apos;accuratezza balza. Lo spostamento casuale delle posizioni accelera tutto questo di circa sei volte: impostate max-pairs su 8 per toglierlo.</translation>
    </message>
    <message>
        <source>The same story on a larger tree. Six adaptive questions leave a tenth of the task; the best six fixed ones leave almost four tenths, and it would take sixty-three of them to do as well as six adaptive ones without noise. Some seeds ask the first levels in another order, which shows in the risk after one or two layers, and make up for it later.</source>
        <translation>La stessa storia su un albero più grande. Sei domande adattive lasciano un decimo del compito; le sei migliori fisse ne lasciano quasi quattro decimi, e ce ne vorrebbero sessantatré per fare quanto sei adattive senza rumore. Alcuni semi chiedono i primi livelli in un altro ordine, il che si vede nel rischio dopo uno o due strati, e recuperano più tardi.</translation>
    </message>
    <message>
        <source>The second answer takes the next.</source>
        <translation>La seconda risposta toglie il successivo.</translation>
    </message>
    <message>
        <source>The threshold between memorising and reading lies between 1024 and 2048 classes for this model and these positions. Twin the number of classes to see both sides of it at once.</source>
        <translation>La soglia tra memorizzare e leggere sta tra 1024 e 2048 classi per questo modello e queste posizioni. Date un gemello al numero di classi per vederne insieme entrambi i lati.</translation>
    </message>
    <message>
        <source>The transition comes after step 400.</source>
        <translation>La transizione arriva dopo il passo 400.</translation>
    </message>
    <message>
        <source>The transition comes before step 700.</source>
        <translation>La transizione arriva prima del passo 700.</translation>
    </message>
    <message>
        <source>The wide layer reaches less than half of its linear bound.</source>
        <translation>Lo strato largo raggiunge meno della metà del suo limite lineare.</translation>
    </message>
    <message>
        <source>The wide layer with a decoder takes less than a third off its linear bound.</source>
        <translation>Lo strato largo con un decodificatore toglie meno di un terzo al suo limite lineare.</translation>
    </message>
    <message>
        <source>The workspace is all that a router sees. After the first layer it holds one number, whose sign is the turn at the root. With another context&apos;s number in its place the second layer asks that context&apos;s node, and after three layers the fourth does. The function vector is not a correlate of the answer; it is what decides.</source>
        <translation>Lo spazio di lavoro è tutto ciò che un router vede. Dopo il primo strato contiene un solo numero, il cui segno è la svolta alla radice. Con al suo posto il numero di un altro contesto il secondo strato chiede il nodo di quel contesto, e dopo tre strati lo fa il quarto. Il vettore funzione non è un correlato della risposta; è ciò che decide.</translation>
    </message>
    <message>
        <source>Their risk is that under the tree.</source>
        <translation>Il loro rischio è quello che hanno con l&apos;albero.</translation>
    </message>
    <message>
        <source>This is the cleanest control. Second moments, and so everything a fixed linear read-out can use, are those of the tree. The small advantage that is left, a percent or so, comes from gains: the noise of an answer grows with the length of θ, which earlier answers betray.</source>
        <translation>È il controllo più pulito. I momenti secondi, e così tutto ciò che una lettura lineare fissa può usare, sono quelli dell&apos;albero. Il piccolo vantaggio che resta, un per cento circa, viene dai guadagni: il rumore di una risposta cresce con la lunghezza di θ, che le risposte precedenti rivelano.</translation>
    </message>
    <message>
        <source>Three exact questions leave the last level.</source>
        <translation>Tre domande esatte lasciano l&apos;ultimo livello.</translation>
    </message>
    <message>
        <source>Three fixed questions leave much more.</source>
        <translation>Tre domande fisse lasciano molto di più.</translation>
    </message>
    <message>
        <source>Three phases</source>
        <translation>Tre fasi</translation>
    </message>
    <message>
        <source>Trained on the last estimate alone, the deep net reaches the same risk, but its single keys are not tidy: only what they span together is.</source>
        <translation>Addestrata sulla sola ultima stima, la rete profonda raggiunge lo stesso rischio, ma le sue singole chiavi non sono ordinate: lo è solo ciò che generano insieme.</translation>
    </message>
    <message>
        <source>Turns at the last level are often wrong.</source>
        <translation>Le svolte all&apos;ultimo livello sono spesso sbagliate.</translation>
    </message>
    <message>
        <source>Under a Gaussian depth buys nothing</source>
        <translation>Con una gaussiana la profondità non porta nulla</translation>
    </message>
    <message>
        <source>Where paths part only at the layer&apos;s own level nothing happens.</source>
        <translation>Dove i percorsi si separano solo al livello dello strato stesso non accade nulla.</translation>
    </message>
    <message>
        <source>Whose question is it?</source>
        <translation>Di chi è la domanda?</translation>
    </message>
    <message>
        <source>Width cannot listen</source>
        <translation>La larghezza non sa ascoltare</translation>
    </message>
    <message>
        <source>With 2048 classes and rotary positions the model memorises, where absolute ones read the context.</source>
        <translation>Con 2048 classi e posizioni rotatorie il modello memorizza, dove con quelle assolute legge il contesto.</translation>
    </message>
    <message>
        <source>With a non-linear decoder one real number can carry several bits, and a wide layer beats the law for fixed questions. Here is why that is no counterexample.</source>
        <translation>Con un decodificatore non lineare un solo numero reale può portare più bit, e uno strato largo batte la legge delle domande fisse. Ecco perché non è un controesempio.</translation>
    </message>
    <message>
        <source>With answers of 128 tokens the same net does better.</source>
        <translation>Con risposte di 128 token la stessa rete fa meglio.</translation>
    </message>
    <message>
        <source>With plain values every answer carries the noise of the whole of θ. With residuals the noise of later answers is that of the part not yet explained, so that the signal-to-noise ratio stays the same at every depth and a level can be asked twice. Eight layers reach what Bayes gets from the whole of c. This is the lab&apos;s own extension of the model and needs real tokens.</source>
        <translation>Con valori semplici ogni risposta porta il rumore di tutto θ. Con i residui il rumore delle risposte successive è quello della parte non ancora spiegata, così che il rapporto segnale-rumore resta lo stesso a ogni profondità e un livello si può chiedere due volte. Otto strati raggiungono ciò che Bayes ricava da tutto c. È un&apos;estensione del modello propria di questo laboratorio e richiede token veri.</translation>
    </message>
    <message>
        <source>With random amplitudes a number hardly tells the branch any more, and the wide layer with a decoder loses most of its trick.</source>
        <translation>Con ampiezze casuali un numero non rivela quasi più il ramo, e lo strato largo con un decodificatore perde gran parte del suo trucco.</translation>
    </message>
    <message>
        <source>With the loss on the last estimate the net is free to spread what it asks over the layers. The risk is that of the net trained layer by layer, within the scatter of seeds, while the routing matrix is blurred: keys mix levels, and only their span is determined.</source>
        <translation>Con la perdita sull&apos;ultima stima la rete è libera di distribuire sugli strati ciò che chiede. Il rischio è quello della rete addestrata strato per strato, entro la dispersione dei semi, mentre la matrice di instradamento è sfocata: le chiavi mescolano i livelli, e solo lo spazio che generano è determinato.</translation>
    </message>
    <message>
        <source>With the patch in force the held-out risk stands high.</source>
        <translation>Con l&apos;innesto in vigore il rischio di validazione è alto.</translation>
    </message>
    <message>
        <source>With two questions the root comes first all the same: at this noise it leaves almost nothing.</source>
        <translation>Con due domande la radice viene comunque per prima: a questo rumore non lascia quasi nulla.</translation>
    </message>
    <message>
        <source>Without any positions causal attention alone suffices to learn in context, and no head looks at the token before.</source>
        <translation>Senza alcuna posizione l&apos;attenzione causale basta da sola per imparare nel contesto, e nessuna testa guarda il token precedente.</translation>
    </message>
    <message>
        <source>Without noise</source>
        <translation>Senza rumore</translation>
    </message>
    <message>
        <source>arXiv 2606.16694; own reconstruction of task, sizes and numbers</source>
        <translation>arXiv 2606.16694; ricostruzione propria di compito, dimensioni e numeri</translation>
    </message>
    <message>
        <source>Noise of the held-out contexts; −1: as in training.</source>
        <translation>Rumore dei contesti di validazione; −1: come nell&apos;addestramento.</translation>
    </message>
    <message>
        <source>Noise of the responses; below 0: as the run is tested.</source>
        <translation>Rumore delle risposte; sotto 0: come nel test dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>test-noise must be at least 0, or −1 for that of training</source>
        <translation>test-noise deve essere almeno 0, oppure −1 per quello dell&apos;addestramento</translation>
    </message>
    <message>
        <source>After three answers the first three turns are almost always known.</source>
        <translation>Dopo tre risposte le prime tre svolte sono quasi sempre note.</translation>
    </message>
    <message>
        <source>Amplitudes are known and noise is small. A direction that mixes a level&apos;s nodes then gives a different number for each branch, and the decoder can read the branch off the number: one measurement, several bits. So the statement that adaptive questions win exponentially speaks of one coordinate at a time and a linear read-out. The probe design shows the same in the smallest tree: below a certain noise the best first question leans away from the root, continuously, like a magnet below its critical temperature. With half-normal amplitudes the trick hardly works, and depth keeps its lead.</source>
        <translation>Le ampiezze sono note e il rumore è piccolo. Una direzione che mescola i nodi di un livello dà allora un numero diverso per ogni ramo, e il decodificatore può leggere il ramo dal numero: una misura, più bit. Perciò l&apos;affermazione che le domande adattive prevalgono esponenzialmente riguarda una coordinata alla volta e una lettura lineare. La sonda dei disegni mostra lo stesso nell&apos;albero più piccolo: sotto un certo rumore la migliore prima domanda si inclina dalla radice, con continuità, come un magnete sotto la sua temperatura critica. Con ampiezze seminormali il trucco quasi non funziona, e la profondità conserva il suo vantaggio.</translation>
    </message>
    <message>
        <source>B: wide with a router</source>
        <translation>B: larga con instradatore</translation>
    </message>
    <message>
        <source>C: wide without a router</source>
        <translation>C: larga senza instradatore</translation>
    </message>
    <message>
        <source>Depth without a router can refine an estimate, since residuals change from layer to layer, but it cannot choose: every context is asked the same eight questions. The risk stays twenty times that of the net with routers.</source>
        <translation>La profondità senza un instradatore può affinare una stima, perché i residui cambiano di strato in strato, ma non può scegliere: a ogni contesto si fanno le stesse otto domande. Il rischio resta venti volte quello della rete con instradatori.</translation>
    </message>
    <message>
        <source>Each token contributes y times a network of x and the workspace. By Stein&apos;s lemma the mean of such a number measures one linear direction of θ, whatever the network; its shape can only trim noise. The deep net ends far below three fixed questions, and below the line of the path, because the networks that read the answers are non-linear, too. A run takes a minute or so.</source>
        <translation>Ogni token contribuisce con y per una rete di x e dello spazio di lavoro. Per il lemma di Stein la media di un tale numero misura una sola direzione lineare di θ, qualunque sia la rete; la sua forma può solo ridurre il rumore. La rete profonda finisce molto sotto tre domande fisse, e sotto la linea del percorso, perché anche le reti che leggono le risposte sono non lineari. Un&apos;esecuzione richiede circa un minuto.</translation>
    </message>
    <message>
        <source>Hidden units of each router, and of the non-linear decoder.</source>
        <translation>Unità nascoste di ogni instradatore e del decodificatore non lineare.</translation>
    </message>
    <message>
        <source>How the budget of pooled numbers is spent: layer by layer, or all at once. A router is the small network (an MLP) that makes a layer&apos;s keys from the answers so far.</source>
        <translation>Come si spende il budget di numeri aggregati: strato per strato o tutto insieme. Un instradatore è la piccola rete (un MLP) che dalle risposte avute ricava le chiavi di uno strato.</translation>
    </message>
    <message>
        <source>Layer, counted from 1, after which the workspace is the donor&apos;s; 0: none.</source>
        <translation>Strato, contato da 1, dopo il quale lo spazio di lavoro è del donatore; 0: nessuno.</translation>
    </message>
    <message>
        <source>Layer, counted from 1, that pools with the donor&apos;s keys; 0: none.</source>
        <translation>Strato, contato da 1, che aggrega con le chiavi del donatore; 0: nessuno.</translation>
    </message>
    <message>
        <source>Levels of the deep tree</source>
        <translation>Livelli dell&apos;albero profondo</translation>
    </message>
    <message>
        <source>Look at key patching and click a cell: the tree beside it shows one context that way, ✗ where it asks off its path. The keys of layer l are taken from a context whose path parts at level k. If it parts at the level that the layer asks, or below, the keys are the same and nothing happens. If it parts above, the layer asks a node off the path: it hears noise, and every later turn is a coin toss. The table is lower-triangular, as theory says, and each step of the theory&apos;s ladder is met to about a fifth. Were the routing a mere by-product, foreign keys would harm everywhere or nowhere. The script patches the second layer at step 2,900: the held-out risk jumps while training goes on undisturbed.</source>
        <translation>Guardate l&apos;innesto di chiavi e fate clic su una cella: l&apos;albero accanto mostra così un contesto, con ✗ dove chiede fuori dal suo percorso. Le chiavi dello strato l vengono da un contesto il cui percorso si separa al livello k. Se si separa al livello che lo strato chiede, o sotto, le chiavi sono le stesse e non succede nulla. Se si separa sopra, lo strato chiede a un nodo fuori dal percorso: sente rumore, e ogni svolta successiva è testa o croce. La tabella è triangolare inferiore, come dice la teoria, e ogni gradino della teoria è rispettato entro un quinto circa. Se l&apos;instradamento fosse un semplice effetto collaterale, chiavi estranee farebbero danno ovunque o in nessun luogo. Lo script innesta il secondo strato al passo 2.900: il rischio di validazione salta, mentre l&apos;addestramento prosegue indisturbato.</translation>
    </message>
    <message>
        <source>Look at risk against budget: the deep net lies on the line of fixed questions. The posterior covariance of a Gaussian depends on the questions, never on the answers. So the best plan is fixed beforehand, and only the budget counts: every pooled number takes the same share of the eight equal coordinates. In the routing matrix a row is a layer: each asks every context the same. Race B or C against it and they tie. The story of the same spectrum does this with the tree&apos;s own covariance. Next: whose question is it?</source>
        <translation>Guardate rischio e budget: la rete profonda sta sulla linea delle domande fisse. La covarianza a posteriori di una gaussiana dipende dalle domande, mai dalle risposte. Quindi il piano migliore è fissato in anticipo, e conta solo il budget: ogni numero aggregato prende la stessa parte delle otto coordinate uguali. Nella matrice di instradamento una riga è uno strato: ciascuno chiede a ogni contesto la stessa cosa. Fate gareggiare B o C: pareggiano. La storia dello stesso spettro fa questo con la covarianza dell&apos;albero stesso. Poi: di chi è la domanda?</translation>
    </message>
    <message>
        <source>Look at risk against budget: with four pooled numbers the deep net ends on the dashed line of the path, far below the best four fixed questions. A hidden leaf of a tree decides which coordinates of θ are not zero: the sign found at a node says which of its children is on the path. So the net asks the root first, then the child that the answer&apos;s sign points to, and so on, one level a layer. Fixed questions must cover whole levels, and each level has twice as many nodes as the one above. Press race B or race C to train the wide nets beside it. Training lowers the error after every layer, so that one net shows the whole curve. Next: question by question.</source>
        <translation>Guardate rischio e budget: con quattro numeri aggregati la rete profonda finisce sulla linea tratteggiata del percorso, ben sotto le migliori quattro domande fisse. Una foglia nascosta di un albero decide quali coordinate di θ non sono nulle: il segno trovato in un nodo dice quale dei suoi figli è sul percorso. La rete chiede quindi prima alla radice, poi al figlio indicato dal segno della risposta, e così via, un livello per strato. Le domande fisse devono coprire livelli interi, e ogni livello ha il doppio dei nodi di quello sopra. Premete «gareggia con B» o «gareggia con C» per addestrare accanto le reti larghe. L&apos;addestramento riduce l&apos;errore dopo ogni strato, così una sola rete mostra tutta la curva. Poi: domanda per domanda.</translation>
    </message>
    <message>
        <source>Look at the tree: the number beside a node is the layer that asked there, its colour how much of the key points at it, the thickness of a line how likely the way is. Layer 1 asks the root. If its answer is positive, layer 2 asks the right child, else the left one: the router reads the answers so far and sets the next key. Each answer takes about one bit off the sixteen leaves. The routing matrix says the same of all contexts at once: close to the identity, keys land on the node that the path has reached. In the plane of function vectors contexts gather by the turns found so far, and that place is all the next router sees. Pick another leaf, or draw other tokens. Next: noise sets the finest level.</source>
        <translation>Guardate l&apos;albero: il numero accanto a un nodo è lo strato che lì ha chiesto, il colore dice quanta parte della chiave lo indica, lo spessore di una linea quanto è probabile quella via. Lo strato 1 chiede alla radice. Se la risposta è positiva, lo strato 2 chiede al figlio destro, altrimenti al sinistro: l&apos;instradatore legge le risposte avute e sceglie la chiave seguente. Ogni risposta toglie circa un bit alle sedici foglie. La matrice di instradamento dice lo stesso per tutti i contesti insieme: è vicina all&apos;identità, le chiavi cadono sul nodo raggiunto dal percorso. Nel piano dei vettori funzione i contesti si raccolgono secondo le svolte trovate, e quel posto è tutto ciò che vede l&apos;instradatore seguente. Scegliete un&apos;altra foglia o estraete altri token. Poi: il rumore fissa il livello più fine.</translation>
    </message>
    <message>
        <source>Model B has a router, too, and more weights than it can use: its workspace is still empty when it chooses its keys, so they are the same for every context. It then does exactly as well as the best four fixed questions, a number that follows from second moments alone. Twin the model with A or C to see the three race.</source>
        <translation>Il modello B ha anch&apos;esso un instradatore, e più pesi di quanti ne possa usare: il suo spazio di lavoro è ancora vuoto quando sceglie le chiavi, perciò esse sono le stesse per ogni contesto. Fa allora esattamente quanto le quattro migliori domande fisse, un numero che segue dai soli momenti secondi. Date al modello un gemello con A o C per vedere la gara dei tre.</translation>
    </message>
    <message>
        <source>Model C is principal-component regression learned by gradient descent: its four keys span the strongest directions of the prior. Depth would change nothing, since without a router every layer asks every context the same.</source>
        <translation>Il modello C è una regressione sulle componenti principali imparata con la discesa del gradiente: le sue quattro chiavi generano le direzioni più forti della distribuzione a priori. La profondità non cambierebbe nulla, perché senza un instradatore ogni strato chiede lo stesso a ogni contesto.</translation>
    </message>
    <message>
        <source>No router, no choice</source>
        <translation>Senza instradatore, nessuna scelta</translation>
    </message>
    <message>
        <source>On the picture&apos;s deep tree, for 8 tokens.</source>
        <translation>Sull&apos;albero profondo della figura, per 8 token.</translation>
    </message>
    <message>
        <source>Question 1 of 5: why does a deep narrow net beat a wide one at the same budget? Each answer says which number to ask for next, while a wide layer must ask all at once.</source>
        <translation>Domanda 1 di 5: perché una rete profonda e stretta batte una larga a parità di budget? Ogni risposta dice quale numero chiedere dopo, mentre uno strato largo deve chiedere tutto insieme.</translation>
    </message>
    <message>
        <source>Question 2 of 5: what does each layer ask, and how do the answers choose the next question? Step through the layers with [ and ]: the sign of an answer is the next turn.</source>
        <translation>Domanda 2 di 5: che cosa chiede ogni strato, e come le risposte scelgono la domanda seguente? Scorrete gli strati con [ e ]: il segno di una risposta è la svolta seguente.</translation>
    </message>
    <message>
        <source>Question 3 of 5: what limits the depth that helps? The noise of an answer, and the levels of the tree. With only eight tokens the finest levels drown: the net still asks, and learns little.</source>
        <translation>Domanda 3 di 5: che cosa limita la profondità utile? Il rumore di una risposta e i livelli dell&apos;albero. Con soli otto token i livelli più fini affogano: la rete chiede ancora, e impara poco.</translation>
    </message>
    <message>
        <source>Question 4 of 5: why does depth buy nothing under a Gaussian? No answer can change what is worth asking next: four layers with one question each do as well as one layer with four.</source>
        <translation>Domanda 4 di 5: perché con una gaussiana la profondità non dà nulla? Nessuna risposta può cambiare che cosa convenga chiedere dopo: quattro strati con una domanda ciascuno valgono quanto uno strato con quattro.</translation>
    </message>
    <message>
        <source>Question 5 of 5: do the answers cause the questions? Give one layer the keys of another context: harm is done only where the two paths have parted before, and the more the earlier the layer.</source>
        <translation>Domanda 5 di 5: le risposte causano le domande? Date a uno strato le chiavi di un altro contesto: fa danno solo dove i due percorsi si sono già separati, e tanto più quanto prima è lo strato.</translation>
    </message>
    <message>
        <source>Question by question</source>
        <translation>Domanda per domanda</translation>
    </message>
    <message>
        <source>Risk of a machine that follows the path, layer by layer, on a deep tree: a column for a quarter of the run&apos;s tokens, as many, four times as many, and without noise. A curve goes flat at its finest level, where the noise of an answer, (1 + σ²)/N, is as strong as the level. The run&apos;s own tree goes flat where it ends, too. Where the prior has no tree, the curves tell what one would allow.</source>
        <translation>Rischio di una macchina che segue il percorso, strato per strato, su un albero profondo: una colonna per un quarto dei token dell&apos;esecuzione, per altrettanti, per il quadruplo e senza rumore. Una curva si appiattisce al suo livello più fine, dove il rumore di una risposta, (1 + σ²)/N, è forte quanto il livello. L&apos;albero dell&apos;esecuzione si appiattisce anche dove finisce. Se la distribuzione a priori non ha un albero, le curve dicono che cosa un albero permetterebbe.</translation>
    </message>
    <message>
        <source>So is that of the wide layer with a router.</source>
        <translation>Così è quello dello strato largo con instradatore.</translation>
    </message>
    <message>
        <source>The curves are of a tree with as many levels, each as much weaker than the one above as the decay that is set says.</source>
        <translation>Le curve valgono per un albero con tanti livelli, ciascuno più debole di quello sopra quanto dice il decadimento impostato.</translation>
    </message>
    <message>
        <source>The same budget in one layer: all four questions are put at once, so that no answer can choose the next, and the router has nothing to look at.</source>
        <translation>Lo stesso budget in un solo strato: tutte e quattro le domande si fanno insieme, così che nessuna risposta può scegliere la successiva, e l&apos;instradatore non ha nulla da guardare.</translation>
    </message>
    <message>
        <source>The strength of each node on the path is half-normal. A mixed direction&apos;s answer could now come from many branches, so that a decoder reads about a quarter off the bound of linear decoders instead of more than half. Twin the model with A: the deep net still follows the signs.</source>
        <translation>L&apos;intensità di ogni nodo sul percorso è seminormale. La risposta di una direzione mista potrebbe ora venire da molti rami, così che un decodificatore toglie circa un quarto al limite dei decodificatori lineari invece di più della metà. Date al modello un gemello con A: la rete profonda segue ancora i segni.</translation>
    </message>
    <message>
        <source>What limits depth</source>
        <translation>Che cosa limita la profondità</translation>
    </message>
    <message>
        <source>Without a router the questions are plain weights: four numbers, found by training, that fit the tree as well as fixed numbers can.</source>
        <translation>Senza un instradatore le domande sono semplici pesi: quattro numeri, trovati con l&apos;addestramento, che si adattano all&apos;albero quanto possono farlo numeri fissi.</translation>
    </message>
    <message>
        <source>a network of x, y and the workspace</source>
        <translation>una rete di x, y e dello spazio di lavoro</translation>
    </message>
    <message>
        <source>a network reads the whole workspace at the end: one number may carry several bits, so that a wide layer can cheat</source>
        <translation>alla fine una rete legge tutto lo spazio di lavoro: un numero può portare più bit, così uno strato largo può barare</translation>
    </message>
    <message>
        <source>all questions in one layer, whose router has no answer yet to choose by</source>
        <translation>tutte le domande in uno strato, il cui instradatore non ha ancora risposte per scegliere</translation>
    </message>
    <message>
        <source>its finest level: from there on an answer is more noise than signal</source>
        <translation>il suo livello più fine: da lì in poi una risposta è più rumore che segnale</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>strato %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>livello %1</translation>
    </message>
    <message>
        <source>level (from 1) of the run&apos;s own tree whose strength equals the noise of one answer, were it to go on so far</source>
        <translation>livello (da 1) dell&apos;albero dell&apos;esecuzione la cui forza è pari al rumore di una risposta, se l&apos;albero arrivasse fin lì</translation>
    </message>
    <message>
        <source>levels of the run&apos;s own tree: below the last there is nothing to ask</source>
        <translation>livelli dell&apos;albero dell&apos;esecuzione: sotto l&apos;ultimo non c&apos;è nulla da chiedere</translation>
    </message>
    <message>
        <source>no noise</source>
        <translation>senza rumore</translation>
    </message>
    <message>
        <source>non-linear decoder</source>
        <translation>decodificatore non lineare</translation>
    </message>
    <message>
        <source>one question a layer, chosen by its router from the answers so far</source>
        <translation>una domanda per strato, scelta dal suo instradatore in base alle risposte avute</translation>
    </message>
    <message>
        <source>risk that is left with a layer for every level</source>
        <translation>rischio che resta con uno strato per ogni livello</translation>
    </message>
    <message>
        <source>root</source>
        <translation>radice</translation>
    </message>
    <message>
        <source>same leaf</source>
        <translation>stessa foglia</translation>
    </message>
    <message>
        <source>standard deviation of the noise of one answer, √((1 + σ²)/N)</source>
        <translation>deviazione standard del rumore di una risposta, √((1 + σ²)/N)</translation>
    </message>
    <message>
        <source>the net&apos;s layers are 1 to %1</source>
        <translation>gli strati della rete vanno da 1 a %1</translation>
    </message>
    <message>
        <source>the same on the deep tree, which shares out the same energy among more levels</source>
        <translation>lo stesso sull&apos;albero profondo, che divide la stessa energia fra più livelli</translation>
    </message>
    <message>
        <source>this tree</source>
        <translation>questo albero</translation>
    </message>
    <message>
        <source>tokens of a context on this curve; 0: infinitely many</source>
        <translation>token di un contesto su questa curva; 0: infiniti</translation>
    </message>
    <message>
        <source>y times a network of x and the workspace</source>
        <translation>y per una rete di x e dello spazio di lavoro</translation>
    </message>
    <message>
        <source>%1 has the value %2 twice</source>
        <translation>%1 ha due volte il valore %2</translation>
    </message>
    <message>
        <source>%1 is %2, and only finite numbers can be recorded</source>
        <translation>%1 è %2, e si possono registrare solo numeri finiti</translation>
    </message>
    <message>
        <source>%1 is never %2 on its axis, whose values are %3</source>
        <translation>%1 non è mai %2 sul suo asse, i cui valori sono %3</translation>
    </message>
    <message>
        <source>%1 is no number: give its &apos;values&apos;, from %2</source>
        <translation>%1 non è un numero: indicate i suoi &apos;values&apos;, scelti tra %2</translation>
    </message>
    <message>
        <source>%1 is on two axes</source>
        <translation>%1 compare su due assi</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a column</source>
        <translation>&apos;%1&apos; non può essere il nome di una colonna</translation>
    </message>
    <message>
        <source>&apos;%1&apos; holds the results of another sweep, &apos;%2&apos;; name another folder</source>
        <translation>&apos;%1&apos; contiene i risultati di un&apos;altra scansione, &apos;%2&apos;; indicate un&apos;altra cartella</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a file; the results of a sweep are kept in a folder</source>
        <translation>&apos;%1&apos; è un file; i risultati di una scansione si conservano in una cartella</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is damaged: what it held is computed again</source>
        <translation>&apos;%1&apos; è danneggiato: ciò che conteneva si calcola di nuovo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is held by another program</source>
        <translation>&apos;%1&apos; è tenuto occupato da un altro programma</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is recorded twice</source>
        <translation>&apos;%1&apos; è registrato due volte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a part and how many there are, like 0/4</source>
        <translation>&apos;%1&apos; deve indicare una parte e quante sono le parti, come 0/4</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names a part that there is not: of %2 parts, the first is 0 and the last %3</source>
        <translation>&apos;%1&apos; indica una parte che non esiste: di %2 parti, la prima è 0 e l&apos;ultima %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names another column already; choose another &apos;name&apos;</source>
        <translation>&apos;%1&apos; è già il nome di un&apos;altra colonna; scegliete un altro &apos;name&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs either &apos;when&apos; (a condition) or &apos;quantity&apos;</source>
        <translation>&apos;%1&apos; richiede &apos;when&apos; (una condizione) oppure &apos;quantity&apos;</translation>
    </message>
    <message>
        <source>&apos;axes&apos; must be an array of one or more axes</source>
        <translation>&apos;axes&apos; deve essere un array di uno o più assi</translation>
    </message>
    <message>
        <source>&apos;count&apos; must be a whole number from 2 to %1, not %2</source>
        <translation>&apos;count&apos; deve essere un numero intero da 2 a %1, non %2</translation>
    </message>
    <message>
        <source>&apos;format&apos; must be &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>&apos;format&apos; deve essere &quot;%1&quot;, non &quot;%2&quot;</translation>
    </message>
    <message>
        <source>&apos;from&apos; must be below &apos;to&apos;, not %1 and %2</source>
        <translation>&apos;from&apos; deve essere minore di &apos;to&apos;, non %1 e %2</translation>
    </message>
    <message>
        <source>&apos;keep&apos; must be &quot;none&quot;, &quot;all&quot;, or an object that names values of axes</source>
        <translation>&apos;keep&apos; deve essere &quot;none&quot;, &quot;all&quot; o un oggetto che indica valori degli assi</translation>
    </message>
    <message>
        <source>&apos;margin&apos; is %1, but the recorded values leave %2: record it anew</source>
        <translation>&apos;margin&apos; è %1, ma i valori registrati lasciano %2: registratelo di nuovo</translation>
    </message>
    <message>
        <source>&apos;margin&apos; must be a number, 0 or more: how far the worst of the values is from where the claim would fail</source>
        <translation>&apos;margin&apos; deve essere un numero, 0 o più: quanto il peggiore dei valori dista da dove l&apos;affermazione cadrebbe</translation>
    </message>
    <message>
        <source>&apos;measured&apos; and &apos;margin&apos; belong together: write both or neither</source>
        <translation>&apos;measured&apos; e &apos;margin&apos; vanno insieme: scrivete entrambi o nessuno dei due</translation>
    </message>
    <message>
        <source>&apos;measured&apos; must be three numbers, one for each of the seeds 1, 2 and 3</source>
        <translation>&apos;measured&apos; deve contenere tre numeri, uno per ciascuno dei semi 1, 2 e 3</translation>
    </message>
    <message>
        <source>&apos;record&apos; must be an array of one or more quantities</source>
        <translation>&apos;record&apos; deve essere un array di una o più grandezze</translation>
    </message>
    <message>
        <source>&apos;seeds&apos; must be how many (1 to %1), or an array of different whole numbers, 0 or more</source>
        <translation>&apos;seeds&apos; deve dire quanti sono (da 1 a %1), oppure essere un array di numeri interi diversi, 0 o più</translation>
    </message>
    <message>
        <source>&apos;settings&apos; and &apos;arguments&apos; belong to a &apos;quantity&apos;, not to &apos;when&apos;</source>
        <translation>&apos;settings&apos; e &apos;arguments&apos; riguardano una &apos;quantity&apos;, non &apos;when&apos;</translation>
    </message>
    <message>
        <source>&apos;settings&apos; and &apos;arguments&apos; belong to levels and probes; &apos;%1&apos; is a channel of the run itself</source>
        <translation>&apos;settings&apos; e &apos;arguments&apos; riguardano livelli e sonde; &apos;%1&apos; è un canale dell&apos;esecuzione stessa</translation>
    </message>
    <message>
        <source>&apos;step&apos; must be above 0</source>
        <translation>&apos;step&apos; deve essere maggiore di 0</translation>
    </message>
    <message>
        <source>&apos;steps&apos; must be 1 or more</source>
        <translation>&apos;steps&apos; deve essere 1 o più</translation>
    </message>
    <message>
        <source>&apos;target&apos; must be a number, or another cell with &apos;cell&apos; and &apos;value&apos;</source>
        <translation>&apos;target&apos; deve essere un numero, o un&apos;altra cella con &apos;cell&apos; e &apos;value&apos;</translation>
    </message>
    <message>
        <source>&apos;value&apos; belongs to &apos;when&apos;, not to a &apos;quantity&apos;</source>
        <translation>&apos;value&apos; riguarda &apos;when&apos;, non una &apos;quantity&apos;</translation>
    </message>
    <message>
        <source>&apos;values&apos; must be an array of one or more values</source>
        <translation>&apos;values&apos; deve essere un array di uno o più valori</translation>
    </message>
    <message>
        <source>&apos;x&apos; and &apos;y&apos; must be of two axes, not both of one</source>
        <translation>&apos;x&apos; e &apos;y&apos; devono essere di due assi, non entrambi dello stesso</translation>
    </message>
    <message>
        <source>&apos;zip&apos; must be an array of two or more axes, and stand alone</source>
        <translation>&apos;zip&apos; deve essere un array di due o più assi, e stare da solo</translation>
    </message>
    <message>
        <source>8192 classes and no bursts: there is nothing to read and too much to learn by heart, so next to nothing is learnt.</source>
        <translation>8192 classi e nessuna sequenza bursty: non c&apos;è nulla da leggere e troppo da imparare a memoria, perciò non si impara quasi nulla.</translation>
    </message>
    <message>
        <source>And still little is known by heart.</source>
        <translation>E ancora poco è noto a memoria.</translation>
    </message>
    <message>
        <source>As in training, every second answer cannot be read.</source>
        <translation>Come in addestramento, una risposta su due non si può leggere.</translation>
    </message>
    <message>
        <source>At step 100 it is no better than a random label of the context.</source>
        <translation>Al passo 100 non è meglio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>At step 1200 little is known by heart.</source>
        <translation>Al passo 1200 poco è noto a memoria.</translation>
    </message>
    <message>
        <source>At step 1200 new classes are answered from the context.</source>
        <translation>Al passo 1200 alle classi nuove si risponde dal contesto.</translation>
    </message>
    <message>
        <source>At step 1600 it is the same: rotary positions are at chance by then.</source>
        <translation>Al passo 1600 è lo stesso: a quel punto le posizioni rotatorie sono al livello del caso.</translation>
    </message>
    <message>
        <source>At step 200 answers are hardly better than a random label of the context.</source>
        <translation>Al passo 200 le risposte sono appena migliori di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>At step 300 it is no better than a random label of the context.</source>
        <translation>Al passo 300 non è meglio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>At step 400 answers are no better than a random label of the context.</source>
        <translation>Al passo 400 le risposte non sono meglio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>Bursts are a matter of the query: its class is always in the context, here only once. Chance falls to an eighth, and as one label alone holds the answer, the attention of the query to a right label may rise to one. The transition comes later than with two copies, and those come later than four.</source>
        <translation>La burstiness riguarda la query: la sua classe è sempre nel contesto, qui una volta sola. Il livello del caso scende a un ottavo e, poiché una sola etichetta contiene la risposta, l&apos;attenzione della query a un&apos;etichetta giusta può salire fino a uno. La transizione arriva più tardi che con due copie, e con due più tardi che con quattro.</translation>
    </message>
    <message>
        <source>Class geometry</source>
        <translation>Geometria delle classi</translation>
    </message>
    <message>
        <source>Eight classes in the context, each once: one label in eight is right, and the model finds it all the same.</source>
        <translation>Otto classi nel contesto, ciascuna una volta: un&apos;etichetta su otto è giusta, e il modello la trova lo stesso.</translation>
    </message>
    <message>
        <source>Every fourth sequence bursts</source>
        <translation>Una sequenza bursty su quattro</translation>
    </message>
    <message>
        <source>Every second sequence bursts</source>
        <translation>Una sequenza bursty su due</translation>
    </message>
    <message>
        <source>First phase: by step 400 answers are labels of the context.</source>
        <translation>Prima fase: al passo 400 le risposte sono ormai etichette del contesto.</translation>
    </message>
    <message>
        <source>Half of the sequences hold the answer, half are drawn at random: reading still wins, later.</source>
        <translation>Metà delle sequenze contiene la risposta, metà è estratta a caso: la lettura prevale comunque, più tardi.</translation>
    </message>
    <message>
        <source>In a sequence without bursts the context says nothing about the query, and only memory could help. With 8192 classes memory is far away, and the other half of the sequences is reason enough to read. The accuracy on sequences as in training stays near one half, since half of them have no answer to be read.</source>
        <translation>In una sequenza non bursty il contesto non dice nulla sulla query, e solo la memoria potrebbe aiutare. Con 8192 classi la memoria è lontana, e l&apos;altra metà delle sequenze è una ragione sufficiente per leggere. L&apos;accuratezza su sequenze come in addestramento resta vicina a un mezzo, perché metà di esse non ha una risposta da leggere.</translation>
    </message>
    <message>
        <source>In the end new classes are answered from the context.</source>
        <translation>Alla fine alle classi nuove si risponde dal contesto.</translation>
    </message>
    <message>
        <source>It comes before step 2000.</source>
        <translation>Arriva prima del passo 2000.</translation>
    </message>
    <message>
        <source>Labels shown</source>
        <translation>Etichette mostrate</translation>
    </message>
    <message>
        <source>Memory has begun.</source>
        <translation>La memoria ha cominciato.</translation>
    </message>
    <message>
        <source>New classes are not answered.</source>
        <translation>Alle classi nuove non si risponde.</translation>
    </message>
    <message>
        <source>No head induces yet.</source>
        <translation>Ancora nessuna testa fa induzione.</translation>
    </message>
    <message>
        <source>No head induces.</source>
        <translation>Nessuna testa fa induzione.</translation>
    </message>
    <message>
        <source>Only tokens with one of the first so many labels: of a few the clusters can be told apart in a plane.</source>
        <translation>Solo i token con una delle prime etichette, in questo numero: con poche etichette i gruppi si distinguono in un piano.</translation>
    </message>
    <message>
        <source>Plane of layer</source>
        <translation>Piano dello strato</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>SGD, as published, in place of Adam: copying, a long plateau, a sudden transition, on a task small enough to wait for.</source>
        <translation>SGD, come pubblicato, al posto di Adam: copia, un lungo altopiano, una transizione improvvisa, su un compito abbastanza piccolo da poter aspettare.</translation>
    </message>
    <message>
        <source>Second phase: at step 500 they are no better than a random label of the context.</source>
        <translation>Seconda fase: al passo 500 non sono meglio di un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>Ten thousand more sequences say the same, to ±0.005.</source>
        <translation>Altre diecimila sequenze dicono lo stesso, a meno di ±0,005.</translation>
    </message>
    <message>
        <source>The end of the series: no sequence bursts, and the query has nothing to do with its context. Copying does not pay, so that not even the first phase begins: answers are labels of the context no more often than by chance, and no head looks at the token before. Memory alone is left, and it has hardly begun; with 1024 classes it has won by then.</source>
        <translation>La fine della serie: nessuna sequenza è bursty, e la query non ha nulla a che fare con il suo contesto. Copiare non conviene, così che non comincia nemmeno la prima fase: le risposte non sono etichette del contesto più spesso di quanto vorrebbe il caso, e nessuna testa guarda il token precedente. Resta solo la memoria, che ha appena cominciato; con 1024 classi a quel punto ha già prevalso.</translation>
    </message>
    <message>
        <source>The induction head looks at the one right label and at little else.</source>
        <translation>La testa di induzione guarda l&apos;unica etichetta giusta e poco altro.</translation>
    </message>
    <message>
        <source>The induction head needs to know at each label which item stood before it, and only an earlier layer can have noted that. One layer answers with any label of its context and stays there. A random label is right 51.6 times in a hundred: half of the time, and now and then because both classes have the same label. Each accuracy is counted over 5,000 sequences and known to ±0.007 (one standard error), so that the claim&apos;s 0.56 is six standard errors above chance; with 500 sequences it would be two, and a model at chance would now and then be above it.</source>
        <translation>La testa di induzione deve sapere, a ogni etichetta, quale elemento la precedeva, e solo uno strato precedente può averlo annotato. Un solo strato risponde con un&apos;etichetta qualsiasi del suo contesto e lì rimane. Un&apos;etichetta casuale è giusta 51,6 volte su cento: la metà delle volte, e talora perché entrambe le classi hanno la stessa etichetta. Ogni accuratezza si conta su 5000 sequenze ed è nota a meno di ±0,007 (un errore standard), così che lo 0,56 dell&apos;affermazione sta sei errori standard sopra il livello del caso; con 500 sequenze sarebbero due, e un modello al livello del caso ogni tanto lo supererebbe.</translation>
    </message>
    <message>
        <source>The leap from an eighth</source>
        <translation>Il salto da un ottavo</translation>
    </message>
    <message>
        <source>The published runs use stochastic gradient descent without momentum at a rate of 0.001 for 300,000 steps. What counts is rate times steps, some 300 there, and how small the task is: with four pairs, eight labels and items of 15 numbers a product of 40 to 45 is enough, here 800 to 900 steps of 0.05. A larger rate does not shorten the wait: at 1 the model stays on the plateau (it was watched for 6,000 steps), and with momentum on top it saturates and learns nothing. In between descent is slower than Adam because the two heads that need each other grow in proportion to each other, from almost nothing, and nothing scales their small gradients up.</source>
        <translation>Le esecuzioni pubblicate usano la discesa stocastica del gradiente senza momento con un tasso di 0,001 per 300.000 passi. Ciò che conta è il tasso per il numero di passi, là circa 300, e quanto è piccolo il compito: con quattro coppie, otto etichette ed elementi di 15 numeri basta un prodotto tra 40 e 45, qui da 800 a 900 passi da 0,05. Un tasso maggiore non abbrevia l&apos;attesa: a 1 il modello resta sull&apos;altopiano (osservato per 6000 passi), e se si aggiunge il momento satura e non impara nulla. Nel mezzo la discesa è più lenta di Adam perché le due teste che hanno bisogno l&apos;una dell&apos;altra crescono in proporzione l&apos;una all&apos;altra, da quasi nulla, e niente ingrandisce i loro piccoli gradienti.</translation>
    </message>
    <message>
        <source>The residual stream of many tokens after each layer, as points of a plane, and how well they are told apart by their labels. A row for each point and layer.</source>
        <translation>Il flusso residuo di molti token dopo ogni strato, come punti di un piano, e quanto bene si distinguono secondo le loro etichette. Una riga per ogni punto e strato.</translation>
    </message>
    <message>
        <source>The signal that builds the circuit comes from bursty sequences alone. With all of them the transition takes some 160 steps, with a half some 320, with a quarter some 700: the fewer there are, the later it comes, and in between all that can be learnt is to answer with labels of the context.</source>
        <translation>Il segnale che costruisce il circuito viene solo dalle sequenze bursty. Se lo sono tutte la transizione richiede circa 160 passi, con la metà circa 320, con un quarto circa 700: meno sono, più tardi arriva, e nel frattempo tutto ciò che si può imparare è rispondere con etichette del contesto.</translation>
    </message>
    <message>
        <source>The transition comes after step 220.</source>
        <translation>La transizione arriva dopo il passo 220.</translation>
    </message>
    <message>
        <source>The transition comes after step 470.</source>
        <translation>La transizione arriva dopo il passo 470.</translation>
    </message>
    <message>
        <source>The transition comes before step 1050.</source>
        <translation>La transizione arriva prima del passo 1050.</translation>
    </message>
    <message>
        <source>The transition comes before step 450.</source>
        <translation>La transizione arriva prima del passo 450.</translation>
    </message>
    <message>
        <source>The transition comes before step 470.</source>
        <translation>La transizione arriva prima del passo 470.</translation>
    </message>
    <message>
        <source>The two principal axes after so many layers are the plane for all of them; −1: after the last.</source>
        <translation>I due assi principali dopo questo numero di strati sono il piano per tutti gli strati; −1: dopo l&apos;ultimo.</translation>
    </message>
    <message>
        <source>Third phase: the transition comes after step 600.</source>
        <translation>Terza fase: la transizione arriva dopo il passo 600.</translation>
    </message>
    <message>
        <source>Three phases by plain descent</source>
        <translation>Tre fasi con la semplice discesa</translation>
    </message>
    <message>
        <source>Tokens that are looked at.</source>
        <translation>Quanti token si guardano.</translation>
    </message>
    <message>
        <source>Which tokens become points.</source>
        <translation>Quali token diventano punti.</translation>
    </message>
    <message>
        <source>With bursts in a quarter of the sequences the plateau is four times as long, and then the same circuit forms.</source>
        <translation>Con un quarto di sequenze bursty l&apos;altopiano è quattro volte più lungo, e poi si forma lo stesso circuito.</translation>
    </message>
    <message>
        <source>Without bursts, many classes</source>
        <translation>Senza sequenze bursty, molte classi</translation>
    </message>
    <message>
        <source>a claim with &quot;is&quot;: &quot;ends&quot; measures no number, so it has neither &apos;measured&apos; nor &apos;margin&apos;</source>
        <translation>un&apos;affermazione con &quot;is&quot;: &quot;ends&quot; non misura alcun numero, perciò non ha né &apos;measured&apos; né &apos;margin&apos;</translation>
    </message>
    <message>
        <source>a log range has &apos;count&apos;, not &apos;step&apos;</source>
        <translation>un intervallo logaritmico ha &apos;count&apos;, non &apos;step&apos;</translation>
    </message>
    <message>
        <source>a log range must begin above 0, not at %1</source>
        <translation>un intervallo logaritmico deve cominciare sopra 0, non a %1</translation>
    </message>
    <message>
        <source>a range needs &apos;from&apos; and &apos;to&apos;, both finite numbers</source>
        <translation>un intervallo richiede &apos;from&apos; e &apos;to&apos;, entrambi numeri finiti</translation>
    </message>
    <message>
        <source>a range needs either &apos;count&apos; or &apos;step&apos;</source>
        <translation>un intervallo richiede &apos;count&apos; oppure &apos;step&apos;</translation>
    </message>
    <message>
        <source>a sweep needs either &apos;experiment&apos; or &apos;preset&apos;</source>
        <translation>una scansione richiede &apos;experiment&apos; oppure &apos;preset&apos;</translation>
    </message>
    <message>
        <source>along the second</source>
        <translation>lungo il secondo</translation>
    </message>
    <message>
        <source>an axis has either &apos;values&apos; or &apos;from&apos;, &apos;to&apos; and &apos;count&apos;</source>
        <translation>un asse ha &apos;values&apos; oppure &apos;from&apos;, &apos;to&apos; e &apos;count&apos;</translation>
    </message>
    <message>
        <source>fewer than two tokens have one of these labels: ask for more labels</source>
        <translation>meno di due token hanno una di queste etichette: chiedete più etichette</translation>
    </message>
    <message>
        <source>items of the context</source>
        <translation>elementi del contesto</translation>
    </message>
    <message>
        <source>labels of the context</source>
        <translation>etichette del contesto</translation>
    </message>
    <message>
        <source>more than %1 quantities a job cannot be recorded</source>
        <translation>non si possono registrare più di %1 grandezze per lavoro</translation>
    </message>
    <message>
        <source>no job has the seed %1</source>
        <translation>nessun lavoro ha il seme %1</translation>
    </message>
    <message>
        <source>no job has these values together</source>
        <translation>nessun lavoro ha insieme questi valori</translation>
    </message>
    <message>
        <source>seeds must be whole numbers, 0 or more</source>
        <translation>i semi devono essere numeri interi, 0 o più</translation>
    </message>
    <message>
        <source>settings that go together need as many values each: %1 has %2, %3 has %4</source>
        <translation>le impostazioni che vanno insieme richiedono ciascuna lo stesso numero di valori: %1 ne ha %2, %3 ne ha %4</translation>
    </message>
    <message>
        <source>share of the variance along the first axis, after the layer of the plane</source>
        <translation>parte della varianza lungo il primo asse, dopo lo strato del piano</translation>
    </message>
    <message>
        <source>share of the variance that lies between labels, after so many layers</source>
        <translation>parte della varianza che sta tra le etichette, dopo questo numero di strati</translation>
    </message>
    <message>
        <source>the claim does not hold for %1, the value recorded with seed %2: record it anew or correct the claim</source>
        <translation>l&apos;affermazione non vale per %1, il valore registrato con il seme %2: registratelo di nuovo o correggete l&apos;affermazione</translation>
    </message>
    <message>
        <source>the grid has more than %1 jobs</source>
        <translation>la griglia ha più di %1 lavori</translation>
    </message>
    <message>
        <source>the query</source>
        <translation>la query</translation>
    </message>
    <message>
        <source>there are %1 layers: ask for the plane after 0 to %1 of them, or −1 for the last</source>
        <translation>ci sono %1 strati: chiedete il piano dopo un numero di strati da 0 a %1, o −1 per l&apos;ultimo</translation>
    </message>
    <message>
        <source>this axis has more than %1 values</source>
        <translation>questo asse ha più di %1 valori</translation>
    </message>
    <message>
        <source>what by_label would be if labels meant nothing</source>
        <translation>quanto sarebbe by_label se le etichette non significassero nulla</translation>
    </message>
    <message>
        <source>what is recorded must be the name of a quantity, or an object with &apos;name&apos; and &apos;when&apos; or &apos;quantity&apos;</source>
        <translation>ciò che si registra deve essere il nome di una grandezza, o un oggetto con &apos;name&apos; e con &apos;when&apos; o &apos;quantity&apos;</translation>
    </message>
    <message>
        <source>choose a setting for the first axis</source>
        <translation>scegliere una impostazione per il primo asse</translation>
    </message>
    <message>
        <source>The run of this lecture&apos;s first cue could not be started.</source>
        <translation>L&apos;esecuzione della prima scena di questa lezione non si è potuta avviare.</translation>
    </message>
    <message>
        <source>%1 classes cannot share %2 groups evenly: choose a multiple of %2</source>
        <translation>%1 classi non possono dividersi %2 gruppi in parti uguali: scegliete un multiplo di %2</translation>
    </message>
    <message>
        <source>%1 features cannot be shared by %2 heads: change one so that it divides the other</source>
        <translation>%1 caratteristiche non si possono ripartire tra %2 teste: cambiate l&apos;uno o l&apos;altro numero in modo che uno divida l&apos;altro</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels are more than 2 GB: choose a smaller image-size or fewer classes</source>
        <translation>%1 immagini di %2 pixel superano i 2 GB: scegliete un image-size più piccolo o meno classi</translation>
    </message>
    <message>
        <source>%1 times %2 groups make %3 joint labels, but there are %4: choose groups whose product is the number of labels</source>
        <translation>%1 per %2 gruppi danno %3 etichette congiunte, ma ce ne sono %4: scegliete gruppi il cui prodotto sia il numero di etichette</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be changed during a run: open one with it by naming the &apos;preset&apos; or &apos;experiment&apos; again</source>
        <translation>&apos;%1&apos; non può cambiare durante un&apos;esecuzione: apritene una con quel valore indicando di nuovo &apos;preset&apos; o &apos;experiment&apos;</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no code of a language: write en, it or ko</source>
        <translation>&apos;%1&apos; non è il codice di una lingua: scrivete en, it o ko</translation>
    </message>
    <message>
        <source>&apos;cover&apos; (%1) must lie before the &apos;step&apos; that is run to (%2)</source>
        <translation>&apos;cover&apos; (%1) deve stare prima dello &apos;step&apos; fino a cui si corre (%2)</translation>
    </message>
    <message>
        <source>&apos;cover&apos; hides what is still to come: say with &apos;step&apos;, &apos;until&apos; or &apos;to_end&apos; how far the run goes</source>
        <translation>&apos;cover&apos; nasconde ciò che deve ancora venire: dite con &apos;step&apos;, &apos;until&apos; o &apos;to_end&apos; fin dove corre l&apos;esecuzione</translation>
    </message>
    <message>
        <source>&apos;cues&apos; must be an array of cues</source>
        <translation>&apos;cues&apos; deve essere un array di scene</translation>
    </message>
    <message>
        <source>&apos;layer&apos; must be a layer counted from 0, or -1 for the last</source>
        <translation>&apos;layer&apos; deve essere uno strato contato da 0, oppure -1 per l&apos;ultimo</translation>
    </message>
    <message>
        <source>&apos;minutes&apos; must be a whole number from 0 to 600</source>
        <translation>&apos;minutes&apos; deve essere un numero intero da 0 a 600</translation>
    </message>
    <message>
        <source>&apos;seed&apos; and &apos;script&apos; belong to a cue that opens a run: name its &apos;preset&apos; or &apos;experiment&apos;</source>
        <translation>&apos;seed&apos; e &apos;script&apos; riguardano una scena che apre un&apos;esecuzione: indicatene &apos;preset&apos; o &apos;experiment&apos;</translation>
    </message>
    <message>
        <source>&apos;step&apos; (%1) must lie after the step of the cue before (%2)</source>
        <translation>&apos;step&apos; (%1) deve stare dopo il passo della scena precedente (%2)</translation>
    </message>
    <message>
        <source>&apos;twin&apos; must name one setting with its other value</source>
        <translation>&apos;twin&apos; deve indicare una sola impostazione con l&apos;altro valore</translation>
    </message>
    <message>
        <source>&apos;views&apos; must be an array of one to four names of pictures</source>
        <translation>&apos;views&apos; deve essere un array da uno a quattro nomi di figure</translation>
    </message>
    <message>
        <source>A CNN learns 32 classes of vectors although no number has anything to do with the one beside it.</source>
        <translation>Una CNN impara 32 classi di vettori benché nessun numero abbia a che fare con quello accanto.</translation>
    </message>
    <message>
        <source>A ViT learns 32 invented signs from 35 drawings each and knows most of them when another hand draws them.</source>
        <translation>Un ViT impara 32 segni inventati da 35 disegni ciascuno e ne riconosce la maggior parte quando li disegna un&apos;altra mano.</translation>
    </message>
    <message>
        <source>A cue cannot open a fork: start a run with its settings, or change them on the way.</source>
        <translation>Una scena non può aprire una biforcazione: avviate un&apos;esecuzione con le sue impostazioni, o cambiatele strada facendo.</translation>
    </message>
    <message>
        <source>A cue shows at least one picture: choose one.</source>
        <translation>Una scena mostra almeno una figura: sceglietene una.</translation>
    </message>
    <message>
        <source>A larger budget helps.</source>
        <translation>Un budget più grande aiuta.</translation>
    </message>
    <message>
        <source>A larger decoder helps here</source>
        <translation>Qui un decoder più grande aiuta</translation>
    </message>
    <message>
        <source>A modality taken away</source>
        <translation>Una modalità tolta</translation>
    </message>
    <message>
        <source>A poor first modality does not carry</source>
        <translation>Una prima modalità povera non basta</translation>
    </message>
    <message>
        <source>A projector brings items of a second modality to a transformer that has learnt to read its context on a first one, or both are trained together from scratch. After a rich first modality a poor second one is enough to learn in context; trained together it is not.</source>
        <translation>Un proiettore porta gli elementi di una seconda modalità a un transformer che ha imparato a leggere il contesto su una prima, oppure le due si addestrano insieme da zero. Dopo una prima modalità ricca ne basta una seconda povera per imparare nel contesto; addestrate insieme, no.</translation>
    </message>
    <message>
        <source>A second modality needs little</source>
        <translation>A una seconda modalità basta poco</translation>
    </message>
    <message>
        <source>A small MLP learns to name 64 classes of noisy vectors nearly as well as anybody could.</source>
        <translation>Un piccolo MLP impara a nominare 64 classi di vettori rumorosi quasi tanto bene quanto è possibile.</translation>
    </message>
    <message>
        <source>A small network learns to name the class of single items, vectors or images. Its features are what a decoder later reads of a second modality; how good they are decides how well it learns in context.</source>
        <translation>Una piccola rete impara a nominare la classe di singoli elementi, vettori o immagini. Le sue caratteristiche sono ciò che un decoder legge poi di una seconda modalità; da quanto sono buone dipende quanto bene esso impara nel contesto.</translation>
    </message>
    <message>
        <source>A transformer reads a vector in segments</source>
        <translation>Un transformer legge un vettore a segmenti</translation>
    </message>
    <message>
        <source>A validation item as the encoder sees it, row by row, the channels of a pixel beside each other, and what the classifier makes of it.</source>
        <translation>Un elemento di validazione come lo vede l&apos;encoder, riga per riga, con i canali di un pixel uno accanto all&apos;altro, e che cosa ne fa il classificatore.</translation>
    </message>
    <message>
        <source>A wider prior wants a smaller α.</source>
        <translation>Una distribuzione a priori più ampia vuole un α più piccolo.</translation>
    </message>
    <message>
        <source>Absolute against rotary positions over classes</source>
        <translation>Posizioni assolute e rotatorie al variare delle classi</translation>
    </message>
    <message>
        <source>Absolute against rotary positions over classes, in half a minute</source>
        <translation>Posizioni assolute e rotatorie al variare delle classi, in mezzo minuto</translation>
    </message>
    <message>
        <source>Accuracies</source>
        <translation>Accuratezze</translation>
    </message>
    <message>
        <source>Accuracy when the items of one modality are zero, with their places left.</source>
        <translation>Accuratezza quando gli elementi di una modalità sono zero e i loro posti restano.</translation>
    </message>
    <message>
        <source>After 400 steps new classes of both are answered from the context.</source>
        <translation>Dopo 400 passi si risponde dal contesto alle classi nuove di entrambe.</translation>
    </message>
    <message>
        <source>After a first modality of 512 classes, learnt by heart, the second modality is not learnt in context either.</source>
        <translation>Dopo una prima modalità di 512 classi, imparata a memoria, nemmeno la seconda si impara nel contesto.</translation>
    </message>
    <message>
        <source>After a first modality with 8192 classes, 64 classes of a second are enough to learn in context.</source>
        <translation>Dopo una prima modalità con 8192 classi, ne bastano 64 di una seconda per imparare nel contesto.</translation>
    </message>
    <message>
        <source>After a poor one many are not.</source>
        <translation>Dopo una povera non ne bastano molte.</translation>
    </message>
    <message>
        <source>After a rich first modality 64 classes of the second are enough.</source>
        <translation>Dopo una prima modalità ricca bastano 64 classi della seconda.</translation>
    </message>
    <message>
        <source>After a rich first modality a poor second one is enough; after a poor first one no second is.</source>
        <translation>Dopo una prima modalità ricca ne basta una seconda povera; dopo una prima povera non ne basta nessuna.</translation>
    </message>
    <message>
        <source>After the second stage new classes are not answered from the context.</source>
        <translation>Dopo la seconda fase non si risponde dal contesto alle classi nuove.</translation>
    </message>
    <message>
        <source>An encoder learns the classes</source>
        <translation>Un encoder impara le classi</translation>
    </message>
    <message>
        <source>As of modality 1.</source>
        <translation>Come per la modalità 1.</translation>
    </message>
    <message>
        <source>At depth 4 it is 0.268957.</source>
        <translation>A profondità 4 è 0,268957.</translation>
    </message>
    <message>
        <source>At depth 64 the best α is the limit to one per cent, for the standard prior.</source>
        <translation>A profondità 64 l&apos;α migliore è il limite entro l&apos;uno per cento, con la distribuzione a priori standard.</translation>
    </message>
    <message>
        <source>Attention before and after</source>
        <translation>Attenzione prima e dopo</translation>
    </message>
    <message>
        <source>Attention heads of a block; they share the features.</source>
        <translation>Teste di attenzione di un blocco; si dividono le caratteristiche.</translation>
    </message>
    <message>
        <source>Before the layer of the features.</source>
        <translation>Prima dello strato delle caratteristiche.</translation>
    </message>
    <message>
        <source>Before, the decoder did not read its context.</source>
        <translation>Prima, il decoder non leggeva il contesto.</translation>
    </message>
    <message>
        <source>Before, the decoder reads its context on the first modality.</source>
        <translation>Prima, il decoder legge il contesto sulla prima modalità.</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Best possible accuracy</source>
        <translation>Migliore accuratezza possibile</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocchi</translation>
    </message>
    <message>
        <source>Blocks of attention and a feed-forward layer.</source>
        <translation>Blocchi di attenzione e di uno strato feed-forward.</translation>
    </message>
    <message>
        <source>Both modalities are new to the model, and one with 64 classes can be learnt by heart. That answers the training sequences, so nothing makes the model read its context: accuracy on new classes falls below that of a random label. In the story &apos;a second modality needs little&apos; the same 64 classes were enough, because the reading had been learnt before.</source>
        <translation>Entrambe le modalità sono nuove per il modello, e quella con 64 classi si può imparare a memoria. Questo basta a rispondere alle sequenze di addestramento, perciò nulla spinge il modello a leggere il contesto: l&apos;accuratezza sulle classi nuove scende sotto quella di un&apos;etichetta casuale. Nella storia ‘a una seconda modalità basta poco’ le stesse 64 classi bastavano, perché la lettura era già stata imparata.</translation>
    </message>
    <message>
        <source>CNN</source>
        <translation>CNN</translation>
    </message>
    <message>
        <source>Class k belongs to group k mod G. The two numbers of groups multiply to the number of labels.</source>
        <translation>La classe k appartiene al gruppo k mod G. I due numeri di gruppi, moltiplicati, danno il numero di etichette.</translation>
    </message>
    <message>
        <source>Class k is drawn with probability proportional to (k+1)^-α.</source>
        <translation>La classe k si estrae con probabilità proporzionale a (k+1)^-α.</translation>
    </message>
    <message>
        <source>Classes of modality 2</source>
        <translation>Classi della modalità 2</translation>
    </message>
    <message>
        <source>Classes of the second modality that training shows. The test of new classes has as many in proportion, at least one a label.</source>
        <translation>Classi della seconda modalità mostrate dall&apos;addestramento. Il test sulle classi nuove ne ha in proporzione altrettante, almeno una per etichetta.</translation>
    </message>
    <message>
        <source>Classes shown</source>
        <translation>Classi mostrate</translation>
    </message>
    <message>
        <source>Classes to tell apart, equally likely.</source>
        <translation>Classi da distinguere, tutte ugualmente probabili.</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>Classificatore</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Convolutions on a vector without neighbours</source>
        <translation>Convoluzioni su un vettore senza vicini</translation>
    </message>
    <message>
        <source>Convolutions suppose that what stands together belongs together. In these vectors it does not: a class is a random point. The CNN still learns the classes, with running statistics in its batch norms that are used as soon as training stops.</source>
        <translation>Le convoluzioni suppongono che ciò che sta vicino vada insieme. In questi vettori non è così: una classe è un punto casuale. La CNN impara lo stesso le classi, con statistiche correnti nelle sue norme di batch, che si usano appena l&apos;addestramento si ferma.</translation>
    </message>
    <message>
        <source>Cross-entropy of the batch before the step&apos;s update; log K₂ is blind guessing.</source>
        <translation>Entropia incrociata del lotto prima dell&apos;aggiornamento del passo; log K₂ è tirare a caso.</translation>
    </message>
    <message>
        <source>Cross-entropy on the same items.</source>
        <translation>Entropia incrociata sugli stessi elementi.</translation>
    </message>
    <message>
        <source>Cut into four tokens behind a class token, a vector is named from what its segments say together.</source>
        <translation>Tagliato in quattro token dopo un token di classe, un vettore si nomina da ciò che i suoi segmenti dicono insieme.</translation>
    </message>
    <message>
        <source>Decoder to begin with</source>
        <translation>Decoder di partenza</translation>
    </message>
    <message>
        <source>Dimension of a vector</source>
        <translation>Dimensione di un vettore</translation>
    </message>
    <message>
        <source>Dimension of modality 2</source>
        <translation>Dimensione della modalità 2</translation>
    </message>
    <message>
        <source>Drawings of each glyph, held-out ones included.</source>
        <translation>Disegni di ogni glifo, compresi quelli di validazione.</translation>
    </message>
    <message>
        <source>Drawings that it has seen are named more often.</source>
        <translation>I disegni già visti sono nominati giusti più spesso.</translation>
    </message>
    <message>
        <source>Drawings that training never showed are named, one in 32 by chance.</source>
        <translation>Disegni mai mostrati dall&apos;addestramento sono nominati giusti; a caso sarebbe uno su 32.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Each head is removed in turn, at the end of the second stage: accuracy on new classes falls to that of a random label of the context or below. So it does without the items of the second modality. Without those of the first hardly anything is lost in runs of this length (the probe &apos;a modality taken away&apos; gives the number): the second item stands right before its label, where the head that looks one token back finds it. The paper reports the opposite, .063, after long training.</source>
        <translation>Si toglie ogni testa a turno, alla fine della seconda fase: l&apos;accuratezza sulle classi nuove scende a quella di un&apos;etichetta casuale del contesto, o sotto. Lo stesso accade senza gli elementi della seconda modalità. Senza quelli della prima, in esecuzioni di questa lunghezza, non si perde quasi nulla (la sonda ‘una modalità tolta’ dà il numero): il secondo elemento sta subito prima della sua etichetta, dove lo trova la testa che guarda un token indietro. L&apos;articolo riporta il contrario, 0,063, dopo un lungo addestramento.</translation>
    </message>
    <message>
        <source>Early fusion with a poor first modality</source>
        <translation>Fusione precoce con una prima modalità povera</translation>
    </message>
    <message>
        <source>Early fusion with a poor second modality</source>
        <translation>Fusione precoce con una seconda modalità povera</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>Every head at the beginning of the stage and now, on the same sequences: its measures, and the cosine between its attention maps; .first: on the first modality alone, at the beginning. A row for each head.</source>
        <translation>Ogni testa all&apos;inizio della fase e ora, sulle stesse sequenze: le sue misure, e il coseno tra le sue mappe di attenzione; .first: sulla sola prima modalità, all&apos;inizio. Una riga per ogni testa.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Caratteristiche</translation>
    </message>
    <message>
        <source>Features in a plane</source>
        <translation>Le caratteristiche in un piano</translation>
    </message>
    <message>
        <source>Few classes are learnt by heart instead.</source>
        <translation>Poche classi si imparano invece a memoria.</translation>
    </message>
    <message>
        <source>Few classes are too few for either.</source>
        <translation>Poche classi sono troppo poche per entrambe.</translation>
    </message>
    <message>
        <source>First modality alone</source>
        <translation>Solo la prima modalità</translation>
    </message>
    <message>
        <source>First stage</source>
        <translation>Prima fase</translation>
    </message>
    <message>
        <source>Fixed questions do no better than the best linear ones.</source>
        <translation>Le domande fisse non fanno meglio delle migliori lineari.</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>Cartella di immagini</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Congela</translation>
    </message>
    <message>
        <source>Groups of modality 1</source>
        <translation>Gruppi della modalità 1</translation>
    </message>
    <message>
        <source>Groups of modality 2</source>
        <translation>Gruppi della modalità 2</translation>
    </message>
    <message>
        <source>Hidden layers</source>
        <translation>Strati nascosti</translation>
    </message>
    <message>
        <source>Holds the weights of the encoder or of the classifier behind it; the others go on learning.</source>
        <translation>Tiene fermi i pesi dell&apos;encoder o del classificatore che lo segue; gli altri continuano a imparare.</translation>
    </message>
    <message>
        <source>How long the decoder is trained on the first modality alone.</source>
        <translation>Quanto a lungo il decoder si addestra sulla sola prima modalità.</translation>
    </message>
    <message>
        <source>How many of the strongest heads are compared by name.</source>
        <translation>Quante delle teste più forti si confrontano per nome.</translation>
    </message>
    <message>
        <source>How the first stage is trained; all else is as in this one.</source>
        <translation>Come si addestra la prima fase; tutto il resto è come in questa.</translation>
    </message>
    <message>
        <source>ICL accuracy at the beginning</source>
        <translation>Accuratezza ICL all&apos;inizio</translation>
    </message>
    <message>
        <source>ICL accuracy now</source>
        <translation>Accuratezza ICL ora</translation>
    </message>
    <message>
        <source>IWL accuracy at the beginning</source>
        <translation>Accuratezza IWL all&apos;inizio</translation>
    </message>
    <message>
        <source>IWL accuracy now</source>
        <translation>Accuratezza IWL ora</translation>
    </message>
    <message>
        <source>Images are scaled to this side; 0 takes files as they are, all of one size.</source>
        <translation>Le immagini si scalano a questo lato; 0 prende i file come sono, tutti della stessa grandezza.</translation>
    </message>
    <message>
        <source>Images held out</source>
        <translation>Immagini di validazione</translation>
    </message>
    <message>
        <source>Images of a class</source>
        <translation>Immagini di una classe</translation>
    </message>
    <message>
        <source>In-context learning against classes and burstiness</source>
        <translation>Apprendimento nel contesto secondo classi e burstiness</translation>
    </message>
    <message>
        <source>In-context learning against classes and burstiness, in half a minute</source>
        <translation>Apprendimento nel contesto secondo classi e burstiness, in mezzo minuto</translation>
    </message>
    <message>
        <source>In-context learning against the classes of both modalities</source>
        <translation>Apprendimento nel contesto secondo le classi delle due modalità</translation>
    </message>
    <message>
        <source>In-context learning against the classes of both modalities, in a minute</source>
        <translation>Apprendimento nel contesto secondo le classi delle due modalità, in un minuto</translation>
    </message>
    <message>
        <source>It took fewer than 250 steps to the middle.</source>
        <translation>Per arrivare a metà sono bastati meno di 250 passi.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Elemento</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elementi</translation>
    </message>
    <message>
        <source>Items drawn afresh for each step.</source>
        <translation>Elementi estratti da capo per ogni passo.</translation>
    </message>
    <message>
        <source>Items of an element: one of the first modality, one of the second.</source>
        <translation>Elementi per posto: uno della prima modalità, uno della seconda.</translation>
    </message>
    <message>
        <source>Items that training never showed are named nearly as well as by the nearest class mean.</source>
        <translation>Elementi mai mostrati dall&apos;addestramento sono nominati quasi tanto bene quanto dalla media di classe più vicina.</translation>
    </message>
    <message>
        <source>Items that training never showed are named.</source>
        <translation>Elementi mai mostrati dall&apos;addestramento sono nominati giusti.</translation>
    </message>
    <message>
        <source>Items that training never shows, drawn once; of images at most those held out. An accuracy is known to ±√(p(1−p)/S).</source>
        <translation>Elementi che l&apos;addestramento non mostra mai, estratti una volta; per le immagini, al massimo quelle di validazione. Un&apos;accuratezza è nota a meno di ±√(p(1−p)/S).</translation>
    </message>
    <message>
        <source>Joint labels</source>
        <translation>Etichette congiunte</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>Smussamento delle etichette</translation>
    </message>
    <message>
        <source>Labels of modality 2</source>
        <translation>Etichette della modalità 2</translation>
    </message>
    <message>
        <source>Labels that the classes will share in sequences: class k has the label k mod L₂. The encoder learns classes, not labels; they travel with it.</source>
        <translation>Etichette che le classi condivideranno nelle sequenze: la classe k ha l&apos;etichetta k mod L₂. L&apos;encoder impara classi, non etichette; queste viaggiano con lui.</translation>
    </message>
    <message>
        <source>Later stages show a decoder the features of an item in place of the item. Here such features are learnt by themselves: an MLP classifies single noisy items, with nothing before them to read from. The noise is half as large again as the class means, so that even a classifier that knows every class mean errs; the probe best tells how often. The curve of the validation accuracy ends close below it. Ask the probe geometry for the plane of the features, before and behind the encoder: training pulls the items of a class together.</source>
        <translation>Le fasi successive mostrano a un decoder le caratteristiche di un elemento al posto dell&apos;elemento. Qui tali caratteristiche si imparano da sole: un MLP classifica singoli elementi rumorosi, senza nulla davanti da cui leggere. Il rumore è una volta e mezza le medie delle classi, così che sbaglia anche un classificatore che conosce la media di ogni classe; la sonda best dice quanto spesso. La curva dell&apos;accuratezza di validazione finisce poco sotto. Chiedete alla sonda geometry il piano delle caratteristiche, prima e dopo l&apos;encoder: l&apos;addestramento avvicina gli elementi di una classe.</translation>
    </message>
    <message>
        <source>Learning rate of the first stage.</source>
        <translation>Tasso di apprendimento della prima fase.</translation>
    </message>
    <message>
        <source>Look at what limits depth: each curve is a strength of noise on this tree, and goes flat at its dot, the finest level that can be resolved, or where the tree ends. An answer&apos;s noise has variance (1 + σ²)/N. A level whose energy is below it cannot be resolved, however deep the net: l* = 1 + ln(N a₁²/(1 + σ²))/ln(1/α). On this tree of four levels that is level 4.2 with eight tokens, 8.1 with 32 and 12 with 128; on a tree of twelve levels (the button above the picture), which shares out the same energy among more levels, it is 3.5, 7.3 and 11.2. Change the tokens at test time (a live setting) to see how much of the loss is noise of the test. Next: under a Gaussian depth buys nothing.</source>
        <translation>Guardate che cosa limita la profondità: ogni curva è un&apos;intensità del rumore su questo albero, e si appiattisce al suo punto, il livello più fine che si può risolvere, oppure dove l&apos;albero finisce. Il rumore di una risposta ha varianza (1 + σ²)/N. Un livello la cui energia le è inferiore non si può risolvere, per quanto profonda sia la rete: l* = 1 + ln(N a₁²/(1 + σ²))/ln(1/α). Su questo albero di quattro livelli è il livello 4,2 con otto token, 8,1 con 32 e 12 con 128; su un albero di dodici livelli (il pulsante sopra la figura), che divide la stessa energia tra più livelli, è 3,5, 7,3 e 11,2. Cambiate i token nel test (un&apos;impostazione viva) per vedere quanta parte della perdita è rumore del test. Poi: con una gaussiana la profondità non dà nulla.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Makes an embedding of an item of the second modality: matrices without biases, GELU between them.</source>
        <translation>Produce l&apos;embedding di un elemento della seconda modalità: matrici senza bias, con GELU in mezzo.</translation>
    </message>
    <message>
        <source>Many classes and bursts together make a model read its context; without either it does not.</source>
        <translation>Molte classi e sequenze bursty insieme fanno sì che un modello legga il contesto; se mancano le une o le altre, no.</translation>
    </message>
    <message>
        <source>Many classes and bursts together make a model read its context; without either it learns classes by heart or nothing at all.</source>
        <translation>Molte classi e sequenze bursty insieme fanno sì che un modello legga il contesto; se mancano le une o le altre, impara le classi a memoria o nulla affatto.</translation>
    </message>
    <message>
        <source>Many classes and bursts: new classes are answered from the context.</source>
        <translation>Molte classi e sequenze bursty: si risponde dal contesto alle classi nuove.</translation>
    </message>
    <message>
        <source>Mixture, encoder</source>
        <translation>Miscela, encoder</translation>
    </message>
    <message>
        <source>Mixture, second stage</source>
        <translation>Miscela, seconda fase</translation>
    </message>
    <message>
        <source>Mixture: a second modality</source>
        <translation>Miscela: una seconda modalità</translation>
    </message>
    <message>
        <source>Mixture: an encoder of items</source>
        <translation>Miscela: un encoder di elementi</translation>
    </message>
    <message>
        <source>Multiplies the embeddings of all items (the query&apos;s, too) or of all labels, in training as well as in the tests; 0 takes them away and leaves their positions. items-2 are the second modality&apos;s, before the projector.</source>
        <translation>Moltiplica gli embedding di tutti gli elementi (anche della query) o di tutte le etichette, in addestramento come nei test; 0 li toglie e ne lascia le posizioni. items-2 sono quelli della seconda modalità, prima del proiettore.</translation>
    </message>
    <message>
        <source>New classes are not answered from the context.</source>
        <translation>Non si risponde dal contesto alle classi nuove.</translation>
    </message>
    <message>
        <source>Noise of an item about its class mean, as of the first modality.</source>
        <translation>Rumore di un elemento attorno alla media della sua classe, come per la prima modalità.</translation>
    </message>
    <message>
        <source>Number of the validation item, from 0.</source>
        <translation>Numero dell&apos;elemento di validazione, da 0.</translation>
    </message>
    <message>
        <source>Numbers in an item of the second modality; the projector makes an embedding of them.</source>
        <translation>Quanti numeri ha un elemento della seconda modalità; il proiettore ne fa un embedding.</translation>
    </message>
    <message>
        <source>Numbers of a pixel: one or three.</source>
        <translation>Numeri di un pixel: uno o tre.</translation>
    </message>
    <message>
        <source>Numbers of a vector.</source>
        <translation>Numeri di un vettore.</translation>
    </message>
    <message>
        <source>Numbers of an item that make a token; published 128.</source>
        <translation>Numeri di un elemento che formano un token; nella pubblicazione 128.</translation>
    </message>
    <message>
        <source>Numbers of each hidden layer.</source>
        <translation>Numeri di ogni strato nascosto.</translation>
    </message>
    <message>
        <source>Numbers that the encoder puts out, which the classifier reads and, later, the projector.</source>
        <translation>Numeri che l&apos;encoder emette, letti dal classificatore e, più tardi, dal proiettore.</translation>
    </message>
    <message>
        <source>Of 1024 classes none does.</source>
        <translation>Con 1024 classi nessuna.</translation>
    </message>
    <message>
        <source>Of a vector about its class mean, relative to the mean&apos;s length; of an image, the standard deviation that is added to every pixel, whose range is from 0 to 1. By default 0.1 and 0.</source>
        <translation>Di un vettore attorno alla media della sua classe, relativo alla lunghezza della media; di un&apos;immagine, la deviazione standard aggiunta a ogni pixel, che va da 0 a 1. Se non indicato, 0,1 e 0.</translation>
    </message>
    <message>
        <source>On items that training never shows, as of the last look at them.</source>
        <translation>Su elementi che l&apos;addestramento non mostra mai, all&apos;ultima valutazione.</translation>
    </message>
    <message>
        <source>On long prompts, weights trained on long prompts are better.</source>
        <translation>Su prompt lunghi sono migliori i pesi addestrati su prompt lunghi.</translation>
    </message>
    <message>
        <source>On one modality and 2048 classes four heads made the model learn by heart where one had learnt to read (see &apos;four heads&apos;). Here the circuit is there before the second modality comes, and more heads find the projector&apos;s embeddings sooner: half way to one comes earlier than with one head, and the end is not lower.</source>
        <translation>Con una modalità e 2048 classi quattro teste facevano imparare a memoria il modello, mentre una sola aveva imparato a leggere (si veda ‘quattro teste’). Qui il circuito c&apos;è già prima che arrivi la seconda modalità, e più teste trovano prima gli embedding del proiettore: la metà del cammino verso uno arriva prima che con una testa sola, e alla fine l&apos;accuratezza non è più bassa.</translation>
    </message>
    <message>
        <source>On short prompts, weights trained on short prompts are better.</source>
        <translation>Su prompt corti sono migliori i pesi addestrati su prompt corti.</translation>
    </message>
    <message>
        <source>One item and its answer</source>
        <translation>Un elemento e la sua risposta</translation>
    </message>
    <message>
        <source>One question a layer beats as many fixed ones at every budget above one.</source>
        <translation>Una domanda per strato batte altrettante domande fisse a ogni budget superiore a uno.</translation>
    </message>
    <message>
        <source>One question a layer follows the path down the tree; as many questions at once, adaptive or fixed, stay at the best linear risk.</source>
        <translation>Una domanda per strato segue il percorso lungo l&apos;albero; altrettante domande insieme, adattive o fisse, restano al miglior rischio lineare.</translation>
    </message>
    <message>
        <source>One validation item as the encoder sees it: an image&apos;s pixels (of colours the mean), or a vector as one row.</source>
        <translation>Un elemento di validazione come lo vede l&apos;encoder: i pixel di un&apos;immagine (dei colori la media), o un vettore come una sola riga.</translation>
    </message>
    <message>
        <source>One-hot positions learn in context from 2048 classes.</source>
        <translation>Le posizioni one-hot imparano nel contesto da 2048 classi in su.</translation>
    </message>
    <message>
        <source>One-hot positions: through the transition after 300 steps.</source>
        <translation>Posizioni one-hot: transizione superata dopo 300 passi.</translation>
    </message>
    <message>
        <source>Only items of the first so many classes: of a few the clusters can be told apart in a plane.</source>
        <translation>Solo elementi di questo numero di prime classi: di poche si distinguono i gruppi in un piano.</translation>
    </message>
    <message>
        <source>Only the projector, the last norm and the read-out learn. That accuracy on new classes is reached all the same shows that the heads are the old ones.</source>
        <translation>Imparano solo il proiettore, l&apos;ultima norma e la lettura. Che si raggiunga comunque l&apos;accuratezza sulle classi nuove mostra che le teste sono quelle di prima.</translation>
    </message>
    <message>
        <source>Optimiser of the first stage</source>
        <translation>Ottimizzatore della prima fase</translation>
    </message>
    <message>
        <source>PNG files of a folder, a folder for each class</source>
        <translation>file PNG di una cartella, una cartella per ogni classe</translation>
    </message>
    <message>
        <source>Part of the batch classified rightly before the step&apos;s update.</source>
        <translation>Frazione del lotto classificata giusta prima dell&apos;aggiornamento del passo.</translation>
    </message>
    <message>
        <source>Part of the numbers that each training step takes away, behind attention and in and behind the feed-forward layer.</source>
        <translation>Frazione dei numeri che ogni passo di addestramento toglie, dopo l&apos;attenzione e dentro e dopo lo strato feed-forward.</translation>
    </message>
    <message>
        <source>Part of the target that is spread over all classes.</source>
        <translation>Frazione del bersaglio che si distribuisce su tutte le classi.</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>Patch</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>Proiettore</translation>
    </message>
    <message>
        <source>Rate of the first stage</source>
        <translation>Tasso della prima fase</translation>
    </message>
    <message>
        <source>Refined or rebuilt</source>
        <translation>Affinata o ricostruita</translation>
    </message>
    <message>
        <source>Risk against budget for three ways of spending it</source>
        <translation>Rischio e budget per tre modi di spenderlo</translation>
    </message>
    <message>
        <source>Risk against budget for three ways of spending it, in seconds</source>
        <translation>Rischio e budget per tre modi di spenderlo, in pochi secondi</translation>
    </message>
    <message>
        <source>Rotary positions: not yet.</source>
        <translation>Posizioni rotatorie: non ancora.</translation>
    </message>
    <message>
        <source>Second modality</source>
        <translation>Seconda modalità</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Sequences in each test set.</source>
        <translation>Sequenze in ogni insieme di test.</translation>
    </message>
    <message>
        <source>Sequences that are answered with and without.</source>
        <translation>Sequenze a cui si risponde con e senza.</translation>
    </message>
    <message>
        <source>Short prompts make timid weights.</source>
        <translation>I prompt corti rendono timidi i pesi.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>Side of an image</source>
        <translation>Lato di un&apos;immagine</translation>
    </message>
    <message>
        <source>Side of the squares that an image is cut into, by default 7; of a vector, the length of its pieces, by default 16.</source>
        <translation>Lato dei quadrati in cui si taglia un&apos;immagine, se non indicato 7; di un vettore, la lunghezza dei suoi pezzi, se non indicata 16.</translation>
    </message>
    <message>
        <source>Signs drawn by another hand</source>
        <translation>Segni disegnati da un&apos;altra mano</translation>
    </message>
    <message>
        <source>Spread of modality 2</source>
        <translation>Dispersione della modalità 2</translation>
    </message>
    <message>
        <source>Steps between two looks at the validation items; the curves keep the last value in between.</source>
        <translation>Passi tra due valutazioni degli elementi di validazione; nel frattempo le curve mantengono l&apos;ultimo valore.</translation>
    </message>
    <message>
        <source>Steps of the first stage</source>
        <translation>Passi della prima fase</translation>
    </message>
    <message>
        <source>Strongest heads</source>
        <translation>Teste più forti</translation>
    </message>
    <message>
        <source>Swapped labels as published</source>
        <translation>Etichette scambiate come nel codice pubblicato</translation>
    </message>
    <message>
        <source>The best weight against depth and the bounds of the prior</source>
        <translation>Il peso migliore secondo la profondità e gli estremi della distribuzione a priori</translation>
    </message>
    <message>
        <source>The best weight against depth and the bounds of the prior, in seconds</source>
        <translation>Il peso migliore secondo la profondità e gli estremi della distribuzione a priori, in pochi secondi</translation>
    </message>
    <message>
        <source>The best α rises with depth to the limit that the bounds of the prior alone decide.</source>
        <translation>L&apos;α migliore sale con la profondità fino al limite deciso dai soli estremi della distribuzione a priori.</translation>
    </message>
    <message>
        <source>The best α rises with depth to the limit that the bounds of the prior alone decide: 2 over the sum of 2 and both bounds.</source>
        <translation>L&apos;α migliore sale con la profondità fino al limite deciso dai soli estremi della distribuzione a priori: 2 diviso la somma di 2 e dei due estremi.</translation>
    </message>
    <message>
        <source>The circuit serves both</source>
        <translation>Il circuito serve a entrambe</translation>
    </message>
    <message>
        <source>The classes of both modalities are drawn independently, and a label tells the group of both: no modality alone gives the answer.</source>
        <translation>Le classi delle due modalità si estraggono in modo indipendente, e un&apos;etichetta indica il gruppo di entrambe: nessuna modalità da sola dà la risposta.</translation>
    </message>
    <message>
        <source>The decoder on sequences of the first modality, as in the first stage: at the beginning of this stage, and now.</source>
        <translation>Il decoder su sequenze della prima modalità, come nella prima fase: all&apos;inizio di questa fase, e ora.</translation>
    </message>
    <message>
        <source>The encoder pulls items of a class together: more of the variance lies between classes than before it.</source>
        <translation>L&apos;encoder avvicina gli elementi di una classe: tra le classi sta una parte della varianza maggiore che prima di esso.</translation>
    </message>
    <message>
        <source>The first so many labels belong to the second modality&apos;s classes, too: class k has the label k mod L₂. An element&apos;s label is that of both its items.</source>
        <translation>Altrettante etichette, le prime, appartengono anche alle classi della seconda modalità: la classe k ha l&apos;etichetta k mod L₂. L&apos;etichetta di un posto è quella di entrambi i suoi elementi.</translation>
    </message>
    <message>
        <source>The first stage trains a decoder on one modality alone; it learns to read its context. Then a second item stands before each label, and a projector that is new makes an embedding of it. The circuit is there already: only the projector has to be found. With as few classes as here a decoder that is trained on them alone learns them by heart.</source>
        <translation>La prima fase addestra un decoder su una sola modalità; esso impara a leggere il contesto. Poi un secondo elemento sta prima di ogni etichetta, e un proiettore nuovo ne fa un embedding. Il circuito c&apos;è già: resta da trovare solo il proiettore. Con così poche classi come qui, un decoder addestrato solo su di esse le impara a memoria.</translation>
    </message>
    <message>
        <source>The glyphs are drawn here: a class is a few random strokes, and each of its images draws them turned, shifted, wavering, with another pen. The last five drawings of each sign are held out. The ViT cuts an image into sixteen patches.</source>
        <translation>I glifi si disegnano qui: una classe è qualche tratto casuale, e ognuna delle sue immagini li disegna ruotati, spostati, tremolanti, con un&apos;altra penna. Gli ultimi cinque disegni di ogni segno servono alla validazione. Il ViT taglia un&apos;immagine in sedici patch.</translation>
    </message>
    <message>
        <source>The heads attend by the old weights.</source>
        <translation>Le teste prestano attenzione con i vecchi pesi.</translation>
    </message>
    <message>
        <source>The label can be learnt by heart from the first modality, whose 256 classes come again and again; that the second has 8192 does not help, since it is not needed. After 1000 steps early fusion fails whichever modality is the poor one, and with both rich it still stands on the plateau where any label of the context is answered. The reversal of the asymmetry that the paper reports after 300,000 steps of descent does not show in runs of this length.</source>
        <translation>L&apos;etichetta si può imparare a memoria dalla prima modalità, le cui 256 classi tornano sempre; che la seconda ne abbia 8192 non aiuta, perché non occorre. Dopo 1000 passi la fusione precoce fallisce qualunque modalità sia quella povera, e con entrambe ricche è ancora sull&apos;altopiano dove si risponde con un&apos;etichetta qualsiasi del contesto. L&apos;inversione dell&apos;asimmetria che l&apos;articolo riporta dopo 300.000 passi di discesa non compare in esecuzioni di questa lunghezza.</translation>
    </message>
    <message>
        <source>The map of the decoder that the run began with, the present one, or what changed.</source>
        <translation>La mappa del decoder con cui l&apos;esecuzione è cominciata, quella attuale, o che cosa è cambiato.</translation>
    </message>
    <message>
        <source>The middle comes sooner than with one head.</source>
        <translation>La metà arriva prima che con una testa sola.</translation>
    </message>
    <message>
        <source>The previous-token head is refined, not rebuilt.</source>
        <translation>La testa del token precedente viene affinata, non ricostruita.</translation>
    </message>
    <message>
        <source>The published rotary ones do not.</source>
        <translation>Quelle rotatorie come pubblicate no.</translation>
    </message>
    <message>
        <source>The strongest induction head is the same.</source>
        <translation>La testa di induzione più forte è la stessa.</translation>
    </message>
    <message>
        <source>The transformer encoder cuts the item into segments, which become tokens, and reads the class from a token of its own. It has to learn where a segment stood and how the segments belong together, and drops a tenth of its numbers while it does.</source>
        <translation>L&apos;encoder transformer taglia l&apos;elemento in segmenti, che diventano token, e legge la classe da un token apposito. Deve imparare dove stava un segmento e come i segmenti vanno insieme, e mentre lo fa lascia cadere un decimo dei suoi numeri.</translation>
    </message>
    <message>
        <source>There is no circuit to reuse: the first stage learnt its classes by heart.</source>
        <translation>Non c&apos;è un circuito da riusare: la prima fase ha imparato le sue classi a memoria.</translation>
    </message>
    <message>
        <source>There is no run here to make a cue of.</source>
        <translation>Qui non c&apos;è un&apos;esecuzione di cui fare una scena.</translation>
    </message>
    <message>
        <source>They come near the path down the tree.</source>
        <translation>Si avvicinano al percorso lungo l&apos;albero.</translation>
    </message>
    <message>
        <source>Trained together from scratch, a poor first and a rich second modality do not learn in context either.</source>
        <translation>Addestrate insieme da zero, nemmeno una prima modalità povera e una seconda ricca imparano nel contesto.</translation>
    </message>
    <message>
        <source>Trained together from scratch, a rich first and a poor second modality do not learn in context.</source>
        <translation>Addestrate insieme da zero, una prima modalità ricca e una seconda povera non imparano nel contesto.</translation>
    </message>
    <message>
        <source>Training length against test length</source>
        <translation>Lunghezza di addestramento e di test</translation>
    </message>
    <message>
        <source>Training length against test length, in seconds</source>
        <translation>Lunghezza di addestramento e di test, in pochi secondi</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>Accuratezza di validazione</translation>
    </message>
    <message>
        <source>Validation items</source>
        <translation>Elementi di validazione</translation>
    </message>
    <message>
        <source>Validation items of a few classes as points: as they are (layers 0) and behind the encoder (layers 1), each in the plane of its two principal axes, and how well they are told apart by their classes. A row for each point and layer.</source>
        <translation>Elementi di validazione di alcune classi come punti: così come sono (layers 0) e dopo l&apos;encoder (layers 1), ciascuno nel piano dei suoi due assi principali, e quanto bene le loro classi li distinguono. Una riga per ogni punto e strato.</translation>
    </message>
    <message>
        <source>Validation items that are looked at; of images there may be fewer.</source>
        <translation>Elementi di validazione che si guardano; di immagini possono essercene meno.</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Perdita di validazione</translation>
    </message>
    <message>
        <source>ViT</source>
        <translation>ViT</translation>
    </message>
    <message>
        <source>Weights trained on short prompts are timid on long ones; weights trained on long prompts are too bold on short ones.</source>
        <translation>I pesi addestrati su prompt corti sono timidi su quelli lunghi; i pesi addestrati su prompt lunghi sono troppo audaci su quelli corti.</translation>
    </message>
    <message>
        <source>What a classifier that knows all class means reaches on the validation items, by taking the nearest. Of images nobody knows it.</source>
        <translation>Ciò che raggiunge sugli elementi di validazione un classificatore che conosce tutte le medie di classe, prendendo la più vicina. Per le immagini nessuno lo sa.</translation>
    </message>
    <message>
        <source>What few classes leave in the weights, many do not.</source>
        <translation>Ciò che poche classi lasciano nei pesi, molte non lo lasciano.</translation>
    </message>
    <message>
        <source>What of the model is held; the projector always learns.</source>
        <translation>Che cosa del modello resta fermo; il proiettore impara sempre.</translation>
    </message>
    <message>
        <source>What one head attends to in one test sequence, with the decoder that the stage began with and now: a row for each token that looks.</source>
        <translation>A che cosa presta attenzione una testa in una sequenza di test, con il decoder con cui la fase è cominciata e ora: una riga per ogni token che guarda.</translation>
    </message>
    <message>
        <source>What the encoder learns to tell apart.</source>
        <translation>Che cosa l&apos;encoder impara a distinguere.</translation>
    </message>
    <message>
        <source>What the encoder puts out for some validation items, a row an item, in the order of their classes: items of one class should look alike.</source>
        <translation>Ciò che l&apos;encoder emette per alcuni elementi di validazione, una riga per elemento, nell&apos;ordine delle classi: gli elementi di una classe dovrebbero somigliarsi.</translation>
    </message>
    <message>
        <source>What the second modality needs</source>
        <translation>Che cosa serve alla seconda modalità</translation>
    </message>
    <message>
        <source>What the settings need, predicted from the shapes of the layers.</source>
        <translation>Ciò che le impostazioni richiedono, predetto dalle forme degli strati.</translation>
    </message>
    <message>
        <source>What turns an item into features. A linear classifier stands behind it.</source>
        <translation>Ciò che trasforma un elemento in caratteristiche. Lo segue un classificatore lineare.</translation>
    </message>
    <message>
        <source>What was learnt, was learnt by heart.</source>
        <translation>Ciò che è stato imparato, è stato imparato a memoria.</translation>
    </message>
    <message>
        <source>Where each token of the example sequence looks, in one head; the layer control goes through the heads of the first layer, then of the next. x are items (a and b those of two modalities), y labels, q is the query; the number after the dot is the label.</source>
        <translation>Dove guarda ogni token della sequenza d&apos;esempio, in una testa; il comando dello strato scorre le teste del primo strato, poi quelle del successivo. x sono elementi (a e b quelli di due modalità), y etichette, q è la query; il numero dopo il punto è l&apos;etichetta.</translation>
    </message>
    <message>
        <source>Width of hidden layers</source>
        <translation>Larghezza degli strati nascosti</translation>
    </message>
    <message>
        <source>With a one-hot block of positions a model learns in context sooner than with rotated queries and keys.</source>
        <translation>Con un blocco one-hot di posizioni un modello impara nel contesto prima che con query e chiavi ruotate.</translation>
    </message>
    <message>
        <source>With a one-hot block of positions in-context learning needs fewer classes than with rotated queries and keys, and comes sooner.</source>
        <translation>Con un blocco one-hot di posizioni l&apos;apprendimento nel contesto richiede meno classi che con query e chiavi ruotate, e arriva prima.</translation>
    </message>
    <message>
        <source>With every block frozen a projector alone brings the second modality to a circuit that was learnt on the first.</source>
        <translation>Con tutti i blocchi congelati basta il proiettore a portare la seconda modalità a un circuito imparato sulla prima.</translation>
    </message>
    <message>
        <source>With four heads the second modality is learnt sooner; on one modality alone more heads made the model learn by heart.</source>
        <translation>Con quattro teste la seconda modalità si impara prima; con una sola modalità più teste facevano imparare a memoria il modello.</translation>
    </message>
    <message>
        <source>With four numbers, four layers do better than one wide layer.</source>
        <translation>Con quattro numeri, quattro strati fanno meglio di uno strato largo.</translation>
    </message>
    <message>
        <source>With joint labels the published code moves the answer of the swapped-label set on twice, so that a perfect in-context learner scores nothing there.</source>
        <translation>Con etichette congiunte il codice pubblicato sposta due volte la risposta dell&apos;insieme a etichette scambiate, così che un apprendimento nel contesto perfetto non vi ottiene nulla.</translation>
    </message>
    <message>
        <source>Without bursts they are not.</source>
        <translation>Senza sequenze bursty no.</translation>
    </message>
    <message>
        <source>Without either head, or without the second modality, a decoder of two modalities falls back to chance.</source>
        <translation>Senza l&apos;una o l&apos;altra testa, o senza la seconda modalità, un decoder di due modalità ricade al livello del caso.</translation>
    </message>
    <message>
        <source>Without the first layer&apos;s head they are not.</source>
        <translation>Senza la testa del primo strato no.</translation>
    </message>
    <message>
        <source>Without the second layer&apos;s head they are not.</source>
        <translation>Senza la testa del secondo strato no.</translation>
    </message>
    <message>
        <source>Without the second modality nothing but a random label of the context is left.</source>
        <translation>Senza la seconda modalità resta solo un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>Zipf exponent of modality 2</source>
        <translation>Esponente di Zipf della modalità 2</translation>
    </message>
    <message>
        <source>a &apos;twin&apos; must run: say with &apos;step&apos;, &apos;until&apos; or &apos;to_end&apos; how far</source>
        <translation>un &apos;twin&apos; deve correre: dite con &apos;step&apos;, &apos;until&apos; o &apos;to_end&apos; fin dove</translation>
    </message>
    <message>
        <source>a class of %1 images is too small: with those held out it needs %2</source>
        <translation>una classe di %1 immagini è troppo piccola: con quelle di validazione gliene servono %2</translation>
    </message>
    <message>
        <source>a cue opens a &apos;preset&apos; or an &apos;experiment&apos;, not both: the preset knows its experiment</source>
        <translation>una scena apre un &apos;preset&apos; o un &apos;experiment&apos;, non entrambi: il preset conosce il suo esperimento</translation>
    </message>
    <message>
        <source>a cue runs to a &apos;step&apos; or &apos;to_end&apos;, not both: leave one of them out</source>
        <translation>una scena corre fino a uno &apos;step&apos; o a &apos;to_end&apos;, non a entrambi: togliete uno dei due</translation>
    </message>
    <message>
        <source>a glyph needs a side of at least 8 pixels</source>
        <translation>un glifo richiede un lato di almeno 8 pixel</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>tirando a caso</translation>
    </message>
    <message>
        <source>a lecture has at least one cue</source>
        <translation>una lezione ha almeno una scena</translation>
    </message>
    <message>
        <source>a side of %1 cannot be cut into patches of %2: choose a size that divides every side</source>
        <translation>un lato di %1 non si può tagliare in patch di %2: scegliete una grandezza che divida ogni lato</translation>
    </message>
    <message>
        <source>accuracy with both</source>
        <translation>accuratezza con entrambe</translation>
    </message>
    <message>
        <source>acts with glyphs</source>
        <translation>agisce con glyphs</translation>
    </message>
    <message>
        <source>acts with glyphs and images</source>
        <translation>agisce con glyphs e images</translation>
    </message>
    <message>
        <source>acts with images</source>
        <translation>agisce con images</translation>
    </message>
    <message>
        <source>acts with initial = pretrain</source>
        <translation>agisce con initial = pretrain</translation>
    </message>
    <message>
        <source>acts with joint labels</source>
        <translation>agisce con etichette congiunte</translation>
    </message>
    <message>
        <source>acts with mlp</source>
        <translation>agisce con mlp</translation>
    </message>
    <message>
        <source>acts with transformer</source>
        <translation>agisce con transformer</translation>
    </message>
    <message>
        <source>acts with transformer and vit</source>
        <translation>agisce con transformer e vit</translation>
    </message>
    <message>
        <source>acts with vectors</source>
        <translation>agisce con vectors</translation>
    </message>
    <message>
        <source>acts with vit</source>
        <translation>agisce con vit</translation>
    </message>
    <message>
        <source>acts without joint labels</source>
        <translation>agisce senza etichette congiunte</translation>
    </message>
    <message>
        <source>after</source>
        <translation>dopo</translation>
    </message>
    <message>
        <source>after less before</source>
        <translation>dopo meno prima</translation>
    </message>
    <message>
        <source>all but the projector</source>
        <translation>tutto tranne il proiettore</translation>
    </message>
    <message>
        <source>an image of %1 × %2 pixels is too large: at most %3 pixels</source>
        <translation>un&apos;immagine di %1 × %2 pixel è troppo grande: al massimo %3 pixel</translation>
    </message>
    <message>
        <source>an item of %1 numbers cannot be cut into segments of %2: choose a length that divides it</source>
        <translation>un elemento di %1 numeri non si può tagliare in segmenti di %2: scegliete una lunghezza che lo divida</translation>
    </message>
    <message>
        <source>another lecture has the id &apos;%1&apos;, too</source>
        <translation>anche un&apos;altra lezione ha l&apos;id &apos;%1&apos;</translation>
    </message>
    <message>
        <source>arXiv 2601.20796, Figure 2</source>
        <translation>arXiv 2601.20796, figura 2</translation>
    </message>
    <message>
        <source>arXiv 2601.20796, Section 3</source>
        <translation>arXiv 2601.20796, sezione 3</translation>
    </message>
    <message>
        <source>arXiv 2601.20796, Section 4</source>
        <translation>arXiv 2601.20796, sezione 4</translation>
    </message>
    <message>
        <source>as published; weight decay joins the gradient</source>
        <translation>come pubblicato; il decadimento dei pesi si aggiunge al gradiente</translation>
    </message>
    <message>
        <source>before</source>
        <translation>prima</translation>
    </message>
    <message>
        <source>between the maps before and after, mean over heads</source>
        <translation>tra le mappe prima e dopo, media sulle teste</translation>
    </message>
    <message>
        <source>between the two maps</source>
        <translation>tra le due mappe</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>non si può leggere (%1)</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonna</translation>
    </message>
    <message>
        <source>dim, N and the tensors in.x_m1, in.x_m2 and in.shifts must describe sequences of two modalities</source>
        <translation>dim, N e i tensori in.x_m1, in.x_m2 e in.shifts devono descrivere sequenze di due modalità</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>caratteristica</translation>
    </message>
    <message>
        <source>fewer than two validation items are of these classes: ask for more classes</source>
        <translation>meno di due elementi di validazione sono di queste classi: chiedete più classi</translation>
    </message>
    <message>
        <source>five convolutions with batch norm, halving in between</source>
        <translation>cinque convoluzioni con norma di batch, dimezzando nel mezzo</translation>
    </message>
    <message>
        <source>glyphs</source>
        <translation>glifi</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>grigio</translation>
    </message>
    <message>
        <source>hand-drawn-like signs that are drawn here</source>
        <translation>segni come tracciati a mano, disegnati qui</translation>
    </message>
    <message>
        <source>has %1 pixels where the first image has %2: choose an image-size that all are scaled to</source>
        <translation>ha %1 pixel mentre la prima immagine ne ha %2: scegliete un image-size a cui scalarle tutte</translation>
    </message>
    <message>
        <source>has made no step that a script could repeat</source>
        <translation>non ha fatto alcun passo che uno script possa ripetere</translation>
    </message>
    <message>
        <source>has no finite values that other seeds reach as well</source>
        <translation>non ha valori finiti che anche altri semi raggiungano</translation>
    </message>
    <message>
        <source>has no rows yet, so there is nothing to compare</source>
        <translation>non ha ancora righe, perciò non c&apos;è nulla da confrontare</translation>
    </message>
    <message>
        <source>hidden must be a list of widths up to 4096</source>
        <translation>hidden deve essere un elenco di larghezze fino a 4096</translation>
    </message>
    <message>
        <source>holds images of %1 classes, not %2: choose classes-2 of at most %1</source>
        <translation>contiene immagini di %1 classi, non %2: scegliete classes-2 al massimo %1</translation>
    </message>
    <message>
        <source>holds no PNG image: choose a folder with a folder of them for each class</source>
        <translation>non contiene immagini PNG: scegliete una cartella che ne abbia una cartella per ogni classe</translation>
    </message>
    <message>
        <source>images</source>
        <translation>immagini</translation>
    </message>
    <message>
        <source>images need a folder: name one with a folder of PNG files for each class</source>
        <translation>le immagini richiedono una cartella: indicatene una con una cartella di file PNG per ogni classe</translation>
    </message>
    <message>
        <source>is a fork of %1, whose past a script cannot repeat; export a run that begins at step 0</source>
        <translation>è una biforcazione di %1, il cui passato uno script non può ripetere; esportate un&apos;esecuzione che comincia dal passo 0</translation>
    </message>
    <message>
        <source>item</source>
        <translation>elemento</translation>
    </message>
    <message>
        <source>items per step</source>
        <translation>elementi per passo</translation>
    </message>
    <message>
        <source>linear layers with ReLU</source>
        <translation>strati lineari con ReLU</translation>
    </message>
    <message>
        <source>must be a text, or texts by language like {&quot;en&quot;: &quot;…&quot;}</source>
        <translation>deve essere un testo, o testi per lingua come {&quot;en&quot;: &quot;…&quot;}</translation>
    </message>
    <message>
        <source>no encoder is named &apos;%1&apos;</source>
        <translation>nessun encoder si chiama &apos;%1&apos;</translation>
    </message>
    <message>
        <source>noisy class means, as the sequences of later stages have them</source>
        <translation>medie di classe rumorose, come le hanno le sequenze delle fasi successive</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>of %1 images of a class at most %2 can be held out: training needs one</source>
        <translation>di %1 immagini di una classe se ne possono riservare alla validazione al massimo %2: all&apos;addestramento ne serve una</translation>
    </message>
    <message>
        <source>of the accuracy with both</source>
        <translation>dell&apos;accuratezza con entrambe</translation>
    </message>
    <message>
        <source>of the head that changed most</source>
        <translation>della testa cambiata di più</translation>
    </message>
    <message>
        <source>part of the attention that went elsewhere</source>
        <translation>parte dell&apos;attenzione che è andata altrove</translation>
    </message>
    <message>
        <source>part of the first stage&apos;s strongest induction heads that still are</source>
        <translation>frazione delle teste di induzione più forti della prima fase che lo sono ancora</translation>
    </message>
    <message>
        <source>part of the first stage&apos;s strongest previous-token heads that still are</source>
        <translation>frazione delle teste del token precedente più forti della prima fase che lo sono ancora</translation>
    </message>
    <message>
        <source>patches of the image, pre-norm blocks, a class token</source>
        <translation>patch dell&apos;immagine, blocchi con norma davanti, un token di classe</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>pixel</translation>
    </message>
    <message>
        <source>positions reach for %1 tokens, but a sequence has %2: choose max-pairs of at least %3</source>
        <translation>le posizioni arrivano a %1 token, ma una sequenza ne ha %2: scegliete max-pairs di almeno %3</translation>
    </message>
    <message>
        <source>random: all is trained from scratch on both modalities (early fusion). pretrain: a first stage with the same task and model is trained before, or found among the stored runs. Else the name of a stored run of mixture-pretrain.</source>
        <translation>random: tutto si addestra da zero su entrambe le modalità (fusione precoce). pretrain: prima si addestra una prima fase con lo stesso compito e lo stesso modello, oppure la si trova tra le esecuzioni conservate. Altrimenti il nome di un&apos;esecuzione conservata di mixture-pretrain.</translation>
    </message>
    <message>
        <source>red, green, blue</source>
        <translation>rosso, verde, blu</translation>
    </message>
    <message>
        <source>row</source>
        <translation>riga</translation>
    </message>
    <message>
        <source>segments of the item, post-norm blocks, a class token</source>
        <translation>segmenti dell&apos;elemento, blocchi con norma in coda, un token di classe</translation>
    </message>
    <message>
        <source>share of the features&apos; variance that lies between classes</source>
        <translation>parte della varianza delle caratteristiche che sta tra le classi</translation>
    </message>
    <message>
        <source>share of the features&apos; variance that the plane shows</source>
        <translation>parte della varianza delle caratteristiche che il piano mostra</translation>
    </message>
    <message>
        <source>share of the items&apos; variance that lies between classes</source>
        <translation>parte della varianza degli elementi che sta tra le classi</translation>
    </message>
    <message>
        <source>share of the items&apos; variance that the plane shows</source>
        <translation>parte della varianza degli elementi che il piano mostra</translation>
    </message>
    <message>
        <source>swapped-label accuracy at the beginning</source>
        <translation>accuratezza con etichette scambiate all&apos;inizio</translation>
    </message>
    <message>
        <source>swapped-label accuracy now</source>
        <translation>accuratezza con etichette scambiate ora</translation>
    </message>
    <message>
        <source>test accuracy at the beginning</source>
        <translation>accuratezza di test all&apos;inizio</translation>
    </message>
    <message>
        <source>test accuracy now</source>
        <translation>accuratezza di test ora</translation>
    </message>
    <message>
        <source>the blocks</source>
        <translation>i blocchi</translation>
    </message>
    <message>
        <source>the checkpoint must hold %1 numbers named %2; it is one of another encoder</source>
        <translation>il checkpoint deve contenere %1 numeri di nome %2; è di un altro encoder</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s class means are not those of this seed and these settings: take the seed, classes-2 and item-dimension-2 of its run</source>
        <translation>le medie di classe del checkpoint non sono quelle di questo seme e di queste impostazioni: prendete il seme, classes-2 e item-dimension-2 della sua esecuzione</translation>
    </message>
    <message>
        <source>the decoder to begin with has %1 = %2, but here it is %3: set both alike</source>
        <translation>il decoder di partenza ha %1 = %2, ma qui vale %3: impostateli uguali</translation>
    </message>
    <message>
        <source>the export was stopped before its file was written</source>
        <translation>l&apos;esportazione è stata fermata prima che il suo file fosse scritto</translation>
    </message>
    <message>
        <source>the first cue must open something: name a &apos;preset&apos; or an &apos;experiment&apos;</source>
        <translation>la prima scena deve aprire qualcosa: indicate un &apos;preset&apos; o un &apos;experiment&apos;</translation>
    </message>
    <message>
        <source>the first line must be &apos;#: {…}&apos; and name the channels that are compared</source>
        <translation>la prima riga deve essere &apos;#: {…}&apos; e nominare i canali che si confrontano</translation>
    </message>
    <message>
        <source>the image cannot be written (%1)</source>
        <translation>l&apos;immagine non si può scrivere (%1)</translation>
    </message>
    <message>
        <source>the image ends too early or is damaged (%1)</source>
        <translation>l&apos;immagine finisce troppo presto o è danneggiata (%1)</translation>
    </message>
    <message>
        <source>the largest change of a previous-token measure</source>
        <translation>la massima variazione di una misura del token precedente</translation>
    </message>
    <message>
        <source>the largest gain of an induction measure</source>
        <translation>il massimo aumento di una misura di induzione</translation>
    </message>
    <message>
        <source>the last norm, the read-out and the projector learn, as published</source>
        <translation>si addestrano l&apos;ultima norma, la lettura e il proiettore, come pubblicato</translation>
    </message>
    <message>
        <source>the likeliest class</source>
        <translation>la classe più probabile</translation>
    </message>
    <message>
        <source>the likeliest label at the beginning</source>
        <translation>l&apos;etichetta più probabile all&apos;inizio</translation>
    </message>
    <message>
        <source>the likeliest label now</source>
        <translation>l&apos;etichetta più probabile ora</translation>
    </message>
    <message>
        <source>the picture &apos;%1&apos; stands twice in &apos;views&apos;: name it once</source>
        <translation>la figura &apos;%1&apos; sta due volte in &apos;views&apos;: indicatela una volta sola</translation>
    </message>
    <message>
        <source>the right class</source>
        <translation>la classe giusta</translation>
    </message>
    <message>
        <source>the run %1 is one of %2; a run of %3 is needed to begin from</source>
        <translation>l&apos;esecuzione %1 è di %2; per partire ne serve una di %3</translation>
    </message>
    <message>
        <source>the run has no checkpoint to begin from</source>
        <translation>l&apos;esecuzione non ha un checkpoint da cui partire</translation>
    </message>
    <message>
        <source>the run to begin from did not reach its end: %1</source>
        <translation>l&apos;esecuzione da cui partire non è arrivata alla fine: %1</translation>
    </message>
    <message>
        <source>the script for %1 does not know this setting, which the run has at %2; only runs with its default can be exported</source>
        <translation>lo script per %1 non conosce questa impostazione, che nell&apos;esecuzione vale %2; si possono esportare solo esecuzioni con il suo valore predefinito</translation>
    </message>
    <message>
        <source>the second modality shares the first&apos;s %1 labels, so it cannot have %2: choose at most %1</source>
        <translation>la seconda modalità condivide le %1 etichette della prima, perciò non può averne %2: sceglietene al massimo %1</translation>
    </message>
    <message>
        <source>the tensors %1 and in.labels are missing or misshapen</source>
        <translation>i tensori %1 e in.labels mancano o hanno una forma sbagliata</translation>
    </message>
    <message>
        <source>the tensors in.x, in.labels and w.classifier.weight are missing or misshapen</source>
        <translation>i tensori in.x, in.labels e w.classifier.weight mancano o hanno una forma sbagliata</translation>
    </message>
    <message>
        <source>there is no item %1: the validation items are counted from 0 to %2</source>
        <translation>non c&apos;è l&apos;elemento %1: gli elementi di validazione si contano da 0 a %2</translation>
    </message>
    <message>
        <source>there is no such folder: choose one with a folder of PNG images for each class</source>
        <translation>non c&apos;è una tale cartella: sceglietene una con una cartella di immagini PNG per ogni classe</translation>
    </message>
    <message>
        <source>this is no PNG image: it must begin with the eight bytes of one</source>
        <translation>questa non è un&apos;immagine PNG: deve cominciare con gli otto byte che le contraddistinguono</translation>
    </message>
    <message>
        <source>this is no lecture that this program reads: its &apos;format&apos; must be &apos;icl-lecture/1&apos;</source>
        <translation>questa non è una lezione che il programma sappia leggere: il suo &apos;format&apos; deve essere &apos;icl-lecture/1&apos;</translation>
    </message>
    <message>
        <source>this run would need %1 (%2 weights), but %3 of memory are left: choose a smaller batch, item or encoder</source>
        <translation>questa esecuzione richiederebbe %1 (%2 pesi), ma restano %3 di memoria: scegliete un lotto, un elemento o un encoder più piccolo</translation>
    </message>
    <message>
        <source>three matrices</source>
        <translation>tre matrici</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>transformer</translation>
    </message>
    <message>
        <source>two matrices</source>
        <translation>due matrici</translation>
    </message>
    <message>
        <source>validation accuracy of the nearest class mean; absent for images</source>
        <translation>accuratezza di validazione della media di classe più vicina; assente per le immagini</translation>
    </message>
    <message>
        <source>validation items</source>
        <translation>elementi di validazione</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>vettori</translation>
    </message>
    <message>
        <source>was changed on its way (%1), which no script repeats; export a run without interventions</source>
        <translation>è stata cambiata strada facendo (%1), cosa che nessuno script ripete; esportate un&apos;esecuzione senza interventi</translation>
    </message>
    <message>
        <source>what by_class would be if classes meant nothing</source>
        <translation>quanto sarebbe by_class se le classi non significassero nulla</translation>
    </message>
    <message>
        <source>what the classifier gives the right class</source>
        <translation>ciò che il classificatore dà alla classe giusta</translation>
    </message>
    <message>
        <source>with joint labels an item of the first modality has no label of its own</source>
        <translation>con etichette congiunte un elemento della prima modalità non ha un&apos;etichetta propria</translation>
    </message>
    <message>
        <source>without the first modality</source>
        <translation>senza la prima modalità</translation>
    </message>
    <message>
        <source>without the second modality</source>
        <translation>senza la seconda modalità</translation>
    </message>
    <message>
        <source>write random, pretrain or the name of a stored run of the first stage</source>
        <translation>scrivete random, pretrain o il nome di un&apos;esecuzione conservata della prima fase</translation>
    </message>
    <message>
        <source>“%1” is no screen: count them from 1.</source>
        <translation>«%1» non è uno schermo: contateli da 1.</translation>
    </message>
    <message>
        <source>%1 pictures were given for a prompt with places for %2: every place needs one</source>
        <translation>sono date %1 immagini per un prompt con posti per %2: a ogni posto ne serve una</translation>
    </message>
    <message>
        <source>%1 positions were given for %2 tokens: each needs one</source>
        <translation>sono date %1 posizioni per %2 token: a ciascuno ne serve una</translation>
    </message>
    <message>
        <source>%1 tensors are missing, &apos;%2&apos; for one</source>
        <translation>mancano %1 tensori, per esempio &apos;%2&apos;</translation>
    </message>
    <message>
        <source>%1 tensors were found where this model has %2: these adapters belong to another model</source>
        <translation>si sono trovati %1 tensori dove questo modello ne ha %2: questi adattatori appartengono a un altro modello</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in the vocabulary is not written in bytes&apos; characters: this is no byte-level vocabulary</source>
        <translation>&apos;%1&apos; nel vocabolario non è scritto con i caratteri dei byte: questo non è un vocabolario a livello di byte</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be %2</source>
        <translation>&apos;%1&apos; deve essere %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of whole numbers from 0 to %2</source>
        <translation>&apos;%1&apos; deve essere un elenco di numeri interi da 0 a %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number above 0</source>
        <translation>&apos;%1&apos; deve essere un numero maggiore di 0</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text</source>
        <translation>&apos;%1&apos; deve essere un testo</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>&apos;%1&apos; deve essere un numero intero da %2 a %3</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be the id of a token, from 0 to %2</source>
        <translation>&apos;%1&apos; deve essere l&apos;id di un token, da 0 a %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>&apos;%1&apos; deve essere true o false</translation>
    </message>
    <message>
        <source>&apos;added_tokens&apos; must be a list</source>
        <translation>&apos;added_tokens&apos; deve essere un elenco</translation>
    </message>
    <message>
        <source>&apos;added_tokens_decoder&apos; must be an object</source>
        <translation>&apos;added_tokens_decoder&apos; deve essere un oggetto</translation>
    </message>
    <message>
        <source>&apos;hidden_size&apos; must be &apos;num_heads&apos; times a multiple of 4</source>
        <translation>&apos;hidden_size&apos; deve essere &apos;num_heads&apos; volte un multiplo di 4</translation>
    </message>
    <message>
        <source>&apos;hidden_size&apos; must be a multiple of &apos;num_attention_heads&apos;</source>
        <translation>&apos;hidden_size&apos; deve essere un multiplo di &apos;num_attention_heads&apos;</translation>
    </message>
    <message>
        <source>&apos;model_type&apos; is missing: this is no model&apos;s config.json</source>
        <translation>manca &apos;model_type&apos;: questo non è il config.json di un modello</translation>
    </message>
    <message>
        <source>&apos;mrope_section&apos; must be three numbers whose sum is half of a head&apos;s width, %1</source>
        <translation>&apos;mrope_section&apos; deve essere fatto di tre numeri la cui somma è metà della larghezza di una testa, %1</translation>
    </message>
    <message>
        <source>&apos;num_attention_heads&apos; must be a multiple of &apos;num_key_value_heads&apos;</source>
        <translation>&apos;num_attention_heads&apos; deve essere un multiplo di &apos;num_key_value_heads&apos;</translation>
    </message>
    <message>
        <source>&apos;out_hidden_size&apos; must be the text model&apos;s width, %1</source>
        <translation>&apos;out_hidden_size&apos; deve essere la larghezza del modello di testo, %1</translation>
    </message>
    <message>
        <source>&apos;weight_map&apos; must be an object that names each tensor&apos;s file</source>
        <translation>&apos;weight_map&apos; deve essere un oggetto che nomina il file di ogni tensore</translation>
    </message>
    <message>
        <source>&apos;window_size&apos; must be a multiple of the patch size times the merge size</source>
        <translation>&apos;window_size&apos; deve essere un multiplo della grandezza delle patch per la grandezza della fusione</translation>
    </message>
    <message>
        <source>1: the head is open; 0: it is shut.</source>
        <translation>1: la testa è aperta; 0: è chiusa.</translation>
    </message>
    <message>
        <source>A head that is shut puts out zero at every token; everything else stays. What is left of accuracy is chance between the two names, since another head votes weakly for the name shown last. Nothing was learnt or forgotten: opened again, the head does what it did. Without the previous-token head the induction head has nothing to find and rests on the start of the prompt: see its row in the picture of where the last token looks.</source>
        <translation>Una testa chiusa emette zero a ogni token; tutto il resto rimane. Dell&apos;accuratezza resta il caso tra i due nomi, perché un&apos;altra testa vota debolmente per il nome mostrato per ultimo. Nulla è stato imparato o dimenticato: riaperta, la testa fa ciò che faceva. Senza la testa del token precedente quella di induzione non ha nulla da trovare e si posa sull&apos;inizio del prompt: si veda la sua riga nella figura di dove guarda l&apos;ultimo token.</translation>
    </message>
    <message>
        <source>A set of your own beside the others, such as 1.0 or 0.1 1.0 (layer.head).</source>
        <translation>Un vostro insieme accanto agli altri, come 1.0 o 0.1 1.0 (strato.testa).</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuratezza</translation>
    </message>
    <message>
        <source>Accuracy and all heads&apos; scores are measured before the first step and then after so many.</source>
        <translation>L&apos;accuratezza e i punteggi di tutte le teste si misurano prima del primo passo e poi a intervalli di tanti passi.</translation>
    </message>
    <message>
        <source>Accuracy of the encoder</source>
        <translation>Accuratezza dell&apos;encoder</translation>
    </message>
    <message>
        <source>Accuracy with all heads that are open now, without the strongest induction heads (ih), the strongest previous-token heads (ph), both, and a control of other heads of the same layers; with the pairs of answers that differ and McNemar&apos;s exact p.</source>
        <translation>Accuratezza con tutte le teste ora aperte, senza le teste di induzione più forti (ih), senza le teste del token precedente più forti (ph), senza entrambe, e senza un controllo di altre teste degli stessi strati; con le coppie di risposte che differiscono e la p esatta di McNemar.</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>Adattatori</translation>
    </message>
    <message>
        <source>Adapters as files</source>
        <translation>Adattatori come file</translation>
    </message>
    <message>
        <source>All are names that were shown.</source>
        <translation>Sono tutte nomi che erano stati mostrati.</translation>
    </message>
    <message>
        <source>An exact head that scores low</source>
        <translation>Una testa esatta con un punteggio basso</translation>
    </message>
    <message>
        <source>Attention of the last token of the example that was scored last, for every head of a layer.</source>
        <translation>Attenzione dell&apos;ultimo token dell&apos;esempio valutato per ultimo, per ogni testa di uno strato.</translation>
    </message>
    <message>
        <source>Built-in checkpoint</source>
        <translation>Checkpoint incorporato</translation>
    </message>
    <message>
        <source>Chance: one of two names</source>
        <translation>Caso: uno di due nomi</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>Checkpoint: find and remove heads</source>
        <translation>Checkpoint: trovare e togliere teste</translation>
    </message>
    <message>
        <source>Checkpoint: fine-tune with LoRA</source>
        <translation>Checkpoint: messa a punto con LoRA</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Decoupled, on both factors.</source>
        <translation>Disaccoppiato, su entrambi i fattori.</translation>
    </message>
    <message>
        <source>Demonstrations of each name</source>
        <translation>Dimostrazioni di ogni nome</translation>
    </message>
    <message>
        <source>Draw of the control</source>
        <translation>Estrazione del controllo</translation>
    </message>
    <message>
        <source>Each picture is one token: the tower turns its colour into the same kind of token that a word would be. The previous-token head finds the picture before the name, the induction head the name behind the earlier copy of the last picture. Names have one token here, shown twice, so an exact induction head has a score of one half.</source>
        <translation>Ogni immagine è un token: la torre fa del suo colore lo stesso tipo di token che sarebbe una parola. La testa del token precedente trova l&apos;immagine prima del nome, la testa di induzione il nome dopo la copia precedente dell&apos;ultima immagine. Qui i nomi hanno un token, mostrato due volte, perciò una testa di induzione esatta ha un punteggio di un mezzo.</translation>
    </message>
    <message>
        <source>Encoder to begin with</source>
        <translation>Encoder di partenza</translation>
    </message>
    <message>
        <source>Even without both every answer is a name that was shown.</source>
        <translation>Anche senza entrambe ogni risposta è un nome che era stato mostrato.</translation>
    </message>
    <message>
        <source>Every answer is right.</source>
        <translation>Ogni risposta è giusta.</translation>
    </message>
    <message>
        <source>Every answer is still a name that was shown.</source>
        <translation>Ogni risposta è ancora un nome che era stato mostrato.</translation>
    </message>
    <message>
        <source>Every example gives invented names to two things, twice each, and asks for one of them. In the map of previous-token scores head 0.1 stands at exactly one; in that of induction scores head 1.0 leads. The checkpoint is a small one that the program makes itself, with the circuit put in by hand, so that the right ranking is known. The probe *Without the strongest heads* takes either of them away: half of the answers are then wrong, but every answer is still a name that was shown. Another head of the same layers makes no difference. With a folder of Qwen2.5 in the settings the same is done with a real model; the help page *Bring your own weights* says how.</source>
        <translation>Ogni esempio dà nomi inventati a due cose, due volte ciascuna, e chiede il nome di una di esse. Nella mappa dei punteggi del token precedente la testa 0.1 sta esattamente a uno; in quella dei punteggi di induzione prevale la testa 1.0. Il checkpoint è piccolo e lo crea il programma stesso, con il circuito messo a mano, così che la classifica giusta è nota. La sonda *Senza le teste più forti* toglie l&apos;una o l&apos;altra delle due: metà delle risposte è allora sbagliata, ma ogni risposta è ancora un nome che era stato mostrato. Un&apos;altra testa degli stessi strati non fa differenza. Con una cartella di Qwen2.5 nelle impostazioni si fa lo stesso con un modello vero; la pagina della guida *Portare i propri pesi* dice come.</translation>
    </message>
    <message>
        <source>Every first token is still right.</source>
        <translation>Ogni primo token è ancora giusto.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>Examples from</source>
        <translation>Esempi da</translation>
    </message>
    <message>
        <source>Examples scored</source>
        <translation>Esempi valutati</translation>
    </message>
    <message>
        <source>Examples skipped</source>
        <translation>Esempi saltati</translation>
    </message>
    <message>
        <source>Examples that are tested at every evaluation.</source>
        <translation>Esempi che si provano a ogni valutazione.</translation>
    </message>
    <message>
        <source>Examples with induction</source>
        <translation>Esempi con induzione</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Cartella</translation>
    </message>
    <message>
        <source>Forty examples go through a checkpoint, and one after the other its two heads of importance stand out: one looks at the token before, one at the name.</source>
        <translation>Quaranta esempi passano per un checkpoint, e una dopo l&apos;altra ne risaltano le due teste importanti: una guarda il token precedente, l&apos;altra il nome.</translation>
    </message>
    <message>
        <source>Half of the answers are right: chance.</source>
        <translation>Metà delle risposte è giusta: il livello del caso.</translation>
    </message>
    <message>
        <source>Heads of either kind</source>
        <translation>Teste di ciascun tipo</translation>
    </message>
    <message>
        <source>Heads open</source>
        <translation>Teste aperte</translation>
    </message>
    <message>
        <source>Heads shared with the published ones</source>
        <translation>Teste in comune con quelle pubblicate</translation>
    </message>
    <message>
        <source>Heads shut</source>
        <translation>Teste chiuse</translation>
    </message>
    <message>
        <source>Heads that are taken away from the start, such as 1.0 or 0.1 1.0 (layer.head, from 0): what they put out is zero at every token.</source>
        <translation>Teste tolte fin dall&apos;inizio, come 1.0 o 0.1 1.0 (strato.testa, da 0): ciò che emettono è zero a ogni token.</translation>
    </message>
    <message>
        <source>Heads watched</source>
        <translation>Teste osservate</translation>
    </message>
    <message>
        <source>How it is trained alone.</source>
        <translation>Come lo si addestra da solo.</translation>
    </message>
    <message>
        <source>How long the encoder is trained as a classifier of single items.</source>
        <translation>Per quanti passi si addestra l&apos;encoder come classificatore di singoli elementi.</translation>
    </message>
    <message>
        <source>How many are answered, each five times; 0: all of the run.</source>
        <translation>A quanti si risponde, cinque volte ciascuno; 0: a tutti quelli dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>How many are listed; 0: as the settings say.</source>
        <translation>Quante se ne elencano; 0: come dicono le impostazioni.</translation>
    </message>
    <message>
        <source>How many heads the ranking lists.</source>
        <translation>Quante teste elenca la classifica.</translation>
    </message>
    <message>
        <source>How many of the strongest are taken away; 0: five, or one in eight of a small model&apos;s heads.</source>
        <translation>Quante delle più forti si tolgono; 0: cinque, oppure una su otto delle teste di un modello piccolo.</translation>
    </message>
    <message>
        <source>How many of the strongest heads of either kind, as the first evaluation finds them, the mean strengths are over.</source>
        <translation>Su quante delle teste più forti di ciascun tipo, come le trova la prima valutazione, si calcolano le forze medie.</translation>
    </message>
    <message>
        <source>How many of this model&apos;s 5, 10 and 20 strongest heads are among the published ones of Qwen2.5-3B-Instruct (text) and Qwen2.5-VL-3B-Instruct (vision), and how many those two share. It says something of these two models alone.</source>
        <translation>Quante delle 5, 10 e 20 teste più forti di questo modello sono tra quelle pubblicate di Qwen2.5-3B-Instruct (testo) e di Qwen2.5-VL-3B-Instruct (visione), e quante ne hanno in comune quei due. Dice qualcosa soltanto di questi due modelli.</translation>
    </message>
    <message>
        <source>How much more every head&apos;s last token looks at the right name than elsewhere.</source>
        <translation>Quanto di più l&apos;ultimo token guarda, in ogni testa, al nome giusto che altrove.</translation>
    </message>
    <message>
        <source>How often each of the two names is shown before the question. A benchmark folder shows each twice.</source>
        <translation>Quante volte ciascuno dei due nomi è mostrato prima della domanda. Una cartella del benchmark mostra ciascuno due volte.</translation>
    </message>
    <message>
        <source>Induction heads</source>
        <translation>Teste di induzione</translation>
    </message>
    <message>
        <source>Induction heads watched</source>
        <translation>Teste di induzione osservate</translation>
    </message>
    <message>
        <source>Induction scores</source>
        <translation>Punteggi di induzione</translation>
    </message>
    <message>
        <source>It is head 0 there.</source>
        <translation>Lì è la testa 0.</translation>
    </message>
    <message>
        <source>It is head 1 there.</source>
        <translation>Lì è la testa 1.</translation>
    </message>
    <message>
        <source>It looks at the token before and nowhere else.</source>
        <translation>Guarda il token precedente e nient&apos;altro.</translation>
    </message>
    <message>
        <source>Items are words; head 0.1 looks one token back, head 1.0 is an induction head.</source>
        <translation>Gli elementi sono parole; la testa 0.1 guarda un token indietro, la testa 1.0 è una testa di induzione.</translation>
    </message>
    <message>
        <source>Items before and after</source>
        <translation>Elementi prima e dopo</translation>
    </message>
    <message>
        <source>Its score is the mean of one half (names of one token) and one quarter (of two).</source>
        <translation>Il suo punteggio è la media di un mezzo (nomi di un token) e un quarto (di due).</translation>
    </message>
    <message>
        <source>Learning rate of its training alone.</source>
        <translation>Tasso di apprendimento del suo addestramento da solo.</translation>
    </message>
    <message>
        <source>Length of the ranking</source>
        <translation>Lunghezza della classifica</translation>
    </message>
    <message>
        <source>Loss, smoothed</source>
        <translation>Perdita, smussata</translation>
    </message>
    <message>
        <source>Low-rank adapters beside a frozen checkpoint learn the naming task while the scores of its heads are watched: does training build new heads, or refine those there are?</source>
        <translation>Adattatori di basso rango accanto a un checkpoint congelato imparano il compito dei nomi mentre si osservano i punteggi delle sue teste: l&apos;addestramento costruisce teste nuove o affina quelle che ci sono?</translation>
    </message>
    <message>
        <source>Low-rank adapters learn the second tokens of names and to stop: the loss falls to a small part, and the two heads stay what they were.</source>
        <translation>Adattatori di basso rango imparano i secondi token dei nomi e a fermarsi: la perdita scende a una piccola parte, e le due teste restano ciò che erano.</translation>
    </message>
    <message>
        <source>Mean attention of every head to the token before; fills as examples pass.</source>
        <translation>Attenzione media di ogni testa al token precedente; si riempie man mano che passano gli esempi.</translation>
    </message>
    <message>
        <source>Mean attention of the last token to the tokens of the right name, less that to all others.</source>
        <translation>Attenzione media dell&apos;ultimo token ai token del nome giusto, meno quella a tutti gli altri.</translation>
    </message>
    <message>
        <source>Mean attention to the token before, over all tokens but the first.</source>
        <translation>Attenzione media al token precedente, su tutti i token tranne il primo.</translation>
    </message>
    <message>
        <source>Mean of the losses so far that forgets with a memory of 20 steps.</source>
        <translation>Media delle perdite finora, che dimentica con una memoria di 20 passi.</translation>
    </message>
    <message>
        <source>Mean score of the induction heads that are watched.</source>
        <translation>Punteggio medio delle teste di induzione osservate.</translation>
    </message>
    <message>
        <source>Mean score of the previous-token heads that are watched.</source>
        <translation>Punteggio medio delle teste del token precedente osservate.</translation>
    </message>
    <message>
        <source>Means of the scores</source>
        <translation>Medie dei punteggi</translation>
    </message>
    <message>
        <source>Mixture, last stage</source>
        <translation>Miscela, ultima fase</translation>
    </message>
    <message>
        <source>Mixture: encoder, projector and decoder</source>
        <translation>Miscela: encoder, proiettore e decoder</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>Cartella del modello</translation>
    </message>
    <message>
        <source>Of AdamW, constant. The study&apos;s 2e-5 is for large models; the built-in one learns at 1e-3.</source>
        <translation>Di AdamW, costante. Il 2e-5 dello studio è per modelli grandi; quello incorporato impara a 1e-3.</translation>
    </message>
    <message>
        <source>Of the step&apos;s example, before its update: mean surprise at the tokens of the name and at the end of the turn.</source>
        <translation>Dell&apos;esempio del passo, prima del suo aggiornamento: sorpresa media ai token del nome e alla fine del turno.</translation>
    </message>
    <message>
        <source>Of the two factors that stand beside every query, key, value and output matrix of the text model.</source>
        <translation>Dei due fattori che stanno accanto a ogni matrice query, key, value e output del modello di testo.</translation>
    </message>
    <message>
        <source>Off: what the head puts out is zero at every token; everything else stays. The examples are answered again.</source>
        <translation>Spento: ciò che la testa emette è zero a ogni token; tutto il resto rimane. Agli esempi si risponde di nuovo.</translation>
    </message>
    <message>
        <source>One head&apos;s attention from the last token of one example: a row for each token, with a 1 where the token belongs to the right name.</source>
        <translation>L&apos;attenzione di una testa dall&apos;ultimo token di un esempio: una riga per ogni token, con un 1 dove il token appartiene al nome giusto.</translation>
    </message>
    <message>
        <source>One is drawn a step. Those that are tested come behind them. With a benchmark folder and 100 examples the first 500 steps take them in the study&apos;s order.</source>
        <translation>Se ne estrae uno per passo. Quelli che si provano vengono dopo di essi. Con una cartella del benchmark e 100 esempi i primi 500 passi li prendono nell&apos;ordine dello studio.</translation>
    </message>
    <message>
        <source>One is scored a step; the first of the data are taken.</source>
        <translation>Se ne valuta uno per passo; si prendono i primi dei dati.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aperta</translation>
    </message>
    <message>
        <source>Opened again, nothing was lost.</source>
        <translation>Riaperta, nulla era andato perduto.</translation>
    </message>
    <message>
        <source>Optimiser of the encoder alone</source>
        <translation>Ottimizzatore dell&apos;encoder da solo</translation>
    </message>
    <message>
        <source>Others of the same layers do not matter.</source>
        <translation>Altre degli stessi strati non contano.</translation>
    </message>
    <message>
        <source>Part of single items that the encoder with its classifier names rightly, as of the last evaluation; the classifier learns with the encoder alone, in a run of its own.</source>
        <translation>Frazione di singoli elementi che l&apos;encoder nomina giusti con il suo classificatore, all&apos;ultima valutazione; il classificatore impara con il solo encoder, in un&apos;esecuzione a sé.</translation>
    </message>
    <message>
        <source>Part of the adapters&apos; inputs that is left out in a training step.</source>
        <translation>Frazione degli ingressi degli adattatori che si tralascia in un passo di addestramento.</translation>
    </message>
    <message>
        <source>Part of the examples whose answer begins any name that was shown.</source>
        <translation>Frazione degli esempi la cui risposta comincia uno qualsiasi dei nomi mostrati.</translation>
    </message>
    <message>
        <source>Part of the examples whose likeliest next token is the first of the right name. One half is chance: two names are in play.</source>
        <translation>Frazione degli esempi il cui token successivo più probabile è il primo del nome giusto. Un mezzo è il livello del caso: i nomi in gioco sono due.</translation>
    </message>
    <message>
        <source>Pictures of six tokens: they share one time index, so that a head that counts positions no longer finds the token before.</source>
        <translation>Immagini di sei token: hanno in comune un solo indice di tempo, così che una testa che conta le posizioni non trova più il token precedente.</translation>
    </message>
    <message>
        <source>Pre-trained encoder</source>
        <translation>Encoder preaddestrato</translation>
    </message>
    <message>
        <source>Previous-token heads</source>
        <translation>Teste del token precedente</translation>
    </message>
    <message>
        <source>Previous-token heads watched</source>
        <translation>Teste del token precedente osservate</translation>
    </message>
    <message>
        <source>Previous-token scores</source>
        <translation>Punteggi del token precedente</translation>
    </message>
    <message>
        <source>Previous-token scores over all examples that were loaded, induction over those where some head&apos;s score is above 0.</source>
        <translation>I punteggi del token precedente su tutti gli esempi caricati, quelli di induzione sugli esempi in cui il punteggio di qualche testa è sopra 0.</translation>
    </message>
    <message>
        <source>Qwen2-VL has another picture tower (LayerNorm, no windows) and can&apos;t be read; Qwen2.5-VL can</source>
        <translation>Qwen2-VL ha un&apos;altra torre per le immagini (LayerNorm, senza finestre) e non si può leggere; Qwen2.5-VL sì</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>In ordine di</translation>
    </message>
    <message>
        <source>Ranking of heads</source>
        <translation>Classifica delle teste</translation>
    </message>
    <message>
        <source>Rate of the encoder alone</source>
        <translation>Tasso dell&apos;encoder da solo</translation>
    </message>
    <message>
        <source>Refined, not rebuilt</source>
        <translation>Affinato, non ricostruito</translation>
    </message>
    <message>
        <source>Shut a head, answer again</source>
        <translation>Chiudere una testa, rispondere di nuovo</translation>
    </message>
    <message>
        <source>Single items of the second modality as points, at the beginning of the stage (layers 0) and now (layers 1), both in the plane of their two principal axes, and how well they are told apart by their classes. A row for each point and time.</source>
        <translation>Singoli elementi della seconda modalità come punti, all&apos;inizio della fase (layers 0) e ora (layers 1), entrambi nel piano dei loro due assi principali, e quanto bene si distinguono secondo le loro classi. Una riga per ogni punto e momento.</translation>
    </message>
    <message>
        <source>Single items on which the encoder with its classifier is looked at.</source>
        <translation>Singoli elementi su cui si guarda l&apos;encoder con il suo classificatore.</translation>
    </message>
    <message>
        <source>Six tokens a picture instead of one, and the very same previous-token head scores less than half and no longer serves: all tokens of a picture share one time.</source>
        <translation>Sei token per immagine invece di uno, e la stessa identica testa del token precedente ha un punteggio sotto la metà e non serve più: tutti i token di un&apos;immagine hanno lo stesso tempo.</translation>
    </message>
    <message>
        <source>So is the induction head.</source>
        <translation>Lo è anche la testa di induzione.</translation>
    </message>
    <message>
        <source>Steps between evaluations</source>
        <translation>Passi tra le valutazioni</translation>
    </message>
    <message>
        <source>Steps of the encoder alone</source>
        <translation>Passi dell&apos;encoder da solo</translation>
    </message>
    <message>
        <source>Steps skipped</source>
        <translation>Passi saltati</translation>
    </message>
    <message>
        <source>Such as 1.0 (layer.head); empty: the strongest induction head so far.</source>
        <translation>Come 1.0 (strato.testa); vuoto: la testa di induzione più forte finora.</translation>
    </message>
    <message>
        <source>Surprise at the first token of the right name, mean over the examples so far.</source>
        <translation>Sorpresa al primo token del nome giusto, media sugli esempi finora.</translation>
    </message>
    <message>
        <source>The checkpoint answers rightly from the start, but says neither the second token of a name nor the end of the turn. The adapters beside the attention matrices learn both within some hundred steps, with everything else frozen. The scores of the watched heads hardly move: training uses the circuit there is. The same experiment on a real model is a matter of hours; the probe *Adapters as files* writes what was learnt in the public layout.</source>
        <translation>Il checkpoint risponde giusto fin dall&apos;inizio, ma non dice né il secondo token di un nome né la fine del turno. Gli adattatori accanto alle matrici di attenzione imparano entrambe le cose in qualche centinaio di passi, con tutto il resto congelato. I punteggi delle teste osservate si muovono appena: l&apos;addestramento usa il circuito che c&apos;è. Lo stesso esperimento su un modello vero è questione di ore; la sonda *Adattatori come file* scrive ciò che si è imparato nel formato pubblico.</translation>
    </message>
    <message>
        <source>The control takes away as many other heads of the same layers, drawn at random; another number draws others.</source>
        <translation>Il controllo toglie altrettante altre teste degli stessi strati, estratte a caso; un altro numero ne estrae altre.</translation>
    </message>
    <message>
        <source>The first losses are large: second tokens and ends are unknown.</source>
        <translation>Le prime perdite sono grandi: i secondi token e le fini sono sconosciuti.</translation>
    </message>
    <message>
        <source>The first of the induction heads is in layer 1.</source>
        <translation>La prima delle teste di induzione sta nello strato 1.</translation>
    </message>
    <message>
        <source>The first of the previous-token heads is in layer 0.</source>
        <translation>La prima delle teste del token precedente sta nello strato 0.</translation>
    </message>
    <message>
        <source>The folder of a Qwen2.5 or Qwen2.5-VL model as its makers publish it: config.json, the safetensors files, the tokenizer&apos;s files. Empty: a small checkpoint with known circuits, made on the spot. Files are read where they lie and never changed.</source>
        <translation>La cartella di un modello Qwen2.5 o Qwen2.5-VL come la pubblicano i suoi autori: config.json, i file safetensors, i file del tokenizer. Vuoto: un piccolo checkpoint con circuiti noti, creato sul momento. I file si leggono dove stanno e non vengono mai modificati.</translation>
    </message>
    <message>
        <source>The head looks one step back in time. Tokens of a picture have the same time and differ in row and column; the token after the picture continues behind the largest of these. So one step back is no longer the token before, neither inside a picture nor right after it, and the scores split by the kind of token (the probe *Ranking of heads*) show it: on text the head is what it was. The published scores of the vision model, a fraction of the text model&apos;s, may have this reason and not another circuit.</source>
        <translation>La testa guarda un passo indietro nel tempo. I token di un&apos;immagine hanno lo stesso tempo e differiscono per riga e colonna; il token dopo l&apos;immagine prosegue dopo il più grande di questi valori. Così un passo indietro non è più il token precedente, né dentro un&apos;immagine né subito dopo, e i punteggi suddivisi secondo il tipo di token (la sonda *Classifica delle teste*) lo mostrano: sul testo la testa è ciò che era. I punteggi pubblicati del modello con visione, una frazione di quelli del modello di testo, possono avere questa ragione e non un altro circuito.</translation>
    </message>
    <message>
        <source>The induction head is shut, and the examples are answered again at once: half of them wrongly. Opened again it is as before; then the previous-token head.</source>
        <translation>Si chiude la testa di induzione, e subito si risponde di nuovo agli esempi: a metà di essi in modo sbagliato. Riaperta, tutto è come prima; poi tocca alla testa del token precedente.</translation>
    </message>
    <message>
        <source>The induction head stays what it was.</source>
        <translation>La testa di induzione resta ciò che era.</translation>
    </message>
    <message>
        <source>The induction head then no longer looks at the name.</source>
        <translation>La testa di induzione allora non guarda più il nome.</translation>
    </message>
    <message>
        <source>The largest attention of the last token to the right name, less that to other tokens, among all heads.</source>
        <translation>La massima attenzione dell&apos;ultimo token al nome giusto, meno quella agli altri token, tra tutte le teste.</translation>
    </message>
    <message>
        <source>The largest mean attention to the token before among all heads.</source>
        <translation>La massima attenzione media al token precedente tra tutte le teste.</translation>
    </message>
    <message>
        <source>The loss falls to a small part.</source>
        <translation>La perdita scende a una piccola parte.</translation>
    </message>
    <message>
        <source>The model&apos;s answer to example %1 is no number: its weights are damaged, or not those of a Qwen2.5 model.</source>
        <translation>La risposta del modello all&apos;esempio %1 non è un numero: i suoi pesi sono danneggiati, o non sono quelli di un modello Qwen2.5.</translation>
    </message>
    <message>
        <source>The previous-token head is exact.</source>
        <translation>La testa del token precedente è esatta.</translation>
    </message>
    <message>
        <source>The previous-token head stays exact.</source>
        <translation>La testa del token precedente resta esatta.</translation>
    </message>
    <message>
        <source>The same circuit behind a vision tower; a picture is one token.</source>
        <translation>Lo stesso circuito dietro una torre di visione; un&apos;immagine è un token.</translation>
    </message>
    <message>
        <source>The same circuit, with pictures</source>
        <translation>Lo stesso circuito, con immagini</translation>
    </message>
    <message>
        <source>The same head scores less than half.</source>
        <translation>La stessa testa ha un punteggio sotto la metà.</translation>
    </message>
    <message>
        <source>The strongest heads with both scores, and the previous-token score split by what the token is: text, part of a picture, or right after a picture.</source>
        <translation>Le teste più forti con entrambi i punteggi, e il punteggio del token precedente suddiviso secondo che cos&apos;è il token: testo, parte di un&apos;immagine, o subito dopo un&apos;immagine.</translation>
    </message>
    <message>
        <source>Things are plain pictures now, which reach the decoder through a vision tower. The two heads and what their loss costs are the same.</source>
        <translation>Le cose sono ora semplici immagini, che arrivano al decoder attraverso una torre di visione. Le due teste e ciò che costa perderle sono gli stessi.</translation>
    </message>
    <message>
        <source>Those to watch instead, such as 19.11 1.1; empty: the strongest.</source>
        <translation>Quelle da osservare al loro posto, come 19.11 1.1; vuoto: le più forti.</translation>
    </message>
    <message>
        <source>Those to watch instead, such as 20.1 25.5; empty: the strongest.</source>
        <translation>Quelle da osservare al loro posto, come 20.1 25.5; vuoto: le più forti.</translation>
    </message>
    <message>
        <source>Those where the score of some head is above 0; the published mean is over them.</source>
        <translation>Quelli in cui il punteggio di qualche testa è sopra 0; la media pubblicata è su di essi.</translation>
    </message>
    <message>
        <source>Those whose example could not be used; the weights stay.</source>
        <translation>Quelli il cui esempio non si è potuto usare; i pesi restano.</translation>
    </message>
    <message>
        <source>Those whose pictures or tokens could not be used.</source>
        <translation>Quelli le cui immagini o i cui token non si sono potuti usare.</translation>
    </message>
    <message>
        <source>Training diverged at step %1: the loss is no number. A learning rate below %2 may help.</source>
        <translation>L&apos;addestramento diverge al passo %1: la perdita non è un numero. Un tasso di apprendimento sotto %2 può aiutare.</translation>
    </message>
    <message>
        <source>Training examples</source>
        <translation>Esempi di addestramento</translation>
    </message>
    <message>
        <source>Two heads among eight</source>
        <translation>Due teste tra otto</translation>
    </message>
    <message>
        <source>Under the present gates; after a change of a large model&apos;s gates they are scored anew.</source>
        <translation>Con i gate attuali; cambiati i gate di un modello grande, si valutano da capo.</translation>
    </message>
    <message>
        <source>Weights as the files hold them, or rounded to bfloat16 first (of files in bfloat16 the same). All arithmetic is in 32 bits.</source>
        <translation>I pesi come stanno nei file, oppure arrotondati prima a bfloat16 (per i file in bfloat16 è lo stesso). Tutti i calcoli sono a 32 bit.</translation>
    </message>
    <message>
        <source>What of an item becomes a point. A held encoder&apos;s features stay.</source>
        <translation>Che cosa di un elemento diventa un punto. Le caratteristiche di un encoder tenuto fermo restano.</translation>
    </message>
    <message>
        <source>What the factors add is multiplied by α over the rank.</source>
        <translation>Ciò che i fattori aggiungono si moltiplica per α diviso il rango.</translation>
    </message>
    <message>
        <source>What the scores of the heads are divided by.</source>
        <translation>Per che cosa si dividono i punteggi delle teste.</translation>
    </message>
    <message>
        <source>Where adapter_config.json and adapter_model.safetensors are written; it is made if need be, and what it holds under these names is replaced. Empty: nothing is written.</source>
        <translation>Dove si scrivono adapter_config.json e adapter_model.safetensors; se occorre la cartella si crea, e ciò che contiene sotto questi nomi si sostituisce. Vuoto: non si scrive nulla.</translation>
    </message>
    <message>
        <source>Where the last token looks</source>
        <translation>Dove guarda l&apos;ultimo token</translation>
    </message>
    <message>
        <source>Whether the encoder has learnt the classes before, and whether it learns here together with projector and decoder. Its classifier is always held.</source>
        <translation>Se l&apos;encoder ha imparato le classi prima, e se qui impara insieme al proiettore e al decoder. Il suo classificatore è sempre tenuto fermo.</translation>
    </message>
    <message>
        <source>Which heads of a real language model look at the token before, and which find the name that followed the same thing earlier? Point at a Qwen2.5 or Qwen2.5-VL folder, or use the built-in checkpoint whose heads are known; then shut a head and see what is left.</source>
        <translation>Quali teste di un vero modello linguistico guardano il token precedente, e quali trovano il nome che prima seguiva la stessa cosa? Indicate una cartella di Qwen2.5 o Qwen2.5-VL, oppure usate il checkpoint incorporato, le cui teste sono note; poi chiudete una testa e guardate che cosa resta.</translation>
    </message>
    <message>
        <source>Which of the checkpoints with known circuits is used where no folder is given.</source>
        <translation>Quale dei checkpoint con circuiti noti si usa dove non si indica una cartella.</translation>
    </message>
    <message>
        <source>Which of the run&apos;s examples, from 0.</source>
        <translation>Quale degli esempi dell&apos;esecuzione, da 0.</translation>
    </message>
    <message>
        <source>Which score orders the heads; of equal ones the later head comes first.</source>
        <translation>Quale punteggio ordina le teste; a parità viene prima la testa più avanti nel modello.</translation>
    </message>
    <message>
        <source>With all heads every answer is right.</source>
        <translation>Con tutte le teste ogni risposta è giusta.</translation>
    </message>
    <message>
        <source>Without both it is no worse.</source>
        <translation>Senza entrambe non va peggio.</translation>
    </message>
    <message>
        <source>Without others of the same layers nothing is lost.</source>
        <translation>Senza altre degli stessi strati non si perde nulla.</translation>
    </message>
    <message>
        <source>Without the induction head accuracy is at chance at once.</source>
        <translation>Senza la testa di induzione l&apos;accuratezza è subito al livello del caso.</translation>
    </message>
    <message>
        <source>Without the induction head half of them are.</source>
        <translation>Senza la testa di induzione ne è giusta la metà.</translation>
    </message>
    <message>
        <source>Without the previous-token head as well.</source>
        <translation>Anche senza la testa del token precedente.</translation>
    </message>
    <message>
        <source>Without the previous-token head it is at chance as well.</source>
        <translation>Anche senza la testa del token precedente è al livello del caso.</translation>
    </message>
    <message>
        <source>Without the strongest heads</source>
        <translation>Senza le teste più forti</translation>
    </message>
    <message>
        <source>Writes the adapters of this state in the public layout, for other programs to load beside the same base model.</source>
        <translation>Scrive gli adattatori di questo stato nel formato pubblico, perché altri programmi li carichino accanto allo stesso modello di base.</translation>
    </message>
    <message>
        <source>a benchmark folder shows each name twice: &apos;shots&apos; must be 2</source>
        <translation>una cartella del benchmark mostra ogni nome due volte: &apos;shots&apos; deve essere 2</translation>
    </message>
    <message>
        <source>a head&apos;s width must be even</source>
        <translation>la larghezza di una testa deve essere pari</translation>
    </message>
    <message>
        <source>a merge must be a text or a pair of texts</source>
        <translation>una fusione deve essere un testo o una coppia di testi</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is too thin: one side may be at most 200 times as long as the other</source>
        <translation>un&apos;immagine di %1 × %2 pixel è troppo sottile: un lato può essere al massimo 200 volte più lungo dell&apos;altro</translation>
    </message>
    <message>
        <source>accuracy with all heads that are open</source>
        <translation>accuratezza con tutte le teste aperte</translation>
    </message>
    <message>
        <source>accuracy without either</source>
        <translation>accuratezza senza le une e le altre</translation>
    </message>
    <message>
        <source>accuracy without the control</source>
        <translation>accuratezza senza il controllo</translation>
    </message>
    <message>
        <source>accuracy without the induction heads</source>
        <translation>accuratezza senza le teste di induzione</translation>
    </message>
    <message>
        <source>accuracy without the previous-token heads</source>
        <translation>accuratezza senza le teste del token precedente</translation>
    </message>
    <message>
        <source>acts with a pre-trained encoder: frozen or fine-tuned</source>
        <translation>agisce con un encoder preaddestrato: congelato o messo a punto</translation>
    </message>
    <message>
        <source>acts with encoder-initial = pretrain</source>
        <translation>agisce con encoder-initial = pretrain</translation>
    </message>
    <message>
        <source>adapters with “%1” are not supported: plain LoRA is</source>
        <translation>adattatori con “%1” non si possono usare: solo il LoRA semplice</translation>
    </message>
    <message>
        <source>all heads together are wider than %1</source>
        <translation>tutte le teste insieme sono più larghe di %1</translation>
    </message>
    <message>
        <source>an added token must have a text and an id</source>
        <translation>un token aggiunto deve avere un testo e un id</translation>
    </message>
    <message>
        <source>answers among the names shown, with all of them</source>
        <translation>risposte tra i nomi mostrati, con tutte</translation>
    </message>
    <message>
        <source>answers among the names shown, without either</source>
        <translation>risposte tra i nomi mostrati, senza le une e le altre</translation>
    </message>
    <message>
        <source>answers among the names shown, without the control</source>
        <translation>risposte tra i nomi mostrati, senza il controllo</translation>
    </message>
    <message>
        <source>answers among the names shown, without them</source>
        <translation>risposte tra i nomi mostrati, senza di esse</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>come sono conservati</translation>
    </message>
    <message>
        <source>attention in sliding windows can&apos;t be computed here</source>
        <translation>l&apos;attenzione a finestre scorrevoli qui non si può calcolare</translation>
    </message>
    <message>
        <source>attention on the right name, all places together</source>
        <translation>attenzione al nome giusto, tutti i posti insieme</translation>
    </message>
    <message>
        <source>bytes of the checkpoint&apos;s weights</source>
        <translation>byte dei pesi del checkpoint</translation>
    </message>
    <message>
        <source>chooses among the built-in checkpoints; a folder is given</source>
        <translation>sceglie tra i checkpoint incorporati; qui si indica una cartella</translation>
    </message>
    <message>
        <source>embeddings behind the projector</source>
        <translation>embedding dopo il proiettore</translation>
    </message>
    <message>
        <source>examples answered</source>
        <translation>esempi a cui si è risposto</translation>
    </message>
    <message>
        <source>examples loaded</source>
        <translation>esempi caricati</translation>
    </message>
    <message>
        <source>examples scored</source>
        <translation>esempi valutati</translation>
    </message>
    <message>
        <source>examples that could not be used</source>
        <translation>esempi che non si sono potuti usare</translation>
    </message>
    <message>
        <source>examples where some induction score is above 0</source>
        <translation>esempi in cui qualche punteggio di induzione è sopra 0</translation>
    </message>
    <message>
        <source>examples whose names begin with the same token</source>
        <translation>esempi i cui nomi cominciano con lo stesso token</translation>
    </message>
    <message>
        <source>features of the encoder</source>
        <translation>caratteristiche dell&apos;encoder</translation>
    </message>
    <message>
        <source>holds no example that could be used</source>
        <translation>non contiene alcun esempio utilizzabile</translation>
    </message>
    <message>
        <source>how far the points moved, against their distance from their middle</source>
        <translation>di quanto si sono mossi i punti, rispetto alla loro distanza dal loro centro</translation>
    </message>
    <message>
        <source>in &apos;vision_config&apos;, %1</source>
        <translation>in &apos;vision_config&apos;, %1</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>induzione</translation>
    </message>
    <message>
        <source>interleaved rotary sections can&apos;t be computed here</source>
        <translation>le sezioni rotatorie intercalate qui non si possono calcolare</translation>
    </message>
    <message>
        <source>is empty: write names for the built-in texts, or the folder of the benchmark</source>
        <translation>è vuoto: scrivete names per i testi incorporati, oppure la cartella del benchmark</translation>
    </message>
    <message>
        <source>is no fixture of a checkpoint as this program knows them, or a damaged one</source>
        <translation>non è una fixture di un checkpoint come questo programma le conosce, oppure è danneggiata</translation>
    </message>
    <message>
        <source>is not a parity manifest: &apos;fixtures&apos; or &apos;folders&apos; must be an object that names some</source>
        <translation>non è un manifesto di parità: &apos;fixtures&apos; o &apos;folders&apos; deve essere un oggetto che ne nomina alcuni</translation>
    </message>
    <message>
        <source>items</source>
        <translation>elementi</translation>
    </message>
    <message>
        <source>its induction score on this example</source>
        <translation>il suo punteggio di induzione in questo esempio</translation>
    </message>
    <message>
        <source>its number in the layer</source>
        <translation>il suo numero nello strato</translation>
    </message>
    <message>
        <source>its previous-token score on this example</source>
        <translation>il suo punteggio del token precedente in questo esempio</translation>
    </message>
    <message>
        <source>its score</source>
        <translation>il suo punteggio</translation>
    </message>
    <message>
        <source>layer of the head</source>
        <translation>strato della testa</translation>
    </message>
    <message>
        <source>layer of the strongest induction head</source>
        <translation>strato della testa di induzione più forte</translation>
    </message>
    <message>
        <source>layer of the strongest previous-token head</source>
        <translation>strato della testa del token precedente più forte</translation>
    </message>
    <message>
        <source>models of type &apos;%1&apos; can&apos;t be read; Qwen2.5 (&apos;qwen2&apos;) and Qwen2.5-VL (&apos;qwen2_5_vl&apos;) can</source>
        <translation>i modelli di tipo &apos;%1&apos; non si possono leggere; Qwen2.5 (&apos;qwen2&apos;) e Qwen2.5-VL (&apos;qwen2_5_vl&apos;) sì</translation>
    </message>
    <message>
        <source>more than %1 files of weights</source>
        <translation>più di %1 file di pesi</translation>
    </message>
    <message>
        <source>names: built-in texts that give invented names to things, for any model. Or the folder of the benchmark VL-ICL&apos;s task open_mi, with its pictures.</source>
        <translation>names: testi incorporati che danno nomi inventati alle cose, per qualsiasi modello. Oppure la cartella del compito open_mi del benchmark VL-ICL, con le sue immagini.</translation>
    </message>
    <message>
        <source>no example could be scored, so no head is the strongest: name one</source>
        <translation>nessun esempio si è potuto valutare, perciò nessuna testa è la più forte: indicatene una</translation>
    </message>
    <message>
        <source>no example could be scored: all %1 were skipped</source>
        <translation>nessun esempio si è potuto valutare: tutti i %1 sono stati saltati</translation>
    </message>
    <message>
        <source>numbers of all adapters</source>
        <translation>numeri di tutti gli adattatori</translation>
    </message>
    <message>
        <source>of the accuracy with all heads</source>
        <translation>dell&apos;accuratezza con tutte le teste</translation>
    </message>
    <message>
        <source>only byte-level BPE vocabularies can be read</source>
        <translation>si possono leggere soltanto vocabolari BPE a livello di byte</translation>
    </message>
    <message>
        <source>over all processed</source>
        <translation>su tutti quelli elaborati</translation>
    </message>
    <message>
        <source>p of that change</source>
        <translation>p di questa variazione</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>per passo</translation>
    </message>
    <message>
        <source>picture %1 needs %2 image pads in a row, but the prompt has %3</source>
        <translation>l&apos;immagine %1 richiede %2 segnaposto di immagine di fila, ma il prompt ne ha %3</translation>
    </message>
    <message>
        <source>pre-trained, held</source>
        <translation>preaddestrato, tenuto fermo</translation>
    </message>
    <message>
        <source>pre-trained, learns on</source>
        <translation>preaddestrato, continua a imparare</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token precedente</translation>
    </message>
    <message>
        <source>quantised weights can&apos;t be read; take the model&apos;s bf16, f16 or f32 files</source>
        <translation>i pesi quantizzati non si possono leggere; prendete i file bf16, f16 o f32 del modello</translation>
    </message>
    <message>
        <source>random, held</source>
        <translation>casuale, tenuto fermo</translation>
    </message>
    <message>
        <source>random, learns</source>
        <translation>casuale, impara</translation>
    </message>
    <message>
        <source>root of the sum of their squares</source>
        <translation>radice della somma dei loro quadrati</translation>
    </message>
    <message>
        <source>rotary positions of type &apos;%1&apos; can&apos;t be computed here</source>
        <translation>le posizioni rotatorie di tipo &apos;%1&apos; qui non si possono calcolare</translation>
    </message>
    <message>
        <source>rounded to bfloat16</source>
        <translation>arrotondati a bfloat16</translation>
    </message>
    <message>
        <source>seconds for a step</source>
        <translation>secondi per un passo</translation>
    </message>
    <message>
        <source>share of the variance between classes, at the beginning</source>
        <translation>parte della varianza tra le classi, all&apos;inizio</translation>
    </message>
    <message>
        <source>share of the variance between classes, now</source>
        <translation>parte della varianza tra le classi, ora</translation>
    </message>
    <message>
        <source>share of the variance that the plane shows</source>
        <translation>parte della varianza che il piano mostra</translation>
    </message>
    <message>
        <source>shared by the two published models</source>
        <translation>in comune tra i due modelli pubblicati</translation>
    </message>
    <message>
        <source>shared with the published text model</source>
        <translation>in comune con il modello di testo pubblicato</translation>
    </message>
    <message>
        <source>shared with the published vision model</source>
        <translation>in comune con il modello con visione pubblicato</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has the number type %2; BF16, F16, F32 and F64 can be read</source>
        <translation>il tensore &apos;%1&apos; ha il tipo di numero %2; si possono leggere BF16, F16, F32 e F64</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has the shape %2 where config.json asks for %3</source>
        <translation>il tensore &apos;%1&apos; ha la forma %2 dove config.json richiede %3</translation>
    </message>
    <message>
        <source>text model</source>
        <translation>modello di testo</translation>
    </message>
    <message>
        <source>the activation &apos;%1&apos; can&apos;t be computed here, only &apos;silu&apos;</source>
        <translation>l&apos;attivazione &apos;%1&apos; qui non si può calcolare, solo &apos;silu&apos;</translation>
    </message>
    <message>
        <source>the added token &apos;%1&apos; is empty, too long or one too many</source>
        <translation>il token aggiunto &apos;%1&apos; è vuoto, troppo lungo o di troppo</translation>
    </message>
    <message>
        <source>the built-in checkpoint knows its own task alone: &apos;data&apos; must be names, or &apos;folder&apos; must name a model</source>
        <translation>il checkpoint incorporato conosce soltanto il proprio compito: &apos;data&apos; deve essere names, oppure &apos;folder&apos; deve indicare un modello</translation>
    </message>
    <message>
        <source>the encoder to begin with has %1 = %2, but here it is %3: set both alike</source>
        <translation>l&apos;encoder di partenza ha %1 = %2, ma qui vale %3: impostateli uguali</translation>
    </message>
    <message>
        <source>the file of tensor &apos;%1&apos; must be the name of a .safetensors file in the same folder</source>
        <translation>il file del tensore &apos;%1&apos; deve essere il nome di un file .safetensors nella stessa cartella</translation>
    </message>
    <message>
        <source>the first token of the right name</source>
        <translation>il primo token del nome giusto</translation>
    </message>
    <message>
        <source>the id %1 has two tokens</source>
        <translation>l&apos;id %1 ha due token</translation>
    </message>
    <message>
        <source>the id of the token &apos;%1&apos; must be a whole number from 0 to %2</source>
        <translation>l&apos;id del token &apos;%1&apos; deve essere un numero intero da 0 a %2</translation>
    </message>
    <message>
        <source>the images have %1 numbers, but %2 image tokens of width %3 are in the prompt</source>
        <translation>le immagini hanno %1 numeri, ma nel prompt ci sono %2 token di immagine di larghezza %3</translation>
    </message>
    <message>
        <source>the likeliest next token</source>
        <translation>il token successivo più probabile</translation>
    </message>
    <message>
        <source>the merge &apos;%1&apos; must be two tokens with a blank between</source>
        <translation>la fusione &apos;%1&apos; deve essere di due token con uno spazio in mezzo</translation>
    </message>
    <message>
        <source>the merge of &apos;%1&apos; and &apos;%2&apos; is not of tokens of the vocabulary</source>
        <translation>la fusione di &apos;%1&apos; e &apos;%2&apos; non è di token del vocabolario</translation>
    </message>
    <message>
        <source>the merge of &apos;%1&apos; and &apos;%2&apos; is there twice</source>
        <translation>la fusione di &apos;%1&apos; e &apos;%2&apos; compare due volte</translation>
    </message>
    <message>
        <source>the merges are missing: a list of pairs</source>
        <translation>mancano le fusioni: un elenco di coppie</translation>
    </message>
    <message>
        <source>the picture ends too early or is damaged (%1)</source>
        <translation>l&apos;immagine finisce troppo presto o è danneggiata (%1)</translation>
    </message>
    <message>
        <source>the prompt has no tokens</source>
        <translation>il prompt non ha token</translation>
    </message>
    <message>
        <source>the rules for pictures must be a JSON object</source>
        <translation>le regole per le immagini devono essere un oggetto JSON</translation>
    </message>
    <message>
        <source>the score of head %1 of layer %2 is not a number: the forward pass is broken, or the weights are</source>
        <translation>il punteggio della testa %1 dello strato %2 non è un numero: è guasto il passaggio in avanti, o lo sono i pesi</translation>
    </message>
    <message>
        <source>the stored state must hold %1 numbers named %2; it is one of another model or of another number of examples</source>
        <translation>lo stato conservato deve contenere %1 numeri di nome %2; è di un altro modello o di un altro numero di esempi</translation>
    </message>
    <message>
        <source>the tensor %1 is missing: adapters of all layers are needed</source>
        <translation>manca il tensore %1: servono gli adattatori di tutti gli strati</translation>
    </message>
    <message>
        <source>the tensor %1 must be %2 × %3: these adapters belong to another model</source>
        <translation>il tensore %1 deve essere %2 × %3: questi adattatori appartengono a un altro modello</translation>
    </message>
    <message>
        <source>the tensor &apos;%1&apos; is missing</source>
        <translation>manca il tensore &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the tensor &apos;%1&apos; is none of this model&apos;s</source>
        <translation>il tensore &apos;%1&apos; non è di questo modello</translation>
    </message>
    <message>
        <source>the tensor &apos;%1&apos; is there twice</source>
        <translation>il tensore &apos;%1&apos; compare due volte</translation>
    </message>
    <message>
        <source>the text has room for %1 pictures where there are %2</source>
        <translation>il testo ha posto per %1 immagini, ma ce ne sono %2</translation>
    </message>
    <message>
        <source>the token &apos;%1&apos; has two ids</source>
        <translation>il token &apos;%1&apos; ha due id</translation>
    </message>
    <message>
        <source>the token &apos;%1&apos; is there twice</source>
        <translation>il token &apos;%1&apos; compare due volte</translation>
    </message>
    <message>
        <source>the vocabulary has no token for the byte %1</source>
        <translation>il vocabolario non ha un token per il byte %1</translation>
    </message>
    <message>
        <source>the vocabulary is missing: an object of texts and their ids</source>
        <translation>manca il vocabolario: un oggetto di testi con i loro id</translation>
    </message>
    <message>
        <source>there are %1 examples, and all of them would be trained on: &apos;train-examples&apos; must leave some to test</source>
        <translation>ci sono %1 esempi, e tutti servirebbero all&apos;addestramento: &apos;train-examples&apos; deve lasciarne alcuni da provare</translation>
    </message>
    <message>
        <source>there is no example %1: they are counted from 0 to %2</source>
        <translation>non c&apos;è l&apos;esempio %1: si contano da 0 a %2</translation>
    </message>
    <message>
        <source>this is no JPEG picture: it must begin with the bytes FF D8 FF</source>
        <translation>questa non è un&apos;immagine JPEG: deve cominciare con i byte FF D8 FF</translation>
    </message>
    <message>
        <source>this is no picture that can be read: it must be a PNG or JPEG file</source>
        <translation>questa non è un&apos;immagine che si possa leggere: deve essere un file PNG o JPEG</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>questo non è un oggetto JSON</translation>
    </message>
    <message>
        <source>this lists more than any such file of a model does</source>
        <translation>questo elenca più di quanto elenchi un tale file di qualsiasi modello</translation>
    </message>
    <message>
        <source>this must be a list of queries</source>
        <translation>questo deve essere un elenco di query</translation>
    </message>
    <message>
        <source>this run would need %1, but %2 of memory are left: choose a smaller model, fewer demonstrations, or weights as stored</source>
        <translation>questa esecuzione richiederebbe %1, ma restano %2 di memoria: scegliete un modello più piccolo, meno dimostrazioni, o i pesi come sono conservati</translation>
    </message>
    <message>
        <source>token %1 is not among the %2 of the model: its tokenizer must come from the same folder</source>
        <translation>il token %1 non è tra i %2 del modello: il suo tokenizer deve venire dalla stessa cartella</translation>
    </message>
    <message>
        <source>tokens of the longest prompt, a picture counted as one</source>
        <translation>token del prompt più lungo, contando un&apos;immagine come uno</translation>
    </message>
    <message>
        <source>updates so far</source>
        <translation>aggiornamenti finora</translation>
    </message>
    <message>
        <source>vision model, larger pictures</source>
        <translation>modello con visione, immagini più grandi</translation>
    </message>
    <message>
        <source>vision model, small pictures</source>
        <translation>modello con visione, immagini piccole</translation>
    </message>
    <message>
        <source>what both would be if classes meant nothing</source>
        <translation>quanto varrebbero entrambe se le classi non significassero nulla</translation>
    </message>
    <message>
        <source>what the model gives the right token</source>
        <translation>quanto il modello dà al token giusto</translation>
    </message>
    <message>
        <source>write pretrain or the name of a stored run of mixture-encoder</source>
        <translation>scrivete pretrain o il nome di un&apos;esecuzione conservata di mixture-encoder</translation>
    </message>
    <message>
        <source>“%1” must be a number from %2 to %3</source>
        <translation>“%1” deve essere un numero da %2 a %3</translation>
    </message>
    <message>
        <source>“target_modules” must be q_proj, k_proj, v_proj and o_proj</source>
        <translation>“target_modules” deve essere q_proj, k_proj, v_proj e o_proj</translation>
    </message>
    <message>
        <source>A decoder and an encoder that were trained apart need a projector between them, and little else.</source>
        <translation>Un decoder e un encoder addestrati separatamente hanno bisogno di un proiettore in mezzo, e di poco altro.</translation>
    </message>
    <message>
        <source>After 200 steps new classes are answered by a random label of the context at best.</source>
        <translation>Dopo 200 passi alle classi nuove si risponde al massimo con un&apos;etichetta casuale del contesto.</translation>
    </message>
    <message>
        <source>After 200 steps new classes of both are answered from the context.</source>
        <translation>Dopo 200 passi si risponde dal contesto alle classi nuove di entrambe.</translation>
    </message>
    <message>
        <source>Behind a random encoder</source>
        <translation>Dietro un encoder casuale</translation>
    </message>
    <message>
        <source>Behind a trained encoder new classes are answered from the context.</source>
        <translation>Dietro un encoder addestrato si risponde dal contesto alle classi nuove.</translation>
    </message>
    <message>
        <source>Behind one that hardly was they are not.</source>
        <translation>Dietro uno addestrato appena, no.</translation>
    </message>
    <message>
        <source>Beside &apos;from encoder to decoder&apos; one thing differs: the encoder is drawn at random and held. Look at the geometry: its features do tell the classes apart, but the weights that a network begins with are small, and what comes out is a few thousandths in size. The new projector begins small as well, and until it has found their scale the decoder sees nothing that it could compare. Switch the encoder to &apos;random, learns&apos;: it comes along, some hundred steps later than a pre-trained one.</source>
        <translation>Rispetto a &apos;dall&apos;encoder al decoder&apos; cambia una cosa: l&apos;encoder è estratto a caso e tenuto fermo. Guardate la geometria: le sue caratteristiche distinguono bene le classi, ma i pesi con cui una rete comincia sono piccoli, e ciò che ne esce è grande qualche millesimo. Anche il nuovo proiettore comincia piccolo, e finché non ha trovato la loro scala il decoder non vede nulla da confrontare. Impostate l&apos;encoder su &apos;casuale, impara&apos;: ci arriva anche lui, qualche centinaio di passi più tardi di uno preaddestrato.</translation>
    </message>
    <message>
        <source>Features are there to be compared at once: it takes fewer than 40 steps to the middle.</source>
        <translation>Le caratteristiche sono subito pronte per il confronto: servono meno di 40 passi per arrivare a metà strada.</translation>
    </message>
    <message>
        <source>From encoder to decoder</source>
        <translation>Dall&apos;encoder al decoder</translation>
    </message>
    <message>
        <source>In-context learning against the training of the encoder</source>
        <translation>Apprendimento nel contesto secondo l&apos;addestramento dell&apos;encoder</translation>
    </message>
    <message>
        <source>Published induction scores</source>
        <translation>Punteggi di induzione pubblicati</translation>
    </message>
    <message>
        <source>Published previous-token scores</source>
        <translation>Punteggi del token precedente pubblicati</translation>
    </message>
    <message>
        <source>The 20 strongest heads of the study&apos;s model, for models of its shape (36 layers of 16 heads).</source>
        <translation>Le 20 teste più forti del modello dello studio, per modelli della sua forma (36 strati di 16 teste).</translation>
    </message>
    <message>
        <source>The decoder reads its context on the first modality, before the stage begins.</source>
        <translation>Il decoder legge il suo contesto sulla prima modalità, prima che la fase cominci.</translation>
    </message>
    <message>
        <source>The encoder names single items of 256 classes rightly.</source>
        <translation>L&apos;encoder riconosce correttamente singoli elementi di 256 classi.</translation>
    </message>
    <message>
        <source>The encoder with its classifier only guesses.</source>
        <translation>L&apos;encoder con il suo classificatore tira soltanto a caso.</translation>
    </message>
    <message>
        <source>The longer an encoder was trained alone, the better a decoder that reads its features learns in context.</source>
        <translation>Più a lungo un encoder è stato addestrato da solo, meglio impara nel contesto un decoder che ne legge le caratteristiche.</translation>
    </message>
    <message>
        <source>The same decoder behind an encoder that never learnt stays at chance.</source>
        <translation>Lo stesso decoder, dietro un encoder che non ha mai imparato, resta al livello del caso.</translation>
    </message>
    <message>
        <source>Three runs make this one. A decoder learns on the first modality alone to read its context. An encoder learns alone to name single items of the second. Then both are joined: the encoder is held, a new projector stands between, and the decoder goes on learning. Ask for the run&apos;s history to see all three as a graph. The probe &apos;items before and after&apos; shows what the projector makes of the encoder&apos;s features.</source>
        <translation>Tre esecuzioni formano questa. Un decoder impara, sulla sola prima modalità, a leggere il suo contesto. Un encoder impara da solo a riconoscere singoli elementi della seconda. Poi i due si uniscono: l&apos;encoder è tenuto fermo, in mezzo sta un nuovo proiettore, e il decoder continua a imparare. Chiedete la storia dell&apos;esecuzione per vederle tutte e tre come un grafo. La sonda &apos;elementi prima e dopo&apos; mostra che cosa fa il proiettore delle caratteristiche dell&apos;encoder.</translation>
    </message>
    <message>
        <source>arXiv 2601.20796, Section 5</source>
        <translation>arXiv 2601.20796, sezione 5</translation>
    </message>
    <message>
        <source>no entry names its things, classes and pictures as the benchmark&apos;s open_mi does</source>
        <translation>nessuna voce nomina le sue cose, classi e immagini come fa open_mi del benchmark</translation>
    </message>
    <message>
        <source>none of its pictures is there; the benchmark&apos;s pictures come in a download of their own</source>
        <translation>non c&apos;è nessuna delle sue immagini; le immagini del benchmark si scaricano a parte</translation>
    </message>
    <message>
        <source>the tokenizer has more tokens than the model (%1, %2): they are not of the same model</source>
        <translation>il tokenizer ha più token del modello (%1, %2): non sono dello stesso modello</translation>
    </message>
    <message>
        <source>there is no PyTorch script for the experiment %1, only for %2; the weights in its checkpoints can be read from Python as they are</source>
        <translation>per l&apos;esperimento %1 non c&apos;è uno script PyTorch, solo per %2; i pesi nei suoi checkpoint si possono leggere da Python così come sono</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <translation>“%1” non è un numero intero da %2 a %3.</translation>
    </message>
    <message>
        <source>A decoder 128 numbers wide reads a second modality sooner than a narrow one, and better.</source>
        <translation>Un decoder largo 128 numeri legge una seconda modalità prima di uno stretto, e meglio.</translation>
    </message>
    <message>
        <source>A decoder 80 numbers wide takes 150 steps to read a second modality.</source>
        <translation>Un decoder largo 80 numeri impiega 150 passi per leggere una seconda modalità.</translation>
    </message>
    <message>
        <source>A decoder that has learnt to read on 8192 classes of one modality gets a second with 64. The narrow one needs longer to find the projector, and ends lower. Items and decoder grow together here: the width is that of the positions, 65, and of an item.</source>
        <translation>Un decoder che ha imparato a leggere su 8192 classi di una modalità ne riceve una seconda con 64. Quello stretto impiega di più a trovare il proiettore e alla fine è più in basso. Elementi e decoder qui crescono insieme: la larghezza è quella delle posizioni, 65, e di un elemento.</translation>
    </message>
    <message>
        <source>A decoder that has learnt to read on 8192 classes of one modality gets a second with 64. The wide one finds the projector sooner than that of &apos;a narrow decoder and a second modality&apos; and ends higher, though on one modality the same width made it learn 1024 classes by heart (see &apos;1024 classes are too few&apos;), which a narrow one did not. Items and decoder grow together here: the width is that of the positions, 65, and of an item.</source>
        <translation>Un decoder che ha imparato a leggere su 8192 classi di una modalità ne riceve una seconda con 64. Quello largo trova il proiettore prima di quello di ‘un decoder stretto e una seconda modalità’ e alla fine è più in alto, benché con una sola modalità la stessa larghezza gli facesse imparare a memoria 1024 classi (si veda ‘1024 classi sono troppo poche’), e a uno stretto no. Elementi e decoder qui crescono insieme: la larghezza è quella delle posizioni, 65, e di un elemento.</translation>
    </message>
    <message>
        <source>A narrow decoder and a second modality</source>
        <translation>Un decoder stretto e una seconda modalità</translation>
    </message>
    <message>
        <source>A narrow decoder reads</source>
        <translation>Un decoder stretto legge</translation>
    </message>
    <message>
        <source>A share holds at most %1 runs: remove some from the list.</source>
        <translation>Un file condiviso contiene al massimo %1 esecuzioni: toglietene qualcuna dall&apos;elenco.</translation>
    </message>
    <message>
        <source>A wide decoder finds the second modality</source>
        <translation>Un decoder largo trova la seconda modalità</translation>
    </message>
    <message>
        <source>Answers all examples again without the strongest heads of either kind, and without both.</source>
        <translation>Risponde di nuovo a tutti gli esempi senza le teste più forti di ciascun tipo, e senza le une e le altre.</translation>
    </message>
    <message>
        <source>Little is known by heart.</source>
        <translation>Poco è noto a memoria.</translation>
    </message>
    <message>
        <source>New classes of both are answered from the context, most of them.</source>
        <translation>Si risponde dal contesto alle classi nuove di entrambe, nella maggior parte dei casi.</translation>
    </message>
    <message>
        <source>New classes of both are answered from the context.</source>
        <translation>Si risponde dal contesto alle classi nuove di entrambe.</translation>
    </message>
    <message>
        <source>Of 1024 classes a small model cannot know all by heart as fast as it can learn to read: after 200 steps new classes are answered from the context. Compare with &apos;1024 classes are too few&apos;, where the same classes meet a decoder 128 numbers wide. Items and decoder grow together here: the width is that of the positions, 65, and of an item.</source>
        <translation>Un modello piccolo non può imparare a memoria tutte le 1024 classi tanto in fretta quanto impara a leggere: dopo 200 passi si risponde dal contesto alle classi nuove. Confrontate con ‘1024 classi sono troppo poche’, dove le stesse classi incontrano un decoder largo 128 numeri. Elementi e decoder qui crescono insieme: la larghezza è quella delle posizioni, 65, e di un elemento.</translation>
    </message>
    <message>
        <source>Results as files</source>
        <translation>Risultati come file</translation>
    </message>
    <message>
        <source>The file became shorter while it was read: try again.</source>
        <translation>Il file si è accorciato durante la lettura: riprovate.</translation>
    </message>
    <message>
        <source>The middle comes late.</source>
        <translation>La metà arriva tardi.</translation>
    </message>
    <message>
        <source>The middle comes sooner than in a narrow decoder.</source>
        <translation>La metà arriva prima che in un decoder stretto.</translation>
    </message>
    <message>
        <source>The name of this run&apos;s folder is too long or has signs other than letters, digits, “-”, “_” and “.”: rename it to share it.</source>
        <translation>Il nome della cartella di questa esecuzione è troppo lungo o contiene segni diversi da lettere, cifre, “-”, “_” e “.”: rinominatela per condividerla.</translation>
    </message>
    <message>
        <source>The runs are larger than 4 GB together: remove some from the list.</source>
        <translation>Le esecuzioni superano insieme i 4 GB: toglietene qualcuna dall&apos;elenco.</translation>
    </message>
    <message>
        <source>This is no share of ICL Lab, or it is damaged: nothing of it was opened.</source>
        <translation>Questo non è un file condiviso di ICL Lab, oppure è danneggiato: non ne è stato aperto nulla.</translation>
    </message>
    <message>
        <source>This run has no such file: it cannot be shared.</source>
        <translation>Questa esecuzione non ha un tale file: non si può condividere.</translation>
    </message>
    <message>
        <source>Two runs have the same name: a share cannot hold both.</source>
        <translation>Due esecuzioni hanno lo stesso nome: un file condiviso non può contenerle entrambe.</translation>
    </message>
    <message>
        <source>Where heads.json and knockout_ih_results.json, …_ph_…, …_both_… are written; it is made if need be. Empty: nothing is written.</source>
        <translation>Dove si scrivono heads.json e knockout_ih_results.json, …_ph_…, …_both_…; se occorre la cartella si crea. Vuoto: non si scrive nulla.</translation>
    </message>
    <message>
        <source>With 1024 classes a decoder 80 numbers wide reads its context.</source>
        <translation>Con 1024 classi un decoder largo 80 numeri legge il suo contesto.</translation>
    </message>
    <message>
        <source>With removals</source>
        <translation>Anche togliendo teste</translation>
    </message>
    <message>
        <source>Writes the ranking and the removals as JSON in the layout of the study&apos;s scripts, with what they were measured on.</source>
        <translation>Scrive la classifica e gli effetti delle teste tolte come JSON nel formato degli script dello studio, con ciò su cui sono stati misurati.</translation>
    </message>
    <message>
        <source>a score of a head is no number, so there is no ranking: the weights are damaged, or training diverged</source>
        <translation>un punteggio di una testa non è un numero, perciò non c&apos;è una classifica: i pesi sono danneggiati, o l&apos;addestramento diverge</translation>
    </message>
    <message>
        <source>files written</source>
        <translation>file scritti</translation>
    </message>
    <message>
        <source>A decoder that learnt on vectors to read its context reads it on drawn signs as well, even on signs that nobody has named.</source>
        <translation>Un decoder che su vettori ha imparato a leggere il suo contesto lo legge anche su segni disegnati, perfino su segni che nessuno ha mai nominato.</translation>
    </message>
    <message>
        <source>After 100 steps most signs that were never there before are answered from the context.</source>
        <translation>Dopo 100 passi si risponde dal contesto alla maggior parte dei segni mai visti prima.</translation>
    </message>
    <message>
        <source>Every folder below it that holds PNG files is a class, as Omniglot and Mini-ImageNet are published; the first classes in order of their paths are taken, and in the last stage the last ones as new classes.</source>
        <translation>Ogni cartella al di sotto che contiene file PNG è una classe, come sono pubblicati Omniglot e Mini-ImageNet; si prendono le prime classi nell&apos;ordine dei percorsi e, nell&apos;ultima fase, le ultime come classi nuove.</translation>
    </message>
    <message>
        <source>Images are scaled to this side.</source>
        <translation>Le immagini si scalano a questo lato.</translation>
    </message>
    <message>
        <source>Items that are looked at; of images at most those held out.</source>
        <translation>Elementi che si guardano; di immagini, al massimo quelle riservate.</translation>
    </message>
    <message>
        <source>Known signs whose labels are swapped are answered from the context, too.</source>
        <translation>Anche ai segni noti con le etichette scambiate si risponde dal contesto.</translation>
    </message>
    <message>
        <source>Signs in the context</source>
        <translation>Segni nel contesto</translation>
    </message>
    <message>
        <source>The decoder reads its context on vectors, before the stage begins.</source>
        <translation>Il decoder legge il suo contesto su vettori, prima che la fase cominci.</translation>
    </message>
    <message>
        <source>The encoder names drawings that it was never shown, one of 256 signs each.</source>
        <translation>L&apos;encoder nomina disegni che non gli sono mai stati mostrati, ciascuno di uno fra 256 segni.</translation>
    </message>
    <message>
        <source>The last images of each class, which training never shows: the validation accuracy is theirs, and the tests of the last stage show them.</source>
        <translation>Le ultime immagini di ogni classe, che l&apos;addestramento non mostra mai: l&apos;accuratezza di validazione è la loro, e i test dell&apos;ultima fase mostrano queste.</translation>
    </message>
    <message>
        <source>The second modality consists of images: 256 invented signs, each drawn by many hands. A ViT has learnt alone to name them and is held; a decoder has learnt on vectors to read its context; a new projector joins the two. The tests show drawings held out from both. The curve of new classes asks about signs that were never there before: no network knows them, and only a drawing of the same sign in the context tells the label. Switch the encoder to &apos;random, held&apos;, and the answers stay a guess.</source>
        <translation>La seconda modalità è fatta di immagini: 256 segni inventati, ognuno disegnato da molte mani. Un ViT ha imparato da solo a nominarli ed è tenuto fermo; un decoder ha imparato su vettori a leggere il suo contesto; un nuovo proiettore unisce i due. I test mostrano disegni riservati, che nessuno dei due ha visto. La curva delle classi nuove chiede di segni mai comparsi prima: nessuna rete li conosce, e solo un disegno dello stesso segno nel contesto ne dice l&apos;etichetta. Mettete l&apos;encoder su &apos;casuale, tenuto fermo&apos;, e le risposte restano tirate a caso.</translation>
    </message>
    <message>
        <source>The second modality, vectors or images, comes through an encoder: pre-trained and held, pre-trained and fine-tuned, or random. Gradients run through decoder and projector into the encoder. How well the encoder tells classes apart decides how well the decoder learns in context.</source>
        <translation>La seconda modalità, vettori o immagini, arriva attraverso un encoder: preaddestrato e tenuto fermo, preaddestrato e messo a punto, o casuale. I gradienti passano per il decoder e il proiettore fin nell&apos;encoder. Da quanto bene l&apos;encoder distingue le classi dipende quanto bene il decoder impara nel contesto.</translation>
    </message>
    <message>
        <source>holds images of %1 classes, but sequences need %2 and %3 more as new ones: choose a smaller classes-2</source>
        <translation>contiene immagini di %1 classi, ma le sequenze ne richiedono %2 e altre %3 come nuove: scegliete un classes-2 più piccolo</translation>
    </message>
    <message>
        <source>new classes of images are for the tests alone, of which there are only so many: set ood-fraction to 0</source>
        <translation>le classi nuove di immagini sono un numero fisso e servono solo ai test: impostate ood-fraction a 0</translation>
    </message>
    <message>
        <source>pretrain: an encoder of these items is trained alone before, or found among the stored runs. Else the name of a stored run of mixture-encoder on items of the same kind: vectors, glyphs or the images of the same folder.</source>
        <translation>pretrain: prima si addestra da solo un encoder di questi elementi, oppure lo si trova tra le esecuzioni conservate. Altrimenti il nome di un&apos;esecuzione conservata di mixture-encoder su elementi dello stesso tipo: vettori, glifi o le immagini della stessa cartella.</translation>
    </message>
    <message>
        <source>the encoder to begin with takes images as they are in their files: train it with their side as image-size</source>
        <translation>l&apos;encoder di partenza prende le immagini come sono nei file: addestratelo con il loro lato come image-size</translation>
    </message>
    <message>
        <source>the script for %1 repeats only runs with one of these: %2; this run has %3</source>
        <translation>lo script per %1 ripete solo esecuzioni con uno di questi: %2; questa esecuzione ha %3</translation>
    </message>
    <message>
        <source>there is no PyTorch script for the experiment %1, since its runs begin from the weights of a whole language model, which a script cannot carry; there are scripts for %2</source>
        <translation>per l'esperimento %1 non c'è uno script PyTorch, perché le sue esecuzioni cominciano dai pesi di un intero modello linguistico, che uno script non può portare con sé; ci sono script per %2</translation>
    </message>
</context>
<context>
    <name>icl::ui</name>
    <message>
        <source>%1 of %2 points · %3 non-finite</source>
        <translation>%1 di %2 punti · %3 non finiti</translation>
    </message>
    <message>
        <source> · %1 not positive</source>
        <translation> · %1 non positivi</translation>
    </message>
    <message>
        <source>a figure file ends in .svg, .pdf or .png, not in &apos;%1&apos;</source>
        <translation>il file di una figura finisce in .svg, .pdf o .png, non in &apos;%1&apos;</translation>
    </message>
    <message>
        <source>a figure is 160 × 120 to 8000 × 8000 pixels large, not %1 × %2</source>
        <translation>una figura è grande da 160 × 120 a 8000 × 8000 pixel, non %1 × %2</translation>
    </message>
    <message>
        <source>a PNG takes 36 to 2400 dots per inch and at most %1 pixels a side; %2 is out of range for this size</source>
        <translation>un PNG ammette da 36 a 2400 punti per pollice e al massimo %1 pixel per lato; %2 è fuori dall&apos;intervallo per questa grandezza</translation>
    </message>
    <message>
        <source>the figure cannot be written: %1</source>
        <translation>la figura non si può scrivere: %1</translation>
    </message>
    <message>
        <source>the figure is too large for the memory there is</source>
        <translation>la figura è troppo grande per la memoria che c&apos;è</translation>
    </message>
    <message>
        <source>1, 2, … the layer that asked here</source>
        <translation>1, 2, … lo strato che ha chiesto qui</translation>
    </message>
    <message>
        <source>✗ off the path</source>
        <translation>✗ fuori dal percorso</translation>
    </message>
    <message>
        <source>thick line: likely way</source>
        <translation>linea spessa: via probabile</translation>
    </message>
    <message>
        <source>★ true leaf</source>
        <translation>★ foglia vera</translation>
    </message>
    <message>
        <source>◇ leaf of the donor</source>
        <translation>◇ foglia del donatore</translation>
    </message>
</context>
<context>
    <name>icl::ui::AccuracyView</name>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>accuratezza</translation>
    </message>
    <message>
        <source>The curves appear here as soon as the run moves: press Run.</source>
        <translation>Le curve appaiono qui appena l&apos;esecuzione si muove: premete Esegui.</translation>
    </message>
    <message>
        <source>Accuracies</source>
        <translation>Accuratezze</translation>
    </message>
    <message>
        <source>transition</source>
        <translation>transizione</translation>
    </message>
    <message>
        <source>In context %1</source>
        <translation>Nel contesto %1</translation>
    </message>
    <message>
        <source>; crosses %1 at step %2</source>
        <translation>; supera %1 al passo %2</translation>
    </message>
    <message>
        <source>; a random label has %1</source>
        <translation>; un&apos;etichetta casuale ha %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>icl::ui::Animation</name>
    <message>
        <source>There is no such folder.</source>
        <translation>Non c&apos;è una tale cartella.</translation>
    </message>
    <message>
        <source>Something is there already: choose a new or empty folder.</source>
        <translation>Lì c&apos;è già qualcosa: scegliete una cartella nuova o vuota.</translation>
    </message>
    <message>
        <source>An animation is being made already.</source>
        <translation>Si sta già creando un&apos;animazione.</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>Non c&apos;è una tale figura.</translation>
    </message>
    <message>
        <source>“%1” has made no step yet.</source>
        <translation>«%1» non ha ancora fatto alcun passo.</translation>
    </message>
    <message>
        <source>The animation was cancelled: nothing is kept.</source>
        <translation>L&apos;animazione è stata annullata: non si conserva nulla.</translation>
    </message>
    <message>
        <source>The run could not be brought to step %1 again.</source>
        <translation>Non è stato possibile riportare l&apos;esecuzione al passo %1.</translation>
    </message>
    <message>
        <source>The pictures cannot be written to %1.</source>
        <translation>Le immagini non si possono scrivere in %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) written to %1.</source>
        <translation>
            <numerusform>%n immagine scritta in %1.</numerusform>
            <numerusform>%n immagini scritte in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ffmpeg was not found, so %n picture(s) were written to %1 instead of a movie.</source>
        <translation>
            <numerusform>ffmpeg non è stato trovato, perciò in %1 è stata scritta %n immagine invece di un filmato.</numerusform>
            <numerusform>ffmpeg non è stato trovato, perciò in %1 sono state scritte %n immagini invece di un filmato.</numerusform>
        </translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>ffmpeg non è riuscito: %1</translation>
    </message>
    <message numerus="yes">
        <source>Animation of %n frame(s) written to %1.</source>
        <translation>
            <numerusform>Animazione di %n fotogramma scritta in %1.</numerusform>
            <numerusform>Animazione di %n fotogrammi scritta in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The movie cannot be written to %1.</source>
        <translation>Il filmato non si può scrivere in %1.</translation>
    </message>
</context>
<context>
    <name>icl::ui::AnimationDialog</name>
    <message>
        <source>Animation of the run</source>
        <translation>Animazione dell&apos;esecuzione</translation>
    </message>
    <message>
        <source>The picture that is drawn at every frame</source>
        <translation>La figura che si disegna a ogni fotogramma</translation>
    </message>
    <message>
        <source>Spread over the steps of the run; a short run has fewer</source>
        <translation>Distribuiti sui passi dell&apos;esecuzione; un&apos;esecuzione corta ne ha di meno</translation>
    </message>
    <message>
        <source>How fast the movie goes; PNG files have no speed</source>
        <translation>Quanto è veloce il filmato; i file PNG non hanno velocità</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation>In pixel</translation>
    </message>
    <message>
        <source>PNG files in a folder</source>
        <translation>File PNG in una cartella</translation>
    </message>
    <message>
        <source>Movies are made by ffmpeg where it is installed</source>
        <translation>I filmati li crea ffmpeg, dove è installato</translation>
    </message>
    <message>
        <source>More frames at the &amp;beginning</source>
        <translation>Più fotogrammi all&apos;&amp;inizio</translation>
    </message>
    <message>
        <source>Frames are even in the logarithm of the step</source>
        <translation>I fotogrammi sono a distanza uguale nel logaritmo del passo</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>&amp;Figura</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>Fo&amp;togrammi</translation>
    </message>
    <message>
        <source>Frames a &amp;second</source>
        <translation>Fotogrammi al &amp;secondo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Grandezza</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>F&amp;ormato</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>Fotogrammi</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Fotogrammi al secondo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>ffmpeg is not installed: for a movie the PNG files are written instead.</source>
        <translation>ffmpeg non è installato: invece di un filmato si scrivono i file PNG.</translation>
    </message>
    <message>
        <source>The run is made again for the pictures; the one on the screen goes on.</source>
        <translation>L&apos;esecuzione viene rifatta per le immagini; quella sullo schermo prosegue.</translation>
    </message>
    <message>
        <source>Frames that are written</source>
        <translation>Fotogrammi scritti</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>%v di %m fotogrammi</translation>
    </message>
    <message>
        <source>&amp;Make it…</source>
        <translation>&amp;Crea…</translation>
    </message>
    <message>
        <source>New folder for the PNG files</source>
        <translation>Nuova cartella per i file PNG</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>Salva l&apos;animazione</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>C&amp;hiudi</translation>
    </message>
</context>
<context>
    <name>icl::ui::AnswerCard</name>
    <message>
        <source>Show the table another way</source>
        <translation>Mostra la tabella in un altro modo</translation>
    </message>
    <message>
        <source>Take this answer off</source>
        <translation>Togli questa risposta</translation>
    </message>
    <message>
        <source>asking…</source>
        <translation>domando…</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>celle</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>curve</translation>
    </message>
</context>
<context>
    <name>icl::ui::AnswerView</name>
    <message>
        <source>Probability of each label</source>
        <translation>Probabilità di ogni etichetta</translation>
    </message>
    <message>
        <source>The answer appears with the first step of a run: press Run.</source>
        <translation>La risposta appare con il primo passo di un&apos;esecuzione: premete Esegui.</translation>
    </message>
    <message>
        <source>label %1: %2</source>
        <translation>etichetta %1: %2</translation>
    </message>
    <message>
        <source>, in %1 % of the context</source>
        <translation>, nel %1 % del contesto</translation>
    </message>
    <message>
        <source>, right</source>
        <translation>, giusta</translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation>nuovo prompt</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>Estrae un altro prompt di esempio; l&apos;esecuzione non cambia</translation>
    </message>
    <message>
        <source>Answer to the example</source>
        <translation>Risposta all&apos;esempio</translation>
    </message>
    <message>
        <source>Answers %1 with %2: right</source>
        <translation>Risponde %1 con %2: giusta</translation>
    </message>
    <message>
        <source>Answers %1 with %2; right is %3 with %4</source>
        <translation>Risponde %1 con %2; giusta è %3 con %4</translation>
    </message>
    <message>
        <source>label</source>
        <translation>etichetta</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilità</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusta</translation>
    </message>
    <message>
        <source>share of the context</source>
        <translation>quota del contesto</translation>
    </message>
</context>
<context>
    <name>icl::ui::AudiencePreview</name>
    <message>
        <source>What the audience sees, in small</source>
        <translation>Ciò che vede il pubblico, in piccolo</translation>
    </message>
    <message>
        <source>What the audience sees; point here, and a dot shows it to them</source>
        <translation>Ciò che vede il pubblico; indicate qui, e un punto glielo mostra</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>oscurata</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>congelata</translation>
    </message>
</context>
<context>
    <name>icl::ui::AudienceWindow</name>
    <message>
        <source>Audience</source>
        <translation>Pubblico</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>Ciò che vede il pubblico</translation>
    </message>
</context>
<context>
    <name>icl::ui::BeforeAfterView</name>
    <message>
        <source>Before and after</source>
        <translation>Prima e dopo</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Which matrix is shown</source>
        <translation>Quale matrice si mostra</translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation>nuovo prompt</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>Estrae un altro prompt di esempio; l&apos;esecuzione non cambia</translation>
    </message>
    <message>
        <source>The run that this one begins from is not at hand.</source>
        <translation>L&apos;esecuzione da cui questa è partita non è disponibile.</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>before: step 0</source>
        <translation>prima: passo 0</translation>
    </message>
    <message>
        <source>now: step %1</source>
        <translation>ora: passo %1</translation>
    </message>
    <message>
        <source>The map appears with the first step of a run: press Run.</source>
        <translation>La mappa appare con il primo passo di un&apos;esecuzione: premete Esegui.</translation>
    </message>
    <message>
        <source>The two matrices have different sizes: %1 × %2 and %3 × %4.</source>
        <translation>Le due matrici hanno dimensioni diverse: %1 × %2 e %3 × %4.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>now − before</source>
        <translation>ora − prima</translation>
    </message>
    <message>
        <source>Nothing has changed between the two maps</source>
        <translation>Tra le due mappe non è cambiato nulla</translation>
    </message>
    <message>
        <source>Cosine of the two maps %1; largest change %2, %3</source>
        <translation>Coseno delle due mappe %1; massima variazione %2, %3</translation>
    </message>
    <message>
        <source>%1 · before %2, difference %3</source>
        <translation>%1 · prima %2, differenza %3</translation>
    </message>
    <message>
        <source>Refined, not rebuilt: nearly every token looks where it looked before.</source>
        <translation>Affinata, non ricostruita: quasi ogni token guarda dove guardava prima.</translation>
    </message>
    <message>
        <source>Partly rebuilt: some tokens look elsewhere than before.</source>
        <translation>Ricostruita in parte: alcuni token guardano altrove rispetto a prima.</translation>
    </message>
    <message>
        <source>Rebuilt: the tokens look elsewhere than before.</source>
        <translation>Ricostruita: i token guardano altrove rispetto a prima.</translation>
    </message>
    <message>
        <source>No matrix is drawn yet.</source>
        <translation>Nessuna matrice è ancora disegnata.</translation>
    </message>
</context>
<context>
    <name>icl::ui::BudgetView</name>
    <message>
        <source>race B</source>
        <translation>gara con B</translation>
    </message>
    <message>
        <source>race C</source>
        <translation>gara con C</translation>
    </message>
    <message>
        <source>questions, pooled numbers</source>
        <translation>domande, numeri aggregati</translation>
    </message>
    <message>
        <source>The curve appears with the first step of a run: press Run.</source>
        <translation>La curva appare con il primo passo di un&apos;esecuzione: premete Esegui.</translation>
    </message>
    <message>
        <source>Risk against budget</source>
        <translation>Rischio e budget</translation>
    </message>
    <message>
        <source>Bayes floor</source>
        <translation>limite inferiore di Bayes</translation>
    </message>
    <message>
        <source>Trains model B, wide with a router, beside this run, on the same contexts</source>
        <translation>Addestra il modello B, largo con instradatore, accanto a questa esecuzione e sugli stessi contesti</translation>
    </message>
    <message>
        <source>Trains model C, wide without a router, beside this run, on the same contexts</source>
        <translation>Addestra il modello C, largo senza instradatore, accanto a questa esecuzione e sugli stessi contesti</translation>
    </message>
    <message>
        <source>Not trained yet: press Run.</source>
        <translation>Non ancora addestrata: premete Esegui.</translation>
    </message>
    <message>
        <source>The non-linear decoder reads several bits off one number: a trick of known strengths, not a choice of questions.</source>
        <translation>Il decodificatore non lineare legge più bit da un numero: un trucco delle ampiezze note, non una scelta di domande.</translation>
    </message>
    <message>
        <source>All questions at once: no answer can choose the next, so width gets what the best fixed questions get.</source>
        <translation>Tutte le domande insieme: nessuna risposta può scegliere la successiva, e la larghezza ottiene quanto le migliori domande fisse.</translation>
    </message>
    <message>
        <source>Depth buys nothing here: no answer changes what is worth asking, so only the number of questions counts.</source>
        <translation>Qui la profondità non dà nulla: nessuna risposta cambia che cosa convenga chiedere, e conta solo quante domande si fanno.</translation>
    </message>
    <message>
        <source>No better than fixed questions: the answers do not choose the questions here.</source>
        <translation>Non meglio di domande fisse: qui le risposte non scelgono le domande.</translation>
    </message>
    <message>
        <source>Each answer chooses the next question: without noise %1 of these are worth 2ᴹ − 1 = %2 fixed ones.</source>
        <translation>Ogni risposta sceglie la domanda seguente: senza rumore %1 di queste ne valgono 2ᴹ − 1 = %2 fisse.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) leave a risk of %1; the path %2, fixed questions %3</source>
        <translation>
            <numerusform>%n domanda lascia un rischio di %1; il percorso %2, domande fisse %3</numerusform>
            <numerusform>%n domande lasciano un rischio di %1; il percorso %2, domande fisse %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) leave a risk of %1; fixed questions %2</source>
        <translation>
            <numerusform>%n domanda lascia un rischio di %1; domande fisse %2</numerusform>
            <numerusform>%n domande lasciano un rischio di %1; domande fisse %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::ChannelView</name>
    <message>
        <source>Quantity</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Which recorded quantity is drawn</source>
        <translation>Quale grandezza registrata si disegna</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>Asse orizzontale</translation>
    </message>
    <message>
        <source>What the curves are drawn against</source>
        <translation>Rispetto a che cosa si disegnano le curve</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>log x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>Asse orizzontale logaritmico</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>log y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>Asse verticale logaritmico</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>differenza</translation>
    </message>
    <message>
        <source>Difference between a twin and its partner as a third line</source>
        <translation>Differenza tra un gemello e il suo compagno come terza linea</translation>
    </message>
    <message>
        <source>against steps</source>
        <translation>rispetto ai passi</translation>
    </message>
    <message>
        <source>against time</source>
        <translation>rispetto al tempo</translation>
    </message>
    <message>
        <source>The curves appear here as soon as the run moves: press Run.</source>
        <translation>Le curve appaiono qui appena l&apos;esecuzione si muove: premete Esegui.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>|difference|</source>
        <translation>|differenza|</translation>
    </message>
    <message>
        <source>all parameters</source>
        <translation>tutti i parametri</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, %3 above the minimum</source>
        <translation>%1 %2, %3 sopra il minimo</translation>
    </message>
    <message>
        <source>%1 %2, at the minimum</source>
        <translation>%1 %2, al minimo</translation>
    </message>
    <message>
        <source>No values are recorded yet.</source>
        <translation>Non è ancora registrato alcun valore.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>At step %1: %2.</source>
        <translation>Al passo %1: %2.</translation>
    </message>
    <message>
        <source>all accuracies</source>
        <translation>tutte le accuratezze</translation>
    </message>
</context>
<context>
    <name>icl::ui::CircuitView</name>
    <message>
        <source>Attention of every head</source>
        <translation>Attenzione di ogni testa</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>gate</translation>
    </message>
    <message>
        <source>Gate of the enlarged head</source>
        <translation>Gate della testa ingrandita</translation>
    </message>
    <message>
        <source>What the enlarged head&apos;s output is multiplied with, in training and in the tests</source>
        <translation>Per che cosa si moltiplica l&apos;uscita della testa ingrandita, in addestramento e nei test</translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation>nuovo prompt</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>Estrae un altro prompt di esempio; l&apos;esecuzione non cambia</translation>
    </message>
    <message>
        <source>swap labels</source>
        <translation>scambia etichette</translation>
    </message>
    <message>
        <source>Move all labels of the example on by one; press again to undo</source>
        <translation>Sposta di uno tutte le etichette dell&apos;esempio; premete di nuovo per annullare</translation>
    </message>
    <message>
        <source>undo edits</source>
        <translation>annulla modifiche</translation>
    </message>
    <message>
        <source>Take back all changes of the example sequence</source>
        <translation>Annulla tutte le modifiche della sequenza di esempio</translation>
    </message>
    <message>
        <source>The heads appear with the first step of a run: press Run.</source>
        <translation>Le teste appaiono con il primo passo di un&apos;esecuzione: premete Esegui.</translation>
    </message>
    <message>
        <source>Point at a head to enlarge it, click to take it away or put it back. Drag an item onto another to copy it there, click a label to change it.</source>
        <translation>Indicate una testa per ingrandirla, fate clic per toglierla o rimetterla. Trascinate un elemento su un altro per copiarvelo, fate clic su un&apos;etichetta per cambiarla.</translation>
    </message>
    <message>
        <source>Head %1.%2 looks at %3, %4</source>
        <translation>La testa %1.%2 guarda %3, %4</translation>
    </message>
    <message>
        <source> · without %1</source>
        <translation> · senza %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::CommandPalette</name>
    <message>
        <source>Type to find</source>
        <translation>Scrivete per cercare</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Cerca</translation>
    </message>
</context>
<context>
    <name>icl::ui::CompareModel</name>
    <message>
        <source>at its limit</source>
        <translation>al limite</translation>
    </message>
    <message>
        <source>at its condition</source>
        <translation>alla condizione</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>a convergenza</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>divergente</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallita</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperta</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>in vista</translation>
    </message>
    <message>
        <source>not in view</source>
        <translation>non in vista</translation>
    </message>
    <message>
        <source>run</source>
        <translation>esecuzione</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passi</translation>
    </message>
    <message>
        <source>state</source>
        <translation>stato</translation>
    </message>
</context>
<context>
    <name>icl::ui::CompareWindow</name>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in view</source>
        <translation>
            <numerusform>%n esecuzione in vista</numerusform>
            <numerusform>%n esecuzioni in vista</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Confronta le esecuzioni</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>Esecuzioni da confrontare</translation>
    </message>
    <message>
        <source>Tick runs in the table (Space): their curves appear here.</source>
        <translation>Spuntate esecuzioni nella tabella (Spazio): le loro curve appaiono qui.</translation>
    </message>
    <message>
        <source>Curves of the runs in view</source>
        <translation>Curve delle esecuzioni in vista</translation>
    </message>
    <message>
        <source>Filter: depth=8 seed=3 …</source>
        <translation>Filtro: depth=8 seed=3 …</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>Filtra le esecuzioni</translation>
    </message>
    <message>
        <source>Words that the name, a setting (depth=8), the seed or the end must hold</source>
        <translation>Parole che il nome, un&apos;impostazione (depth=8), il seme o la fine devono contenere</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>What the curves and the last value show</source>
        <translation>Che cosa mostrano le curve e l&apos;ultimo valore</translation>
    </message>
    <message>
        <source>Group and colour by</source>
        <translation>Raggruppa e colora per</translation>
    </message>
    <message>
        <source>Runs with the same value have one colour; two and more of them have a band</source>
        <translation>Le esecuzioni con lo stesso valore hanno un solo colore; da due in su hanno una fascia</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>&amp;Colora per</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation>&amp;Apri nella finestra</translation>
    </message>
    <message>
        <source>Shows the run at the keyboard in every picture of the main window</source>
        <translation>Mostra l&apos;esecuzione che ha la tastiera in ogni figura della finestra principale</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>Salva la &amp;tabella…</translation>
    </message>
    <message>
        <source>The rows that are listed, with settings and last values, as CSV</source>
        <translation>Le righe elencate, con impostazioni e ultimi valori, come CSV</translation>
    </message>
    <message>
        <source>Save &amp;figure…</source>
        <translation>Salva la &amp;figura…</translation>
    </message>
    <message>
        <source>The curves in view as SVG, PDF or PNG</source>
        <translation>Le curve in vista come SVG, PDF o PNG</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Guida</translation>
    </message>
    <message>
        <source>What can be done here (F1)</source>
        <translation>Che cosa si può fare qui (F1)</translation>
    </message>
    <message>
        <source>%1 runs are in view, the most that can be told apart: untick one first.</source>
        <translation>Sono in vista %1 esecuzioni, il massimo che si possa distinguere: prima togliete una spunta.</translation>
    </message>
    <message>
        <source>reading the store…</source>
        <translation>lettura dell&apos;archivio…</translation>
    </message>
    <message>
        <source>%1 of %2 runs, the newest</source>
        <translation>%1 di %2 esecuzioni, le più recenti</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n esecuzione</numerusform>
            <numerusform>%n esecuzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>run</source>
        <translation>esecuzione</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Salva la tabella</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valori separati da virgole (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Scritta in %1.</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Salva la figura</translation>
    </message>
    <message>
        <source>Figures (%1)</source>
        <translation>Figure (%1)</translation>
    </message>
    <message>
        <source>Figure written to %1.</source>
        <translation>Figura scritta in %1.</translation>
    </message>
    <message>
        <source>seed %1, %2</source>
        <translation>seme %1, %2</translation>
    </message>
</context>
<context>
    <name>icl::ui::ConfigForm</name>
    <message>
        <source>%1, more</source>
        <translation>%1, altro</translation>
    </message>
</context>
<context>
    <name>icl::ui::CoverSheet</name>
    <message>
        <source>What will be seen here?</source>
        <translation>Che cosa si vedrà qui?</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>Previsione: %1</translation>
    </message>
    <message>
        <source>The guess of the room</source>
        <translation>La previsione della sala</translation>
    </message>
</context>
<context>
    <name>icl::ui::CueBook</name>
    <message>
        <source>Add a cue</source>
        <translation>Aggiungi una scena</translation>
    </message>
    <message>
        <source>Remove a cue</source>
        <translation>Togli una scena</translation>
    </message>
    <message>
        <source>Move a cue</source>
        <translation>Sposta una scena</translation>
    </message>
</context>
<context>
    <name>icl::ui::CueDialog</name>
    <message>
        <source>Predict, then reveal: cover the curves from step</source>
        <translation>Prevedere, poi rivelare: copri le curve dal passo</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>Scena</translation>
    </message>
    <message>
        <source>&amp;Caption, one sentence for the audience:</source>
        <translation>&amp;Didascalia, una frase per il pubblico:</translation>
    </message>
    <message>
        <source>&amp;Note, for the speaker alone:</source>
        <translation>&amp;Nota, solo per chi parla:</translation>
    </message>
    <message>
        <source>First covered step</source>
        <translation>Primo passo coperto</translation>
    </message>
    <message>
        <source>The next key takes the cover away and shows theory</source>
        <translation>Il tasto successivo toglie la copertura e mostra la teoria</translation>
    </message>
</context>
<context>
    <name>icl::ui::CueList</name>
    <message>
        <source>Cues</source>
        <translation>Scene</translation>
    </message>
    <message>
        <source>Give the lecture from here</source>
        <translation>Tieni la lezione da qui</translation>
    </message>
    <message>
        <source>Edit caption and note</source>
        <translation>Modifica didascalia e nota</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta in su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta in giù</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
</context>
<context>
    <name>icl::ui::CueModel</name>
    <message>
        <source>goes on</source>
        <translation>prosegue</translation>
    </message>
    <message>
        <source>to step %1</source>
        <translation>fino al passo %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>fino a %1</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>fino alla fine</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>coperta</translation>
    </message>
    <message>
        <source>(no caption yet)</source>
        <translation>(ancora senza didascalia)</translation>
    </message>
</context>
<context>
    <name>icl::ui::CuePanel</name>
    <message>
        <source>notes</source>
        <translation>note</translation>
    </message>
    <message>
        <source>Shows the notes here</source>
        <translation>Mostra qui le note</translation>
    </message>
    <message>
        <source>Add a cue from what is shown</source>
        <translation>Aggiungi una scena da ciò che si vede</translation>
    </message>
    <message>
        <source>Give the lecture (F5)</source>
        <translation>Tieni la lezione (F5)</translation>
    </message>
    <message>
        <source>None yet: “+” makes a cue of the run, the step and the pictures you look at. Present has ready lectures.</source>
        <translation>Ancora nessuna: «+» fa una scena dell&apos;esecuzione, del passo e delle figure che guardate. In Presenta ci sono lezioni pronte.</translation>
    </message>
    <message>
        <source>End the lecture first (Esc), then add a cue.</source>
        <translation>Terminate prima la lezione (Esc), poi aggiungete una scena.</translation>
    </message>
    <message>
        <source>Edit a cue</source>
        <translation>Modifica una scena</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>Scene</translation>
    </message>
</context>
<context>
    <name>icl::ui::CursorBar</name>
    <message>
        <source>Values at the cursor</source>
        <translation>Valori al cursore</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>coperto</translation>
    </message>
</context>
<context>
    <name>icl::ui::DepthView</name>
    <message>
        <source>excess, log</source>
        <translation>eccesso, log</translation>
    </message>
    <message>
        <source>Excess over the Bayes risk on a logarithmic axis; off: the risk</source>
        <translation>Eccesso sul rischio di Bayes su un asse logaritmico; altrimenti il rischio</translation>
    </message>
    <message>
        <source>The risk of each predictor is being computed for every depth.</source>
        <translation>Il rischio di ogni predittore a ogni profondità è in corso di calcolo.</translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation>Bayes</translation>
    </message>
    <message>
        <source>one layer (LSA)</source>
        <translation>uno strato (LSA)</translation>
    </message>
    <message>
        <source>one parameter</source>
        <translation>un parametro</translation>
    </message>
    <message>
        <source>two parameters</source>
        <translation>due parametri</translation>
    </message>
    <message>
        <source>untied layers</source>
        <translation>strati indipendenti</translation>
    </message>
    <message>
        <source>predict zero</source>
        <translation>predire zero</translation>
    </message>
    <message>
        <source>raw mean</source>
        <translation>media grezza</translation>
    </message>
    <message>
        <source>depth T, layers</source>
        <translation>profondità T, strati</translation>
    </message>
    <message>
        <source>excess risk</source>
        <translation>rischio in eccesso</translation>
    </message>
    <message>
        <source>risk</source>
        <translation>rischio</translation>
    </message>
    <message>
        <source>depth %1: %2</source>
        <translation>profondità %1: %2</translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation>Rischio e profondità</translation>
    </message>
    <message>
        <source>Excess falls by a factor of about %1 a layer, r² with r = %2</source>
        <translation>L&apos;eccesso scende di circa un fattore %1 per strato, r² con r = %2</translation>
    </message>
    <message>
        <source>The risk against depth is not computed yet.</source>
        <translation>Il rischio alle varie profondità non è ancora calcolato.</translation>
    </message>
    <message>
        <source>%1: %2 at depth %3, %4 at depth %5</source>
        <translation>%1: %2 alla profondità %3, %4 alla profondità %5</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profondità</translation>
    </message>
    <message>
        <source>Chebyshev rate</source>
        <translation>Velocità di Chebyshev</translation>
    </message>
    <message>
        <source>one parameter, retrained</source>
        <translation>un parametro, riaddestrato</translation>
    </message>
    <message>
        <source>two parameters, retrained</source>
        <translation>due parametri, riaddestrati</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>minimi quadrati</translation>
    </message>
    <message>
        <source>inverse regression</source>
        <translation>regressione inversa</translation>
    </message>
    <message>
        <source>scale known</source>
        <translation>scala nota</translation>
    </message>
    <message numerus="yes">
        <source>Risk against depth on prompts of %n token(s)</source>
        <translation>
            <numerusform>Rischio e profondità su prompt di %n token</numerusform>
            <numerusform>Rischio e profondità su prompt di %n token</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::DifferenceView</name>
    <message>
        <source>Press Twin beside a switch: the other choice runs beside this one, with the same seed and data, and their difference appears here.</source>
        <translation>Premete Gemello accanto a un interruttore: l&apos;altra scelta avanza accanto a questa, con lo stesso seme e gli stessi dati, e qui appare la loro differenza.</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Matrix whose difference is shown</source>
        <translation>Matrice di cui si mostra la differenza</translation>
    </message>
    <message>
        <source>The two matrices have different sizes: %1 × %2 and %3 × %4.</source>
        <translation>Le due matrici hanno dimensioni diverse: %1 × %2 e %3 × %4.</translation>
    </message>
    <message>
        <source>A − B at step %1</source>
        <translation>A − B al passo %1</translation>
    </message>
    <message>
        <source>A at step %1, B at step %2</source>
        <translation>A al passo %1, B al passo %2</translation>
    </message>
    <message>
        <source>Difference of two runs</source>
        <translation>Differenza di due esecuzioni</translation>
    </message>
    <message>
        <source>A: %1, B: %2</source>
        <translation>A: %1, B: %2</translation>
    </message>
    <message>
        <source>;  A − B = %1</source>
        <translation>;  A − B = %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::DocumentActions</name>
    <message>
        <source>ICL Lab documents (*.icl)</source>
        <translation>Documenti di ICL Lab (*.icl)</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>Salvare le modifiche?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» ha modifiche non salvate.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>senza titolo</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salva con nome</translation>
    </message>
    <message>
        <source>“%1” is not kept on disk, so there are no rows to export.</source>
        <translation>«%1» non è conservata su disco, perciò non ci sono righe da esportare.</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valori separati da virgole (*.csv)</translation>
    </message>
    <message>
        <source>NumPy array (*.npy)</source>
        <translation>Array NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>Esporta le righe</translation>
    </message>
    <message>
        <source>Rows written to %1.</source>
        <translation>Righe scritte in %1.</translation>
    </message>
    <message>
        <source>Changes of “%1” from %2 were not saved.</source>
        <translation>Le modifiche a «%1» del %2 non erano state salvate.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recupera</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Scalable vectors (*.svg)</source>
        <translation>Vettori scalabili (*.svg)</translation>
    </message>
    <message>
        <source>Portable document (*.pdf)</source>
        <translation>Documento portabile (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>Pixel (*.png)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>Salva la figura</translation>
    </message>
    <message>
        <source>Dots per inch:</source>
        <translation>Punti per pollice:</translation>
    </message>
    <message>
        <source>Figure written to %1.</source>
        <translation>Figura scritta in %1.</translation>
    </message>
    <message>
        <source>Lectures (*.json)</source>
        <translation>Lezioni (*.json)</translation>
    </message>
    <message>
        <source>Open a lecture</source>
        <translation>Apri una lezione</translation>
    </message>
    <message>
        <source>There are no cues to save: add one first.</source>
        <translation>Non ci sono scene da salvare: prima aggiungetene una.</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>lezione</translation>
    </message>
    <message>
        <source>Save as a lecture</source>
        <translation>Salva come lezione</translation>
    </message>
    <message>
        <source>The lecture is written to %1.</source>
        <translation>La lezione è scritta in %1.</translation>
    </message>
    <message>
        <source>Documents with their runs (*.iclshare)</source>
        <translation>Documenti con le loro esecuzioni (*.iclshare)</translation>
    </message>
    <message>
        <source>Documents and shares (*.icl *.iclshare)</source>
        <translation>Documenti e file condivisi (*.icl *.iclshare)</translation>
    </message>
    <message>
        <source>Share as one file</source>
        <translation>Condividi in un solo file</translation>
    </message>
    <message>
        <source>The document and its runs are in %1.</source>
        <translation>Il documento e le sue esecuzioni sono in %1.</translation>
    </message>
</context>
<context>
    <name>icl::ui::EquationView</name>
    <message>
        <source>Equations</source>
        <translation>Equazioni</translation>
    </message>
    <message>
        <source>Model and theorem with live numbers</source>
        <translation>Modello e teorema con i numeri attuali</translation>
    </message>
    <message>
        <source>This experiment has no formulas.</source>
        <translation>Questo esperimento non ha formule.</translation>
    </message>
</context>
<context>
    <name>icl::ui::ExperimentPanel</name>
    <message>
        <source>Experiment</source>
        <translation>Esperimento</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>The story that is being told: choose another preset</source>
        <translation>La storia che si racconta: scegliete un altro preset</translation>
    </message>
    <message>
        <source>Preset gallery (Ctrl+G)</source>
        <translation>Galleria dei preset (Ctrl+G)</translation>
    </message>
    <message>
        <source>Preset gallery</source>
        <translation>Galleria dei preset</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Same seed, same run, to the last bit</source>
        <translation>Stesso seme, stessa esecuzione, fino all&apos;ultimo bit</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nuovo seme</translation>
    </message>
    <message>
        <source>Draws another seed and starts again; the present run stays as a ghost</source>
        <translation>Estrae un altro seme e ricomincia; l&apos;esecuzione attuale resta come traccia</translation>
    </message>
    <message>
        <source>“%1” is no seed: a whole number from 0 to 18446744073709551615 is one.</source>
        <translation>«%1» non è un seme: lo è un numero intero da 0 a 18446744073709551615.</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Interruttori</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Starts again with these settings and the same seed (Return in a field); the present curve stays as a ghost</source>
        <translation>Ricomincia con queste impostazioni e lo stesso seme (Invio in un campo); la curva attuale resta come traccia</translation>
    </message>
    <message>
        <source>Fork here</source>
        <translation>Biforca qui</translation>
    </message>
    <message>
        <source>A second run that shares the past up to the cursor and goes on with these settings</source>
        <translation>Una seconda esecuzione che condivide il passato fino al cursore e prosegue con queste impostazioni</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>subito</translation>
    </message>
    <message>
        <source>Restart at once</source>
        <translation>Ricomincia subito</translation>
    </message>
    <message>
        <source>One setting contradicts another: see the line below it.</source>
        <translation>Un&apos;impostazione ne contraddice un&apos;altra: vedete la riga sotto di essa.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait</source>
        <translation>
            <numerusform>%n in attesa</numerusform>
            <numerusform>%n in attesa</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the run</source>
        <translation>Come nell&apos;esecuzione</translation>
    </message>
    <message>
        <source>On: a change starts a new run by itself when the slider is released or the field is left. Off: changes wait for the button.</source>
        <translation>Attivo: una modifica fa partire da sé una nuova esecuzione quando il cursore viene rilasciato o si lascia il campo. Spento: le modifiche aspettano il pulsante.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: the run has gone on from here. A fork keeps what came after.</source>
        <translation>
            <numerusform>%n modifica aspetta: da qui l&apos;esecuzione è andata avanti. Una biforcazione conserva ciò che è venuto dopo.</numerusform>
            <numerusform>%n modifiche aspettano: da qui l&apos;esecuzione è andata avanti. Una biforcazione conserva ciò che è venuto dopo.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a run with these settings needs</source>
        <translation>Che cosa richiede un&apos;esecuzione con queste impostazioni</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>%1 pesi</translation>
    </message>
    <message>
        <source>about %1 ms a step</source>
        <translation>circa %1 ms per passo</translation>
    </message>
    <message>
        <source>about %1 s a step</source>
        <translation>circa %1 s per passo</translation>
    </message>
    <message>
        <source>1 weight</source>
        <translation>1 peso</translation>
    </message>
</context>
<context>
    <name>icl::ui::FieldRow</name>
    <message>
        <source>Range: %1</source>
        <translation>Intervallo: %1</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, regolatore</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Gemello</translation>
    </message>
    <message>
        <source>Twin of %1</source>
        <translation>Gemello di %1</translation>
    </message>
    <message>
        <source>Changed: back to %1</source>
        <translation>Cambiato: torna a %1</translation>
    </message>
    <message>
        <source>Runs “%1” too: same seed, same data, in lock step</source>
        <translation>Esegue anche «%1»: stesso seme, stessi dati, di pari passo</translation>
    </message>
    <message>
        <source>Changed: back to what the run has</source>
        <translation>Cambiato: torna a ciò che ha l&apos;esecuzione</translation>
    </message>
</context>
<context>
    <name>icl::ui::FirstMinute</name>
    <message>
        <source>Every control has its own help: Shift+F1. Ctrl+K finds everything by name, and the presets in Ctrl+G each tell a story.</source>
        <translation>Ogni comando ha la sua guida: Maiusc+F1. Ctrl+K trova tutto per nome, e ogni preset in Ctrl+G racconta una storia.</translation>
    </message>
    <message>
        <source>The run is at its end. Rewind it with Ctrl+Home, then press Space.</source>
        <translation>L&apos;esecuzione è alla fine. Riavvolgetela con Ctrl+Inizio, poi premete Spazio.</translation>
    </message>
    <message>
        <source>A model is learning. Press Space, or Pause, and it stands still.</source>
        <translation>Un modello sta imparando. Premete Spazio, o Pausa, e si ferma.</translation>
    </message>
    <message>
        <source>Press Space, or Run, and it goes on.</source>
        <translation>Premete Spazio, o Esegui, e prosegue.</translation>
    </message>
    <message>
        <source>The new run waits. Press Space.</source>
        <translation>La nuova esecuzione aspetta. Premete Spazio.</translation>
    </message>
    <message>
        <source>Go to the newest step with Ctrl+End. Then move a slider on the left.</source>
        <translation>Andate al passo più recente con Ctrl+Fine. Poi muovete un cursore a sinistra.</translation>
    </message>
    <message>
        <source>Move a slider on the left, with the mouse or the arrow keys, and let go.</source>
        <translation>Muovete un cursore a sinistra, con il mouse o con le frecce, e rilasciatelo.</translation>
    </message>
    <message>
        <source>Press Twin beside a setting: the other choice runs as well, with the same seed and data.</source>
        <translation>Premete Gemello accanto a un&apos;impostazione: si esegue anche l&apos;altra scelta, con lo stesso seme e gli stessi dati.</translation>
    </message>
    <message>
        <source>Drag the time bar at the bottom to the left, or press Ctrl+Left.</source>
        <translation>Trascinate la barra del tempo, in basso, verso sinistra, o premete Ctrl+Sinistra.</translation>
    </message>
    <message>
        <source>Go a step forward with Ctrl+Right.</source>
        <translation>Andate avanti di un passo con Ctrl+Destra.</translation>
    </message>
    <message>
        <source>Press Ctrl+B, or Fork here in the Run menu: a second future begins at this step.</source>
        <translation>Premete Ctrl+B, o Biforca qui nel menu Esegui: a questo passo comincia un secondo futuro.</translation>
    </message>
    <message>
        <source>Pause and run act at once, at any moment.</source>
        <translation>Pausa ed esecuzione agiscono subito, in ogni momento.</translation>
    </message>
    <message>
        <source>A new curve began with the same seed. The old one stays as a ghost.</source>
        <translation>È cominciata una nuova curva con lo stesso seme. La vecchia resta come traccia.</translation>
    </message>
    <message>
        <source>Two runs in lock step. What differs between them is that one setting.</source>
        <translation>Due esecuzioni di pari passo. Ciò che le distingue è quella sola impostazione.</translation>
    </message>
    <message>
        <source>Every picture went back to that step, exactly as it was.</source>
        <translation>Ogni figura è tornata a quel passo, esattamente com&apos;era.</translation>
    </message>
    <message>
        <source>The fork shares the past of its run and goes its own way from there.</source>
        <translation>La biforcazione condivide il passato della sua esecuzione e da lì va per la sua strada.</translation>
    </message>
</context>
<context>
    <name>icl::ui::GeometryView</name>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>What becomes a point of the plane</source>
        <translation>Che cosa diventa un punto del piano</translation>
    </message>
    <message>
        <source>Points of one colour belong together. [ and ] step through the stages.</source>
        <translation>I punti di uno stesso colore appartengono allo stesso gruppo. [ e ] scorrono gli stadi.</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>Geometria</translation>
    </message>
    <message>
        <source>The points appear with the first answer of the run.</source>
        <translation>I punti appaiono con la prima risposta dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>embeddings, before and now</source>
        <translation>embedding, prima e ora</translation>
    </message>
    <message>
        <source>features, before and now</source>
        <translation>caratteristiche, prima e ora</translation>
    </message>
    <message>
        <source>principal axis 1</source>
        <translation>asse principale 1</translation>
    </message>
    <message>
        <source>principal axis 2</source>
        <translation>asse principale 2</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>classe %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>etichetta %1</translation>
    </message>
    <message>
        <source>class %1, label %2</source>
        <translation>classe %1, etichetta %2</translation>
    </message>
    <message>
        <source>At the beginning %1 % of the variance lies between classes</source>
        <translation>All&apos;inizio il %1 % della varianza sta tra le classi</translation>
    </message>
    <message>
        <source>Now %1 % of the variance lies between classes</source>
        <translation>Ora il %1 % della varianza sta tra le classi</translation>
    </message>
    <message>
        <source>What belongs together is pulled together.</source>
        <translation>Ciò che appartiene allo stesso gruppo si avvicina.</translation>
    </message>
    <message>
        <source>What belongs together drifts apart.</source>
        <translation>Ciò che appartiene allo stesso gruppo si allontana.</translation>
    </message>
    <message>
        <source>What belongs together lies as close as before.</source>
        <translation>Ciò che appartiene allo stesso gruppo resta vicino come prima.</translation>
    </message>
    <message>
        <source>No points are drawn yet.</source>
        <translation>Non è ancora disegnato alcun punto.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) drawn.</source>
        <translation>
            <numerusform>%n punto disegnato.</numerusform>
            <numerusform>%n punti disegnati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n layer(s) %1 % of the variance tells them apart</source>
        <translation>
            <numerusform>Dopo %n strato il %1 % della varianza li distingue</numerusform>
            <numerusform>Dopo %n strati il %1 % della varianza li distingue</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::GuessLink</name>
    <message>
        <source>undo stroke</source>
        <translation>annulla tratto</translation>
    </message>
    <message>
        <source>Takes the last stroke of the guess back (Ctrl+Z)</source>
        <translation>Annulla l&apos;ultimo tratto della previsione (Ctrl+Z)</translation>
    </message>
    <message>
        <source>clear guess</source>
        <translation>cancella previsione</translation>
    </message>
    <message>
        <source>Clears the guess (Delete)</source>
        <translation>Cancella la previsione (Canc)</translation>
    </message>
    <message>
        <source>%1 decades</source>
        <comment>a distance on a logarithmic axis</comment>
        <translation>%1 decadi</translation>
    </message>
    <message>
        <source>, guess off by %1</source>
        <translation>, previsione lontana %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded step(s)</source>
        <translation>
            <numerusform>%n passo registrato</numerusform>
            <numerusform>%n passi registrati</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess is nearest to %1: on average %2 away, over %3.</source>
        <translation>La previsione è più vicina a %1: in media dista %2, su %3.</translation>
    </message>
    <message>
        <source>The guess is on average %1 away from the curve, over %2.</source>
        <translation>La previsione dista in media %1 dalla curva, su %2.</translation>
    </message>
    <message>
        <source>Curves are covered from step %1 on.</source>
        <translation>Le curve sono coperte dal passo %1 in poi.</translation>
    </message>
    <message>
        <source>The guess goes from %1 at %2 to %3 at %4.</source>
        <translation>La previsione va da %1 a %2 fino a %3 a %4.</translation>
    </message>
</context>
<context>
    <name>icl::ui::GuideCard</name>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lascia</translation>
    </message>
    <message>
        <source>Leave the first minute</source>
        <translation>Lascia il primo minuto</translation>
    </message>
    <message>
        <source>Leave; Help → First minute brings it back</source>
        <translation>Lascia; Guida → Primo minuto lo riporta</translation>
    </message>
    <message>
        <source>To the next of the five, without doing this one</source>
        <translation>Al prossimo dei cinque, senza fare questo</translation>
    </message>
    <message>
        <source>That was the first minute</source>
        <translation>Questo era il primo minuto</translation>
    </message>
    <message>
        <source>First minute · %1 of %2</source>
        <translation>Primo minuto · %1 di %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>icl::ui::HandoutDialog</name>
    <message>
        <source>Controls of the handout</source>
        <translation>Comandi della dispensa</translation>
    </message>
    <message>
        <source>Only what is ticked is shown. The document remembers it; every control comes back from here or from the View menu.</source>
        <translation>Si mostra solo ciò che è spuntato. Il documento lo ricorda; ogni comando torna da qui o dal menu Vista.</translation>
    </message>
    <message>
        <source>Controls that are shown</source>
        <translation>Comandi mostrati</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutti</translation>
    </message>
</context>
<context>
    <name>icl::ui::HeadGrid</name>
    <message>
        <source>Attention of every head</source>
        <translation>Attenzione di ogni testa</translation>
    </message>
    <message>
        <source>head %1: %2 looks at %3, %4</source>
        <translation>testa %1: %2 guarda %3, %4</translation>
    </message>
    <message>
        <source>head %1 is taken away; a click puts it back</source>
        <translation>la testa %1 è tolta; un clic la rimette</translation>
    </message>
    <message>
        <source>head %1, gate %2</source>
        <translation>testa %1, gate %2</translation>
    </message>
    <message>
        <source>head %1; a click takes it away</source>
        <translation>testa %1; un clic la toglie</translation>
    </message>
</context>
<context>
    <name>icl::ui::HeadView</name>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>All measures of all heads, or one measure by layer and head</source>
        <translation>Tutte le misure di tutte le teste, oppure una misura per strato e testa</translation>
    </message>
    <message>
        <source>fixed colours</source>
        <translation>colori fissi</translation>
    </message>
    <message>
        <source>Keep the colour range as it is, to compare frames and runs</source>
        <translation>Conserva l&apos;intervallo dei colori com&apos;è, per confrontare passi ed esecuzioni</translation>
    </message>
    <message>
        <source>The heads appear with the first step of a run: press Run.</source>
        <translation>Le teste appaiono con il primo passo di un&apos;esecuzione: premete Esegui.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Teste</translation>
    </message>
    <message>
        <source>all measures</source>
        <translation>tutte le misure</translation>
    </message>
    <message>
        <source>layer.head</source>
        <translation>strato.testa</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>strato</translation>
    </message>
    <message>
        <source>head</source>
        <translation>testa</translation>
    </message>
    <message>
        <source>With these settings no strengths are recorded.</source>
        <translation>Con queste impostazioni non si registra alcuna intensità.</translation>
    </message>
    <message>
        <source>%1: strongest in head %2.%3, %4</source>
        <translation>%1: più forte nella testa %2.%3, %4</translation>
    </message>
    <message>
        <source>Strengths of the heads</source>
        <translation>Intensità delle teste</translation>
    </message>
    <message>
        <source>no heads yet</source>
        <translation>ancora nessuna testa</translation>
    </message>
    <message>
        <source>Click a head to shut it; click again to open it</source>
        <translation>Fate clic su una testa per chiuderla; di nuovo per riaprirla</translation>
    </message>
    <message>
        <source> · without %1</source>
        <translation> · senza %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::Heatmap</name>
    <message>
        <source>Matrix as coloured cells</source>
        <translation>Matrice a celle colorate</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>non finito</translation>
    </message>
</context>
<context>
    <name>icl::ui::HelpViewer</name>
    <message>
        <source>Help</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Cerca nella guida</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Pagina della guida</translation>
    </message>
</context>
<context>
    <name>icl::ui::HiddenControls</name>
    <message>
        <source>Hide a control</source>
        <translation>Nascondi un comando</translation>
    </message>
    <message>
        <source>Show a control</source>
        <translation>Mostra un comando</translation>
    </message>
    <message>
        <source>Show all controls</source>
        <translation>Mostra tutti i comandi</translation>
    </message>
    <message>
        <source>Setting: %1</source>
        <translation>Impostazione: %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::InferenceChart</name>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>Logarithmic risk</source>
        <translation>Rischio logaritmico</translation>
    </message>
    <message>
        <source>risk</source>
        <translation>rischio</translation>
    </message>
    <message>
        <source>The net ends below the path line: it asks some questions again and averages their noise away, where the path asks each level once.</source>
        <translation>La rete finisce sotto la linea del percorso: ripete alcune domande e ne media via il rumore, mentre il percorso interroga ogni livello una volta sola.</translation>
    </message>
</context>
<context>
    <name>icl::ui::InterventionForm</name>
    <message>
        <source>Change the run</source>
        <translation>Cambiare l&apos;esecuzione</translation>
    </message>
    <message>
        <source>Intervention</source>
        <translation>Intervento</translation>
    </message>
    <message>
        <source>What is done to the run</source>
        <translation>Che cosa si fa all&apos;esecuzione</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Bersaglio</translation>
    </message>
    <message>
        <source>What it is done to</source>
        <translation>A che cosa lo si fa</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Fork and apply</source>
        <translation>Biforca e applica</translation>
    </message>
    <message>
        <source>The run has gone on from here: the change goes to a fork, and what came after stays</source>
        <translation>Da qui l&apos;esecuzione è andata avanti: il cambiamento va a una biforcazione e ciò che è venuto dopo resta</translation>
    </message>
    <message>
        <source>Acts from the present step on; marked on the time bar and kept in the run</source>
        <translation>Agisce dal passo presente in poi; segnato sulla barra del tempo e conservato nell&apos;esecuzione</translation>
    </message>
</context>
<context>
    <name>icl::ui::KeyPatchView</name>
    <message>
        <source>layer with foreign keys</source>
        <translation>strato con chiavi altrui</translation>
    </message>
    <message>
        <source>the paths part at</source>
        <translation>i percorsi si separano a</translation>
    </message>
    <message>
        <source>new tokens</source>
        <translation>nuovi token</translation>
    </message>
    <message>
        <source>Draws another context for the tree; the run is not touched</source>
        <translation>Estrae un altro contesto per l&apos;albero; l&apos;esecuzione non cambia</translation>
    </message>
    <message>
        <source>Rise of the risk where one layer asks with the keys of another context. Click a cell to see the way of one context with this patch on the tree.</source>
        <translation>Aumento del rischio dove uno strato chiede con le chiavi di un altro contesto. Fate clic su una cella per vedere sull&apos;albero il cammino di un contesto con questo innesto.</translation>
    </message>
    <message>
        <source>★ the context&apos;s own leaf, ◇ the donor&apos;s. Numbers: which layer asked; ✗ off the path.</source>
        <translation>★ la foglia del contesto, ◇ quella del donatore. Numeri: quale strato ha chiesto; ✗ fuori dal percorso.</translation>
    </message>
    <message>
        <source>Rise of the risk by layer and level</source>
        <translation>Aumento del rischio per strato e livello</translation>
    </message>
    <message>
        <source>The matrix of patches is being measured.</source>
        <translation>La matrice degli innesti è in corso di misura.</translation>
    </message>
    <message>
        <source>Click a cell to follow one patched context.</source>
        <translation>Fate clic su una cella per seguire un contesto con l&apos;innesto.</translation>
    </message>
    <message>
        <source>Whose keys does a layer need?</source>
        <translation>Di chi sono le chiavi che servono a uno strato?</translation>
    </message>
    <message>
        <source>Theory: %1.</source>
        <translation>Teoria: %1.</translation>
    </message>
    <message>
        <source>This context: squared error %1, without the patch %2.</source>
        <translation>Questo contesto: errore quadratico %1, senza l&apos;innesto %2.</translation>
    </message>
    <message>
        <source>No patch is measured yet.</source>
        <translation>Nessun innesto è ancora misurato.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>strato</translation>
    </message>
    <message>
        <source>Risk rises by %1: layer %2 asks with the keys of another context of the same leaf</source>
        <translation>Il rischio sale di %1: lo strato %2 chiede con le chiavi di un altro contesto della stessa foglia</translation>
    </message>
    <message>
        <source>Risk rises by %1: layer %2 asks with the keys of a path that parts at level %3</source>
        <translation>Il rischio sale di %1: lo strato %2 chiede con le chiavi di un percorso che si separa al livello %3</translation>
    </message>
    <message>
        <source>Not trained yet: press Run.</source>
        <translation>Non ancora addestrata: premete Esegui.</translation>
    </message>
    <message>
        <source>These keys are the same for every context: there is nothing to exchange.</source>
        <translation>Queste chiavi sono le stesse per ogni contesto: non c&apos;è nulla da scambiare.</translation>
    </message>
    <message>
        <source>Harm is not confined to early splits: these keys do not follow the path (yet).</source>
        <translation>Il danno non si limita alle separazioni precoci: queste chiavi non seguono (ancora) il percorso.</translation>
    </message>
    <message>
        <source>Foreign keys harm only where the paths parted above the layer&apos;s level: the keys, and with them the answers before, cause what is heard.</source>
        <translation>Chiavi estranee fanno danno solo dove i percorsi si sono separati sopra il livello dello strato: le chiavi, e con esse le risposte precedenti, causano ciò che si sente.</translation>
    </message>
</context>
<context>
    <name>icl::ui::LabDocument</name>
    <message>
        <source>untitled</source>
        <translation>senza titolo</translation>
    </message>
</context>
<context>
    <name>icl::ui::LayerControl</name>
    <message>
        <source>layer</source>
        <translation>strato</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Strato</translation>
    </message>
    <message>
        <source>Layer that is shown; [ and ] move by one</source>
        <translation>Strato mostrato; [ e ] spostano di uno</translation>
    </message>
    <message>
        <source>Layer number</source>
        <translation>Numero dello strato</translation>
    </message>
</context>
<context>
    <name>icl::ui::LimitsView</name>
    <message>
        <source>layers, one question each</source>
        <translation>strati, una domanda ciascuno</translation>
    </message>
    <message>
        <source>The curves are being computed.</source>
        <translation>Le curve sono in calcolo.</translation>
    </message>
    <message>
        <source>What limits depth</source>
        <translation>Che cosa limita la profondità</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>this tree ends: %1</source>
        <translation>fine di questo albero: %1</translation>
    </message>
    <message>
        <source>finest level: %1</source>
        <translation>livello più fine: %1</translation>
    </message>
    <message>
        <source>Noise stops depth at level %1, before the tree ends at %2</source>
        <translation>Il rumore ferma la profondità al livello %1, prima che l&apos;albero finisca al %2</translation>
    </message>
    <message>
        <source>The tree ends at level %1; on a deeper one noise would stop depth at level %2</source>
        <translation>L&apos;albero finisce al livello %1; su uno più profondo il rumore fermerebbe la profondità al livello %2</translation>
    </message>
    <message>
        <source>Only the end of the tree limits depth, at level %1</source>
        <translation>Solo la fine dell&apos;albero limita la profondità, al livello %1</translation>
    </message>
    <message>
        <source>No levels, no gain from depth; on a tree noise would stop it at level %1</source>
        <translation>Senza livelli la profondità non dà nulla; su un albero il rumore la fermerebbe al livello %1</translation>
    </message>
    <message>
        <source>Depth helps by asking level after level. This prior has none, so that layers beyond the first buy nothing.</source>
        <translation>La profondità aiuta chiedendo livello dopo livello. Questa distribuzione a priori non ne ha, e gli strati oltre il primo non danno nulla.</translation>
    </message>
    <message>
        <source>One layer finds one level: depth helps while there is a level left to ask, and while its signal is stronger than the noise of an answer.</source>
        <translation>Uno strato trova un livello: la profondità aiuta finché resta un livello da chiedere, e finché il suo segnale è più forte del rumore di una risposta.</translation>
    </message>
    <message>
        <source>Nothing is computed yet.</source>
        <translation>Non è ancora calcolato nulla.</translation>
    </message>
    <message>
        <source>Noise of one answer: %1.</source>
        <translation>Rumore di una risposta: %1.</translation>
    </message>
    <message>
        <source>A layer helps while a level is left whose signal beats the noise, (1 + σ²)/N. Four times the tokens: %1 levels more.</source>
        <translation>Uno strato aiuta finché resta un livello il cui segnale supera il rumore, (1 + σ²)/N. Quadruplo dei token: %1 livelli in più.</translation>
    </message>
    <message>
        <source>12 levels</source>
        <translation>12 livelli</translation>
    </message>
    <message>
        <source>A deeper tree, which shares out the same energy among twelve levels</source>
        <translation>Un albero più profondo, che ripartisce la stessa energia tra dodici livelli</translation>
    </message>
    <message>
        <source>Theory for this tree under other noise; each curve goes flat at its dot, the finest level that its noise leaves resolvable, or where the tree ends. Points: this run&apos;s net.</source>
        <translation>La teoria per questo albero con altro rumore; ogni curva diventa piatta nel suo punto, il livello più fine che il suo rumore lascia distinguibile, o dove l&apos;albero finisce. Punti: la rete di questa esecuzione.</translation>
    </message>
    <message>
        <source>The tree ends at level %1; were it to go on, noise would stop depth at level %2</source>
        <translation>L&apos;albero finisce al livello %1; se continuasse, il rumore fermerebbe la profondità al livello %2</translation>
    </message>
</context>
<context>
    <name>icl::ui::LineChart</name>
    <message>
        <source>Line chart</source>
        <translation>Grafico a linee</translation>
    </message>
    <message>
        <source>Drag over the covered part to draw, or press G: Left and Right go along, Up and Down raise and lower (with Shift finely), Return ends. Delete clears, Ctrl+Z takes back.</source>
        <translation>Trascinate sulla parte coperta per disegnare, o premete G: sinistra e destra spostano la penna, su e giù alzano e abbassano (con Maiusc di poco), Invio termina. Canc cancella, Ctrl+Z annulla.</translation>
    </message>
    <message>
        <source>Guess at %1: %2</source>
        <translation>Previsione a %1: %2</translation>
    </message>
</context>
<context>
    <name>icl::ui::LineageGraph</name>
    <message>
        <source>from step %1</source>
        <translation>dal passo %1</translation>
    </message>
    <message>
        <source>from its end</source>
        <translation>dalla fine</translation>
    </message>
    <message>
        <source>Lineage of the runs</source>
        <translation>Discendenza delle esecuzioni</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 di %3</translation>
    </message>
    <message>
        <source>In the store; a click shows it</source>
        <translation>Nell&apos;archivio; un clic la mostra</translation>
    </message>
    <message>
        <source>No longer in the store</source>
        <translation>Non più nell&apos;archivio</translation>
    </message>
</context>
<context>
    <name>icl::ui::MainWindow</name>
    <message>
        <source>About ICL Lab</source>
        <translation>Informazioni su ICL Lab</translation>
    </message>
    <message>
        <source>&lt;b&gt;ICL Lab %1&lt;/b&gt;&lt;p&gt;A laboratory that shows how attention learns in context.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later&lt;/p&gt;</source>
        <translation>&lt;b&gt;ICL Lab %1&lt;/b&gt;&lt;p&gt;Un laboratorio che mostra come l&apos;attenzione impara nel contesto.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiato: %1</translation>
    </message>
    <message>
        <source>The stored layout could not be used: this is the default one.</source>
        <translation>La disposizione conservata non era utilizzabile: questa è quella predefinita.</translation>
    </message>
    <message>
        <source>%1[*] · seed %2 · ICL Lab</source>
        <translation>%1[*] · seme %2 · ICL Lab</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Preset: %1</translation>
    </message>
    <message>
        <source>Setting: %1</source>
        <translation>Impostazione: %1</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>Tavolozza dei comandi</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>The controls</source>
        <translation>I comandi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>The notes are in the clipboard, as Markdown.</source>
        <translation>Le note sono negli appunti, in Markdown.</translation>
    </message>
    <message>
        <source> (%1 min)</source>
        <translation> (%1 min)</translation>
    </message>
    <message>
        <source>No lectures in this build</source>
        <translation>Nessuna lezione in questa versione compilata</translation>
    </message>
    <message>
        <source>F5 gives the lecture; Page Down goes from cue to cue.</source>
        <translation>F5 comincia la lezione; Pagina giù va di scena in scena.</translation>
    </message>
    <message>
        <source>Lecture: %1</source>
        <translation>Lezione: %1</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Mostra: %1</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>Nulla è nascosto</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutti</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoteBook</name>
    <message>
        <source>Pin a note</source>
        <translation>Fissa una nota</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>Modifica una nota</translation>
    </message>
    <message>
        <source>Remove a note</source>
        <translation>Togli una nota</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoteEditor</name>
    <message>
        <source>What is to be seen here?</source>
        <translation>Che cosa si vede qui?</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>Testo della nota</translation>
    </message>
    <message>
        <source>Return pins the note, Shift+Return starts a line, Escape gives up</source>
        <translation>Invio fissa la nota, Maiusc+Invio va a capo, Esc rinuncia</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fissa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoteList</name>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Go to its step</source>
        <translation>Vai al suo passo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Copy all as Markdown</source>
        <translation>Copia tutte in Markdown</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoteModel</name>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::NotePanel</name>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Pin a note to this step and picture (Ctrl+D)</source>
        <translation>Fissa una nota a questo passo e a questa figura (Ctrl+D)</translation>
    </message>
    <message>
        <source>Pin a note</source>
        <translation>Fissa una nota</translation>
    </message>
    <message>
        <source>None yet: “+” pins a thought to the step and picture you look at.</source>
        <translation>Ancora nessuna: «+» fissa un pensiero al passo e alla figura che guardate.</translation>
    </message>
    <message>
        <source>cues</source>
        <translation>scene</translation>
    </message>
    <message>
        <source>Shows the cues of a lecture here</source>
        <translation>Mostra qui le scene di una lezione</translation>
    </message>
    <message>
        <source>Show the cues</source>
        <translation>Mostra le scene</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>icl::ui::NumberBox</name>
    <message>
        <source>as it is</source>
        <translation>com&apos;è</translation>
    </message>
</context>
<context>
    <name>icl::ui::PlaneView</name>
    <message>
        <source>arrows</source>
        <translation>frecce</translation>
    </message>
    <message>
        <source>Directions of the gradient flow</source>
        <translation>Direzioni del flusso del gradiente</translation>
    </message>
    <message>
        <source>whole plane</source>
        <translation>piano intero</translation>
    </message>
    <message>
        <source>Back to the range around the minimum (Home)</source>
        <translation>Torna all&apos;intervallo attorno al minimo (Inizio)</translation>
    </message>
    <message>
        <source>The heights of the loss are being computed.</source>
        <translation>Le altezze della perdita sono in corso di calcolo.</translation>
    </message>
    <message>
        <source>The loss is the same everywhere: without a skip the stack stays at zero whatever its weights are.</source>
        <translation>La perdita è la stessa ovunque: senza salto la pila resta a zero, qualunque siano i suoi pesi.</translation>
    </message>
    <message>
        <source>Click, or move the crosshair with the arrow keys and press Enter, to start from there. Wheel and + − zoom, drag moves, Home shows the whole plane.</source>
        <translation>Fate clic, oppure muovete il mirino con le frecce e premete Invio, per partire da lì. La rotella e + − cambiano la scala, trascinando ci si sposta, Inizio mostra il piano intero.</translation>
    </message>
    <message>
        <source>excess</source>
        <translation>eccesso</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimo</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>uno strato</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>barriera</translation>
    </message>
    <message>
        <source>Parameter plane</source>
        <translation>Piano dei parametri</translation>
    </message>
    <message>
        <source>α = %1 → %2</source>
        <translation>α = %1 → %2</translation>
    </message>
    <message>
        <source>α = %1</source>
        <translation>α = %1</translation>
    </message>
    <message>
        <source>(α, β) = %1 → (%2, %3)</source>
        <translation>(α, β) = %1 → (%2, %3)</translation>
    </message>
    <message>
        <source>(α, β) = %1, far from the minimum</source>
        <translation>(α, β) = %1, lontano dal minimo</translation>
    </message>
    <message>
        <source>(α, β) = %1</source>
        <translation>(α, β) = %1</translation>
    </message>
    <message>
        <source>Excess here %1</source>
        <translation>Eccesso qui %1</translation>
    </message>
    <message>
        <source>, at the minimum %1</source>
        <translation>, al minimo %1</translation>
    </message>
    <message>
        <source>Barrier at β = %1.</source>
        <translation>Barriera a β = %1.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
</context>
<context>
    <name>icl::ui::PlateView</name>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Which matrix is shown</source>
        <translation>Quale matrice si mostra</translation>
    </message>
    <message>
        <source>fixed colours</source>
        <translation>colori fissi</translation>
    </message>
    <message>
        <source>Keep the colour range as it is, to compare frames and runs</source>
        <translation>Conserva l&apos;intervallo dei colori com&apos;è, per confrontare passi ed esecuzioni</translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation>nuovo prompt</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>Estrae un altro prompt di esempio; l&apos;esecuzione non cambia</translation>
    </message>
    <message>
        <source>The matrix appears with the first step of a run: press Run.</source>
        <translation>La matrice appare con il primo passo di un&apos;esecuzione: premete Esegui.</translation>
    </message>
    <message>
        <source>After layer %1: within %2 of the identity</source>
        <translation>Dopo lo strato %1: entro %2 dall&apos;identità</translation>
    </message>
    <message>
        <source>Attention after layer %1: strongest %2 → %3, %4</source>
        <translation>Attenzione dopo lo strato %1: la più forte %2 → %3, %4</translation>
    </message>
    <message>
        <source>Example prompt %1: %2 tokens of %3 numbers</source>
        <translation>Prompt di esempio %1: %2 token di %3 numeri</translation>
    </message>
    <message>
        <source>%1 after layer %2: largest %3</source>
        <translation>%1 dopo lo strato %2: massimo %3</translation>
    </message>
    <message>
        <source>%1: largest %2</source>
        <translation>%1: massimo %2</translation>
    </message>
    <message>
        <source> · %1 non-finite</source>
        <translation> · %1 non finiti</translation>
    </message>
    <message>
        <source>No matrix is drawn yet.</source>
        <translation>Nessuna matrice è ancora disegnata.</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, colours from %3 to %4.</source>
        <translation>%1 righe, %2 colonne, colori da %3 a %4.</translation>
    </message>
    <message>
        <source>Part of the matrix</source>
        <translation>Parte della matrice</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>intera</translation>
    </message>
    <message>
        <source>without its scalar</source>
        <translation>senza lo scalare</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>rotazione</translation>
    </message>
    <message>
        <source>block means</source>
        <translation>medie dei blocchi</translation>
    </message>
    <message>
        <source>%1: closest scalar %2, off by %3 %, turning %4 %</source>
        <translation>%1: scalare più vicino %2, scarto %3 %, rotazione %4 %</translation>
    </message>
    <message>
        <source>The whole matrix, what is left without its closest multiple of the identity, the part that turns, (W − Wᵀ)/2, or the means of its blocks</source>
        <translation>La matrice intera, ciò che resta senza il più vicino multiplo dell&apos;identità, la parte che ruota, (W − Wᵀ)/2, o le medie dei suoi blocchi</translation>
    </message>
    <message>
        <source>%1 of a key&apos;s square lies on the node that the path has reached</source>
        <translation>%1 del quadrato di una chiave cade sul nodo raggiunto dal percorso</translation>
    </message>
</context>
<context>
    <name>icl::ui::PointCloud</name>
    <message>
        <source>Points in a plane</source>
        <translation>Punti in un piano</translation>
    </message>
    <message>
        <source>%1: (%2, %3)</source>
        <translation>%1: (%2, %3)</translation>
    </message>
</context>
<context>
    <name>icl::ui::PredictionView</name>
    <message>
        <source>new prompt</source>
        <translation>nuovo prompt</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>Estrae un altro prompt di esempio; l&apos;esecuzione non cambia</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>strato</translation>
    </message>
    <message>
        <source>response</source>
        <translation>risposta</translation>
    </message>
    <message>
        <source>The prediction appears with the first step of a run: press Run.</source>
        <translation>La predizione appare con il primo passo di un&apos;esecuzione: premete Esegui.</translation>
    </message>
    <message>
        <source>Prediction for the example&apos;s query</source>
        <translation>Predizione per la query dell&apos;esempio</translation>
    </message>
    <message>
        <source>Prediction after each layer</source>
        <translation>Predizione dopo ogni strato</translation>
    </message>
    <message numerus="yes">
        <source>After %n layer(s) the prediction is %1; Bayes %2, truth %3</source>
        <translation>
            <numerusform>Dopo %n strato la predizione è %1; Bayes %2, vero %3</numerusform>
            <numerusform>Dopo %n strati la predizione è %1; Bayes %2, vero %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n layer(s) the prediction is %1</source>
        <translation>
            <numerusform>Dopo %n strato la predizione è %1</numerusform>
            <numerusform>Dopo %n strati la predizione è %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::Presentation</name>
    <message>
        <source>This was the last cue: Esc ends the lecture.</source>
        <translation>Questa era l&apos;ultima scena: Esc termina la lezione.</translation>
    </message>
    <message>
        <source>There are no cues to present: add one, or choose a ready lecture.</source>
        <translation>Non ci sono scene da presentare: aggiungetene una o scegliete una lezione pronta.</translation>
    </message>
    <message>
        <source>going there…</source>
        <translation>si arriva lì…</translation>
    </message>
    <message>
        <source>runs to step %1</source>
        <translation>corre fino al passo %1</translation>
    </message>
    <message>
        <source>runs to its stop</source>
        <translation>corre fino all&apos;arresto</translation>
    </message>
    <message>
        <source>Page Down: at once</source>
        <translation>Pagina giù: subito</translation>
    </message>
    <message>
        <source>covered: ask for a guess; Page Down reveals</source>
        <translation>coperta: chiedete una previsione; Pagina giù rivela</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::PresetGallery</name>
    <message>
        <source>Preset gallery</source>
        <translation>Galleria dei preset</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Preset</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Altri</translation>
    </message>
    <message>
        <source>Type to find</source>
        <translation>Scrivete per cercare</translation>
    </message>
    <message>
        <source>Find a preset</source>
        <translation>Cerca un preset</translation>
    </message>
</context>
<context>
    <name>icl::ui::ProbeView</name>
    <message>
        <source>%1, step %2</source>
        <translation>%1, passo %2</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>Sonda</translation>
    </message>
    <message>
        <source>The question that is asked of the run</source>
        <translation>La domanda che si fa all&apos;esecuzione</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>Show what can be told with the question</source>
        <translation>Mostra che cosa si può dire con la domanda</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>domanda</translation>
    </message>
    <message>
        <source>Ask the present state of the run</source>
        <translation>Domanda allo stato presente dell&apos;esecuzione</translation>
    </message>
    <message>
        <source>live</source>
        <translation>dal vivo</translation>
    </message>
    <message>
        <source>Ask again and again while the run moves</source>
        <translation>Domanda di nuovo mentre l&apos;esecuzione procede</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>fissa</translation>
    </message>
    <message>
        <source>Keep this answer beside the next ones</source>
        <translation>Tieni questa risposta accanto alle prossime</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copia</translation>
    </message>
    <message>
        <source>Copy the question as a command</source>
        <translation>Copia la domanda come comando</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiato: %1</translation>
    </message>
    <message>
        <source>This experiment has no probes.</source>
        <translation>Questo esperimento non ha sonde.</translation>
    </message>
    <message>
        <source>The answer is on its way.</source>
        <translation>La risposta sta arrivando.</translation>
    </message>
    <message>
        <source>Probe: %1</source>
        <translation>Sonda: %1</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>ancora nessuna risposta</translation>
    </message>
</context>
<context>
    <name>icl::ui::RunList</name>
    <message>
        <source>Runs</source>
        <translation>Esecuzioni</translation>
    </message>
    <message>
        <source>Look at this run</source>
        <translation>Guarda questa esecuzione</translation>
    </message>
    <message>
        <source>Show only this run</source>
        <translation>Mostra solo questa esecuzione</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copia come comando</translation>
    </message>
    <message>
        <source>Export rows…</source>
        <translation>Esporta le righe…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Togli dall&apos;elenco</translation>
    </message>
</context>
<context>
    <name>icl::ui::RunModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>mostrata</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>nascosta</translation>
    </message>
    <message>
        <source>A ghost: kept, no longer training</source>
        <translation>Una traccia: conservata, non si addestra più</translation>
    </message>
</context>
<context>
    <name>icl::ui::RunPanel</name>
    <message>
        <source>Runs</source>
        <translation>Esecuzioni</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>Discendenza</translation>
    </message>
</context>
<context>
    <name>icl::ui::SeedDesk</name>
    <message>
        <source>No run is open.</source>
        <translation>Nessuna esecuzione è aperta.</translation>
    </message>
    <message>
        <source>“%1” is a fork: its past is that of one seed. Look at the run it left, or at one that begins at step 0.</source>
        <translation>«%1» è una biforcazione: il suo passato è quello di un solo seme. Guardate l&apos;esecuzione che ha lasciato, o una che comincia dal passo 0.</translation>
    </message>
    <message>
        <source>median, %1 % interval of order statistics, n = %2</source>
        <translation>mediana, intervallo al %1 % da statistiche d&apos;ordine, n = %2</translation>
    </message>
    <message>
        <source>no run has ended yet</source>
        <translation>nessuna esecuzione è ancora finita</translation>
    </message>
    <message>
        <source>%1, n = 1</source>
        <translation>%1, n = 1</translation>
    </message>
    <message>
        <source>%1 with every seed, n = %2</source>
        <translation>%1 con ogni seme, n = %2</translation>
    </message>
    <message>
        <source>%1 [%2 … %3], %4 %, n = %5</source>
        <translation>%1 [%2 … %3], %4 %, n = %5</translation>
    </message>
    <message>
        <source>At least two pairs are needed.</source>
        <translation>Servono almeno due coppie.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are equal with every one of %3 seeds.</source>
        <translation>«%1» e «%2» sono uguali con ciascuno dei %3 semi.</translation>
    </message>
    <message>
        <source>sign test p = %1</source>
        <translation>test dei segni p = %1</translation>
    </message>
    <message>
        <source>Too few pairs for a verdict: with n = %1 the widest interval has a level of %2 %.</source>
        <translation>Troppo poche coppie per un verdetto: con n = %1 l&apos;intervallo più ampio ha un livello del %2 %.</translation>
    </message>
    <message>
        <source>%1 % interval, n = %2 pairs, %3</source>
        <translation>intervallo al %1 %, n = %2 coppie, %3</translation>
    </message>
    <message>
        <source>“%1” is above “%2” (%3).</source>
        <translation>«%1» è sopra «%2» (%3).</translation>
    </message>
    <message>
        <source>“%1” is below “%2” (%3).</source>
        <translation>«%1» è sotto «%2» (%3).</translation>
    </message>
    <message>
        <source>No difference is shown: the interval holds 0 (%1).</source>
        <translation>Non si mostra alcuna differenza: l&apos;intervallo contiene 0 (%1).</translation>
    </message>
</context>
<context>
    <name>icl::ui::SeedModel</name>
    <message>
        <source>from the store</source>
        <translation>dall&apos;archivio</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fatto</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>aspetta</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>state</source>
        <translation>stato</translation>
    </message>
</context>
<context>
    <name>icl::ui::SeedRow</name>
    <message>
        <source>Seeds…</source>
        <translation>Semi…</translation>
    </message>
    <message>
        <source>Repeats the run, and its twin, with further seeds in the background: median, interval, paired differences</source>
        <translation>Ripete l&apos;esecuzione, e il suo gemello, con altri semi in secondo piano: mediana, intervallo, differenze accoppiate</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Confronta…</translation>
    </message>
    <message>
        <source>Open and stored runs in a table and in one chart, by what differs</source>
        <translation>Esecuzioni aperte e conservate in una tabella e in un solo grafico, secondo ciò che differisce</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>differenza: %1</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>mediana: %1</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 di %2 esecuzioni</translation>
    </message>
</context>
<context>
    <name>icl::ui::SeedWindow</name>
    <message>
        <source>Paired seeds</source>
        <translation>Semi accoppiati</translation>
    </message>
    <message>
        <source>Values by seed</source>
        <translation>Valori per seme</translation>
    </message>
    <message>
        <source>Curves appear here as runs end: press Start.</source>
        <translation>Le curve appaiono qui man mano che le esecuzioni finiscono: premete Avvia.</translation>
    </message>
    <message>
        <source>See&amp;ds</source>
        <translation>S&amp;emi</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Numero di semi</translation>
    </message>
    <message>
        <source>From the seed of the run on; 6 are the fewest for a level of 95 %</source>
        <translation>A partire dal seme dell&apos;esecuzione; 6 è il minimo per un livello del 95 %</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Avvia</translation>
    </message>
    <message>
        <source>Runs what is missing in the background; finished runs are in the store</source>
        <translation>Esegue in secondo piano ciò che manca; le esecuzioni finite sono nell&apos;archivio</translation>
    </message>
    <message>
        <source>Share that is done</source>
        <translation>Parte già fatta</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Misura</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>What is compared, at the end of the runs and over their steps</source>
        <translation>Che cosa si confronta, alla fine delle esecuzioni e lungo i loro passi</translation>
    </message>
    <message>
        <source>&amp;Band in the charts</source>
        <translation>Fascia nei &amp;grafici</translation>
    </message>
    <message>
        <source>Median and interval over the steps, in the curves of the main window</source>
        <translation>Mediana e intervallo lungo i passi, nelle curve della finestra principale</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>Salva la &amp;tabella…</translation>
    </message>
    <message>
        <source>Values by seed as CSV</source>
        <translation>Valori per seme come CSV</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>G&amp;uida</translation>
    </message>
    <message>
        <source>What the numbers mean (F1)</source>
        <translation>Che cosa significano i numeri (F1)</translation>
    </message>
    <message>
        <source>A “%1” and B “%2”, both with each seed</source>
        <translation>A «%1» e B «%2», entrambe con ogni seme</translation>
    </message>
    <message>
        <source>“%1” with further seeds</source>
        <translation>«%1» con altri semi</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arresto in corso…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 di %2 esecuzioni</translation>
    </message>
    <message>
        <source>Median and interval appear as the runs end.</source>
        <translation>Mediana e intervallo appaiono man mano che le esecuzioni finiscono.</translation>
    </message>
    <message>
        <source>%1 at the end. A: %2. B: %3. Median of B − A: %4. B is below A with %5 seeds, above with %6.</source>
        <translation>%1 alla fine. A: %2. B: %3. Mediana di B − A: %4. B è sotto A con %5 semi, sopra con %6.</translation>
    </message>
    <message>
        <source>%1 at the end: median %2</source>
        <translation>%1 alla fine: mediana %2</translation>
    </message>
    <message>
        <source>The seed does not change this measure: nothing random acts on it.</source>
        <translation>Il seme non cambia questa misura: nulla di casuale agisce su di essa.</translation>
    </message>
    <message>
        <source>The interval lies between two of the sorted values; its level needs no assumption about their law.</source>
        <translation>L&apos;intervallo sta tra due dei valori ordinati; il suo livello non richiede ipotesi sulla loro legge.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Salva la tabella</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>Valori separati da virgole (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Scritta in %1.</translation>
    </message>
    <message>
        <source>B − A, %1</source>
        <translation>B − A, %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>Paired differences over steps</source>
        <translation>Differenze accoppiate lungo i passi</translation>
    </message>
    <message>
        <source>Curves by seed</source>
        <translation>Curve per seme</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>nessuna differenza</translation>
    </message>
</context>
<context>
    <name>icl::ui::SessionController</name>
    <message>
        <source>The preset “%1” needs the experiment “%2”, which this build does not have.</source>
        <translation>Il preset «%1» richiede l&apos;esperimento «%2», che questa versione non ha.</translation>
    </message>
    <message>
        <source>There is no experiment “%1” in this build.</source>
        <translation>In questa versione non c&apos;è l&apos;esperimento «%1».</translation>
    </message>
    <message>
        <source>Choose pictures</source>
        <translation>Scegli le figure</translation>
    </message>
    <message numerus="yes">
        <source>the run also has %n change(s) made while it ran, kept in %1</source>
        <translation>
            <numerusform>l&apos;esecuzione ha anche %n modifica fatta durante il suo corso, conservata in %1</numerusform>
            <numerusform>l&apos;esecuzione ha anche %n modifiche fatte durante il suo corso, conservate in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at “%1”</source>
        <translation>Guarda «%1»</translation>
    </message>
    <message>
        <source>This is the run that is going on: restart it or open another one instead.</source>
        <translation>Questa è l&apos;esecuzione in corso: ricominciatela, oppure apritene un&apos;altra.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>Togli «%1»</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Seed = %1</source>
        <translation>Seme = %1</translation>
    </message>
    <message>
        <source>“%1” has ended its life on the screen: restart it first, then fork.</source>
        <translation>«%1» non è più attiva sullo schermo: prima ricominciatela, poi biforcate.</translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation>biforcazione a %1</translation>
    </message>
    <message>
        <source>%1 from step %2</source>
        <translation>%1 dal passo %2</translation>
    </message>
    <message>
        <source>“%1” is a run of “%2”, an experiment that this build does not have.</source>
        <translation>«%1» è un&apos;esecuzione di «%2», un esperimento che questa versione non ha.</translation>
    </message>
    <message>
        <source>“%1” is no longer training: restart it first.</source>
        <translation>«%1» non si addestra più: prima fatela ricominciare.</translation>
    </message>
    <message>
        <source>It begins from another run, which is trained first: “%1”, step %2 of %3.</source>
        <translation>Comincia da un&apos;altra esecuzione, che viene addestrata prima: “%1”, passo %2 di %3.</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>divergente</translation>
    </message>
    <message>
        <source>You see step %1, the last one with finite numbers.</source>
        <translation>Vedete il passo %1, l&apos;ultimo con numeri finiti.</translation>
    </message>
    <message>
        <source>The run goes on without the condition “%1”.</source>
        <translation>L&apos;esecuzione prosegue senza la condizione «%1».</translation>
    </message>
</context>
<context>
    <name>icl::ui::SpeakerPanel</name>
    <message>
        <source>Time since the lecture began, and how long it is planned to take</source>
        <translation>Tempo dall&apos;inizio della lezione, e durata prevista</translation>
    </message>
    <message>
        <source>The end of the cue before (Page Up)</source>
        <translation>La fine della scena precedente (Pagina su)</translation>
    </message>
    <message>
        <source>Previous cue</source>
        <translation>Scena precedente</translation>
    </message>
    <message>
        <source>Go on: to the stop, reveal, next cue (Page Down)</source>
        <translation>Avanti: all&apos;arresto, rivela, scena successiva (Pagina giù)</translation>
    </message>
    <message>
        <source>Next cue</source>
        <translation>Scena successiva</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>oscura</translation>
    </message>
    <message>
        <source>Darkens the audience&apos;s window (B or full stop)</source>
        <translation>Oscura la finestra del pubblico (B o punto)</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>congela</translation>
    </message>
    <message>
        <source>Keeps the audience&apos;s picture while you try something (S)</source>
        <translation>Tiene ferma la figura del pubblico mentre provate qualcosa (S)</translation>
    </message>
    <message>
        <source>end</source>
        <translation>termina</translation>
    </message>
    <message>
        <source>Ends the lecture; the window is as it was (Esc)</source>
        <translation>Termina la lezione; la finestra torna com&apos;era (Esc)</translation>
    </message>
    <message>
        <source>Speaker note</source>
        <translation>Nota per chi parla</translation>
    </message>
    <message>
        <source>What to say here; the audience does not see it</source>
        <translation>Che cosa dire qui; il pubblico non lo vede</translation>
    </message>
    <message>
        <source>Cue %1 of %2</source>
        <translation>Scena %1 di %2</translation>
    </message>
    <message>
        <source>This is the last cue.</source>
        <translation>Questa è l&apos;ultima scena.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Poi: %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::StaticChart</name>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
</context>
<context>
    <name>icl::ui::StatusLine</name>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message numerus="yes">
        <source>training %n run(s)</source>
        <translation>
            <numerusform>si addestra %n esecuzione</numerusform>
            <numerusform>si addestrano %n esecuzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>going to the step</source>
        <translation>in cammino verso il passo</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>%1 passi/s</translation>
    </message>
    <message>
        <source>frame %1 ms</source>
        <translation>disegno %1 ms</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>salvato %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::StoryPanel</name>
    <message>
        <source>The story</source>
        <translation>La storia</translation>
    </message>
    <message>
        <source>read</source>
        <translation>leggi</translation>
    </message>
    <message>
        <source>The whole story in a window of its own</source>
        <translation>Tutta la storia in una finestra a parte</translation>
    </message>
</context>
<context>
    <name>icl::ui::SweepChoices</name>
    <message>
        <source>&amp;Value</source>
        <translation>&amp;Valore</translation>
    </message>
    <message>
        <source>What the colours show</source>
        <translation>Che cosa mostrano i colori</translation>
    </message>
    <message>
        <source>&amp;Over seeds</source>
        <translation>&amp;Sui semi</translation>
    </message>
    <message>
        <source>The mean over all seeds, how sure it is, or one seed alone</source>
        <translation>La media su tutti i semi, quanto è sicura, oppure un seme solo</translation>
    </message>
    <message>
        <source>Ac&amp;ross</source>
        <translation>In &amp;orizzontale</translation>
    </message>
    <message>
        <source>The axis from left to right</source>
        <translation>L&apos;asse da sinistra a destra</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>In ve&amp;rticale</translation>
    </message>
    <message>
        <source>The axis from top to bottom; the same one: a single row</source>
        <translation>L&apos;asse dall&apos;alto in basso; lo stesso asse: una sola riga</translation>
    </message>
    <message>
        <source>&amp;Contour at</source>
        <translation>&amp;Curva di livello a</translation>
    </message>
    <message>
        <source>A line where the value crosses this level</source>
        <translation>Una linea dove il valore attraversa questo livello</translation>
    </message>
    <message>
        <source>Level of the contour</source>
        <translation>Livello della curva</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>half width of the 95 % interval</source>
        <translation>semiampiezza dell&apos;intervallo al 95 %</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>seme %1</translation>
    </message>
    <message>
        <source>Which of its values the picture is for</source>
        <translation>Per quale dei suoi valori è la figura</translation>
    </message>
</context>
<context>
    <name>icl::ui::SweepForm</name>
    <message>
        <source>Values of axis %1</source>
        <translation>Valori dell&apos;asse %1</translation>
    </message>
    <message>
        <source>as the experiment says</source>
        <translation>come dice l&apos;esperimento</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Setting of axis %1</source>
        <translation>Impostazione dell&apos;asse %1</translation>
    </message>
    <message>
        <source>The setting that this axis varies; the others stay as they are</source>
        <translation>L&apos;impostazione che questo asse varia; le altre restano come sono</translation>
    </message>
    <message>
        <source>2; 4; 8 or %1</source>
        <translation>2; 4; 8 o %1</translation>
    </message>
    <message>
        <source>2, 4, 8 or %1</source>
        <translation>2, 4, 8 o %1</translation>
    </message>
    <message>
        <source>A list, or a range with the number of values, like %1; log: in equal ratios</source>
        <translation>Un elenco, o un intervallo con il numero di valori, come %1; log: in rapporti uguali</translation>
    </message>
    <message>
        <source>Axis &amp;%1</source>
        <translation>Asse &amp;%1</translation>
    </message>
    <message>
        <source>How many: each cell runs once a seed, the same seeds in every cell</source>
        <translation>Quanti: ogni cella si esegue una volta per seme, con gli stessi semi in ogni cella</translation>
    </message>
    <message>
        <source>The most steps of a job; a stop condition of its own ends it sooner</source>
        <translation>Il massimo di passi di un lavoro; una sua condizione di arresto lo termina prima</translation>
    </message>
    <message>
        <source>Number of s&amp;eeds</source>
        <translation>Numero di s&amp;emi</translation>
    </message>
    <message>
        <source>S&amp;teps of a job</source>
        <translation>&amp;Passi di un lavoro</translation>
    </message>
</context>
<context>
    <name>icl::ui::SweepWindow</name>
    <message>
        <source>Sweeps</source>
        <translation>Scansioni</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Scansione</translation>
    </message>
    <message>
        <source>Of the open experiment</source>
        <translation>Dell&apos;esperimento aperto</translation>
    </message>
    <message>
        <source>Choose axes at the left and start.</source>
        <translation>Scegliete gli assi a sinistra e avviate.</translation>
    </message>
    <message>
        <source>%1 · a double click opens the run</source>
        <translation>%1 · un doppio clic apre l&apos;esecuzione</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) in %1 cells</source>
        <translation>
            <numerusform>%n lavoro in %1 celle</numerusform>
            <numerusform>%n lavori in %1 celle</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>circa %1</translation>
    </message>
    <message>
        <source>%1 of %2 jobs are stored</source>
        <translation>%1 di %2 lavori sono salvati</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>ancora %1</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Guida</translation>
    </message>
    <message>
        <source>What the parts of this window are (F1)</source>
        <translation>Che cosa sono le parti di questa finestra (F1)</translation>
    </message>
    <message>
        <source>One of your own, or one of those that come with the program</source>
        <translation>Una vostra, o una di quelle che vengono con il programma</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Avvia</translation>
    </message>
    <message>
        <source>Runs what is missing; finished jobs stay when it is stopped</source>
        <translation>Esegue ciò che manca; i lavori finiti restano anche se la si ferma</translation>
    </message>
    <message>
        <source>Save &amp;file…</source>
        <translation>Salva f&amp;ile…</translation>
    </message>
    <message>
        <source>The sweep as a file for “icl sweep”, here or on a cluster</source>
        <translation>La scansione come file per “icl sweep”, qui o su un cluster</translation>
    </message>
    <message>
        <source>Jobs that are stored</source>
        <translation>Lavori salvati</translation>
    </message>
    <message>
        <source>Phase diagram</source>
        <translation>Diagramma di fase</translation>
    </message>
    <message>
        <source>A double click or Return opens the run of a cell</source>
        <translation>Un doppio clic o Invio apre l&apos;esecuzione di una cella</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>scansione</translation>
    </message>
    <message>
        <source>Stop the sweep that runs before you open another one.</source>
        <translation>Fermate la scansione in corso prima di aprirne un&apos;altra.</translation>
    </message>
    <message>
        <source>Save the sweep</source>
        <translation>Salva la scansione</translation>
    </message>
    <message>
        <source>Sweeps (%1)</source>
        <translation>Scansioni (%1)</translation>
    </message>
    <message>
        <source>Saved. On a cluster: %1</source>
        <translation>Salvata. Su un cluster: %1</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arresto in corso…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Ferma</translation>
    </message>
</context>
<context>
    <name>icl::ui::TableDialog</name>
    <message>
        <source>Values of the picture</source>
        <translation>Valori della figura</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copia come CSV</translation>
    </message>
</context>
<context>
    <name>icl::ui::TimeBar</name>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Drag to look at any step; End goes back to the newest</source>
        <translation>Trascinate per vedere qualsiasi passo; Fine torna al più recente</translation>
    </message>
    <message>
        <source>Step %1: %2 = %3</source>
        <translation>Passo %1: %2 = %3</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Passo %1: %2</translation>
    </message>
</context>
<context>
    <name>icl::ui::TimeRow</name>
    <message>
        <source>follow</source>
        <translation>segui</translation>
    </message>
    <message>
        <source>Stay at the newest step</source>
        <translation>Resta al passo più recente</translation>
    </message>
    <message>
        <source>Follow the newest step</source>
        <translation>Segui il passo più recente</translation>
    </message>
</context>
<context>
    <name>icl::ui::TrajectoryPlot</name>
    <message>
        <source>Parameter plane</source>
        <translation>Piano dei parametri</translation>
    </message>
</context>
<context>
    <name>icl::ui::TransportBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>Passi al secondo</translation>
    </message>
    <message>
        <source>How fast the run goes: from one step a second to as fast as it can</source>
        <translation>Quanto è veloce l&apos;esecuzione: da un passo al secondo alla massima velocità</translation>
    </message>
    <message>
        <source>Draws per second</source>
        <translation>Disegni al secondo</translation>
    </message>
    <message>
        <source>How often the pictures are drawn; training does not wait for them</source>
        <translation>Quante volte si disegnano le figure; l&apos;addestramento non le aspetta</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>passi/s</translation>
    </message>
    <message>
        <source>draws/s</source>
        <translation>disegni/s</translation>
    </message>
    <message>
        <source>stop at</source>
        <translation>arresto a</translation>
    </message>
    <message>
        <source>Stop condition</source>
        <translation>Condizione di arresto</translation>
    </message>
    <message>
        <source>For instance: excess &lt; 1e-6, loss &lt; bayes_risk * 1.01, time &gt; 500, step 4000; two parts with “or”. A run that turns non-finite always stops.</source>
        <translation>Per esempio: excess &lt; 1e-6, loss &lt; bayes_risk * 1.01, time &gt; 500, step 4000; due parti unite da “or”. Un&apos;esecuzione che diventa non finita si ferma sempre.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libero</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
</context>
<context>
    <name>icl::ui::TreePlot</name>
    <message>
        <source>Tree of questions</source>
        <translation>Albero delle domande</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>foglia %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>nodo %1</translation>
    </message>
    <message>
        <source>: squared key %1</source>
        <translation>: chiave al quadrato %1</translation>
    </message>
    <message>
        <source>: belief %1</source>
        <translation>: probabilità a posteriori %1</translation>
    </message>
    <message>
        <source>, on the path with %1</source>
        <translation>, sul percorso con probabilità %1</translation>
    </message>
    <message>
        <source>, the true one</source>
        <translation>, quella vera</translation>
    </message>
</context>
<context>
    <name>icl::ui::TreeView</name>
    <message>
        <source>Colour: how much of the layer&apos;s key points at the node. Width of an edge: belief that the path goes there. ★ true leaf; numbers: which layer asked. Click a leaf to start there; [ and ] step through the layers.</source>
        <translation>Colore: quanto della chiave dello strato punta al nodo. Spessore di un ramo: probabilità a posteriori che il percorso vada lì. ★ foglia vera; numeri: quale strato ha chiesto. Fate clic su una foglia per partire da lì; [ e ] scorrono gli strati.</translation>
    </message>
    <message>
        <source>The tree, question by question</source>
        <translation>L&apos;albero, domanda per domanda</translation>
    </message>
    <message>
        <source>play layers</source>
        <translation>scorri gli strati</translation>
    </message>
    <message>
        <source>Shows the inference layer by layer, again and again</source>
        <translation>Mostra l&apos;inferenza strato per strato, di continuo</translation>
    </message>
    <message>
        <source>True leaf</source>
        <translation>Foglia vera</translation>
    </message>
    <message>
        <source>The leaf that the context was made from</source>
        <translation>La foglia da cui è stato generato il contesto</translation>
    </message>
    <message>
        <source>new tokens</source>
        <translation>nuovi token</translation>
    </message>
    <message>
        <source>Draws the tokens of the context anew; the run is not touched</source>
        <translation>Estrae di nuovo i token del contesto; l&apos;esecuzione non cambia</translation>
    </message>
    <message>
        <source>own branches</source>
        <translation>rami propri</translation>
    </message>
    <message>
        <source>A tree with branch weights of your own: the run starts again with the prior of weighted branches</source>
        <translation>Un albero con pesi dei rami scelti da voi: l&apos;esecuzione ricomincia con la distribuzione a priori dei rami pesati</translation>
    </message>
    <message>
        <source>Probability of turning right</source>
        <translation>Probabilità di andare a destra</translation>
    </message>
    <message>
        <source>Probability of + at this node; click another node to weigh its branch</source>
        <translation>Probabilità di + in questo nodo; fate clic su un altro nodo per dare un peso al suo ramo</translation>
    </message>
    <message>
        <source>The tree appears with the first answer of the net.</source>
        <translation>L&apos;albero appare con la prima risposta della rete.</translation>
    </message>
    <message>
        <source>any leaf</source>
        <translation>qualsiasi foglia</translation>
    </message>
    <message>
        <source>The coordinates of this task are no tree: see the keys and the risk against budget.</source>
        <translation>Le coordinate di questo compito non formano un albero: vedete «Chiavi» e «Rischio e budget».</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>Ancora nessuna domanda</translation>
    </message>
    <message>
        <source>Tree of questions</source>
        <translation>Albero delle domande</translation>
    </message>
    <message>
        <source>+ at %1</source>
        <translation>+ in %1</translation>
    </message>
    <message>
        <source>No inference is drawn yet.</source>
        <translation>Nessuna inferenza è ancora disegnata.</translation>
    </message>
    <message>
        <source>layer %1 asks %2</source>
        <translation>lo strato %1 chiede %2</translation>
    </message>
    <message>
        <source>%1; squared error of the estimate %2.</source>
        <translation>%1; errore quadratico della stima %2.</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>strati</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>chiesto</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>sul percorso</translation>
    </message>
    <message>
        <source>bits open</source>
        <translation>bit aperti</translation>
    </message>
    <message>
        <source>key² %1</source>
        <translation>chiave² %1</translation>
    </message>
    <message>
        <source>Layer %1 asks most of %2, whatever the answers were</source>
        <translation>Lo strato %1 chiede soprattutto di %2, qualunque fossero le risposte</translation>
    </message>
    <message>
        <source>%1 bits open before the first question</source>
        <translation>%1 bit aperti prima della prima domanda</translation>
    </message>
    <message>
        <source>%1 bits open after layer %2 asked %3</source>
        <translation>%1 bit aperti dopo che lo strato %2 ha chiesto a %3</translation>
    </message>
    <message>
        <source>Leaf %1 with %2 % after %3 answers, %4 bits open</source>
        <translation>Foglia %1 al %2 % dopo %3 risposte, %4 bit aperti</translation>
    </message>
    <message>
        <source>Not trained yet: the net asks anywhere. Press Run.</source>
        <translation>Non ancora addestrata: la rete chiede a caso. Premete Esegui.</translation>
    </message>
    <message>
        <source>Every context is asked the same: under a Gaussian no answer changes which question is best.</source>
        <translation>A ogni contesto si chiede lo stesso: con una gaussiana nessuna risposta cambia la domanda migliore.</translation>
    </message>
    <message>
        <source>One layer puts all its questions at once: no answer can choose the next.</source>
        <translation>Uno strato fa tutte le sue domande insieme: nessuna risposta può scegliere la successiva.</translation>
    </message>
    <message>
        <source>Each answer&apos;s sign says which child is asked next, and takes about one bit: half of the leaves.</source>
        <translation>Il segno di ogni risposta dice a quale figlio chiedere dopo, e toglie circa un bit: metà delle foglie.</translation>
    </message>
    <message>
        <source>A layer that asks off the path hears noise only, and later layers go on from there.</source>
        <translation>Uno strato che chiede fuori dal percorso sente solo rumore, e gli strati seguenti proseguono da lì.</translation>
    </message>
</context>
<context>
    <name>icl::ui::VectorsView</name>
    <message>
        <source>Plane</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>The two axes that the workspaces are seen along</source>
        <translation>I due assi lungo cui si vedono gli spazi di lavoro</translation>
    </message>
    <message>
        <source>principal axes</source>
        <translation>assi principali</translation>
    </message>
    <message>
        <source>fixed axes</source>
        <translation>assi fissi</translation>
    </message>
    <message>
        <source>Tokens of a context</source>
        <translation>Token di un contesto</translation>
    </message>
    <message>
        <source>With more tokens the answers are less noisy and the clusters sharper</source>
        <translation>Con più token le risposte sono meno rumorose e i gruppi più netti</translation>
    </message>
    <message>
        <source>tokens as tested</source>
        <translation>token come nel test</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>Each point is the workspace of one context. Hue: its first two turns; shape: the third. [ and ] step through the layers.</source>
        <translation>Ogni punto è lo spazio di lavoro di un contesto. Tinta: le sue prime due svolte; forma: la terza. [ e ] scorrono gli strati.</translation>
    </message>
    <message>
        <source>Function vectors</source>
        <translation>Vettori funzione</translation>
    </message>
    <message>
        <source>The workspaces appear with the first answer of the net.</source>
        <translation>Gli spazi di lavoro appaiono con la prima risposta della rete.</translation>
    </message>
    <message>
        <source>φ₁ + 0.45 φ₃ + …</source>
        <translation>φ₁ + 0,45 φ₃ + …</translation>
    </message>
    <message>
        <source>φ₂ + 0.45 φ₄ + …</source>
        <translation>φ₂ + 0,45 φ₄ + …</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>foglia %1</translation>
    </message>
    <message>
        <source>context %1</source>
        <translation>contesto %1</translation>
    </message>
    <message>
        <source>No function vectors are drawn yet.</source>
        <translation>Nessun vettore funzione è ancora disegnato.</translation>
    </message>
    <message numerus="yes">
        <source>%n context(s) drawn.</source>
        <translation>
            <numerusform>%n contesto disegnato.</numerusform>
            <numerusform>%n contesti disegnati.</numerusform>
        </translation>
    </message>
    <message>
        <source>context</source>
        <translation>contesto</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>strati</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>foglia</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>prima %1</translation>
    </message>
    <message>
        <source>then −</source>
        <translation>poi −</translation>
    </message>
    <message>
        <source>then +</source>
        <translation>poi +</translation>
    </message>
    <message>
        <source>principal axis 1</source>
        <translation>asse principale 1</translation>
    </message>
    <message>
        <source>principal axis 2</source>
        <translation>asse principale 2</translation>
    </message>
    <message>
        <source>What %1 answers have written; %2 % of the variance lies in this plane</source>
        <translation>Ciò che %1 risposte hanno scritto; il %2 % della varianza sta in questo piano</translation>
    </message>
    <message>
        <source>What %1 answers have written</source>
        <translation>Ciò che %1 risposte hanno scritto</translation>
    </message>
    <message>
        <source>Not trained yet: press Run.</source>
        <translation>Non ancora addestrata: premete Esegui.</translation>
    </message>
    <message>
        <source>One cloud: under a Gaussian the answers fall into no kinds.</source>
        <translation>Una sola nuvola: con una gaussiana le risposte non si dividono in tipi.</translation>
    </message>
    <message>
        <source>All answers come at once: nothing is written before the only layer asks.</source>
        <translation>Le risposte arrivano tutte insieme: nulla è scritto prima che l&apos;unico strato chieda.</translation>
    </message>
    <message>
        <source>Contexts gather by the turns found so far, two groups for every layer above: that place is all that the next layer&apos;s router sees.</source>
        <translation>I contesti si raccolgono secondo le svolte trovate, due gruppi per ogni strato precedente: quel posto è tutto ciò che vede l&apos;instradatore seguente.</translation>
    </message>
</context>
<context>
    <name>icl::ui::ViewSlot</name>
    <message>
        <source>Show another picture here</source>
        <translation>Mostra qui un&apos;altra figura</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>Figura %1</translation>
    </message>
    <message>
        <source>Enlarge this picture, or show all again (double click)</source>
        <translation>Ingrandisce questa figura o le mostra di nuovo tutte (doppio clic)</translation>
    </message>
    <message>
        <source>Enlarge picture %1</source>
        <translation>Ingrandisci la figura %1</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Qui non c&apos;è nulla</translation>
    </message>
</context>
<context>
    <name>icl::ui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>Preset &amp;gallery…</source>
        <translation>&amp;Galleria dei preset…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>No documents yet</source>
        <translation>Ancora nessun documento</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva con &amp;nome…</translation>
    </message>
    <message>
        <source>Save &amp;figure…</source>
        <translation>Salva la &amp;figura…</translation>
    </message>
    <message>
        <source>The chosen picture as SVG, PDF or PNG</source>
        <translation>La figura scelta come SVG, PDF o PNG</translation>
    </message>
    <message>
        <source>Export ro&amp;ws…</source>
        <translation>&amp;Esporta le righe…</translation>
    </message>
    <message>
        <source>Every recorded step of the run as CSV or NPY</source>
        <translation>Ogni passo registrato dell&apos;esecuzione come CSV o NPY</translation>
    </message>
    <message>
        <source>&amp;Copy as command</source>
        <translation>&amp;Copia come comando</translation>
    </message>
    <message>
        <source>The line that repeats this run without a window</source>
        <translation>La riga che ripete questa esecuzione senza finestra</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Esc&amp;i</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annulla: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Ripeti: %1</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Esegui</translation>
    </message>
    <message>
        <source>Run or pause</source>
        <translation>Esegui o metti in pausa</translation>
    </message>
    <message>
        <source>Re&amp;wind</source>
        <translation>Ria&amp;vvolgi</translation>
    </message>
    <message>
        <source>Back to the start with the same seed; does not run</source>
        <translation>Torna all&apos;inizio con lo stesso seme; non esegue</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>Un &amp;passo</translation>
    </message>
    <message>
        <source>One step of the method</source>
        <translation>Un passo del metodo</translation>
    </message>
    <message>
        <source>&amp;Ten steps</source>
        <translation>&amp;Dieci passi</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Passo &amp;indietro</translation>
    </message>
    <message>
        <source>To the step before, exactly as it was</source>
        <translation>Al passo precedente, esattamente com&apos;era</translation>
    </message>
    <message>
        <source>Te&amp;n steps back</source>
        <translation>Dieci passi indietr&amp;o</translation>
    </message>
    <message>
        <source>Go to the n&amp;ewest step</source>
        <translation>Vai al passo più re&amp;cente</translation>
    </message>
    <message>
        <source>Stop &amp;at…</source>
        <translation>&amp;Arresto a…</translation>
    </message>
    <message>
        <source>Edits the stop condition</source>
        <translation>Modifica la condizione di arresto</translation>
    </message>
    <message>
        <source>Restart with the &amp;changes</source>
        <translation>Ricomincia con le &amp;modifiche</translation>
    </message>
    <message>
        <source>&amp;Fork here</source>
        <translation>&amp;Biforca qui</translation>
    </message>
    <message>
        <source>A second run that shares the past up to the cursor</source>
        <translation>Una seconda esecuzione che condivide il passato fino al cursore</translation>
    </message>
    <message>
        <source>New see&amp;d</source>
        <translation>&amp;Nuovo seme</translation>
    </message>
    <message>
        <source>Next &amp;layer</source>
        <translation>Strato &amp;successivo</translation>
    </message>
    <message>
        <source>The next layer in the whitening and attention pictures</source>
        <translation>Lo strato successivo nelle figure dello sbiancamento e dell&apos;attenzione</translation>
    </message>
    <message>
        <source>Previous la&amp;yer</source>
        <translation>S&amp;trato precedente</translation>
    </message>
    <message>
        <source>New example &amp;prompt</source>
        <translation>N&amp;uovo prompt di esempio</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vista</translation>
    </message>
    <message>
        <source>&amp;Enlarge the picture</source>
        <translation>&amp;Ingrandisci la figura</translation>
    </message>
    <message>
        <source>The chosen picture alone, or all again</source>
        <translation>La figura scelta da sola, o di nuovo tutte</translation>
    </message>
    <message>
        <source>Picture as &amp;table…</source>
        <translation>Figura come &amp;tabella…</translation>
    </message>
    <message>
        <source>E&amp;xperiment panel</source>
        <translation>Pannello dell&apos;&amp;esperimento</translation>
    </message>
    <message>
        <source>R&amp;uns panel</source>
        <translation>Pannello delle e&amp;secuzioni</translation>
    </message>
    <message>
        <source>Restore &amp;default layout</source>
        <translation>Ripristina la &amp;disposizione</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Sc&amp;hermo intero</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Come il sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;hiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Guida</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Che cos&apos;è questo?</translation>
    </message>
    <message>
        <source>Help on the control that has the keyboard</source>
        <translation>Guida sul comando che ha la tastiera</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>&amp;Tavolozza dei comandi…</translation>
    </message>
    <message>
        <source>&amp;About ICL Lab</source>
        <translation>&amp;Informazioni su ICL Lab</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>&amp;Next picture</source>
        <translation>Im&amp;magine successiva</translation>
    </message>
    <message>
        <source>Puts the keyboard into the next picture</source>
        <translation>Porta la tastiera all&apos;immagine successiva</translation>
    </message>
    <message>
        <source>&amp;Pin a note…</source>
        <translation>&amp;Fissa una nota…</translation>
    </message>
    <message>
        <source>A sentence at this step, beside this picture</source>
        <translation>Una frase a questo passo, accanto a questa figura</translation>
    </message>
    <message>
        <source>&amp;Copy notes as Markdown</source>
        <translation>&amp;Copia le note in Markdown</translation>
    </message>
    <message>
        <source>All notes with the line that repeats the run</source>
        <translation>Tutte le note con la riga che ripete l&apos;esecuzione</translation>
    </message>
    <message>
        <source>Ne&amp;xt note</source>
        <translation>Nota s&amp;uccessiva</translation>
    </message>
    <message>
        <source>Pre&amp;vious note</source>
        <translation>Nota &amp;precedente</translation>
    </message>
    <message>
        <source>Ask a &amp;probe</source>
        <translation>Interroga una &amp;sonda</translation>
    </message>
    <message>
        <source>Any question that the experiment answers</source>
        <translation>Qualsiasi domanda a cui l&apos;esperimento risponde</translation>
    </message>
    <message>
        <source>Sw&amp;eeps…</source>
        <translation>Scansi&amp;oni…</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Presenta</translation>
    </message>
    <message>
        <source>&amp;Give the lecture</source>
        <translation>&amp;Tieni la lezione</translation>
    </message>
    <message>
        <source>The cues one by one, with a window for the audience on the second screen</source>
        <translation>Le scene una dopo l&apos;altra, con una finestra per il pubblico sul secondo schermo</translation>
    </message>
    <message>
        <source>&amp;Next cue</source>
        <translation>Scena &amp;successiva</translation>
    </message>
    <message>
        <source>To the stop at once, reveal what is covered, or the next cue</source>
        <translation>Subito all&apos;arresto, rivela ciò che è coperto, o la scena successiva</translation>
    </message>
    <message>
        <source>&amp;Previous cue</source>
        <translation>Scena &amp;precedente</translation>
    </message>
    <message>
        <source>The end of the cue before, as it was</source>
        <translation>La fine della scena precedente, com&apos;era</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>&amp;Oscura</translation>
    </message>
    <message>
        <source>Darkens the audience&apos;s window</source>
        <translation>Oscura la finestra del pubblico</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>&amp;Congela</translation>
    </message>
    <message>
        <source>Keeps the audience&apos;s picture while you try something</source>
        <translation>Tiene ferma la figura del pubblico mentre provate qualcosa</translation>
    </message>
    <message>
        <source>&amp;End the lecture</source>
        <translation>T&amp;ermina la lezione</translation>
    </message>
    <message>
        <source>The window is as it was before</source>
        <translation>La finestra torna com&apos;era prima</translation>
    </message>
    <message>
        <source>Give it from the &amp;chosen cue</source>
        <translation>Tienila &amp;dalla scena scelta</translation>
    </message>
    <message>
        <source>The lecture begins at the cue that is chosen</source>
        <translation>La lezione comincia dalla scena scelta</translation>
    </message>
    <message>
        <source>&amp;Add a cue from here</source>
        <translation>&amp;Aggiungi una scena da qui</translation>
    </message>
    <message>
        <source>This run, this step and these pictures as a cue</source>
        <translation>Questa esecuzione, questo passo e queste figure come scena</translation>
    </message>
    <message>
        <source>&amp;Ready lectures</source>
        <translation>&amp;Lezioni pronte</translation>
    </message>
    <message>
        <source>&amp;Open a lecture…</source>
        <translation>Ap&amp;ri una lezione…</translation>
    </message>
    <message>
        <source>&amp;Save the cues as a lecture…</source>
        <translation>Sal&amp;va le scene come lezione…</translation>
    </message>
    <message>
        <source>A file that any ICL Lab can give</source>
        <translation>Un file che ogni ICL Lab può presentare</translation>
    </message>
    <message>
        <source>&amp;Dark audience window</source>
        <translation>Finestra scura per il pu&amp;bblico</translation>
    </message>
    <message>
        <source>Pa&amp;ired seeds…</source>
        <translation>Semi acco&amp;ppiati…</translation>
    </message>
    <message>
        <source>The run and its twin with further seeds: median, interval, verdict</source>
        <translation>L&apos;esecuzione e il suo gemello con altri semi: mediana, intervallo, verdetto</translation>
    </message>
    <message>
        <source>Co&amp;mpare runs…</source>
        <translation>Confron&amp;ta le esecuzioni…</translation>
    </message>
    <message>
        <source>Open and stored runs in a table and in one chart, by what differs</source>
        <translation>Esecuzioni aperte e conservate in una tabella e in un solo grafico, secondo ciò che differisce</translation>
    </message>
    <message>
        <source>Save a&amp;nimation…</source>
        <translation>Salva l&apos;ani&amp;mazione…</translation>
    </message>
    <message>
        <source>The chosen picture over the steps of the run: PNG files, MP4 or GIF</source>
        <translation>La figura scelta lungo i passi dell&apos;esecuzione: file PNG, MP4 o GIF</translation>
    </message>
    <message>
        <source>&amp;First minute</source>
        <translation>&amp;Primo minuto</translation>
    </message>
    <message>
        <source>Five small tasks, each of which moves something; again to leave</source>
        <translation>Cinque piccoli compiti, ciascuno dei quali muove qualcosa; di nuovo per lasciare</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <translation>Con&amp;dividi in un solo file…</translation>
    </message>
    <message>
        <source>The document with the runs it shows, to be opened elsewhere</source>
        <translation>Il documento con le esecuzioni che mostra, da aprire altrove</translation>
    </message>
    <message>
        <source>&amp;Hide controls…</source>
        <translation>&amp;Nascondi i comandi…</translation>
    </message>
    <message>
        <source>Which controls a handout shows; kept in the document</source>
        <translation>Quali comandi mostra una dispensa; conservato nel documento</translation>
    </message>
    <message>
        <source>Hidden &amp;controls</source>
        <translation>&amp;Comandi nascosti</translation>
    </message>
</context>
</TS>
