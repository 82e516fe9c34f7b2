<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT">
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
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>gap %1</source>
        <translation>distanza %1</translation>
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
        <source>Contexts drawn where the risk is estimated by Monte Carlo.</source>
        <translation>Contesti estratti dove il rischio si stima con il metodo Monte Carlo.</translation>
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
        <source>Holds α or β where it is, or lets it go again; the other weight goes on.</source>
        <translation>Tiene fermo α o β dov&apos;è, oppure lo libera; l&apos;altro peso prosegue.</translation>
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
        <source>Length of the exact gradient by the trained weights.</source>
        <translation>Lunghezza del gradiente esatto rispetto ai pesi addestrati.</translation>
    </message>
    <message>
        <source>Length of the prompt drawn; 0: the context length set, or 24 where that is infinite.</source>
        <translation>Lunghezza del prompt estratto; 0: la lunghezza del contesto impostata, o 24 dove è infinita.</translation>
    </message>
    <message>
        <source>Linear attention ⟨xⱼ, fᵢ⟩/L of the queries Fᵗ to the keys X in the example prompt, as the layer after t layers sees it; the last row is the query token, and after the last layer this row is what reads out the prediction.</source>
        <translation>Attenzione lineare ⟨xⱼ, fᵢ⟩/L delle query Fᵗ alle chiavi X nel prompt di esempio, come la vede lo strato dopo t strati; l&apos;ultima riga è il token della query, e dopo l&apos;ultimo strato è questa riga a leggere la predizione.</translation>
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
        <source>Puts α or β to a value; training goes on from there.</source>
        <translation>Porta α o β a un valore; l&apos;addestramento prosegue da lì.</translation>
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
        <source>Risk at each depth of every predictor: rows of depth and one risk a predictor.</source>
        <translation>Rischio di ogni predittore a ogni profondità: righe con la profondità e un rischio per predittore.</translation>
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
        <source>The risk at a finite context length of the stack, of one retrained layer, of least squares or of inverse regression: exact where it can be, else a Monte Carlo mean with its standard error.</source>
        <translation>Il rischio a una lunghezza finita del contesto per la pila, per uno strato riaddestrato, per i minimi quadrati o per la regressione inversa: esatto dove è possibile, altrimenti una media Monte Carlo con il suo errore standard.</translation>
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
        <source>Weight of the attention term.</source>
        <translation>Peso del termine di attenzione.</translation>
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
        <source>Weight of the skip term.</source>
        <translation>Peso del termine di salto.</translation>
    </message>
    <message>
        <source>Weight of the skip term; not given: the run&apos;s present one.</source>
        <translation>Peso del termine di salto; se manca: quello attuale dell&apos;esecuzione.</translation>
    </message>
    <message>
        <source>What is lost when the skip connection is taken away: with the weights retrained, and with the full model&apos;s best weights reused.</source>
        <translation>Che cosa si perde togliendo la connessione di salto: con i pesi riaddestrati, e riusando i pesi migliori del modello completo.</translation>
    </message>
    <message>
        <source>What is taken away from the model that is set.</source>
        <translation>Che cosa si toglie al modello impostato.</translation>
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
        <source>Which of bayes, lsa, lca-one, lca-two, untied, zero and raw-mean; by default all that have a meaning for the skip that is set.</source>
        <translation>Quali tra bayes, lsa, lca-one, lca-two, untied, zero e raw-mean; se manca, tutti quelli che hanno senso per la connessione di salto impostata.</translation>
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
        <source>excess with the full model&apos;s best weights</source>
        <translation>eccesso con i pesi migliori del modello completo</translation>
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
        <source>tensor &apos;%1&apos; has the number type %2; F64 and F32 can be read</source>
        <translation>il tensore &apos;%1&apos; ha il tipo di numero %2; si possono leggere F64 e F32</translation>
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
        <source>untied is a bound for the skip in every layer: set reinjection to every-layer, or leave untied out</source>
        <translation>untied è un limite per la connessione di salto in ogni strato: impostate reinjection su every-layer, oppure togliete untied</translation>
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
        <source>The settings of this run cannot be used by this build.</source>
        <translation>Le impostazioni di questa esecuzione non sono utilizzabili da questa versione.</translation>
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
        <source>Gauss nodes in the norm of the task at which the loss of infinite context is taken. The loss is a polynomial of the squared norm, so that few are exact.</source>
        <translation>Nodi di Gauss nella norma del compito in cui si valuta la perdita a contesto infinito. La perdita è un polinomio della norma al quadrato, perciò pochi bastano a essere esatti.</translation>
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
        <source>Numbers that sampled training computes with.</source>
        <translation>Numeri con cui calcola l&apos;addestramento campionato.</translation>
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
        <source>Whether layers attend to the raw data or to their own states. A self-attention stack reads out with F in both places.</source>
        <translation>Se gli strati guardano i dati grezzi o i propri stati. Una pila di auto-attenzione legge con F in entrambi i posti.</translation>
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
        <source>a stack needs its residual stream</source>
        <translation>una pila ha bisogno del suo flusso residuo</translation>
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
        <source>all modalities must have the same noise</source>
        <translation>tutte le modalità devono avere lo stesso rumore</translation>
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
        <source>descent must be plain</source>
        <translation>la discesa deve essere semplice</translation>
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
        <source>no modality can be missing at test</source>
        <translation>nessuna modalità può mancare in prova</translation>
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
        <source>only a cross-attention stack can be trained</source>
        <translation>si può addestrare solo una pila di attenzione incrociata</translation>
    </message>
    <message>
        <source>only linear attention can be trained</source>
        <translation>si può addestrare solo l&apos;attenzione lineare</translation>
    </message>
    <message>
        <source>only one or two parameters can be trained</source>
        <translation>si possono addestrare solo uno o due parametri</translation>
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
        <source>sampled training must be in double precision</source>
        <translation>l&apos;addestramento campionato deve essere in precisione doppia</translation>
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
        <source>the noise at test must be that of training</source>
        <translation>il rumore in prova deve essere quello dell&apos;addestramento</translation>
    </message>
    <message>
        <source>the norm of the task at test must be that of training</source>
        <translation>la norma del compito in prova deve essere quella dell&apos;addestramento</translation>
    </message>
    <message>
        <source>the query cannot be among the keys</source>
        <translation>la query non può stare tra le chiavi</translation>
    </message>
    <message>
        <source>the readout must pair x with f</source>
        <translation>la lettura deve accoppiare x con f</translation>
    </message>
    <message>
        <source>the test is at infinite context</source>
        <translation>la prova è a contesto infinito</translation>
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
    <name>icl::ui::ConfigForm</name>
    <message>
        <source>%1, more</source>
        <translation>%1, altro</translation>
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
    <name>icl::ui::LineChart</name>
    <message>
        <source>Line chart</source>
        <translation>Grafico a linee</translation>
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
        <source>After %1 layers the prediction is %2; Bayes %3, truth %4</source>
        <translation>Dopo %1 strati la predizione è %2; Bayes %3, vero %4</translation>
    </message>
    <message>
        <source>After %1 layers the prediction is %2</source>
        <translation>Dopo %1 strati la predizione è %2</translation>
    </message>
    <message>
        <source>Prediction after each layer</source>
        <translation>Predizione dopo ogni strato</translation>
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
        <source>The story</source>
        <translation>La storia</translation>
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
</context>
</TS>
