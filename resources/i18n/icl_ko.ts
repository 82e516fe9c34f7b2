<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name>CoverSheet</name>
    <message>
        <source>Where will the path end?</source>
        <translation>경로는 어디에서 끝날까요?</translation>
    </message>
    <message>
        <source>Which way down the tree will it take?</source>
        <translation>나무에서 어느 길로 내려갈까요?</translation>
    </message>
    <message>
        <source>Which answer wins, and how surely?</source>
        <translation>어느 답이 이길까요? 얼마나 확실하게?</translation>
    </message>
    <message>
        <source>Which heads will look back, and where?</source>
        <translation>어느 헤드가 되돌아볼까요? 어디를 볼까요?</translation>
    </message>
    <message>
        <source>Where will it look?</source>
        <translation>어디를 볼까요?</translation>
    </message>
    <message>
        <source>What will be left of the correlations?</source>
        <translation>상관 가운데 무엇이 남을까요?</translation>
    </message>
    <message>
        <source>How near will the prediction be?</source>
        <translation>예측은 얼마나 가까울까요?</translation>
    </message>
</context>
<context>
    <name>DesignView</name>
    <message>
        <source>The best first question leans by %1° here; above a noise of %2 not at all</source>
        <translation>여기서 최선의 첫 질문은 %1° 기욺; 잡음이 %2보다 크면 전혀 기울지 않음</translation>
    </message>
    <message>
        <source>noise of an answer</source>
        <translation>답의 잡음</translation>
    </message>
    <message>
        <source>lean of the question, degrees (0: root, 90: children)</source>
        <translation>질문의 기울기, 도 (0: 뿌리, 90: 자식)</translation>
    </message>
    <message>
        <source>Colour is the risk after one question. With little noise the best one leans: one number then tells root and child at once, which is the non-linear decoder&apos;s trick.</source>
        <translation>색은 질문 하나 뒤의 위험입니다. 잡음이 작으면 최선의 질문이 기웁니다. 그러면 수 하나가 뿌리와 자식을 함께 알려 주는데, 이것이 비선형 디코더의 속임수입니다.</translation>
    </message>
</context>
<context>
    <name>HelpTopics</name>
    <message>
        <source>Range: %1.</source>
        <translation>범위: %1.</translation>
    </message>
    <message>
        <source>Unit: %1.</source>
        <translation>단위: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>기본값: %1.</translation>
    </message>
    <message>
        <source>Acts at once, also on a running run.</source>
        <translation>진행 중인 실행에도 바로 적용됩니다.</translation>
    </message>
    <message>
        <source>Takes effect with a restart or a fork.</source>
        <translation>다시 시작하거나 갈래를 내면 적용됩니다.</translation>
    </message>
    <message>
        <source>On the command line: --set %1=…</source>
        <translation>명령줄에서: --set %1=…</translation>
    </message>
    <message>
        <source>Rewind, run, step, layer</source>
        <translation>되감기, 실행, 한 걸음, 층</translation>
    </message>
    <message>
        <source>Rewind goes back to the start with the same seed and does not run. Run and pause are one button (Space). Step makes one step of the method; with Shift, ten. The layer button goes to the next layer in the whitening and attention pictures.</source>
        <translation>되감기는 같은 시드로 처음으로 돌아가며 실행하지는 않습니다. 실행과 일시 정지는 한 단추입니다(Space). 한 걸음은 방법의 한 단계를, Shift와 함께 누르면 열 단계를 나아갑니다. 층 단추는 백색화와 어텐션 그림에서 다음 층으로 갑니다.</translation>
    </message>
    <message>
        <source>Steps per second, draws per second</source>
        <translation>초당 단계, 초당 그리기</translation>
    </message>
    <message>
        <source>Two rates, not one. The first slows the run down until it can be watched; at the right end it goes as fast as it can. The second says how often the pictures are drawn. Training never waits for drawing, and neither rate changes a result.</source>
        <translation>속도는 하나가 아니라 둘입니다. 첫째는 눈으로 볼 수 있도록 실행을 늦춥니다. 오른쪽 끝에서는 최대한 빨리 갑니다. 둘째는 그림을 얼마나 자주 그릴지 정합니다. 훈련은 그리기를 기다리지 않으며, 어느 속도도 결과를 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Stop condition</source>
        <translation>정지 조건</translation>
    </message>
    <message>
        <source>A channel compared with a number or with a level of the theory, for instance “excess &lt; 1e-6” or “loss &lt; bayes_risk * 1.01”; and “step 4000” for a number of steps; both joined by “or”. A run that turns non-finite always stops.</source>
        <translation>채널을 수나 이론의 수준과 비교합니다. 예: “excess &lt; 1e-6”, “loss &lt; bayes_risk * 1.01”. 단계 수는 “step 4000”으로 적고, 둘은 “or”로 잇습니다. 유한하지 않게 된 실행은 언제나 멈춥니다.</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>A preset is one story: settings, pictures, and claims that “icl check” measures. A dot beside a setting shows that it differs from the preset; pressing the dot goes back to the preset&apos;s value.</source>
        <translation>프리셋 하나는 이야기 하나입니다: 설정, 그림, 그리고 “icl check”가 재는 주장. 설정 옆의 점은 프리셋과 다르다는 뜻이며, 점을 누르면 프리셋의 값으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Everything random in a run comes from its seed: the same settings and the same seed give the same run to the last bit. “New seed” draws another one and starts again; “rewind” keeps it.</source>
        <translation>실행에서 무작위인 것은 모두 시드에서 나옵니다. 설정과 시드가 같으면 마지막 비트까지 같은 실행이 됩니다. “새 시드”는 다른 시드를 뽑아 다시 시작하고, “되감기”는 시드를 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Changes that wait</source>
        <translation>대기 중인 변경</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>쌍둥이</translation>
    </message>
    <message>
        <source>Runs the other value too, with the same seed and the same data. Both runs advance in lock step, both are in every chart, and a third line shows their difference.</source>
        <translation>다른 값도 같은 시드와 같은 데이터로 실행합니다. 두 실행은 발을 맞추어 나아가고 모든 차트에 함께 나오며, 세 번째 선이 그 차이를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Each place shows one picture; the arrow beside its heading offers others. A double click on the heading enlarges it. Every picture opens as a table (Ctrl+T) and can be saved as SVG, PDF or PNG (Ctrl+E).</source>
        <translation>자리마다 그림 하나를 보여 줍니다. 제목 옆의 화살표로 다른 그림을 고를 수 있고, 제목을 두 번 클릭하면 커집니다. 모든 그림은 표로 열 수 있고(Ctrl+T) SVG, PDF, PNG로 저장할 수 있습니다(Ctrl+E).</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>실행 목록</translation>
    </message>
    <message>
        <source>Tick a run to show it (Space); point at it to highlight it everywhere; double click (Return) to see its settings and pictures; Delete takes it off the list, and undo brings it back. A ghost is a run that is kept but no longer trains.</source>
        <translation>체크하면 실행이 보이고(Space), 가리키면 어디서나 강조됩니다. 두 번 클릭하면(Return) 그 설정과 그림을 봅니다. Delete는 목록에서 빼며, 실행 취소로 되돌릴 수 있습니다. 흔적은 보관되지만 더는 훈련하지 않는 실행입니다.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Drag to look at any recorded step: the state is computed again and is the same to the last bit. Diamonds mark changes made during the run. End goes back to the newest step and follows it.</source>
        <translation>끌면 기록된 어느 단계든 볼 수 있습니다. 상태를 다시 계산하며 마지막 비트까지 같습니다. 마름모는 실행 중에 바꾼 것을 나타냅니다. End는 최신 단계로 돌아가 그것을 따라갑니다.</translation>
    </message>
    <message>
        <source>The controls</source>
        <translation>조작</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>설정: %1</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
    <message>
        <source>Everything can be done from the keyboard. Tab goes from control to control; in a chart the arrow keys move the cursor; in the time bar they go one step, with Shift ten.</source>
        <translation>모든 일을 키보드로 할 수 있습니다. Tab은 다음 항목으로 갑니다. 차트에서는 화살표 키로 커서를 움직이고, 시간 막대에서는 한 단계씩, Shift와 함께 누르면 열 단계씩 갑니다.</translation>
    </message>
    <message>
        <source>Some settings act on the running run. The others start a new one, which keeps the present curve as a ghost: by itself when the slider is let go or the field is left (“at once”), or by “Restart”. “Fork here” makes a second run that shares the past up to the cursor. While you look at an earlier step every change waits, so that nothing of the run is lost.</source>
        <translation>어떤 설정은 진행 중인 실행에 바로 작용합니다. 나머지는 새 실행을 시작하고 지금의 곡선을 흔적으로 남깁니다. 슬라이더를 놓거나 입력란을 떠나면 저절로(“즉시”), 또는 “다시 시작”으로 시작합니다. “여기서 갈래”는 커서까지의 과거를 함께 쓰는 두 번째 실행을 만듭니다. 이전 단계를 보고 있는 동안에는 모든 변경이 기다리므로 실행에서 잃는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>A note (Ctrl+D) is a sentence pinned to the step and the picture you look at. Return goes to it, F2 edits it, Delete removes it; Ctrl+comma and Ctrl+full stop go from note to note. Notes are saved in the document and beside the run.</source>
        <translation>메모(Ctrl+D)는 보고 있는 단계와 그림에 붙인 문장입니다. Enter는 메모로 가고, F2는 고치고, Delete는 지웁니다. Ctrl+쉼표와 Ctrl+마침표는 메모 사이를 오갑니다. 메모는 문서와 실행 옆에 저장됩니다.</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>탐침</translation>
    </message>
    <message>
        <source>A probe is a question to the present state of a run; it never changes the run. The answer comes as numbers, curves or coloured cells. Pin an answer to keep it beside the next ones.</source>
        <translation>탐침은 실행의 현재 상태에 던지는 질문이며 실행을 바꾸지 않습니다. 답은 숫자, 곡선, 색칠한 칸으로 나옵니다. 답을 고정하면 다음 답 옆에 남습니다.</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>계보</translation>
    </message>
    <message>
        <source>Where runs come from: a fork from the run whose past it shares, a later stage from the run whose weights it began with, each with the step. An open circle is a run that is in the store alone; a click or Return shows it.</source>
        <translation>실행이 어디서 왔는지 보여 줍니다. 갈래는 과거를 함께 쓰는 실행에서, 뒤의 단계는 시작할 때 가중치를 물려받은 실행에서 왔으며, 각각 몇 단계에서 왔는지도 나옵니다. 빈 동그라미는 저장소에만 있는 실행이고, 클릭하거나 Return을 누르면 보입니다.</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>A cue opens a run or goes on with the one before, runs to a stop, and shows pictures with a caption and a speaker note. “+” makes one of what you see; F2 edits its texts, Ctrl+Shift+Up and Down move it, Delete removes it. F5 gives the lecture. Cues are saved in the document, or as a lecture of their own.</source>
        <translation>장면은 실행을 열거나 앞의 실행을 이어 가고, 멈출 곳까지 달리고, 설명과 강연자 메모를 붙여 그림을 보여 줍니다. “+”는 보이는 것으로 장면을 만듭니다. F2는 글을 고치고, Ctrl+Shift+위와 아래는 장면을 옮기며, Delete는 지웁니다. F5를 누르면 강의가 시작됩니다. 장면은 문서에 저장되거나 따로 강의로 저장됩니다.</translation>
    </message>
    <message>
        <source>Giving a lecture</source>
        <translation>강의하기</translation>
    </message>
    <message>
        <source>Page Down goes on: to the stop, reveal, next cue; Page Up restores the end of the cue before. B or full stop darkens the audience&apos;s window, S freezes its picture, Esc ends. Point at the small picture, and the audience sees a dot there.</source>
        <translation>Page Down은 앞으로 갑니다: 멈출 곳까지, 공개, 다음 장면. Page Up은 앞 장면의 끝을 되살립니다. B나 마침표는 청중 창을 어둡게 하고, S는 그 그림을 멈춰 두며, Esc는 끝냅니다. 작은 그림을 가리키면 청중에게 점이 보입니다.</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>A sweep runs an experiment on a grid of settings and seeds, and shows one number of each cell as a colour. Choose a ready one, or put one together from the open experiment; a file or a folder of results opens when it is dropped on the main window. Results are stored as they come, so nothing is lost when it is stopped.</source>
        <translation>스윕은 설정과 시드의 격자 위에서 실험을 실행하고, 각 칸의 수 하나를 색으로 보여 줍니다. 준비된 것을 고르거나, 열린 실험으로 직접 만드십시오. 파일이나 결과 폴더는 주 창에 놓으면 열립니다. 결과는 나오는 대로 저장되므로 정지해도 잃는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Axes of a sweep</source>
        <translation>스윕의 축</translation>
    </message>
    <message>
        <source>Up to three settings that vary; all others are as they stand in the experiment panel. Values are a list, or a range with the number of values; log takes them in equal ratios. Every cell runs with the same seeds, so that cells can be compared.</source>
        <translation>바꿀 설정을 셋까지 고릅니다. 나머지는 모두 실험 패널에 있는 그대로입니다. 값은 목록이거나 값의 개수를 붙인 범위이고, log는 같은 비율로 나눕니다. 모든 칸은 같은 시드로 실행되므로 서로 비교할 수 있습니다.</translation>
    </message>
    <message>
        <source>Start, stop, save a sweep</source>
        <translation>스윕 시작, 정지, 저장</translation>
    </message>
    <message>
        <source>The line above the button says how many jobs there are, about how long they take, and how much room they need. Start goes on where the same sweep stopped before. Save file writes it for “icl sweep”, which runs it without a window or on a cluster and gives the same bits.</source>
        <translation>단추 위의 줄은 작업이 몇 개인지, 대략 얼마나 걸리는지, 공간이 얼마나 필요한지 알려 줍니다. ‘시작’은 같은 스윕이 전에 멈춘 곳에서 이어집니다. ‘파일 저장’은 “icl sweep”용 파일을 씁니다. 이 명령은 창 없이 또는 클러스터에서 실행하며 같은 비트를 냅니다.</translation>
    </message>
    <message>
        <source>Picture of a sweep</source>
        <translation>스윕의 그림</translation>
    </message>
    <message>
        <source>Value is what the colours show; across and down choose its axes, and each further axis has a list for the value to cut at. Over seeds shows the mean, half the width of its 95 % interval, or one seed. The contour is where the value crosses a level. Arrow keys go from cell to cell; Return or a double click opens the run of a cell. Hatched cells have no result yet.</source>
        <translation>‘값’은 색이 보여 주는 것이고, 가로와 세로는 그 축을 고르며, 나머지 축마다 자를 값을 고르는 목록이 있습니다. 시드에 대해서는 평균, 95 % 구간의 반너비, 또는 시드 하나를 보여 줍니다. 등고선은 값이 어떤 수준을 지나는 곳입니다. 화살표 키로 칸을 옮겨 다니고, Return이나 두 번 클릭은 칸의 실행을 엽니다. 빗금 친 칸에는 아직 결과가 없습니다.</translation>
    </message>
    <message>
        <source>First minute</source>
        <translation>처음 1분</translation>
    </message>
    <message>
        <source>Five small tasks for a start: pause and run, a slider, a twin, back in time, a fork. Each is done when something moved because of you. The card never takes the keyboard; Tab reaches it, Esc on it leaves. Help, First minute brings it back.</source>
        <translation>시작을 위한 작은 과제 다섯입니다: 일시 정지와 실행, 슬라이더, 쌍둥이, 시간을 되돌리기, 갈래. 직접 한 일로 무언가가 움직이면 하나가 끝납니다. 카드는 키보드를 가져가지 않습니다. Tab으로 카드에 가고, 카드에서 Esc를 누르면 나갑니다. 도움말의 처음 1분이 카드를 다시 부릅니다.</translation>
    </message>
    <message>
        <source>Paired seeds</source>
        <translation>짝지은 시드</translation>
    </message>
    <message>
        <source>Repeats the run, and its twin with the same seeds, in the background. The interval lies between two of the sorted values and its level is exact whatever their law: 5 seeds reach 93.8 %, 6 reach 96.9 %. Differences are taken seed by seed. Every run is in the store, where it is found again; a band shows median and interval in the curves.</source>
        <translation>실행을, 그리고 쌍둥이가 있으면 같은 시드로 쌍둥이도, 백그라운드에서 되풀이합니다. 구간은 정렬한 값 가운데 둘 사이이며, 값의 분포가 무엇이든 그 수준은 정확합니다: 시드 5개는 93.8 %, 6개는 96.9 %에 이릅니다. 차이는 시드마다 구합니다. 모든 실행은 저장소에 있어 거기서 다시 찾습니다. 띠는 곡선에 중앙값과 구간을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Comparing runs</source>
        <translation>실행 비교</translation>
    </message>
    <message>
        <source>Open and stored runs of the experiment, 64 at a time; columns are the settings that differ, and what differs from the chosen run is bold. Words in the filter must all be found, also as “depth=8”. A tick (Space) puts a run into the chart, up to 12; pointing at a run shows it everywhere. Runs of one value share a colour, and two and more of them a band. Return opens a run in the window.</source>
        <translation>실험의 열린 실행과 저장된 실행을 한 번에 64개까지 보여 줍니다. 열은 서로 다른 설정이며, 고른 실행과 다른 것은 굵게 나옵니다. 필터의 낱말은 모두 있어야 하며 “depth=8”처럼 적어도 됩니다. 체크하면(Space) 실행이 차트에 들어가며 12개까지입니다. 실행을 가리키면 어디서나 강조됩니다. 값이 같은 실행은 색이 같고, 둘 이상이면 띠가 생깁니다. Return은 실행을 창에서 엽니다.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>A picture over the steps of the run: as PNG files, or as MP4 or GIF where ffmpeg is installed. The run is made again for it, with the same bits, while the one on the screen goes on. Cancel keeps nothing.</source>
        <translation>실행의 단계에 따라 그린 그림입니다: PNG 파일로, 또는 ffmpeg가 설치되어 있으면 MP4나 GIF로 만듭니다. 이를 위해 실행을 같은 비트로 다시 하며, 화면의 실행은 계속됩니다. 취소하면 아무것도 남기지 않습니다.</translation>
    </message>
    <message>
        <source>Where a run stopped</source>
        <translation>실행이 멈춘 곳</translation>
    </message>
    <message>
        <source>A condition that was met is a mark on the curves and on the time bar; Run goes on without the condition. A run whose numbers are none any more is shown at its last finite step, with the reason.</source>
        <translation>충족된 조건은 곡선과 시간 막대에 표시됩니다. ‘실행’을 누르면 그 조건 없이 이어집니다. 수치가 더는 수가 아니게 된 실행은 마지막 유한한 단계에서, 그 까닭과 함께 보여 줍니다.</translation>
    </message>
    <message>
        <source>Handouts</source>
        <translation>배포 자료</translation>
    </message>
    <message>
        <source>View, Hide controls chooses which controls are shown. The document remembers it; hidden ones are listed in the View menu and come back from there. File, Share as one file packs the document with the runs it shows.</source>
        <translation>보기의 ‘조작 항목 숨기기’는 보여 줄 조작 항목을 고릅니다. 문서가 이것을 기억합니다. 숨긴 항목은 보기 메뉴에 나열되며 거기서 되돌립니다. 파일의 ‘파일 하나로 공유’는 문서와 거기에 보이는 실행을 함께 묶습니다.</translation>
    </message>
</context>
<context>
    <name>HiddenControls</name>
    <message>
        <source>Rewind, run, step, layer</source>
        <translation>되감기, 실행, 한 걸음, 층</translation>
    </message>
    <message>
        <source>Steps per second, draws per second</source>
        <translation>초당 단계, 초당 그리기</translation>
    </message>
    <message>
        <source>Stop condition</source>
        <translation>정지 조건</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>All switches</source>
        <translation>모든 스위치</translation>
    </message>
    <message>
        <source>Twin buttons</source>
        <translation>쌍둥이 단추</translation>
    </message>
    <message>
        <source>Restart and fork</source>
        <translation>다시 시작과 갈래</translation>
    </message>
    <message>
        <source>Choice of pictures</source>
        <translation>그림 고르기</translation>
    </message>
    <message>
        <source>Values at the cursor</source>
        <translation>커서의 값</translation>
    </message>
    <message>
        <source>Time bar</source>
        <translation>시간 막대</translation>
    </message>
    <message>
        <source>List of runs</source>
        <translation>실행 목록</translation>
    </message>
    <message>
        <source>Notes and cues</source>
        <translation>메모와 장면</translation>
    </message>
    <message>
        <source>Story</source>
        <translation>이야기</translation>
    </message>
    <message>
        <source>Seeds and comparison</source>
        <translation>시드와 비교</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>gap %1</source>
        <translation>차이 %1</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Draw your guess here</source>
        <translation>여기에 예측을 그려 보세요</translation>
    </message>
    <message>
        <source>or press G and use the arrow keys</source>
        <translation>또는 G를 누르고 화살표 키를 쓰세요</translation>
    </message>
</context>
<context>
    <name>ProbeAnswer</name>
    <message>
        <source>a table of %1 rows and %2 columns</source>
        <translation>%1행 %2열의 표</translation>
    </message>
</context>
<context>
    <name>Sweeps</name>
    <message>
        <source>first step with %1</source>
        <translation>%1인 첫 단계</translation>
    </message>
    <message>
        <source>%1 at the first step with %2</source>
        <translation>%2인 첫 단계의 %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>What is expected:</source>
        <translation>예상되는 것:</translation>
    </message>
</context>
<context>
    <name>TreeMatrices</name>
    <message>
        <source>Not trained yet: press Run.</source>
        <translation>아직 훈련하지 않았습니다. 실행을 누르십시오.</translation>
    </message>
    <message>
        <source>A row a layer: every context is asked the same, whatever it answers.</source>
        <translation>행이 층입니다. 어떤 답을 하든 모든 문맥에 같은 것을 묻습니다.</translation>
    </message>
    <message>
        <source>The same keys whatever node the path has reached: nothing is routed.</source>
        <translation>경로가 어느 노드에 이르든 키가 같습니다. 라우팅되는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Close to the identity: a layer asks the node that the answers point to.</source>
        <translation>단위행렬에 가깝습니다. 층은 답이 가리키는 노드를 묻습니다.</translation>
    </message>
    <message>
        <source>Off the diagonal: single keys mix nodes, and only together they cover the path.</source>
        <translation>대각선 밖입니다. 키 하나하나는 노드를 섞으며 모두 모여야 경로를 덮습니다.</translation>
    </message>
    <message>
        <source>What each layer asks this context; below the first row another context has other keys.</source>
        <translation>층마다 이 문맥에 묻는 것입니다. 첫 행 아래에서는 문맥이 다르면 키도 다릅니다.</translation>
    </message>
    <message>
        <source>What is asked, and it is the same for every context.</source>
        <translation>묻는 것이며, 모든 문맥에서 같습니다.</translation>
    </message>
    <message>
        <source>What is left open depends on the questions only, never on the answers.</source>
        <translation>남은 불확실함은 질문에만 달려 있고 답에는 달려 있지 않습니다.</translation>
    </message>
    <message>
        <source>Belief after each answer: a good question halves the leaves that are left, one bit.</source>
        <translation>각 답 뒤의 믿음입니다. 좋은 질문은 남은 잎을 절반으로, 한 비트 줄입니다.</translation>
    </message>
</context>
<context>
    <name>TreePainter</name>
    <message>
        <source>key²</source>
        <translation>키²</translation>
    </message>
    <message>
        <source>root</source>
        <translation>뿌리</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>seed %1→%2</source>
        <translation>시드 %1→%2</translation>
    </message>
    <message>
        <source>%1, logarithmic</source>
        <translation>%1, 로그</translation>
    </message>
</context>
<context>
    <name>ViewTypes</name>
    <message>
        <source>Loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Whitening</source>
        <translation>백색화</translation>
    </message>
    <message>
        <source>Gram matrix</source>
        <translation>그람 행렬</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Other measures</source>
        <translation>다른 척도</translation>
    </message>
    <message>
        <source>Equations</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Parameter plane</source>
        <translation>매개변수 평면</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation>깊이에 따른 위험</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>탐침</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>The stack is gradient descent: they differ by %1 at most</source>
        <translation>층 더미는 경사 하강: 둘의 차이는 최대 %1</translation>
    </message>
    <message>
        <source>No step that was tried ends below the start</source>
        <translation>시도한 걸음 가운데 시작보다 낮게 끝나는 것이 없음</translation>
    </message>
    <message>
        <source>Steps up to %1 hold</source>
        <translation>%1까지의 걸음은 안정함</translation>
    </message>
    <message>
        <source>Risk %1 on short prompts</source>
        <translation>짧은 프롬프트에서 위험 %1</translation>
    </message>
    <message>
        <source>Risk %1 ± %2 on short prompts, median %3</source>
        <translation>짧은 프롬프트에서 위험 %1 ± %2, 중앙값 %3</translation>
    </message>
    <message>
        <source>%1 % of prompts diverge with depth</source>
        <translation>프롬프트의 %1 %가 깊이에 따라 발산</translation>
    </message>
    <message>
        <source>Risk at most %1 at the length trained for, up to %2 at another</source>
        <translation>훈련한 길이에서 위험 최대 %1, 다른 길이에서 최대 %2</translation>
    </message>
    <message>
        <source>Training against test length</source>
        <translation>훈련 길이와 테스트 길이</translation>
    </message>
    <message>
        <source>Risk on short prompts</source>
        <translation>짧은 프롬프트의 위험</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>걸음 크기</translation>
    </message>
    <message>
        <source>Attention as gradient descent</source>
        <translation>경사 하강으로 본 어텐션</translation>
    </message>
    <message>
        <source>Accuracies</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>Attention of every head</source>
        <translation>모든 헤드의 어텐션</translation>
    </message>
    <message>
        <source>Answer to the example</source>
        <translation>예시에 대한 답</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>나무</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>라우팅</translation>
    </message>
    <message>
        <source>Risk against budget</source>
        <translation>예산에 따른 위험</translation>
    </message>
    <message>
        <source>Key patching</source>
        <translation>키 패치</translation>
    </message>
    <message>
        <source>Function vectors</source>
        <translation>함수 벡터</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Leaf posterior</source>
        <translation>잎의 사후분포</translation>
    </message>
    <message>
        <source>Two-level designs</source>
        <translation>두 수준의 설계</translation>
    </message>
    <message>
        <source>What limits depth</source>
        <translation>무엇이 깊이를 제한하나</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>이전과 이후</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>기하</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>&quot;%1&quot; in the stop rule &quot;%2&quot; is not a number; a rule is written like &quot;loss &lt; 0.33&quot; or &quot;loss &lt; bayes_risk * 1.01 + 0.001&quot;</source>
        <translation>정지 규칙 &quot;%2&quot;의 &quot;%1&quot;은(는) 수가 아닙니다. 규칙은 &quot;loss &lt; 0.33&quot;이나 &quot;loss &lt; bayes_risk * 1.01 + 0.001&quot;처럼 적습니다</translation>
    </message>
    <message>
        <source>%1 (%2) must be less than %3 (%4)</source>
        <translation>%1(%2)은(는) %3(%4)보다 작아야 합니다</translation>
    </message>
    <message>
        <source>%1 at the end of the file belong to no tensor</source>
        <translation>파일 끝의 %1은(는) 어느 텐서에도 속하지 않습니다</translation>
    </message>
    <message>
        <source>%1 cannot change during a run; start again or fork with the new value</source>
        <translation>%1은(는) 실행 중에 바꿀 수 없습니다. 새 값으로 다시 시작하거나 갈래를 내십시오</translation>
    </message>
    <message>
        <source>%1 follows from the other settings and cannot be set</source>
        <translation>%1은(는) 다른 설정에서 정해지므로 바꿀 수 없습니다</translation>
    </message>
    <message>
        <source>%1 is a result about the skip in every layer: set reinjection to every-layer</source>
        <translation>%1은(는) 모든 층에 건너뛰기 연결이 있을 때의 결과입니다. reinjection을 every-layer로 하십시오</translation>
    </message>
    <message>
        <source>%1 must be a finite number, not %2</source>
        <translation>%1은(는) 유한한 수여야 합니다(받은 값: %2)</translation>
    </message>
    <message>
        <source>%1 must be a text, not %2</source>
        <translation>%1은(는) 문자열이어야 합니다(받은 값: %2)</translation>
    </message>
    <message>
        <source>%1 must be a whole number between %2 and %3, not %4</source>
        <translation>%1은(는) %2에서 %3까지의 정수여야 합니다(받은 값: %4)</translation>
    </message>
    <message>
        <source>%1 must be a whole number of at least %2, not %3</source>
        <translation>%1은(는) %2 이상의 정수여야 합니다(받은 값: %3)</translation>
    </message>
    <message>
        <source>%1 must be a whole number of at most %2, not %3</source>
        <translation>%1은(는) %2 이하의 정수여야 합니다(받은 값: %3)</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2</source>
        <translation>%1은(는) 정수여야 합니다(받은 값: %2)</translation>
    </message>
    <message>
        <source>%1 must be at least %2, not %3</source>
        <translation>%1은(는) %2 이상이어야 합니다(받은 값: %3)</translation>
    </message>
    <message>
        <source>%1 must be at most %2, not %3</source>
        <translation>%1은(는) %2 이하여야 합니다(받은 값: %3)</translation>
    </message>
    <message>
        <source>%1 must be between %2 and %3, not %4</source>
        <translation>%1은(는) %2에서 %3까지여야 합니다(받은 값: %4)</translation>
    </message>
    <message>
        <source>%1 must be numbers between %2 and %3, not &apos;%4&apos;</source>
        <translation>%1은(는) %2에서 %3까지의 수들이어야 합니다(받은 값: &apos;%4&apos;)</translation>
    </message>
    <message>
        <source>%1 must be on or off, not &apos;%2&apos;</source>
        <translation>%1은(는) on 또는 off여야 합니다(받은 값: &apos;%2&apos;)</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not &apos;%3&apos;</source>
        <translation>%1은(는) %2 가운데 하나여야 합니다(받은 값: &apos;%3&apos;)</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not &apos;%3&apos;: did you mean &apos;%4&apos;?</source>
        <translation>%1은(는) %2 가운데 하나여야 합니다(받은 값: &apos;%3&apos;). 혹시 &apos;%4&apos;입니까?</translation>
    </message>
    <message>
        <source>%1 must list between 1 and %2 numbers, such as [1, 10, 100]</source>
        <translation>%1에는 [1, 10, 100]처럼 수를 1개에서 %2개까지 적어야 합니다</translation>
    </message>
    <message>
        <source>%1: %2 where %3 was expected</source>
        <translation>%1: %3 자리에 %2</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is given twice in the same object</source>
        <translation>%1: 같은 객체에 &apos;%2&apos;이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>%1: nested deeper than %2 levels</source>
        <translation>%1: 중첩이 %2단계보다 깊습니다</translation>
    </message>
    <message>
        <source>%1: the JSON text has ended here, and nothing may follow it</source>
        <translation>%1: JSON 글이 여기서 끝났으므로 뒤에 아무것도 올 수 없습니다</translation>
    </message>
    <message>
        <source>%1: the text ends where %2 was expected</source>
        <translation>%1: %2 자리에서 글이 끝납니다</translation>
    </message>
    <message>
        <source>%1: this is not JSON where %2 was expected</source>
        <translation>%1: %2 자리에 JSON이 아닌 것이 있습니다</translation>
    </message>
    <message>
        <source>%1: this number is too large: %2</source>
        <translation>%1: 수가 너무 큽니다: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be reached: part of its path is a file, not a folder</source>
        <translation>&apos;%1&apos;에 닿을 수 없습니다. 경로의 일부가 폴더가 아니라 파일입니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be written: the disk is read-only</source>
        <translation>&apos;%1&apos;을(를) 쓸 수 없습니다. 디스크가 읽기 전용입니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not exist</source>
        <translation>&apos;%1&apos;이(가) 존재하지 않습니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; failed: %2</source>
        <translation>&apos;%1&apos; 실패: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a folder, not a file</source>
        <translation>&apos;%1&apos;은(는) 파일이 아니라 폴더입니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is larger than the %2 that such a file may have</source>
        <translation>&apos;%1&apos;은(는) 이런 파일의 한도 %2보다 큽니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is missing</source>
        <translation>&apos;%1&apos;이(가) 빠져 있습니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a number</source>
        <translation>&apos;%1&apos;은(는) 수가 아닙니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number</source>
        <translation>&apos;%1&apos;은(는) 정수가 아닙니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not an ordinary file</source>
        <translation>&apos;%1&apos;은(는) 보통 파일이 아닙니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not permitted to this user</source>
        <translation>이 사용자에게는 &apos;%1&apos;의 권한이 없습니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside the range of numbers</source>
        <translation>&apos;%1&apos;은(는) 수의 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is outside the range of whole numbers</source>
        <translation>&apos;%1&apos;은(는) 정수의 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is the beginning of %2 runs, &apos;%3&apos; and &apos;%4&apos; among them; type more of it</source>
        <translation>&apos;%1&apos;(으)로 시작하는 실행이 &apos;%3&apos;, &apos;%4&apos;을(를) 포함해 %2개입니다. 더 길게 적으십시오</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number, not %2</source>
        <translation>&apos;%1&apos;은(는) 수여야 합니다(받은 값: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text in quotes, not %2</source>
        <translation>&apos;%1&apos;은(는) 따옴표 안의 문자열이어야 합니다(받은 값: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number, 0 or more</source>
        <translation>&apos;%1&apos;은(는) 0 이상의 정수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number, not %2</source>
        <translation>&apos;%1&apos;은(는) 정수여야 합니다(받은 값: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false, not %2</source>
        <translation>&apos;%1&apos;은(는) true 또는 false여야 합니다(받은 값: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must have the form key=value, for instance %2</source>
        <translation>&apos;%1&apos;은(는) key=value 꼴이어야 합니다. 예: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be larger than the system allows</source>
        <translation>&apos;%1&apos;은(는) 시스템이 허락하는 것보다 커집니다</translation>
    </message>
    <message>
        <source>&apos;channels&apos; must be an array of one or more names</source>
        <translation>&apos;channels&apos;는 이름이 하나 이상 든 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;claims&apos; must be an array</source>
        <translation>&apos;claims&apos;는 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;data&apos; must be an array of numbers</source>
        <translation>&apos;data&apos;는 수의 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;edits&apos; must be an array</source>
        <translation>&apos;edits&apos;는 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;entries&apos; must be an array</source>
        <translation>&apos;entries&apos;는 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;expect&apos; must hold numbers by label, and &apos;rows&apos; an array of arrays of numbers</source>
        <translation>&apos;expect&apos;에는 이름표별 수가, &apos;rows&apos;에는 수 배열의 배열이 있어야 합니다</translation>
    </message>
    <message>
        <source>&apos;finals&apos; must be an object of numbers</source>
        <translation>&apos;finals&apos;는 수의 객체여야 합니다</translation>
    </message>
    <message>
        <source>&apos;pace&apos; must be 0 or more steps per second</source>
        <translation>&apos;pace&apos;는 초당 0단계 이상이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;probe:%1&apos; must be &apos;probe:PROBE.LABEL&apos;</source>
        <translation>&apos;probe:%1&apos;은(는) &apos;probe:PROBE.LABEL&apos;이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;settings&apos; and &apos;arguments&apos; of a claim belong to levels and probes; &apos;%1&apos; is a channel of the run itself</source>
        <translation>주장의 &apos;settings&apos;와 &apos;arguments&apos;는 수준과 탐침을 위한 것인데 &apos;%1&apos;은(는) 실행 자체의 채널입니다</translation>
    </message>
    <message>
        <source>&apos;target&apos; must be a number or the name of a quantity</source>
        <translation>&apos;target&apos;은 수 또는 수량의 이름이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;views&apos; must be an array of names</source>
        <translation>&apos;views&apos;는 이름의 배열이어야 합니다</translation>
    </message>
    <message>
        <source>2/(2v + m_low + m_high), bounds of the squared norm</source>
        <translation>2/(2v + m_low + m_high), 제곱 노름의 경계</translation>
    </message>
    <message>
        <source>A single linear layer has one fixed matrix, so it cannot follow the scale of the task and stays above Bayes for ever.</source>
        <translation>선형 층 하나에는 정해진 행렬이 하나뿐이라 과제의 크기를 따라갈 수 없고, 언제까지나 베이즈보다 높습니다.</translation>
    </message>
    <message>
        <source>A stack of linear cross-attention layers learns in context from several modalities. Its two weights are trained on the exact loss, so that every curve can be held against theory.</source>
        <translation>선형 교차 어텐션 층 더미가 여러 모달리티에서 문맥 안에서 학습합니다. 두 가중치를 정확한 손실로 훈련하므로 모든 곡선을 이론과 견줄 수 있습니다.</translation>
    </message>
    <message>
        <source>Ablation</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Across the valley the landscape is steep, along it almost flat: at depth 16 the two curvatures differ by a factor of ten million. The loss falls early, the weights arrive only after a time that grows like (7/4)^{2T}. Both are true at once: training looks finished, and the theorem about the weights is far from being seen. The time axis is logarithmic.</source>
        <translation>골짜기를 가로지르면 지형이 가파르고 따라가면 거의 평평합니다. 깊이 16에서는 두 곡률이 천만 배나 다릅니다. 손실은 일찍 떨어지고, 가중치는 (7/4)^{2T}처럼 늘어나는 시간이 지나야 도착합니다. 둘 다 동시에 참입니다. 훈련은 끝난 것처럼 보이지만 가중치에 대한 정리가 드러나려면 아직 멀었습니다. 시간 축은 로그입니다.</translation>
    </message>
    <message>
        <source>An unbounded norm is never mastered</source>
        <translation>정복되지 않는 무계 노름</translation>
    </message>
    <message>
        <source>At depth 1024 the minimiser is close to 2/7 and below it by 0.0896/1024.</source>
        <translation>깊이 1024에서 최소점은 2/7에 가깝고 그보다 0.0896/1024만큼 낮습니다.</translation>
    </message>
    <message>
        <source>At depth 16 it is 0.0047944.</source>
        <translation>깊이 16에서는 0.0047944입니다.</translation>
    </message>
    <message>
        <source>At depth 16 the excess is below one in a million while the weights are still far from the minimum.</source>
        <translation>깊이 16에서 초과 위험은 백만분의 1보다 작지만 가중치는 아직 최소점에서 멉니다.</translation>
    </message>
    <message>
        <source>At depth 32 the best α is 0.0197.</source>
        <translation>깊이 32에서 최적 α는 0.0197입니다.</translation>
    </message>
    <message>
        <source>At depth 32 the minimiser has β = −α to nine digits (α).</source>
        <translation>깊이 32의 최소점에서는 아홉 자리까지 β = −α입니다(α).</translation>
    </message>
    <message>
        <source>At depth 32 the minimiser has β = −α to nine digits (β).</source>
        <translation>깊이 32의 최소점에서는 아홉 자리까지 β = −α입니다(β).</translation>
    </message>
    <message>
        <source>At depth 4 it is 0.0208885.</source>
        <translation>깊이 4에서는 0.0208885입니다.</translation>
    </message>
    <message>
        <source>At depth 4 the curvature at the start is 565, so the usual rule “at most two over the curvature” would allow a step of 0.0035 only. The loss is flatter where descent arrives, and steps up to 0.0209 converge from zero. Here the step is 0.0205: the first one lands near the minimum’s far side, and then the curve falls along the predicted rate (1 − ηλ)^{2k}. Raise the rate to 0.021 and start again to see it diverge at once.</source>
        <translation>깊이 4에서 시작점의 곡률은 565이므로 흔한 규칙 “곡률분의 2 이하”라면 걸음은 0.0035까지만 허용됩니다. 하강이 도착하는 곳에서는 손실이 더 평평하여, 0에서 시작하면 0.0209까지의 걸음이 수렴합니다. 여기서 걸음은 0.0205입니다. 첫 걸음은 최소점 너머 먼 쪽 가까이에 닿고, 그다음 곡선은 예측된 속도 (1 − ηλ)^{2k}를 따라 떨어집니다. 학습률을 0.021로 올리고 다시 시작하면 바로 발산합니다.</translation>
    </message>
    <message>
        <source>At t = 1000 the excess is 4e-7.</source>
        <translation>t = 1000에서 초과 위험은 4e-7입니다.</translation>
    </message>
    <message>
        <source>At t = 1000 α is 0.18.</source>
        <translation>t = 1000에서 α는 0.18입니다.</translation>
    </message>
    <message>
        <source>At β = 0 the stack is a single layer of weight γ = αT, so one-layer attention is a valley in the plane of the two weights. From (0, 0) the flow even turns to positive β first, runs into this valley and hugs it, with the excess just above that of one layer. The valley is never at rest: the slope along β is always there, and the flow turns to negative β and slides along β = −α to the minimum.</source>
        <translation>β = 0이면 층 더미는 가중치 γ = αT인 한 층이므로, 1층 어텐션은 두 가중치의 평면에서 골짜기입니다. (0, 0)에서 흐름은 처음에 양의 β 쪽으로 가서 이 골짜기에 들어가 바싹 붙어 흐르며, 초과 위험은 한 층의 것보다 조금 높습니다. 골짜기는 결코 멈춘 곳이 아닙니다. β 방향의 기울기가 언제나 있어서, 흐름은 음의 β로 돌아서 β = −α를 따라 최소점으로 미끄러집니다.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>Barrier</source>
        <translation>장벽</translation>
    </message>
    <message>
        <source>Baselines and limits</source>
        <translation>기준선과 극한</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>Batch loss</source>
        <translation>배치 손실</translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation>베이즈</translation>
    </message>
    <message>
        <source>Bayes risk is ln(11/3)/4.</source>
        <translation>베이즈 위험은 ln(11/3)/4입니다.</translation>
    </message>
    <message>
        <source>Between two bounds, depth 2 gains 41 % over one weight.</source>
        <translation>두 경계 사이에서 깊이 2는 가중치 하나보다 41 % 낫습니다.</translation>
    </message>
    <message>
        <source>Between two bounds, depth 3 gains 2 %.</source>
        <translation>두 경계 사이에서 깊이 3은 2 % 낫습니다.</translation>
    </message>
    <message>
        <source>Beyond the barrier</source>
        <translation>장벽 너머</translation>
    </message>
    <message>
        <source>Bound for untied layers</source>
        <translation>층별 가중치의 한계</translation>
    </message>
    <message>
        <source>By default the setting alpha.</source>
        <translation>기본값은 설정 alpha입니다.</translation>
    </message>
    <message>
        <source>By default the setting beta. Ignored with one parameter.</source>
        <translation>기본값은 설정 beta입니다. 매개변수가 하나이면 무시됩니다.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>바꿀 것</translation>
    </message>
    <message>
        <source>Closed forms that need no training: the risk of Bayes, of one layer, of the mean and of zero, and where the weights tend to as depth grows.</source>
        <translation>훈련이 필요 없는 닫힌 식: 베이즈, 한 층, 평균, 0의 위험, 그리고 깊이가 커질 때 가중치가 가는 곳.</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>문맥 길이</translation>
    </message>
    <message>
        <source>Covariate noise</source>
        <translation>공변량 잡음</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>교차 어텐션</translation>
    </message>
    <message>
        <source>Cross-attention stack</source>
        <translation>교차 어텐션 더미</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>Depth 128: 0.01667.</source>
        <translation>깊이 128: 0.01667.</translation>
    </message>
    <message>
        <source>Depth 16: excess 1.83e-10.</source>
        <translation>깊이 16: 초과 위험 1.83e-10.</translation>
    </message>
    <message>
        <source>Depth 256: log₁₀ of the excess is −127.6.</source>
        <translation>깊이 256: 초과 위험의 log₁₀은 −127.6.</translation>
    </message>
    <message>
        <source>Depth 3 does not reach Bayes.</source>
        <translation>깊이 3은 베이즈에 닿지 못합니다.</translation>
    </message>
    <message>
        <source>Depth 32: excess 1.51e-18.</source>
        <translation>깊이 32: 초과 위험 1.51e-18.</translation>
    </message>
    <message>
        <source>Depth 4: excess 5.19e-4.</source>
        <translation>깊이 4: 초과 위험 5.19e-4.</translation>
    </message>
    <message>
        <source>Depth still helps: it is far below one layer.</source>
        <translation>그래도 깊이는 도움이 됩니다. 한 층보다 훨씬 낮습니다.</translation>
    </message>
    <message>
        <source>Depths</source>
        <translation>깊이 목록</translation>
    </message>
    <message>
        <source>Descent came to rest at step %1: a further step changes no digit of α = %2, β = %3.</source>
        <translation>하강이 단계 %1에서 멎었습니다. 더 걸어도 α = %2, β = %3의 어느 자리도 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is above %3, the largest constant step that converges from α = 0.</source>
        <translation>하강이 단계 %1에서 발산했습니다. 걸음 %2이(가) α = 0에서 수렴하는 가장 큰 일정한 걸음 %3보다 큽니다.</translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is above %3, twice the inverse of the largest curvature at the minimum, where larger steps cannot come to rest.</source>
        <translation>하강이 단계 %1에서 발산했습니다. 걸음 %2이(가) 최소점의 가장 큰 곡률의 역수의 두 배인 %3보다 크며, 더 큰 걸음은 그곳에서 멎을 수 없습니다.</translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 is below the limit %3, but the start was too far out or the batch too noisy for it.</source>
        <translation>하강이 단계 %1에서 발산했습니다. 걸음 %2은(는) 한계 %3보다 작지만, 시작이 너무 멀었거나 배치의 잡음이 너무 컸습니다.</translation>
    </message>
    <message>
        <source>Descent diverged at step %1: a step of %2 overshoots ever further.</source>
        <translation>하강이 단계 %1에서 발산했습니다. 걸음 %2은(는) 갈수록 더 멀리 지나칩니다.</translation>
    </message>
    <message>
        <source>Dimension 1</source>
        <translation>차원 1</translation>
    </message>
    <message>
        <source>Dimension 2</source>
        <translation>차원 2</translation>
    </message>
    <message>
        <source>Dimension 3</source>
        <translation>차원 3</translation>
    </message>
    <message>
        <source>Dimension 4</source>
        <translation>차원 4</translation>
    </message>
    <message>
        <source>Distance to the limit</source>
        <translation>극한까지의 거리</translation>
    </message>
    <message>
        <source>Distance to the minimiser</source>
        <translation>최소점까지의 거리</translation>
    </message>
    <message>
        <source>E ζ² = 1</source>
        <translation>E ζ² = 1</translation>
    </message>
    <message>
        <source>E[ζ²v/s]: the task is known</source>
        <translation>E[ζ²v/s]: 과제를 아는 경우</translation>
    </message>
    <message>
        <source>E[ω exp(−2cs)], c = κ/(4τ²)</source>
        <translation>E[ω exp(−2cs)], c = κ/(4τ²)</translation>
    </message>
    <message>
        <source>Each layer divides the excess</source>
        <translation>층마다 줄어드는 초과 위험</translation>
    </message>
    <message>
        <source>Each step draws 512 new prompts. With 64 tokens the second moment of a prompt fluctuates around that of the population, and a bold α amplifies the fluctuations. Training therefore settles at 0.2286 instead of 0.2591, where the exact risk at 64 tokens, computed by Gaussian moments, is lowest. The batch loss scatters around that risk; the loss at infinite context is drawn beside it. Weights trained at infinite context can be worse than predicting zero on very short prompts.</source>
        <translation>단계마다 새 프롬프트 512개를 뽑습니다. 토큰이 64개이면 프롬프트의 2차 모멘트는 모집단의 것 주위에서 흔들리고, 대담한 α는 그 흔들림을 키웁니다. 그래서 훈련은 0.2591이 아니라 가우스 모멘트로 계산한 토큰 64개의 정확한 위험이 가장 낮은 0.2286에 자리 잡습니다. 배치 손실은 그 위험 주위에 흩어지고, 무한 문맥의 손실이 나란히 그려집니다. 무한 문맥에서 훈련한 가중치는 아주 짧은 프롬프트에서 0을 예측하는 것보다 나쁠 수 있습니다.</translation>
    </message>
    <message>
        <source>Eight layers without skip stay above the floor.</source>
        <translation>건너뛰기 없는 여덟 층은 바닥보다 높습니다.</translation>
    </message>
    <message>
        <source>Euclidean distance of (α, β) to the limit of the minimisers at infinite depth.</source>
        <translation>(α, β)에서 무한 깊이일 때 최소점의 극한까지의 유클리드 거리.</translation>
    </message>
    <message>
        <source>Euclidean distance of (α, β) to the minimiser at this depth.</source>
        <translation>(α, β)에서 이 깊이의 최소점까지의 유클리드 거리.</translation>
    </message>
    <message>
        <source>Even depth, odd depth</source>
        <translation>짝수 깊이, 홀수 깊이</translation>
    </message>
    <message>
        <source>Every further layer multiplies the worst residual by 4/7, so the excess risk falls geometrically with depth.</source>
        <translation>층이 하나 늘 때마다 가장 나쁜 잔차에 4/7이 곱해지므로 초과 위험은 깊이에 따라 기하급수로 떨어집니다.</translation>
    </message>
    <message>
        <source>Exact loss at infinite context with its gradient and Hessian. With one parameter β = -α and the derivatives are total ones.</source>
        <translation>무한 문맥의 정확한 손실과 그 기울기, 헤시안. 매개변수가 하나이면 β = -α이고 미분은 전미분입니다.</translation>
    </message>
    <message>
        <source>Example prompt</source>
        <translation>예시 프롬프트</translation>
    </message>
    <message>
        <source>Excess risk</source>
        <translation>초과 위험</translation>
    </message>
    <message>
        <source>First one layer, then depth</source>
        <translation>먼저 한 층, 그다음 깊이</translation>
    </message>
    <message>
        <source>Flow time at which the run ends; the flow chooses its own steps on the way.</source>
        <translation>실행이 끝나는 흐름 시간. 그 사이의 단계는 흐름이 스스로 고릅니다.</translation>
    </message>
    <message>
        <source>Flow time; for descent the sum of its steps.</source>
        <translation>흐름 시간. 하강에서는 걸음의 합.</translation>
    </message>
    <message>
        <source>For even depth the residual (1 + βs)^T has one sign, and a mismatch between α and −β can cancel part of it. With only two norms it cancels it all: β = −2/7 and α = (2/7)/(1 − (4/7)²) = 14/33 predict exactly as Bayes does. For odd depth the signs at the two norms differ and there is nothing to cancel. With a continuum of norms the same parity shows as a smaller gain: 41 % at depth 2, 2 % at depth 3.</source>
        <translation>깊이가 짝수이면 잔차 (1 + βs)^T의 부호가 하나뿐이어서 α와 −β를 어긋나게 하면 그 일부를 지울 수 있습니다. 노름이 둘뿐이면 전부 지워집니다. β = −2/7과 α = (2/7)/(1 − (4/7)²) = 14/33은 베이즈와 똑같이 예측합니다. 깊이가 홀수이면 두 노름에서 부호가 달라 지울 것이 없습니다. 노름이 연속이면 같은 홀짝성이 더 작은 이득으로 나타납니다. 깊이 2에서 41 %, 깊이 3에서 2 %입니다.</translation>
    </message>
    <message>
        <source>For one layer the loss is a parabola of curvature 20.17, and a step above 2/20.17 = 0.0992 overshoots by more than it gains. The run ends when the loss has no way back, and the message says why. Deeper stacks are far more delicate: at depth 4 the limit is 0.0209 and beyond it the loss explodes within a handful of steps. Lower the learning rate while it runs and the swings die out.</source>
        <translation>한 층의 손실은 곡률 20.17의 포물선이고, 2/20.17 = 0.0992보다 큰 걸음은 얻는 것보다 더 지나칩니다. 손실이 돌아올 길이 없어지면 실행이 끝나고, 메시지가 까닭을 말합니다. 더 깊은 더미는 훨씬 예민합니다. 깊이 4에서 한계는 0.0209이고 그 너머에서는 손실이 몇 걸음 만에 폭발합니다. 실행 중에 학습률을 낮추면 흔들림이 잦아듭니다.</translation>
    </message>
    <message>
        <source>Four layers with weights of infinite context are worse than zero on 16 tokens.</source>
        <translation>무한 문맥의 가중치를 쓴 네 층은 토큰 16개에서 0보다 나쁩니다.</translation>
    </message>
    <message>
        <source>Freeze a weight</source>
        <translation>가중치 고정</translation>
    </message>
    <message>
        <source>From a scaled sum: finite also where the excess itself is too small for a number.</source>
        <translation>크기를 조정한 합에서 계산하므로, 초과 위험 자체가 수로 담기에 너무 작아도 유한합니다.</translation>
    </message>
    <message>
        <source>Frozen</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Fᵗ Fᵗᵀ/L over the tokens of the example prompt, which equals Pₜ Λ̂ Pₜᵀ with the prompt&apos;s own second moment Λ̂.</source>
        <translation>예시 프롬프트의 토큰에 대한 Fᵗ Fᵗᵀ/L. 그 프롬프트의 2차 모멘트 Λ̂로 나타내면 Pₜ Λ̂ Pₜᵀ와 같습니다.</translation>
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
        <translation>가우스</translation>
    </message>
    <message>
        <source>Gaussian tasks violate the boundedness that arXiv 2602.04872 assumes; saddle point ln κ = 1 + 1/κ</source>
        <translation>가우스 과제는 arXiv 2602.04872가 가정하는 유계성을 어깁니다. 안장점 ln κ = 1 + 1/κ</translation>
    </message>
    <message>
        <source>Gradient descent</source>
        <translation>경사 하강</translation>
    </message>
    <message>
        <source>Gradient descent with a step three per cent above the limit swings ever wider around the minimum until the loss explodes.</source>
        <translation>한계보다 3퍼센트 큰 걸음의 경사 하강은 최소점 주위에서 점점 크게 흔들리다가 손실이 폭발합니다.</translation>
    </message>
    <message>
        <source>Gradient flow</source>
        <translation>경사 흐름</translation>
    </message>
    <message>
        <source>Gradient norm</source>
        <translation>기울기 노름</translation>
    </message>
    <message>
        <source>Highest squared norm</source>
        <translation>최대 제곱 노름</translation>
    </message>
    <message>
        <source>Highest squared norm 1</source>
        <translation>최대 제곱 노름 1</translation>
    </message>
    <message>
        <source>Highest squared norm 2</source>
        <translation>최대 제곱 노름 2</translation>
    </message>
    <message>
        <source>Highest squared norm 3</source>
        <translation>최대 제곱 노름 3</translation>
    </message>
    <message>
        <source>Highest squared norm 4</source>
        <translation>최대 제곱 노름 4</translation>
    </message>
    <message>
        <source>Highest α</source>
        <translation>최대 α</translation>
    </message>
    <message>
        <source>Highest β</source>
        <translation>최대 β</translation>
    </message>
    <message>
        <source>How many modalities a token has. At infinite context only the law of the squared norm of the task acts, not how it is divided among modalities.</source>
        <translation>토큰의 모달리티 수. 무한 문맥에서는 과제의 제곱 노름의 분포만 작용하며, 모달리티에 어떻게 나뉘는지는 상관없습니다.</translation>
    </message>
    <message>
        <source>How the task vector m of a prompt is drawn. All but the list are isotropic in direction (within each modality for per-modality).</source>
        <translation>프롬프트의 과제 벡터 m을 뽑는 방법. 목록을 뺀 모두가 방향에 대해 등방입니다(per-modality는 각 모달리티 안에서).</translation>
    </message>
    <message>
        <source>How the weights move: gradient flow of the exact loss, or gradient descent on the exact loss or, at finite context, on batches of sampled prompts.</source>
        <translation>가중치가 움직이는 방법: 정확한 손실의 경사 흐름, 또는 정확한 손실이나 유한 문맥에서 표본 프롬프트 배치에 대한 경사 하강.</translation>
    </message>
    <message>
        <source>If tasks may be arbitrarily long, no depth reaches Bayes: the steps must shrink as fast as their number grows.</source>
        <translation>과제가 얼마든지 길 수 있으면 어떤 깊이도 베이즈에 닿지 못합니다. 걸음의 수가 늘어나는 만큼 걸음이 작아져야 하기 때문입니다.</translation>
    </message>
    <message>
        <source>If the raw data enter only at the bottom, the stack can sharpen one power of attention but never reaches Bayes, however deep.</source>
        <translation>원래 데이터가 맨 아래에만 들어오면 층 더미는 어텐션의 거듭제곱 하나를 날카롭게 할 뿐, 아무리 깊어도 베이즈에 닿지 못합니다.</translation>
    </message>
    <message>
        <source>Initial α</source>
        <translation>초기 α</translation>
    </message>
    <message>
        <source>Initial β</source>
        <translation>초기 β</translation>
    </message>
    <message>
        <source>It stays above it.</source>
        <translation>계속 그보다 높습니다.</translation>
    </message>
    <message>
        <source>Its excess is 0.0206.</source>
        <translation>초과 위험은 0.0206입니다.</translation>
    </message>
    <message>
        <source>Just below the limit, descent still converges, although the step is far beyond the curvature at its start.</source>
        <translation>한계 바로 아래에서는 걸음이 시작점의 곡률에 비해 훨씬 커도 하강이 여전히 수렴합니다.</translation>
    </message>
    <message>
        <source>L numbers as JSON, one a token.</source>
        <translation>토큰마다 하나씩, 수 L개를 JSON으로.</translation>
    </message>
    <message>
        <source>L rows of d numbers as JSON, one row a token; empty: the prompt is drawn.</source>
        <translation>토큰마다 한 행씩, 수 d개인 행 L개를 JSON으로. 비워 두면 프롬프트를 뽑습니다.</translation>
    </message>
    <message>
        <source>L_{B} is the mean over a fresh batch of prompts, the query averaged exactly</source>
        <translation>L_{B}는 새 프롬프트 배치의 평균이며, 질의는 정확히 평균합니다</translation>
    </message>
    <message>
        <source>Largest stable step</source>
        <translation>가장 큰 안정한 걸음</translation>
    </message>
    <message>
        <source>Law of ζ in y = ζ u. Both have mean square 1, so that the population loss is the same; only sampled prompts and the example prompt differ.</source>
        <translation>y = ζ u에서 ζ의 분포. 둘 다 제곱 평균이 1이어서 모집단 손실은 같고, 표본 프롬프트와 예시 프롬프트만 다릅니다.</translation>
    </message>
    <message>
        <source>Layers with weights of their own reach further: 6.05e-5 at depth 4.</source>
        <translation>층마다 가중치가 다르면 더 나아갑니다. 깊이 4에서 6.05e-5입니다.</translation>
    </message>
    <message>
        <source>Learning from short prompts</source>
        <translation>짧은 프롬프트로 배우기</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>학습률</translation>
    </message>
    <message>
        <source>Least squares on the prompt: the stack&apos;s limit of infinite depth.</source>
        <translation>프롬프트에 대한 최소제곱: 층 더미의 무한 깊이 극한.</translation>
    </message>
    <message>
        <source>Left edge of the plane.</source>
        <translation>평면의 왼쪽 끝.</translation>
    </message>
    <message>
        <source>Left of the barrier in β the landscape slopes away from the minimum. The flow escapes, ever more slowly: β tends to −∞, α to 0, and the excess to a level of its own, E ω − (E ω s^T)²/E ω s^{2T}, which is higher than the excess of one layer. Click right of the barrier in the plane to see the same flow come home.</source>
        <translation>β 방향 장벽의 왼쪽에서는 지형이 최소점에서 멀어지는 쪽으로 기웁니다. 흐름은 점점 느리게 달아납니다. β는 −∞로, α는 0으로, 초과 위험은 자기만의 수준 E ω − (E ω s^T)²/E ω s^{2T}로 가며, 이것은 한 층의 초과 위험보다 높습니다. 평면에서 장벽의 오른쪽을 클릭하면 같은 흐름이 제자리를 찾아갑니다.</translation>
    </message>
    <message>
        <source>Length of the prompt drawn; 0: the context length set, or 24 where that is infinite.</source>
        <translation>뽑을 프롬프트의 길이. 0이면 설정된 문맥 길이, 그것이 무한이면 24.</translation>
    </message>
    <message>
        <source>Linear cross-attention</source>
        <translation>선형 교차 어텐션</translation>
    </message>
    <message>
        <source>List of depths, each between 1 and 1024.</source>
        <translation>깊이의 목록. 각각 1에서 1024까지.</translation>
    </message>
    <message>
        <source>List of tasks</source>
        <translation>과제 목록</translation>
    </message>
    <message>
        <source>List of times, such as [0.1, 1, 10]. By default 61 of them, even on a log scale, up to the setting stop-time.</source>
        <translation>[0.1, 1, 10] 같은 시각의 목록. 기본값은 설정 stop-time까지 로그 척도로 고른 61개.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Loss above the Bayes risk, which knows the task.</source>
        <translation>과제를 아는 베이즈 위험을 넘는 손실.</translation>
    </message>
    <message>
        <source>Loss and derivatives</source>
        <translation>손실과 미분</translation>
    </message>
    <message>
        <source>Loss landscape</source>
        <translation>손실 지형</translation>
    </message>
    <message>
        <source>Lower bound of the squared norm of the task (also where the prior is uniform in the norm); the sphere&apos;s squared norm.</source>
        <translation>과제의 제곱 노름의 하한(노름에 대해 균등한 사전분포에서도). 구면에서는 제곱 노름.</translation>
    </message>
    <message>
        <source>Lower bound of the squared norm of this modality&apos;s part of the task.</source>
        <translation>과제에서 이 모달리티 부분의 제곱 노름의 하한.</translation>
    </message>
    <message>
        <source>Lower edge of the plane.</source>
        <translation>평면의 아래쪽 끝.</translation>
    </message>
    <message>
        <source>Lowest squared norm</source>
        <translation>최소 제곱 노름</translation>
    </message>
    <message>
        <source>Lowest squared norm 1</source>
        <translation>최소 제곱 노름 1</translation>
    </message>
    <message>
        <source>Lowest squared norm 2</source>
        <translation>최소 제곱 노름 2</translation>
    </message>
    <message>
        <source>Lowest squared norm 3</source>
        <translation>최소 제곱 노름 3</translation>
    </message>
    <message>
        <source>Lowest squared norm 4</source>
        <translation>최소 제곱 노름 4</translation>
    </message>
    <message>
        <source>Lowest α</source>
        <translation>최소 α</translation>
    </message>
    <message>
        <source>Lowest β</source>
        <translation>최소 β</translation>
    </message>
    <message>
        <source>Mean loss on the batch of sampled prompts that the last step used; a gap where no prompts are sampled.</source>
        <translation>마지막 단계가 쓴 표본 프롬프트 배치의 평균 손실. 프롬프트를 뽑지 않는 곳은 빈틈.</translation>
    </message>
    <message>
        <source>Mean squared error of the prediction at infinite context, exact.</source>
        <translation>무한 문맥에서 예측의 평균 제곱 오차, 정확한 값.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Minimiser</source>
        <translation>최소점</translation>
    </message>
    <message>
        <source>Modalities</source>
        <translation>모달리티</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Nothing is left of the excess.</source>
        <translation>초과 위험이 남지 않습니다.</translation>
    </message>
    <message>
        <source>Number of cross-attention layers.</source>
        <translation>교차 어텐션 층의 수.</translation>
    </message>
    <message>
        <source>Numbers in this modality&apos;s part of a token. The dimensions add up to d, which acts in the example prompt, at finite context and for the Gaussian priors.</source>
        <translation>토큰에서 이 모달리티 부분의 수의 개수. 차원을 모두 더하면 d이고, 예시 프롬프트, 유한 문맥, 가우스 사전분포에서 작용합니다.</translation>
    </message>
    <message>
        <source>On a sphere one layer is enough</source>
        <translation>구면에서는 한 층으로 충분</translation>
    </message>
    <message>
        <source>On tasks of two norms, two layers with two weights reach Bayes exactly, which three layers cannot.</source>
        <translation>노름이 둘인 과제에서는 가중치가 둘인 두 층이 베이즈에 정확히 닿고, 세 층은 그러지 못합니다.</translation>
    </message>
    <message>
        <source>On the plateau the excess is above that of one layer.</source>
        <translation>고원에서 초과 위험은 한 층의 것보다 높습니다.</translation>
    </message>
    <message>
        <source>On the plateau the excess is within 15 % of that of one layer.</source>
        <translation>고원에서 초과 위험은 한 층의 것과 15 % 안에서 같습니다.</translation>
    </message>
    <message>
        <source>One cross-attention layer is one layer of linear self-attention: it predicts γ ⟨h, x⟩ with one number γ for all tasks. The best γ is 30/121 and the risk 46/121, against ln(11/3)/4 for someone who knows the task. More training does not help; more depth does. Set the depth to 2 with the twin button and compare.</source>
        <translation>교차 어텐션 한 층은 선형 자기 어텐션 한 층입니다. 모든 과제에 같은 수 γ 하나로 γ ⟨h, x⟩를 예측합니다. 최적 γ는 30/121, 위험은 46/121이고, 과제를 아는 사람의 위험은 ln(11/3)/4입니다. 더 훈련해도 소용없고 더 깊으면 나아집니다. 쌍둥이 단추로 깊이를 2로 하여 비교해 보십시오.</translation>
    </message>
    <message>
        <source>One layer falls short</source>
        <translation>한 층의 한계</translation>
    </message>
    <message>
        <source>One layer of linear self-attention</source>
        <translation>선형 자기 어텐션 한 층</translation>
    </message>
    <message>
        <source>One layer stays more than 17 % above Bayes.</source>
        <translation>한 층은 베이즈보다 17 % 넘게 높습니다.</translation>
    </message>
    <message>
        <source>One layer would have been better.</source>
        <translation>한 층이 더 나았을 것입니다.</translation>
    </message>
    <message>
        <source>One weight suffices</source>
        <translation>가중치 하나면 충분</translation>
    </message>
    <message>
        <source>P(s) = α (1 + β s)ᵀ, where α is the scale of the start</source>
        <translation>P(s) = α (1 + β s)ᵀ, α는 시작의 크기</translation>
    </message>
    <message>
        <source>P(s) = α (1 + β s)ᵀ⁻¹</source>
        <translation>P(s) = α (1 + β s)ᵀ⁻¹</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Points a side</source>
        <translation>한 변의 점 수</translation>
    </message>
    <message>
        <source>Population loss</source>
        <translation>모집단 손실</translation>
    </message>
    <message>
        <source>Prediction</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>Prediction read out after each layer for the example prompt, beside the truth and the Bayes prediction, which knows the task.</source>
        <translation>예시 프롬프트에 대해 각 층 뒤에 읽어 낸 예측. 참값과 과제를 아는 베이즈 예측을 나란히 보여 줍니다.</translation>
    </message>
    <message>
        <source>Predictor</source>
        <translation>예측기</translation>
    </message>
    <message>
        <source>Predictors</source>
        <translation>예측기 목록</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>사전분포</translation>
    </message>
    <message>
        <source>Prior of the task</source>
        <translation>과제의 사전분포</translation>
    </message>
    <message>
        <source>Probability of the lower of the two norms.</source>
        <translation>두 노름 가운데 낮은 쪽의 확률.</translation>
    </message>
    <message>
        <source>Prompts drawn afresh for each step of sampled training.</source>
        <translation>표본 훈련의 단계마다 새로 뽑는 프롬프트의 수.</translation>
    </message>
    <message>
        <source>Query token</source>
        <translation>질의 토큰</translation>
    </message>
    <message>
        <source>Re-injecting the raw data into every layer is what lets depth add up a series for 1/s. Without it the response is α(1 + βs)^T, one power, and the best excess tends to a floor of 1.8e-3 at infinite depth. If the stack also starts from zero, nothing ever enters it: it predicts 0 and its risk is 1. Run the other one with the twin button beside the skip connection.</source>
        <translation>모든 층에 원래 데이터를 다시 넣기 때문에 깊이가 1/s의 급수를 더해 갈 수 있습니다. 그것이 없으면 응답은 거듭제곱 하나 α(1 + βs)^T이고, 가장 낮은 초과 위험은 무한 깊이에서 바닥 1.8e-3으로 갑니다. 층 더미가 0에서 시작하기까지 하면 아무것도 들어오지 않아 0을 예측하고 위험은 1입니다. 건너뛰기 연결 옆의 쌍둥이 단추로 다른 쪽도 실행해 보십시오.</translation>
    </message>
    <message>
        <source>Regresses x on y and inverts the model; better than least squares.</source>
        <translation>x를 y에 회귀하고 모델을 거꾸로 풉니다. 최소제곱보다 낫습니다.</translation>
    </message>
    <message>
        <source>Response scale</source>
        <translation>응답 크기</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Right edge of the plane.</source>
        <translation>평면의 오른쪽 끝.</translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation>깊이에 따른 위험</translation>
    </message>
    <message>
        <source>Risk at finite context</source>
        <translation>유한 문맥의 위험</translation>
    </message>
    <message>
        <source>Sampled contexts</source>
        <translation>표본 문맥 수</translation>
    </message>
    <message>
        <source>Second moment of Fᵗ</source>
        <translation>Fᵗ의 2차 모멘트</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Seed of the contexts drawn.</source>
        <translation>뽑는 문맥의 시드.</translation>
    </message>
    <message>
        <source>Seed of the prompt</source>
        <translation>프롬프트의 시드</translation>
    </message>
    <message>
        <source>Set a weight</source>
        <translation>가중치 놓기</translation>
    </message>
    <message>
        <source>Sherman–Morrison: m is an eigenvector of Λ, so only its eigenvalue s acts</source>
        <translation>셔먼–모리슨: m은 Λ의 고유벡터이므로 그 고윳값 s만 작용합니다</translation>
    </message>
    <message>
        <source>Size of a descent step: the weights move by rate times the negative gradient, so that one step covers this much flow time.</source>
        <translation>하강 한 걸음의 크기. 가중치는 학습률 곱하기 음의 기울기만큼 움직이므로 한 걸음이 흐름 시간으로 이만큼을 나아갑니다.</translation>
    </message>
    <message>
        <source>Skip connection</source>
        <translation>건너뛰기 연결</translation>
    </message>
    <message>
        <source>Start of the stack</source>
        <translation>층 더미의 시작</translation>
    </message>
    <message>
        <source>Start α</source>
        <translation>시작 α</translation>
    </message>
    <message>
        <source>Start β</source>
        <translation>시작 β</translation>
    </message>
    <message>
        <source>Started from zero, the flow first becomes the best single layer, waits on that plateau, and only then discovers depth.</source>
        <translation>0에서 시작한 흐름은 먼저 최적의 한 층이 되고, 그 고원에서 기다리다가 그제야 깊이를 찾아냅니다.</translation>
    </message>
    <message>
        <source>Started with too strong a negative attention weight, the flow never comes back: β runs to minus infinity and the risk stays above that of one layer.</source>
        <translation>너무 강한 음의 어텐션 가중치로 시작하면 흐름은 돌아오지 않습니다. β는 음의 무한대로 달아나고 위험은 한 층의 것보다 높게 머뭅니다.</translation>
    </message>
    <message>
        <source>Step %1 could not be made: %2</source>
        <translation>단계 %1을(를) 계산할 수 없었습니다: %2</translation>
    </message>
    <message>
        <source>Stop time</source>
        <translation>정지 시간</translation>
    </message>
    <message>
        <source>Task vectors as JSON, for instance [[1,0,0],[0,2,0]]: each has as many numbers as the dimensions of the modalities together.</source>
        <translation>과제 벡터를 JSON으로, 예: [[1,0,0],[0,2,0]]. 각 벡터의 수의 개수는 모달리티 차원의 합과 같습니다.</translation>
    </message>
    <message>
        <source>That is below the minimiser of infinite context.</source>
        <translation>무한 문맥의 최소점보다 낮습니다.</translation>
    </message>
    <message>
        <source>The barrier at depth 3 lies at β = −0.841.</source>
        <translation>깊이 3의 장벽은 β = −0.841에 있습니다.</translation>
    </message>
    <message>
        <source>The batch loss scatters around it.</source>
        <translation>배치 손실은 그 주위에 흩어집니다.</translation>
    </message>
    <message>
        <source>The best multiple of the mean of y x at this context length.</source>
        <translation>이 문맥 길이에서 y x 평균의 최적 배수.</translation>
    </message>
    <message>
        <source>The best single layer has the Bayes risk.</source>
        <translation>최적의 한 층이 베이즈 위험을 갖습니다.</translation>
    </message>
    <message>
        <source>The best that layers with weights of their own could do, on average and in the worst case, beside the worst case of shared weights.</source>
        <translation>층마다 다른 가중치로 할 수 있는 최선을 평균과 최악의 경우로, 공유 가중치의 최악의 경우와 나란히 보여 줍니다.</translation>
    </message>
    <message>
        <source>The best weights for the depth, the skip and the parameters that are set. Where two parameters have no single minimiser (one layer, one norm): β = -α.</source>
        <translation>설정된 깊이, 건너뛰기, 매개변수에서 최적의 가중치. 매개변수 둘의 최소점이 하나가 아니면(한 층, 노름 하나) β = -α.</translation>
    </message>
    <message>
        <source>The best weights without skip: α.</source>
        <translation>건너뛰기 없는 최적 가중치: α.</translation>
    </message>
    <message>
        <source>The best weights without skip: β.</source>
        <translation>건너뛰기 없는 최적 가중치: β.</translation>
    </message>
    <message>
        <source>The bounds in the limit are those of the squared norm.</source>
        <translation>극한의 경계는 제곱 노름의 경계입니다.</translation>
    </message>
    <message>
        <source>The condition &quot;%1&quot; was met at step %2.</source>
        <translation>단계 %2에서 조건 &quot;%1&quot;이(가) 충족되었습니다.</translation>
    </message>
    <message>
        <source>The contraction per layer is 4/7.</source>
        <translation>층마다의 수축률은 4/7입니다.</translation>
    </message>
    <message>
        <source>The curvature at the minimum is 1.265.</source>
        <translation>최소점의 곡률은 1.265입니다.</translation>
    </message>
    <message>
        <source>The curvature at the start is 564.7.</source>
        <translation>시작점의 곡률은 564.7입니다.</translation>
    </message>
    <message>
        <source>The exact risk at 64 tokens is within 0.1 % of the lowest.</source>
        <translation>토큰 64개의 정확한 위험은 최저값의 0.1 % 안에 있습니다.</translation>
    </message>
    <message>
        <source>The example prompt as the stack receives it: modalities one above the other, the responses y below, the query token last with its response left at 0.</source>
        <translation>층 더미가 받는 그대로의 예시 프롬프트: 모달리티를 차례로 쌓고 그 아래에 응답 y, 마지막에 응답이 0으로 비워진 질의 토큰.</translation>
    </message>
    <message>
        <source>The excess approaches the level of escape.</source>
        <translation>초과 위험이 탈출 수준에 다가갑니다.</translation>
    </message>
    <message>
        <source>The excess at the end is that of the minimum.</source>
        <translation>끝의 초과 위험은 최소점의 것과 같습니다.</translation>
    </message>
    <message>
        <source>The excess comes to rest at 2.68e-3.</source>
        <translation>초과 위험은 2.68e-3에서 멎습니다.</translation>
    </message>
    <message>
        <source>The excess risk is that of the minimum at depth 4.</source>
        <translation>초과 위험은 깊이 4의 최소점의 것과 같습니다.</translation>
    </message>
    <message>
        <source>The excess stays above the limit of depth, 0.0151149.</source>
        <translation>초과 위험은 깊이의 극한 0.0151149보다 높게 머뭅니다.</translation>
    </message>
    <message>
        <source>The excess vanishes.</source>
        <translation>초과 위험이 사라집니다.</translation>
    </message>
    <message>
        <source>The flow cannot be followed beyond t = %1: at α = %2, β = %3 the loss or its slope is larger than a number can hold.</source>
        <translation>t = %1 너머로는 흐름을 따라갈 수 없습니다. α = %2, β = %3에서 손실이나 그 기울기가 수로 담을 수 있는 것보다 큽니다.</translation>
    </message>
    <message>
        <source>The flow first moves to positive β.</source>
        <translation>흐름은 처음에 양의 β로 갑니다.</translation>
    </message>
    <message>
        <source>The flow reached the stop time t = %1.</source>
        <translation>흐름이 정지 시간 t = %1에 이르렀습니다.</translation>
    </message>
    <message>
        <source>The grid has as many points along each axis.</source>
        <translation>격자의 각 축에 있는 점의 수.</translation>
    </message>
    <message>
        <source>The largest constant step with which descent of one parameter from α = 0 does not diverge, and the curvature at the start and at the minimum.</source>
        <translation>매개변수 하나의 하강이 α = 0에서 발산하지 않는 가장 큰 일정한 걸음, 그리고 시작점과 최소점의 곡률.</translation>
    </message>
    <message>
        <source>The largest step for one layer is 12/121.</source>
        <translation>한 층의 가장 큰 걸음은 12/121입니다.</translation>
    </message>
    <message>
        <source>The largest step that still works</source>
        <translation>아직 통하는 가장 큰 걸음</translation>
    </message>
    <message>
        <source>The level of escape is 0.2377.</source>
        <translation>탈출 수준은 0.2377입니다.</translation>
    </message>
    <message>
        <source>The limit for a start from zero is 0.0208885.</source>
        <translation>0에서 시작할 때의 한계는 0.0208885입니다.</translation>
    </message>
    <message>
        <source>The limit of %1 steps was reached.</source>
        <translation>한도인 %1단계에 이르렀습니다.</translation>
    </message>
    <message>
        <source>The limit of infinite depth is 2/(2 + 0.5 + 4.5).</source>
        <translation>무한 깊이의 극한은 2/(2 + 0.5 + 4.5)입니다.</translation>
    </message>
    <message>
        <source>The loss arrives, the weights do not</source>
        <translation>손실은 도착, 가중치는 아직</translation>
    </message>
    <message>
        <source>The loss is exact, so the dashed lines are theory and not a fit. The risk drops below that of the best single layer within a tenth of a unit of time, and then the weights slide along the line β = −α to the minimum. There β is close to −α, and the deeper the stack the closer: in the limit both reach 2/(2 + m_low + m_high), with the bounds of the squared norm of the task.</source>
        <translation>손실이 정확하므로 점선은 맞춘 것이 아니라 이론입니다. 위험은 시간 0.1 안에 최적의 한 층보다 낮아지고, 그다음 가중치가 직선 β = −α를 따라 최소점으로 미끄러집니다. 거기서 β는 −α에 가깝고 더미가 깊을수록 더 가깝습니다. 극한에서는 둘 다 과제의 제곱 노름의 경계로 정해지는 2/(2 + m_low + m_high)에 이릅니다.</translation>
    </message>
    <message>
        <source>The map that t layers apply to whitened data at infinite context, for the task of the example prompt. The identity is the aim: along the task it is reached fast, across it slowly, and only the first matters for the prediction.</source>
        <translation>무한 문맥에서 t층이 백색화된 데이터에 적용하는 사상, 예시 프롬프트의 과제에 대한 것. 목표는 단위행렬입니다. 과제 방향으로는 빨리, 그 밖의 방향으로는 천천히 이르며, 예측에는 앞의 것만 중요합니다.</translation>
    </message>
    <message>
        <source>The maximum of the profile of the loss over β, left of the minimum: beyond it the flow escapes to β = -∞.</source>
        <translation>최소점의 왼쪽에서, β에 대한 손실 윤곽의 최댓값. 그 너머에서 흐름은 β = -∞로 달아납니다.</translation>
    </message>
    <message>
        <source>The minimiser is at 0.2808.</source>
        <translation>최소점은 0.2808에 있습니다.</translation>
    </message>
    <message>
        <source>The obstacle for one layer is not that tasks point in random directions but that their size varies. With the norm fixed, γ = 1/(1 + ρ) is right for every task, and the excess risk of one layer goes to zero. Choose the prior “squared norm uniform” to bring the obstacle back.</source>
        <translation>한 층의 걸림돌은 과제의 방향이 무작위인 것이 아니라 크기가 변하는 것입니다. 노름이 고정되면 γ = 1/(1 + ρ)가 모든 과제에 맞고 한 층의 초과 위험은 0으로 갑니다. 사전분포 “제곱 노름 균등”을 고르면 걸림돌이 돌아옵니다.</translation>
    </message>
    <message>
        <source>The path of gradient flow from a start, at the times asked for: rows of t, α, β and excess. A path that runs away ends early.</source>
        <translation>시작점에서 출발한 경사 흐름의 경로를 요청한 시각에: t, α, β, 초과 위험의 행. 달아나는 경로는 일찍 끝납니다.</translation>
    </message>
    <message>
        <source>The raw mean of y x is worse than predicting zero: 73/12.</source>
        <translation>y x의 단순 평균은 0을 예측하는 것보다 나쁩니다: 73/12.</translation>
    </message>
    <message>
        <source>The residual of T layers on a task of squared norm ρ is (1 − α(1 + ρ))^T. At the best α its two extremes balance at ±(4/7)^T, and the excess risk falls like (4/7)^{2T}: about a factor of three a layer. The risk-against-depth chart shows all predictors together; layer after layer the whitening approaches the identity along the task.</source>
        <translation>제곱 노름이 ρ인 과제에서 T층의 잔차는 (1 − α(1 + ρ))^T입니다. 최적 α에서 두 극단이 ±(4/7)^T로 균형을 이루고, 초과 위험은 (4/7)^{2T}처럼, 곧 층마다 약 3분의 1로 떨어집니다. 깊이에 따른 위험 차트가 모든 예측기를 함께 보여 주고, 층을 지날수록 백색화가 과제 방향에서 단위행렬에 다가갑니다.</translation>
    </message>
    <message>
        <source>The risk is 46/121.</source>
        <translation>위험은 46/121입니다.</translation>
    </message>
    <message>
        <source>The risk is the Bayes risk 2/7.</source>
        <translation>위험은 베이즈 위험 2/7입니다.</translation>
    </message>
    <message>
        <source>The run diverges.</source>
        <translation>실행이 발산합니다.</translation>
    </message>
    <message>
        <source>The run ends at the minimum: α.</source>
        <translation>실행이 최소점에서 끝납니다: α.</translation>
    </message>
    <message>
        <source>The run ends at the minimum: β.</source>
        <translation>실행이 최소점에서 끝납니다: β.</translation>
    </message>
    <message>
        <source>The run reaches the minimum at depth 8.</source>
        <translation>실행이 깊이 8의 최소점에 이릅니다.</translation>
    </message>
    <message>
        <source>The run was stopped at step %1.</source>
        <translation>실행이 단계 %1에서 정지되었습니다.</translation>
    </message>
    <message>
        <source>The stack beats the best single layer.</source>
        <translation>층 더미가 최적의 한 층보다 낫습니다.</translation>
    </message>
    <message>
        <source>The stack set, with the weights alpha and beta.</source>
        <translation>설정된 층 더미, 가중치 alpha와 beta.</translation>
    </message>
    <message>
        <source>The stack&apos;s prediction on one prompt, typed in or drawn from the prior, and the query&apos;s state f_q after each layer.</source>
        <translation>입력하거나 사전분포에서 뽑은 프롬프트 하나에 대한 층 더미의 예측과, 각 층 뒤 질의의 상태 f_q.</translation>
    </message>
    <message>
        <source>The step that diverges</source>
        <translation>발산하는 걸음</translation>
    </message>
    <message>
        <source>The weights are more than 0.1 away.</source>
        <translation>가중치는 0.1 넘게 떨어져 있습니다.</translation>
    </message>
    <message>
        <source>Theorem 4.1: best single layer</source>
        <translation>정리 4.1: 최적의 한 층</translation>
    </message>
    <message>
        <source>Theorem 6.2</source>
        <translation>정리 6.2</translation>
    </message>
    <message>
        <source>Theorem 6.3</source>
        <translation>정리 6.3</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>시각 목록</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>Tokens in a training prompt; 0 is the limit of infinite context, where the loss is exact. Above 0, descent trains on sampled prompts of this length.</source>
        <translation>훈련 프롬프트의 토큰 수. 0은 손실이 정확한 무한 문맥의 극한입니다. 0보다 크면 하강은 이 길이의 표본 프롬프트로 훈련합니다.</translation>
    </message>
    <message>
        <source>Tokens in each prompt.</source>
        <translation>각 프롬프트의 토큰 수.</translation>
    </message>
    <message>
        <source>Tokens of the prompt</source>
        <translation>프롬프트의 토큰</translation>
    </message>
    <message>
        <source>Trained on batches of prompts of 64 tokens, the weight settles below the one that infinite context asks for.</source>
        <translation>토큰 64개짜리 프롬프트의 배치로 훈련하면 가중치는 무한 문맥이 요구하는 것보다 낮은 곳에 자리 잡습니다.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>훈련</translation>
    </message>
    <message>
        <source>Two numbers, one for the skip and one for attention, flow to the point where four layers predict almost as well as someone who knows the task.</source>
        <translation>두 수, 건너뛰기의 것과 어텐션의 것이 네 층이 과제를 아는 사람과 거의 똑같이 예측하는 점으로 흘러갑니다.</translation>
    </message>
    <message>
        <source>Two weights find Bayes</source>
        <translation>두 가중치로 찾는 베이즈</translation>
    </message>
    <message>
        <source>Upper bound of the squared norm of the task.</source>
        <translation>과제의 제곱 노름의 상한.</translation>
    </message>
    <message>
        <source>Upper bound of the squared norm of this modality&apos;s part of the task.</source>
        <translation>과제에서 이 모달리티 부분의 제곱 노름의 상한.</translation>
    </message>
    <message>
        <source>Upper edge of the plane.</source>
        <translation>평면의 위쪽 끝.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Variance of each coordinate of the task under the Gaussian priors.</source>
        <translation>가우스 사전분포에서 과제의 각 좌표의 분산.</translation>
    </message>
    <message>
        <source>Variance of the noise in each coordinate of x, so that the covariance of x is v I + m mᵀ and its task eigenvalue is s = v + ρ.</source>
        <translation>x의 각 좌표에 있는 잡음의 분산. x의 공분산은 v I + m mᵀ이고 과제 방향의 고윳값은 s = v + ρ입니다.</translation>
    </message>
    <message>
        <source>Variance of the task</source>
        <translation>과제의 분산</translation>
    </message>
    <message>
        <source>Weight of the attention term at the start of the run.</source>
        <translation>실행을 시작할 때 어텐션 항의 가중치.</translation>
    </message>
    <message>
        <source>Weight of the attention term; not given: the run&apos;s present one, or -α with one parameter.</source>
        <translation>어텐션 항의 가중치. 주지 않으면 실행의 지금 값, 매개변수가 하나이면 -α.</translation>
    </message>
    <message>
        <source>Weight of the lower norm</source>
        <translation>낮은 노름의 비중</translation>
    </message>
    <message>
        <source>Weight of the skip term at the start of the run.</source>
        <translation>실행을 시작할 때 건너뛰기 항의 가중치.</translation>
    </message>
    <message>
        <source>Weight of the skip term; not given: the run&apos;s present one.</source>
        <translation>건너뛰기 항의 가중치. 주지 않으면 실행의 지금 값.</translation>
    </message>
    <message>
        <source>What the first layer receives: zero, or the data scaled by the skip weight, F⁰ = α X. With the skip in every layer, a start from data equals one more layer from zero.</source>
        <translation>첫 층이 받는 것: 0 또는 건너뛰기 가중치를 곱한 데이터, F⁰ = α X. 모든 층에 건너뛰기가 있으면 데이터에서의 시작은 0에서 한 층 더한 것과 같습니다.</translation>
    </message>
    <message>
        <source>When every task has the same norm there is no scale to follow, and a single layer predicts as well as Bayes.</source>
        <translation>모든 과제의 노름이 같으면 따라갈 크기가 없으므로, 한 층이 베이즈만큼 잘 예측합니다.</translation>
    </message>
    <message>
        <source>Where the skip term α X re-injects the raw data. Without it in every layer the stack reaches only p(s) = α (1 + β s)ᵏ, which never is Bayes.</source>
        <translation>건너뛰기 항 α X가 원래 데이터를 다시 넣는 곳. 모든 층에 있지 않으면 층 더미는 p(s) = α (1 + β s)ᵏ까지만 닿으며, 이것은 결코 베이즈가 아닙니다.</translation>
    </message>
    <message>
        <source>Where to evaluate; by default where the run stands.</source>
        <translation>계산할 곳. 기본값은 실행이 있는 곳입니다.</translation>
    </message>
    <message>
        <source>Where to evaluate; by default where the run stands. Ignored with one parameter.</source>
        <translation>계산할 곳. 기본값은 실행이 있는 곳입니다. 매개변수가 하나이면 무시됩니다.</translation>
    </message>
    <message>
        <source>Which prompt is drawn from the prior, where no tokens are given.</source>
        <translation>토큰을 주지 않을 때 사전분포에서 뽑을 프롬프트.</translation>
    </message>
    <message>
        <source>Whitening Pₜ Λ</source>
        <translation>백색화 Pₜ Λ</translation>
    </message>
    <message>
        <source>Whose risk is asked for.</source>
        <translation>위험을 물을 예측기.</translation>
    </message>
    <message>
        <source>With Gaussian tasks there is always one long enough to make a given step unstable. The best α falls like κ/(4τ²T) with κ = 3.591, so deep stacks become a flow of fixed duration, and a constant excess remains: 0.0151 here, however deep the stack. Boundedness of the norm is what makes the theorems true.</source>
        <translation>가우스 과제 가운데는 주어진 걸음을 불안정하게 만들 만큼 긴 것이 언제나 있습니다. 최적 α는 κ = 3.591일 때 κ/(4τ²T)처럼 줄어듭니다. 그래서 깊은 더미는 시간이 정해진 흐름이 되고, 아무리 깊어도 초과 위험이 일정하게 남습니다(여기서는 0.0151). 정리를 참으로 만드는 것은 노름의 유계성입니다.</translation>
    </message>
    <message>
        <source>With norms between two bounds one layer keeps an excess.</source>
        <translation>노름이 두 경계 사이에 있으면 한 층에는 초과 위험이 남습니다.</translation>
    </message>
    <message>
        <source>With one weight depth 2 keeps an excess of 0.032.</source>
        <translation>가중치 하나로는 깊이 2에 초과 위험 0.032가 남습니다.</translation>
    </message>
    <message>
        <source>With one weight the prediction is exactly that of T steps of gradient descent on the examples in the prompt, with step α. The best α compromises between the shortest and the longest task. As depth grows it tends to 2/(2 + m_low + m_high), where the bounds are those of the squared norm: with norms uniform between 1 and 2 it tends to 2/7, not to 2/5. The dotted curve is the exact solution of the flow.</source>
        <translation>가중치 하나의 예측은 프롬프트의 예에 대해 걸음 α로 T번 경사 하강한 것과 정확히 같습니다. 최적 α는 가장 짧은 과제와 가장 긴 과제를 절충합니다. 깊이가 커지면 2/(2 + m_low + m_high)로 가는데, 경계는 제곱 노름의 것입니다. 노름이 1과 2 사이에서 균등하면 2/5가 아니라 2/7로 갑니다. 점선 곡선은 흐름의 정확한 해입니다.</translation>
    </message>
    <message>
        <source>With the skip in every layer it is seven times smaller.</source>
        <translation>모든 층에 건너뛰기가 있으면 일곱 배 작습니다.</translation>
    </message>
    <message>
        <source>With β tied to −α a single number is trained, the loss is convex, and every start leads to the same α.</source>
        <translation>β를 −α에 묶으면 훈련하는 수는 하나이고 손실은 볼록하며, 어디서 시작해도 같은 α에 이릅니다.</translation>
    </message>
    <message>
        <source>Without skip and from zero the risk is 1.</source>
        <translation>건너뛰기 없이 0에서 시작하면 위험은 1입니다.</translation>
    </message>
    <message>
        <source>Without the skip connection</source>
        <translation>건너뛰기 연결 없이</translation>
    </message>
    <message>
        <source>Without the skip in every layer</source>
        <translation>모든 층의 건너뛰기 없이</translation>
    </message>
    <message>
        <source>a claim with &quot;is&quot;: &quot;ends&quot; has no quantity</source>
        <translation>&quot;is&quot;: &quot;ends&quot;인 주장에는 수량이 없습니다</translation>
    </message>
    <message>
        <source>a claim with &quot;is&quot;: &quot;near&quot; needs &apos;relative&apos; or &apos;absolute&apos;</source>
        <translation>&quot;is&quot;: &quot;near&quot;인 주장에는 &apos;relative&apos;나 &apos;absolute&apos;가 필요합니다</translation>
    </message>
    <message>
        <source>a prior of one norm has no barrier: its minimisers form a curve; choose a prior of more than one norm</source>
        <translation>노름이 하나인 사전분포는 최소점들이 곡선을 이루어 장벽이 없습니다. 노름이 둘 이상인 사전분포를 고르십시오</translation>
    </message>
    <message>
        <source>a prior of unbounded norm has no barrier: choose a bounded prior</source>
        <translation>노름이 무계인 사전분포에는 장벽이 없습니다. 유계인 사전분포를 고르십시오</translation>
    </message>
    <message>
        <source>a run of this name is there again</source>
        <translation>같은 이름의 실행이 다시 생겼습니다</translation>
    </message>
    <message>
        <source>a tolerance must be 0 or more</source>
        <translation>허용 오차는 0 이상이어야 합니다</translation>
    </message>
    <message>
        <source>a value must be a number, a text, true or false</source>
        <translation>값은 수, 문자열, true, false 가운데 하나여야 합니다</translation>
    </message>
    <message>
        <source>acts at finite context</source>
        <translation>유한 문맥에서 작용</translation>
    </message>
    <message>
        <source>acts for priors with one pair of bounds</source>
        <translation>경계가 한 쌍인 사전분포에서 작용</translation>
    </message>
    <message>
        <source>acts for the Gaussian priors</source>
        <translation>가우스 사전분포에서 작용</translation>
    </message>
    <message>
        <source>acts for the prior per-modality</source>
        <translation>사전분포 per-modality에서 작용</translation>
    </message>
    <message>
        <source>acts for the prior task-list</source>
        <translation>사전분포 task-list에서 작용</translation>
    </message>
    <message>
        <source>acts for the prior two-norms</source>
        <translation>사전분포 two-norms에서 작용</translation>
    </message>
    <message>
        <source>acts with %1 or more modalities</source>
        <translation>모달리티가 %1개 이상일 때 작용</translation>
    </message>
    <message>
        <source>acts with method descent</source>
        <translation>방법 descent에서 작용</translation>
    </message>
    <message>
        <source>acts with method flow</source>
        <translation>방법 flow에서 작용</translation>
    </message>
    <message>
        <source>acts with two parameters; with one, β = -α</source>
        <translation>매개변수가 둘일 때 작용, 하나이면 β = -α</translation>
    </message>
    <message>
        <source>another preset has the id &apos;%1&apos;, too</source>
        <translation>다른 프리셋도 id가 &apos;%1&apos;입니다</translation>
    </message>
    <message>
        <source>arXiv 2602.04872</source>
        <translation>arXiv 2602.04872</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1</source>
        <translation>arXiv 2602.04872, 정리 4.1</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1 needs a random norm</source>
        <translation>arXiv 2602.04872, 정리 4.1은 노름이 무작위여야 함</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 4.1: one fixed matrix cannot follow the scale s</source>
        <translation>arXiv 2602.04872, 정리 4.1: 정해진 행렬 하나로는 크기 s를 따라갈 수 없음</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2</source>
        <translation>arXiv 2602.04872, 정리 6.2</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2; rate (m_high − m_low)/(2 + m_low + m_high) to the power 2T</source>
        <translation>arXiv 2602.04872, 정리 6.2; 비율 (m_high − m_low)/(2 + m_low + m_high)의 2T제곱</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.2; the bounds are those of ‖m‖²</source>
        <translation>arXiv 2602.04872, 정리 6.2; 경계는 ‖m‖²의 것</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3</source>
        <translation>arXiv 2602.04872, 정리 6.3</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3 needs a condition on the start</source>
        <translation>arXiv 2602.04872, 정리 6.3은 시작에 조건이 있음</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; near the minimum or from a small start</source>
        <translation>arXiv 2602.04872, 정리 6.3; 최소점 근처 또는 작은 시작에서</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; path of the flow by an independent integrator</source>
        <translation>arXiv 2602.04872, 정리 6.3; 독립적인 적분기로 구한 흐름의 경로</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, Theorem 6.3; stiffness of the flow</source>
        <translation>arXiv 2602.04872, 정리 6.3; 흐름의 뻣뻣함</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, definition of the stack with scalar weights</source>
        <translation>arXiv 2602.04872, 스칼라 가중치 층 더미의 정의</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; ablation of the skip connection</source>
        <translation>arXiv 2602.04872; 건너뛰기 연결의 제거</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; boundary two-cycle of gradient descent from α = 0</source>
        <translation>arXiv 2602.04872; α = 0에서 시작한 경사 하강의 경계 2주기 궤도</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; parity of depth, closed form for two norms</source>
        <translation>arXiv 2602.04872; 깊이의 홀짝, 두 노름의 닫힌 식</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; risk at finite context by exact Gaussian moments</source>
        <translation>arXiv 2602.04872; 정확한 가우스 모멘트로 구한 유한 문맥의 위험</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>장벽</translation>
    </message>
    <message>
        <source>barrier is a result about two parameters: set parameters to two</source>
        <translation>barrier는 매개변수 둘에 대한 결과입니다. parameters를 two로 하십시오</translation>
    </message>
    <message>
        <source>best α</source>
        <translation>최적 α</translation>
    </message>
    <message>
        <source>best α as depth grows, 2 / (s_low + s_high)</source>
        <translation>깊이가 커질 때의 최적 α, 2 / (s_low + s_high)</translation>
    </message>
    <message>
        <source>best β</source>
        <translation>최적 β</translation>
    </message>
    <message>
        <source>continuous time, by a linearly implicit scheme with the exact Hessian</source>
        <translation>연속 시간, 정확한 헤시안을 쓰는 선형 음함수 방법</translation>
    </message>
    <message>
        <source>coordinate</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>coordinate of Fᵗ</source>
        <translation>Fᵗ의 좌표</translation>
    </message>
    <message>
        <source>coordinate of x</source>
        <translation>x의 좌표</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>교차 어텐션</translation>
    </message>
    <message>
        <source>d numbers as JSON.</source>
        <translation>수 d개를 JSON으로.</translation>
    </message>
    <message>
        <source>data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>depths must be whole numbers, not %1</source>
        <translation>깊이는 정수여야 합니다(받은 값: %1)</translation>
    </message>
    <message>
        <source>each modality&apos;s squared norm is uniform between bounds of its own</source>
        <translation>모달리티마다 제곱 노름이 자기 경계 사이에서 균등합니다</translation>
    </message>
    <message>
        <source>every layer</source>
        <translation>모든 층</translation>
    </message>
    <message>
        <source>exact flow</source>
        <translation>정확한 흐름</translation>
    </message>
    <message>
        <source>excess after retraining</source>
        <translation>다시 훈련한 뒤의 초과 위험</translation>
    </message>
    <message>
        <source>excess on its top, with the best α</source>
        <translation>그 꼭대기의 초과 위험, 최적 α에서</translation>
    </message>
    <message>
        <source>excess that an escaping flow tends to</source>
        <translation>달아나는 흐름이 가는 초과 위험</translation>
    </message>
    <message>
        <source>excess that no depth removes, under an unbounded norm</source>
        <translation>무계 노름에서 어떤 깊이로도 없어지지 않는 초과 위험</translation>
    </message>
    <message>
        <source>expected a list of vectors of %1 numbers, such as [[1,0],[0,2]]</source>
        <translation>[[1,0],[0,2]]처럼 수 %1개짜리 벡터의 목록이어야 합니다</translation>
    </message>
    <message>
        <source>factor by which a layer shrinks the worst residual</source>
        <translation>한 층이 가장 나쁜 잔차를 줄이는 비율</translation>
    </message>
    <message>
        <source>first derivative in α</source>
        <translation>α의 1차 미분</translation>
    </message>
    <message>
        <source>first derivative in β</source>
        <translation>β의 1차 미분</translation>
    </message>
    <message>
        <source>first layer only</source>
        <translation>첫 층만</translation>
    </message>
    <message>
        <source>gradient descent</source>
        <translation>경사 하강</translation>
    </message>
    <message>
        <source>gradient flow</source>
        <translation>경사 흐름</translation>
    </message>
    <message>
        <source>has %1 numbers, but the tokens in x have %2</source>
        <translation>수가 %1개인데 x의 토큰에는 %2개가 있습니다</translation>
    </message>
    <message>
        <source>has %1 numbers, but there are %2 tokens in x</source>
        <translation>수가 %1개인데 x에는 토큰이 %2개 있습니다</translation>
    </message>
    <message>
        <source>inverse regression</source>
        <translation>역회귀</translation>
    </message>
    <message>
        <source>is not a reference file: &apos;format&apos; must be &quot;%1&quot;</source>
        <translation>기준 파일이 아닙니다. &apos;format&apos;이 &quot;%1&quot;이어야 합니다</translation>
    </message>
    <message>
        <source>is not a run folder: it has no run.json</source>
        <translation>실행 폴더가 아닙니다. run.json이 없습니다</translation>
    </message>
    <message>
        <source>its logarithm</source>
        <translation>그 로그</translation>
    </message>
    <message>
        <source>its logarithm, finite at any depth</source>
        <translation>그 로그, 어떤 깊이에서도 유한</translation>
    </message>
    <message>
        <source>key x</source>
        <translation>키 x</translation>
    </message>
    <message>
        <source>largest stable step</source>
        <translation>가장 큰 안정한 걸음</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>층</translation>
    </message>
    <message>
        <source>least excess over all polynomials of the degree</source>
        <translation>그 차수의 모든 다항식 가운데 가장 작은 초과 위험</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>최소제곱</translation>
    </message>
    <message>
        <source>least squares has a finite risk only for a context above %1 tokens (two more than the %2 numbers of x)</source>
        <translation>최소제곱의 위험은 문맥이 토큰 %1개보다 길어야(x의 수 %2개보다 둘 더 많게) 유한합니다</translation>
    </message>
    <message>
        <source>least worst-case residual, by Chebyshev</source>
        <translation>체비쇼프에 의한 가장 작은 최악 잔차</translation>
    </message>
    <message>
        <source>level of escape</source>
        <translation>탈출 수준</translation>
    </message>
    <message>
        <source>limit of depth, norm unbounded</source>
        <translation>깊이의 극한, 무계 노름</translation>
    </message>
    <message>
        <source>limit of infinite context; s = v + ‖m‖² is the eigenvalue of Λ along m</source>
        <translation>무한 문맥의 극한. s = v + ‖m‖²는 m 방향의 Λ의 고윳값</translation>
    </message>
    <message>
        <source>limit of infinite depth</source>
        <translation>무한 깊이의 극한</translation>
    </message>
    <message>
        <source>list of tasks</source>
        <translation>과제 목록</translation>
    </message>
    <message>
        <source>log10 of the excess over the plane of α (columns) and β (rows, from the lowest up). 1000 stands for a loss beyond every number, -1000 for an excess of 0.</source>
        <translation>α(열)와 β(행, 가장 낮은 것부터)의 평면에서 초과 위험의 log10. 1000은 어떤 수보다도 큰 손실, -1000은 초과 위험 0을 뜻합니다.</translation>
    </message>
    <message>
        <source>log₁₀ of the excess risk</source>
        <translation>초과 위험의 log₁₀</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>loss after retraining</source>
        <translation>다시 훈련한 뒤의 손실</translation>
    </message>
    <message>
        <source>loss less Bayes</source>
        <translation>손실 빼기 베이즈</translation>
    </message>
    <message>
        <source>loss there</source>
        <translation>그곳의 손실</translation>
    </message>
    <message>
        <source>loss there, less Bayes</source>
        <translation>그곳의 손실 빼기 베이즈</translation>
    </message>
    <message>
        <source>maximum of the profile over β</source>
        <translation>β에 대한 윤곽의 최댓값</translation>
    </message>
    <message>
        <source>mean squared error on the query</source>
        <translation>질의의 평균 제곱 오차</translation>
    </message>
    <message>
        <source>minimiser α*</source>
        <translation>최소점 α*</translation>
    </message>
    <message>
        <source>minimiser β*</source>
        <translation>최소점 β*</translation>
    </message>
    <message>
        <source>minimum at this depth</source>
        <translation>이 깊이의 최솟값</translation>
    </message>
    <message>
        <source>mixed second derivative</source>
        <translation>혼합 2차 미분</translation>
    </message>
    <message>
        <source>must be %1 as JSON</source>
        <translation>JSON이어야 합니다: %1</translation>
    </message>
    <message>
        <source>must be a JSON object in braces, not %1</source>
        <translation>중괄호로 묶인 JSON 객체여야 합니다(받은 값: %1)</translation>
    </message>
    <message>
        <source>must be an array of events</source>
        <translation>사건의 배열이어야 합니다</translation>
    </message>
    <message>
        <source>no skip, start from the data</source>
        <translation>건너뛰기 없음, 데이터에서 시작</translation>
    </message>
    <message>
        <source>no skip, start from zero</source>
        <translation>건너뛰기 없음, 0에서 시작</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>norm uniform</source>
        <translation>노름 균등</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>정규</translation>
    </message>
    <message>
        <source>nothing enters the stack, which predicts zero</source>
        <translation>아무것도 들어오지 않아 층 더미가 0을 예측합니다</translation>
    </message>
    <message>
        <source>of the Monte Carlo mean; 0 where the risk is exact</source>
        <translation>몬테카를로 평균의 표준 오차. 위험이 정확하면 0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>하나</translation>
    </message>
    <message>
        <source>one layer (LSA)</source>
        <translation>한 층 (LSA)</translation>
    </message>
    <message>
        <source>one layer has no barrier, since beta does not act: set depth to 2 or more</source>
        <translation>한 층에서는 beta가 작용하지 않아 장벽이 없습니다. depth를 2 이상으로 하십시오</translation>
    </message>
    <message>
        <source>one layer, retrained</source>
        <translation>한 층, 다시 훈련</translation>
    </message>
    <message>
        <source>one power of 1 + β s cannot follow 1/s on a range of norms</source>
        <translation>1 + β s의 거듭제곱 하나로는 노름의 범위에서 1/s를 따라갈 수 없음</translation>
    </message>
    <message>
        <source>per modality</source>
        <translation>모달리티별</translation>
    </message>
    <message>
        <source>predicted rate (1 − ηλ)²ᵏ</source>
        <translation>예측된 속도 (1 − ηλ)²ᵏ</translation>
    </message>
    <message>
        <source>predicted rate exp(−2λt)</source>
        <translation>예측된 속도 exp(−2λt)</translation>
    </message>
    <message>
        <source>predicting 0</source>
        <translation>0 예측</translation>
    </message>
    <message>
        <source>prediction</source>
        <translation>예측</translation>
    </message>
    <message>
        <source>prediction of the stack</source>
        <translation>층 더미의 예측</translation>
    </message>
    <message>
        <source>prediction with the task known; only for a drawn prompt</source>
        <translation>과제를 알 때의 예측. 뽑은 프롬프트에만 있음</translation>
    </message>
    <message>
        <source>prompts per step</source>
        <translation>단계마다의 프롬프트</translation>
    </message>
    <message>
        <source>query f</source>
        <translation>질의 f</translation>
    </message>
    <message>
        <source>response</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>retrained α; absent where nothing is left to train</source>
        <translation>다시 훈련한 α. 훈련할 것이 남지 않으면 없음</translation>
    </message>
    <message>
        <source>retrained β; absent where nothing is left to train</source>
        <translation>다시 훈련한 β. 훈련할 것이 남지 않으면 없음</translation>
    </message>
    <message>
        <source>risk of predicting zero</source>
        <translation>0을 예측할 때의 위험</translation>
    </message>
    <message>
        <source>risk of the Bayes predictor with the task known</source>
        <translation>과제를 아는 베이즈 예측기의 위험</translation>
    </message>
    <message>
        <source>risk of the best single layer of linear attention, Γ = γ I</source>
        <translation>선형 어텐션 최적 한 층의 위험, Γ = γ I</translation>
    </message>
    <message>
        <source>risk of the best single layer with a free matrix, where the prior is not isotropic</source>
        <translation>사전분포가 등방이 아닐 때 행렬이 자유로운 최적 한 층의 위험</translation>
    </message>
    <message>
        <source>risk of the unscaled mean of y x as weights</source>
        <translation>크기를 조정하지 않은 y x 평균을 가중치로 쓸 때의 위험</translation>
    </message>
    <message>
        <source>root of the exact gradient by quadrature</source>
        <translation>구적으로 구한 정확한 기울기의 근</translation>
    </message>
    <message>
        <source>second derivative at the minimiser</source>
        <translation>최소점의 2차 미분</translation>
    </message>
    <message>
        <source>second derivative in α</source>
        <translation>α의 2차 미분</translation>
    </message>
    <message>
        <source>second derivative in β</source>
        <translation>β의 2차 미분</translation>
    </message>
    <message>
        <source>second derivative of the loss at α = 0</source>
        <translation>α = 0에서 손실의 2차 미분</translation>
    </message>
    <message>
        <source>setting &apos;%1&apos; is null: give it a value or leave it out</source>
        <translation>설정 &apos;%1&apos;이(가) null입니다. 값을 주거나 빼십시오</translation>
    </message>
    <message>
        <source>settings must be an object with one member a setting</source>
        <translation>설정은 설정마다 멤버가 하나인 객체여야 합니다</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>부호</translation>
    </message>
    <message>
        <source>skip in the first layer only</source>
        <translation>첫 층에만 건너뛰기</translation>
    </message>
    <message>
        <source>smallest eigenvalue λ of the Hessian at the minimum</source>
        <translation>최소점에서 헤시안의 가장 작은 고윳값 λ</translation>
    </message>
    <message>
        <source>sphere</source>
        <translation>구면</translation>
    </message>
    <message>
        <source>squared norm uniform</source>
        <translation>제곱 노름 균등</translation>
    </message>
    <message>
        <source>step %1 is outside the run, which has steps %2 to %3</source>
        <translation>단계 %1은(는) 단계 %2에서 %3까지인 이 실행의 밖입니다</translation>
    </message>
    <message>
        <source>step %1 lies before this run&apos;s first step %2</source>
        <translation>단계 %1은(는) 이 실행의 첫 단계 %2보다 앞입니다</translation>
    </message>
    <message>
        <source>step-limit is a result about one parameter: set parameters to one</source>
        <translation>step-limit는 매개변수 하나에 대한 결과입니다. parameters를 one으로 하십시오</translation>
    </message>
    <message>
        <source>steps of constant size, which diverge above the step limit</source>
        <translation>크기가 일정한 걸음. 걸음의 한계를 넘으면 발산합니다</translation>
    </message>
    <message>
        <source>stopped before the answer was complete</source>
        <translation>답이 다 나오기 전에 정지되었습니다</translation>
    </message>
    <message>
        <source>t = ∫ dα/(−L′), by quadrature</source>
        <translation>t = ∫ dα/(−L′), 구적으로</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has no number type</source>
        <translation>텐서 &apos;%1&apos;에 수의 형식이 없습니다</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has no proper shape and place</source>
        <translation>텐서 &apos;%1&apos;의 모양과 자리가 올바르지 않습니다</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; lies outside the file: it was cut short or damaged</source>
        <translation>텐서 &apos;%1&apos;이(가) 파일 밖에 있습니다. 파일이 잘렸거나 손상되었습니다</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; overlaps another</source>
        <translation>텐서 &apos;%1&apos;이(가) 다른 텐서와 겹칩니다</translation>
    </message>
    <message>
        <source>the best scale of one layer</source>
        <translation>한 층의 최적 크기</translation>
    </message>
    <message>
        <source>the checkpoint of a cross-attention run must hold one number named %1</source>
        <translation>교차 어텐션 실행의 체크포인트에는 이름이 %1인 수가 하나 있어야 합니다</translation>
    </message>
    <message>
        <source>the data of tensor &apos;%1&apos; do not fill its shape</source>
        <translation>텐서 &apos;%1&apos;의 데이터가 그 모양을 채우지 못합니다</translation>
    </message>
    <message>
        <source>the deleted run is no longer there to be restored</source>
        <translation>삭제한 실행이 더는 없어서 되돌릴 수 없습니다</translation>
    </message>
    <message>
        <source>the disk failed at &apos;%1&apos;</source>
        <translation>&apos;%1&apos;에서 디스크 오류가 났습니다</translation>
    </message>
    <message>
        <source>the disk is full: no room to write &apos;%1&apos;</source>
        <translation>디스크가 가득 차서 &apos;%1&apos;을(를) 쓸 자리가 없습니다</translation>
    </message>
    <message>
        <source>the exact population loss, by quadrature over the norm</source>
        <translation>노름에 대한 구적으로 구한 정확한 모집단 손실</translation>
    </message>
    <message>
        <source>the flow has run away at t = %1</source>
        <translation>흐름이 t = %1에서 달아났습니다</translation>
    </message>
    <message>
        <source>the header is not an object</source>
        <translation>헤더가 객체가 아닙니다</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; must be lower-case letters, digits and hyphens, like &apos;%2&apos;</source>
        <translation>id &apos;%1&apos;은(는) &apos;%2&apos;처럼 소문자, 숫자, 붙임표로 이루어져야 합니다</translation>
    </message>
    <message>
        <source>the loss at alpha %1 is larger than a number can hold: choose weights nearer 0 or fewer layers</source>
        <translation>alpha %1에서 손실이 수로 담을 수 있는 것보다 큽니다. 0에 더 가까운 가중치나 더 적은 층을 고르십시오</translation>
    </message>
    <message>
        <source>the metadata are not an object</source>
        <translation>메타데이터가 객체가 아닙니다</translation>
    </message>
    <message>
        <source>the metadata member &apos;%1&apos; is not a text</source>
        <translation>메타데이터의 멤버 &apos;%1&apos;이(가) 문자열이 아닙니다</translation>
    </message>
    <message>
        <source>the name &apos;%1&apos; is too long</source>
        <translation>이름 &apos;%1&apos;이(가) 너무 깁니다</translation>
    </message>
    <message>
        <source>the norm is uniform between the roots of the bounds</source>
        <translation>노름이 두 경계의 제곱근 사이에서 균등합니다</translation>
    </message>
    <message>
        <source>the probe &apos;%1&apos; gives no &apos;%2&apos; under these settings</source>
        <translation>이 설정에서 탐침 &apos;%1&apos;은(는) &apos;%2&apos;을(를) 내지 않습니다</translation>
    </message>
    <message>
        <source>the query&apos;s response; only for a drawn prompt</source>
        <translation>질의의 응답. 뽑은 프롬프트에만 있음</translation>
    </message>
    <message>
        <source>the question could not be answered: %1</source>
        <translation>질문에 답할 수 없었습니다: %1</translation>
    </message>
    <message>
        <source>the raw data enter every layer</source>
        <translation>원래 데이터가 모든 층에 들어옵니다</translation>
    </message>
    <message>
        <source>the raw data enter no layer, so that with a start from zero nothing is predicted</source>
        <translation>원래 데이터가 어느 층에도 들어오지 않아, 0에서 시작하면 아무것도 예측하지 않습니다</translation>
    </message>
    <message>
        <source>the raw data enter the first layer and no other</source>
        <translation>원래 데이터가 첫 층에만 들어옵니다</translation>
    </message>
    <message>
        <source>the run has ended (%1); only an interrupted run can go on</source>
        <translation>실행이 끝났습니다(%1). 중간에 끊긴 실행만 이어 갈 수 있습니다</translation>
    </message>
    <message>
        <source>the run has format %1; this program reads formats 1 to %2</source>
        <translation>실행의 형식은 %1인데 이 프로그램은 형식 1에서 %2까지 읽습니다</translation>
    </message>
    <message>
        <source>the run has lost its rows: rows.f64 is missing</source>
        <translation>실행의 줄이 없어졌습니다. rows.f64가 빠져 있습니다</translation>
    </message>
    <message>
        <source>the run has no recorded rows yet</source>
        <translation>실행에 아직 기록된 줄이 없습니다</translation>
    </message>
    <message>
        <source>the run is being written by another program; wait until it ends</source>
        <translation>다른 프로그램이 이 실행을 쓰고 있습니다. 끝날 때까지 기다리십시오</translation>
    </message>
    <message>
        <source>the run is being written; stop it first</source>
        <translation>실행을 쓰는 중입니다. 먼저 정지하십시오</translation>
    </message>
    <message>
        <source>the run is damaged: rows.f64 has %1 rows where run.json says %2</source>
        <translation>실행이 손상되었습니다. rows.f64에는 %1줄이 있는데 run.json에는 %2줄로 적혀 있습니다</translation>
    </message>
    <message>
        <source>the run is no longer kept (%1); it goes on in memory</source>
        <translation>실행을 더는 보관하지 않고(%1) 메모리에서 이어 갑니다</translation>
    </message>
    <message>
        <source>the run recorded other channels than this program&apos;s &apos;%1&apos; has; it can be read and exported, not continued</source>
        <translation>실행이 기록한 채널이 이 프로그램의 &apos;%1&apos;에 있는 것과 다릅니다. 읽고 내보낼 수는 있지만 이어 갈 수는 없습니다</translation>
    </message>
    <message>
        <source>the run to fork from was removed</source>
        <translation>갈래를 낼 실행이 삭제되었습니다</translation>
    </message>
    <message>
        <source>the squared norm is one of its two bounds</source>
        <translation>제곱 노름이 두 경계 가운데 하나입니다</translation>
    </message>
    <message>
        <source>the squared norm is the lower bound, always</source>
        <translation>제곱 노름이 언제나 하한입니다</translation>
    </message>
    <message>
        <source>the squared norm of the sphere must be above 0</source>
        <translation>구면의 제곱 노름은 0보다 커야 합니다</translation>
    </message>
    <message>
        <source>the squared norm ρ is uniform between its bounds</source>
        <translation>제곱 노름 ρ가 경계 사이에서 균등합니다</translation>
    </message>
    <message>
        <source>the stop rule &quot;%1&quot; has no &lt; or &gt;; write it like &quot;loss &lt; 0.33&quot;</source>
        <translation>정지 규칙 &quot;%1&quot;에 &lt;나 &gt;가 없습니다. &quot;loss &lt; 0.33&quot;처럼 적으십시오</translation>
    </message>
    <message>
        <source>the task is Gaussian with unbounded norm, so that depth never reaches Bayes</source>
        <translation>과제가 노름이 무계인 가우스여서, 깊이가 베이즈에 결코 닿지 못합니다</translation>
    </message>
    <message>
        <source>the task is Gaussian, given that its squared norm lies between the bounds</source>
        <translation>과제가 제곱 노름이 경계 사이에 있다는 조건에서 가우스입니다</translation>
    </message>
    <message>
        <source>the task is one of the listed vectors, each equally likely</source>
        <translation>과제가 목록의 벡터 가운데 하나이며, 확률은 모두 같습니다</translation>
    </message>
    <message>
        <source>the γ of that layer</source>
        <translation>그 층의 γ</translation>
    </message>
    <message>
        <source>there is a gap in the data before tensor &apos;%1&apos;</source>
        <translation>텐서 &apos;%1&apos; 앞의 데이터에 빈틈이 있습니다</translation>
    </message>
    <message>
        <source>there is no run %1 in this session</source>
        <translation>이 세션에는 실행 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos; in %2</source>
        <translation>%2에 실행 &apos;%1&apos;이(가) 없습니다</translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos;: no runs are stored in %2</source>
        <translation>실행 &apos;%1&apos;이(가) 없습니다. %2에 저장된 실행이 하나도 없습니다</translation>
    </message>
    <message>
        <source>there is no run &apos;%1&apos;; did you mean &apos;%2&apos;?</source>
        <translation>실행 &apos;%1&apos;이(가) 없습니다. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>there is no state to ask yet; ask again in a moment</source>
        <translation>아직 물어볼 상태가 없습니다. 잠시 뒤에 다시 물어보십시오</translation>
    </message>
    <message>
        <source>there is no such run folder</source>
        <translation>그런 실행 폴더가 없습니다</translation>
    </message>
    <message>
        <source>this is not a safetensors file, or it was cut short</source>
        <translation>safetensors 파일이 아니거나 잘린 파일입니다</translation>
    </message>
    <message>
        <source>time per step</source>
        <translation>걸음마다의 시간</translation>
    </message>
    <message>
        <source>times must be in increasing order</source>
        <translation>시각은 커지는 순서여야 합니다</translation>
    </message>
    <message>
        <source>token</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>too many files are open to open &apos;%1&apos; as well</source>
        <translation>열린 파일이 너무 많아 &apos;%1&apos;까지 열 수 없습니다</translation>
    </message>
    <message>
        <source>truncated Gaussian</source>
        <translation>절단 가우스</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>참값</translation>
    </message>
    <message>
        <source>two</source>
        <translation>둘</translation>
    </message>
    <message>
        <source>two norms</source>
        <translation>두 노름</translation>
    </message>
    <message>
        <source>unknown argument &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 인수 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown argument &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 인수 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown channel &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 채널 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown channel &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 채널 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown end &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 끝 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown end &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 끝 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown experiment &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 실험 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown experiment &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 실험 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown intervention &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 개입 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown intervention &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 개입 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown label &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 이름표 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown label &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 이름표 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 수준 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown level &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 수준 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown member &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 멤버 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown member &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 멤버 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown predictor &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 예측기 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown predictor &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 예측기 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown preset &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 프리셋 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown preset &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 프리셋 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown probe &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 탐침 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown probe &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 탐침 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown relation &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 관계 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown relation &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 관계 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown run &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 실행 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown run &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 실행 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 설정 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown setting &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 설정 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown target &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 목표 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown target &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 목표 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: did you mean &apos;%2&apos;?</source>
        <translation>알 수 없는 보기 &apos;%1&apos;. 혹시 &apos;%2&apos;입니까?</translation>
    </message>
    <message>
        <source>unknown view &apos;%1&apos;: there are %2</source>
        <translation>알 수 없는 보기 &apos;%1&apos;. 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>vector %1 has %2 numbers, but the dimensions of the modalities add up to %3</source>
        <translation>벡터 %1에는 수가 %2개인데 모달리티 차원의 합은 %3입니다</translation>
    </message>
    <message>
        <source>vector %1 must be a list of %2 numbers</source>
        <translation>벡터 %1은(는) 수 %2개의 목록이어야 합니다</translation>
    </message>
    <message>
        <source>vector %1 must hold numbers between -1000 and 1000</source>
        <translation>벡터 %1의 수는 -1000에서 1000까지여야 합니다</translation>
    </message>
    <message>
        <source>vector %1 must not be zero</source>
        <translation>벡터 %1은(는) 0이 아니어야 합니다</translation>
    </message>
    <message>
        <source>worst-case residual with shared weights</source>
        <translation>공유 가중치의 최악 잔차</translation>
    </message>
    <message>
        <source>x, y and query belong together: give all three, or none and a seed</source>
        <translation>x, y, query는 함께여야 합니다. 셋을 모두 주거나, 하나도 주지 말고 시드를 주십시오</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>0</translation>
    </message>
    <message>
        <source>α and β are trained freely</source>
        <translation>α와 β를 자유롭게 훈련합니다</translation>
    </message>
    <message>
        <source>α comes to rest at the minimiser.</source>
        <translation>α가 최소점에서 멎습니다.</translation>
    </message>
    <message>
        <source>α converges to 1/(1 + ρ) = 2/7.</source>
        <translation>α가 1/(1 + ρ) = 2/7로 수렴합니다.</translation>
    </message>
    <message>
        <source>α converges to the minimiser at depth 4.</source>
        <translation>α가 깊이 4의 최소점으로 수렴합니다.</translation>
    </message>
    <message>
        <source>α converges to the minimiser.</source>
        <translation>α가 최소점으로 수렴합니다.</translation>
    </message>
    <message>
        <source>α converges to γ = 30/121.</source>
        <translation>α가 γ = 30/121로 수렴합니다.</translation>
    </message>
    <message>
        <source>α settles where 64 tokens ask for it.</source>
        <translation>α가 토큰 64개가 요구하는 곳에 자리 잡습니다.</translation>
    </message>
    <message>
        <source>α swings far outside.</source>
        <translation>α가 멀리까지 흔들립니다.</translation>
    </message>
    <message>
        <source>α tends to 14/33.</source>
        <translation>α가 14/33으로 갑니다.</translation>
    </message>
    <message>
        <source>β comes to rest at the minimiser.</source>
        <translation>β가 최소점에서 멎습니다.</translation>
    </message>
    <message>
        <source>β is tied to -α</source>
        <translation>β를 -α에 묶습니다</translation>
    </message>
    <message>
        <source>β of the barrier</source>
        <translation>장벽의 β</translation>
    </message>
    <message>
        <source>β runs away to the left.</source>
        <translation>β가 왼쪽으로 달아납니다.</translation>
    </message>
    <message>
        <source>β tends to −2/7.</source>
        <translation>β가 −2/7로 갑니다.</translation>
    </message>
    <message>
        <source>β → −∞: what one power of s can do</source>
        <translation>β → −∞: s의 거듭제곱 하나로 할 수 있는 것</translation>
    </message>
    <message>
        <source>ζ is +1 or -1</source>
        <translation>ζ는 +1 또는 -1입니다</translation>
    </message>
    <message>
        <source>ζ is standard normal</source>
        <translation>ζ는 표준 정규분포를 따릅니다</translation>
    </message>
    <message>
        <source>“%1” must be a list of texts.</source>
        <translation>“%1”은(는) 텍스트 목록이어야 합니다.</translation>
    </message>
    <message>
        <source>“%1” must be a list.</source>
        <translation>“%1”은(는) 목록이어야 합니다.</translation>
    </message>
    <message>
        <source>“seed” must be a whole number from 0 to 18446744073709551615.</source>
        <translation>“seed”는 0에서 18446744073709551615까지의 정수여야 합니다.</translation>
    </message>
    <message>
        <source>This is no document of ICL Lab: its “format” must be “icl-document/1”.</source>
        <translation>ICL Lab 문서가 아닙니다: “format”이 “icl-document/1”이어야 합니다.</translation>
    </message>
    <message>
        <source>This document was written by a newer ICL Lab (version %1, format %2); this one reads icl-document/1.</source>
        <translation>더 새로운 ICL Lab(버전 %1, 형식 %2)이 쓴 문서입니다. 이 프로그램은 icl-document/1을 읽습니다.</translation>
    </message>
    <message>
        <source>The file is larger than 64 MB: no document is.</source>
        <translation>파일이 64 MB보다 큽니다. 이렇게 큰 문서는 없습니다.</translation>
    </message>
    <message>
        <source>A document is a JSON object; this file holds something else.</source>
        <translation>문서는 JSON 객체입니다. 이 파일에는 다른 것이 들어 있습니다.</translation>
    </message>
    <message>
        <source>“steps” must be a positive whole number.</source>
        <translation>“steps”는 양의 정수여야 합니다.</translation>
    </message>
    <message>
        <source>“pace” must be a number of steps per second, at least 0.</source>
        <translation>“pace”는 0 이상의 초당 단계 수여야 합니다.</translation>
    </message>
    <message>
        <source>The document could not be written: %1. Choose another place.</source>
        <translation>문서를 쓸 수 없습니다: %1. 다른 위치를 고르세요.</translation>
    </message>
    <message>
        <source>The file could not be read: %1.</source>
        <translation>파일을 읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>The run of this document could not be started.</source>
        <translation>이 문서의 실행을 시작할 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is no number of steps: write for instance “step 4000”.</source>
        <translation>“%1”은(는) 단계 수가 아닙니다. 예를 들어 “step 4000”이라고 쓰세요.</translation>
    </message>
    <message>
        <source>Only one condition on a channel can be used: “%1” is a second one.</source>
        <translation>채널 조건은 하나만 쓸 수 있습니다: “%1”은(는) 두 번째입니다.</translation>
    </message>
    <message>
        <source>--render VIEW and --out FILE belong together.</source>
        <translation>--render VIEW와 --out FILE은 함께 써야 합니다.</translation>
    </message>
    <message>
        <source>A value is missing.</source>
        <translation>값이 빠졌습니다.</translation>
    </message>
    <message>
        <source>Only one document, run or preset can be opened: “%1” is one too many.</source>
        <translation>문서, 실행, 프리셋 가운데 하나만 열 수 있습니다: “%1”이(가) 남습니다.</translation>
    </message>
    <message>
        <source>This is a run of “%1”, an experiment that this build does not have.</source>
        <translation>이 빌드에 없는 실험 “%1”의 실행입니다.</translation>
    </message>
    <message>
        <source>“%1” is no length of time: write seconds from 1 to 86400.</source>
        <translation>“%1”은(는) 시간이 아닙니다. 1에서 86400까지의 초를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is no resolution: write dots per inch from 30 to 2400.</source>
        <translation>“%1”은(는) 해상도가 아닙니다. 30에서 2400까지의 인치당 점 수를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is no size: write WIDTHxHEIGHT in pixels, from 64x64 to 16384x16384.</source>
        <translation>“%1”은(는) 크기가 아닙니다. 64x64에서 16384x16384까지의 픽셀을 너비x높이로 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” is not one of %2.</source>
        <translation>“%1”은(는) %2 가운데 하나가 아닙니다.</translation>
    </message>
    <message>
        <source>32-bit numbers for the prompts and their gradients, about twice as fast; the weights themselves stay double</source>
        <translation>프롬프트와 그 기울기에 32비트 수를 씁니다. 약 두 배 빠르며 가중치 자체는 배정밀도로 남습니다</translation>
    </message>
    <message>
        <source>64-bit numbers</source>
        <translation>64비트 수</translation>
    </message>
    <message>
        <source>Adam</source>
        <translation>Adam</translation>
    </message>
    <message>
        <source>Centred keys</source>
        <translation>중심을 맞춘 키</translation>
    </message>
    <message>
        <source>Directions</source>
        <translation>방향 수</translation>
    </message>
    <message>
        <source>Directions of the task over which the loss of infinite context is averaged, rounded up to whole orthogonal frames. In one and two dimensions they are spaced evenly and the average is exact once there are more than twice as many as layers.</source>
        <translation>무한 문맥의 손실을 평균하는 과제 방향의 수로, 온전한 직교 틀이 되도록 올림합니다. 1차원과 2차원에서는 고르게 놓이며, 층 수의 두 배를 넘으면 평균이 정확합니다.</translation>
    </message>
    <message>
        <source>Factor on the norm of the task at test alone; 1 leaves it as in training.</source>
        <translation>시험에서만 과제의 노름에 곱하는 수. 1이면 훈련 때와 같습니다.</translation>
    </message>
    <message>
        <source>How a layer weighs the tokens of the context. At infinite context softmax gives what linear attention gives; at finite context it varies more. Without attention the stack is a scaled mean, at best one layer of self-attention.</source>
        <translation>한 층이 문맥의 토큰에 무게를 두는 방식. 무한 문맥에서는 소프트맥스가 선형 어텐션과 같고, 유한 문맥에서는 더 크게 흔들립니다. 어텐션이 없으면 층 더미는 크기를 바꾼 평균이며 기껏해야 자기 어텐션 한 층과 같습니다.</translation>
    </message>
    <message>
        <source>How descent turns a gradient into a step.</source>
        <translation>하강이 기울기를 걸음으로 바꾸는 방식.</translation>
    </message>
    <message>
        <source>Key weights</source>
        <translation>키 가중치</translation>
    </message>
    <message>
        <source>Kind of stack</source>
        <translation>층 더미의 종류</translation>
    </message>
    <message>
        <source>Missing at test</source>
        <translation>시험에서 빠지는 것</translation>
    </message>
    <message>
        <source>Modality, counted from 1, whose part of the task is missing at test, so that its coordinates hold noise alone; 0: none is missing.</source>
        <translation>시험에서 과제의 제 몫이 빠지는 모달리티(1부터 셈). 그 좌표에는 잡음만 남습니다. 0이면 빠지는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nodes in the norm</source>
        <translation>노름의 절점 수</translation>
    </message>
    <message>
        <source>Noise of modality 1</source>
        <translation>모달리티 1의 잡음</translation>
    </message>
    <message>
        <source>Noise of modality 2</source>
        <translation>모달리티 2의 잡음</translation>
    </message>
    <message>
        <source>Noise of modality 3</source>
        <translation>모달리티 3의 잡음</translation>
    </message>
    <message>
        <source>Noise of modality 4</source>
        <translation>모달리티 4의 잡음</translation>
    </message>
    <message>
        <source>Norm shift at test</source>
        <translation>시험에서의 노름 변화</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>최적화 방법</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Products are divided by it before the softmax and the output is multiplied by it, so that a high temperature approaches linear attention.</source>
        <translation>소프트맥스 전에 곱을 이 값으로 나누고 출력에는 곱합니다. 온도가 높으면 선형 어텐션에 가까워집니다.</translation>
    </message>
    <message>
        <source>Prompts behind the test curve where it has no exact formula; always the same ones, so that the curve moves only with the weights.</source>
        <translation>정확한 식이 없을 때 시험 곡선에 쓰는 프롬프트 수. 언제나 같은 프롬프트이므로 곡선은 가중치에 따라서만 움직입니다.</translation>
    </message>
    <message>
        <source>Query among the keys</source>
        <translation>키에 질의 포함</translation>
    </message>
    <message>
        <source>Query weights</source>
        <translation>질의 가중치</translation>
    </message>
    <message>
        <source>Random spread</source>
        <translation>무작위 퍼짐</translation>
    </message>
    <message>
        <source>Readout</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>Readout weights</source>
        <translation>읽기 가중치</translation>
    </message>
    <message>
        <source>Residual gain</source>
        <translation>잔차 이득</translation>
    </message>
    <message>
        <source>Residual stream</source>
        <translation>잔차 흐름</translation>
    </message>
    <message>
        <source>Skip weights</source>
        <translation>건너뛰기 가중치</translation>
    </message>
    <message>
        <source>Softmax temperature</source>
        <translation>소프트맥스 온도</translation>
    </message>
    <message>
        <source>Standard deviation of the normal numbers that every trained entry starts with or has added at its start.</source>
        <translation>훈련되는 각 원소의 시작값이 되거나 시작값에 더해지는 정규 난수의 표준편차.</translation>
    </message>
    <message>
        <source>Start of the matrices</source>
        <translation>행렬의 시작값</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Test context length</source>
        <translation>시험 문맥 길이</translation>
    </message>
    <message>
        <source>Test noise</source>
        <translation>시험 잡음</translation>
    </message>
    <message>
        <source>Test noise of modality 1</source>
        <translation>모달리티 1의 시험 잡음</translation>
    </message>
    <message>
        <source>Test noise of modality 2</source>
        <translation>모달리티 2의 시험 잡음</translation>
    </message>
    <message>
        <source>Test noise of modality 3</source>
        <translation>모달리티 3의 시험 잡음</translation>
    </message>
    <message>
        <source>Test noise of modality 4</source>
        <translation>모달리티 4의 시험 잡음</translation>
    </message>
    <message>
        <source>Test prompts</source>
        <translation>시험 프롬프트 수</translation>
    </message>
    <message>
        <source>Tied layers</source>
        <translation>층 공유</translation>
    </message>
    <message>
        <source>Tokens in a test prompt; 0 is the limit of infinite context. The test curve and the figures of distribution shift are taken at this length.</source>
        <translation>시험 프롬프트의 토큰 수. 0은 무한 문맥의 극한입니다. 시험 곡선과 분포 변화의 수치는 이 길이에서 구합니다.</translation>
    </message>
    <message>
        <source>Value weights</source>
        <translation>값 가중치</translation>
    </message>
    <message>
        <source>Variance of the covariate noise at test alone; 0 stands for that of training.</source>
        <translation>시험에서만 쓰는 공변량 잡음의 분산. 0이면 훈련 때와 같습니다.</translation>
    </message>
    <message>
        <source>Variance of the noise in this modality&apos;s coordinates at test alone; 0 stands for the test noise that all modalities share.</source>
        <translation>시험에서만 이 모달리티의 좌표에 쓰는 잡음의 분산. 0이면 모든 모달리티가 함께 쓰는 시험 잡음입니다.</translation>
    </message>
    <message>
        <source>Variance of the noise in this modality&apos;s coordinates, in training and at test; 0 stands for the covariate noise that all modalities share. Where they differ, the task is no eigenvector of the covariance of x.</source>
        <translation>훈련과 시험에서 이 모달리티의 좌표에 쓰는 잡음의 분산. 0이면 모든 모달리티가 함께 쓰는 공변량 잡음입니다. 서로 다르면 과제는 x의 공분산의 고유벡터가 아닙니다.</translation>
    </message>
    <message>
        <source>Weight matrices</source>
        <translation>가중치 행렬</translation>
    </message>
    <message>
        <source>What of this weight matrix is trained; entries outside this form are 0, but a frozen matrix keeps its start.</source>
        <translation>이 가중치 행렬에서 훈련되는 부분. 이 꼴 밖의 원소는 0이지만, 고정된 행렬은 시작값을 지킵니다.</translation>
    </message>
    <message>
        <source>What the last layer pairs. The first two give the same number for scalar weights; F in both places applies the stack twice and misses Bayes.</source>
        <translation>마지막 층이 짝짓는 것. 스칼라 가중치에서는 앞의 둘이 같은 수를 주고, 두 자리 모두 F이면 층 더미를 두 번 적용하여 베이즈에 이르지 못합니다.</translation>
    </message>
    <message>
        <source>Where the weight matrices start from.</source>
        <translation>가중치 행렬이 시작하는 곳.</translation>
    </message>
    <message>
        <source>Whether a layer adds to what it received (Fᵗ = Fᵗ⁻¹ + S + A) or replaces it (Fᵗ = S + A).</source>
        <translation>층이 받은 것에 더하는지(Fᵗ = Fᵗ⁻¹ + S + A) 바꾸어 놓는지(Fᵗ = S + A).</translation>
    </message>
    <message>
        <source>Whether all layers share their weight matrices, or each has its own.</source>
        <translation>모든 층이 가중치 행렬을 함께 쓰는지, 층마다 따로 갖는지.</translation>
    </message>
    <message>
        <source>Whether the mean of the values over the context is taken off the softmax output, which linear attention does not see at high temperature.</source>
        <translation>문맥에 대한 값의 평균을 소프트맥스 출력에서 빼는지. 높은 온도의 선형 어텐션은 이를 보지 못합니다.</translation>
    </message>
    <message>
        <source>Whether the query token is among the keys and values too, a change of order 1/L that vanishes at infinite context.</source>
        <translation>질의 토큰도 키와 값에 드는지. 1/L 크기의 변화이며 무한 문맥에서 사라집니다.</translation>
    </message>
    <message>
        <source>Whether the residual stream of a self-attention stack has a trained gain 1 + a, which makes the stack a Newton–Schulz iteration.</source>
        <translation>자기 어텐션 층 더미의 잔차 흐름이 훈련되는 이득 1 + a를 갖는지. 그러면 층 더미는 뉴턴–슐츠 반복이 됩니다.</translation>
    </message>
    <message>
        <source>Which weights are trained: α alone with β = -α (Theorem 6.2), or α and β (Theorem 6.3), shared by all layers; α and β of each layer; or whole weight matrices.</source>
        <translation>훈련되는 가중치: 모든 층이 함께 쓰는 β = -α의 α 하나(정리 6.2) 또는 α와 β(정리 6.3), 층마다의 α와 β, 또는 가중치 행렬 전체.</translation>
    </message>
    <message>
        <source>acts at finite test context</source>
        <translation>유한한 시험 문맥에서 작용합니다</translation>
    </message>
    <message>
        <source>acts in a self-attention stack</source>
        <translation>자기 어텐션 층 더미에서 작용합니다</translation>
    </message>
    <message>
        <source>acts with attention softmax</source>
        <translation>소프트맥스 어텐션에서 작용합니다</translation>
    </message>
    <message>
        <source>acts with weight matrices</source>
        <translation>가중치 행렬에서 작용합니다</translation>
    </message>
    <message>
        <source>block scalar</source>
        <translation>블록 스칼라</translation>
    </message>
    <message>
        <source>both f</source>
        <translation>둘 다 f</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>대각</translation>
    </message>
    <message>
        <source>double</source>
        <translation>배정밀도</translation>
    </message>
    <message>
        <source>each layer trains an α and a β of its own</source>
        <translation>층마다 자신의 α와 β를 훈련합니다</translation>
    </message>
    <message>
        <source>each weight&apos;s step is divided by a running size of its gradient</source>
        <translation>각 가중치의 걸음을 그 기울기의 이동 크기로 나눕니다</translation>
    </message>
    <message>
        <source>every entry is random with the spread alone</source>
        <translation>모든 원소가 퍼짐만으로 무작위입니다</translation>
    </message>
    <message>
        <source>every entry is trained</source>
        <translation>모든 원소를 훈련합니다</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>full</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>it stays as it starts</source>
        <translation>시작값 그대로입니다</translation>
    </message>
    <message>
        <source>keys f, query x</source>
        <translation>키 f, 질의 x</translation>
    </message>
    <message>
        <source>keys x, query f</source>
        <translation>키 x, 질의 f</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>matrices</source>
        <translation>행렬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>one number a modality, times the identity, is trained</source>
        <translation>모달리티마다 단위행렬에 곱한 수 하나를 훈련합니다</translation>
    </message>
    <message>
        <source>one number times the identity is trained</source>
        <translation>단위행렬에 곱한 수 하나를 훈련합니다</translation>
    </message>
    <message>
        <source>only the diagonal is trained</source>
        <translation>대각만 훈련합니다</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>단순</translation>
    </message>
    <message>
        <source>queries come from F, keys and values from the raw data</source>
        <translation>질의는 F에서, 키와 값은 원래 데이터에서 옵니다</translation>
    </message>
    <message>
        <source>queries, keys and values all come from F, which starts from the data</source>
        <translation>질의, 키, 값이 모두 데이터에서 시작하는 F에서 옵니다</translation>
    </message>
    <message>
        <source>random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>스칼라</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>자기 어텐션</translation>
    </message>
    <message>
        <source>single</source>
        <translation>단정밀도</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>소프트맥스</translation>
    </message>
    <message>
        <source>the attention term is left out</source>
        <translation>어텐션 항을 뺍니다</translation>
    </message>
    <message>
        <source>the weight matrices of skip, value, key, query and readout are trained</source>
        <translation>건너뛰기, 값, 키, 질의, 읽기의 가중치 행렬을 훈련합니다</translation>
    </message>
    <message>
        <source>the weights move by rate times the negative gradient</source>
        <translation>가중치가 학습률 곱하기 음의 기울기만큼 움직입니다</translation>
    </message>
    <message>
        <source>untied</source>
        <translation>층마다 따로</translation>
    </message>
    <message>
        <source>values are weighted by the softmax of the products over the keys</source>
        <translation>값에 키에 대한 곱의 소프트맥스를 무게로 줍니다</translation>
    </message>
    <message>
        <source>values are weighted by ⟨key, query⟩/L</source>
        <translation>값에 ⟨키, 질의⟩/L을 무게로 줍니다</translation>
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
        <translation>건너뛰기는 α I, 값은 β I, 나머지는 단위행렬이며, 각각 무작위 퍼짐을 더합니다</translation>
    </message>
    <message>
        <source>%1 % of prompts diverge at this length: their largest eigenvalue makes every further layer grow, so that few prompts make the mean. Half of the prompts have a loss below %2.</source>
        <translation>이 길이에서 프롬프트의 %1 %가 발산합니다. 가장 큰 고윳값 때문에 층이 늘 때마다 값이 커지므로, 소수의 프롬프트가 평균을 좌우합니다. 프롬프트의 절반은 손실이 %2보다 작습니다.</translation>
    </message>
    <message>
        <source>%1 classes cannot share %2 labels evenly: choose a multiple of %2</source>
        <translation>%1개의 클래스는 레이블 %2개에 고르게 나눌 수 없습니다: %2의 배수를 고르십시오</translation>
    </message>
    <message>
        <source>%1 is a bound for the whole stack with the skip in every layer: set reinjection to every-layer, or leave %1 out</source>
        <translation>%1은(는) 모든 층에 건너뛰기 연결이 있는 층 더미 전체에 대한 한계입니다: reinjection을 every-layer로 하거나 %1을(를) 빼십시오</translation>
    </message>
    <message>
        <source>%1 is a result about the whole cross-attention stack: set stack to cross, residual on, readout to xf and attention to linear</source>
        <translation>%1은(는) 교차 어텐션 층 더미 전체에 대한 결과입니다. stack을 cross, residual을 on, readout을 xf, attention을 linear로 하십시오</translation>
    </message>
    <message>
        <source>%1 is larger than a number can hold: choose weights nearer 0, fewer layers or a longer context</source>
        <translation>%1은(는) 수로 담을 수 있는 것보다 큽니다: 0에 더 가까운 가중치, 더 적은 층, 또는 더 긴 문맥을 고르십시오</translation>
    </message>
    <message>
        <source>%1 needs one noise for all modalities: leave noise2-1 to noise2-4 at 0</source>
        <translation>%1에는 모든 모달리티에 공통인 잡음이 필요합니다. noise2-1부터 noise2-4까지를 0으로 두십시오</translation>
    </message>
    <message>
        <source>%1 new classes cannot share %2 labels evenly: choose a multiple of %2</source>
        <translation>%1개의 새 클래스는 레이블 %2개에 고르게 나눌 수 없습니다: %2의 배수를 고르십시오</translation>
    </message>
    <message>
        <source>%1 numbers for each of %2 matrices</source>
        <translation>행렬 %2개 각각에 수 %1개</translation>
    </message>
    <message>
        <source>%1 pairs cannot be filled with %2 copies of each class: choose a burstiness that divides the number of pairs</source>
        <translation>쌍 %1개를 각 클래스의 사본 %2개씩으로 채울 수 없습니다: 쌍의 수를 나누어떨어지게 하는 버스트성을 고르십시오</translation>
    </message>
    <message>
        <source>%1: a text has no closing quote</source>
        <translation>%1: 문자열에 닫는 따옴표가 없습니다</translation>
    </message>
    <message>
        <source>%1: a text holds a control character; a new line in it is written \n</source>
        <translation>%1: 문자열에 제어 문자가 있습니다. 문자열 안의 줄바꿈은 \n으로 적습니다</translation>
    </message>
    <message>
        <source>%1: a text is not UTF-8</source>
        <translation>%1: 문자열이 UTF-8이 아닙니다</translation>
    </message>
    <message>
        <source>%1: this number is not complete</source>
        <translation>%1: 이 수는 완전하지 않습니다</translation>
    </message>
    <message>
        <source>%1: what follows a backslash in a text is no escape of JSON</source>
        <translation>%1: 문자열에서 백슬래시 다음에 오는 것이 JSON의 이스케이프가 아닙니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no head of this model: write layer.head, from 0.0 to %2.%3</source>
        <translation>&apos;%1&apos;은(는) 이 모델의 헤드가 아닙니다: 0.0부터 %2.%3까지 층.헤드로 적으십시오</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;]&apos;</source>
        <translation>&apos;,&apos; 또는 &apos;]&apos;</translation>
    </message>
    <message>
        <source>&apos;,&apos; or &apos;}&apos;</source>
        <translation>&apos;,&apos; 또는 &apos;}&apos;</translation>
    </message>
    <message>
        <source>&apos;first_step&apos; is larger than a run can have</source>
        <translation>&apos;first_step&apos;이 실행이 가질 수 있는 것보다 큽니다</translation>
    </message>
    <message>
        <source>&apos;notes&apos; must be an array</source>
        <translation>&apos;notes&apos;는 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;step&apos; must be a step of the run, 0 or more, or -1 for its end</source>
        <translation>&apos;step&apos;은 0 이상인 실행의 단계이거나, 실행의 끝을 뜻하는 -1이어야 합니다</translation>
    </message>
    <message>
        <source>0: as the model says (A: as many as the budget, B and C: one), or what the channels leave.</source>
        <translation>0: 모델이 정하는 대로(A: 예산만큼, B와 C: 하나), 또는 채널이 남기는 만큼.</translation>
    </message>
    <message>
        <source>2.6 % of prompts of 32 tokens diverge in a deep stack of the limit.</source>
        <translation>극한의 깊은 층 더미에서는 토큰 32개짜리 프롬프트의 2.6 %가 발산합니다.</translation>
    </message>
    <message>
        <source>A modality is missing at test</source>
        <translation>테스트에서 빠진 모달리티 하나</translation>
    </message>
    <message>
        <source>A small transformer classifies noisy items whose labels it can learn by heart or read from its context. Which of the two wins depends on how many classes there are, how bursty the sequences, how large the model; and when reading wins, two heads form a circuit.</source>
        <translation>작은 트랜스포머가 잡음 섞인 항목을 분류합니다. 레이블은 외워서 익힐 수도 있고 문맥에서 읽을 수도 있습니다. 둘 가운데 어느 쪽이 이기는지는 클래스가 몇 개인지, 시퀀스가 얼마나 버스트성을 띠는지, 모델이 얼마나 큰지에 달려 있습니다. 읽기가 이기면 두 헤드가 회로를 이룹니다.</translation>
    </message>
    <message>
        <source>A stack that attends to its own states whitens too, but only at the rate of one over its depth.</source>
        <translation>자기 상태에 주목하는 층 더미도 백색화를 하지만, 그 속도는 깊이분의 1에 그칩니다.</translation>
    </message>
    <message>
        <source>A trained residual gain makes it smaller by five orders.</source>
        <translation>훈련한 잔차 이득은 이것을 다섯 자릿수만큼 줄입니다.</translation>
    </message>
    <message>
        <source>A: deep and narrow</source>
        <translation>A: 깊고 좁음</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>Above 0, both models are also compared on sampled prompts of this length, each with its best weights of infinite context.</source>
        <translation>0보다 크면 두 모델을 이 길이의 표본 프롬프트에서도, 각각 무한 문맥의 최적 가중치로 비교합니다.</translation>
    </message>
    <message>
        <source>Accuracies that need no learning, exact under the laws of the task.</source>
        <translation>학습 없이 얻는 정확도. 과제의 법칙 아래에서 정확한 값입니다.</translation>
    </message>
    <message>
        <source>Accuracy without each head, its drop, and the standard error of the drop over the same sequences. A row for each head, and one for all heads of a layer where there are several.</source>
        <translation>각 헤드를 뺐을 때의 정확도, 정확도의 하락, 그리고 같은 시퀀스에서 구한 하락의 표준 오차. 헤드마다 한 행이 있고, 층에 헤드가 여럿이면 그 층의 모든 헤드에 대한 행이 하나 더 있습니다.</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>활성화 함수</translation>
    </message>
    <message>
        <source>Adam whose weight decay shrinks the weights by itself</source>
        <translation>가중치 감쇠가 가중치를 따로 줄이는 Adam</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>Adaptive inference</source>
        <translation>적응적 추론</translation>
    </message>
    <message>
        <source>Added to the mean square under the root.</source>
        <translation>제곱근 안의 제곱 평균에 더하는 값.</translation>
    </message>
    <message>
        <source>All five matrices are trained: skip, value, key, query and readout. From small random numbers the skip grows first, until the stack does what one layer of linear self-attention can (excess 0.0553). Then attention grows and the weights become multiples of the identity, with the excess of the best scalar weights at three layers, 2.09e-3. A gradient keeps scalar weights scalar, so the run seems to have arrived. But the product of value, key and query has an antisymmetric direction along which the loss curves down: what is left of the random start grows there, slowly at first, and the weights turn. At the end the excess is 6.57e-4, three times lower than any scalar weights reach at this depth. The theorems of the paper speak of scalar weights; matrices go further.</source>
        <translation>건너뛰기, 값, 키, 질의, 읽어내기의 다섯 행렬을 모두 훈련합니다. 작은 난수에서 시작하면 먼저 건너뛰기가 자라, 층 더미가 선형 자기 어텐션 한 층만큼을 해냅니다(초과 위험 0.0553). 그다음 어텐션이 자라고 가중치가 단위행렬의 배수가 되며, 초과 위험은 세 층에서 가장 좋은 스칼라 가중치의 값인 2.09e-3이 됩니다. 기울기는 스칼라 가중치를 스칼라로 유지하므로 실행은 끝에 이른 것처럼 보입니다. 그러나 값, 키, 질의의 곱에는 손실이 아래로 휘는 반대칭 방향이 있습니다. 무작위 시작에서 남은 것이 그 방향으로 처음에는 천천히 자라고, 가중치가 회전합니다. 끝에서 초과 위험은 6.57e-4로, 이 깊이에서 스칼라 가중치가 이르는 어떤 값보다도 세 배 작습니다. 논문의 정리는 스칼라 가중치에 관한 것이며, 행렬은 더 멀리 갑니다.</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>모든 헤드</translation>
    </message>
    <message>
        <source>Amplitudes</source>
        <translation>진폭</translation>
    </message>
    <message>
        <source>And with two weights.</source>
        <translation>가중치가 둘일 때도 그렇습니다.</translation>
    </message>
    <message>
        <source>Anisotropy</source>
        <translation>비등방성</translation>
    </message>
    <message>
        <source>Answers from the context</source>
        <translation>문맥에서 나온 답</translation>
    </message>
    <message>
        <source>At depth 16 it is 0.00119 still.</source>
        <translation>깊이 16에서도 여전히 0.00119입니다.</translation>
    </message>
    <message>
        <source>At depth 4 it is twice that of cross-attention.</source>
        <translation>깊이 4에서는 교차 어텐션의 두 배입니다.</translation>
    </message>
    <message>
        <source>At infinite context softmax attention is linear attention exactly; on 64 tokens it varies so much that it costs a third of the risk.</source>
        <translation>무한 문맥에서 소프트맥스 어텐션은 선형 어텐션과 정확히 같습니다. 토큰 64개에서는 변동이 매우 커서 위험의 3분의 1만큼 손해를 봅니다.</translation>
    </message>
    <message>
        <source>At infinite context softmax changes nothing.</source>
        <translation>무한 문맥에서 소프트맥스는 아무것도 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>At noise 3 eight layers are still below one layer.</source>
        <translation>잡음 3에서 여덟 층은 아직 한 층보다 낮습니다.</translation>
    </message>
    <message>
        <source>At noise 3 thirty-two layers amplify.</source>
        <translation>잡음 3에서 서른두 층은 증폭합니다.</translation>
    </message>
    <message>
        <source>At the end it is at the best rotating weights, 6.57e-4.</source>
        <translation>끝에서는 가장 좋은 회전 가중치의 값인 6.57e-4에 있습니다.</translation>
    </message>
    <message>
        <source>Attention heads of a layer; they share the width.</source>
        <translation>한 층의 어텐션 헤드 수. 헤드들이 너비를 나누어 씁니다.</translation>
    </message>
    <message>
        <source>Attention of a sequence</source>
        <translation>시퀀스 하나의 어텐션</translation>
    </message>
    <message>
        <source>Attention of the queries Fᵗ to the keys X in the example prompt, as the layer after t layers sees it: ⟨xⱼ, fᵢ⟩/L, or the softmax over keys. The last row is the query token; with linear attention this row reads out the prediction at the end.</source>
        <translation>예시 프롬프트에서 t층 다음의 층이 보는, 키 X에 대한 질의 Fᵗ의 어텐션: ⟨xⱼ, fᵢ⟩/L, 또는 키에 대한 소프트맥스. 마지막 행은 질의 토큰이며, 선형 어텐션에서는 이 행이 끝에서 예측을 읽어 냅니다.</translation>
    </message>
    <message>
        <source>Attention of the query to all labels of the context.</source>
        <translation>문맥의 모든 레이블에 대한 질의의 어텐션.</translation>
    </message>
    <message>
        <source>Attention of the query to all labels that equal its own: induction on the scale from 0 to 1.</source>
        <translation>자기 레이블과 같은 모든 레이블에 대한 질의의 어텐션: 0에서 1까지의 척도로 나타낸 귀납.</translation>
    </message>
    <message>
        <source>Attention weight of a layer of its own, counted from 0.</source>
        <translation>층별 가중치를 쓸 때 한 층의 어텐션 가중치. 층은 0부터 셉니다.</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>어텐션 가중치</translation>
    </message>
    <message>
        <source>Base of the rotation</source>
        <translation>회전의 밑</translation>
    </message>
    <message>
        <source>Bayes risk at test</source>
        <translation>테스트의 베이즈 위험</translation>
    </message>
    <message>
        <source>Bayes there.</source>
        <translation>그곳의 베이즈.</translation>
    </message>
    <message>
        <source>Bayes with one modality.</source>
        <translation>모달리티 하나일 때의 베이즈.</translation>
    </message>
    <message>
        <source>Branch weights</source>
        <translation>가지의 비중</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>예산</translation>
    </message>
    <message>
        <source>Burstiness</source>
        <translation>버스트성</translation>
    </message>
    <message>
        <source>Bursty part</source>
        <translation>버스트 비율</translation>
    </message>
    <message>
        <source>Chance levels</source>
        <translation>우연 수준</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>Chebyshev rate</source>
        <translation>체비쇼프 속도</translation>
    </message>
    <message>
        <source>Class k is drawn with probability proportional to (k+1)^-α; 0 is uniform. Near 1 a model can both memorise the common classes and learn in context.</source>
        <translation>클래스 k는 (k+1)^-α에 비례하는 확률로 뽑힙니다. 0이면 균등합니다. 1 근처에서는 모델이 흔한 클래스를 외우면서 문맥 내 학습도 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>클래스</translation>
    </message>
    <message>
        <source>Classes that training shows. Few can be memorised; of many it pays to read the labels from the context.</source>
        <translation>훈련이 보여 주는 클래스의 수. 적으면 외울 수 있고, 많으면 레이블을 문맥에서 읽는 편이 이롭습니다.</translation>
    </message>
    <message>
        <source>Compute of the last block only what the loss needs: the query&apos;s row. Loss and gradient are the same up to rounding, in a third less time.</source>
        <translation>마지막 블록에서는 손실에 필요한 것, 곧 질의의 행만 계산합니다. 손실과 기울기는 반올림 오차를 빼면 같고, 시간은 3분의 1이 덜 듭니다.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>Contexts drawn afresh for each step.</source>
        <translation>단계마다 새로 뽑는 문맥의 수.</translation>
    </message>
    <message>
        <source>Contexts drawn for a length where the risk has no exact formula; the same ones for every row.</source>
        <translation>위험의 정확한 식이 없는 길이에서 뽑는 문맥의 수. 모든 행에 같은 문맥을 씁니다.</translation>
    </message>
    <message>
        <source>Contexts drawn for the median and where the risk is estimated by Monte Carlo.</source>
        <translation>중앙값을 위해, 그리고 위험을 몬테카를로로 추정하는 곳에서 뽑는 문맥의 수.</translation>
    </message>
    <message>
        <source>Contexts, the same at every step, on which the risk is measured.</source>
        <translation>위험을 재는 문맥의 수. 모든 단계에서 같은 문맥입니다.</translation>
    </message>
    <message>
        <source>Coordinates of the task under the Gaussian prior; 0: as many as the tree has nodes.</source>
        <translation>가우스 사전분포에서 과제의 좌표 수. 0이면 나무의 노드 수와 같습니다.</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Cost of a run</source>
        <translation>실행의 비용</translation>
    </message>
    <message>
        <source>Counted from 0.</source>
        <translation>0부터 셉니다.</translation>
    </message>
    <message>
        <source>Cross-attention is gradient descent</source>
        <translation>교차 어텐션은 경사 하강</translation>
    </message>
    <message>
        <source>Cross-attention of four layers is far behind.</source>
        <translation>네 층의 교차 어텐션은 훨씬 뒤처집니다.</translation>
    </message>
    <message>
        <source>Cross-entropy of the batch before the step&apos;s update; log L is blind guessing.</source>
        <translation>단계의 갱신 전에 잰 배치의 교차 엔트로피. log L은 무작정 찍는 수준입니다.</translation>
    </message>
    <message>
        <source>Decay</source>
        <translation>감쇠</translation>
    </message>
    <message>
        <source>Deep cross-attention adapts to noise that it was not trained on, one layer does not; but where the noise makes the steps too large, depth turns against it.</source>
        <translation>깊은 교차 어텐션은 훈련하지 않은 잡음에도 적응하지만 한 층은 그러지 못합니다. 다만 잡음 때문에 걸음이 너무 커지는 곳에서는 깊이가 오히려 해가 됩니다.</translation>
    </message>
    <message>
        <source>Descent came to rest at step %1: a further step changes no digit of any weight.</source>
        <translation>하강은 %1단계에서 멈추었습니다: 단계를 더해도 어느 가중치의 어느 자릿수도 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Descent on that prompt predicts 0.331.</source>
        <translation>그 프롬프트에서 하강은 0.331을 예측합니다.</translation>
    </message>
    <message>
        <source>Descent on the prompt</source>
        <translation>프롬프트에서의 하강</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>차원</translation>
    </message>
    <message>
        <source>Dimension of an item</source>
        <translation>항목의 차원</translation>
    </message>
    <message>
        <source>Draw the classes of a context with different labels, each label and then each of its classes equally likely.</source>
        <translation>문맥의 클래스를 서로 다른 레이블로 뽑습니다. 각 레이블의 확률이 같고, 그다음 그 레이블에 속한 각 클래스의 확률이 같습니다.</translation>
    </message>
    <message>
        <source>Draws every token instead of the pooled vector c = (1/N) Σ y x, which is all that linear attention sees of them. The law is the same; only the time and the random numbers differ. Residual values and features that are not linear need tokens anyway.</source>
        <translation>선형 어텐션이 보는 것은 풀링한 벡터 c = (1/N) Σ y x뿐이지만, 그 대신 토큰을 모두 뽑습니다. 분포는 같고 시간과 난수만 다릅니다. 잔차 값과 선형이 아닌 특징에는 어차피 토큰이 필요합니다.</translation>
    </message>
    <message>
        <source>E ω over the square of the Chebyshev polynomial: least worst residual</source>
        <translation>체비쇼프 다항식의 제곱으로 나눈 E ω: 가장 작은 최악 잔차</translation>
    </message>
    <message>
        <source>Edit the example</source>
        <translation>예시 편집</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>편집됨</translation>
    </message>
    <message>
        <source>Eight layers are worse than four.</source>
        <translation>여덟 층은 네 층보다 나쁩니다.</translation>
    </message>
    <message>
        <source>End of the schedule</source>
        <translation>학습률 일정의 끝</translation>
    </message>
    <message>
        <source>Evaluate every</source>
        <translation>평가 간격</translation>
    </message>
    <message>
        <source>Every measure of every head on the ICL set, and its correlation with ICL accuracy over the evaluations of the run so far. A row for each head, layer.head.</source>
        <translation>ICL 집합에서 잰 모든 헤드의 모든 척도와, 지금까지 실행의 평가들에 걸친 ICL 정확도와의 상관. 헤드마다 한 행(층.헤드).</translation>
    </message>
    <message>
        <source>F in both places</source>
        <translation>두 자리 모두 F</translation>
    </message>
    <message>
        <source>F in both places of the readout</source>
        <translation>읽어내기의 두 자리 모두 F</translation>
    </message>
    <message>
        <source>F in both places of the readout applies the steps twice: set readout to xf</source>
        <translation>읽어내기의 두 자리에 모두 F를 쓰면 단계가 두 번 적용됩니다. readout을 xf로 하십시오</translation>
    </message>
    <message>
        <source>F ← (1 + a) F + β F Fᵀ F/L: Newton–Schulz steps to the inverse root</source>
        <translation>F ← (1 + a) F + β F Fᵀ F/L: 역제곱근으로 가는 뉴턴–슐츠 단계</translation>
    </message>
    <message>
        <source>F ← F + β F Fᵀ F/L from X, read out α times with F in both places</source>
        <translation>X에서 시작하는 F ← F + β F Fᵀ F/L, 두 자리에 모두 F를 써서 α배로 읽어 냄</translation>
    </message>
    <message>
        <source>Features of a token</source>
        <translation>토큰의 특징</translation>
    </message>
    <message>
        <source>Feed-forward layer</source>
        <translation>피드포워드 층</translation>
    </message>
    <message>
        <source>First it stands where the best single layer does.</source>
        <translation>처음에는 가장 좋은 단일 층이 있는 곳에 머뭅니다.</translation>
    </message>
    <message>
        <source>Floor of the norm</source>
        <translation>정규화의 하한</translation>
    </message>
    <message>
        <source>For Gaussian keys the softmax mean E[x e^⟨x,f⟩]/E[e^⟨x,f⟩] is Λf exactly, so that nothing changes at infinite context. On a finite prompt the mean is made by a few tokens. The test curve runs softmax on prompts of 64 tokens while the weights follow the loss of infinite context; a higher temperature with centred keys approaches linear attention.</source>
        <translation>가우스 키에서는 소프트맥스 평균 E[x e^⟨x,f⟩]/E[e^⟨x,f⟩]이 정확히 Λf이므로 무한 문맥에서는 아무것도 바뀌지 않습니다. 유한한 프롬프트에서는 소수의 토큰이 평균을 좌우합니다. 테스트 곡선은 토큰 64개짜리 프롬프트에서 소프트맥스를 실행하고, 가중치는 무한 문맥의 손실을 따릅니다. 키를 중심화하고 온도를 높이면 선형 어텐션에 가까워집니다.</translation>
    </message>
    <message>
        <source>For each label its probability, whether it is the right answer, and the part of the context that carries it.</source>
        <translation>각 레이블에 대해 그 확률, 정답인지 여부, 그리고 그 레이블을 지닌 문맥의 부분.</translation>
    </message>
    <message>
        <source>Four layers are at Bayes but for 2e-14.</source>
        <translation>네 층은 2e-14만 빼면 베이즈에 있습니다.</translation>
    </message>
    <message>
        <source>Freeze a block</source>
        <translation>블록 고정</translation>
    </message>
    <message>
        <source>Gain of the residual stream beyond 1 in a self-attention stack that trains it; a gap elsewhere.</source>
        <translation>이득을 훈련하는 자기 어텐션 층 더미에서 1을 넘는 잔차 스트림의 이득. 그 밖에서는 빈틈.</translation>
    </message>
    <message>
        <source>Gain of the residual stream beyond 1 in a self-attention stack; not given: the run&apos;s present one.</source>
        <translation>자기 어텐션 층 더미에서 1을 넘는 잔차 스트림의 이득. 주지 않으면 실행의 지금 값.</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>게이트</translation>
    </message>
    <message>
        <source>Gauss nodes in the norm of the task at which the loss of infinite context is taken, at least one more than there are layers: the loss is a polynomial of the squared norm, for which that is exact.</source>
        <translation>무한 문맥의 손실을 계산하는 과제 노름의 가우스 구적점 수. 층 수보다 적어도 하나 많아야 합니다: 손실은 제곱 노름의 다항식이므로 그러면 정확합니다.</translation>
    </message>
    <message>
        <source>Gaussian with the tree&apos;s covariance</source>
        <translation>나무의 공분산을 갖는 가우스</translation>
    </message>
    <message>
        <source>Gives the value weights an antisymmetric part of this size, quarter turns of pairs of coordinates: it leaves the scalar weights, which no gradient does by itself.</source>
        <translation>값 가중치에 이 크기의 반대칭 부분, 곧 좌표 쌍의 4분의 1 회전을 줍니다: 이로써 스칼라 가중치를 벗어나며, 기울기만으로는 결코 벗어나지 못합니다.</translation>
    </message>
    <message>
        <source>Half of the prompts are below a loss of 0.6.</source>
        <translation>프롬프트의 절반은 손실이 0.6보다 작습니다.</translation>
    </message>
    <message>
        <source>Half of the test prompts have a smaller loss. Below the test risk where a few prompts make the mean; a gap at infinite test context.</source>
        <translation>테스트 프롬프트의 절반은 손실이 이보다 작습니다. 소수의 프롬프트가 평균을 좌우하는 곳에서는 테스트 위험보다 낮습니다. 무한 테스트 문맥에서는 빈틈.</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>Head gate</source>
        <translation>헤드 게이트</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>헤드 수</translation>
    </message>
    <message>
        <source>Heads removed</source>
        <translation>뺀 헤드</translation>
    </message>
    <message>
        <source>Heads to remove together, such as 0.0 or 0.1 1.3 (layer.head, from 0); they give removed and drop. The table removes each head alone, and each layer&apos;s heads together.</source>
        <translation>함께 뺄 헤드들. 예: 0.0 또는 0.1 1.3(층.헤드, 0부터). 이것으로 removed와 drop이 나옵니다. 표는 헤드를 하나씩 따로 빼고, 또 각 층의 헤드를 함께 뺍니다.</translation>
    </message>
    <message>
        <source>Held-out contexts</source>
        <translation>검증 문맥</translation>
    </message>
    <message>
        <source>Here queries, keys and values all come from F, which starts from the data: F ← F + βFFᵀF/L. Read out with F in both places the response is α P², and P² tends to 1/(1 + 2|β|sT): the stack works, but slowly. Its best excess is 0.0011 at depth 3, half of that of cross-attention, and 0.00077 at depth 4, twice as much.</source>
        <translation>여기서는 질의, 키, 값이 모두 데이터에서 시작하는 F에서 옵니다: F ← F + βFFᵀF/L. 두 자리에 모두 F를 써서 읽어 내면 응답은 α P²이고, P²은 1/(1 + 2|β|sT)로 갑니다. 층 더미는 작동하지만 느립니다. 최적 초과 위험은 깊이 3에서 0.0011로 교차 어텐션의 절반이고, 깊이 4에서는 0.00077로 두 배입니다.</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>은닉 유닛</translation>
    </message>
    <message>
        <source>Highest step size of Adam: reached after the warm-up, then falling to 0 along a cosine.</source>
        <translation>Adam의 최대 걸음 크기. 준비 구간이 끝날 때 이르고, 그다음 코사인을 따라 0으로 떨어집니다.</translation>
    </message>
    <message>
        <source>Holds a weight where it is, or lets it go again; the others go on.</source>
        <translation>가중치 하나를 지금 값에 고정하거나 다시 풀어 줍니다. 나머지는 계속 움직입니다.</translation>
    </message>
    <message>
        <source>Holds all weights of a block; the others go on learning.</source>
        <translation>블록의 모든 가중치를 고정합니다. 나머지는 계속 학습합니다.</translation>
    </message>
    <message>
        <source>How many new classes a batch or a test set draws its sequences from.</source>
        <translation>배치나 테스트 집합이 시퀀스를 뽑는 새 클래스의 수.</translation>
    </message>
    <message>
        <source>How many numbers the layers together may broadcast: layers times channels.</source>
        <translation>모든 층이 함께 브로드캐스트할 수 있는 수의 개수: 층 수 곱하기 채널 수.</translation>
    </message>
    <message>
        <source>How often each class of a context is repeated; 0 means that no sequence is bursty, so that the query&apos;s class hardly ever stands in the context.</source>
        <translation>문맥의 각 클래스가 되풀이되는 횟수. 0이면 버스트 시퀀스가 없다는 뜻이어서, 질의의 클래스가 문맥에 거의 나오지 않습니다.</translation>
    </message>
    <message>
        <source>How the estimate of θ is made of the pooled answers.</source>
        <translation>풀링한 답에서 θ의 추정값을 만드는 방법.</translation>
    </message>
    <message>
        <source>How the gradient moves the weights.</source>
        <translation>기울기가 가중치를 움직이는 방법.</translation>
    </message>
    <message>
        <source>How the learning rate changes during a run.</source>
        <translation>실행 중에 학습률이 변하는 방법.</translation>
    </message>
    <message>
        <source>How the model knows where a token stands.</source>
        <translation>모델이 토큰의 위치를 아는 방법.</translation>
    </message>
    <message>
        <source>How the task vector θ of a context is drawn; its mean square is 1 always. Under a tree the answers so far tell what is worth asking next, under a Gaussian they never do.</source>
        <translation>문맥의 과제 벡터 θ를 뽑는 방법. 제곱 평균은 언제나 1입니다. 나무에서는 지금까지의 답이 다음에 물을 만한 것을 알려 주지만, 가우스에서는 결코 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>ICL accuracy</source>
        <translation>ICL 정확도</translation>
    </message>
    <message>
        <source>ICL accuracy at the last evaluation</source>
        <translation>마지막 평가의 ICL 정확도</translation>
    </message>
    <message>
        <source>ICL accuracy on these sequences</source>
        <translation>이 시퀀스들에서의 ICL 정확도</translation>
    </message>
    <message>
        <source>IWL accuracy</source>
        <translation>IWL 정확도</translation>
    </message>
    <message>
        <source>If a layer replaces F instead of adding to it, the stack is a geometric series in attention alone, and more depth does not help.</source>
        <translation>층이 F에 더하지 않고 F를 갈아 끼우면 층 더미는 어텐션만의 기하급수가 되며, 더 깊어져도 도움이 되지 않습니다.</translation>
    </message>
    <message>
        <source>If both keys and query of the readout come from F, the stack is applied twice, and the inverse that Bayes needs becomes a square.</source>
        <translation>읽어내기의 키와 질의가 모두 F에서 오면 층 더미가 두 번 적용되어, 베이즈에 필요한 역수가 제곱이 됩니다.</translation>
    </message>
    <message>
        <source>If the task has no part in the second modality, its coordinates hold noise alone and the eigenvalue s along the task is smaller. The stack never needed to know s; it finds the inverse on each prompt. One layer carries the scale of training with it. Turn the modality off and on again while the run goes on.</source>
        <translation>과제가 둘째 모달리티에 성분이 없으면 그 좌표에는 잡음만 있고 과제 방향의 고윳값 s는 작아집니다. 층 더미는 애초에 s를 알 필요가 없었습니다. 프롬프트마다 역수를 찾아내기 때문입니다. 한 층은 훈련 때의 크기를 그대로 지니고 있습니다. 실행 중에 모달리티를 껐다가 다시 켜 보십시오.</translation>
    </message>
    <message>
        <source>In context, in weights</source>
        <translation>문맥 내, 가중치 내</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>귀납</translation>
    </message>
    <message>
        <source>It was stopped before it went on: the run is as it was and can still be resumed.</source>
        <translation>진행하기 전에 멈추었습니다: 실행은 이전 그대로이며 여전히 재개할 수 있습니다.</translation>
    </message>
    <message>
        <source>Item of class k</source>
        <translation>클래스 k의 항목</translation>
    </message>
    <message>
        <source>Items with their labels that stand before the query.</source>
        <translation>질의 앞에 놓이는, 레이블이 붙은 항목의 수.</translation>
    </message>
    <message>
        <source>Its risk is 0.408.</source>
        <translation>위험은 0.408입니다.</translation>
    </message>
    <message>
        <source>Knows the task.</source>
        <translation>과제를 압니다.</translation>
    </message>
    <message>
        <source>Label to own item</source>
        <translation>레이블에서 자기 항목으로</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>Labels that the classes share: class k has the label k mod L.</source>
        <translation>클래스들이 나누어 쓰는 레이블의 수: 클래스 k의 레이블은 k mod L입니다.</translation>
    </message>
    <message>
        <source>Largest gradient norm</source>
        <translation>최대 기울기 노름</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>Layer for layer the stack predicts what gradient descent on the prompt&apos;s own least squares predicts, to the last digit.</source>
        <translation>층마다 층 더미의 예측은 그 프롬프트의 최소제곱에 대한 경사 하강의 예측과 마지막 자리까지 같습니다.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>층</translation>
    </message>
    <message>
        <source>Layers of their own</source>
        <translation>층별 가중치</translation>
    </message>
    <message>
        <source>Length of the batch&apos;s gradient by all weights that learn.</source>
        <translation>학습하는 모든 가중치에 대한 배치 기울기의 길이.</translation>
    </message>
    <message>
        <source>Length of the exact gradient by the trained weights; of untied layers and matrices trained on sampled prompts that of the last batch.</source>
        <translation>훈련하는 가중치에 대한 정확한 기울기의 길이. 표본 프롬프트로 훈련하는 층별 가중치와 행렬에서는 마지막 배치의 기울기의 길이.</translation>
    </message>
    <message>
        <source>Levels of nodes below each other. There are 2ᵀ − 1 nodes, one coordinate each, and 2ᵀ leaves.</source>
        <translation>위아래로 놓인 노드의 수준 수. 좌표가 하나씩인 노드가 2ᵀ − 1개, 잎이 2ᵀ개 있습니다.</translation>
    </message>
    <message>
        <source>Levels of the tree</source>
        <translation>나무의 수준 수</translation>
    </message>
    <message>
        <source>List of context lengths at which the weights are the best ones, such as [16, 64, 0]; 0 is infinite. One row of the table each.</source>
        <translation>가중치가 최적인 문맥 길이의 목록, 예: [16, 64, 0]. 0은 무한입니다. 표의 행이 하나씩 생깁니다.</translation>
    </message>
    <message>
        <source>List of context lengths at which these weights are tested; 0 is infinite. One column of the table each.</source>
        <translation>이 가중치를 테스트할 문맥 길이의 목록. 0은 무한입니다. 표의 열이 하나씩 생깁니다.</translation>
    </message>
    <message>
        <source>Longer gradients are shortened to this; 0 leaves them.</source>
        <translation>이보다 긴 기울기는 이 길이로 줄입니다. 0이면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Mean attention of labels to the item before them: the previous-token measure on the scale from 0 to 1.</source>
        <translation>레이블이 바로 앞 항목에 주는 평균 어텐션: 0에서 1까지의 척도로 나타낸 이전 토큰 척도.</translation>
    </message>
    <message>
        <source>Mean attention of the query to the items whose label is its own.</source>
        <translation>레이블이 질의와 같은 항목에 대한 질의의 평균 어텐션.</translation>
    </message>
    <message>
        <source>Mean attention of the query to the labels that equal its own, less that to the other labels. At most one over the number of copies.</source>
        <translation>자기 레이블과 같은 레이블에 대한 질의의 평균 어텐션에서 다른 레이블에 대한 것을 뺀 값. 최대는 사본 수분의 1입니다.</translation>
    </message>
    <message>
        <source>Mean attention of the query to the labels that equal its own.</source>
        <translation>자기 레이블과 같은 레이블에 대한 질의의 평균 어텐션.</translation>
    </message>
    <message>
        <source>Mean attention of the query to the second modality&apos;s items whose label is its own.</source>
        <translation>레이블이 질의와 같은 둘째 모달리티의 항목에 대한 질의의 평균 어텐션.</translation>
    </message>
    <message>
        <source>Mean attention to the token before, over all tokens but the first. A head that looks from every label to its item has about a half, since items count as well.</source>
        <translation>첫 토큰을 뺀 모든 토큰에 걸친, 바로 앞 토큰에 대한 평균 어텐션. 항목도 함께 세므로, 모든 레이블에서 그 항목을 보는 헤드는 약 절반입니다.</translation>
    </message>
    <message>
        <source>Mean attention to the token two places before.</source>
        <translation>두 자리 앞 토큰에 대한 평균 어텐션.</translation>
    </message>
    <message>
        <source>Mean squared error under the test settings: their noise, task and context length.</source>
        <translation>테스트 설정(그 잡음, 과제, 문맥 길이)에서의 평균 제곱 오차.</translation>
    </message>
    <message>
        <source>Median test loss</source>
        <translation>테스트 손실의 중앙값</translation>
    </message>
    <message>
        <source>Mixture, first stage</source>
        <translation>혼합, 첫 단계</translation>
    </message>
    <message>
        <source>Mixture: in-context or in-weights</source>
        <translation>혼합: 문맥 내 또는 가중치 내</translation>
    </message>
    <message>
        <source>Moment of transition</source>
        <translation>전이의 순간</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>모멘텀</translation>
    </message>
    <message>
        <source>Multiplies what a head puts out: 0 takes the head away, in training as well as in the tests; everything else stays, and the residual stream passes by.</source>
        <translation>헤드의 출력에 곱하는 배수: 0이면 훈련과 테스트 모두에서 헤드를 뺍니다. 나머지는 모두 그대로이며 잔차 스트림은 옆으로 지나갑니다.</translation>
    </message>
    <message>
        <source>New classes</source>
        <translation>새 클래스</translation>
    </message>
    <message>
        <source>New-class part</source>
        <translation>새 클래스 비율</translation>
    </message>
    <message>
        <source>Newton–Schulz iteration for the inverse root</source>
        <translation>역제곱근의 뉴턴–슐츠 반복</translation>
    </message>
    <message>
        <source>No repeated labels</source>
        <translation>레이블 반복 없음</translation>
    </message>
    <message>
        <source>Noise at test time</source>
        <translation>테스트 때의 잡음</translation>
    </message>
    <message>
        <source>Noise of an item about its class mean, relative to the mean&apos;s length. Items are scaled to mean squared length 1 whatever the spread.</source>
        <translation>클래스 평균을 중심으로 한 항목의 잡음. 평균의 길이에 대한 상대값입니다. 산포가 얼마이든 항목은 평균 제곱 길이가 1이 되도록 조정됩니다.</translation>
    </message>
    <message>
        <source>Noise of the responses</source>
        <translation>응답의 잡음</translation>
    </message>
    <message>
        <source>Noisier prompts at test</source>
        <translation>테스트에서 잡음이 더 큰 프롬프트</translation>
    </message>
    <message>
        <source>Normalise the stream before attention, before the feed-forward layer and before the read-out.</source>
        <translation>어텐션 앞, 피드포워드 층 앞, 읽어내기 앞에서 스트림을 정규화합니다.</translation>
    </message>
    <message>
        <source>Number of the sequence in its test set, from 0.</source>
        <translation>테스트 집합 안에서 시퀀스의 번호. 0부터 셉니다.</translation>
    </message>
    <message>
        <source>Numbers in an item or label. By default 63 with absolute positions, whose block of 65 makes a width of 128, else 64. Smaller ones learn sooner.</source>
        <translation>항목이나 레이블 하나의 수의 개수. 기본값은 절대 위치에서는 63이고(65칸의 블록과 합쳐 너비가 128이 됩니다), 그 밖에는 64입니다. 작을수록 더 빨리 학습합니다.</translation>
    </message>
    <message>
        <source>Numbers in the residual stream of a token: the embedding and, with absolute or hybrid positions, the block of one-hot positions.</source>
        <translation>토큰의 잔차 스트림에 있는 수의 개수: 임베딩, 그리고 절대 위치나 혼합 위치에서는 원-핫 위치의 블록을 더한 것.</translation>
    </message>
    <message>
        <source>Numbers that one layer broadcasts. 0: as the model says (A: one, B and C: as many as the budget), or what the layers leave.</source>
        <translation>한 층이 브로드캐스트하는 수의 개수. 0: 모델이 정하는 대로(A: 하나, B와 C: 예산만큼), 또는 층이 남기는 만큼.</translation>
    </message>
    <message>
        <source>Numbers that sampled training of weight matrices computes with. Scalar weights see so little of a prompt that they always have double ones.</source>
        <translation>가중치 행렬을 표본으로 훈련할 때 계산에 쓰는 수. 스칼라 가중치는 프롬프트를 아주 조금만 보므로 언제나 배정밀도를 씁니다.</translation>
    </message>
    <message>
        <source>Of the mean over the test prompts; 0 where the test risk is exact.</source>
        <translation>테스트 프롬프트에 대한 평균의 표준 오차. 테스트 위험이 정확하면 0.</translation>
    </message>
    <message>
        <source>On classes never seen, whose labels only the context tells. As of the last evaluation, like all tests.</source>
        <translation>레이블을 문맥에서만 알 수 있는, 본 적 없는 클래스에서. 모든 테스트와 마찬가지로 마지막 평가의 값입니다.</translation>
    </message>
    <message>
        <source>On fresh sequences of the training distribution; high both for memory and for in-context learning.</source>
        <translation>훈련 분포의 새 시퀀스에서. 외우기로도 문맥 내 학습으로도 높아집니다.</translation>
    </message>
    <message>
        <source>On known classes whose query has nothing to do with the context: only memory in the weights answers.</source>
        <translation>질의가 문맥과 무관한 알려진 클래스에서: 가중치 속의 기억만이 답합니다.</translation>
    </message>
    <message>
        <source>On known classes with every label of the context moved on by one; right is what the context says, not what was memorised.</source>
        <translation>알려진 클래스에서 문맥의 모든 레이블을 하나씩 옮긴 것. 외운 것이 아니라 문맥이 말하는 것이 정답입니다.</translation>
    </message>
    <message>
        <source>On the example prompt stack and descent agree to 1e-12.</source>
        <translation>예시 프롬프트에서 층 더미와 하강은 1e-12까지 일치합니다.</translation>
    </message>
    <message>
        <source>On the same 64 tokens the risk is 0.36 above linear attention.</source>
        <translation>같은 토큰 64개에서 위험은 선형 어텐션보다 0.36 높습니다.</translation>
    </message>
    <message>
        <source>One layer at test</source>
        <translation>테스트에서의 한 층</translation>
    </message>
    <message>
        <source>One layer is not.</source>
        <translation>한 층은 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>One layer there.</source>
        <translation>그곳의 한 층.</translation>
    </message>
    <message>
        <source>One more weight, the gain of the residual stream, turns the slow stack into an iteration that converges quadratically.</source>
        <translation>잔차 스트림의 이득이라는 가중치 하나를 더하면 느린 층 더미가 2차 수렴하는 반복으로 바뀝니다.</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>출력 사영</translation>
    </message>
    <message>
        <source>P(s) = T α, a scaled mean: one layer of self-attention</source>
        <translation>P(s) = T α, 크기를 조정한 평균: 자기 어텐션 한 층</translation>
    </message>
    <message>
        <source>P(s) = α (1 + β s + … + (β s)ᵀ⁻¹)</source>
        <translation>P(s) = α (1 + β s + … + (β s)ᵀ⁻¹)</translation>
    </message>
    <message>
        <source>P(s) = α: one layer of self-attention</source>
        <translation>P(s) = α: 자기 어텐션 한 층</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>Pairs (x, y) in a context, y = ⟨θ, x⟩ plus noise. Every number that a layer broadcasts is a mean over them. 0: infinitely many, so that answers are exact.</source>
        <translation>문맥에 있는 쌍 (x, y)의 수, y = ⟨θ, x⟩ 더하기 잡음. 층이 브로드캐스트하는 모든 수는 이 쌍들에 대한 평균입니다. 0: 무한히 많아서 답이 정확합니다.</translation>
    </message>
    <message>
        <source>Pairs that positions allow for</source>
        <translation>위치가 허용하는 쌍의 수</translation>
    </message>
    <message>
        <source>Part of the ICL set whose answer is any label of the context.</source>
        <translation>ICL 집합 가운데 답이 문맥의 레이블 중 하나인 비율.</translation>
    </message>
    <message>
        <source>Part of the batch answered rightly before the step&apos;s update.</source>
        <translation>단계의 갱신 전에 배치에서 옳게 답한 비율.</translation>
    </message>
    <message>
        <source>Part of the last step that is made again.</source>
        <translation>지난 단계 가운데 다시 내딛는 비율.</translation>
    </message>
    <message>
        <source>Part of the sequences whose query is one of the repeated classes of its context; in the others all classes are drawn independently.</source>
        <translation>질의가 문맥에서 반복되는 클래스 가운데 하나인 시퀀스의 비율. 나머지 시퀀스에서는 모든 클래스를 독립적으로 뽑습니다.</translation>
    </message>
    <message>
        <source>Part of the training sequences whose classes are new, drawn afresh for every batch; only the context can tell their labels.</source>
        <translation>훈련 시퀀스 가운데 클래스가 새것인 비율. 이 클래스들은 배치마다 새로 뽑으며, 그 레이블은 문맥으로만 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Prediction after each layer beside as many steps of gradient descent on the least squares of the example prompt; empty where the stack is no descent.</source>
        <translation>각 층 뒤의 예측과, 예시 프롬프트의 최소제곱에 대해 같은 수의 단계를 경사 하강한 예측. 층 더미가 하강이 아닌 곳에서는 비어 있습니다.</translation>
    </message>
    <message>
        <source>Predicts 0.</source>
        <translation>0을 예측합니다.</translation>
    </message>
    <message>
        <source>Previous token</source>
        <translation>이전 토큰</translation>
    </message>
    <message>
        <source>Probability of turning right (sign +1) at each node as JSON, breadth first from the root, for instance [0.9, 0.5, 0.2]. Nodes that are not listed have one half.</source>
        <translation>각 노드에서 오른쪽(부호 +1)으로 갈 확률을 JSON으로, 뿌리부터 너비 우선으로 적습니다. 예: [0.9, 0.5, 0.2]. 적지 않은 노드는 2분의 1입니다.</translation>
    </message>
    <message>
        <source>Prompts drawn for the comparison at a finite context.</source>
        <translation>유한 문맥의 비교를 위해 뽑는 프롬프트의 수.</translation>
    </message>
    <message>
        <source>Pulls every weight towards 0, biases and norms as well.</source>
        <translation>모든 가중치를 0 쪽으로 당깁니다. 편향과 정규화 가중치도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>Puts a weight to a value, a matrix to that multiple of the identity; training goes on from there.</source>
        <translation>가중치를 어떤 값으로, 행렬을 단위행렬의 그 배수로 둡니다. 훈련은 거기서 이어집니다.</translation>
    </message>
    <message>
        <source>RMSNorm</source>
        <translation>RMSNorm</translation>
    </message>
    <message>
        <source>Ratio of the energies of neighbouring levels: a level holds α times as much of the task as the one above. At 1 all levels hold as much.</source>
        <translation>이웃한 수준의 에너지 비. 한 수준에는 바로 위 수준의 α배만큼 과제가 들어 있습니다. 1이면 모든 수준이 같습니다.</translation>
    </message>
    <message>
        <source>Read-out</source>
        <translation>읽어내기</translation>
    </message>
    <message>
        <source>Residual scale</source>
        <translation>잔차 배율</translation>
    </message>
    <message>
        <source>Retrained on 16 tokens, α is 0.149.</source>
        <translation>토큰 16개에서 다시 훈련하면 α는 0.149입니다.</translation>
    </message>
    <message>
        <source>Retrained, the excess is 0.00168.</source>
        <translation>다시 훈련하면 초과 위험은 0.00168입니다.</translation>
    </message>
    <message>
        <source>Risk under the test settings of one layer with the scale that is best in training; a gap where the test is as the training.</source>
        <translation>훈련에서 최적인 크기를 쓰는 한 층의, 테스트 설정에서의 위험. 테스트가 훈련과 같으면 빈틈.</translation>
    </message>
    <message>
        <source>Risk under the test settings with the task known; a gap where the test is as the training.</source>
        <translation>과제를 알 때의, 테스트 설정에서의 위험. 테스트가 훈련과 같으면 빈틈.</translation>
    </message>
    <message>
        <source>Rotate the value weights</source>
        <translation>값 가중치 회전</translation>
    </message>
    <message>
        <source>Rotation of the hybrid</source>
        <translation>혼합 위치의 회전</translation>
    </message>
    <message>
        <source>Rotation part</source>
        <translation>회전 성분</translation>
    </message>
    <message>
        <source>SGD</source>
        <translation>SGD</translation>
    </message>
    <message>
        <source>Scalar weights as a saddle</source>
        <translation>안장점으로서의 스칼라 가중치</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>배율</translation>
    </message>
    <message>
        <source>Scale the input</source>
        <translation>입력 배율 조정</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>학습률 일정</translation>
    </message>
    <message>
        <source>Seed of these prompts.</source>
        <translation>이 프롬프트들의 시드.</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>자기 어텐션</translation>
    </message>
    <message>
        <source>Self-attention stack</source>
        <translation>자기 어텐션 더미</translation>
    </message>
    <message>
        <source>Self-attention with gain: Newton–Schulz</source>
        <translation>이득이 있는 자기 어텐션: 뉴턴–슐츠</translation>
    </message>
    <message>
        <source>Self-attention, plain</source>
        <translation>자기 어텐션, 기본형</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>시퀀스</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>시퀀스 수</translation>
    </message>
    <message>
        <source>Sequences drawn afresh for each step.</source>
        <translation>단계마다 새로 뽑는 시퀀스의 수.</translation>
    </message>
    <message>
        <source>Sequences in each of the four test sets. They stay the same for the whole run, as do the new classes in them, so an accuracy is known to ±√(p(1−p)/S) and to the luck of that one draw.</source>
        <translation>네 테스트 집합 각각의 시퀀스 수. 시퀀스와 그 안의 새 클래스는 실행 내내 그대로이므로, 정확도는 ±√(p(1−p)/S)와 그 한 번의 추출에 따른 운의 범위 안에서 알려집니다.</translation>
    </message>
    <message>
        <source>Sequences of the ICL set that are averaged over.</source>
        <translation>평균을 내는 ICL 집합의 시퀀스 수.</translation>
    </message>
    <message>
        <source>Sequences that are answered with and without the head.</source>
        <translation>헤드가 있을 때와 없을 때 답하게 하는 시퀀스의 수.</translation>
    </message>
    <message>
        <source>Shared scalar weights stay more than three times above that.</source>
        <translation>공유 스칼라 가중치는 그보다 세 배 넘게 높은 곳에 머뭅니다.</translation>
    </message>
    <message>
        <source>Shared weights can only take powers of one factor 1 + βs. With an α and a β for each layer the stack is any polynomial of degree T − 1 in the second moment, and the least excess is that of weighted least squares: 5.95e-4 at three layers, against 2.09e-3 with shared weights. The worst residual falls like the inverse of a Chebyshev polynomial, which is the dashed rate, where shared weights have (4/7)^T. The first layer&apos;s β meets a state of zero and has no effect.</source>
        <translation>공유 가중치는 한 인수 1 + βs의 거듭제곱만 취할 수 있습니다. 층마다 α와 β를 두면 층 더미는 이차 모멘트의 임의의 T − 1차 다항식이 되고, 최소 초과 위험은 가중 최소제곱의 것입니다: 세 층에서 5.95e-4이며, 공유 가중치로는 2.09e-3입니다. 최악의 잔차는 체비쇼프 다항식의 역수처럼 줄어들며 이것이 점선의 비율입니다. 공유 가중치에서는 (4/7)^T입니다. 첫 층의 β는 0인 상태를 만나므로 효과가 없습니다.</translation>
    </message>
    <message>
        <source>Shared weights stay three times higher.</source>
        <translation>공유 가중치는 세 배 높은 곳에 머뭅니다.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Size of a step.</source>
        <translation>한 단계의 크기.</translation>
    </message>
    <message>
        <source>Size of the antisymmetric part of Wⱽ Wᴷᵀ W^Q, through which attention acts, as a root mean square over dimensions.</source>
        <translation>어텐션이 작용하는 행렬 Wⱽ Wᴷᵀ W^Q의 반대칭 성분의 크기. 차원에 대한 제곱평균제곱근입니다.</translation>
    </message>
    <message>
        <source>Size of what the symmetric part of Wⱽ Wᴷᵀ W^Q has beside a multiple of the identity, as a root mean square over dimensions.</source>
        <translation>Wⱽ Wᴷᵀ W^Q의 대칭 성분에서 단위행렬의 배수를 뺀 나머지의 크기. 차원에 대한 제곱평균제곱근입니다.</translation>
    </message>
    <message>
        <source>Skip weight of a layer of its own, counted from 0.</source>
        <translation>0부터 센 한 층의 고유한 건너뛰기 가중치.</translation>
    </message>
    <message>
        <source>Skip what nothing depends on</source>
        <translation>아무것도 의존하지 않는 것은 생략</translation>
    </message>
    <message>
        <source>So they do on a prompt that is typed in.</source>
        <translation>직접 입력한 프롬프트에서도 그렇습니다.</translation>
    </message>
    <message>
        <source>Softmax on short prompts</source>
        <translation>짧은 프롬프트의 소프트맥스</translation>
    </message>
    <message>
        <source>Spread within a class</source>
        <translation>클래스 안의 퍼짐</translation>
    </message>
    <message>
        <source>Standard deviation of the noise in y. The mean square of ⟨θ, x⟩ is 1.</source>
        <translation>y에 있는 잡음의 표준 편차. ⟨θ, x⟩의 제곱 평균은 1입니다.</translation>
    </message>
    <message>
        <source>Standard error of the test risk</source>
        <translation>테스트 위험의 표준 오차</translation>
    </message>
    <message>
        <source>Step at which the cosine schedule reaches 0.</source>
        <translation>코사인 학습률 일정이 0에 이르는 단계.</translation>
    </message>
    <message>
        <source>Step at which the learning rate has fallen to 0; a run ends there unless it is given another number of steps.</source>
        <translation>학습률이 0으로 떨어지는 단계. 다른 단계 수를 주지 않으면 실행은 여기서 끝납니다.</translation>
    </message>
    <message>
        <source>Steps between measurements</source>
        <translation>측정 사이의 단계 수</translation>
    </message>
    <message>
        <source>Steps between two evaluations of the test sets; the curves keep the last value in between.</source>
        <translation>테스트 집합을 두 번 평가하는 사이의 단계 수. 그 사이에 곡선은 마지막 값을 유지합니다.</translation>
    </message>
    <message>
        <source>Steps of the schedule</source>
        <translation>학습률 일정의 단계 수</translation>
    </message>
    <message>
        <source>Steps over which the learning rate grows from 0.</source>
        <translation>학습률이 0에서부터 커지는 동안의 단계 수.</translation>
    </message>
    <message>
        <source>Steps over which the learning rate rises from 0.</source>
        <translation>학습률이 0에서 올라가는 단계 수.</translation>
    </message>
    <message>
        <source>Strength of the nodes on the path. The sign of a node tells which of its children is on the path.</source>
        <translation>경로에 있는 노드의 세기. 노드의 부호는 어느 자식이 경로에 있는지를 알려 줍니다.</translation>
    </message>
    <message>
        <source>Strongest induction head</source>
        <translation>가장 강한 귀납 헤드</translation>
    </message>
    <message>
        <source>Strongest previous-token head</source>
        <translation>가장 강한 이전 토큰 헤드</translation>
    </message>
    <message>
        <source>Swapped-label accuracy</source>
        <translation>레이블 교체 정확도</translation>
    </message>
    <message>
        <source>Table of heads</source>
        <translation>헤드 표</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>과제</translation>
    </message>
    <message>
        <source>Temperature 8 and centred keys bring it to 0.001.</source>
        <translation>온도 8과 중심화한 키를 쓰면 0.001까지 줄어듭니다.</translation>
    </message>
    <message>
        <source>Test accuracy</source>
        <translation>테스트 정확도</translation>
    </message>
    <message>
        <source>Test lengths</source>
        <translation>테스트 길이</translation>
    </message>
    <message>
        <source>Test risk</source>
        <translation>테스트 위험</translation>
    </message>
    <message>
        <source>Test sequences</source>
        <translation>테스트 시퀀스</translation>
    </message>
    <message>
        <source>Test set</source>
        <translation>테스트 집합</translation>
    </message>
    <message>
        <source>That is 2.09e-3 at three layers.</source>
        <translation>세 층에서 2.09e-3입니다.</translation>
    </message>
    <message>
        <source>That is 5.95e-4 at three layers.</source>
        <translation>세 층에서 5.95e-4입니다.</translation>
    </message>
    <message>
        <source>That is worse than predicting zero.</source>
        <translation>0을 예측하는 것보다 나쁩니다.</translation>
    </message>
    <message>
        <source>The angle of pair j is the position times θ^(-2j/h), h the size of a head.</source>
        <translation>쌍 j의 각도는 위치 곱하기 θ^(-2j/h)이며, h는 헤드의 크기입니다.</translation>
    </message>
    <message>
        <source>The attention of every head: layers from top to bottom, heads from left to right.</source>
        <translation>모든 헤드의 어텐션: 층은 위에서 아래로, 헤드는 왼쪽에서 오른쪽으로.</translation>
    </message>
    <message>
        <source>The attention weights have a rotation part.</source>
        <translation>어텐션 가중치에 회전 성분이 있습니다.</translation>
    </message>
    <message>
        <source>The best weights without residual stream: α.</source>
        <translation>잔차 스트림 없는 최적 가중치: α.</translation>
    </message>
    <message>
        <source>The best weights without residual stream: β.</source>
        <translation>잔차 스트림 없는 최적 가중치: β.</translation>
    </message>
    <message>
        <source>The example sequence as the decoder receives it: one-hot positions first where there are any, then the embedding of the item or label.</source>
        <translation>디코더가 받는 그대로의 예시 시퀀스: 원-핫 위치가 있으면 그것이 먼저, 다음에 항목이나 레이블의 임베딩.</translation>
    </message>
    <message>
        <source>The excess comes to rest at 0.00112.</source>
        <translation>초과 위험은 0.00112에서 멎습니다.</translation>
    </message>
    <message>
        <source>The excess comes to rest at 0.0099.</source>
        <translation>초과 위험은 0.0099에서 멎습니다.</translation>
    </message>
    <message>
        <source>The excess comes to rest at 1.4e-5.</source>
        <translation>초과 위험은 1.4e-5에서 멎습니다.</translation>
    </message>
    <message>
        <source>The flow cannot be followed beyond t = %1: the loss or its slope is larger than a number can hold.</source>
        <translation>t = %1 너머로는 흐름을 따라갈 수 없습니다: 손실이나 그 기울기가 수로 나타낼 수 있는 범위를 넘습니다.</translation>
    </message>
    <message>
        <source>The flow ends at the best polynomial.</source>
        <translation>흐름은 최적 다항식에서 끝납니다.</translation>
    </message>
    <message>
        <source>The held-out contexts are evaluated at every so many steps, and after every intervention.</source>
        <translation>이만큼의 단계마다, 그리고 개입이 있을 때마다 검증 문맥을 평가합니다.</translation>
    </message>
    <message>
        <source>The largest attention of the query to a label that equals its own, less that to others, among all heads; at most one over the number of copies.</source>
        <translation>자기 레이블과 같은 레이블에 대한 질의의 어텐션에서 다른 레이블에 대한 것을 뺀 값 가운데 모든 헤드에서 가장 큰 것. 최대는 사본 수분의 1입니다.</translation>
    </message>
    <message>
        <source>The largest mean attention to the token before among all heads; about a half where one head looks from each label to its item.</source>
        <translation>바로 앞 토큰에 대한 평균 어텐션 가운데 모든 헤드에서 가장 큰 것. 한 헤드가 각 레이블에서 그 항목을 볼 때 약 절반입니다.</translation>
    </message>
    <message>
        <source>The loss at infinite context has come to its minimum.</source>
        <translation>무한 문맥의 손실이 최솟값에 이르렀습니다.</translation>
    </message>
    <message>
        <source>The mean of the responses y, whatever the query is.</source>
        <translation>질의와 상관없이 응답 y의 평균.</translation>
    </message>
    <message>
        <source>The mean of y x as weights.</source>
        <translation>y x의 평균을 가중치로 쓴 것.</translation>
    </message>
    <message>
        <source>The mean of y x divided by the task&apos;s own eigenvalue s.</source>
        <translation>y x의 평균을 과제 자신의 고윳값 s로 나눈 것.</translation>
    </message>
    <message>
        <source>The one-hot block has a column for each of 2 N_max + 1 positions. A sequence begins at a random one; without that room learning takes several times as long.</source>
        <translation>원-핫 블록에는 2 N_max + 1개의 위치마다 열이 하나씩 있습니다. 시퀀스는 무작위 위치에서 시작합니다. 이 여유가 없으면 학습이 몇 배나 오래 걸립니다.</translation>
    </message>
    <message>
        <source>The readout pairs the context with the query. With the raw x on one side and F on the other the prediction is ζ mᵀ P(Λ) x, and P = 1/s is Bayes. With F on both sides it is ζ mᵀ P(Λ)² x. Trained that way, P has to become the root of 1/s, which the stack follows only roughly: the floor is about 0.0012 however deep it is. Weights trained for the other readout are useless here: their excess is 0.35.</source>
        <translation>읽어내기는 문맥과 질의를 짝짓습니다. 한쪽에 원래의 x, 다른 쪽에 F를 쓰면 예측은 ζ mᵀ P(Λ) x이고, P = 1/s가 베이즈입니다. 양쪽에 F를 쓰면 ζ mᵀ P(Λ)² x입니다. 그렇게 훈련하면 P는 1/s의 제곱근이 되어야 하는데, 층 더미는 이를 대강만 따라갑니다. 아무리 깊어도 바닥은 약 0.0012입니다. 다른 읽어내기로 훈련한 가중치는 여기서 쓸모가 없으며, 그 초과 위험은 0.35입니다.</translation>
    </message>
    <message>
        <source>The risk at 16 tokens ends at 2.47, by exact moments.</source>
        <translation>토큰 16개의 위험은 정확한 모멘트로 2.47에서 끝납니다.</translation>
    </message>
    <message>
        <source>The risk at a finite context length of the stack, of one retrained layer, of least squares, of inverse regression and of simpler predictors: exact where it can be, else a Monte Carlo mean with its standard error.</source>
        <translation>유한 문맥 길이에서 층 더미, 다시 훈련한 한 층, 최소제곱, 역회귀, 더 단순한 예측기들의 위험. 가능하면 정확한 값, 아니면 몬테카를로 평균과 그 표준 오차.</translation>
    </message>
    <message>
        <source>The risk of the weights that are best at one context length (rows) on prompts of another (columns). Exact where it can be, else over sampled prompts that all rows share.</source>
        <translation>한 문맥 길이(행)에서 최적인 가중치를 다른 길이(열)의 프롬프트에 썼을 때의 위험. 가능하면 정확한 값, 아니면 모든 행이 함께 쓰는 표본 프롬프트에 대한 값.</translation>
    </message>
    <message>
        <source>The same as the published code counts it: over the first third of the tokens&apos; number of labels, here the first five of eight.</source>
        <translation>같은 것을 공개된 코드가 세는 대로: 토큰 수의 3분의 1만큼의 첫 레이블들에 대한 것으로, 여기서는 여덟 개 가운데 처음 다섯 개입니다.</translation>
    </message>
    <message>
        <source>The second moment of 16 tokens fluctuates, and a bold α amplifies the largest eigenvalue of some prompts in every layer. The best α for 16 tokens is 0.149; on the way to 0.269 the mean risk passes its minimum of 0.408 and ends at 2.47, worse than predicting zero. The median stays near a half: a few prompts make the mean. Move the test context length while the run goes on.</source>
        <translation>토큰 16개의 2차 모멘트는 흔들리고, 대담한 α는 일부 프롬프트의 가장 큰 고윳값을 층마다 증폭합니다. 토큰 16개의 최적 α는 0.149입니다. 0.269로 가는 길에 평균 위험은 최솟값 0.408을 지나 2.47에서 끝나는데, 이는 0을 예측하는 것보다 나쁩니다. 중앙값은 2분의 1 가까이에 머뭅니다. 소수의 프롬프트가 평균을 좌우하기 때문입니다. 실행 중에 테스트 문맥 길이를 움직여 보십시오.</translation>
    </message>
    <message>
        <source>The stack set, with the weights that are best at this context length.</source>
        <translation>설정된 층 더미, 이 문맥 길이에서 최적인 가중치.</translation>
    </message>
    <message>
        <source>The stack&apos;s prediction after each layer beside as many steps of gradient descent on the least squares of the prompt: steps of -β on responses times α/(-β). The two agree to rounding, on any prompt.</source>
        <translation>각 층 뒤 층 더미의 예측과, 프롬프트의 최소제곱에 대해 같은 수의 단계를 경사 하강한 예측: 응답에 α/(-β)를 곱한 것에 대한 크기 -β의 걸음. 어떤 프롬프트에서도 둘은 반올림 오차까지 일치합니다.</translation>
    </message>
    <message>
        <source>The step of descent is the α of training.</source>
        <translation>하강의 걸음은 훈련의 α입니다.</translation>
    </message>
    <message>
        <source>The test curve is above the training loss.</source>
        <translation>테스트 곡선은 훈련 손실보다 높습니다.</translation>
    </message>
    <message>
        <source>The weight of the full model with β = −α, reused, has an excess of 0.35.</source>
        <translation>완전한 모델의 가중치를 β = −α로 그대로 쓰면 초과 위험은 0.35입니다.</translation>
    </message>
    <message>
        <source>The weights are those of linear attention.</source>
        <translation>가중치는 선형 어텐션의 것입니다.</translation>
    </message>
    <message>
        <source>The weights of the full model reused cost more still.</source>
        <translation>완전한 모델의 가중치를 그대로 쓰면 손해가 더 큽니다.</translation>
    </message>
    <message>
        <source>The worst residual falls by 1/C₃(7/4), Chebyshev&apos;s polynomial.</source>
        <translation>최악의 잔차는 1/C₃(7/4)배로 줄어듭니다. C₃은 체비쇼프 다항식입니다.</translation>
    </message>
    <message>
        <source>Then it stands at the best scalar weights.</source>
        <translation>그다음 최적 스칼라 가중치에 머뭅니다.</translation>
    </message>
    <message>
        <source>This run cannot be opened by this build.</source>
        <translation>이 빌드로는 이 실행을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Three layers reach 8e-9.</source>
        <translation>세 층은 8e-9에 이릅니다.</translation>
    </message>
    <message>
        <source>Three layers with weights of their own reach every quadratic polynomial, and the flow finds the best one.</source>
        <translation>저마다 가중치를 가진 세 층은 모든 이차 다항식에 이르며, 흐름은 그 가운데 최적을 찾습니다.</translation>
    </message>
    <message>
        <source>Three stages of whole matrices</source>
        <translation>전체 행렬의 세 단계</translation>
    </message>
    <message>
        <source>To all labels</source>
        <translation>모든 레이블로</translation>
    </message>
    <message>
        <source>To all labels as published</source>
        <translation>모든 레이블로(공개된 방식)</translation>
    </message>
    <message>
        <source>To right items</source>
        <translation>옳은 항목으로</translation>
    </message>
    <message>
        <source>To right items of modality 2</source>
        <translation>모달리티 2의 옳은 항목으로</translation>
    </message>
    <message>
        <source>To right labels</source>
        <translation>옳은 레이블로</translation>
    </message>
    <message>
        <source>Token before last</source>
        <translation>두 칸 앞 토큰</translation>
    </message>
    <message>
        <source>Tokens at test time</source>
        <translation>테스트 때의 토큰</translation>
    </message>
    <message>
        <source>Tokens of the held-out contexts; −1: as in training, 0: infinitely many.</source>
        <translation>검증 문맥의 토큰 수. −1: 훈련 때와 같음, 0: 무한히 많음.</translation>
    </message>
    <message>
        <source>Tokens one by one</source>
        <translation>토큰을 하나씩</translation>
    </message>
    <message>
        <source>Trained long, tested short</source>
        <translation>길게 훈련하고 짧게 테스트</translation>
    </message>
    <message>
        <source>Trained on two modalities and tested on one, the stack is near Bayes for the one, and one layer is not.</source>
        <translation>두 모달리티로 훈련하고 하나로 테스트하면 층 더미는 그 하나에 대한 베이즈에 가깝고, 한 층은 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>Training accuracy</source>
        <translation>훈련 정확도</translation>
    </message>
    <message>
        <source>Training against test length</source>
        <translation>훈련 길이와 테스트 길이</translation>
    </message>
    <message>
        <source>Training diverged at step %1: the loss or its gradient is larger than a number can hold. A learning rate below %2 may help.</source>
        <translation>단계 %1에서 훈련이 발산했습니다: 손실이나 그 기울기가 수로 나타낼 수 있는 범위를 넘습니다. 학습률을 %2보다 낮추면 도움이 될 수 있습니다.</translation>
    </message>
    <message>
        <source>Training lengths</source>
        <translation>훈련 길이</translation>
    </message>
    <message>
        <source>Transformer blocks. An induction head needs two: the first notes at each label which item stood before it.</source>
        <translation>트랜스포머 블록의 수. 귀납 헤드에는 둘이 필요합니다: 첫 블록은 각 레이블에 그 앞에 있던 항목을 적어 둡니다.</translation>
    </message>
    <message>
        <source>Two layers already do better than one.</source>
        <translation>두 층만으로도 한 층보다 낫습니다.</translation>
    </message>
    <message>
        <source>U, which pairs the two slots of the readout; the identity where weights are scalars.</source>
        <translation>읽어내기의 두 자리를 짝짓는 U. 가중치가 스칼라이면 단위행렬입니다.</translation>
    </message>
    <message>
        <source>Untied layers</source>
        <translation>층별 가중치</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>W^Q of a layer; the identity where weights are scalars.</source>
        <translation>한 층의 W^Q. 가중치가 스칼라이면 단위행렬입니다.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>준비 구간</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>가중치 감쇠</translation>
    </message>
    <message>
        <source>Weight matrices from small random numbers stop twice, at one layer&apos;s risk and at the best scalar weights, and then leave both behind by rotating.</source>
        <translation>작은 난수에서 시작한 가중치 행렬은 한 층의 위험과 최적 스칼라 가중치에서 두 번 멈춘 뒤, 회전하여 둘 다 넘어섭니다.</translation>
    </message>
    <message>
        <source>Weight of the attention term; of untied layers the mean, of matrices the closest scalar.</source>
        <translation>어텐션 항의 가중치. 층별 가중치에서는 평균, 행렬에서는 가장 가까운 스칼라입니다.</translation>
    </message>
    <message>
        <source>Weight of the skip term; of untied layers the mean, of matrices the closest scalar.</source>
        <translation>건너뛰기 항의 가중치. 층별 가중치에서는 평균, 행렬에서는 가장 가까운 스칼라입니다.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Weights are trained at noise 1. At test the noise is a quarter, then three. One layer has a fixed scale, the stack reads the scale off the prompt: at a quarter its risk is 0.116 where Bayes has 0.115 and one layer 0.265. Steps of α contract while α times the largest eigenvalue is below 2; at noise 3 it reaches 2.07, and depth 32 amplifies what depth 8 still bears. Move the test noise while the run goes on.</source>
        <translation>가중치는 잡음 1에서 훈련합니다. 테스트에서 잡음은 4분의 1, 그다음 3입니다. 한 층의 크기는 고정되어 있지만 층 더미는 프롬프트에서 크기를 읽어 냅니다. 4분의 1에서 그 위험은 0.116이며, 베이즈는 0.115, 한 층은 0.265입니다. α의 걸음은 α 곱하기 가장 큰 고윳값이 2보다 작을 때 수축합니다. 잡음 3에서는 이 값이 2.07에 이르러, 깊이 8이 아직 견디는 것을 깊이 32는 증폭합니다. 실행 중에 테스트 잡음을 움직여 보십시오.</translation>
    </message>
    <message>
        <source>What a layer averages over the tokens. By Stein&apos;s lemma a key network measures one linear direction too; only its noise differs. The networks train many times slower; 2,000 steps with a batch of 128 are a start.</source>
        <translation>층이 토큰에 대해 평균하는 것. 스타인 보조정리에 따라 키 신경망도 선형 방향 하나를 재며, 잡음만 다릅니다. 신경망은 훈련이 여러 배 느립니다. 배치 128로 2,000단계면 시작으로 알맞습니다.</translation>
    </message>
    <message>
        <source>What attention and feed-forward layers put out is multiplied with this before it joins the stream.</source>
        <translation>어텐션 층과 피드포워드 층의 출력은 스트림에 더해지기 전에 이 값과 곱해집니다.</translation>
    </message>
    <message>
        <source>What attention pools. With residuals the noise of an answer shrinks with what is left to explain, so that deep levels stay resolvable.</source>
        <translation>어텐션이 풀링하는 것. 잔차를 쓰면 답의 잡음이 아직 설명하지 못한 부분과 함께 줄어들어, 깊은 수준도 분간할 수 있습니다.</translation>
    </message>
    <message>
        <source>What each weight matrix is made of: the closest multiple of the identity, its rotation (antisymmetric) part and the rest of its symmetric part, each counted so that the identity and a quarter turn have size 1; attention is Wⱽ Wᴷᵀ W^Q.</source>
        <translation>각 가중치 행렬의 구성: 가장 가까운 단위행렬의 배수, 회전(반대칭) 성분, 그리고 대칭 성분의 나머지. 단위행렬과 4분의 1 회전의 크기가 1이 되도록 잽니다. 어텐션은 Wⱽ Wᴷᵀ W^Q입니다.</translation>
    </message>
    <message>
        <source>What is changed in the model that is set, or in its prompts at test.</source>
        <translation>설정된 모델이나 테스트의 프롬프트에서 바꾸는 것.</translation>
    </message>
    <message>
        <source>What one change of the model, or of its prompts at test, costs: with the weights retrained, with the full model&apos;s best weights reused, and at a finite context.</source>
        <translation>모델이나 테스트 프롬프트를 하나 바꿀 때의 손해: 가중치를 다시 훈련할 때, 완전한 모델의 최적 가중치를 그대로 쓸 때, 그리고 유한 문맥에서.</translation>
    </message>
    <message>
        <source>What one head attends to in one test sequence: a row for each token that looks, a column for each it may look at, and the model&apos;s answer.</source>
        <translation>한 테스트 시퀀스에서 한 헤드가 주목하는 것: 보는 토큰마다 한 행, 볼 수 있는 토큰마다 한 열, 그리고 모델의 답.</translation>
    </message>
    <message>
        <source>What the settings need on this machine, predicted from counts of operations and a measured speed.</source>
        <translation>연산 횟수와 측정된 속도로 예측한, 이 기계에서 설정에 필요한 것.</translation>
    </message>
    <message>
        <source>What training lowers: the squared distance of the estimate to θ, which is the error of the prediction averaged over queries.</source>
        <translation>훈련이 낮추는 것: 추정값에서 θ까지의 제곱 거리. 질의에 대해 평균한 예측의 오차와 같습니다.</translation>
    </message>
    <message>
        <source>When ICL accuracy first crossed the middle between a random label of the context and 1, on a line between the two evaluations about it.</source>
        <translation>ICL 정확도가 문맥의 무작위 레이블과 1의 중간을 처음 넘은 때. 그 앞뒤의 두 평가를 직선으로 이어 구합니다.</translation>
    </message>
    <message>
        <source>Where the feed-forward layer has its nonlinearity.</source>
        <translation>피드포워드 층에서 비선형성이 놓이는 곳.</translation>
    </message>
    <message>
        <source>Where to evaluate, in a self-attention stack that trains its residual gain; by default where the run stands.</source>
        <translation>잔차 이득을 훈련하는 자기 어텐션 층 더미에서 계산할 곳. 기본값은 실행이 있는 곳입니다.</translation>
    </message>
    <message>
        <source>Whether a matrix mixes what the heads put out.</source>
        <translation>헤드들의 출력을 행렬로 섞을지 여부.</translation>
    </message>
    <message>
        <source>Whether hybrid positions turn queries and keys as well, over the whole width of a head.</source>
        <translation>혼합 위치에서 질의와 키도 헤드의 전체 너비에 걸쳐 회전할지 여부.</translation>
    </message>
    <message>
        <source>Whether layers attend to the raw data or to their own states. A self-attention stack starts from F⁰ = X, adds β F Fᵀ F/L in each layer and reads out α times with F in both places; α and β are both trained.</source>
        <translation>층이 원래 데이터에 주목하는지, 자기 상태에 주목하는지. 자기 어텐션 층 더미는 F⁰ = X에서 시작하여 층마다 β F Fᵀ F/L를 더하고, 두 자리에 모두 F를 써서 α배로 읽어 냅니다. α와 β를 모두 훈련합니다.</translation>
    </message>
    <message>
        <source>Which test set the sequences come from.</source>
        <translation>시퀀스를 가져오는 테스트 집합.</translation>
    </message>
    <message>
        <source>While the loss of infinite context falls, the risk on prompts of 16 tokens falls first, then climbs above that of predicting zero.</source>
        <translation>무한 문맥의 손실이 떨어지는 동안 토큰 16개짜리 프롬프트의 위험은 처음에 떨어지다가, 0을 예측하는 위험보다 높이 올라갑니다.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source>With F = Λ⁻¹X exactly the risk is 0.66.</source>
        <translation>정확히 F = Λ⁻¹X이면 위험은 0.66입니다.</translation>
    </message>
    <message>
        <source>With F ← (1 + a)F + βFFᵀF/L and a near one half each layer is a Newton–Schulz step towards Λ^(−1/2). Three layers have an excess of 8e-9, five orders below the plain stack, and four of 2e-14. The flow finds this gain by itself: first it is the plain stack, then the gain grows.</source>
        <translation>F ← (1 + a)F + βFFᵀF/L에서 a가 2분의 1에 가까우면 각 층은 Λ^(−1/2)로 가는 뉴턴–슐츠 단계입니다. 세 층의 초과 위험은 기본형 더미보다 다섯 자릿수 낮은 8e-9이고, 네 층은 2e-14입니다. 흐름은 이 이득을 스스로 찾아냅니다. 처음에는 기본형 더미이다가 그다음 이득이 커집니다.</translation>
    </message>
    <message>
        <source>With Fᵗ = αX + βXXᵀFᵗ⁻¹/L the response is α(1 + βs + … + (βs)^(T−1)), which tends to α/(1 − βs) and needs |β|s below 1 on all tasks. One weight is missing to follow 1/s, so that the best excess is 0.0099 at depth 4 and larger at depth 8. The twin button beside the residual stream runs the other one.</source>
        <translation>Fᵗ = αX + βXXᵀFᵗ⁻¹/L이면 응답은 α(1 + βs + … + (βs)^(T−1))이며, 이것은 α/(1 − βs)로 가고 모든 과제에서 |β|s가 1보다 작아야 합니다. 1/s를 따라가기에 가중치가 하나 모자라므로, 최적 초과 위험은 깊이 4에서 0.0099이고 깊이 8에서는 더 큽니다. 잔차 스트림 옆의 쌍둥이 단추가 다른 쪽을 실행합니다.</translation>
    </message>
    <message>
        <source>With both modalities the risk is 0.2616.</source>
        <translation>모달리티가 둘 다 있으면 위험은 0.2616입니다.</translation>
    </message>
    <message>
        <source>With one modality missing, eight layers are near Bayes.</source>
        <translation>모달리티 하나가 빠져도 여덟 층은 베이즈에 가깝습니다.</translation>
    </message>
    <message>
        <source>With the changes that were made to the example on the screen.</source>
        <translation>화면의 예시에 가한 변경을 포함합니다.</translation>
    </message>
    <message>
        <source>With the noise of a quarter eight layers are near Bayes.</source>
        <translation>잡음이 4분의 1일 때 여덟 층은 베이즈에 가깝습니다.</translation>
    </message>
    <message>
        <source>With the residual stream it is 26 times smaller.</source>
        <translation>잔차 스트림이 있으면 26배 작습니다.</translation>
    </message>
    <message>
        <source>With β = −α the query&apos;s state after t layers gives the prediction of t steps of gradient descent of size α on (1/2L) Σ (y − ⟨w, x⟩)², begun at w = 0. The stack works on tokens and never forms w; descent works on w and never sees a layer. With two weights it is descent of step −β on responses multiplied by α/(−β). The two curves of the prediction differ by rounding alone, at every step of training.</source>
        <translation>β = −α이면 t층 뒤 질의의 상태는 w = 0에서 시작하여 (1/2L) Σ (y − ⟨w, x⟩)²에 대해 크기 α의 걸음으로 t번 경사 하강한 예측을 줍니다. 층 더미는 토큰을 다루고 w를 만들지 않으며, 하강은 w를 다루고 층을 보지 않습니다. 가중치가 둘이면 응답에 α/(−β)를 곱한 것에 대한 걸음 −β의 하강입니다. 훈련의 모든 단계에서 두 예측 곡선은 반올림 오차만큼만 다릅니다.</translation>
    </message>
    <message>
        <source>Without attention</source>
        <translation>어텐션 없이</translation>
    </message>
    <message>
        <source>Without gain it is 130 times larger.</source>
        <translation>이득이 없으면 130배 큽니다.</translation>
    </message>
    <message>
        <source>Without residual stream</source>
        <translation>잔차 스트림 없이</translation>
    </message>
    <message>
        <source>Without the residual stream</source>
        <translation>잔차 스트림 없이</translation>
    </message>
    <message>
        <source>Wˢ, through which the raw data enter a layer; α I where weights are scalars.</source>
        <translation>원시 데이터가 층에 들어올 때 거치는 Wˢ. 가중치가 스칼라이면 α I입니다.</translation>
    </message>
    <message>
        <source>Wᴷ of a layer; the identity where weights are scalars.</source>
        <translation>한 층의 Wᴷ. 가중치가 스칼라이면 단위행렬입니다.</translation>
    </message>
    <message>
        <source>W₃ (SiLU(W₁x) ∘ W₂x), true SwiGLU</source>
        <translation>W₃ (SiLU(W₁x) ∘ W₂x), 본래의 SwiGLU</translation>
    </message>
    <message>
        <source>W₃ SiLU(W₁x ∘ W₂x), as in the published code</source>
        <translation>W₃ SiLU(W₁x ∘ W₂x), 공개된 코드와 같음</translation>
    </message>
    <message>
        <source>Wⱽ Wᴷᵀ W^Q, through which the attention of a layer acts: β times the identity where the weights have stayed scalar, with an antisymmetric part where they rotate.</source>
        <translation>한 층의 어텐션이 작용하는 행렬 Wⱽ Wᴷᵀ W^Q: 가중치가 스칼라로 남아 있으면 단위행렬의 β배이고, 회전하면 반대칭 성분이 있습니다.</translation>
    </message>
    <message>
        <source>Wⱽ of a layer; β I where weights are scalars.</source>
        <translation>한 층의 Wⱽ. 가중치가 스칼라이면 β I입니다.</translation>
    </message>
    <message>
        <source>Zipf exponent</source>
        <translation>지프 지수</translation>
    </message>
    <message>
        <source>a</source>
        <translation>a</translation>
    </message>
    <message>
        <source>a context of %1 classes without repeated labels needs as many labels, not %2</source>
        <translation>레이블이 반복되지 않는 클래스 %1개의 문맥에는 레이블도 그만큼 필요합니다. %2개로는 안 됩니다</translation>
    </message>
    <message>
        <source>a geometric series in the attention alone, with one weight too few for 1/s</source>
        <translation>1/s를 따라가기에 가중치가 하나 모자란, 어텐션만의 기하급수</translation>
    </message>
    <message>
        <source>a leaf of a binary tree is drawn; the path to it says which coordinates of the task are not zero</source>
        <translation>이진 나무의 잎을 하나 뽑습니다. 그 잎까지의 경로가 과제의 어느 좌표가 0이 아닌지를 정합니다</translation>
    </message>
    <message>
        <source>a modality missing at test</source>
        <translation>테스트에서 빠진 모달리티 하나</translation>
    </message>
    <message>
        <source>a name in double quotes</source>
        <translation>큰따옴표로 묶은 이름</translation>
    </message>
    <message>
        <source>a node on the path has its level&apos;s strength, up to the sign</source>
        <translation>경로에 있는 노드는 부호를 빼면 그 수준의 세기를 갖습니다</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>a one-hot position, shifted at random, before the embedding</source>
        <translation>임베딩 앞에 놓인, 무작위로 옮긴 원-핫 위치</translation>
    </message>
    <message>
        <source>a random label of the context</source>
        <translation>문맥의 무작위 레이블</translation>
    </message>
    <message>
        <source>a random label of the context, IWL set</source>
        <translation>문맥의 무작위 레이블, IWL 집합</translation>
    </message>
    <message>
        <source>a self-attention stack is no gradient descent: set stack to cross</source>
        <translation>자기 어텐션 층 더미는 경사 하강이 아닙니다. stack을 cross로 하십시오</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>a token&apos;s value is y</source>
        <translation>토큰의 값은 y입니다</translation>
    </message>
    <message>
        <source>a token&apos;s value is y less what the estimate so far predicts for it</source>
        <translation>토큰의 값은 y에서 지금까지의 추정이 그 토큰에 대해 예측하는 것을 뺀 것입니다</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>a width of %1 cannot be shared by %2 heads: change heads or item-dimension so that one divides the other</source>
        <translation>너비 %1을(를) 헤드 %2개가 나누어 쓸 수 없습니다: 나누어떨어지도록 heads나 item-dimension을 바꾸십시오</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>절대</translation>
    </message>
    <message>
        <source>accuracy of the whole model</source>
        <translation>전체 모델의 정확도</translation>
    </message>
    <message>
        <source>accuracy that counts as the middle</source>
        <translation>중간으로 치는 정확도</translation>
    </message>
    <message>
        <source>accuracy without the heads asked for</source>
        <translation>지정한 헤드를 뺀 정확도</translation>
    </message>
    <message>
        <source>acts for absolute and hybrid</source>
        <translation>절대 위치와 혼합 위치에 적용</translation>
    </message>
    <message>
        <source>acts for hybrid positions</source>
        <translation>혼합 위치에 적용</translation>
    </message>
    <message>
        <source>acts for linear features</source>
        <translation>선형 특징에서 작용</translation>
    </message>
    <message>
        <source>acts for models A and B</source>
        <translation>모델 A와 B에서 작용</translation>
    </message>
    <message>
        <source>acts for rotary positions</source>
        <translation>회전 위치에 적용</translation>
    </message>
    <message>
        <source>acts for the Gaussian prior</source>
        <translation>가우스 사전분포에서 작용</translation>
    </message>
    <message>
        <source>acts for the tree with weighted branches</source>
        <translation>가지에 비중이 있는 나무에서 작용</translation>
    </message>
    <message>
        <source>acts for trees</source>
        <translation>나무에서 작용</translation>
    </message>
    <message>
        <source>acts for trees and the tree&apos;s covariance</source>
        <translation>나무와 나무의 공분산에서 작용</translation>
    </message>
    <message>
        <source>acts in a cross-attention stack</source>
        <translation>교차 어텐션 층 더미에서 작용</translation>
    </message>
    <message>
        <source>acts with one head; several have it always</source>
        <translation>헤드가 하나일 때 작용. 여럿이면 언제나 있습니다</translation>
    </message>
    <message>
        <source>acts with rms-norm on</source>
        <translation>rms-norm on에서 작용</translation>
    </message>
    <message>
        <source>acts with sgd</source>
        <translation>sgd에서 작용</translation>
    </message>
    <message>
        <source>acts with the schedule cosine</source>
        <translation>스케줄 cosine에서 작용</translation>
    </message>
    <message>
        <source>acts with the schedules cosine and warm-up</source>
        <translation>스케줄 cosine과 warm-up에서 작용</translation>
    </message>
    <message>
        <source>after the warm-up down to 0 on half a cosine</source>
        <translation>준비 구간 뒤에 반 코사인을 따라 0까지 내려감</translation>
    </message>
    <message>
        <source>all coordinates are independent and equally strong</source>
        <translation>모든 좌표가 독립이고 세기가 같습니다</translation>
    </message>
    <message>
        <source>all questions in one layer, fixed</source>
        <translation>한 층에 모든 질문, 고정</translation>
    </message>
    <message>
        <source>all test settings</source>
        <translation>모든 테스트 설정</translation>
    </message>
    <message>
        <source>also with one head</source>
        <translation>헤드가 하나일 때도</translation>
    </message>
    <message>
        <source>always</source>
        <translation>언제나</translation>
    </message>
    <message>
        <source>an answer is read with the key that asked, times a gain</source>
        <translation>답을, 물었던 키에 이득을 곱한 것으로 읽습니다</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>객체</translation>
    </message>
    <message>
        <source>answers among the labels of the context</source>
        <translation>문맥에 있는 레이블 가운데서 나온 답</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>아무 레이블</translation>
    </message>
    <message>
        <source>any label at random</source>
        <translation>무작위로 고른 아무 레이블</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, definition of the stack</source>
        <translation>arXiv 2602.04872, 층 더미의 정의</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, stack with weight matrices; scalar weights are an invariant manifold and, from three layers on, a saddle</source>
        <translation>arXiv 2602.04872, 가중치 행렬이 있는 층 더미. 스칼라 가중치는 불변 다양체이며, 세 층부터는 안장점입니다</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, untied layers: weighted least squares over polynomials; Chebyshev&apos;s least worst case</source>
        <translation>arXiv 2602.04872, 층별 가중치: 다항식에 대한 가중 최소제곱. 최악의 경우를 가장 작게 하는 것은 체비쇼프 다항식</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; Gaussian keys under softmax; differences by an independent simulation</source>
        <translation>arXiv 2602.04872; 소프트맥스에서의 가우스 키; 차이는 독립적인 시뮬레이션으로 구함</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; Newton–Schulz iteration for the inverse root</source>
        <translation>arXiv 2602.04872; 역제곱근의 뉴턴–슐츠 반복</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; a modality without signal at test</source>
        <translation>arXiv 2602.04872; 테스트에서 신호가 없는 모달리티</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; ablation of the residual stream</source>
        <translation>arXiv 2602.04872; 잔차 스트림의 제거</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; identity of the stack with in-context gradient descent</source>
        <translation>arXiv 2602.04872; 층 더미와 문맥 내 경사 하강의 동일성</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; self-attention in place of cross-attention</source>
        <translation>arXiv 2602.04872; 교차 어텐션 대신 자기 어텐션</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; shift of the covariate noise at test</source>
        <translation>arXiv 2602.04872; 테스트에서 공변량 잡음의 변화</translation>
    </message>
    <message>
        <source>arXiv 2602.04872; which slot of the readout takes F</source>
        <translation>arXiv 2602.04872; 읽어내기에서 F가 들어가는 자리</translation>
    </message>
    <message>
        <source>as in training</source>
        <translation>훈련 때와 같음</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>발표된 대로</translation>
    </message>
    <message>
        <source>as published: one head writes into the residual stream directly</source>
        <translation>발표된 대로: 헤드 하나가 잔차 스트림에 직접 씁니다</translation>
    </message>
    <message>
        <source>as published; takes some 100,000 steps to learn in context</source>
        <translation>발표된 대로. 문맥 내 학습을 익히는 데 약 100,000단계가 걸립니다</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>어텐션</translation>
    </message>
    <message>
        <source>attention to a right label less that to a wrong one</source>
        <translation>맞는 레이블에 대한 어텐션에서 틀린 레이블에 대한 어텐션을 뺀 값</translation>
    </message>
    <message>
        <source>attention to all right labels</source>
        <translation>모든 맞는 레이블에 대한 어텐션</translation>
    </message>
    <message>
        <source>b of that limit</source>
        <translation>그 극한의 b</translation>
    </message>
    <message>
        <source>best gain of a self-attention stack that trains one</source>
        <translation>이득을 훈련하는 자기 어텐션 층 더미의 최적 이득</translation>
    </message>
    <message>
        <source>best of untied layers</source>
        <translation>층별 가중치의 최선</translation>
    </message>
    <message>
        <source>best p(s) = c exp(−b s), the limit of α (1 + β s)ᵀ</source>
        <translation>최적의 p(s) = c exp(−b s), α (1 + β s)ᵀ의 극한</translation>
    </message>
    <message>
        <source>best polynomial of the degree, weighted least squares</source>
        <translation>그 차수의 최선 다항식, 가중 최소제곱</translation>
    </message>
    <message>
        <source>blind guess, log L</source>
        <translation>눈감은 추측, log L</translation>
    </message>
    <message>
        <source>budget (%1) must be at most the dimension of the task (%2)</source>
        <translation>예산(%1)은 과제의 차원(%2) 이하여야 합니다</translation>
    </message>
    <message>
        <source>burstiness %1 leaves one class in a context of %2 pairs: choose at most half as many copies as pairs</source>
        <translation>버스트성 %1이면 쌍 %2개의 문맥에 클래스가 하나만 남습니다: 사본 수를 쌍 수의 절반 이하로 고르십시오</translation>
    </message>
    <message>
        <source>c of that limit</source>
        <translation>그 극한의 c</translation>
    </message>
    <message>
        <source>channels</source>
        <translation>채널</translation>
    </message>
    <message>
        <source>closest α</source>
        <translation>가장 가까운 α</translation>
    </message>
    <message>
        <source>closest β</source>
        <translation>가장 가까운 β</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>일정</translation>
    </message>
    <message>
        <source>context lengths must be whole numbers, not %1</source>
        <translation>문맥 길이는 정수여야 합니다(받은 값: %1)</translation>
    </message>
    <message>
        <source>contexts</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>contexts per step</source>
        <translation>단계마다의 문맥</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>코사인</translation>
    </message>
    <message>
        <source>cross-attention, retrained</source>
        <translation>교차 어텐션, 다시 훈련</translation>
    </message>
    <message>
        <source>descent</source>
        <translation>하강</translation>
    </message>
    <message>
        <source>descent does not see the query: turn query-as-key off</source>
        <translation>하강은 질의를 보지 않습니다. query-as-key를 off로 하십시오</translation>
    </message>
    <message>
        <source>descent meets the data in every step: set reinjection to every-layer</source>
        <translation>하강은 단계마다 데이터를 만납니다. reinjection을 every-layer로 하십시오</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>difference of the two</source>
        <translation>둘의 차이</translation>
    </message>
    <message>
        <source>each layer has a query vector of its own</source>
        <translation>층마다 자기 질의 벡터를 가집니다</translation>
    </message>
    <message>
        <source>entry %1 must be a probability between 0 and 1</source>
        <translation>성분 %1은(는) 0에서 1까지의 확률이어야 합니다</translation>
    </message>
    <message>
        <source>error of the last estimate</source>
        <translation>마지막 추정의 오차</translation>
    </message>
    <message>
        <source>evaluations so far</source>
        <translation>지금까지의 평가 횟수</translation>
    </message>
    <message>
        <source>exact over the query, Gauss nodes in the norm, directions in whole frames</source>
        <translation>질의에 대해 정확, 노름은 가우스 절점, 방향은 온전한 직교 틀 단위</translation>
    </message>
    <message>
        <source>excess over as many other directions of the same law: near the excess where the directions are enough</source>
        <translation>같은 법칙의 다른 방향을 같은 수만큼 뽑았을 때의 초과 위험: 방향이 충분하면 초과 위험에 가깝습니다</translation>
    </message>
    <message>
        <source>excess over the directions that a run of matrices averages over</source>
        <translation>행렬 실행이 평균을 내는 방향들에 대한 초과 위험</translation>
    </message>
    <message>
        <source>excess that no depth goes below, with p(s) = c exp(−b s)</source>
        <translation>p(s) = c exp(−b s)에서 어떤 깊이로도 그 아래로 내려가지 못하는 초과 위험</translation>
    </message>
    <message>
        <source>excess with the full model&apos;s best weights; absent where they mean something else</source>
        <translation>완전한 모델의 최적 가중치를 쓸 때의 초과 위험. 가중치의 뜻이 달라지는 곳에는 없음</translation>
    </message>
    <message>
        <source>factor on the responses, α/(-β); 1 where β = -α</source>
        <translation>응답에 곱하는 배수 α/(-β). β = -α이면 1</translation>
    </message>
    <message>
        <source>features other than linear are networks: set model to a or b</source>
        <translation>선형이 아닌 특징은 신경망입니다. model을 a 또는 b로 하십시오</translation>
    </message>
    <message>
        <source>final</source>
        <translation>마지막</translation>
    </message>
    <message>
        <source>first derivative in the gain</source>
        <translation>이득의 1차 미분</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>floor of any depth</source>
        <translation>모든 깊이의 바닥</translation>
    </message>
    <message>
        <source>from coordinate</source>
        <translation>시작 좌표</translation>
    </message>
    <message>
        <source>full network</source>
        <translation>전체 신경망</translation>
    </message>
    <message>
        <source>half of the sampled prompts have a smaller loss</source>
        <translation>표본 프롬프트의 절반은 손실이 이보다 작습니다</translation>
    </message>
    <message>
        <source>half way from a random label of the context to 1</source>
        <translation>문맥의 무작위 레이블에서 1까지의 절반</translation>
    </message>
    <message>
        <source>half-normal</source>
        <translation>반정규</translation>
    </message>
    <message>
        <source>has %1 tokens of %2 numbers; a prompt has at most %3 tokens of %4</source>
        <translation>에는 수 %2개짜리 토큰이 %1개 있습니다. 프롬프트는 수 %4개짜리 토큰을 최대 %3개까지 가집니다</translation>
    </message>
    <message>
        <source>head, token looked at</source>
        <translation>헤드, 주목받는 토큰</translation>
    </message>
    <message>
        <source>holds no operation that is known here</source>
        <translation>여기서 아는 연산이 들어 있지 않습니다</translation>
    </message>
    <message>
        <source>how far that is below the whole model</source>
        <translation>그것이 전체 모델보다 얼마나 낮은지</translation>
    </message>
    <message>
        <source>how often the right label occurs in the context, IWL set</source>
        <translation>맞는 레이블이 문맥에 나오는 빈도, IWL 집합</translation>
    </message>
    <message>
        <source>hundreds of steps; weight decay joins the gradient</source>
        <translation>수백 단계. 가중치 감쇠가 기울기에 더해집니다</translation>
    </message>
    <message>
        <source>hybrid</source>
        <translation>혼합</translation>
    </message>
    <message>
        <source>in the context</source>
        <translation>문맥에서</translation>
    </message>
    <message>
        <source>is a link to another folder, which is not emptied</source>
        <translation>다른 폴더를 가리키는 링크이므로 비우지 않습니다</translation>
    </message>
    <message>
        <source>is in the way: the names of the columns are written there; move it, or name another file</source>
        <translation>자리를 막고 있습니다: 열 이름을 거기에 씁니다. 그것을 옮기거나 다른 파일 이름을 지정하십시오</translation>
    </message>
    <message>
        <source>key network</source>
        <translation>키 신경망</translation>
    </message>
    <message>
        <source>known classes, context of no use</source>
        <translation>아는 클래스, 문맥은 쓸모없음</translation>
    </message>
    <message>
        <source>label</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>largest difference after any layer, relative to predictions above 1</source>
        <translation>모든 층 뒤의 가장 큰 차이, 1보다 큰 예측에서는 상대값</translation>
    </message>
    <message>
        <source>layer, token that looks</source>
        <translation>층, 주목하는 토큰</translation>
    </message>
    <message>
        <source>layers (%1) times channels (%2) must be the budget (%3)</source>
        <translation>층 수(%1) 곱하기 채널 수(%2)는 예산(%3)이어야 합니다</translation>
    </message>
    <message>
        <source>layers and heads must be given, and heads divide the width</source>
        <translation>층과 헤드를 지정해야 하며, 헤드 수는 너비를 나누어떨어지게 해야 합니다</translation>
    </message>
    <message>
        <source>layers of their own reach every polynomial; C_{T} is Chebyshev&apos;s</source>
        <translation>층마다 가중치가 따로 있으면 모든 다항식에 이릅니다. C_{T}는 체비쇼프 다항식입니다</translation>
    </message>
    <message>
        <source>linear in the query, so that ŵ is all that the weights and a prompt decide</source>
        <translation>질의에 대해 선형이므로, 가중치와 프롬프트가 정하는 것은 ŵ이 전부입니다</translation>
    </message>
    <message>
        <source>loss per-layer needs an estimate after each layer: set read-out to tied or attention</source>
        <translation>손실 per-layer에는 각 층 뒤의 추정이 필요합니다. read-out을 tied 또는 attention으로 하십시오</translation>
    </message>
    <message>
        <source>loss with the full model&apos;s best weights</source>
        <translation>완전한 모델의 최적 가중치를 쓸 때의 손실</translation>
    </message>
    <message>
        <source>mean attention of labels to their item</source>
        <translation>레이블이 자기 항목에 주는 평균 어텐션</translation>
    </message>
    <message>
        <source>mean attention to the token before</source>
        <translation>바로 앞 토큰에 주는 평균 어텐션</translation>
    </message>
    <message>
        <source>mean response</source>
        <translation>응답의 평균</translation>
    </message>
    <message>
        <source>mean with the scale known</source>
        <translation>크기를 아는 평균</translation>
    </message>
    <message>
        <source>median of the difference over prompts</source>
        <translation>프롬프트에 대한 차이의 중앙값</translation>
    </message>
    <message>
        <source>memory at its largest</source>
        <translation>가장 클 때의 메모리</translation>
    </message>
    <message>
        <source>minimiser a*</source>
        <translation>최소점 a*</translation>
    </message>
    <message>
        <source>minimum of shared scalar weights</source>
        <translation>공유된 스칼라 가중치의 최솟값</translation>
    </message>
    <message>
        <source>mixed second derivative in α and the gain</source>
        <translation>α와 이득의 혼합 2차 미분</translation>
    </message>
    <message>
        <source>mixed second derivative in β and the gain</source>
        <translation>β와 이득의 혼합 2차 미분</translation>
    </message>
    <message>
        <source>must be a list of at most %1 probabilities, such as [0.9, 0.5, 0.2]</source>
        <translation>[0.9, 0.5, 0.2]처럼 확률 %1개 이하의 목록이어야 합니다</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>new classes</source>
        <translation>새 클래스</translation>
    </message>
    <message>
        <source>no attention</source>
        <translation>어텐션 없음</translation>
    </message>
    <message>
        <source>no residual stream</source>
        <translation>잔차 스트림 없음</translation>
    </message>
    <message>
        <source>noise at test</source>
        <translation>테스트의 잡음</translation>
    </message>
    <message>
        <source>noise of each modality at test</source>
        <translation>테스트에서 각 모달리티의 잡음</translation>
    </message>
    <message>
        <source>norm shifted at test</source>
        <translation>테스트에서 바뀐 노름</translation>
    </message>
    <message>
        <source>nothing but the causal mask tells tokens apart</source>
        <translation>인과 마스크 말고는 토큰을 구별하는 것이 없습니다</translation>
    </message>
    <message>
        <source>nothing enters the stack</source>
        <translation>층 더미에 아무것도 들어오지 않습니다</translation>
    </message>
    <message>
        <source>numbers that are trained</source>
        <translation>훈련되는 수</translation>
    </message>
    <message>
        <source>of that accuracy</source>
        <translation>그 정확도 가운데</translation>
    </message>
    <message>
        <source>of the difference</source>
        <translation>차이의 표준 오차</translation>
    </message>
    <message>
        <source>of the gate</source>
        <translation>게이트의</translation>
    </message>
    <message>
        <source>of the product</source>
        <translation>곱의</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>한 층</translation>
    </message>
    <message>
        <source>one number, or one a layer (%1)</source>
        <translation>수 하나, 또는 층마다 하나(%1)</translation>
    </message>
    <message>
        <source>one power of 1 + β s meets 1/s at one or two norms, but not on a range of them</source>
        <translation>1 + β s의 거듭제곱 하나는 노름 한두 개에서는 1/s와 만나지만, 노름의 범위 전체에서는 그러지 못합니다</translation>
    </message>
    <message>
        <source>only full value weights can have a rotation part: set value-weights to full</source>
        <translation>full 값 가중치만 회전 부분을 가질 수 있습니다: value-weights를 full로 하십시오</translation>
    </message>
    <message>
        <source>only linear attention is gradient descent: set attention to linear</source>
        <translation>선형 어텐션만 경사 하강입니다. attention을 linear로 하십시오</translation>
    </message>
    <message>
        <source>p(s) = P(s)²</source>
        <translation>p(s) = P(s)²</translation>
    </message>
    <message>
        <source>per layer</source>
        <translation>층별</translation>
    </message>
    <message>
        <source>pooled numbers</source>
        <translation>풀링한 수</translation>
    </message>
    <message>
        <source>positions reach for %1 pairs, but a sequence has %2: choose max-pairs of at least %2</source>
        <translation>위치는 쌍 %1개까지 미치지만 시퀀스에는 %2개가 있습니다: max-pairs를 %2 이상으로 고르십시오</translation>
    </message>
    <message>
        <source>prediction of descent</source>
        <translation>하강의 예측</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>확률</translation>
    </message>
    <message>
        <source>prompts are those of all test settings together</source>
        <translation>프롬프트에 모든 테스트 설정이 함께 적용됩니다</translation>
    </message>
    <message>
        <source>prompts have tasks test-norm-scale times as long</source>
        <translation>프롬프트의 과제가 test-norm-scale배 깁니다</translation>
    </message>
    <message>
        <source>prompts have the noise test-noise2</source>
        <translation>프롬프트의 잡음이 test-noise2입니다</translation>
    </message>
    <message>
        <source>prompts have the noises test-noise2-1 and following</source>
        <translation>프롬프트의 잡음이 test-noise2-1과 그다음 설정들입니다</translation>
    </message>
    <message>
        <source>prompts miss the task in test-missing-modality</source>
        <translation>프롬프트에 test-missing-modality의 과제 성분이 없습니다</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>양</translation>
    </message>
    <message>
        <source>queries and keys turned by their position, in the standard pairing</source>
        <translation>표준 짝짓기에 따라 위치만큼 회전한 질의와 키</translation>
    </message>
    <message>
        <source>query among the keys</source>
        <translation>키에 질의 포함</translation>
    </message>
    <message>
        <source>residual values need linear features</source>
        <translation>잔차 값에는 선형 특징이 필요합니다</translation>
    </message>
    <message>
        <source>residuals</source>
        <translation>잔차</translation>
    </message>
    <message>
        <source>responses</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>retrained gain a of a self-attention stack</source>
        <translation>자기 어텐션 층 더미의 다시 훈련한 이득 a</translation>
    </message>
    <message>
        <source>retrained gain of a self-attention stack</source>
        <translation>자기 어텐션 층 더미의 다시 훈련한 이득</translation>
    </message>
    <message>
        <source>retrained α</source>
        <translation>다시 훈련한 α</translation>
    </message>
    <message>
        <source>retrained β</source>
        <translation>다시 훈련한 β</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>맞는 답</translation>
    </message>
    <message>
        <source>risk of its best multiple: one layer</source>
        <translation>그 최적 배수의 위험: 한 층</translation>
    </message>
    <message>
        <source>risk of one layer with the scale that is best in training</source>
        <translation>훈련에서 최적인 크기를 쓰는 한 층의 위험</translation>
    </message>
    <message>
        <source>risk of predicting the mean of the context&apos;s responses</source>
        <translation>문맥 응답의 평균을 예측할 때의 위험</translation>
    </message>
    <message>
        <source>risk of the changed model at the context length given</source>
        <translation>주어진 문맥 길이에서 바꾼 모델의 위험</translation>
    </message>
    <message>
        <source>risk of the model that is set, on the same prompts</source>
        <translation>같은 프롬프트에서 설정된 모델의 위험</translation>
    </message>
    <message>
        <source>risk with F = Λ⁻¹ X exactly in both places</source>
        <translation>두 자리 모두 정확히 F = Λ⁻¹ X일 때의 위험</translation>
    </message>
    <message>
        <source>risk with the task known, on the changed prompts</source>
        <translation>바꾼 프롬프트에서 과제를 알 때의 위험</translation>
    </message>
    <message>
        <source>rotary</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>rotary positions turn pairs of coordinates, so a head&apos;s size must be even, not %1: change item-dimension by one</source>
        <translation>회전 위치는 좌표를 쌍으로 돌리므로 헤드의 크기는 %1이 아니라 짝수여야 합니다: item-dimension을 1만큼 바꾸십시오</translation>
    </message>
    <message>
        <source>rotary, as published</source>
        <translation>회전, 발표된 대로</translation>
    </message>
    <message>
        <source>rotation part of the attention weights</source>
        <translation>어텐션 가중치의 회전 부분</translation>
    </message>
    <message>
        <source>scalar weights have no rotation part: set parameters to matrices</source>
        <translation>스칼라 가중치에는 회전 부분이 없습니다: parameters를 matrices로 하십시오</translation>
    </message>
    <message>
        <source>scalar weights stay scalar, but from three layers on rotations have lower loss</source>
        <translation>스칼라 가중치는 스칼라로 남지만, 세 층부터는 회전의 손실이 더 낮습니다</translation>
    </message>
    <message>
        <source>scores fall with distance, one slope a head</source>
        <translation>점수가 거리에 따라 낮아지며, 기울기는 헤드마다 하나입니다</translation>
    </message>
    <message>
        <source>second derivative in the gain</source>
        <translation>이득의 2차 미분</translation>
    </message>
    <message>
        <source>seconds for 1,000 steps</source>
        <translation>1,000단계에 걸리는 초</translation>
    </message>
    <message>
        <source>seconds for a step, evaluations included</source>
        <translation>평가를 포함해 한 단계에 걸리는 초</translation>
    </message>
    <message>
        <source>self-attention stack</source>
        <translation>자기 어텐션 더미</translation>
    </message>
    <message>
        <source>self-attention stack with residual gain</source>
        <translation>잔차 이득이 있는 자기 어텐션 더미</translation>
    </message>
    <message>
        <source>sequences per step</source>
        <translation>단계당 시퀀스</translation>
    </message>
    <message>
        <source>share of prompts on which ever deeper stacks diverge</source>
        <translation>층 더미가 깊어질수록 발산하는 프롬프트의 비율</translation>
    </message>
    <message>
        <source>size of a step of descent, -β</source>
        <translation>하강의 걸음 크기, -β</translation>
    </message>
    <message>
        <source>softmax attention</source>
        <translation>소프트맥스 어텐션</translation>
    </message>
    <message>
        <source>softmax attention goes through every token: choose a context of at most %1</source>
        <translation>소프트맥스 어텐션은 모든 토큰을 거칩니다. 문맥을 %1 이하로 고르십시오</translation>
    </message>
    <message>
        <source>stack</source>
        <translation>층 더미</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>표준</translation>
    </message>
    <message>
        <source>standard error of that drop</source>
        <translation>그 하락의 표준 오차</translation>
    </message>
    <message>
        <source>step of the crossing; absent before it</source>
        <translation>교차가 일어난 단계. 그 전에는 없음</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>sum over layers of the error of the running estimate, which makes each layer ask one node</source>
        <translation>진행 중인 추정의 오차를 층에 대해 더한 것. 그래서 각 층이 노드 하나를 묻게 됩니다</translation>
    </message>
    <message>
        <source>swapped labels</source>
        <translation>뒤바꾼 레이블</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has the number type %2; F64, F32 and I64 can be read</source>
        <translation>텐서 &apos;%1&apos;의 수 형식은 %2입니다. F64, F32, I64만 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>test-tokens must not be 0 where tokens are drawn one by one</source>
        <translation>토큰을 하나씩 뽑는 곳에서는 test-tokens가 0이면 안 됩니다</translation>
    </message>
    <message>
        <source>the &apos;step&apos; of a note must be a whole number from 0</source>
        <translation>메모의 &apos;step&apos;은 0 이상의 정수여야 합니다</translation>
    </message>
    <message>
        <source>the &apos;text&apos; of a note must not be empty</source>
        <translation>메모의 &apos;text&apos;는 비어 있으면 안 됩니다</translation>
    </message>
    <message>
        <source>the checkpoint must hold %1 as %2</source>
        <translation>체크포인트에는 %1이(가) %2(으)로 들어 있어야 합니다</translation>
    </message>
    <message>
        <source>the checkpoint must hold %1 numbers named %2; it is one of another model</source>
        <translation>체크포인트에는 이름이 %2인 수가 %1개 있어야 합니다. 이것은 다른 모델의 체크포인트입니다</translation>
    </message>
    <message>
        <source>the cosine schedule ends at step %1, before its warm-up of %2 steps</source>
        <translation>코사인 스케줄이 %2단계의 준비 구간보다 앞선 %1단계에서 끝납니다</translation>
    </message>
    <message>
        <source>the largest drop by one head</source>
        <translation>헤드 하나에 의한 가장 큰 하락</translation>
    </message>
    <message>
        <source>the largest of the table; 0 where all risks are exact</source>
        <translation>표에서 가장 큰 표준 오차. 모든 위험이 정확하면 0</translation>
    </message>
    <message>
        <source>the likeliest label</source>
        <translation>가장 가능성이 높은 레이블</translation>
    </message>
    <message>
        <source>the noise differs between modalities, so that every eigenvalue s of Λ with a part of m acts; ω = ζ² (part of m)²/s</source>
        <translation>잡음이 모달리티마다 다르므로 m의 성분이 있는 Λ의 모든 고윳값 s가 작용합니다. ω = ζ² (m의 성분)²/s</translation>
    </message>
    <message>
        <source>the numbers for %1 must be the %2 of an item</source>
        <translation>%1의 수는 항목 하나의 수 %2개여야 합니다</translation>
    </message>
    <message>
        <source>the one-hot block, and rotation if hybrid-rotation is on</source>
        <translation>원-핫 블록, 그리고 hybrid-rotation이 on이면 회전도</translation>
    </message>
    <message>
        <source>the published pairing, which is no rotation</source>
        <translation>발표된 짝짓기. 회전이 아닙니다</translation>
    </message>
    <message>
        <source>the right label</source>
        <translation>맞는 레이블</translation>
    </message>
    <message>
        <source>the rows of the run could not be read</source>
        <translation>실행의 행을 읽을 수 없었습니다</translation>
    </message>
    <message>
        <source>the run is damaged: its rows are not those that it ended with (the digest of rows.f64 is not the one in run.json)</source>
        <translation>실행이 손상되었습니다: 행이 실행이 끝날 때의 것과 다릅니다(rows.f64의 다이제스트가 run.json에 있는 것과 다릅니다)</translation>
    </message>
    <message>
        <source>the same at infinite context; give a context to see the difference</source>
        <translation>무한 문맥에서는 같습니다. 차이를 보려면 문맥을 주십시오</translation>
    </message>
    <message>
        <source>the same with a probability of its own at every node</source>
        <translation>같은 것에 노드마다 다른 확률을 둡니다</translation>
    </message>
    <message>
        <source>the spectrum of the tree without its structure: the cleanest control</source>
        <translation>구조 없이 나무의 스펙트럼만: 가장 깨끗한 대조군</translation>
    </message>
    <message>
        <source>the stack is a scaled mean, one layer of linear self-attention</source>
        <translation>층 더미는 크기를 조정한 평균, 곧 선형 자기 어텐션 한 층입니다</translation>
    </message>
    <message>
        <source>the stack is applied twice, and Bayes asks for one inverse</source>
        <translation>층 더미가 두 번 적용되지만 베이즈에는 역수가 한 번만 필요합니다</translation>
    </message>
    <message>
        <source>the stack&apos;s answer at alpha %1, beta %2 is larger than a number can hold: choose weights nearer 0 or fewer layers</source>
        <translation>alpha %1, beta %2에서 층 더미의 답이 수로 담을 수 있는 것보다 큽니다: 0에 더 가까운 가중치나 더 적은 층을 고르십시오</translation>
    </message>
    <message>
        <source>the stop rule &quot;%1&quot; compares by something else than one &lt; or &gt;; write it like &quot;loss &lt; 0.33&quot;</source>
        <translation>정지 규칙 &quot;%1&quot;이(가) &lt; 또는 &gt; 하나가 아닌 것으로 비교합니다. &quot;loss &lt; 0.33&quot;처럼 적으십시오</translation>
    </message>
    <message>
        <source>the strength is random, so that one number can hardly carry several bits</source>
        <translation>세기가 무작위여서 수 하나가 여러 비트를 담기 어렵습니다</translation>
    </message>
    <message>
        <source>the strongest induction head</source>
        <translation>가장 강한 귀납 헤드</translation>
    </message>
    <message>
        <source>the strongest previous-token head</source>
        <translation>가장 강한 이전 토큰 헤드</translation>
    </message>
    <message>
        <source>the tensor w.%1 must have %2 numbers</source>
        <translation>텐서 w.%1에는 수가 %2개 있어야 합니다</translation>
    </message>
    <message>
        <source>the value for %1 must be below %2, or -1 to undo</source>
        <translation>%1의 값은 %2보다 작아야 하며, 되돌리려면 -1이어야 합니다</translation>
    </message>
    <message>
        <source>there is no head %1: heads are counted from 0 to %2</source>
        <translation>헤드 %1은(는) 없습니다: 헤드는 0부터 %2까지 셉니다</translation>
    </message>
    <message>
        <source>there is no layer %1: layers are counted from 0 to %2</source>
        <translation>층 %1은(는) 없습니다: 층은 0부터 %2까지 셉니다</translation>
    </message>
    <message>
        <source>there is no modality %1: the task has %2</source>
        <translation>모달리티 %1은(는) 없습니다. 과제의 모달리티는 %2개입니다</translation>
    </message>
    <message>
        <source>these are no notes that this program reads: their &apos;format&apos; must be &apos;icl-notes/1&apos;</source>
        <translation>이 프로그램이 읽는 메모가 아닙니다: &apos;format&apos;이 &apos;icl-notes/1&apos;이어야 합니다</translation>
    </message>
    <message>
        <source>this program computes another row for step %1 than the run has: it was made by another version, or damaged; it can be read and exported, not continued</source>
        <translation>이 프로그램은 단계 %1에서 실행에 있는 것과 다른 행을 계산합니다. 실행이 다른 버전에서 만들어졌거나 손상되었습니다. 읽고 내보낼 수는 있지만 이어 갈 수는 없습니다</translation>
    </message>
    <message>
        <source>this run would need %1 (%2 parameters), but %3 of memory are left: choose a smaller width, fewer layers or fewer classes</source>
        <translation>이 실행에는 %1이(가) 필요하지만(매개변수 %2개) 남은 메모리는 %3입니다: 더 작은 너비, 더 적은 층이나 더 적은 클래스를 고르십시오</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>공유</translation>
    </message>
    <message>
        <source>to coordinate</source>
        <translation>끝 좌표</translation>
    </message>
    <message>
        <source>token looked at</source>
        <translation>주목받는 토큰</translation>
    </message>
    <message>
        <source>token that looks</source>
        <translation>주목하는 토큰</translation>
    </message>
    <message>
        <source>tokens must be at least 1 where they are drawn one by one (token-form on, values residual, or features other than linear)</source>
        <translation>토큰을 하나씩 뽑는 곳(token-form이 on, values가 residual, 또는 선형이 아닌 features)에서는 tokens가 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>tokens per context</source>
        <translation>문맥마다의 토큰</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>나무</translation>
    </message>
    <message>
        <source>tree with weighted branches</source>
        <translation>가지에 비중이 있는 나무</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>참 또는 거짓</translation>
    </message>
    <message>
        <source>unscaled mean</source>
        <translation>크기를 조정하지 않은 평균</translation>
    </message>
    <message>
        <source>untied layers and weight matrices are of a cross-attention stack: set parameters to one or two for self-attention</source>
        <translation>층별 가중치와 가중치 행렬은 교차 어텐션 층 더미의 것입니다: 자기 어텐션에는 parameters를 one이나 two로 하십시오</translation>
    </message>
    <message>
        <source>up from 0 on a line, then constant</source>
        <translation>0에서 직선으로 올라간 뒤 일정</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>준비 구간</translation>
    </message>
    <message>
        <source>what the model gives the right label</source>
        <translation>모델이 맞는 레이블에 주는 값</translation>
    </message>
    <message>
        <source>what the symmetric part of the attention weights has beside β I</source>
        <translation>어텐션 가중치의 대칭 부분에 β I 말고 있는 것</translation>
    </message>
    <message>
        <source>with beta 0 no layer looks at a residual: choose a beta other than 0</source>
        <translation>beta가 0이면 어떤 층도 잔차를 보지 않습니다. 0이 아닌 beta를 고르십시오</translation>
    </message>
    <message>
        <source>with several heads</source>
        <translation>헤드가 여럿일 때</translation>
    </message>
    <message>
        <source>without gain the cubic map slows down at 0</source>
        <translation>이득이 없으면 3차 사상은 0에서 느려집니다</translation>
    </message>
    <message>
        <source>without residual stream a layer forgets the step before: set residual on</source>
        <translation>잔차 스트림이 없으면 층이 앞 단계를 잊습니다. residual을 on으로 하십시오</translation>
    </message>
    <message>
        <source>y ⟨K, x⟩ with a unit key K that the router chooses</source>
        <translation>y ⟨K, x⟩, 라우터가 고르는 단위 키 K</translation>
    </message>
    <message>
        <source>β of the plain stack.</source>
        <translation>기본형 더미의 β.</translation>
    </message>
    <message>
        <source>θ holds every number that is trained</source>
        <translation>θ에는 훈련되는 모든 수가 들어 있습니다</translation>
    </message>
    <message>
        <source>Attention by modality</source>
        <translation>모달리티별 어텐션</translation>
    </message>
    <message>
        <source>Bayes (L−1)/(L−d−1): the limit of infinite depth</source>
        <translation>베이즈 (L−1)/(L−d−1): 무한 깊이의 극한</translation>
    </message>
    <message>
        <source>By default 1.3 times the largest stable step or, where theory gives none, ten times the setting rate.</source>
        <translation>기본값은 가장 큰 안정한 걸음의 1.3배, 이론이 그것을 주지 않으면 설정 rate의 열 배.</translation>
    </message>
    <message>
        <source>By default a quarter of the largest stable step or, where theory gives none, a tenth of the setting rate.</source>
        <translation>기본값은 가장 큰 안정한 걸음의 4분의 1, 이론이 그것을 주지 않으면 설정 rate의 10분의 1.</translation>
    </message>
    <message>
        <source>Contexts drawn where the risk at a finite context has no exact formula.</source>
        <translation>유한 문맥의 위험에 정확한 식이 없는 곳에서 뽑는 문맥의 수.</translation>
    </message>
    <message>
        <source>Five full matrices, trained on prompts of 64 tokens in single precision, find by themselves that multiples of the identity are best, and smaller ones than infinite context asks for.</source>
        <translation>토큰 64개짜리 프롬프트에서 단정밀도로 훈련한 전체 행렬 다섯은 단위행렬의 배수가, 그것도 무한 문맥이 요구하는 것보다 작은 배수가 최적임을 스스로 찾아냅니다.</translation>
    </message>
    <message>
        <source>How many step sizes are tried, evenly from the smallest to the largest.</source>
        <translation>가장 작은 것부터 가장 큰 것까지 고른 간격으로 시도하는 걸음 크기의 수.</translation>
    </message>
    <message>
        <source>It is about 0.354, where one shared scalar weight reaches 0.3593.</source>
        <translation>약 0.354이며, 공유된 스칼라 가중치 하나는 0.3593에 이릅니다.</translation>
    </message>
    <message>
        <source>Label noise</source>
        <translation>레이블 잡음</translation>
    </message>
    <message>
        <source>Largest step</source>
        <translation>가장 큰 걸음</translation>
    </message>
    <message>
        <source>Nothing tells the run that weights could be scalars: it starts near them, but every one of 320 numbers moves with the gradient of 256 fresh prompts a step. At two layers the best weights are multiples of the identity, and what the batches&apos; noise adds besides stays small. Prompts of 64 tokens ask for a smaller α than infinite context does, since a bold one amplifies what 64 tokens get wrong. The test curve is the risk on prompts of the same length, always the same ones.</source>
        <translation>가중치가 스칼라여도 된다고 실행에 알려 주는 것은 없습니다. 스칼라 가까이에서 시작하지만, 수 320개가 모두 단계마다 새 프롬프트 256개의 기울기를 따라 움직입니다. 두 층에서 최적 가중치는 단위행렬의 배수이고, 배치의 잡음이 거기에 더하는 것은 작게 머뭅니다. 토큰 64개짜리 프롬프트는 무한 문맥보다 작은 α를 요구합니다. 대담한 α는 토큰 64개의 오차를 키우기 때문입니다. 테스트 곡선은 같은 길이의, 언제나 같은 프롬프트에서의 위험입니다.</translation>
    </message>
    <message>
        <source>Risk at each depth of every predictor: rows of depth and one risk a predictor, at infinite context or on prompts of one length.</source>
        <translation>깊이마다 모든 예측기의 위험: 깊이와 예측기별 위험의 행. 무한 문맥에서, 또는 한 길이의 프롬프트에서.</translation>
    </message>
    <message>
        <source>Smallest step</source>
        <translation>가장 작은 걸음</translation>
    </message>
    <message>
        <source>Step sizes</source>
        <translation>걸음 크기</translation>
    </message>
    <message>
        <source>Steps of descent that each step size makes from the setting&apos;s start.</source>
        <translation>설정의 시작점에서 걸음 크기마다 하강하는 단계의 수.</translation>
    </message>
    <message>
        <source>Steps of each</source>
        <translation>각각의 단계 수</translation>
    </message>
    <message>
        <source>The attention weights stay near a multiple of the identity.</source>
        <translation>어텐션 가중치는 단위행렬의 배수 가까이에 머뭅니다.</translation>
    </message>
    <message>
        <source>The excess that descent on the exact loss has after so many steps, for a range of step sizes: small steps are slow, the largest stable one is an edge, and beyond it the table has no number, since descent ends above where it began.</source>
        <translation>여러 걸음 크기에 대해, 정확한 손실에 대한 하강이 정해진 수의 단계 뒤에 갖는 초과 위험. 작은 걸음은 느리고, 가장 큰 안정한 걸음은 낭떠러지이며, 그 너머에서는 하강이 시작한 곳보다 높이 끝나므로 표에 수가 없습니다.</translation>
    </message>
    <message>
        <source>The risk on 64 tokens is below that of one layer.</source>
        <translation>토큰 64개에서의 위험은 한 층의 것보다 낮습니다.</translation>
    </message>
    <message>
        <source>The share that each modality of the keys has in the attention of the layer: one block a modality, ⟨xⱼ, fᵢ⟩/L over its coordinates alone. The blocks add up to the attention, of a softmax to the scores before it. Block means tell context and query apart.</source>
        <translation>층의 어텐션에서 키의 각 모달리티가 차지하는 몫: 모달리티마다 블록 하나, 그 좌표에 대해서만 계산한 ⟨xⱼ, fᵢ⟩/L. 블록을 모두 더하면 어텐션이 되고, 소프트맥스에서는 그 전의 점수가 됩니다. 블록 평균은 문맥과 질의를 구별합니다.</translation>
    </message>
    <message>
        <source>They do not rotate at two layers.</source>
        <translation>두 층에서는 회전하지 않습니다.</translation>
    </message>
    <message>
        <source>Tokens of the prompts on which the risk is taken; 0 is infinite. The stack keeps its best weights of infinite context unless it is a retrained one.</source>
        <translation>위험을 재는 프롬프트의 토큰 수. 0은 무한입니다. 층 더미는 다시 훈련한 것이 아니면 무한 문맥의 최적 가중치를 그대로 씁니다.</translation>
    </message>
    <message>
        <source>Variance of the noise on the responses, for the change label-noise.</source>
        <translation>변경 label-noise에서 응답에 더하는 잡음의 분산.</translation>
    </message>
    <message>
        <source>Which of bayes, lsa, lca-one, lca-two, untied, zero, raw-mean, chebyshev (the rate of untied layers) and the changes of the model that ablation knows, such as no-residual or self-gain; at a finite context lca-one-retrained, lca-two-retrained, least-squares, inverse-regression and known-scale as well, and neither untied nor chebyshev. By default all but the changes that have a meaning for what is set.</source>
        <translation>bayes, lsa, lca-one, lca-two, untied, zero, raw-mean, chebyshev(층별 가중치의 속도), 그리고 no-residual이나 self-gain처럼 ablation이 아는 모델의 변경 가운데 고릅니다. 유한 문맥에서는 lca-one-retrained, lca-two-retrained, least-squares, inverse-regression, known-scale도 되고, untied와 chebyshev는 안 됩니다. 기본값은 모델의 변경을 뺀, 설정에서 의미가 있는 모두.</translation>
    </message>
    <message>
        <source>Whole matrices from short prompts</source>
        <translation>짧은 프롬프트로 배우는 전체 행렬</translation>
    </message>
    <message>
        <source>arXiv 2602.04872, stack with weight matrices; two layers, where the best matrices are scalar</source>
        <translation>arXiv 2602.04872, 가중치 행렬이 있는 층 더미. 최적 행렬이 스칼라인 두 층</translation>
    </message>
    <message>
        <source>at infinite context a constant on every risk, with the same best weights</source>
        <translation>무한 문맥에서는 모든 위험에 상수가 더해지고 최적 가중치는 같습니다</translation>
    </message>
    <message>
        <source>best multiple of the mean of y x, by second moments</source>
        <translation>y x 평균의 최적 배수, 2차 모멘트로 구함</translation>
    </message>
    <message>
        <source>best weights for prompts of this length, by exact moments</source>
        <translation>이 길이의 프롬프트에 최적인 가중치, 정확한 모멘트로 구함</translation>
    </message>
    <message>
        <source>label-noise is a result about infinite context: leave context at 0</source>
        <translation>label-noise는 무한 문맥에 대한 결과입니다. context를 0으로 두십시오</translation>
    </message>
    <message>
        <source>largest stable step by theory, for one parameter from α = 0</source>
        <translation>이론에 따른 가장 큰 안정한 걸음, α = 0에서 시작하는 매개변수 하나에 대한 것</translation>
    </message>
    <message>
        <source>largest step tried up to which all others end lower</source>
        <translation>시도한 걸음 가운데, 거기까지의 모든 걸음이 시작보다 낮게 끝나는 가장 큰 걸음</translation>
    </message>
    <message>
        <source>least excess of shared weights that are scalars and rotations of pairs of coordinates; absent in odd dimensions</source>
        <translation>스칼라와 좌표 쌍의 회전으로 된 공유 가중치의 가장 작은 초과 위험. 홀수 차원에서는 없음</translation>
    </message>
    <message>
        <source>least squares on the prompt</source>
        <translation>프롬프트에 대한 최소제곱</translation>
    </message>
    <message>
        <source>minimum at this length</source>
        <translation>이 길이의 최솟값</translation>
    </message>
    <message>
        <source>minimum of rotating weights</source>
        <translation>회전 가중치의 최솟값</translation>
    </message>
    <message>
        <source>noise on the responses</source>
        <translation>응답의 잡음</translation>
    </message>
    <message>
        <source>one layer at this length</source>
        <translation>이 길이의 한 층</translation>
    </message>
    <message>
        <source>scalars and rotations of pairs of coordinates, shared by layers</source>
        <translation>층이 함께 쓰는 스칼라와 좌표 쌍의 회전</translation>
    </message>
    <message>
        <source>step-scan follows weights that are scalars shared by all layers: set parameters to one or two</source>
        <translation>step-scan은 모든 층이 함께 쓰는 스칼라 가중치를 따라갑니다. parameters를 one이나 two로 하십시오</translation>
    </message>
    <message>
        <source>the largest of the table at a finite context; 0 where all risks are exact</source>
        <translation>유한 문맥에서 표의 가장 큰 값. 모든 위험이 정확하면 0</translation>
    </message>
    <message>
        <source>the smallest excess there is</source>
        <translation>표에서 가장 작은 초과 위험</translation>
    </message>
    <message>
        <source>the weight matrices would hold %1 numbers, and %2 is the most: choose smaller dimensions, fewer layers or tied ones</source>
        <translation>가중치 행렬에 수가 %1개 들어가게 되지만 최대는 %2개입니다: 더 작은 차원, 더 적은 층이나 가중치를 공유하는 층을 고르십시오</translation>
    </message>
    <message>
        <source>x regressed on y, the model inverted; mean over sampled prompts</source>
        <translation>x를 y에 회귀하고 모델을 거꾸로 풂. 표본 프롬프트에 대한 평균</translation>
    </message>
    <message>
        <source>α stays well below the minimiser of infinite context.</source>
        <translation>α는 무한 문맥의 최소점보다 훨씬 낮게 머뭅니다.</translation>
    </message>
    <message>
        <source>%1 looks at keys, which only linear features have: set features to linear</source>
        <translation>%1은(는) 키를 보는데 키는 선형 특징에만 있습니다. features를 linear로 하십시오</translation>
    </message>
    <message>
        <source>%1 needs contexts whose paths part: set prior to tree and features to linear</source>
        <translation>%1에는 경로가 갈라지는 문맥이 필요합니다. prior를 tree로, features를 linear로 하십시오</translation>
    </message>
    <message>
        <source>%1 speaks of leaves, which a Gaussian prior has not: set prior to tree</source>
        <translation>%1은(는) 잎에 관한 것인데 가우스 사전분포에는 잎이 없습니다. prior를 tree로 하십시오</translation>
    </message>
    <message>
        <source>1 − Σ a² over the levels asked</source>
        <translation>1 − Σ a², 물은 수준에 대한 합</translation>
    </message>
    <message>
        <source>1: at the root.</source>
        <translation>1: 뿌리에서.</translation>
    </message>
    <message>
        <source>1: at the root; one more than the tree has levels: never; 0: no patch.</source>
        <translation>1: 뿌리에서. 나무의 수준 수보다 하나 많으면: 갈라지지 않음. 0: 패치 없음.</translation>
    </message>
    <message>
        <source>A hundred are known to several.</source>
        <translation>백 개로는 몇 퍼센트포인트까지 알 수 있습니다.</translation>
    </message>
    <message>
        <source>A layer asks</source>
        <translation>층이 묻는 것</translation>
    </message>
    <message>
        <source>A model that reads is shown its own classes with other labels, and believes the context.</source>
        <translation>문맥을 읽는 모델에 자기 클래스를 다른 레이블과 함께 보여 주면, 모델은 문맥을 믿습니다.</translation>
    </message>
    <message>
        <source>A row for each budget: the closed forms, and by Monte Carlo a simulated path machine, Bayes decoding of the path&apos;s answers and of the first nodes, the floor, and the net&apos;s running estimate.</source>
        <translation>예산마다 한 행: 닫힌 식, 그리고 몬테카를로로 구한 모의 경로 기계, 경로의 답과 처음 노드들의 답에 대한 베이즈 디코딩, 바닥, 신경망의 진행 중인 추정.</translation>
    </message>
    <message>
        <source>A single layer copies labels but never learns which: two are needed.</source>
        <translation>층 하나는 레이블을 복사하지만 어느 레이블인지는 결코 배우지 못합니다. 둘이 필요합니다.</translation>
    </message>
    <message>
        <source>A two-layer transformer first copies any label of its context, waits on a plateau, and then within fifty steps learns to read the right one.</source>
        <translation>두 층 트랜스포머는 먼저 문맥의 아무 레이블이나 복사하고, 고원에서 기다리다가, 쉰 단계 안에 맞는 레이블을 읽는 법을 배웁니다.</translation>
    </message>
    <message>
        <source>After a layer a context goes on with the whole workspace of another one. Its next key then lands on the other&apos;s node: the function vector alone steers the router. A row for each layer after which it is done.</source>
        <translation>한 층 뒤에 문맥이 다른 문맥의 작업 공간 전체를 가지고 나아갑니다. 그러면 다음 키는 다른 문맥의 노드에 놓입니다. 함수 벡터만으로 라우터가 움직입니다. 이식이 일어나는 층마다 한 행.</translation>
    </message>
    <message>
        <source>After this layer held-out contexts go on with the workspace of another context, whose path parts from theirs at the level given: the next keys land on its node.</source>
        <translation>이 층 뒤에 검증 문맥은 다른 문맥의 작업 공간을 가지고 나아갑니다. 그 문맥의 경로는 주어진 수준에서 갈라집니다. 다음 키는 그 문맥의 노드에 놓입니다.</translation>
    </message>
    <message>
        <source>All classes of a sequence are drawn independently, so that the right label is in the context one time in five and nothing tells where. The model learns its 1024 classes by heart, all of them. With bursts the same number of classes is enough for reading to win.</source>
        <translation>시퀀스의 모든 클래스를 독립적으로 뽑으므로, 맞는 레이블은 다섯 번에 한 번만 문맥에 있고 어디에 있는지 알려 주는 것은 없습니다. 모델은 클래스 1024개를 모두 외웁니다. 버스트가 있으면 같은 수의 클래스로도 읽기가 이깁니다.</translation>
    </message>
    <message>
        <source>Already at step 80 most answers are labels of the context.</source>
        <translation>단계 80에서 이미 대부분의 답이 문맥의 레이블입니다.</translation>
    </message>
    <message>
        <source>And so are those of new classes.</source>
        <translation>새 클래스의 답도 맞습니다.</translation>
    </message>
    <message>
        <source>Angles between the root&apos;s axis and the children, evenly spaced from 0° to 90°.</source>
        <translation>뿌리의 축과 자식들 사이의 각도 수. 0°에서 90°까지 고른 간격입니다.</translation>
    </message>
    <message>
        <source>Answers are labels of the context.</source>
        <translation>답이 문맥의 레이블입니다.</translation>
    </message>
    <message>
        <source>Answers do not come from the context.</source>
        <translation>답이 문맥에서 나오지 않습니다.</translation>
    </message>
    <message>
        <source>At step 200 it is no better than a random label of the context.</source>
        <translation>단계 200에서 문맥의 무작위 레이블보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>At step 400 it is no better than a random label of the context.</source>
        <translation>단계 400에서 문맥의 무작위 레이블보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>At step 400 learning stops and the induction head is taken away: accuracy on new classes falls to chance. At 430 it comes back.</source>
        <translation>단계 400에서 학습을 멈추고 귀납 헤드를 뺍니다. 새 클래스의 정확도가 우연 수준으로 떨어집니다. 430에서 헤드가 돌아옵니다.</translation>
    </message>
    <message>
        <source>At step 500 it is no better than a random label of the context.</source>
        <translation>단계 500에서 문맥의 무작위 레이블보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>At the end hardly an answer on new classes is wrong.</source>
        <translation>끝에서 새 클래스의 답은 거의 틀리지 않습니다.</translation>
    </message>
    <message>
        <source>Bayes from the whole of c</source>
        <translation>c 전체로부터의 베이즈</translation>
    </message>
    <message>
        <source>But they are no better than a random label of the context.</source>
        <translation>그러나 문맥의 무작위 레이블보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>Changes the example sequence on the screen alone: the label of a pair (its number), an item (the number of a training class, or the item&apos;s own numbers as data; copy: the number of another place to copy from), or all labels moved on by so many (shift). -1 undoes; the target all undoes everything.</source>
        <translation>화면의 예시 시퀀스만 바꿉니다: 쌍의 레이블(그 번호), 항목(훈련 클래스의 번호, 또는 data로 준 항목 자체의 수들. copy: 복사해 올 다른 자리의 번호), 또는 모든 레이블을 이만큼 옮긴 것(shift). -1은 되돌리고, 대상 all은 모두 되돌립니다.</translation>
    </message>
    <message>
        <source>Class k is drawn with probability proportional to 1/(k+1). The query of the IWL test is mostly a common class, and its label is known; on new classes the context is read. Neither wins.</source>
        <translation>클래스 k는 1/(k+1)에 비례하는 확률로 뽑힙니다. IWL 테스트의 질의는 대개 흔한 클래스이고 그 레이블은 외우고 있습니다. 새 클래스에서는 문맥을 읽습니다. 어느 쪽도 이기지 않습니다.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>열 수</translation>
    </message>
    <message>
        <source>Common classes are known by heart.</source>
        <translation>흔한 클래스는 외우고 있습니다.</translation>
    </message>
    <message>
        <source>Contexts</source>
        <translation>문맥 수</translation>
    </message>
    <message>
        <source>Contexts of the Monte Carlo columns; 0 leaves those out.</source>
        <translation>몬테카를로 열에 쓰는 문맥의 수. 0이면 그 열들을 뺍니다.</translation>
    </message>
    <message>
        <source>Contexts of the Monte Carlo estimates; closed forms need none.</source>
        <translation>몬테카를로 추정에 쓰는 문맥의 수. 닫힌 식에는 필요 없습니다.</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>추정</translation>
    </message>
    <message>
        <source>Every label of the context is moved on by one. A model that had learnt the table by heart would give the old answer; this one gives the new one, although it has seen each class with its old label again and again. Set the number of classes to 256 and start again to see one that insists. The example on the screen is swapped as well: its answer moves along.</source>
        <translation>문맥의 모든 레이블을 하나씩 옮깁니다. 표를 외운 모델이라면 옛 답을 내겠지만, 이 모델은 클래스마다 옛 레이블을 거듭 보았는데도 새 답을 냅니다. 클래스 수를 256으로 하고 다시 시작하면 고집하는 모델을 볼 수 있습니다. 화면의 예시도 바뀌며 그 답도 함께 옮겨 갑니다.</translation>
    </message>
    <message>
        <source>Few classes are memorised</source>
        <translation>클래스가 적으면 외운다</translation>
    </message>
    <message>
        <source>First row of the table.</source>
        <translation>표의 첫 행.</translation>
    </message>
    <message>
        <source>Fixed questions</source>
        <translation>고정 질문</translation>
    </message>
    <message>
        <source>Following the path</source>
        <translation>경로 따라가기</translation>
    </message>
    <message>
        <source>Four classes stand in each context in place of two. The model has to tell them apart, so chance falls to a quarter; the circuit and its moment are much the same. The induction measure may rise to one half now, since it is a mean over the copies.</source>
        <translation>문맥마다 클래스가 둘이 아니라 넷입니다. 모델은 그것들을 구별해야 하므로 우연 수준이 4분의 1로 떨어집니다. 회로와 그 순간은 거의 같습니다. 귀납 척도는 사본에 대한 평균이므로 이제 2분의 1까지 오를 수 있습니다.</translation>
    </message>
    <message>
        <source>Freeze a router</source>
        <translation>라우터 고정</translation>
    </message>
    <message>
        <source>Function vectors</source>
        <translation>함수 벡터</translation>
    </message>
    <message>
        <source>Head gates</source>
        <translation>헤드 게이트</translation>
    </message>
    <message>
        <source>Held-out contexts pool this layer&apos;s answer with the keys of another context, whose path parts from theirs at the level given; later layers run on what comes of it.</source>
        <translation>검증 문맥은 이 층의 답을 다른 문맥의 키로 풀링합니다. 그 문맥의 경로는 주어진 수준에서 갈라집니다. 이후의 층들은 그 결과를 가지고 진행합니다.</translation>
    </message>
    <message>
        <source>Held-out risk after each number of pooled answers, beside what theory says of following the path and of the best fixed questions.</source>
        <translation>풀링한 답의 수마다 검증 위험. 경로 따라가기와 최선의 고정 질문에 대한 이론값을 곁에 보입니다.</translation>
    </message>
    <message>
        <source>Held-out risk of the running estimate after so many layers.</source>
        <translation>이만큼의 층 뒤 진행 중인 추정의 검증 위험.</translation>
    </message>
    <message>
        <source>Highest noise</source>
        <translation>가장 큰 잡음</translation>
    </message>
    <message>
        <source>Holds what chooses the keys of this layer where it is, or lets it go again; gains and the other layers are trained on.</source>
        <translation>이 층의 키를 고르는 것을 지금 값에 고정하거나 다시 풀어 줍니다. 이득과 다른 층들은 계속 훈련합니다.</translation>
    </message>
    <message>
        <source>How many contexts the answer is averaged over.</source>
        <translation>답을 평균하는 문맥의 수.</translation>
    </message>
    <message>
        <source>If the query&apos;s class hardly ever stands in the context, looking there does not pay.</source>
        <translation>질의의 클래스가 문맥에 거의 없으면 문맥을 보아도 이로울 것이 없습니다.</translation>
    </message>
    <message>
        <source>In-context learning emerges</source>
        <translation>문맥 내 학습이 나타난다</translation>
    </message>
    <message>
        <source>Key patching</source>
        <translation>키 패치</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Known classes are known by heart.</source>
        <translation>아는 클래스는 외우고 있습니다.</translation>
    </message>
    <message>
        <source>Known classes are known without any help of the context.</source>
        <translation>아는 클래스는 문맥의 도움 없이도 압니다.</translation>
    </message>
    <message>
        <source>Largest budget</source>
        <translation>가장 큰 예산</translation>
    </message>
    <message>
        <source>Last row of the table.</source>
        <translation>표의 마지막 행.</translation>
    </message>
    <message>
        <source>Last row of the table; 0: the setting budget.</source>
        <translation>표의 마지막 행. 0: 설정 budget.</translation>
    </message>
    <message>
        <source>Layer before the transplant</source>
        <translation>이식 앞의 층</translation>
    </message>
    <message>
        <source>Layer with patched keys</source>
        <translation>키를 패치하는 층</translation>
    </message>
    <message>
        <source>Layers of constrained linear attention pool a few numbers from a context. Under a tree prior a deep net lets each answer choose the next question and beats a wide one exponentially; under a Gaussian prior depth buys nothing.</source>
        <translation>제약된 선형 어텐션의 층들이 문맥에서 몇 개의 수를 풀링합니다. 나무 사전분포에서 깊은 신경망은 답마다 다음 질문을 고르게 하여 넓은 신경망을 지수적으로 앞섭니다. 가우스 사전분포에서는 깊이가 아무것도 가져다주지 않습니다.</translation>
    </message>
    <message>
        <source>Leaf</source>
        <translation>잎</translation>
    </message>
    <message>
        <source>Leaf of the donor</source>
        <translation>공여 문맥의 잎</translation>
    </message>
    <message>
        <source>Leaf posterior</source>
        <translation>잎의 사후분포</translation>
    </message>
    <message>
        <source>Learning rate of the last step.</source>
        <translation>마지막 단계의 학습률.</translation>
    </message>
    <message>
        <source>Length of the slope of the batch&apos;s loss.</source>
        <translation>배치 손실의 기울기의 길이.</translation>
    </message>
    <message>
        <source>Level where the paths part</source>
        <translation>경로가 갈라지는 수준</translation>
    </message>
    <message>
        <source>Levels of noise, evenly spaced.</source>
        <translation>잡음의 수준 수. 고른 간격입니다.</translation>
    </message>
    <message>
        <source>Lowest noise</source>
        <translation>가장 작은 잡음</translation>
    </message>
    <message>
        <source>Mean squared error ‖θ̂ − θ‖² of the last estimate on held-out contexts, under the noise, tokens and patches of the test. 1 is no information.</source>
        <translation>테스트의 잡음, 토큰, 패치를 쓴 검증 문맥에서 마지막 추정의 평균 제곱 오차 ‖θ̂ − θ‖². 1은 정보가 없다는 뜻입니다.</translation>
    </message>
    <message>
        <source>Mean squared key component on every node (columns), given the node that the path has reached (rows). The identity is a perfect router. Under a Gaussian prior rows are layers.</source>
        <translation>경로가 이른 노드(행)가 주어졌을 때 모든 노드(열)에 대한 키 성분의 제곱 평균. 단위행렬이면 완벽한 라우터입니다. 가우스 사전분포에서는 행이 층입니다.</translation>
    </message>
    <message>
        <source>Mean squared key component on every node, given the node that the path has reached. A perfect router gives the identity. Under a Gaussian prior: a row a layer.</source>
        <translation>경로가 이른 노드가 주어졌을 때 모든 노드에 대한 키 성분의 제곱 평균. 완벽한 라우터는 단위행렬이 됩니다. 가우스 사전분포에서는 층마다 한 행.</translation>
    </message>
    <message>
        <source>Memory and context at once</source>
        <translation>기억과 문맥을 함께</translation>
    </message>
    <message>
        <source>New classes are answered from the context.</source>
        <translation>새 클래스는 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>New classes are not answered at all.</source>
        <translation>새 클래스에는 전혀 답하지 못합니다.</translation>
    </message>
    <message>
        <source>New classes are read from the context.</source>
        <translation>새 클래스는 문맥에서 읽습니다.</translation>
    </message>
    <message>
        <source>No head looks at the token before.</source>
        <translation>바로 앞 토큰을 보는 헤드가 없습니다.</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>잡음</translation>
    </message>
    <message>
        <source>Noise of an answer</source>
        <translation>답의 잡음</translation>
    </message>
    <message>
        <source>Nothing was learnt by heart.</source>
        <translation>아무것도 외우지 않았습니다.</translation>
    </message>
    <message>
        <source>Of 256 classes it is quicker to learn the labels by heart, and copying from the context is unlearnt again.</source>
        <translation>클래스가 256개이면 레이블을 외우는 쪽이 빠르고, 문맥에서 복사하는 법은 다시 잊습니다.</translation>
    </message>
    <message>
        <source>Of the same kind of sequences many more give an accuracy that is close, not equal.</source>
        <translation>같은 종류의 시퀀스를 훨씬 더 많이 쓰면 정확도는 비슷하지만 같지는 않습니다.</translation>
    </message>
    <message>
        <source>On new classes the model is worse than a random label of the context.</source>
        <translation>새 클래스에서 모델은 문맥의 무작위 레이블보다 못합니다.</translation>
    </message>
    <message>
        <source>On sequences as in training hardly an answer is wrong: this curve cannot tell.</source>
        <translation>훈련 때와 같은 시퀀스에서는 답이 거의 틀리지 않습니다. 이 곡선으로는 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>One click removes it</source>
        <translation>클릭 한 번이면 사라진다</translation>
    </message>
    <message>
        <source>One context through the net: a row after each layer, with the node asked most (largest squared key) and the node that the path had reached, the answer, the entropy in bits, then squared keys and estimates of all coordinates and the masses of all leaves. Keys of a layer or the workspace may come from another context.</source>
        <translation>문맥 하나가 신경망을 지나갑니다: 층마다 한 행으로, 가장 많이 물은 노드(키 제곱이 가장 큰 것)와 경로가 이른 노드, 답, 비트 단위의 엔트로피, 이어서 모든 좌표의 키 제곱과 추정, 모든 잎의 질량. 한 층의 키나 작업 공간을 다른 문맥에서 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>One inference</source>
        <translation>추론 하나</translation>
    </message>
    <message>
        <source>One layer cannot</source>
        <translation>한 층으로는 안 된다</translation>
    </message>
    <message>
        <source>Patch keys</source>
        <translation>키 패치</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>Rise of the risk where one layer pools with the keys of another context. Rows are layers, columns the level where the two paths part. Where keys follow the path, only patches from paths that part before the layer&apos;s level do harm: a lower-triangular table, worse the earlier the layer.</source>
        <translation>한 층이 다른 문맥의 키로 풀링할 때 위험의 증가. 행은 층, 열은 두 경로가 갈라지는 수준입니다. 키가 경로를 따라가면, 층의 수준보다 앞에서 갈라지는 경로의 패치만 해롭습니다. 그래서 하삼각 표가 되고, 층이 앞설수록 더 나쁩니다.</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>위험</translation>
    </message>
    <message>
        <source>Risk after some layers</source>
        <translation>몇 층 뒤의 위험</translation>
    </message>
    <message>
        <source>Risk against budget</source>
        <translation>예산에 따른 위험</translation>
    </message>
    <message>
        <source>Risk of the net</source>
        <translation>신경망의 위험</translation>
    </message>
    <message>
        <source>Risk of the weights as they stand, on more contexts than the run looks at, under the patches in force; the table has a row for each layer with an estimate.</source>
        <translation>지금 가중치의 위험. 실행이 보는 것보다 더 많은 문맥에서, 지금 걸려 있는 패치를 쓴 채로 잽니다. 표에는 추정이 있는 층마다 한 행이 있습니다.</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>라우팅</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>행 수</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>표본 수</translation>
    </message>
    <message>
        <source>Seed of the donor&apos;s tokens</source>
        <translation>공여 문맥 토큰의 시드</translation>
    </message>
    <message>
        <source>Seed of the tokens</source>
        <translation>토큰의 시드</translation>
    </message>
    <message>
        <source>Squared key component on the node that the path has reached, mean over levels and held-out contexts: 1 is a perfect router.</source>
        <translation>경로가 이른 노드에 대한 키 성분의 제곱. 수준과 검증 문맥에 대한 평균이며, 1이면 완벽한 라우터입니다.</translation>
    </message>
    <message>
        <source>Standard deviation s of the noise in one answer, for the named values.</source>
        <translation>이름 붙은 값들에 쓰는, 답 하나에 있는 잡음의 표준편차 s.</translation>
    </message>
    <message>
        <source>Step of the transition</source>
        <translation>전이의 단계</translation>
    </message>
    <message>
        <source>Swapped labels are followed</source>
        <translation>교체된 레이블을 따라간다</translation>
    </message>
    <message>
        <source>Swapped labels are followed.</source>
        <translation>교체된 레이블을 따라갑니다.</translation>
    </message>
    <message>
        <source>Swapped labels are followed: the context counts, not memory.</source>
        <translation>교체된 레이블을 따라갑니다. 기억이 아니라 문맥이 답을 정합니다.</translation>
    </message>
    <message>
        <source>Swapped labels are not followed.</source>
        <translation>교체된 레이블을 따라가지 않습니다.</translation>
    </message>
    <message>
        <source>Swapped labels leave it cold.</source>
        <translation>교체된 레이블에 흔들리지 않습니다.</translation>
    </message>
    <message>
        <source>Ten thousand sequences are known to half a point in a hundred.</source>
        <translation>시퀀스 만 개로는 0.5퍼센트포인트까지 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Test sets are drawn once and kept, as published, so that curves are smooth although each point is uncertain by √(p(1−p)/S) and by the choice of 128 new classes. With a hundred sequences that is up to five points in a hundred, and it does not average out during a run. The probe that removes heads can count more sequences of the same kind.</source>
        <translation>테스트 집합은 공개된 방식대로 한 번 뽑아 계속 씁니다. 그래서 점마다 √(p(1−p)/S)와 새 클래스 128개의 추출만큼 불확실한데도 곡선은 매끄럽습니다. 시퀀스가 백 개이면 이 불확실성은 5퍼센트포인트에 이르며, 실행 중에 평균되어 사라지지 않습니다. 헤드를 빼는 탐침은 같은 종류의 시퀀스를 더 많이 셀 수 있습니다.</translation>
    </message>
    <message>
        <source>The curves stand on a hundred test sequences that never change: what they show beyond that is luck.</source>
        <translation>곡선은 바뀌지 않는 테스트 시퀀스 백 개에 근거합니다. 그것을 넘어 보이는 것은 운입니다.</translation>
    </message>
    <message>
        <source>The example&apos;s estimate of θ after each layer; the last row is θ itself.</source>
        <translation>층마다 그 뒤의 예시 θ의 추정. 마지막 행은 θ 자체입니다.</translation>
    </message>
    <message>
        <source>The induction head&apos;s attention to a right label nears one half.</source>
        <translation>맞는 레이블에 대한 귀납 헤드의 어텐션이 2분의 1에 다가갑니다.</translation>
    </message>
    <message>
        <source>The leap from a quarter</source>
        <translation>4분의 1에서의 도약</translation>
    </message>
    <message>
        <source>The test set is one draw</source>
        <translation>테스트 집합은 한 번의 추출이다</translation>
    </message>
    <message>
        <source>The transition comes after step 120.</source>
        <translation>전이는 단계 120 뒤에 옵니다.</translation>
    </message>
    <message>
        <source>The transition comes after step 140.</source>
        <translation>전이는 단계 140 뒤에 옵니다.</translation>
    </message>
    <message>
        <source>The transition comes before step 220.</source>
        <translation>전이는 단계 220 전에 옵니다.</translation>
    </message>
    <message>
        <source>The transition comes before step 290.</source>
        <translation>전이는 단계 290 전에 옵니다.</translation>
    </message>
    <message>
        <source>The tree of two levels with the decay that is set, solved exactly for answers with independent noise. The table is the risk after one question: rows are levels of noise, columns the angle by which the question leans from the root towards both children. Below a threshold the best one leans, and ever more.</source>
        <translation>설정된 감쇠를 갖는 두 수준의 나무를, 잡음이 독립인 답에 대해 정확히 풉니다. 표는 질문 하나 뒤의 위험입니다. 행은 잡음의 수준, 열은 질문이 뿌리에서 두 자식 쪽으로 기우는 각도입니다. 문턱 아래에서는 최선의 질문이 기울며, 갈수록 더 기웁니다.</translation>
    </message>
    <message>
        <source>The true leaf, counted from the left; −1: drawn from the prior.</source>
        <translation>참 잎, 왼쪽부터 셉니다. −1: 사전분포에서 뽑음.</translation>
    </message>
    <message>
        <source>The unit keys that the example context&apos;s layers ask with.</source>
        <translation>예시 문맥의 층들이 묻는 데 쓰는 단위 키.</translation>
    </message>
    <message>
        <source>The workspaces of many contexts after each layer, as points of a plane: first two, then four clusters, one for each prefix of the path.</source>
        <translation>층마다 그 뒤의 여러 문맥의 작업 공간을 평면의 점으로: 처음에는 두 무리, 다음에는 네 무리로, 경로의 앞부분마다 하나씩.</translation>
    </message>
    <message>
        <source>Theory</source>
        <translation>이론</translation>
    </message>
    <message>
        <source>Tokens of a context; −1: as the run is tested, 0: infinitely many.</source>
        <translation>문맥의 토큰 수. −1: 실행의 테스트 때와 같음, 0: 무한히 많음.</translation>
    </message>
    <message>
        <source>Tokens of a context; −1: as the run is tested, 0: infinitely many. With 128 or more the clusters stand apart.</source>
        <translation>문맥의 토큰 수. −1: 실행의 테스트 때와 같음, 0: 무한히 많음. 128개 이상이면 무리가 서로 떨어집니다.</translation>
    </message>
    <message>
        <source>Training diverged at step %1: the loss of the batch is no finite number. A learning rate below %2 may help.</source>
        <translation>단계 %1에서 훈련이 발산했습니다: 배치의 손실이 유한한 수가 아닙니다. 학습률을 %2보다 낮추면 도움이 될 수 있습니다.</translation>
    </message>
    <message>
        <source>Training is the same, only the number of classes is smaller. The accuracy on sequences as in training rises to one as before, and that is the trap: the four test sets show that this model has learnt something else. On new classes it is worse than a random label of the context, on swapped labels it insists on what it has memorised, and without any help of the context it knows the labels of its classes.</source>
        <translation>훈련은 같고 클래스 수만 적습니다. 훈련 때와 같은 시퀀스에서의 정확도는 전처럼 1로 오르는데, 바로 그것이 함정입니다. 네 테스트 집합은 이 모델이 다른 것을 배웠음을 보여 줍니다. 새 클래스에서는 문맥의 무작위 레이블보다 못하고, 교체된 레이블에서는 외운 것을 고집하며, 문맥의 도움 없이도 자기 클래스의 레이블을 압니다.</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>훈련 손실</translation>
    </message>
    <message>
        <source>Transplant the workspace</source>
        <translation>작업 공간 이식</translation>
    </message>
    <message>
        <source>Tree prior</source>
        <translation>나무 사전분포</translation>
    </message>
    <message>
        <source>Two-level designs</source>
        <translation>두 수준의 설계</translation>
    </message>
    <message>
        <source>What the answers after each layer say about the leaf, by enumeration of all leaves with the keys that were really asked. A good question takes about one bit.</source>
        <translation>층마다 그 뒤의 답이 잎에 대해 말하는 것. 실제로 물은 키를 써서 모든 잎을 열거하여 구합니다. 좋은 질문은 약 1비트를 덜어 냅니다.</translation>
    </message>
    <message>
        <source>What the answers so far say about the example&apos;s leaf, by enumeration of all leaves. Under a Gaussian prior: share of each coordinate&apos;s variance that is left.</source>
        <translation>지금까지의 답이 예시의 잎에 대해 말하는 것. 모든 잎을 열거하여 구합니다. 가우스 사전분포에서는 좌표마다 남아 있는 분산의 몫.</translation>
    </message>
    <message>
        <source>What the budget of pooled numbers that is set can buy: by following the path, by the best fixed questions, and without a limit on questions.</source>
        <translation>설정된 풀링한 수의 예산으로 얻을 수 있는 것: 경로를 따라서, 최선의 고정 질문으로, 그리고 질문에 제한 없이.</translation>
    </message>
    <message>
        <source>What the output of each head is multiplied with: 0 is a head taken away.</source>
        <translation>각 헤드의 출력에 곱하는 배수: 0이면 헤드를 뺀 것입니다.</translation>
    </message>
    <message>
        <source>What the workspaces are projected on.</source>
        <translation>작업 공간을 사영하는 대상.</translation>
    </message>
    <message>
        <source>What training lowers, on the batch of the last step: the squared error of the estimate of θ, or its sum over layers. A gap before the first step.</source>
        <translation>훈련이 낮추는 것을 마지막 단계의 배치에서 잰 값: θ의 추정의 제곱 오차, 또는 그것을 층에 대해 더한 것. 첫 단계 전에는 빈틈.</translation>
    </message>
    <message>
        <source>What was learnt by heart is next to nothing.</source>
        <translation>외운 것은 거의 없습니다.</translation>
    </message>
    <message>
        <source>Where ICL accuracy first crossed the middle between a random label of the context and 1, on a line between two evaluations; not a number before.</source>
        <translation>ICL 정확도가 문맥의 무작위 레이블과 1의 중간을 처음 넘은 곳. 두 평가를 직선으로 이어 구합니다. 그 전에는 수가 아닙니다.</translation>
    </message>
    <message>
        <source>Where keys or workspace come from; −1: drawn from the prior.</source>
        <translation>키나 작업 공간을 가져오는 곳. −1: 사전분포에서 뽑음.</translation>
    </message>
    <message>
        <source>Where some classes are common and most are rare, the common ones are memorised and the rest is read.</source>
        <translation>흔한 클래스가 몇 있고 대부분이 드물면, 흔한 것은 외우고 나머지는 읽습니다.</translation>
    </message>
    <message>
        <source>Which contexts are drawn.</source>
        <translation>뽑을 문맥.</translation>
    </message>
    <message>
        <source>Which tokens are drawn.</source>
        <translation>뽑을 토큰.</translation>
    </message>
    <message>
        <source>Which tokens the donor has.</source>
        <translation>공여 문맥이 갖는 토큰.</translation>
    </message>
    <message>
        <source>With 8192 classes there is too much to learn by heart, so it pays to read the label from the context. At first the model answers with any label that stands there: right half of the time, since half of them are right. On the plateau a head of the first layer slowly learns to look from each label back to its item. When it can, a head of the second layer finds the item that looks like the query, and accuracy on classes never seen rises from one half to nearly one. Close the gate of either head in the grid and it falls back.</source>
        <translation>클래스가 8192개이면 외우기에 너무 많으므로 레이블을 문맥에서 읽는 편이 이롭습니다. 처음에 모델은 문맥에 있는 아무 레이블로나 답합니다. 그 절반이 맞는 것이므로 절반은 맞습니다. 고원에서 첫 층의 헤드 하나가 각 레이블에서 그 항목을 되돌아보는 법을 천천히 배웁니다. 그것을 할 수 있게 되면 둘째 층의 헤드 하나가 질의와 닮은 항목을 찾고, 본 적 없는 클래스의 정확도가 2분의 1에서 거의 1로 오릅니다. 격자에서 두 헤드 가운데 하나의 게이트를 닫으면 다시 떨어집니다.</translation>
    </message>
    <message>
        <source>With its gate open again, nothing was lost.</source>
        <translation>게이트를 다시 여니 잃은 것이 없습니다.</translation>
    </message>
    <message>
        <source>With the head of the first layer closed, it is at chance as well.</source>
        <translation>첫 층의 헤드를 닫아도 우연 수준이 됩니다.</translation>
    </message>
    <message>
        <source>With the induction head closed, accuracy on new classes is at chance at once.</source>
        <translation>귀납 헤드를 닫으면 새 클래스의 정확도가 곧바로 우연 수준이 됩니다.</translation>
    </message>
    <message>
        <source>With the weights held, the gate of the only head of the second layer is closed: what it puts out is multiplied with zero, everything else stays. Answers are still labels of the context or worse, but no longer the right ones. The gate is opened again, and nothing was lost. Then the same with the head of the first layer: without it the second has nothing to find.</source>
        <translation>가중치를 고정한 채 둘째 층의 유일한 헤드의 게이트를 닫습니다. 그 출력에 0을 곱하고 나머지는 모두 그대로입니다. 답은 여전히 문맥의 레이블이거나 그만 못하지만 더는 맞는 레이블이 아닙니다. 게이트를 다시 열면 잃은 것이 없습니다. 다음에는 첫 층의 헤드로 같은 일을 합니다. 그것이 없으면 둘째 헤드는 찾을 것이 없습니다.</translation>
    </message>
    <message>
        <source>With two copies of each class in place of four a random label is right one time in four, and the leap is larger.</source>
        <translation>각 클래스의 사본이 넷이 아니라 둘이면 무작위 레이블은 네 번에 한 번 맞고, 도약은 더 큽니다.</translation>
    </message>
    <message>
        <source>Without bursts nothing is read</source>
        <translation>버스트 없이는 아무것도 읽지 않는다</translation>
    </message>
    <message>
        <source>Without the head of the first layer, chance is left.</source>
        <translation>첫 층의 헤드가 없으면 우연 수준만 남습니다.</translation>
    </message>
    <message>
        <source>Without the head of the second layer, chance is left.</source>
        <translation>둘째 층의 헤드가 없으면 우연 수준만 남습니다.</translation>
    </message>
    <message>
        <source>Workspace transplant</source>
        <translation>작업 공간 이식</translation>
    </message>
    <message>
        <source>a random label of the context, ICL set</source>
        <translation>문맥의 무작위 레이블, ICL 집합</translation>
    </message>
    <message>
        <source>a random label of the context, swapped-label set</source>
        <translation>문맥의 무작위 레이블, 레이블 교체 집합</translation>
    </message>
    <message>
        <source>angle of the best leaning question; 0: the root itself</source>
        <translation>기울어진 최선의 질문의 각도. 0: 뿌리 자체</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>답</translation>
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
        <translation>arXiv 2606.16694, 숨은 θ를 갖는 문맥 내 회귀, E ‖θ‖² = 1</translation>
    </message>
    <message>
        <source>best fixed</source>
        <translation>최선의 고정</translation>
    </message>
    <message>
        <source>best fixed questions</source>
        <translation>최선의 고정 질문</translation>
    </message>
    <message>
        <source>best linear read-out of all of c</source>
        <translation>c 전체의 최선의 선형 읽어내기</translation>
    </message>
    <message>
        <source>constrained linear attention: d pooled numbers a layer</source>
        <translation>제약된 선형 어텐션: 층마다 풀링한 수 d개</translation>
    </message>
    <message>
        <source>coordinate asked</source>
        <translation>물은 좌표</translation>
    </message>
    <message>
        <source>exact for every prior: only second moments enter</source>
        <translation>모든 사전분포에서 정확: 2차 모멘트만 들어감</translation>
    </message>
    <message>
        <source>exact: best linear read-out of M fixed directions of c</source>
        <translation>정확: c의 고정된 방향 M개의 최선의 선형 읽어내기</translation>
    </message>
    <message>
        <source>fixed questions that do as well as this budget of adaptive ones on an infinite tree without noise: 2^M − 1</source>
        <translation>잡음 없는 무한 나무에서 적응적 질문의 이 예산만큼 하는 고정 질문의 수: 2^M − 1</translation>
    </message>
    <message>
        <source>fixed, no noise</source>
        <translation>고정, 잡음 없음</translation>
    </message>
    <message>
        <source>following the path</source>
        <translation>경로 따라가기</translation>
    </message>
    <message>
        <source>hard turns by the sign of each answer, linear gains, normal noise of the answers</source>
        <translation>각 답의 부호에 따른 단호한 방향 전환, 선형 이득, 답의 정규 잡음</translation>
    </message>
    <message>
        <source>head</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>how much of the path&apos;s nodes lies in the span of all keys of a context, mean over levels</source>
        <translation>경로의 노드가 문맥의 모든 키가 펼치는 공간에 얼마나 들어 있는지, 수준에 대한 평균</translation>
    </message>
    <message>
        <source>its mass</source>
        <translation>그 질량</translation>
    </message>
    <message>
        <source>its standard error</source>
        <translation>그 표준 오차</translation>
    </message>
    <message>
        <source>layers done</source>
        <translation>마친 층</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>잎</translation>
    </message>
    <message>
        <source>leaf of the donor</source>
        <translation>공여 문맥의 잎</translation>
    </message>
    <message>
        <source>leaf with the most mass after all layers</source>
        <translation>모든 층 뒤에 질량이 가장 큰 잎</translation>
    </message>
    <message>
        <source>least of them</source>
        <translation>그 가운데 가장 작은 것</translation>
    </message>
    <message>
        <source>level (from 1) whose strength equals the noise of one answer</source>
        <translation>세기가 답 하나의 잡음과 같은 수준(1부터)</translation>
    </message>
    <message>
        <source>level must be at most the levels of the tree, %1</source>
        <translation>level은 나무의 수준 수 %1 이하여야 합니다</translation>
    </message>
    <message>
        <source>loss per-layer needs linear features, which have an estimate after each layer</source>
        <translation>손실 per-layer에는 각 층 뒤에 추정이 있는 선형 특징이 필요합니다</translation>
    </message>
    <message>
        <source>mean entropy of the leaf posterior in bits after so many layers</source>
        <translation>이만큼의 층 뒤 잎의 사후분포의 평균 엔트로피, 비트 단위</translation>
    </message>
    <message>
        <source>mean of ‖c − θ‖² of the pooled vector c</source>
        <translation>풀링한 벡터 c의 ‖c − θ‖²의 평균</translation>
    </message>
    <message>
        <source>mean over nodes of the component on the node itself</source>
        <translation>노드 자체에 대한 성분의 노드 평균</translation>
    </message>
    <message>
        <source>mean squared error of the last estimate</source>
        <translation>마지막 추정의 평균 제곱 오차</translation>
    </message>
    <message>
        <source>mean squared error of the net&apos;s last estimate</source>
        <translation>신경망의 마지막 추정의 평균 제곱 오차</translation>
    </message>
    <message>
        <source>node reached</source>
        <translation>이른 노드</translation>
    </message>
    <message>
        <source>noise at which root and child are worth as much</source>
        <translation>뿌리와 자식의 값어치가 같아지는 잡음</translation>
    </message>
    <message>
        <source>noise below which the best question leans</source>
        <translation>그 아래에서 최선의 질문이 기우는 잡음</translation>
    </message>
    <message>
        <source>noise-min must be less than noise-max</source>
        <translation>noise-min은 noise-max보다 작아야 합니다</translation>
    </message>
    <message>
        <source>of the floor; 0 where it is exact</source>
        <translation>바닥의 표준 오차. 정확하면 0</translation>
    </message>
    <message>
        <source>only a tree has leaves: leave it out, or set prior to tree</source>
        <translation>잎은 나무에만 있습니다. 빼거나 prior를 tree로 하십시오</translation>
    </message>
    <message>
        <source>path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>path without noise</source>
        <translation>잡음 없는 경로</translation>
    </message>
    <message>
        <source>path, no noise</source>
        <translation>경로, 잡음 없음</translation>
    </message>
    <message>
        <source>paths part at a level from 1 to %1, or never (%2); 0 takes the change back</source>
        <translation>경로는 1부터 %1까지의 수준에서 갈라지거나 갈라지지 않습니다(%2). 0은 변경을 되돌립니다</translation>
    </message>
    <message>
        <source>posterior over all leaves given c, Monte Carlo over contexts</source>
        <translation>c가 주어졌을 때 모든 잎의 사후분포, 문맥에 대한 몬테카를로</translation>
    </message>
    <message>
        <source>power of M + 1 with which that falls, log₂(1/α)</source>
        <translation>그것이 줄어드는 M + 1의 거듭제곱 지수, log₂(1/α)</translation>
    </message>
    <message>
        <source>principal axes</source>
        <translation>주축</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>residual values need an estimate after each layer: set read-out to tied or attention</source>
        <translation>잔차 값에는 각 층 뒤의 추정이 필요합니다. read-out을 tied 또는 attention으로 하십시오</translation>
    </message>
    <message>
        <source>rise of the risk</source>
        <translation>위험의 증가</translation>
    </message>
    <message>
        <source>rise of the risk: layer, then level where the paths part; one more than there are levels is the same leaf</source>
        <translation>위험의 증가: 층, 그다음 경로가 갈라지는 수준. 수준 수보다 하나 많으면 같은 잎</translation>
    </message>
    <message>
        <source>rise that theory predicts for this layer where the paths part before the level it asks</source>
        <translation>경로가 층이 묻는 수준보다 앞에서 갈라질 때 이론이 이 층에 예측하는 증가</translation>
    </message>
    <message>
        <source>risk</source>
        <translation>위험</translation>
    </message>
    <message>
        <source>risk after a child and then the best coordinate</source>
        <translation>자식 하나, 그다음 최선의 좌표를 물은 뒤의 위험</translation>
    </message>
    <message>
        <source>risk after asking one child</source>
        <translation>자식 하나를 물은 뒤의 위험</translation>
    </message>
    <message>
        <source>risk after asking the root</source>
        <translation>뿌리를 물은 뒤의 위험</translation>
    </message>
    <message>
        <source>risk after it</source>
        <translation>그 뒤의 위험</translation>
    </message>
    <message>
        <source>risk after the root and then the best coordinate</source>
        <translation>뿌리, 그다음 최선의 좌표를 물은 뒤의 위험</translation>
    </message>
    <message>
        <source>risk of Bayes from all of the pooled vector: by enumeration of the leaves, or the best linear read-out under a Gaussian prior</source>
        <translation>풀링한 벡터 전체로부터의 베이즈의 위험: 잎을 열거하여, 또는 가우스 사전분포에서는 최선의 선형 읽어내기</translation>
    </message>
    <message>
        <source>risk of a machine that follows the path by the signs of the answers and reads out linearly; trees with fixed amplitudes</source>
        <translation>답의 부호로 경로를 따라가고 선형으로 읽어 내는 기계의 위험. 진폭이 고정된 나무</translation>
    </message>
    <message>
        <source>risk of fixed questions there</source>
        <translation>그때 고정 질문의 위험</translation>
    </message>
    <message>
        <source>risk of fixed questions with exact answers</source>
        <translation>정확한 답을 얻는 고정 질문의 위험</translation>
    </message>
    <message>
        <source>risk of the best linear read-out of fixed questions, exact</source>
        <translation>고정 질문의 최선의 선형 읽어내기의 위험, 정확함</translation>
    </message>
    <message>
        <source>risk of the posterior mean from the answers so far</source>
        <translation>지금까지의 답에서 구한 사후 평균의 위험</translation>
    </message>
    <message>
        <source>risk on the path of an infinite tree without noise, α^M</source>
        <translation>잡음 없는 무한 나무의 경로에서의 위험, α^M</translation>
    </message>
    <message>
        <source>risk on the path with exact answers; trees</source>
        <translation>정확한 답을 얻는 경로에서의 위험. 나무</translation>
    </message>
    <message>
        <source>risk without a patch, of the same contexts</source>
        <translation>패치가 없을 때 같은 문맥의 위험</translation>
    </message>
    <message>
        <source>share of contexts whose turn at the last level asked is decoded correctly</source>
        <translation>마지막으로 물은 수준에서 방향을 맞게 해독한 문맥의 비율</translation>
    </message>
    <message>
        <source>share of the variance along this principal axis</source>
        <translation>이 주축 방향의 분산의 몫</translation>
    </message>
    <message>
        <source>squared component of the next key on the donor&apos;s node</source>
        <translation>공여 문맥의 노드에 대한 다음 키 성분의 제곱</translation>
    </message>
    <message>
        <source>squared component of the next key on the target&apos;s own node</source>
        <translation>대상 자신의 노드에 대한 다음 키 성분의 제곱</translation>
    </message>
    <message>
        <source>squared error of the last estimate</source>
        <translation>마지막 추정의 제곱 오차</translation>
    </message>
    <message>
        <source>squared error of the posterior mean after all layers</source>
        <translation>모든 층 뒤 사후 평균의 제곱 오차</translation>
    </message>
    <message>
        <source>squared key component on the node that the path has reached; trees</source>
        <translation>경로가 이른 노드에 대한 키 성분의 제곱. 나무</translation>
    </message>
    <message>
        <source>the checkpoint of an adaptive-inference run must hold %2 numbers named %1; settings of the net&apos;s size cannot change on the way</source>
        <translation>적응적 추론 실행의 체크포인트에는 이름이 %1인 수가 %2개 있어야 합니다. 신경망의 크기에 관한 설정은 도중에 바꿀 수 없습니다</translation>
    </message>
    <message>
        <source>the error of the prediction, averaged over queries</source>
        <translation>질의에 대해 평균한 예측의 오차</translation>
    </message>
    <message>
        <source>the keys of a layer are %1 numbers, not all zero</source>
        <translation>층의 키는 %1개의 수이며, 모두 0일 수는 없습니다</translation>
    </message>
    <message>
        <source>the risks along the path, added up as the loss adds them</source>
        <translation>경로를 따라간 위험을 손실이 더하는 방식으로 더한 것</translation>
    </message>
    <message>
        <source>the risks of fixed questions, added up as the loss adds them</source>
        <translation>고정 질문의 위험을 손실이 더하는 방식으로 더한 것</translation>
    </message>
    <message>
        <source>the same after so many layers</source>
        <translation>이만큼의 층 뒤의 같은 값</translation>
    </message>
    <message>
        <source>the same without patch and transplant</source>
        <translation>패치와 이식이 없을 때의 같은 값</translation>
    </message>
    <message>
        <source>the sign found at a node tells which child is on the path</source>
        <translation>노드에서 얻은 부호가 경로에 어느 자식이 있는지를 알려 줍니다</translation>
    </message>
    <message>
        <source>the tree&apos;s leaves are 0 to %1</source>
        <translation>나무의 잎은 0부터 %1까지입니다</translation>
    </message>
    <message>
        <source>this net</source>
        <translation>이 신경망</translation>
    </message>
    <message>
        <source>tokens must be at least 1 where they are drawn one by one</source>
        <translation>토큰을 하나씩 뽑는 곳에서는 tokens가 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>true leaf, counted from the left</source>
        <translation>참 잎, 왼쪽부터 셈</translation>
    </message>
    <message>
        <source>turn by the sign of each answer, read out linearly</source>
        <translation>각 답의 부호로 방향을 정하고 선형으로 읽어 냄</translation>
    </message>
    <message>
        <source>φ₁ + 0.45 φ₃ + … against φ₂ + 0.45 φ₄ + …, the same for every net</source>
        <translation>φ₁ + 0.45 φ₃ + … 대 φ₂ + 0.45 φ₄ + …, 모든 신경망에서 같음</translation>
    </message>
    <message>
        <source>1024 classes are too few</source>
        <translation>클래스 1024개로는 모자란다</translation>
    </message>
    <message>
        <source>2048 classes are enough</source>
        <translation>클래스 2048개면 충분하다</translation>
    </message>
    <message>
        <source>A Gaussian with the tree&apos;s covariance has the same principal components. The deep net gains nothing: what it used was structure, not variance.</source>
        <translation>나무의 공분산을 갖는 가우스는 주성분이 나무와 같습니다. 그런데 깊은 신경망은 얻는 것이 없습니다. 깊은 신경망이 이용한 것은 분산이 아니라 구조였습니다.</translation>
    </message>
    <message>
        <source>A child alone beats the root below this noise.</source>
        <translation>이 잡음 아래에서는 자식 하나만 묻는 것이 뿌리를 묻는 것보다 낫습니다.</translation>
    </message>
    <message>
        <source>A child asked first leaves a hundred times as much.</source>
        <translation>자식을 먼저 물으면 백 배나 많이 남습니다.</translation>
    </message>
    <message>
        <source>A decoder that cheats</source>
        <translation>속임수를 쓰는 디코더</translation>
    </message>
    <message>
        <source>A head of the first layer looks at the token before.</source>
        <translation>첫 층의 헤드 하나가 바로 앞 토큰을 봅니다.</translation>
    </message>
    <message>
        <source>A head of the second layer looks at labels equal to the query&apos;s.</source>
        <translation>둘째 층의 헤드 하나가 질의의 레이블과 같은 레이블을 봅니다.</translation>
    </message>
    <message>
        <source>A larger decoder on the same data favours memory, and heads more so than layers.</source>
        <translation>같은 데이터에서 디코더가 클수록 기억 쪽으로 기울며, 층보다 헤드가 더 그렇습니다.</translation>
    </message>
    <message>
        <source>A layer may average any network of a token, not only a linear one. It measures one direction all the same, and depth wins in the same way.</source>
        <translation>층은 토큰의 선형 함수만이 아니라 어떤 신경망이든 평균할 수 있습니다. 그래도 재는 것은 방향 하나이며, 깊이는 똑같이 이깁니다.</translation>
    </message>
    <message>
        <source>A linear read-out of any four fixed questions leaves more than twice as much.</source>
        <translation>어떤 고정 질문 네 개든 선형 읽어내기로는 두 배 넘게 남습니다.</translation>
    </message>
    <message>
        <source>A token sees only what stands before it, and that is enough to tell early from late. The transition is gradual and the previous-token measure stays low: no previous-token head does not mean no in-context learning.</source>
        <translation>토큰은 자기 앞에 있는 것만 보며, 그것만으로도 이른 것과 늦은 것을 구별할 수 있습니다. 전이는 서서히 일어나고 이전 토큰 척도는 낮게 머뭅니다. 이전 토큰 헤드가 없다고 해서 문맥 내 학습이 없는 것은 아닙니다.</translation>
    </message>
    <message>
        <source>A tree of one&apos;s own</source>
        <translation>나만의 나무</translation>
    </message>
    <message>
        <source>A vector that steers</source>
        <translation>조종하는 벡터</translation>
    </message>
    <message>
        <source>Adaptive questions still win.</source>
        <translation>적응적 질문이 여전히 이깁니다.</translation>
    </message>
    <message>
        <source>After four answers the leaf is almost known.</source>
        <translation>네 개의 답 뒤에는 잎을 거의 압니다.</translation>
    </message>
    <message>
        <source>After four layers it does a little better, since its turns are soft.</source>
        <translation>네 층 뒤에는 조금 더 낫습니다. 방향 전환이 부드럽기 때문입니다.</translation>
    </message>
    <message>
        <source>After four layers the net is already below plain values.</source>
        <translation>네 층 뒤에 신경망은 이미 잔차를 쓰지 않는 값보다 낮습니다.</translation>
    </message>
    <message>
        <source>After four layers.</source>
        <translation>네 층 뒤에.</translation>
    </message>
    <message>
        <source>After one layer the risk is that of asking the root.</source>
        <translation>한 층 뒤의 위험은 뿌리를 물었을 때의 것입니다.</translation>
    </message>
    <message>
        <source>After six layers, too.</source>
        <translation>여섯 층 뒤에도 그렇습니다.</translation>
    </message>
    <message>
        <source>After the first layer the next key is on the donor&apos;s node.</source>
        <translation>첫 층 뒤에 다음 키는 공여 문맥의 노드에 놓입니다.</translation>
    </message>
    <message>
        <source>After three layers, too.</source>
        <translation>세 층 뒤에도 그렇습니다.</translation>
    </message>
    <message>
        <source>After two layers the net is on the path&apos;s line.</source>
        <translation>두 층 뒤에 신경망은 경로의 선 위에 있습니다.</translation>
    </message>
    <message>
        <source>An early split harms a late layer, too.</source>
        <translation>일찍 갈라지면 뒤쪽 층에도 해롭습니다.</translation>
    </message>
    <message>
        <source>And at noise 0.35 by this many degrees.</source>
        <translation>그리고 잡음 0.35에서는 이만큼의 각도로 기웁니다.</translation>
    </message>
    <message>
        <source>And not on its own.</source>
        <translation>자신의 노드에는 놓이지 않습니다.</translation>
    </message>
    <message>
        <source>As wide as the model with absolute positions and in the standard pairing, rotary positions still need more classes.</source>
        <translation>절대 위치 모델과 같은 너비에 표준 짝짓기를 써도 회전 위치에는 여전히 클래스가 더 많이 필요합니다.</translation>
    </message>
    <message>
        <source>At 2048 classes one head a layer reads the context; four heads learn by heart.</source>
        <translation>클래스 2048개에서 층마다 헤드 하나면 문맥을 읽고, 헤드 넷이면 외웁니다.</translation>
    </message>
    <message>
        <source>At 2048 classes two layers read the context; four learn by heart.</source>
        <translation>클래스 2048개에서 두 층은 문맥을 읽고, 네 층은 외웁니다.</translation>
    </message>
    <message>
        <source>At step 100 no head induces.</source>
        <translation>단계 100에는 귀납을 하는 헤드가 없습니다.</translation>
    </message>
    <message>
        <source>At step 100 no head looks at the previous token.</source>
        <translation>단계 100에는 바로 앞 토큰을 보는 헤드가 없습니다.</translation>
    </message>
    <message>
        <source>At step 200 the model is on the plateau: no better than chance.</source>
        <translation>단계 200에서 모델은 고원에 있습니다. 우연 수준보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>At step 200 the model is on the plateau: no worse than chance.</source>
        <translation>단계 200에서 모델은 고원에 있습니다. 우연 수준보다 못하지 않습니다.</translation>
    </message>
    <message>
        <source>Below the threshold accuracy on new classes starts near one half, as copying is learnt first, and then decays as memorising takes over.</source>
        <translation>문턱 아래에서는 복사를 먼저 배우므로 새 클래스의 정확도가 2분의 1 가까이에서 시작했다가, 외우기가 우세해지면서 줄어듭니다.</translation>
    </message>
    <message>
        <source>Branches need not be equally likely. Where one way is taken nine times in ten, fixed questions do better, and depth has less to gain.</source>
        <translation>가지의 확률이 모두 같을 필요는 없습니다. 열 번에 아홉 번 한쪽으로 가는 곳에서는 고정 질문이 더 잘하고, 깊이가 얻을 것은 줄어듭니다.</translation>
    </message>
    <message>
        <source>But fixed ones do better than on the even tree.</source>
        <translation>그러나 고정 질문은 고른 나무에서보다 더 잘합니다.</translation>
    </message>
    <message>
        <source>But single keys are not on single nodes.</source>
        <translation>그러나 키가 하나씩 노드 하나에 놓이지는 않습니다.</translation>
    </message>
    <message>
        <source>Depth alone does not help: with four layers there are more weights to memorise with, and memory is found first.</source>
        <translation>깊이만으로는 도움이 되지 않습니다. 네 층이면 외우는 데 쓸 가중치가 더 많고, 기억을 먼저 찾습니다.</translation>
    </message>
    <message>
        <source>Depth alone is not enough</source>
        <translation>깊이만으로는 모자란다</translation>
    </message>
    <message>
        <source>Depth asks better questions</source>
        <translation>깊이는 더 나은 질문을 한다</translation>
    </message>
    <message>
        <source>Draw your own tree: the setting branches lists the probability of turning right at each node. A skewed tree has fewer likely leaves; four fixed questions then cover more of it. In the limit of certain turns the path is known beforehand and depth is worth nothing.</source>
        <translation>자신의 나무를 그려 보십시오. 설정 branches에는 각 노드에서 오른쪽으로 갈 확률을 적습니다. 치우친 나무에는 있을 법한 잎이 더 적어, 고정 질문 네 개가 나무를 더 많이 덮습니다. 방향이 확실해지는 극한에서는 경로를 미리 알며 깊이는 쓸모가 없습니다.</translation>
    </message>
    <message>
        <source>Eight layers with a router come close to Bayes.</source>
        <translation>라우터가 있는 여덟 층은 베이즈에 가까이 갑니다.</translation>
    </message>
    <message>
        <source>Explain, then ask about the rest</source>
        <translation>설명하고 나서 나머지를 묻기</translation>
    </message>
    <message>
        <source>Fifteen fixed questions are worth four adaptive ones.</source>
        <translation>고정 질문 열다섯 개가 적응적 질문 네 개의 값어치를 합니다.</translation>
    </message>
    <message>
        <source>Fixed keys remain far from the floor.</source>
        <translation>고정 키는 바닥에서 먼 곳에 머뭅니다.</translation>
    </message>
    <message>
        <source>For 128 tokens.</source>
        <translation>토큰 128개의 경우.</translation>
    </message>
    <message>
        <source>Four fixed ones leave this.</source>
        <translation>고정 질문 네 개는 이만큼 남깁니다.</translation>
    </message>
    <message>
        <source>Four heads memorise</source>
        <translation>헤드 넷은 외운다</translation>
    </message>
    <message>
        <source>Four layers memorise</source>
        <translation>네 층은 외운다</translation>
    </message>
    <message>
        <source>Four leave almost nothing.</source>
        <translation>네 개는 거의 아무것도 남기지 않습니다.</translation>
    </message>
    <message>
        <source>Four times as many classes as fit into memory in the same time, and the model reads instead of memorising.</source>
        <translation>같은 시간에 기억에 담을 수 있는 것보다 네 배 많은 클래스를 주면, 모델은 외우는 대신 읽습니다.</translation>
    </message>
    <message>
        <source>From step 100 on answers are labels of the context.</source>
        <translation>단계 100부터 답은 문맥의 레이블입니다.</translation>
    </message>
    <message>
        <source>Half as many classes as in the story before, and the same model memorises.</source>
        <translation>앞 이야기의 절반만큼의 클래스에서 같은 모델은 외웁니다.</translation>
    </message>
    <message>
        <source>If tokens subtract what the estimate already explains, the noise of an answer shrinks with what is left: eight layers come close to Bayes.</source>
        <translation>토큰에서 추정이 이미 설명한 것을 빼면 답의 잡음은 남은 것과 함께 줄어들고, 여덟 층은 베이즈에 가까이 갑니다.</translation>
    </message>
    <message>
        <source>In the end new classes are answered rightly.</source>
        <translation>마침내 새 클래스에 맞게 답합니다.</translation>
    </message>
    <message>
        <source>In the smallest tree the best question leans below this noise.</source>
        <translation>가장 작은 나무에서는 이 잡음 아래에서 최선의 질문이 기웁니다.</translation>
    </message>
    <message>
        <source>Infinitely many tokens make every answer exact: the net&apos;s risk falls towards zero along the path, while fixed questions are stuck on a power law.</source>
        <translation>토큰이 무한히 많으면 모든 답이 정확해집니다. 신경망의 위험은 경로를 따라 0으로 떨어지고, 고정 질문은 거듭제곱 법칙에 갇힙니다.</translation>
    </message>
    <message>
        <source>It learns known classes by heart.</source>
        <translation>아는 클래스를 외웁니다.</translation>
    </message>
    <message>
        <source>Keys point at the node that the path has reached.</source>
        <translation>키는 경로가 이른 노드를 가리킵니다.</translation>
    </message>
    <message>
        <source>Keys that are networks</source>
        <translation>신경망인 키</translation>
    </message>
    <message>
        <source>Move one number, the answer of the first layer, from one context into another: the next question lands on the donor&apos;s node.</source>
        <translation>수 하나, 곧 첫 층의 답을 한 문맥에서 다른 문맥으로 옮기면 다음 질문이 공여 문맥의 노드에 놓입니다.</translation>
    </message>
    <message>
        <source>New classes are answered worse than by a random label.</source>
        <translation>새 클래스에 대한 답은 무작위 레이블보다 못합니다.</translation>
    </message>
    <message>
        <source>No bits in a number</source>
        <translation>수에는 비트가 없다</translation>
    </message>
    <message>
        <source>No positions at all</source>
        <translation>위치가 전혀 없을 때</translation>
    </message>
    <message>
        <source>Noise sets the finest level</source>
        <translation>잡음이 가장 세밀한 수준을 정한다</translation>
    </message>
    <message>
        <source>Nor below it.</source>
        <translation>그 아래에서 갈라져도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>Nothing is known by heart.</source>
        <translation>외운 것은 없습니다.</translation>
    </message>
    <message>
        <source>On new classes it does not get beyond a random label.</source>
        <translation>새 클래스에서는 무작위 레이블을 넘지 못합니다.</translation>
    </message>
    <message>
        <source>On new classes it does not get far beyond a random label, where absolute positions have nearly one.</source>
        <translation>새 클래스에서는 무작위 레이블을 크게 넘지 못합니다. 절대 위치에서는 거의 1입니다.</translation>
    </message>
    <message>
        <source>On new classes it is at the level of a random label.</source>
        <translation>새 클래스에서는 무작위 레이블의 수준입니다.</translation>
    </message>
    <message>
        <source>Only the end counts</source>
        <translation>끝만 중요하다</translation>
    </message>
    <message>
        <source>Patching the fourth.</source>
        <translation>넷째 층의 패치.</translation>
    </message>
    <message>
        <source>Patching the second layer with keys from the other half does what theory says.</source>
        <translation>둘째 층에 다른 절반의 키를 패치하면 이론이 말하는 대로 됩니다.</translation>
    </message>
    <message>
        <source>Patching the third.</source>
        <translation>셋째 층의 패치.</translation>
    </message>
    <message>
        <source>Positions that turn queries and keys raise the number of classes from which on reading pays. It is no matter of width or of the published pairing: the twin with standard pairing and the same width behaves alike. With 8192 classes rotary positions learn in context as well, later.</source>
        <translation>질의와 키를 회전하는 위치는 읽기가 이로워지는 클래스 수를 늘립니다. 너비나 발표된 짝짓기 때문이 아닙니다. 표준 짝짓기와 같은 너비를 쓰는 쌍둥이도 똑같이 움직입니다. 클래스가 8192개이면 회전 위치도 더 늦게나마 문맥 안에서 학습합니다.</translation>
    </message>
    <message>
        <source>Rotary positions at the same width</source>
        <translation>같은 너비의 회전 위치</translation>
    </message>
    <message>
        <source>Rotary positions need more classes</source>
        <translation>회전 위치에는 클래스가 더 필요하다</translation>
    </message>
    <message>
        <source>Six levels</source>
        <translation>여섯 수준</translation>
    </message>
    <message>
        <source>Sixty-three coordinates, six questions: the gap to fixed questions grows with every level.</source>
        <translation>좌표 예순셋, 질문 여섯: 고정 질문과의 차이는 수준마다 커집니다.</translation>
    </message>
    <message>
        <source>That is 1 − (M/D)/(1 + 1/N + D (1 + σ²)/N).</source>
        <translation>이 값은 1 − (M/D)/(1 + 1/N + D (1 + σ²)/N)입니다.</translation>
    </message>
    <message>
        <source>That is about a quarter of what six fixed questions leave.</source>
        <translation>고정 질문 여섯 개가 남기는 것의 약 4분의 1입니다.</translation>
    </message>
    <message>
        <source>That is far above what fixed amplitudes let it reach, 0.17.</source>
        <translation>진폭이 고정되어 있을 때 이르는 0.17보다 훨씬 높습니다.</translation>
    </message>
    <message>
        <source>That is far below any four fixed questions.</source>
        <translation>어떤 고정 질문 네 개보다도 훨씬 낮습니다.</translation>
    </message>
    <message>
        <source>That is less than half of what any four fixed questions leave.</source>
        <translation>어떤 고정 질문 네 개든 그것이 남기는 것의 절반보다 적습니다.</translation>
    </message>
    <message>
        <source>That is more than twice the path&apos;s.</source>
        <translation>경로의 두 배가 넘습니다.</translation>
    </message>
    <message>
        <source>The cleanest form of the statement. With M questions the path leaves the energy below level M; the best M fixed questions leave that of all nodes not asked. On an infinite tree these are α^M against (M + 1)^(−log₂ 1/α), so that 2^M − 1 fixed questions are needed for M adaptive ones, whatever α is.</source>
        <translation>이 명제의 가장 깨끗한 꼴입니다. 질문 M개로 경로는 수준 M 아래의 에너지를 남기고, 최선의 고정 질문 M개는 묻지 않은 모든 노드의 에너지를 남깁니다. 무한 나무에서 이들은 α^M 대 (M + 1)^(−log₂ 1/α)이므로, α가 무엇이든 적응적 질문 M개에 고정 질문 2^M − 1개가 필요합니다.</translation>
    </message>
    <message>
        <source>The deep net ties with fixed questions.</source>
        <translation>깊은 신경망은 고정 질문과 비깁니다.</translation>
    </message>
    <message>
        <source>The deep net ties with the closed form.</source>
        <translation>깊은 신경망은 닫힌 식과 비깁니다.</translation>
    </message>
    <message>
        <source>The finest level for 8 tokens.</source>
        <translation>토큰 8개의 가장 세밀한 수준.</translation>
    </message>
    <message>
        <source>The first answer takes one of four bits.</source>
        <translation>첫째 답은 4비트 가운데 1비트를 덜어 냅니다.</translation>
    </message>
    <message>
        <source>The first layer asks everyone the same.</source>
        <translation>첫 층은 모두에게 같은 것을 묻습니다.</translation>
    </message>
    <message>
        <source>The keys together span most of the path.</source>
        <translation>키들이 함께 경로의 대부분을 펼칩니다.</translation>
    </message>
    <message>
        <source>The model with absolute positions is 128 wide and has four times the weights of the rotary one of width 64. Here rotary positions have the same width and the standard pairing: the threshold stays where it was.</source>
        <translation>절대 위치 모델은 너비가 128이며, 너비 64인 회전 위치 모델보다 가중치가 네 배 많습니다. 여기서는 회전 위치가 같은 너비와 표준 짝짓기를 씁니다. 문턱은 제자리에 머뭅니다.</translation>
    </message>
    <message>
        <source>The prior is worth more than a bit.</source>
        <translation>사전분포는 1비트보다 값집니다.</translation>
    </message>
    <message>
        <source>The published shape, 128 wide: copying at once, a long plateau, a sudden transition near step 500.</source>
        <translation>발표된 형태, 너비 128: 곧바로 복사하고, 긴 고원을 지나, 단계 500 가까이에서 갑자기 전이합니다.</translation>
    </message>
    <message>
        <source>The risk after four layers.</source>
        <translation>네 층 뒤의 위험.</translation>
    </message>
    <message>
        <source>The risk after six layers.</source>
        <translation>여섯 층 뒤의 위험.</translation>
    </message>
    <message>
        <source>The risk after three layers.</source>
        <translation>세 층 뒤의 위험.</translation>
    </message>
    <message>
        <source>The risk is that of the best fixed questions.</source>
        <translation>위험은 최선의 고정 질문의 것입니다.</translation>
    </message>
    <message>
        <source>The risk is that of the specification&apos;s net.</source>
        <translation>위험은 명세의 신경망의 것입니다.</translation>
    </message>
    <message>
        <source>The risk is that of the specification&apos;s nets.</source>
        <translation>위험은 명세의 신경망들의 것입니다.</translation>
    </message>
    <message>
        <source>The same eight layers with residual values, but keys that are plain weights: coordinate-wise descent, which helps far less.</source>
        <translation>같은 여덟 층에 잔차 값을 쓰지만 키는 그냥 가중치입니다. 좌표별 하강이며, 도움이 훨씬 적습니다.</translation>
    </message>
    <message>
        <source>The same spectrum without the tree</source>
        <translation>나무 없이 같은 스펙트럼</translation>
    </message>
    <message>
        <source>The same story as the small model, at the size of the published script with Adam. Phase one, fifty steps: answers become labels of the context, any of them. Phase two, until step 400: accuracy stays at chance while attention to the previous token grows slowly. Phase three: within a hundred steps the induction head appears and accuracy leaps. The random shift of positions speeds this up about sixfold: set max-pairs to 8 to take it away.</source>
        <translation>작은 모델과 같은 이야기를, Adam을 쓰는 공개된 스크립트의 크기로 봅니다. 첫째 국면, 쉰 단계: 답이 문맥의 아무 레이블이나 됩니다. 둘째 국면, 단계 400까지: 정확도는 우연 수준에 머물고 이전 토큰에 대한 어텐션이 천천히 자랍니다. 셋째 국면: 백 단계 안에 귀납 헤드가 나타나고 정확도가 도약합니다. 위치를 무작위로 옮기면 이것이 약 여섯 배 빨라집니다. 그 효과를 없애려면 max-pairs를 8로 하십시오.</translation>
    </message>
    <message>
        <source>The same story on a larger tree. Six adaptive questions leave a tenth of the task; the best six fixed ones leave almost four tenths, and it would take sixty-three of them to do as well as six adaptive ones without noise. Some seeds ask the first levels in another order, which shows in the risk after one or two layers, and make up for it later.</source>
        <translation>같은 이야기를 더 큰 나무에서 봅니다. 적응적 질문 여섯 개는 과제의 10분의 1을 남기고, 최선의 고정 질문 여섯 개는 거의 10분의 4를 남깁니다. 잡음 없는 적응적 질문 여섯 개만큼 하려면 고정 질문 예순세 개가 필요합니다. 어떤 시드는 처음 수준들을 다른 순서로 묻습니다. 그것은 한두 층 뒤의 위험에 나타나며 나중에 만회합니다.</translation>
    </message>
    <message>
        <source>The second answer takes the next.</source>
        <translation>둘째 답이 그다음 비트를 덜어 냅니다.</translation>
    </message>
    <message>
        <source>The threshold between memorising and reading lies between 1024 and 2048 classes for this model and these positions. Twin the number of classes to see both sides of it at once.</source>
        <translation>이 모델과 이 위치에서 외우기와 읽기 사이의 문턱은 클래스 1024개와 2048개 사이에 있습니다. 클래스 수를 쌍둥이로 실행하면 문턱의 양쪽을 한꺼번에 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The transition comes after step 400.</source>
        <translation>전이는 단계 400 뒤에 옵니다.</translation>
    </message>
    <message>
        <source>The transition comes before step 700.</source>
        <translation>전이는 단계 700 전에 옵니다.</translation>
    </message>
    <message>
        <source>The wide layer reaches less than half of its linear bound.</source>
        <translation>넓은 층은 선형 경계의 절반보다 낮은 값에 이릅니다.</translation>
    </message>
    <message>
        <source>The wide layer with a decoder takes less than a third off its linear bound.</source>
        <translation>디코더가 있는 넓은 층은 선형 경계에서 3분의 1도 덜어 내지 못합니다.</translation>
    </message>
    <message>
        <source>The workspace is all that a router sees. After the first layer it holds one number, whose sign is the turn at the root. With another context&apos;s number in its place the second layer asks that context&apos;s node, and after three layers the fourth does. The function vector is not a correlate of the answer; it is what decides.</source>
        <translation>작업 공간은 라우터가 보는 전부입니다. 첫 층 뒤에 그 안에는 수 하나가 있고, 그 부호가 뿌리에서의 방향입니다. 그 자리에 다른 문맥의 수를 놓으면 둘째 층은 그 문맥의 노드를 묻고, 세 층 뒤에는 넷째 층이 그렇게 합니다. 함수 벡터는 답과 상관된 것일 뿐인 것이 아니라 답을 정하는 것입니다.</translation>
    </message>
    <message>
        <source>Their risk is that under the tree.</source>
        <translation>그 위험은 나무에서와 같습니다.</translation>
    </message>
    <message>
        <source>This is the cleanest control. Second moments, and so everything a fixed linear read-out can use, are those of the tree. The small advantage that is left, a percent or so, comes from gains: the noise of an answer grows with the length of θ, which earlier answers betray.</source>
        <translation>가장 깨끗한 대조군입니다. 2차 모멘트는, 따라서 고정된 선형 읽어내기가 쓸 수 있는 모든 것은 나무의 것과 같습니다. 남은 1퍼센트쯤의 작은 이점은 이득에서 옵니다. 답의 잡음은 θ의 길이와 함께 커지는데, 앞선 답들이 그 길이를 드러냅니다.</translation>
    </message>
    <message>
        <source>Three exact questions leave the last level.</source>
        <translation>정확한 질문 세 개는 마지막 수준을 남깁니다.</translation>
    </message>
    <message>
        <source>Three fixed questions leave much more.</source>
        <translation>고정 질문 세 개는 훨씬 많이 남깁니다.</translation>
    </message>
    <message>
        <source>Three phases</source>
        <translation>세 국면</translation>
    </message>
    <message>
        <source>Trained on the last estimate alone, the deep net reaches the same risk, but its single keys are not tidy: only what they span together is.</source>
        <translation>마지막 추정만으로 훈련한 깊은 신경망은 같은 위험에 이르지만, 키 하나하나는 가지런하지 않습니다. 키들이 함께 펼치는 공간만 그렇습니다.</translation>
    </message>
    <message>
        <source>Turns at the last level are often wrong.</source>
        <translation>마지막 수준의 방향 전환은 자주 틀립니다.</translation>
    </message>
    <message>
        <source>Under a Gaussian depth buys nothing</source>
        <translation>가우스에서 깊이는 아무것도 가져다주지 않는다</translation>
    </message>
    <message>
        <source>Where paths part only at the layer&apos;s own level nothing happens.</source>
        <translation>경로가 그 층 자신의 수준에서야 갈라지는 곳에서는 아무 일도 일어나지 않습니다.</translation>
    </message>
    <message>
        <source>Whose question is it?</source>
        <translation>누구의 질문인가?</translation>
    </message>
    <message>
        <source>Width cannot listen</source>
        <translation>너비는 듣지 못한다</translation>
    </message>
    <message>
        <source>With 2048 classes and rotary positions the model memorises, where absolute ones read the context.</source>
        <translation>클래스 2048개와 회전 위치에서 모델은 외웁니다. 절대 위치에서는 문맥을 읽습니다.</translation>
    </message>
    <message>
        <source>With a non-linear decoder one real number can carry several bits, and a wide layer beats the law for fixed questions. Here is why that is no counterexample.</source>
        <translation>비선형 디코더가 있으면 실수 하나가 여러 비트를 담을 수 있고, 넓은 층은 고정 질문의 법칙을 넘어섭니다. 이것이 왜 반례가 아닌지 봅니다.</translation>
    </message>
    <message>
        <source>With answers of 128 tokens the same net does better.</source>
        <translation>토큰 128개의 답에서 같은 신경망이 더 잘합니다.</translation>
    </message>
    <message>
        <source>With plain values every answer carries the noise of the whole of θ. With residuals the noise of later answers is that of the part not yet explained, so that the signal-to-noise ratio stays the same at every depth and a level can be asked twice. Eight layers reach what Bayes gets from the whole of c. This is the lab&apos;s own extension of the model and needs real tokens.</source>
        <translation>잔차를 쓰지 않으면 모든 답에 θ 전체의 잡음이 실립니다. 잔차를 쓰면 뒤쪽 답의 잡음은 아직 설명하지 못한 부분의 것이므로, 신호 대 잡음비가 어느 깊이에서나 같고 한 수준을 두 번 물을 수 있습니다. 여덟 층은 베이즈가 c 전체에서 얻는 것에 이릅니다. 이것은 이 실험실이 모델을 스스로 확장한 것이며 실제 토큰이 필요합니다.</translation>
    </message>
    <message>
        <source>With random amplitudes a number hardly tells the branch any more, and the wide layer with a decoder loses most of its trick.</source>
        <translation>진폭이 무작위이면 수로는 더는 가지를 거의 알 수 없고, 디코더가 있는 넓은 층은 속임수를 대부분 잃습니다.</translation>
    </message>
    <message>
        <source>With the loss on the last estimate the net is free to spread what it asks over the layers. The risk is that of the net trained layer by layer, within the scatter of seeds, while the routing matrix is blurred: keys mix levels, and only their span is determined.</source>
        <translation>마지막 추정에만 손실을 두면 신경망은 묻는 것을 층들에 자유로이 퍼뜨릴 수 있습니다. 위험은 시드에 따른 흩어짐 안에서 층마다 훈련한 신경망의 것과 같지만, 라우팅 행렬은 흐릿합니다. 키가 수준들을 섞으며, 키가 펼치는 공간만 정해집니다.</translation>
    </message>
    <message>
        <source>With the patch in force the held-out risk stands high.</source>
        <translation>패치가 걸려 있는 동안 검증 위험은 높습니다.</translation>
    </message>
    <message>
        <source>With two questions the root comes first all the same: at this noise it leaves almost nothing.</source>
        <translation>질문이 둘이어도 뿌리가 먼저입니다. 이 잡음에서 그것은 거의 아무것도 남기지 않습니다.</translation>
    </message>
    <message>
        <source>Without any positions causal attention alone suffices to learn in context, and no head looks at the token before.</source>
        <translation>위치가 전혀 없어도 인과 어텐션만으로 문맥 내 학습을 하기에 충분하며, 바로 앞 토큰을 보는 헤드가 없습니다.</translation>
    </message>
    <message>
        <source>Without noise</source>
        <translation>잡음 없이</translation>
    </message>
    <message>
        <source>arXiv 2606.16694; own reconstruction of task, sizes and numbers</source>
        <translation>arXiv 2606.16694; 과제, 크기, 수치는 자체 재구성</translation>
    </message>
    <message>
        <source>Noise of the held-out contexts; −1: as in training.</source>
        <translation>검증 문맥의 잡음; −1: 훈련 때와 같음.</translation>
    </message>
    <message>
        <source>Noise of the responses; below 0: as the run is tested.</source>
        <translation>응답의 잡음; 0보다 작으면: 실행을 테스트할 때와 같음.</translation>
    </message>
    <message>
        <source>test-noise must be at least 0, or −1 for that of training</source>
        <translation>test-noise는 0 이상이거나, 훈련의 잡음을 뜻하는 −1이어야 합니다</translation>
    </message>
    <message>
        <source>After three answers the first three turns are almost always known.</source>
        <translation>세 답 뒤에는 처음 세 방향을 거의 언제나 압니다.</translation>
    </message>
    <message>
        <source>Amplitudes are known and noise is small. A direction that mixes a level&apos;s nodes then gives a different number for each branch, and the decoder can read the branch off the number: one measurement, several bits. So the statement that adaptive questions win exponentially speaks of one coordinate at a time and a linear read-out. The probe design shows the same in the smallest tree: below a certain noise the best first question leans away from the root, continuously, like a magnet below its critical temperature. With half-normal amplitudes the trick hardly works, and depth keeps its lead.</source>
        <translation>진폭은 알려져 있고 잡음은 작습니다. 그러면 한 수준의 노드들을 섞는 방향은 가지마다 다른 수를 내고, 디코더는 그 수에서 가지를 읽어 낼 수 있습니다. 측정 하나에 여러 비트입니다. 그러므로 적응적 질문이 지수적으로 이긴다는 말은 한 번에 좌표 하나와 선형 읽어내기에 관한 것입니다. 설계 탐침은 가장 작은 나무에서 같은 것을 보여 줍니다. 어떤 잡음 아래에서는 최선의 첫 질문이, 임계 온도 아래의 자석처럼 연속적으로 뿌리에서 기울어집니다. 진폭이 반정규이면 이 속임수는 거의 통하지 않고 깊이가 앞섭니다.</translation>
    </message>
    <message>
        <source>B: wide with a router</source>
        <translation>B: 넓고 라우터 있음</translation>
    </message>
    <message>
        <source>C: wide without a router</source>
        <translation>C: 넓고 라우터 없음</translation>
    </message>
    <message>
        <source>Depth without a router can refine an estimate, since residuals change from layer to layer, but it cannot choose: every context is asked the same eight questions. The risk stays twenty times that of the net with routers.</source>
        <translation>라우터가 없는 깊이는 층마다 잔차가 달라지므로 추정을 다듬을 수는 있지만 고를 수는 없습니다. 모든 문맥에 같은 질문 여덟 개를 합니다. 위험은 라우터가 있는 신경망의 스무 배에 머뭅니다.</translation>
    </message>
    <message>
        <source>Each token contributes y times a network of x and the workspace. By Stein&apos;s lemma the mean of such a number measures one linear direction of θ, whatever the network; its shape can only trim noise. The deep net ends far below three fixed questions, and below the line of the path, because the networks that read the answers are non-linear, too. A run takes a minute or so.</source>
        <translation>토큰마다 y 곱하기 x와 작업 공간의 신경망을 보탭니다. 스타인 보조정리에 따라 그런 수의 평균은 어떤 신경망이든 θ의 선형 방향 하나를 재며, 신경망의 모양은 잡음을 줄일 수 있을 뿐입니다. 깊은 신경망은 고정 질문 세 개보다 훨씬 아래에서 끝나며 경로의 선보다도 아래입니다. 답을 읽는 신경망도 비선형이기 때문입니다. 실행에는 1분쯤 걸립니다.</translation>
    </message>
    <message>
        <source>Hidden units of each router, and of the non-linear decoder.</source>
        <translation>각 라우터와 비선형 디코더의 은닉 유닛 수.</translation>
    </message>
    <message>
        <source>How the budget of pooled numbers is spent: layer by layer, or all at once. A router is the small network (an MLP) that makes a layer&apos;s keys from the answers so far.</source>
        <translation>풀링한 수의 예산을 쓰는 방식: 층마다 또는 한꺼번에. 라우터는 지금까지의 답에서 층의 키를 만드는 작은 신경망(MLP)입니다.</translation>
    </message>
    <message>
        <source>Layer, counted from 1, after which the workspace is the donor&apos;s; 0: none.</source>
        <translation>그 뒤로 작업 공간이 기증자의 것이 되는 층(1부터 셈). 0: 없음.</translation>
    </message>
    <message>
        <source>Layer, counted from 1, that pools with the donor&apos;s keys; 0: none.</source>
        <translation>기증자의 키로 풀링하는 층(1부터 셈). 0: 없음.</translation>
    </message>
    <message>
        <source>Levels of the deep tree</source>
        <translation>깊은 나무의 수준 수</translation>
    </message>
    <message>
        <source>Look at key patching and click a cell: the tree beside it shows one context that way, ✗ where it asks off its path. The keys of layer l are taken from a context whose path parts at level k. If it parts at the level that the layer asks, or below, the keys are the same and nothing happens. If it parts above, the layer asks a node off the path: it hears noise, and every later turn is a coin toss. The table is lower-triangular, as theory says, and each step of the theory&apos;s ladder is met to about a fifth. Were the routing a mere by-product, foreign keys would harm everywhere or nowhere. The script patches the second layer at step 2,900: the held-out risk jumps while training goes on undisturbed.</source>
        <translation>키 패치를 보고 칸을 클릭하십시오. 옆의 나무가 그 문맥 하나를 보여 주며, 경로를 벗어나 묻는 곳에 ✗가 붙습니다. l층의 키를 경로가 수준 k에서 갈라지는 문맥에서 가져옵니다. 그 층이 묻는 수준이나 그 아래에서 갈라지면 키가 같아 아무 일도 없습니다. 위에서 갈라지면 층은 경로 밖의 노드를 묻고, 잡음을 들으며, 그 뒤의 방향은 모두 동전 던지기가 됩니다. 표는 이론대로 하삼각이며, 이론의 계단은 하나하나 약 5분의 1 안에서 맞습니다. 라우팅이 단지 부산물이라면 남의 키는 어디서나 해롭거나 어디서도 해롭지 않을 것입니다. 스크립트는 2,900번째 걸음에 둘째 층을 패치합니다. 훈련은 방해받지 않고 이어지는데 검증 위험이 뛰어오릅니다.</translation>
    </message>
    <message>
        <source>Look at risk against budget: the deep net lies on the line of fixed questions. The posterior covariance of a Gaussian depends on the questions, never on the answers. So the best plan is fixed beforehand, and only the budget counts: every pooled number takes the same share of the eight equal coordinates. In the routing matrix a row is a layer: each asks every context the same. Race B or C against it and they tie. The story of the same spectrum does this with the tree&apos;s own covariance. Next: whose question is it?</source>
        <translation>예산에 따른 위험을 보십시오. 깊은 신경망이 고정 질문의 선 위에 있습니다. 가우스의 사후 공분산은 질문에 달려 있고 답에는 달려 있지 않습니다. 그래서 최선의 계획은 미리 정해져 있고 예산만 중요합니다. 풀링한 수마다 똑같은 여덟 좌표에서 같은 몫을 가져갑니다. 라우팅 행렬에서 행은 층이며, 층마다 모든 문맥에 같은 것을 묻습니다. B나 C와 경주시키면 비깁니다. 같은 스펙트럼 이야기는 나무 자신의 공분산으로 이것을 합니다. 다음: 누구의 질문인가?</translation>
    </message>
    <message>
        <source>Look at risk against budget: with four pooled numbers the deep net ends on the dashed line of the path, far below the best four fixed questions. A hidden leaf of a tree decides which coordinates of θ are not zero: the sign found at a node says which of its children is on the path. So the net asks the root first, then the child that the answer&apos;s sign points to, and so on, one level a layer. Fixed questions must cover whole levels, and each level has twice as many nodes as the one above. Press race B or race C to train the wide nets beside it. Training lowers the error after every layer, so that one net shows the whole curve. Next: question by question.</source>
        <translation>예산에 따른 위험을 보십시오. 풀링한 수 네 개로 깊은 신경망은 경로의 점선에 이르며, 최선의 고정 질문 네 개보다 훨씬 아래입니다. 나무의 숨은 잎 하나가 θ의 어느 좌표가 0이 아닌지를 정합니다. 노드에서 찾은 부호가 어느 자식이 경로에 있는지 알려 줍니다. 그래서 신경망은 먼저 뿌리를, 다음에 답의 부호가 가리키는 자식을 묻고, 이렇게 층마다 한 수준씩 내려갑니다. 고정 질문은 수준 전체를 덮어야 하는데 수준마다 노드가 위의 두 배입니다. B와 경주나 C와 경주를 누르면 넓은 신경망을 옆에서 훈련합니다. 훈련은 모든 층 뒤의 오차를 줄이므로 신경망 하나가 곡선 전체를 보여 줍니다. 다음: 질문 하나씩.</translation>
    </message>
    <message>
        <source>Look at the tree: the number beside a node is the layer that asked there, its colour how much of the key points at it, the thickness of a line how likely the way is. Layer 1 asks the root. If its answer is positive, layer 2 asks the right child, else the left one: the router reads the answers so far and sets the next key. Each answer takes about one bit off the sixteen leaves. The routing matrix says the same of all contexts at once: close to the identity, keys land on the node that the path has reached. In the plane of function vectors contexts gather by the turns found so far, and that place is all the next router sees. Pick another leaf, or draw other tokens. Next: noise sets the finest level.</source>
        <translation>나무를 보십시오. 노드 옆의 수는 그곳을 물은 층이고, 색은 키가 그 노드를 얼마나 가리키는지, 선의 굵기는 그 길이 얼마나 그럴듯한지입니다. 1층은 뿌리를 묻습니다. 답이 양수이면 2층은 오른쪽 자식을, 아니면 왼쪽 자식을 묻습니다. 라우터가 지금까지의 답을 읽고 다음 키를 정합니다. 답마다 잎 열여섯 개에서 약 한 비트가 줄어듭니다. 라우팅 행렬은 모든 문맥에 대해 같은 것을 말합니다. 단위행렬에 가깝고, 키는 경로가 도달한 노드에 놓입니다. 함수 벡터의 평면에서 문맥은 지금까지 찾은 방향대로 모이며, 다음 라우터가 보는 것은 그 자리뿐입니다. 다른 잎을 고르거나 토큰을 다시 뽑아 보십시오. 다음: 잡음이 가장 미세한 수준을 정한다.</translation>
    </message>
    <message>
        <source>Model B has a router, too, and more weights than it can use: its workspace is still empty when it chooses its keys, so they are the same for every context. It then does exactly as well as the best four fixed questions, a number that follows from second moments alone. Twin the model with A or C to see the three race.</source>
        <translation>모델 B는 라우터가 있고 가중치는 쓸 수 있는 것보다 많습니다. 키를 고를 때 작업 공간이 아직 비어 있어 모든 문맥에서 키가 같습니다. 그래서 최선의 고정 질문 네 개와 정확히 같은 성과를 내며, 그 수는 2차 모멘트만으로 정해집니다. 쌍둥이로 모델 A나 C를 함께 실행하면 셋의 경주를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Model C is principal-component regression learned by gradient descent: its four keys span the strongest directions of the prior. Depth would change nothing, since without a router every layer asks every context the same.</source>
        <translation>모델 C는 경사 하강으로 학습한 주성분 회귀입니다. 키 네 개가 사전분포의 가장 강한 방향들을 펼칩니다. 라우터가 없으면 모든 층이 모든 문맥에 같은 것을 묻기 때문에 깊이는 아무것도 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>No router, no choice</source>
        <translation>라우터가 없으면 선택도 없다</translation>
    </message>
    <message>
        <source>On the picture&apos;s deep tree, for 8 tokens.</source>
        <translation>그림의 깊은 나무에서 토큰 8개일 때.</translation>
    </message>
    <message>
        <source>Question 1 of 5: why does a deep narrow net beat a wide one at the same budget? Each answer says which number to ask for next, while a wide layer must ask all at once.</source>
        <translation>질문 1/5: 예산이 같을 때 깊고 좁은 신경망이 왜 넓은 것을 이기나요? 답마다 다음에 물을 수를 알려 주지만, 넓은 층은 모두 한꺼번에 물어야 합니다.</translation>
    </message>
    <message>
        <source>Question 2 of 5: what does each layer ask, and how do the answers choose the next question? Step through the layers with [ and ]: the sign of an answer is the next turn.</source>
        <translation>질문 2/5: 각 층은 무엇을 묻고, 답은 다음 질문을 어떻게 고르나요? [ 와 ]로 층을 넘겨 보십시오. 답의 부호가 다음 방향입니다.</translation>
    </message>
    <message>
        <source>Question 3 of 5: what limits the depth that helps? The noise of an answer, and the levels of the tree. With only eight tokens the finest levels drown: the net still asks, and learns little.</source>
        <translation>질문 3/5: 도움이 되는 깊이를 무엇이 제한하나요? 답의 잡음과 나무의 수준 수입니다. 토큰이 여덟 개뿐이면 가장 미세한 수준은 잡음에 잠깁니다. 신경망은 여전히 묻지만 얻는 것이 적습니다.</translation>
    </message>
    <message>
        <source>Question 4 of 5: why does depth buy nothing under a Gaussian? No answer can change what is worth asking next: four layers with one question each do as well as one layer with four.</source>
        <translation>질문 4/5: 가우스에서는 깊이가 왜 아무 도움이 안 되나요? 어떤 답도 다음에 물을 것을 바꾸지 못합니다. 질문 하나씩인 네 층은 질문 네 개인 한 층과 같습니다.</translation>
    </message>
    <message>
        <source>Question 5 of 5: do the answers cause the questions? Give one layer the keys of another context: harm is done only where the two paths have parted before, and the more the earlier the layer.</source>
        <translation>질문 5/5: 답이 질문의 원인인가요? 한 층에 다른 문맥의 키를 주십시오. 두 경로가 이미 갈라진 곳에서만 해가 생기며, 앞선 층일수록 큽니다.</translation>
    </message>
    <message>
        <source>Question by question</source>
        <translation>질문 하나씩</translation>
    </message>
    <message>
        <source>Risk of a machine that follows the path, layer by layer, on a deep tree: a column for a quarter of the run&apos;s tokens, as many, four times as many, and without noise. A curve goes flat at its finest level, where the noise of an answer, (1 + σ²)/N, is as strong as the level. The run&apos;s own tree goes flat where it ends, too. Where the prior has no tree, the curves tell what one would allow.</source>
        <translation>깊은 나무에서 층마다 경로를 따라가는 기계의 위험입니다. 열은 이 실행의 토큰 수의 1/4, 같은 수, 네 배, 잡음 없음입니다. 곡선은 답의 잡음 (1 + σ²)/N이 수준만큼 강해지는 가장 미세한 수준에서 평평해집니다. 이 실행의 나무는 나무가 끝나는 곳에서도 평평해집니다. 사전분포에 나무가 없으면 곡선은 나무라면 무엇이 가능할지 알려 줍니다.</translation>
    </message>
    <message>
        <source>So is that of the wide layer with a router.</source>
        <translation>라우터가 있는 넓은 층의 위험도 그렇습니다.</translation>
    </message>
    <message>
        <source>The curves are of a tree with as many levels, each as much weaker than the one above as the decay that is set says.</source>
        <translation>곡선은 이만큼의 수준을 가진 나무의 것이며, 각 수준은 설정한 감쇠만큼 위의 수준보다 약합니다.</translation>
    </message>
    <message>
        <source>The same budget in one layer: all four questions are put at once, so that no answer can choose the next, and the router has nothing to look at.</source>
        <translation>같은 예산을 한 층에서 씁니다. 네 질문을 한꺼번에 던지므로 어느 답도 다음 질문을 고를 수 없고, 라우터에는 볼 것이 없습니다.</translation>
    </message>
    <message>
        <source>The strength of each node on the path is half-normal. A mixed direction&apos;s answer could now come from many branches, so that a decoder reads about a quarter off the bound of linear decoders instead of more than half. Twin the model with A: the deep net still follows the signs.</source>
        <translation>경로에 있는 각 노드의 세기는 반정규입니다. 이제 섞인 방향의 답은 여러 가지에서 나올 수 있으므로, 디코더는 선형 디코더의 경계에서 절반 넘게가 아니라 약 4분의 1만 덜어 냅니다. 쌍둥이로 모델 A를 함께 실행해 보십시오. 깊은 신경망은 여전히 부호를 따라갑니다.</translation>
    </message>
    <message>
        <source>What limits depth</source>
        <translation>무엇이 깊이를 제한하나</translation>
    </message>
    <message>
        <source>Without a router the questions are plain weights: four numbers, found by training, that fit the tree as well as fixed numbers can.</source>
        <translation>라우터가 없으면 질문은 그냥 가중치입니다. 훈련으로 찾아낸 네 수가, 고정된 수로 할 수 있는 만큼 나무에 맞습니다.</translation>
    </message>
    <message>
        <source>a network of x, y and the workspace</source>
        <translation>x, y와 작업 공간의 신경망</translation>
    </message>
    <message>
        <source>a network reads the whole workspace at the end: one number may carry several bits, so that a wide layer can cheat</source>
        <translation>마지막에 신경망이 작업 공간 전체를 읽습니다. 수 하나가 여러 비트를 나를 수 있어 넓은 층이 속임수를 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>all questions in one layer, whose router has no answer yet to choose by</source>
        <translation>모든 질문을 한 층에서 하며, 라우터에는 고를 근거가 될 답이 아직 없습니다</translation>
    </message>
    <message>
        <source>its finest level: from there on an answer is more noise than signal</source>
        <translation>가장 미세한 수준: 여기부터는 답에 신호보다 잡음이 많습니다</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>%1층</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>수준 %1</translation>
    </message>
    <message>
        <source>level (from 1) of the run&apos;s own tree whose strength equals the noise of one answer, were it to go on so far</source>
        <translation>이 실행의 나무가 그만큼 이어진다면 세기가 답 하나의 잡음과 같아지는 수준(1부터)</translation>
    </message>
    <message>
        <source>levels of the run&apos;s own tree: below the last there is nothing to ask</source>
        <translation>이 실행의 나무의 수준 수: 마지막 아래에는 물을 것이 없습니다</translation>
    </message>
    <message>
        <source>no noise</source>
        <translation>잡음 없음</translation>
    </message>
    <message>
        <source>non-linear decoder</source>
        <translation>비선형 디코더</translation>
    </message>
    <message>
        <source>one question a layer, chosen by its router from the answers so far</source>
        <translation>층마다 질문 하나를, 라우터가 지금까지의 답에서 고릅니다</translation>
    </message>
    <message>
        <source>risk that is left with a layer for every level</source>
        <translation>수준마다 층이 하나씩 있어도 남는 위험</translation>
    </message>
    <message>
        <source>root</source>
        <translation>뿌리</translation>
    </message>
    <message>
        <source>same leaf</source>
        <translation>같은 잎</translation>
    </message>
    <message>
        <source>standard deviation of the noise of one answer, √((1 + σ²)/N)</source>
        <translation>답 하나의 잡음의 표준편차, √((1 + σ²)/N)</translation>
    </message>
    <message>
        <source>the net&apos;s layers are 1 to %1</source>
        <translation>신경망의 층은 1부터 %1까지입니다</translation>
    </message>
    <message>
        <source>the same on the deep tree, which shares out the same energy among more levels</source>
        <translation>같은 에너지를 더 많은 수준에 나누는 깊은 나무에서의 같은 값</translation>
    </message>
    <message>
        <source>this tree</source>
        <translation>이 나무</translation>
    </message>
    <message>
        <source>tokens of a context on this curve; 0: infinitely many</source>
        <translation>이 곡선에서 한 문맥의 토큰 수. 0: 무한히 많음</translation>
    </message>
    <message>
        <source>y times a network of x and the workspace</source>
        <translation>y에 x와 작업 공간의 신경망을 곱한 것</translation>
    </message>
    <message>
        <source>%1 has the value %2 twice</source>
        <translation>%1에 값 %2이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>%1 is %2, and only finite numbers can be recorded</source>
        <translation>%1은(는) %2인데, 유한한 수만 기록할 수 있습니다</translation>
    </message>
    <message>
        <source>%1 is never %2 on its axis, whose values are %3</source>
        <translation>%1은(는) 축에서 %2이(가) 되는 일이 없습니다. 축의 값은 %3입니다</translation>
    </message>
    <message>
        <source>%1 is no number: give its &apos;values&apos;, from %2</source>
        <translation>%1은(는) 수가 아닙니다. %2 가운데에서 &apos;values&apos;를 적으십시오</translation>
    </message>
    <message>
        <source>%1 is on two axes</source>
        <translation>%1이(가) 두 축에 있습니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be the name of a column</source>
        <translation>&apos;%1&apos;은(는) 열의 이름이 될 수 없습니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; holds the results of another sweep, &apos;%2&apos;; name another folder</source>
        <translation>&apos;%1&apos;에는 다른 스윕 &apos;%2&apos;의 결과가 있습니다. 다른 폴더를 지정하십시오</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a file; the results of a sweep are kept in a folder</source>
        <translation>&apos;%1&apos;은(는) 파일입니다. 스윕의 결과는 폴더에 보관됩니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is damaged: what it held is computed again</source>
        <translation>&apos;%1&apos;이(가) 손상되었습니다. 들어 있던 것을 다시 계산합니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is held by another program</source>
        <translation>다른 프로그램이 &apos;%1&apos;을(를) 쓰고 있습니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is recorded twice</source>
        <translation>&apos;%1&apos;이(가) 두 번 기록됩니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a part and how many there are, like 0/4</source>
        <translation>&apos;%1&apos;은(는) 0/4처럼 부분의 번호와 부분의 수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names a part that there is not: of %2 parts, the first is 0 and the last %3</source>
        <translation>&apos;%1&apos;이(가) 가리키는 부분은 없습니다. 부분 %2개 가운데 처음은 0, 마지막은 %3입니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; names another column already; choose another &apos;name&apos;</source>
        <translation>&apos;%1&apos;은(는) 이미 다른 열의 이름입니다. 다른 &apos;name&apos;을 고르십시오</translation>
    </message>
    <message>
        <source>&apos;%1&apos; needs either &apos;when&apos; (a condition) or &apos;quantity&apos;</source>
        <translation>&apos;%1&apos;에는 &apos;when&apos;(조건)이나 &apos;quantity&apos; 가운데 하나가 필요합니다</translation>
    </message>
    <message>
        <source>&apos;axes&apos; must be an array of one or more axes</source>
        <translation>&apos;axes&apos;는 축이 하나 이상 든 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;count&apos; must be a whole number from 2 to %1, not %2</source>
        <translation>&apos;count&apos;는 2에서 %1까지의 정수여야 합니다(받은 값: %2)</translation>
    </message>
    <message>
        <source>&apos;format&apos; must be &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>&apos;format&apos;은 &quot;%1&quot;이어야 합니다(받은 값: &quot;%2&quot;)</translation>
    </message>
    <message>
        <source>&apos;from&apos; must be below &apos;to&apos;, not %1 and %2</source>
        <translation>&apos;from&apos;은 &apos;to&apos;보다 작아야 합니다(받은 값: %1, %2)</translation>
    </message>
    <message>
        <source>&apos;keep&apos; must be &quot;none&quot;, &quot;all&quot;, or an object that names values of axes</source>
        <translation>&apos;keep&apos;은 &quot;none&quot;, &quot;all&quot;, 또는 축의 값을 지정하는 객체여야 합니다</translation>
    </message>
    <message>
        <source>&apos;margin&apos; is %1, but the recorded values leave %2: record it anew</source>
        <translation>&apos;margin&apos;은 %1인데 기록된 값에서는 %2이(가) 남습니다. 다시 기록하십시오</translation>
    </message>
    <message>
        <source>&apos;margin&apos; must be a number, 0 or more: how far the worst of the values is from where the claim would fail</source>
        <translation>&apos;margin&apos;은 0 이상의 수여야 합니다. 가장 나쁜 값이 주장이 깨지는 곳에서 얼마나 떨어져 있는지를 나타냅니다</translation>
    </message>
    <message>
        <source>&apos;measured&apos; and &apos;margin&apos; belong together: write both or neither</source>
        <translation>&apos;measured&apos;와 &apos;margin&apos;은 함께 씁니다. 둘 다 적거나 둘 다 적지 마십시오</translation>
    </message>
    <message>
        <source>&apos;measured&apos; must be three numbers, one for each of the seeds 1, 2 and 3</source>
        <translation>&apos;measured&apos;는 시드 1, 2, 3마다 하나씩, 수 세 개여야 합니다</translation>
    </message>
    <message>
        <source>&apos;record&apos; must be an array of one or more quantities</source>
        <translation>&apos;record&apos;는 수량이 하나 이상 든 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;seeds&apos; must be how many (1 to %1), or an array of different whole numbers, 0 or more</source>
        <translation>&apos;seeds&apos;는 시드의 수(1에서 %1까지)이거나 서로 다른 0 이상의 정수의 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;settings&apos; and &apos;arguments&apos; belong to a &apos;quantity&apos;, not to &apos;when&apos;</source>
        <translation>&apos;settings&apos;와 &apos;arguments&apos;는 &apos;when&apos;이 아니라 &apos;quantity&apos;에 딸립니다</translation>
    </message>
    <message>
        <source>&apos;settings&apos; and &apos;arguments&apos; belong to levels and probes; &apos;%1&apos; is a channel of the run itself</source>
        <translation>&apos;settings&apos;와 &apos;arguments&apos;는 수준과 탐침을 위한 것인데 &apos;%1&apos;은(는) 실행 자체의 채널입니다</translation>
    </message>
    <message>
        <source>&apos;step&apos; must be above 0</source>
        <translation>&apos;step&apos;은 0보다 커야 합니다</translation>
    </message>
    <message>
        <source>&apos;steps&apos; must be 1 or more</source>
        <translation>&apos;steps&apos;는 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;target&apos; must be a number, or another cell with &apos;cell&apos; and &apos;value&apos;</source>
        <translation>&apos;target&apos;은 수이거나 &apos;cell&apos;과 &apos;value&apos;가 있는 다른 칸이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;value&apos; belongs to &apos;when&apos;, not to a &apos;quantity&apos;</source>
        <translation>&apos;value&apos;는 &apos;quantity&apos;가 아니라 &apos;when&apos;에 딸립니다</translation>
    </message>
    <message>
        <source>&apos;values&apos; must be an array of one or more values</source>
        <translation>&apos;values&apos;는 값이 하나 이상 든 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;x&apos; and &apos;y&apos; must be of two axes, not both of one</source>
        <translation>&apos;x&apos;와 &apos;y&apos;는 한 축이 아니라 서로 다른 두 축의 것이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;zip&apos; must be an array of two or more axes, and stand alone</source>
        <translation>&apos;zip&apos;은 축이 둘 이상 든 배열이어야 하고 단독으로 있어야 합니다</translation>
    </message>
    <message>
        <source>8192 classes and no bursts: there is nothing to read and too much to learn by heart, so next to nothing is learnt.</source>
        <translation>클래스는 8192개이고 버스트는 없습니다. 읽을 것은 없고 외우기에는 너무 많아, 거의 아무것도 배우지 않습니다.</translation>
    </message>
    <message>
        <source>And still little is known by heart.</source>
        <translation>그리고 아직 외운 것은 적습니다.</translation>
    </message>
    <message>
        <source>As in training, every second answer cannot be read.</source>
        <translation>훈련 때와 같이, 답의 절반은 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>At step 100 it is no better than a random label of the context.</source>
        <translation>단계 100에서 문맥의 무작위 레이블보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>At step 1200 little is known by heart.</source>
        <translation>단계 1200에서 외운 것은 적습니다.</translation>
    </message>
    <message>
        <source>At step 1200 new classes are answered from the context.</source>
        <translation>단계 1200에서 새 클래스는 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>At step 1600 it is the same: rotary positions are at chance by then.</source>
        <translation>단계 1600에서도 같습니다. 회전 위치는 그때 우연 수준에 있습니다.</translation>
    </message>
    <message>
        <source>At step 200 answers are hardly better than a random label of the context.</source>
        <translation>단계 200에서 답은 문맥의 무작위 레이블보다 거의 낫지 않습니다.</translation>
    </message>
    <message>
        <source>At step 300 it is no better than a random label of the context.</source>
        <translation>단계 300에서 문맥의 무작위 레이블보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>At step 400 answers are no better than a random label of the context.</source>
        <translation>단계 400에서 답은 문맥의 무작위 레이블보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>Bursts are a matter of the query: its class is always in the context, here only once. Chance falls to an eighth, and as one label alone holds the answer, the attention of the query to a right label may rise to one. The transition comes later than with two copies, and those come later than four.</source>
        <translation>버스트는 질의에 관한 것입니다. 질의의 클래스는 언제나 문맥에 있으며, 여기서는 한 번만 있습니다. 우연 수준은 8분의 1로 떨어지고, 답을 지닌 레이블이 하나뿐이므로 맞는 레이블에 대한 질의의 어텐션은 1까지 오를 수 있습니다. 전이는 사본이 둘일 때보다 늦게 오고, 둘일 때는 넷일 때보다 늦게 옵니다.</translation>
    </message>
    <message>
        <source>Class geometry</source>
        <translation>클래스의 기하</translation>
    </message>
    <message>
        <source>Eight classes in the context, each once: one label in eight is right, and the model finds it all the same.</source>
        <translation>문맥에 클래스가 여덟 개, 저마다 한 번씩 있습니다. 레이블 여덟 가운데 하나가 맞는데도 모델은 그것을 찾아냅니다.</translation>
    </message>
    <message>
        <source>Every fourth sequence bursts</source>
        <translation>시퀀스 넷에 하나가 버스트</translation>
    </message>
    <message>
        <source>Every second sequence bursts</source>
        <translation>시퀀스 둘에 하나가 버스트</translation>
    </message>
    <message>
        <source>First phase: by step 400 answers are labels of the context.</source>
        <translation>첫째 국면: 단계 400이면 답은 문맥의 레이블입니다.</translation>
    </message>
    <message>
        <source>Half of the sequences hold the answer, half are drawn at random: reading still wins, later.</source>
        <translation>시퀀스의 절반에는 답이 있고 절반은 무작위로 뽑습니다. 그래도 읽기가 이깁니다. 다만 더 늦습니다.</translation>
    </message>
    <message>
        <source>In a sequence without bursts the context says nothing about the query, and only memory could help. With 8192 classes memory is far away, and the other half of the sequences is reason enough to read. The accuracy on sequences as in training stays near one half, since half of them have no answer to be read.</source>
        <translation>버스트가 없는 시퀀스에서 문맥은 질의에 대해 아무것도 말해 주지 않으며, 도움이 될 수 있는 것은 기억뿐입니다. 클래스가 8192개이면 기억은 멀고, 나머지 절반의 시퀀스만으로도 읽을 이유는 충분합니다. 훈련 때와 같은 시퀀스에서의 정확도는 2분의 1 가까이에 머뭅니다. 그 절반에는 읽을 답이 없기 때문입니다.</translation>
    </message>
    <message>
        <source>In the end new classes are answered from the context.</source>
        <translation>마침내 새 클래스는 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>It comes before step 2000.</source>
        <translation>단계 2000 전에 옵니다.</translation>
    </message>
    <message>
        <source>Labels shown</source>
        <translation>보일 레이블 수</translation>
    </message>
    <message>
        <source>Memory has begun.</source>
        <translation>기억이 시작되었습니다.</translation>
    </message>
    <message>
        <source>New classes are not answered.</source>
        <translation>새 클래스에는 답하지 못합니다.</translation>
    </message>
    <message>
        <source>No head induces yet.</source>
        <translation>아직 귀납을 하는 헤드가 없습니다.</translation>
    </message>
    <message>
        <source>No head induces.</source>
        <translation>귀납을 하는 헤드가 없습니다.</translation>
    </message>
    <message>
        <source>Only tokens with one of the first so many labels: of a few the clusters can be told apart in a plane.</source>
        <translation>처음 이만큼의 레이블 가운데 하나를 지닌 토큰만. 레이블이 적으면 평면에서 무리를 구별할 수 있습니다.</translation>
    </message>
    <message>
        <source>Plane of layer</source>
        <translation>평면의 층</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점의 수</translation>
    </message>
    <message>
        <source>SGD, as published, in place of Adam: copying, a long plateau, a sudden transition, on a task small enough to wait for.</source>
        <translation>Adam 대신, 발표된 대로 SGD를 씁니다. 복사, 긴 고원, 갑작스러운 전이를 기다릴 만큼 작은 과제에서 봅니다.</translation>
    </message>
    <message>
        <source>Second phase: at step 500 they are no better than a random label of the context.</source>
        <translation>둘째 국면: 단계 500에서 답은 문맥의 무작위 레이블보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>Ten thousand more sequences say the same, to ±0.005.</source>
        <translation>시퀀스 만 개를 더 보아도 ±0.005 안에서 같습니다.</translation>
    </message>
    <message>
        <source>The end of the series: no sequence bursts, and the query has nothing to do with its context. Copying does not pay, so that not even the first phase begins: answers are labels of the context no more often than by chance, and no head looks at the token before. Memory alone is left, and it has hardly begun; with 1024 classes it has won by then.</source>
        <translation>이 연작의 끝입니다. 버스트 시퀀스가 없고, 질의는 문맥과 아무 관계가 없습니다. 복사가 이롭지 않으므로 첫째 국면조차 시작되지 않습니다. 답이 문맥의 레이블인 경우는 우연보다 잦지 않고, 바로 앞 토큰을 보는 헤드가 없습니다. 남은 것은 기억뿐인데 이제 겨우 시작되었습니다. 클래스가 1024개이면 이때쯤 기억이 이미 이겼습니다.</translation>
    </message>
    <message>
        <source>The induction head looks at the one right label and at little else.</source>
        <translation>귀납 헤드는 하나뿐인 맞는 레이블을 보고 다른 것은 거의 보지 않습니다.</translation>
    </message>
    <message>
        <source>The induction head needs to know at each label which item stood before it, and only an earlier layer can have noted that. One layer answers with any label of its context and stays there. A random label is right 51.6 times in a hundred: half of the time, and now and then because both classes have the same label. Each accuracy is counted over 5,000 sequences and known to ±0.007 (one standard error), so that the claim&apos;s 0.56 is six standard errors above chance; with 500 sequences it would be two, and a model at chance would now and then be above it.</source>
        <translation>귀납 헤드는 레이블마다 그 앞에 어떤 항목이 있었는지 알아야 하는데, 그것은 더 앞의 층만이 적어 둘 수 있습니다. 층이 하나이면 문맥의 아무 레이블로나 답하고 거기에 머뭅니다. 무작위 레이블은 백 번에 51.6번 맞습니다. 절반은 본래 맞고, 이따금 두 클래스의 레이블이 같아서 맞습니다. 정확도는 저마다 시퀀스 5,000개로 세며 ±0.007(표준 오차 하나)까지 알려집니다. 그래서 주장의 0.56은 우연 수준보다 표준 오차 여섯 개만큼 높습니다. 시퀀스가 500개이면 두 개가 되어, 우연 수준의 모델도 이따금 그보다 높게 나올 것입니다.</translation>
    </message>
    <message>
        <source>The leap from an eighth</source>
        <translation>8분의 1에서의 도약</translation>
    </message>
    <message>
        <source>The published runs use stochastic gradient descent without momentum at a rate of 0.001 for 300,000 steps. What counts is rate times steps, some 300 there, and how small the task is: with four pairs, eight labels and items of 15 numbers a product of 40 to 45 is enough, here 800 to 900 steps of 0.05. A larger rate does not shorten the wait: at 1 the model stays on the plateau (it was watched for 6,000 steps), and with momentum on top it saturates and learns nothing. In between descent is slower than Adam because the two heads that need each other grow in proportion to each other, from almost nothing, and nothing scales their small gradients up.</source>
        <translation>발표된 실행은 모멘텀 없는 확률적 경사 하강을 학습률 0.001로 300,000단계 씁니다. 중요한 것은 학습률과 단계 수의 곱(거기서는 약 300)과 과제가 얼마나 작은가입니다. 쌍 네 개, 레이블 여덟 개, 수 15개로 된 항목이면 곱이 40~45이면 충분하며, 여기서는 0.05로 800~900단계입니다. 학습률을 키워도 기다림은 짧아지지 않습니다. 1이면 모델이 고원에 머물고(6,000단계 동안 지켜보았습니다), 여기에 모멘텀까지 더하면 포화되어 아무것도 배우지 못합니다. 그 사이에서 하강은 Adam보다 느립니다. 서로를 필요로 하는 두 헤드가 거의 없는 상태에서 서로에 비례하여 자라는데, 그 작은 기울기를 키워 주는 것이 없기 때문입니다.</translation>
    </message>
    <message>
        <source>The residual stream of many tokens after each layer, as points of a plane, and how well they are told apart by their labels. A row for each point and layer.</source>
        <translation>층마다 그 뒤의 여러 토큰의 잔차 스트림을 평면의 점으로, 그리고 토큰이 레이블에 따라 얼마나 잘 구별되는지. 점과 층마다 한 행이 있습니다.</translation>
    </message>
    <message>
        <source>The signal that builds the circuit comes from bursty sequences alone. With all of them the transition takes some 160 steps, with a half some 320, with a quarter some 700: the fewer there are, the later it comes, and in between all that can be learnt is to answer with labels of the context.</source>
        <translation>회로를 만드는 신호는 버스트 시퀀스에서만 옵니다. 모든 시퀀스가 버스트이면 전이에 약 160단계, 절반이면 약 320단계, 4분의 1이면 약 700단계가 걸립니다. 적을수록 늦게 오며, 그동안 배울 수 있는 것은 문맥의 레이블로 답하는 것뿐입니다.</translation>
    </message>
    <message>
        <source>The transition comes after step 220.</source>
        <translation>전이는 단계 220 뒤에 옵니다.</translation>
    </message>
    <message>
        <source>The transition comes after step 470.</source>
        <translation>전이는 단계 470 뒤에 옵니다.</translation>
    </message>
    <message>
        <source>The transition comes before step 1050.</source>
        <translation>전이는 단계 1050 전에 옵니다.</translation>
    </message>
    <message>
        <source>The transition comes before step 450.</source>
        <translation>전이는 단계 450 전에 옵니다.</translation>
    </message>
    <message>
        <source>The transition comes before step 470.</source>
        <translation>전이는 단계 470 전에 옵니다.</translation>
    </message>
    <message>
        <source>The two principal axes after so many layers are the plane for all of them; −1: after the last.</source>
        <translation>이만큼의 층 뒤의 두 주축이 모든 층에 쓰는 평면입니다. −1: 마지막 층 뒤.</translation>
    </message>
    <message>
        <source>Third phase: the transition comes after step 600.</source>
        <translation>셋째 국면: 전이는 단계 600 뒤에 옵니다.</translation>
    </message>
    <message>
        <source>Three phases by plain descent</source>
        <translation>단순한 하강의 세 국면</translation>
    </message>
    <message>
        <source>Tokens that are looked at.</source>
        <translation>살펴보는 토큰의 수.</translation>
    </message>
    <message>
        <source>Which tokens become points.</source>
        <translation>점으로 나타낼 토큰.</translation>
    </message>
    <message>
        <source>With bursts in a quarter of the sequences the plateau is four times as long, and then the same circuit forms.</source>
        <translation>시퀀스의 4분의 1이 버스트이면 고원은 네 배 길고, 그 뒤에 같은 회로가 생깁니다.</translation>
    </message>
    <message>
        <source>Without bursts, many classes</source>
        <translation>버스트 없이, 많은 클래스</translation>
    </message>
    <message>
        <source>a claim with &quot;is&quot;: &quot;ends&quot; measures no number, so it has neither &apos;measured&apos; nor &apos;margin&apos;</source>
        <translation>&quot;is&quot;: &quot;ends&quot;인 주장은 수를 재지 않으므로 &apos;measured&apos;도 &apos;margin&apos;도 없습니다</translation>
    </message>
    <message>
        <source>a log range has &apos;count&apos;, not &apos;step&apos;</source>
        <translation>로그 범위에는 &apos;step&apos;이 아니라 &apos;count&apos;가 있습니다</translation>
    </message>
    <message>
        <source>a log range must begin above 0, not at %1</source>
        <translation>로그 범위는 0보다 큰 값에서 시작해야 합니다(받은 값: %1)</translation>
    </message>
    <message>
        <source>a range needs &apos;from&apos; and &apos;to&apos;, both finite numbers</source>
        <translation>범위에는 &apos;from&apos;과 &apos;to&apos;가 필요하며, 둘 다 유한한 수여야 합니다</translation>
    </message>
    <message>
        <source>a range needs either &apos;count&apos; or &apos;step&apos;</source>
        <translation>범위에는 &apos;count&apos;나 &apos;step&apos; 가운데 하나가 필요합니다</translation>
    </message>
    <message>
        <source>a sweep needs either &apos;experiment&apos; or &apos;preset&apos;</source>
        <translation>스윕에는 &apos;experiment&apos;나 &apos;preset&apos; 가운데 하나가 필요합니다</translation>
    </message>
    <message>
        <source>along the second</source>
        <translation>둘째 축 방향의 몫</translation>
    </message>
    <message>
        <source>an axis has either &apos;values&apos; or &apos;from&apos;, &apos;to&apos; and &apos;count&apos;</source>
        <translation>축에는 &apos;values&apos;가 있거나, &apos;from&apos;, &apos;to&apos;, &apos;count&apos;가 있습니다</translation>
    </message>
    <message>
        <source>fewer than two tokens have one of these labels: ask for more labels</source>
        <translation>이 레이블 가운데 하나를 지닌 토큰이 둘보다 적습니다. 레이블 수를 늘리십시오</translation>
    </message>
    <message>
        <source>items of the context</source>
        <translation>문맥의 항목</translation>
    </message>
    <message>
        <source>labels of the context</source>
        <translation>문맥의 레이블</translation>
    </message>
    <message>
        <source>more than %1 quantities a job cannot be recorded</source>
        <translation>작업마다 %1개가 넘는 수량은 기록할 수 없습니다</translation>
    </message>
    <message>
        <source>no job has the seed %1</source>
        <translation>시드가 %1인 작업이 없습니다</translation>
    </message>
    <message>
        <source>no job has these values together</source>
        <translation>이 값들을 함께 지닌 작업이 없습니다</translation>
    </message>
    <message>
        <source>seeds must be whole numbers, 0 or more</source>
        <translation>시드는 0 이상의 정수여야 합니다</translation>
    </message>
    <message>
        <source>settings that go together need as many values each: %1 has %2, %3 has %4</source>
        <translation>함께 움직이는 설정은 값의 수가 같아야 합니다. %1에는 %2개, %3에는 %4개가 있습니다</translation>
    </message>
    <message>
        <source>share of the variance along the first axis, after the layer of the plane</source>
        <translation>평면의 층 뒤에서 첫째 축 방향의 분산의 몫</translation>
    </message>
    <message>
        <source>share of the variance that lies between labels, after so many layers</source>
        <translation>이만큼의 층 뒤에서 레이블 사이에 있는 분산의 몫</translation>
    </message>
    <message>
        <source>the claim does not hold for %1, the value recorded with seed %2: record it anew or correct the claim</source>
        <translation>시드 %2에서 기록된 값 %1에 대해 주장이 성립하지 않습니다. 다시 기록하거나 주장을 고치십시오</translation>
    </message>
    <message>
        <source>the grid has more than %1 jobs</source>
        <translation>격자에 작업이 %1개보다 많습니다</translation>
    </message>
    <message>
        <source>the query</source>
        <translation>질의</translation>
    </message>
    <message>
        <source>there are %1 layers: ask for the plane after 0 to %1 of them, or −1 for the last</source>
        <translation>층은 %1개입니다. 0에서 %1까지의 층 뒤의 평면을, 마지막이면 −1을 고르십시오</translation>
    </message>
    <message>
        <source>this axis has more than %1 values</source>
        <translation>이 축에는 값이 %1개보다 많습니다</translation>
    </message>
    <message>
        <source>what by_label would be if labels meant nothing</source>
        <translation>레이블에 아무 뜻이 없을 때의 by_label</translation>
    </message>
    <message>
        <source>what is recorded must be the name of a quantity, or an object with &apos;name&apos; and &apos;when&apos; or &apos;quantity&apos;</source>
        <translation>기록할 것은 수량의 이름이거나, &apos;name&apos;과 함께 &apos;when&apos;이나 &apos;quantity&apos;가 있는 객체여야 합니다</translation>
    </message>
    <message>
        <source>choose a setting for the first axis</source>
        <translation>첫째 축의 설정을 고르세요</translation>
    </message>
    <message>
        <source>The run of this lecture&apos;s first cue could not be started.</source>
        <translation>이 강의의 첫 장면의 실행을 시작할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 classes cannot share %2 groups evenly: choose a multiple of %2</source>
        <translation>클래스 %1개를 그룹 %2개에 고르게 나눌 수 없습니다: %2의 배수를 고르십시오</translation>
    </message>
    <message>
        <source>%1 features cannot be shared by %2 heads: change one so that it divides the other</source>
        <translation>특징 %1개를 헤드 %2개가 나누어 쓸 수 없습니다: 나누어떨어지도록 하나를 바꾸십시오</translation>
    </message>
    <message>
        <source>%1 images of %2 pixels are more than 2 GB: choose a smaller image-size or fewer classes</source>
        <translation>%2픽셀짜리 이미지 %1개는 2 GB를 넘습니다: 더 작은 image-size나 더 적은 클래스를 고르십시오</translation>
    </message>
    <message>
        <source>%1 times %2 groups make %3 joint labels, but there are %4: choose groups whose product is the number of labels</source>
        <translation>그룹 %1개 곱하기 %2개면 결합 레이블이 %3개인데 레이블은 %4개입니다: 곱이 레이블 수와 같은 그룹 수를 고르십시오</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be changed during a run: open one with it by naming the &apos;preset&apos; or &apos;experiment&apos; again</source>
        <translation>&apos;%1&apos;은(는) 실행 중에 바꿀 수 없습니다: &apos;preset&apos;이나 &apos;experiment&apos;를 다시 지정하여 이 값으로 실행을 여십시오</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is no code of a language: write en, it or ko</source>
        <translation>&apos;%1&apos;은(는) 언어 코드가 아닙니다: en, it, ko 가운데 하나를 쓰십시오</translation>
    </message>
    <message>
        <source>&apos;cover&apos; (%1) must lie before the &apos;step&apos; that is run to (%2)</source>
        <translation>&apos;cover&apos;(%1)는 어디까지 실행할지 정하는 &apos;step&apos;(%2)보다 앞에 있어야 합니다</translation>
    </message>
    <message>
        <source>&apos;cover&apos; hides what is still to come: say with &apos;step&apos;, &apos;until&apos; or &apos;to_end&apos; how far the run goes</source>
        <translation>&apos;cover&apos;는 앞으로 올 것을 가립니다: 실행이 어디까지 가는지 &apos;step&apos;, &apos;until&apos;, &apos;to_end&apos; 가운데 하나로 정하십시오</translation>
    </message>
    <message>
        <source>&apos;cues&apos; must be an array of cues</source>
        <translation>&apos;cues&apos;는 장면의 배열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;layer&apos; must be a layer counted from 0, or -1 for the last</source>
        <translation>&apos;layer&apos;는 0부터 센 층이거나, 마지막 층을 뜻하는 -1이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;minutes&apos; must be a whole number from 0 to 600</source>
        <translation>&apos;minutes&apos;는 0에서 600까지의 정수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;seed&apos; and &apos;script&apos; belong to a cue that opens a run: name its &apos;preset&apos; or &apos;experiment&apos;</source>
        <translation>&apos;seed&apos;와 &apos;script&apos;는 실행을 여는 장면에만 쓸 수 있습니다: 그 장면의 &apos;preset&apos;이나 &apos;experiment&apos;를 지정하십시오</translation>
    </message>
    <message>
        <source>&apos;step&apos; (%1) must lie after the step of the cue before (%2)</source>
        <translation>&apos;step&apos;(%1)은 앞 장면의 단계(%2)보다 뒤에 있어야 합니다</translation>
    </message>
    <message>
        <source>&apos;twin&apos; must name one setting with its other value</source>
        <translation>&apos;twin&apos;에는 설정 하나와 그 다른 값이 있어야 합니다</translation>
    </message>
    <message>
        <source>&apos;views&apos; must be an array of one to four names of pictures</source>
        <translation>&apos;views&apos;는 그림 이름이 하나에서 네 개까지 든 배열이어야 합니다</translation>
    </message>
    <message>
        <source>A CNN learns 32 classes of vectors although no number has anything to do with the one beside it.</source>
        <translation>어느 수도 옆의 수와 아무 관계가 없는데도 CNN이 벡터의 클래스 32개를 배웁니다.</translation>
    </message>
    <message>
        <source>A ViT learns 32 invented signs from 35 drawings each and knows most of them when another hand draws them.</source>
        <translation>ViT가 지어낸 기호 32개를 각각 그림 35장에서 배우고, 다른 손이 그려도 대부분 알아봅니다.</translation>
    </message>
    <message>
        <source>A cue cannot open a fork: start a run with its settings, or change them on the way.</source>
        <translation>장면은 갈래를 열 수 없습니다: 그 설정으로 실행을 시작하거나, 도중에 설정을 바꾸십시오.</translation>
    </message>
    <message>
        <source>A cue shows at least one picture: choose one.</source>
        <translation>장면은 그림을 하나 이상 보여 줍니다: 하나를 고르십시오.</translation>
    </message>
    <message>
        <source>A larger budget helps.</source>
        <translation>예산이 더 크면 도움이 됩니다.</translation>
    </message>
    <message>
        <source>A larger decoder helps here</source>
        <translation>여기서는 더 큰 디코더가 도움이 된다</translation>
    </message>
    <message>
        <source>A modality taken away</source>
        <translation>모달리티 하나를 빼기</translation>
    </message>
    <message>
        <source>A poor first modality does not carry</source>
        <translation>빈약한 첫째 모달리티는 이어지지 않는다</translation>
    </message>
    <message>
        <source>A projector brings items of a second modality to a transformer that has learnt to read its context on a first one, or both are trained together from scratch. After a rich first modality a poor second one is enough to learn in context; trained together it is not.</source>
        <translation>첫째 모달리티에서 문맥 읽기를 배운 트랜스포머에 프로젝터가 둘째 모달리티의 항목을 이어 주거나, 둘을 처음부터 함께 훈련합니다. 첫째 모달리티가 풍부했다면 둘째가 빈약해도 문맥 내 학습에 충분합니다. 함께 훈련하면 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>A second modality needs little</source>
        <translation>둘째 모달리티에는 많은 것이 필요하지 않다</translation>
    </message>
    <message>
        <source>A small MLP learns to name 64 classes of noisy vectors nearly as well as anybody could.</source>
        <translation>작은 MLP가 잡음 섞인 벡터의 클래스 64개를 맞히는 법을 배워, 가능한 최선에 가까워집니다.</translation>
    </message>
    <message>
        <source>A small network learns to name the class of single items, vectors or images. Its features are what a decoder later reads of a second modality; how good they are decides how well it learns in context.</source>
        <translation>작은 신경망이 벡터나 이미지인 단일 항목의 클래스를 맞히는 법을 배웁니다. 그 특징은 나중에 디코더가 둘째 모달리티에서 읽는 것이며, 특징이 얼마나 좋은지가 디코더의 문맥 내 학습이 얼마나 잘되는지를 정합니다.</translation>
    </message>
    <message>
        <source>A transformer reads a vector in segments</source>
        <translation>트랜스포머가 벡터를 조각으로 읽습니다</translation>
    </message>
    <message>
        <source>A validation item as the encoder sees it, row by row, the channels of a pixel beside each other, and what the classifier makes of it.</source>
        <translation>인코더가 보는 그대로의 검증 항목(행 순서대로, 한 픽셀의 채널은 나란히)과 분류기가 내린 답.</translation>
    </message>
    <message>
        <source>A wider prior wants a smaller α.</source>
        <translation>사전분포가 넓을수록 더 작은 α가 알맞습니다.</translation>
    </message>
    <message>
        <source>Absolute against rotary positions over classes</source>
        <translation>클래스 수에 따른 절대 위치와 회전 위치</translation>
    </message>
    <message>
        <source>Absolute against rotary positions over classes, in half a minute</source>
        <translation>클래스 수에 따른 절대 위치와 회전 위치, 30초 안에</translation>
    </message>
    <message>
        <source>Accuracies</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>Accuracy when the items of one modality are zero, with their places left.</source>
        <translation>한 모달리티의 항목을 자리는 남긴 채 0으로 했을 때의 정확도.</translation>
    </message>
    <message>
        <source>After 400 steps new classes of both are answered from the context.</source>
        <translation>400단계 뒤에는 두 경우 모두 새 클래스를 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>After a first modality of 512 classes, learnt by heart, the second modality is not learnt in context either.</source>
        <translation>외워 버린 클래스 512개의 첫째 모달리티 뒤에는 둘째 모달리티도 문맥 내 학습이 되지 않습니다.</translation>
    </message>
    <message>
        <source>After a first modality with 8192 classes, 64 classes of a second are enough to learn in context.</source>
        <translation>클래스가 8192개인 첫째 모달리티 뒤에는 둘째 모달리티의 클래스 64개로도 문맥 내 학습에 충분합니다.</translation>
    </message>
    <message>
        <source>After a poor one many are not.</source>
        <translation>빈약한 모달리티 뒤에는 많아도 모자랍니다.</translation>
    </message>
    <message>
        <source>After a rich first modality 64 classes of the second are enough.</source>
        <translation>풍부한 첫째 모달리티 뒤에는 둘째의 클래스 64개로 충분합니다.</translation>
    </message>
    <message>
        <source>After a rich first modality a poor second one is enough; after a poor first one no second is.</source>
        <translation>풍부한 첫째 모달리티 뒤에는 빈약한 둘째로도 충분하고, 빈약한 첫째 모달리티 뒤에는 어떤 둘째로도 모자랍니다.</translation>
    </message>
    <message>
        <source>After the second stage new classes are not answered from the context.</source>
        <translation>둘째 단계가 끝난 뒤 새 클래스는 문맥에서 답하지 못합니다.</translation>
    </message>
    <message>
        <source>An encoder learns the classes</source>
        <translation>인코더가 클래스를 배웁니다</translation>
    </message>
    <message>
        <source>As of modality 1.</source>
        <translation>모달리티 1과 같습니다.</translation>
    </message>
    <message>
        <source>At depth 4 it is 0.268957.</source>
        <translation>깊이 4에서는 0.268957입니다.</translation>
    </message>
    <message>
        <source>At depth 64 the best α is the limit to one per cent, for the standard prior.</source>
        <translation>표준 사전분포에서는 깊이 64에서 최적 α가 극한값과 1퍼센트 안에서 같습니다.</translation>
    </message>
    <message>
        <source>Attention before and after</source>
        <translation>이전과 이후의 어텐션</translation>
    </message>
    <message>
        <source>Attention heads of a block; they share the features.</source>
        <translation>블록 하나의 어텐션 헤드 수. 헤드들이 특징을 나누어 씁니다.</translation>
    </message>
    <message>
        <source>Before the layer of the features.</source>
        <translation>특징 층의 앞.</translation>
    </message>
    <message>
        <source>Before, the decoder did not read its context.</source>
        <translation>이전의 디코더는 문맥을 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>Before, the decoder reads its context on the first modality.</source>
        <translation>이전의 디코더는 첫째 모달리티에서 문맥을 읽습니다.</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Best possible accuracy</source>
        <translation>가능한 최고 정확도</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Blocks of attention and a feed-forward layer.</source>
        <translation>어텐션과 피드포워드 층으로 된 블록의 수.</translation>
    </message>
    <message>
        <source>Both modalities are new to the model, and one with 64 classes can be learnt by heart. That answers the training sequences, so nothing makes the model read its context: accuracy on new classes falls below that of a random label. In the story &apos;a second modality needs little&apos; the same 64 classes were enough, because the reading had been learnt before.</source>
        <translation>두 모달리티 모두 모델에 새롭고, 클래스가 64개인 모달리티는 외울 수 있습니다. 외우기로 훈련 시퀀스에 답할 수 있으므로 모델에 문맥을 읽게 하는 것이 없고, 새 클래스의 정확도는 무작위 레이블의 정확도보다 낮아집니다. 이야기 ‘둘째 모달리티에는 많은 것이 필요하지 않다’에서는 읽기를 미리 배웠기 때문에 같은 클래스 64개로 충분했습니다.</translation>
    </message>
    <message>
        <source>CNN</source>
        <translation>CNN</translation>
    </message>
    <message>
        <source>Class k belongs to group k mod G. The two numbers of groups multiply to the number of labels.</source>
        <translation>클래스 k는 그룹 k mod G에 속합니다. 두 그룹 수를 곱하면 레이블 수가 됩니다.</translation>
    </message>
    <message>
        <source>Class k is drawn with probability proportional to (k+1)^-α.</source>
        <translation>클래스 k는 (k+1)^-α에 비례하는 확률로 뽑힙니다.</translation>
    </message>
    <message>
        <source>Classes of modality 2</source>
        <translation>모달리티 2의 클래스</translation>
    </message>
    <message>
        <source>Classes of the second modality that training shows. The test of new classes has as many in proportion, at least one a label.</source>
        <translation>훈련에서 보여 주는 둘째 모달리티의 클래스 수. 새 클래스 테스트에는 그에 비례하는 수의 클래스가 있으며, 레이블마다 적어도 하나입니다.</translation>
    </message>
    <message>
        <source>Classes shown</source>
        <translation>보일 클래스</translation>
    </message>
    <message>
        <source>Classes to tell apart, equally likely.</source>
        <translation>구별할 클래스의 수. 확률은 모두 같습니다.</translation>
    </message>
    <message>
        <source>Classifier</source>
        <translation>분류기</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Convolutions on a vector without neighbours</source>
        <translation>이웃이 없는 벡터에 대한 합성곱</translation>
    </message>
    <message>
        <source>Convolutions suppose that what stands together belongs together. In these vectors it does not: a class is a random point. The CNN still learns the classes, with running statistics in its batch norms that are used as soon as training stops.</source>
        <translation>합성곱은 함께 있는 것이 서로 관련된다고 가정합니다. 이 벡터들에서는 그렇지 않습니다: 클래스는 무작위 점입니다. 그래도 CNN은 클래스를 배우며, 배치 정규화의 이동 통계는 훈련이 멈추면 곧바로 쓰입니다.</translation>
    </message>
    <message>
        <source>Cross-entropy of the batch before the step&apos;s update; log K₂ is blind guessing.</source>
        <translation>단계의 갱신 전 배치의 교차 엔트로피. log K₂는 눈 감고 찍은 값입니다.</translation>
    </message>
    <message>
        <source>Cross-entropy on the same items.</source>
        <translation>같은 항목에 대한 교차 엔트로피.</translation>
    </message>
    <message>
        <source>Cut into four tokens behind a class token, a vector is named from what its segments say together.</source>
        <translation>벡터를 클래스 토큰 뒤의 토큰 네 개로 잘라, 조각들이 함께 말하는 것에서 클래스를 알아냅니다.</translation>
    </message>
    <message>
        <source>Decoder to begin with</source>
        <translation>시작할 디코더</translation>
    </message>
    <message>
        <source>Dimension of a vector</source>
        <translation>벡터의 차원</translation>
    </message>
    <message>
        <source>Dimension of modality 2</source>
        <translation>모달리티 2의 차원</translation>
    </message>
    <message>
        <source>Drawings of each glyph, held-out ones included.</source>
        <translation>글리프마다의 그림 수. 떼어 둔 것도 포함합니다.</translation>
    </message>
    <message>
        <source>Drawings that it has seen are named more often.</source>
        <translation>본 적 있는 그림은 더 자주 맞힙니다.</translation>
    </message>
    <message>
        <source>Drawings that training never showed are named, one in 32 by chance.</source>
        <translation>훈련에서 보여 준 적 없는 그림을 맞힙니다. 우연으로는 32번에 한 번입니다.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>드롭아웃</translation>
    </message>
    <message>
        <source>Each head is removed in turn, at the end of the second stage: accuracy on new classes falls to that of a random label of the context or below. So it does without the items of the second modality. Without those of the first hardly anything is lost in runs of this length (the probe &apos;a modality taken away&apos; gives the number): the second item stands right before its label, where the head that looks one token back finds it. The paper reports the opposite, .063, after long training.</source>
        <translation>둘째 단계의 끝에서 헤드를 하나씩 뺍니다. 새 클래스의 정확도는 문맥의 무작위 레이블 수준이나 그 아래로 떨어집니다. 둘째 모달리티의 항목을 빼도 그렇습니다. 이만한 길이의 실행에서는 첫째 모달리티의 항목을 빼도 거의 잃는 것이 없습니다(탐침 ‘모달리티 하나를 빼기’가 그 수를 알려 줍니다). 둘째 항목은 자기 레이블 바로 앞에 있어, 한 토큰 뒤를 보는 헤드가 거기서 찾아냅니다. 논문은 긴 훈련 뒤에 그 반대인 .063을 보고합니다.</translation>
    </message>
    <message>
        <source>Early fusion with a poor first modality</source>
        <translation>빈약한 첫째 모달리티와 초기 융합</translation>
    </message>
    <message>
        <source>Early fusion with a poor second modality</source>
        <translation>빈약한 둘째 모달리티와 초기 융합</translation>
    </message>
    <message>
        <source>Encoder</source>
        <translation>인코더</translation>
    </message>
    <message>
        <source>Every head at the beginning of the stage and now, on the same sequences: its measures, and the cosine between its attention maps; .first: on the first modality alone, at the beginning. A row for each head.</source>
        <translation>단계의 시작과 지금, 같은 시퀀스에서 잰 모든 헤드: 그 척도들과 두 어텐션 지도 사이의 코사인. .first는 시작할 때 첫째 모달리티만으로 잰 것입니다. 헤드마다 한 행.</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>특징</translation>
    </message>
    <message>
        <source>Features in a plane</source>
        <translation>평면 위의 특징</translation>
    </message>
    <message>
        <source>Few classes are learnt by heart instead.</source>
        <translation>클래스가 적으면 대신 외웁니다.</translation>
    </message>
    <message>
        <source>Few classes are too few for either.</source>
        <translation>클래스가 적으면 어느 쪽에도 모자랍니다.</translation>
    </message>
    <message>
        <source>First modality alone</source>
        <translation>첫째 모달리티만</translation>
    </message>
    <message>
        <source>First stage</source>
        <translation>첫 단계</translation>
    </message>
    <message>
        <source>Fixed questions do no better than the best linear ones.</source>
        <translation>고정 질문은 최선의 선형 질문보다 낫지 않습니다.</translation>
    </message>
    <message>
        <source>Folder of images</source>
        <translation>이미지 폴더</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Groups of modality 1</source>
        <translation>모달리티 1의 그룹</translation>
    </message>
    <message>
        <source>Groups of modality 2</source>
        <translation>모달리티 2의 그룹</translation>
    </message>
    <message>
        <source>Hidden layers</source>
        <translation>은닉층</translation>
    </message>
    <message>
        <source>Holds the weights of the encoder or of the classifier behind it; the others go on learning.</source>
        <translation>인코더 또는 그 뒤의 분류기의 가중치를 붙들어 둡니다. 나머지는 계속 배웁니다.</translation>
    </message>
    <message>
        <source>How long the decoder is trained on the first modality alone.</source>
        <translation>디코더를 첫째 모달리티만으로 훈련하는 길이.</translation>
    </message>
    <message>
        <source>How many of the strongest heads are compared by name.</source>
        <translation>가장 강한 헤드 가운데 이름으로 비교할 개수.</translation>
    </message>
    <message>
        <source>How the first stage is trained; all else is as in this one.</source>
        <translation>첫 단계를 훈련하는 방법. 나머지는 모두 이 단계와 같습니다.</translation>
    </message>
    <message>
        <source>ICL accuracy at the beginning</source>
        <translation>시작할 때의 ICL 정확도</translation>
    </message>
    <message>
        <source>ICL accuracy now</source>
        <translation>지금의 ICL 정확도</translation>
    </message>
    <message>
        <source>IWL accuracy at the beginning</source>
        <translation>시작할 때의 IWL 정확도</translation>
    </message>
    <message>
        <source>IWL accuracy now</source>
        <translation>지금의 IWL 정확도</translation>
    </message>
    <message>
        <source>Images are scaled to this side; 0 takes files as they are, all of one size.</source>
        <translation>이미지의 한 변을 이 길이로 조정합니다. 0이면 파일을 그대로 쓰며, 크기가 모두 같아야 합니다.</translation>
    </message>
    <message>
        <source>Images held out</source>
        <translation>떼어 둔 이미지</translation>
    </message>
    <message>
        <source>Images of a class</source>
        <translation>클래스당 이미지</translation>
    </message>
    <message>
        <source>In-context learning against classes and burstiness</source>
        <translation>클래스 수와 버스트성에 따른 문맥 내 학습</translation>
    </message>
    <message>
        <source>In-context learning against classes and burstiness, in half a minute</source>
        <translation>클래스 수와 버스트성에 따른 문맥 내 학습, 30초 안에</translation>
    </message>
    <message>
        <source>In-context learning against the classes of both modalities</source>
        <translation>두 모달리티의 클래스 수에 따른 문맥 내 학습</translation>
    </message>
    <message>
        <source>In-context learning against the classes of both modalities, in a minute</source>
        <translation>두 모달리티의 클래스 수에 따른 문맥 내 학습, 1분 안에</translation>
    </message>
    <message>
        <source>It took fewer than 250 steps to the middle.</source>
        <translation>중간까지 250단계가 채 걸리지 않았습니다.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Items drawn afresh for each step.</source>
        <translation>단계마다 새로 뽑는 항목의 수.</translation>
    </message>
    <message>
        <source>Items of an element: one of the first modality, one of the second.</source>
        <translation>원소의 항목: 첫째 모달리티의 것 하나, 둘째 모달리티의 것 하나.</translation>
    </message>
    <message>
        <source>Items that training never showed are named nearly as well as by the nearest class mean.</source>
        <translation>훈련에서 보여 준 적 없는 항목을 가장 가까운 클래스 평균으로 맞히는 것에 가깝게 맞힙니다.</translation>
    </message>
    <message>
        <source>Items that training never showed are named.</source>
        <translation>훈련에서 보여 준 적 없는 항목을 맞힙니다.</translation>
    </message>
    <message>
        <source>Items that training never shows, drawn once; of images at most those held out. An accuracy is known to ±√(p(1−p)/S).</source>
        <translation>훈련에서 보여 주지 않는 항목의 수. 한 번만 뽑으며, 이미지는 떼어 둔 것까지만 씁니다. 정확도는 ±√(p(1−p)/S)의 범위 안에서 알려집니다.</translation>
    </message>
    <message>
        <source>Joint labels</source>
        <translation>결합 레이블</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>레이블 스무딩</translation>
    </message>
    <message>
        <source>Labels of modality 2</source>
        <translation>모달리티 2의 레이블</translation>
    </message>
    <message>
        <source>Labels that the classes will share in sequences: class k has the label k mod L₂. The encoder learns classes, not labels; they travel with it.</source>
        <translation>시퀀스에서 클래스들이 나누어 쓸 레이블의 수: 클래스 k의 레이블은 k mod L₂입니다. 인코더가 배우는 것은 레이블이 아니라 클래스이며, 레이블은 인코더와 함께 전해집니다.</translation>
    </message>
    <message>
        <source>Later stages show a decoder the features of an item in place of the item. Here such features are learnt by themselves: an MLP classifies single noisy items, with nothing before them to read from. The noise is half as large again as the class means, so that even a classifier that knows every class mean errs; the probe best tells how often. The curve of the validation accuracy ends close below it. Ask the probe geometry for the plane of the features, before and behind the encoder: training pulls the items of a class together.</source>
        <translation>뒤의 단계에서는 디코더에 항목 대신 항목의 특징을 보여 줍니다. 여기서는 그런 특징만 따로 배웁니다: MLP가 잡음 섞인 단일 항목을 분류하며, 그 앞에 읽을 것은 없습니다. 잡음이 클래스 평균의 한 배 반이어서 모든 클래스 평균을 아는 분류기도 틀립니다. 얼마나 자주 틀리는지는 탐침 best가 알려 줍니다. 검증 정확도 곡선은 그 바로 아래에서 끝납니다. 탐침 geometry로 인코더 앞과 뒤의 특징 평면을 보십시오: 훈련은 한 클래스의 항목들을 한데 모읍니다.</translation>
    </message>
    <message>
        <source>Learning rate of the first stage.</source>
        <translation>첫 단계의 학습률.</translation>
    </message>
    <message>
        <source>Look at what limits depth: each curve is a strength of noise on this tree, and goes flat at its dot, the finest level that can be resolved, or where the tree ends. An answer&apos;s noise has variance (1 + σ²)/N. A level whose energy is below it cannot be resolved, however deep the net: l* = 1 + ln(N a₁²/(1 + σ²))/ln(1/α). On this tree of four levels that is level 4.2 with eight tokens, 8.1 with 32 and 12 with 128; on a tree of twelve levels (the button above the picture), which shares out the same energy among more levels, it is 3.5, 7.3 and 11.2. Change the tokens at test time (a live setting) to see how much of the loss is noise of the test. Next: under a Gaussian depth buys nothing.</source>
        <translation>깊이를 제한하는 것을 보십시오. 곡선마다 이 나무에서의 잡음 세기 하나를 나타내며, 분해할 수 있는 가장 미세한 수준인 점에서, 또는 나무가 끝나는 곳에서 평평해집니다. 답의 잡음은 분산이 (1 + σ²)/N입니다. 에너지가 그보다 작은 수준은 신경망이 아무리 깊어도 분해할 수 없습니다: l* = 1 + ln(N a₁²/(1 + σ²))/ln(1/α). 네 수준의 이 나무에서 그것은 토큰이 여덟 개이면 수준 4.2, 32개이면 8.1, 128개이면 12입니다. 같은 에너지를 더 많은 수준에 나누는 열두 수준의 나무(그림 위의 단추)에서는 3.5, 7.3, 11.2입니다. 테스트의 토큰 수(실시간 설정)를 바꾸어 손실 가운데 얼마가 테스트의 잡음인지 보십시오. 다음: 가우스 아래에서 깊이는 아무것도 얻지 못합니다.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Makes an embedding of an item of the second modality: matrices without biases, GELU between them.</source>
        <translation>둘째 모달리티의 항목으로 임베딩을 만듭니다: 편향이 없는 행렬들, 그 사이에 GELU.</translation>
    </message>
    <message>
        <source>Many classes and bursts together make a model read its context; without either it does not.</source>
        <translation>많은 클래스와 버스트가 함께 있으면 모델이 문맥을 읽고, 둘 가운데 하나라도 없으면 읽지 않습니다.</translation>
    </message>
    <message>
        <source>Many classes and bursts together make a model read its context; without either it learns classes by heart or nothing at all.</source>
        <translation>많은 클래스와 버스트가 함께 있으면 모델이 문맥을 읽고, 둘 가운데 하나라도 없으면 클래스를 외우거나 아무것도 배우지 않습니다.</translation>
    </message>
    <message>
        <source>Many classes and bursts: new classes are answered from the context.</source>
        <translation>많은 클래스와 버스트: 새 클래스를 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>Mixture, encoder</source>
        <translation>혼합, 인코더</translation>
    </message>
    <message>
        <source>Mixture, second stage</source>
        <translation>혼합, 둘째 단계</translation>
    </message>
    <message>
        <source>Mixture: a second modality</source>
        <translation>혼합: 둘째 모달리티</translation>
    </message>
    <message>
        <source>Mixture: an encoder of items</source>
        <translation>혼합: 항목의 인코더</translation>
    </message>
    <message>
        <source>Multiplies the embeddings of all items (the query&apos;s, too) or of all labels, in training as well as in the tests; 0 takes them away and leaves their positions. items-2 are the second modality&apos;s, before the projector.</source>
        <translation>모든 항목(질의의 항목도) 또는 모든 레이블의 임베딩에 곱하는 배수로, 훈련과 테스트 모두에서 작용합니다. 0이면 임베딩을 빼고 위치는 남깁니다. items-2는 둘째 모달리티의 항목이며, 프로젝터 앞에서 곱합니다.</translation>
    </message>
    <message>
        <source>New classes are not answered from the context.</source>
        <translation>새 클래스는 문맥에서 답하지 못합니다.</translation>
    </message>
    <message>
        <source>Noise of an item about its class mean, as of the first modality.</source>
        <translation>클래스 평균을 중심으로 한 항목의 잡음. 첫째 모달리티에서와 같습니다.</translation>
    </message>
    <message>
        <source>Number of the validation item, from 0.</source>
        <translation>검증 항목의 번호. 0부터 셉니다.</translation>
    </message>
    <message>
        <source>Numbers in an item of the second modality; the projector makes an embedding of them.</source>
        <translation>둘째 모달리티의 항목에 든 수의 개수. 프로젝터가 이것으로 임베딩을 만듭니다.</translation>
    </message>
    <message>
        <source>Numbers of a pixel: one or three.</source>
        <translation>픽셀 하나의 수의 개수: 하나 또는 셋.</translation>
    </message>
    <message>
        <source>Numbers of a vector.</source>
        <translation>벡터의 수의 개수.</translation>
    </message>
    <message>
        <source>Numbers of an item that make a token; published 128.</source>
        <translation>토큰 하나를 이루는 항목의 수의 개수. 발표된 값은 128입니다.</translation>
    </message>
    <message>
        <source>Numbers of each hidden layer.</source>
        <translation>각 은닉층의 수의 개수.</translation>
    </message>
    <message>
        <source>Numbers that the encoder puts out, which the classifier reads and, later, the projector.</source>
        <translation>인코더가 내놓는 수의 개수. 분류기가, 나중에는 프로젝터가 읽습니다.</translation>
    </message>
    <message>
        <source>Of 1024 classes none does.</source>
        <translation>클래스 1024개에서는 어느 것도 문맥 내 학습을 하지 않습니다.</translation>
    </message>
    <message>
        <source>Of a vector about its class mean, relative to the mean&apos;s length; of an image, the standard deviation that is added to every pixel, whose range is from 0 to 1. By default 0.1 and 0.</source>
        <translation>벡터에서는 클래스 평균을 중심으로 한 잡음(평균의 길이에 대한 상대값), 이미지에서는 범위가 0에서 1까지인 모든 픽셀에 더하는 잡음의 표준편차. 기본값은 각각 0.1과 0입니다.</translation>
    </message>
    <message>
        <source>On items that training never shows, as of the last look at them.</source>
        <translation>훈련에서 보여 주지 않는 항목에서, 마지막으로 살펴본 때의 값.</translation>
    </message>
    <message>
        <source>On long prompts, weights trained on long prompts are better.</source>
        <translation>긴 프롬프트에서는 긴 프롬프트로 훈련한 가중치가 낫습니다.</translation>
    </message>
    <message>
        <source>On one modality and 2048 classes four heads made the model learn by heart where one had learnt to read (see &apos;four heads&apos;). Here the circuit is there before the second modality comes, and more heads find the projector&apos;s embeddings sooner: half way to one comes earlier than with one head, and the end is not lower.</source>
        <translation>모달리티가 하나이고 클래스가 2048개일 때, 헤드 하나가 읽기를 배운 곳에서 헤드 넷은 외우게 했습니다(‘헤드 넷은 외운다’ 참조). 여기서는 둘째 모달리티가 오기 전에 회로가 이미 있고, 헤드가 많을수록 프로젝터의 임베딩을 더 빨리 찾아냅니다. 1까지의 절반에 이르는 때가 헤드 하나일 때보다 이르고, 끝도 더 낮지 않습니다.</translation>
    </message>
    <message>
        <source>On short prompts, weights trained on short prompts are better.</source>
        <translation>짧은 프롬프트에서는 짧은 프롬프트로 훈련한 가중치가 낫습니다.</translation>
    </message>
    <message>
        <source>One item and its answer</source>
        <translation>항목 하나와 그 답</translation>
    </message>
    <message>
        <source>One question a layer beats as many fixed ones at every budget above one.</source>
        <translation>예산이 1보다 크면 언제나 층마다 질문 하나가 같은 수의 고정 질문보다 낫습니다.</translation>
    </message>
    <message>
        <source>One question a layer follows the path down the tree; as many questions at once, adaptive or fixed, stay at the best linear risk.</source>
        <translation>층마다 질문 하나는 나무를 따라 내려가는 경로를 따라갑니다. 한꺼번에 던지는 같은 수의 질문은 적응적이든 고정이든 최선의 선형 위험에 머뭅니다.</translation>
    </message>
    <message>
        <source>One validation item as the encoder sees it: an image&apos;s pixels (of colours the mean), or a vector as one row.</source>
        <translation>인코더가 보는 그대로의 검증 항목 하나: 이미지의 픽셀(컬러는 평균), 또는 한 행으로 놓은 벡터.</translation>
    </message>
    <message>
        <source>One-hot positions learn in context from 2048 classes.</source>
        <translation>원-핫 위치는 클래스 2048개부터 문맥 내 학습을 합니다.</translation>
    </message>
    <message>
        <source>One-hot positions: through the transition after 300 steps.</source>
        <translation>원-핫 위치: 300단계 뒤에 전이를 지났습니다.</translation>
    </message>
    <message>
        <source>Only items of the first so many classes: of a few the clusters can be told apart in a plane.</source>
        <translation>앞에서부터 이 수만큼의 클래스에 속한 항목만. 클래스가 몇 개뿐이면 평면에서 무리를 구별할 수 있습니다.</translation>
    </message>
    <message>
        <source>Only the projector, the last norm and the read-out learn. That accuracy on new classes is reached all the same shows that the heads are the old ones.</source>
        <translation>프로젝터, 마지막 정규화, 읽어내기만 배웁니다. 그래도 새 클래스의 정확도에 이른다는 것은 헤드가 예전 것임을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Optimiser of the first stage</source>
        <translation>첫 단계의 최적화 방법</translation>
    </message>
    <message>
        <source>PNG files of a folder, a folder for each class</source>
        <translation>폴더의 PNG 파일, 클래스마다 폴더 하나</translation>
    </message>
    <message>
        <source>Part of the batch classified rightly before the step&apos;s update.</source>
        <translation>단계의 갱신 전 배치에서 옳게 분류된 비율.</translation>
    </message>
    <message>
        <source>Part of the numbers that each training step takes away, behind attention and in and behind the feed-forward layer.</source>
        <translation>어텐션 뒤와, 피드포워드 층의 안과 뒤에서 훈련 단계마다 지우는 수의 비율.</translation>
    </message>
    <message>
        <source>Part of the target that is spread over all classes.</source>
        <translation>목표에서 모든 클래스에 퍼뜨리는 비율.</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>패치</translation>
    </message>
    <message>
        <source>Projector</source>
        <translation>프로젝터</translation>
    </message>
    <message>
        <source>Rate of the first stage</source>
        <translation>첫 단계의 학습률</translation>
    </message>
    <message>
        <source>Refined or rebuilt</source>
        <translation>다듬었나 새로 지었나</translation>
    </message>
    <message>
        <source>Risk against budget for three ways of spending it</source>
        <translation>예산을 쓰는 세 가지 방법의 예산에 따른 위험</translation>
    </message>
    <message>
        <source>Risk against budget for three ways of spending it, in seconds</source>
        <translation>예산을 쓰는 세 가지 방법의 예산에 따른 위험, 몇 초 안에</translation>
    </message>
    <message>
        <source>Rotary positions: not yet.</source>
        <translation>회전 위치: 아직입니다.</translation>
    </message>
    <message>
        <source>Second modality</source>
        <translation>둘째 모달리티</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>조각</translation>
    </message>
    <message>
        <source>Sequences in each test set.</source>
        <translation>각 테스트 집합의 시퀀스 수.</translation>
    </message>
    <message>
        <source>Sequences that are answered with and without.</source>
        <translation>있을 때와 없을 때 답하게 하는 시퀀스의 수.</translation>
    </message>
    <message>
        <source>Short prompts make timid weights.</source>
        <translation>짧은 프롬프트는 가중치를 소심하게 만듭니다.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Side of an image</source>
        <translation>이미지의 한 변</translation>
    </message>
    <message>
        <source>Side of the squares that an image is cut into, by default 7; of a vector, the length of its pieces, by default 16.</source>
        <translation>이미지를 자르는 정사각형의 한 변, 기본값 7. 벡터에서는 조각의 길이, 기본값 16.</translation>
    </message>
    <message>
        <source>Signs drawn by another hand</source>
        <translation>다른 손이 그린 기호</translation>
    </message>
    <message>
        <source>Spread of modality 2</source>
        <translation>모달리티 2의 퍼짐</translation>
    </message>
    <message>
        <source>Steps between two looks at the validation items; the curves keep the last value in between.</source>
        <translation>검증 항목을 살펴보는 사이의 단계 수. 그사이 곡선은 마지막 값을 유지합니다.</translation>
    </message>
    <message>
        <source>Steps of the first stage</source>
        <translation>첫 단계의 단계 수</translation>
    </message>
    <message>
        <source>Strongest heads</source>
        <translation>가장 강한 헤드</translation>
    </message>
    <message>
        <source>Swapped labels as published</source>
        <translation>발표된 대로 뒤바꾼 레이블</translation>
    </message>
    <message>
        <source>The best weight against depth and the bounds of the prior</source>
        <translation>깊이와 사전분포의 경계에 따른 최적의 가중치</translation>
    </message>
    <message>
        <source>The best weight against depth and the bounds of the prior, in seconds</source>
        <translation>깊이와 사전분포의 경계에 따른 최적의 가중치, 몇 초 안에</translation>
    </message>
    <message>
        <source>The best α rises with depth to the limit that the bounds of the prior alone decide.</source>
        <translation>최적 α는 깊이에 따라 사전분포의 경계만이 정하는 극한까지 오릅니다.</translation>
    </message>
    <message>
        <source>The best α rises with depth to the limit that the bounds of the prior alone decide: 2 over the sum of 2 and both bounds.</source>
        <translation>최적 α는 깊이에 따라 사전분포의 경계만이 정하는 극한까지 오릅니다: 2를 2와 두 경계의 합으로 나눈 값.</translation>
    </message>
    <message>
        <source>The circuit serves both</source>
        <translation>회로는 둘 다에 쓰인다</translation>
    </message>
    <message>
        <source>The classes of both modalities are drawn independently, and a label tells the group of both: no modality alone gives the answer.</source>
        <translation>두 모달리티의 클래스를 독립적으로 뽑고, 레이블은 두 클래스의 그룹을 알려 줍니다. 어느 모달리티도 혼자서는 답을 주지 않습니다.</translation>
    </message>
    <message>
        <source>The decoder on sequences of the first modality, as in the first stage: at the beginning of this stage, and now.</source>
        <translation>첫 단계에서와 같은 첫째 모달리티의 시퀀스에 대한 디코더: 이 단계의 시작과 지금.</translation>
    </message>
    <message>
        <source>The encoder pulls items of a class together: more of the variance lies between classes than before it.</source>
        <translation>인코더가 한 클래스의 항목들을 한데 모읍니다: 앞에서보다 분산의 더 많은 몫이 클래스 사이에 있습니다.</translation>
    </message>
    <message>
        <source>The first so many labels belong to the second modality&apos;s classes, too: class k has the label k mod L₂. An element&apos;s label is that of both its items.</source>
        <translation>처음의 이만큼의 레이블은 둘째 모달리티의 클래스에도 쓰입니다. 클래스 k의 레이블은 k mod L₂입니다. 원소의 레이블은 두 항목 모두의 레이블입니다.</translation>
    </message>
    <message>
        <source>The first stage trains a decoder on one modality alone; it learns to read its context. Then a second item stands before each label, and a projector that is new makes an embedding of it. The circuit is there already: only the projector has to be found. With as few classes as here a decoder that is trained on them alone learns them by heart.</source>
        <translation>첫 단계는 디코더를 한 모달리티만으로 훈련하고, 디코더는 문맥 읽기를 배웁니다. 그다음 각 레이블 앞에 둘째 항목이 놓이고, 새 프로젝터가 그것으로 임베딩을 만듭니다. 회로는 이미 있으므로 프로젝터만 찾으면 됩니다. 클래스가 여기만큼 적을 때 그것만으로 훈련한 디코더는 클래스를 외웁니다.</translation>
    </message>
    <message>
        <source>The glyphs are drawn here: a class is a few random strokes, and each of its images draws them turned, shifted, wavering, with another pen. The last five drawings of each sign are held out. The ViT cuts an image into sixteen patches.</source>
        <translation>글리프는 여기서 그립니다: 클래스는 무작위 획 몇 개이고, 그 이미지마다 획을 돌리고 옮기고 흔들어 다른 펜으로 그립니다. 기호마다 마지막 그림 다섯 장을 떼어 둡니다. ViT는 이미지를 패치 열여섯 개로 자릅니다.</translation>
    </message>
    <message>
        <source>The heads attend by the old weights.</source>
        <translation>헤드는 예전 가중치로 주목합니다.</translation>
    </message>
    <message>
        <source>The label can be learnt by heart from the first modality, whose 256 classes come again and again; that the second has 8192 does not help, since it is not needed. After 1000 steps early fusion fails whichever modality is the poor one, and with both rich it still stands on the plateau where any label of the context is answered. The reversal of the asymmetry that the paper reports after 300,000 steps of descent does not show in runs of this length.</source>
        <translation>첫째 모달리티의 클래스 256개가 거듭 나오므로 레이블을 거기서 외울 수 있습니다. 둘째의 클래스가 8192개인 것은 필요하지 않으므로 도움이 되지 않습니다. 1000단계 뒤 초기 융합은 어느 모달리티가 빈약하든 실패하며, 둘 다 풍부해도 문맥의 아무 레이블로나 답하는 고원에 아직 머뭅니다. 논문이 경사 하강 300,000단계 뒤에 보고하는 비대칭의 뒤바뀜은 이만한 길이의 실행에서는 나타나지 않습니다.</translation>
    </message>
    <message>
        <source>The map of the decoder that the run began with, the present one, or what changed.</source>
        <translation>실행이 시작할 때 지녔던 디코더의 지도, 지금의 지도, 또는 달라진 것.</translation>
    </message>
    <message>
        <source>The middle comes sooner than with one head.</source>
        <translation>중간이 헤드 하나일 때보다 빨리 옵니다.</translation>
    </message>
    <message>
        <source>The previous-token head is refined, not rebuilt.</source>
        <translation>이전 토큰 헤드는 새로 지은 것이 아니라 다듬은 것입니다.</translation>
    </message>
    <message>
        <source>The published rotary ones do not.</source>
        <translation>발표된 회전 위치는 그렇지 않습니다.</translation>
    </message>
    <message>
        <source>The strongest induction head is the same.</source>
        <translation>가장 강한 귀납 헤드는 그대로입니다.</translation>
    </message>
    <message>
        <source>The transformer encoder cuts the item into segments, which become tokens, and reads the class from a token of its own. It has to learn where a segment stood and how the segments belong together, and drops a tenth of its numbers while it does.</source>
        <translation>트랜스포머 인코더는 항목을 조각으로 잘라 토큰으로 만들고, 클래스는 따로 둔 토큰에서 읽습니다. 조각이 어디에 있었고 조각들이 어떻게 이어지는지를 배워야 하며, 배우는 동안 수의 10분의 1을 지웁니다.</translation>
    </message>
    <message>
        <source>There is no circuit to reuse: the first stage learnt its classes by heart.</source>
        <translation>다시 쓸 회로가 없습니다. 첫 단계가 클래스를 외웠습니다.</translation>
    </message>
    <message>
        <source>There is no run here to make a cue of.</source>
        <translation>여기에는 장면으로 만들 실행이 없습니다.</translation>
    </message>
    <message>
        <source>They come near the path down the tree.</source>
        <translation>나무를 따라 내려가는 경로에 가까워집니다.</translation>
    </message>
    <message>
        <source>Trained together from scratch, a poor first and a rich second modality do not learn in context either.</source>
        <translation>처음부터 함께 훈련하면, 빈약한 첫째와 풍부한 둘째 모달리티로도 문맥 내 학습이 되지 않습니다.</translation>
    </message>
    <message>
        <source>Trained together from scratch, a rich first and a poor second modality do not learn in context.</source>
        <translation>처음부터 함께 훈련하면, 풍부한 첫째와 빈약한 둘째 모달리티로는 문맥 내 학습이 되지 않습니다.</translation>
    </message>
    <message>
        <source>Training length against test length</source>
        <translation>훈련 길이와 테스트 길이</translation>
    </message>
    <message>
        <source>Training length against test length, in seconds</source>
        <translation>훈련 길이와 테스트 길이, 몇 초 안에</translation>
    </message>
    <message>
        <source>Validation accuracy</source>
        <translation>검증 정확도</translation>
    </message>
    <message>
        <source>Validation items</source>
        <translation>검증 항목</translation>
    </message>
    <message>
        <source>Validation items of a few classes as points: as they are (layers 0) and behind the encoder (layers 1), each in the plane of its two principal axes, and how well they are told apart by their classes. A row for each point and layer.</source>
        <translation>몇몇 클래스의 검증 항목을 점으로: 그대로(층 0)와 인코더 뒤(층 1), 각각 두 주축의 평면에서, 그리고 클래스에 따라 얼마나 잘 구별되는지. 점과 층마다 행 하나.</translation>
    </message>
    <message>
        <source>Validation items that are looked at; of images there may be fewer.</source>
        <translation>살펴볼 검증 항목의 수. 이미지는 더 적을 수 있습니다.</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>검증 손실</translation>
    </message>
    <message>
        <source>ViT</source>
        <translation>ViT</translation>
    </message>
    <message>
        <source>Weights trained on short prompts are timid on long ones; weights trained on long prompts are too bold on short ones.</source>
        <translation>짧은 프롬프트로 훈련한 가중치는 긴 프롬프트에서 소심하고, 긴 프롬프트로 훈련한 가중치는 짧은 프롬프트에서 지나치게 대담합니다.</translation>
    </message>
    <message>
        <source>What a classifier that knows all class means reaches on the validation items, by taking the nearest. Of images nobody knows it.</source>
        <translation>모든 클래스 평균을 아는 분류기가 가장 가까운 것을 골라 검증 항목에서 이르는 정확도. 이미지에서는 아무도 모릅니다.</translation>
    </message>
    <message>
        <source>What few classes leave in the weights, many do not.</source>
        <translation>적은 클래스가 가중치에 남기는 것을 많은 클래스는 남기지 않습니다.</translation>
    </message>
    <message>
        <source>What of the model is held; the projector always learns.</source>
        <translation>모델에서 고정할 것. 프로젝터는 언제나 배웁니다.</translation>
    </message>
    <message>
        <source>What one head attends to in one test sequence, with the decoder that the stage began with and now: a row for each token that looks.</source>
        <translation>한 테스트 시퀀스에서, 단계가 시작할 때의 디코더와 지금의 디코더로 한 헤드가 주목하는 것: 보는 토큰마다 한 행.</translation>
    </message>
    <message>
        <source>What the encoder learns to tell apart.</source>
        <translation>인코더가 구별하기를 배우는 대상.</translation>
    </message>
    <message>
        <source>What the encoder puts out for some validation items, a row an item, in the order of their classes: items of one class should look alike.</source>
        <translation>검증 항목 몇 개에 대해 인코더가 내놓는 것. 항목마다 행 하나, 클래스 순서입니다. 한 클래스의 항목들은 비슷해 보여야 합니다.</translation>
    </message>
    <message>
        <source>What the second modality needs</source>
        <translation>둘째 모달리티에 필요한 것</translation>
    </message>
    <message>
        <source>What the settings need, predicted from the shapes of the layers.</source>
        <translation>설정에 필요한 것. 층의 모양에서 예측합니다.</translation>
    </message>
    <message>
        <source>What turns an item into features. A linear classifier stands behind it.</source>
        <translation>항목을 특징으로 바꾸는 것. 그 뒤에 선형 분류기가 있습니다.</translation>
    </message>
    <message>
        <source>What was learnt, was learnt by heart.</source>
        <translation>배운 것은 외워서 배웠습니다.</translation>
    </message>
    <message>
        <source>Where each token of the example sequence looks, in one head; the layer control goes through the heads of the first layer, then of the next. x are items (a and b those of two modalities), y labels, q is the query; the number after the dot is the label.</source>
        <translation>예시 시퀀스의 각 토큰이 한 헤드에서 보는 곳. 층 조절은 첫 층의 헤드들을, 그다음에 다음 층의 헤드들을 차례로 지나갑니다. x는 항목(a와 b는 두 모달리티의 항목), y는 레이블, q는 질의이며, 점 뒤의 수는 레이블입니다.</translation>
    </message>
    <message>
        <source>Width of hidden layers</source>
        <translation>은닉층의 너비</translation>
    </message>
    <message>
        <source>With a one-hot block of positions a model learns in context sooner than with rotated queries and keys.</source>
        <translation>위치의 원-핫 블록이 있으면 모델은 질의와 키를 회전할 때보다 더 빨리 문맥 내 학습을 합니다.</translation>
    </message>
    <message>
        <source>With a one-hot block of positions in-context learning needs fewer classes than with rotated queries and keys, and comes sooner.</source>
        <translation>위치의 원-핫 블록이 있으면 문맥 내 학습에 질의와 키를 회전할 때보다 적은 클래스가 필요하고, 더 빨리 옵니다.</translation>
    </message>
    <message>
        <source>With every block frozen a projector alone brings the second modality to a circuit that was learnt on the first.</source>
        <translation>모든 블록을 고정해도, 프로젝터만으로 둘째 모달리티가 첫째에서 배운 회로에 이어집니다.</translation>
    </message>
    <message>
        <source>With four heads the second modality is learnt sooner; on one modality alone more heads made the model learn by heart.</source>
        <translation>헤드가 넷이면 둘째 모달리티를 더 빨리 배웁니다. 한 모달리티만으로는 헤드가 많을수록 모델이 외웠습니다.</translation>
    </message>
    <message>
        <source>With four numbers, four layers do better than one wide layer.</source>
        <translation>수가 네 개이면 네 층이 넓은 한 층보다 낫습니다.</translation>
    </message>
    <message>
        <source>With joint labels the published code moves the answer of the swapped-label set on twice, so that a perfect in-context learner scores nothing there.</source>
        <translation>결합 레이블에서는 발표된 코드가 레이블 교체 집합의 답을 두 번 밀어 두므로, 완벽한 문맥 내 학습기도 거기서 하나도 맞히지 못합니다.</translation>
    </message>
    <message>
        <source>Without bursts they are not.</source>
        <translation>버스트가 없으면 답하지 못합니다.</translation>
    </message>
    <message>
        <source>Without either head, or without the second modality, a decoder of two modalities falls back to chance.</source>
        <translation>두 헤드 가운데 하나라도 없거나 둘째 모달리티가 없으면, 두 모달리티의 디코더는 우연 수준으로 떨어집니다.</translation>
    </message>
    <message>
        <source>Without the first layer&apos;s head they are not.</source>
        <translation>첫 층의 헤드가 없으면 답하지 못합니다.</translation>
    </message>
    <message>
        <source>Without the second layer&apos;s head they are not.</source>
        <translation>둘째 층의 헤드가 없으면 답하지 못합니다.</translation>
    </message>
    <message>
        <source>Without the second modality nothing but a random label of the context is left.</source>
        <translation>둘째 모달리티가 없으면 문맥의 무작위 레이블만 남습니다.</translation>
    </message>
    <message>
        <source>Zipf exponent of modality 2</source>
        <translation>모달리티 2의 지프 지수</translation>
    </message>
    <message>
        <source>a &apos;twin&apos; must run: say with &apos;step&apos;, &apos;until&apos; or &apos;to_end&apos; how far</source>
        <translation>&apos;twin&apos;은 달려야 합니다: &apos;step&apos;, &apos;until&apos;, &apos;to_end&apos; 가운데 하나로 어디까지인지 정하십시오</translation>
    </message>
    <message>
        <source>a class of %1 images is too small: with those held out it needs %2</source>
        <translation>이미지가 %1개인 클래스는 너무 작습니다: 떼어 둔 것까지 %2개가 필요합니다</translation>
    </message>
    <message>
        <source>a cue opens a &apos;preset&apos; or an &apos;experiment&apos;, not both: the preset knows its experiment</source>
        <translation>장면은 &apos;preset&apos;이나 &apos;experiment&apos; 가운데 하나만 엽니다: 프리셋은 자기 실험을 압니다</translation>
    </message>
    <message>
        <source>a cue runs to a &apos;step&apos; or &apos;to_end&apos;, not both: leave one of them out</source>
        <translation>장면은 &apos;step&apos;이나 &apos;to_end&apos; 가운데 하나까지만 달립니다: 하나를 빼십시오</translation>
    </message>
    <message>
        <source>a glyph needs a side of at least 8 pixels</source>
        <translation>글리프의 한 변은 8픽셀 이상이어야 합니다</translation>
    </message>
    <message>
        <source>a guess</source>
        <translation>찍은 값</translation>
    </message>
    <message>
        <source>a lecture has at least one cue</source>
        <translation>강의에는 장면이 하나 이상 있습니다</translation>
    </message>
    <message>
        <source>a side of %1 cannot be cut into patches of %2: choose a size that divides every side</source>
        <translation>길이가 %1인 변을 크기 %2의 패치로 자를 수 없습니다: 모든 변을 나누어떨어지게 하는 크기를 고르십시오</translation>
    </message>
    <message>
        <source>accuracy with both</source>
        <translation>둘 다 있을 때의 정확도</translation>
    </message>
    <message>
        <source>acts with glyphs</source>
        <translation>글리프에서 작용</translation>
    </message>
    <message>
        <source>acts with glyphs and images</source>
        <translation>글리프와 이미지에서 작용</translation>
    </message>
    <message>
        <source>acts with images</source>
        <translation>이미지에서 작용</translation>
    </message>
    <message>
        <source>acts with initial = pretrain</source>
        <translation>initial = pretrain에서 작용</translation>
    </message>
    <message>
        <source>acts with joint labels</source>
        <translation>결합 레이블에서 작용</translation>
    </message>
    <message>
        <source>acts with mlp</source>
        <translation>mlp에서 작용</translation>
    </message>
    <message>
        <source>acts with transformer</source>
        <translation>transformer에서 작용</translation>
    </message>
    <message>
        <source>acts with transformer and vit</source>
        <translation>transformer와 vit에서 작용</translation>
    </message>
    <message>
        <source>acts with vectors</source>
        <translation>벡터에서 작용</translation>
    </message>
    <message>
        <source>acts with vit</source>
        <translation>vit에서 작용</translation>
    </message>
    <message>
        <source>acts without joint labels</source>
        <translation>결합 레이블이 아닐 때 작용</translation>
    </message>
    <message>
        <source>after</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>after less before</source>
        <translation>이후에서 이전을 뺀 것</translation>
    </message>
    <message>
        <source>all but the projector</source>
        <translation>프로젝터만 빼고 모두</translation>
    </message>
    <message>
        <source>an image of %1 × %2 pixels is too large: at most %3 pixels</source>
        <translation>%1 × %2픽셀 이미지는 너무 큽니다: 최대 %3픽셀입니다</translation>
    </message>
    <message>
        <source>an item of %1 numbers cannot be cut into segments of %2: choose a length that divides it</source>
        <translation>수가 %1개인 항목을 길이 %2의 조각으로 자를 수 없습니다: 나누어떨어지게 하는 길이를 고르십시오</translation>
    </message>
    <message>
        <source>another lecture has the id &apos;%1&apos;, too</source>
        <translation>다른 강의도 id가 &apos;%1&apos;입니다</translation>
    </message>
    <message>
        <source>arXiv 2601.20796, Figure 2</source>
        <translation>arXiv 2601.20796, 그림 2</translation>
    </message>
    <message>
        <source>arXiv 2601.20796, Section 3</source>
        <translation>arXiv 2601.20796, 3절</translation>
    </message>
    <message>
        <source>arXiv 2601.20796, Section 4</source>
        <translation>arXiv 2601.20796, 4절</translation>
    </message>
    <message>
        <source>as published; weight decay joins the gradient</source>
        <translation>발표된 대로. 가중치 감쇠를 기울기에 더합니다</translation>
    </message>
    <message>
        <source>before</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>between the maps before and after, mean over heads</source>
        <translation>이전과 이후의 지도 사이, 헤드에 대한 평균</translation>
    </message>
    <message>
        <source>between the two maps</source>
        <translation>두 지도 사이</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>읽을 수 없습니다(%1)</translation>
    </message>
    <message>
        <source>column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>dim, N and the tensors in.x_m1, in.x_m2 and in.shifts must describe sequences of two modalities</source>
        <translation>dim, N과 텐서 in.x_m1, in.x_m2, in.shifts는 두 모달리티의 시퀀스를 나타내야 합니다</translation>
    </message>
    <message>
        <source>feature</source>
        <translation>특징</translation>
    </message>
    <message>
        <source>fewer than two validation items are of these classes: ask for more classes</source>
        <translation>이 클래스들의 검증 항목이 두 개보다 적습니다: 클래스를 더 많이 지정하십시오</translation>
    </message>
    <message>
        <source>five convolutions with batch norm, halving in between</source>
        <translation>배치 정규화가 있는 합성곱 다섯 개, 사이에서 절반으로 줄임</translation>
    </message>
    <message>
        <source>glyphs</source>
        <translation>글리프</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>회색</translation>
    </message>
    <message>
        <source>hand-drawn-like signs that are drawn here</source>
        <translation>여기서 그리는, 손으로 그린 듯한 기호</translation>
    </message>
    <message>
        <source>has %1 pixels where the first image has %2: choose an image-size that all are scaled to</source>
        <translation>첫 이미지는 %2픽셀인데 이것은 %1픽셀입니다: 모두를 맞출 image-size를 고르십시오</translation>
    </message>
    <message>
        <source>has made no step that a script could repeat</source>
        <translation>스크립트로 되풀이할 수 있는 단계를 하나도 거치지 않았습니다</translation>
    </message>
    <message>
        <source>has no finite values that other seeds reach as well</source>
        <translation>다른 시드도 이르는 유한한 값이 없습니다</translation>
    </message>
    <message>
        <source>has no rows yet, so there is nothing to compare</source>
        <translation>아직 행이 없어 비교할 것이 없습니다</translation>
    </message>
    <message>
        <source>hidden must be a list of widths up to 4096</source>
        <translation>hidden은 4096 이하인 너비의 목록이어야 합니다</translation>
    </message>
    <message>
        <source>holds images of %1 classes, not %2: choose classes-2 of at most %1</source>
        <translation>들어 있는 이미지의 클래스가 %2개가 아니라 %1개입니다: classes-2를 %1 이하로 고르십시오</translation>
    </message>
    <message>
        <source>holds no PNG image: choose a folder with a folder of them for each class</source>
        <translation>PNG 이미지가 없습니다: 클래스마다 PNG 이미지 폴더가 있는 폴더를 고르십시오</translation>
    </message>
    <message>
        <source>images</source>
        <translation>이미지</translation>
    </message>
    <message>
        <source>images need a folder: name one with a folder of PNG files for each class</source>
        <translation>이미지에는 폴더가 필요합니다: 클래스마다 PNG 파일 폴더가 있는 폴더를 지정하십시오</translation>
    </message>
    <message>
        <source>is a fork of %1, whose past a script cannot repeat; export a run that begins at step 0</source>
        <translation>%1의 갈래이며, 그 과거는 스크립트로 되풀이할 수 없습니다. 단계 0에서 시작하는 실행을 내보내십시오</translation>
    </message>
    <message>
        <source>item</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>items per step</source>
        <translation>단계당 항목</translation>
    </message>
    <message>
        <source>linear layers with ReLU</source>
        <translation>ReLU가 있는 선형 층</translation>
    </message>
    <message>
        <source>must be a text, or texts by language like {&quot;en&quot;: &quot;…&quot;}</source>
        <translation>텍스트이거나, {&quot;en&quot;: &quot;…&quot;}처럼 언어별 텍스트여야 합니다</translation>
    </message>
    <message>
        <source>no encoder is named &apos;%1&apos;</source>
        <translation>이름이 &apos;%1&apos;인 인코더는 없습니다</translation>
    </message>
    <message>
        <source>noisy class means, as the sequences of later stages have them</source>
        <translation>뒤 단계의 시퀀스에서와 같은, 잡음 섞인 클래스 평균</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>of %1 images of a class at most %2 can be held out: training needs one</source>
        <translation>클래스당 이미지 %1개 가운데 %2개까지만 떼어 둘 수 있습니다: 훈련에 하나가 필요합니다</translation>
    </message>
    <message>
        <source>of the accuracy with both</source>
        <translation>둘 다 있을 때의 정확도에 대해</translation>
    </message>
    <message>
        <source>of the head that changed most</source>
        <translation>가장 많이 달라진 헤드의</translation>
    </message>
    <message>
        <source>part of the attention that went elsewhere</source>
        <translation>다른 곳으로 옮겨 간 어텐션의 비율</translation>
    </message>
    <message>
        <source>part of the first stage&apos;s strongest induction heads that still are</source>
        <translation>첫 단계의 가장 강한 귀납 헤드 가운데 지금도 그런 비율</translation>
    </message>
    <message>
        <source>part of the first stage&apos;s strongest previous-token heads that still are</source>
        <translation>첫 단계의 가장 강한 이전 토큰 헤드 가운데 지금도 그런 비율</translation>
    </message>
    <message>
        <source>patches of the image, pre-norm blocks, a class token</source>
        <translation>이미지의 패치, 사전 정규화 블록, 클래스 토큰</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>픽셀</translation>
    </message>
    <message>
        <source>positions reach for %1 tokens, but a sequence has %2: choose max-pairs of at least %3</source>
        <translation>위치는 토큰 %1개까지 미치지만 시퀀스에는 %2개가 있습니다: max-pairs를 %3 이상으로 고르십시오</translation>
    </message>
    <message>
        <source>random: all is trained from scratch on both modalities (early fusion). pretrain: a first stage with the same task and model is trained before, or found among the stored runs. Else the name of a stored run of mixture-pretrain.</source>
        <translation>random: 모두를 두 모달리티에서 처음부터 훈련합니다(초기 융합). pretrain: 같은 과제와 모델의 첫 단계를 먼저 훈련하거나 저장된 실행에서 찾습니다. 아니면 mixture-pretrain의 저장된 실행의 이름.</translation>
    </message>
    <message>
        <source>red, green, blue</source>
        <translation>빨강, 초록, 파랑</translation>
    </message>
    <message>
        <source>row</source>
        <translation>행</translation>
    </message>
    <message>
        <source>segments of the item, post-norm blocks, a class token</source>
        <translation>항목의 조각, 사후 정규화 블록, 클래스 토큰</translation>
    </message>
    <message>
        <source>share of the features&apos; variance that lies between classes</source>
        <translation>특징의 분산 가운데 클래스 사이에 있는 몫</translation>
    </message>
    <message>
        <source>share of the features&apos; variance that the plane shows</source>
        <translation>특징의 분산 가운데 평면이 보여 주는 몫</translation>
    </message>
    <message>
        <source>share of the items&apos; variance that lies between classes</source>
        <translation>항목의 분산 가운데 클래스 사이에 있는 몫</translation>
    </message>
    <message>
        <source>share of the items&apos; variance that the plane shows</source>
        <translation>항목의 분산 가운데 평면이 보여 주는 몫</translation>
    </message>
    <message>
        <source>swapped-label accuracy at the beginning</source>
        <translation>처음의 레이블 교체 정확도</translation>
    </message>
    <message>
        <source>swapped-label accuracy now</source>
        <translation>지금의 레이블 교체 정확도</translation>
    </message>
    <message>
        <source>test accuracy at the beginning</source>
        <translation>처음의 시험 정확도</translation>
    </message>
    <message>
        <source>test accuracy now</source>
        <translation>지금의 시험 정확도</translation>
    </message>
    <message>
        <source>the blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>the checkpoint must hold %1 numbers named %2; it is one of another encoder</source>
        <translation>체크포인트에는 이름이 %2인 수가 %1개 있어야 합니다. 이것은 다른 인코더의 체크포인트입니다</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s class means are not those of this seed and these settings: take the seed, classes-2 and item-dimension-2 of its run</source>
        <translation>체크포인트의 클래스 평균이 이 시드와 이 설정의 것이 아닙니다: 그 실행의 시드, classes-2, item-dimension-2를 쓰십시오</translation>
    </message>
    <message>
        <source>the decoder to begin with has %1 = %2, but here it is %3: set both alike</source>
        <translation>시작할 디코더는 %1 = %2인데 여기서는 %3입니다: 둘을 같게 하십시오</translation>
    </message>
    <message>
        <source>the export was stopped before its file was written</source>
        <translation>파일을 쓰기 전에 내보내기가 멈추었습니다</translation>
    </message>
    <message>
        <source>the first cue must open something: name a &apos;preset&apos; or an &apos;experiment&apos;</source>
        <translation>첫 장면은 무언가를 열어야 합니다: &apos;preset&apos;이나 &apos;experiment&apos;를 적으십시오</translation>
    </message>
    <message>
        <source>the first line must be &apos;#: {…}&apos; and name the channels that are compared</source>
        <translation>첫 줄은 &apos;#: {…}&apos;이어야 하며 견줄 채널의 이름이 있어야 합니다</translation>
    </message>
    <message>
        <source>the image cannot be written (%1)</source>
        <translation>이미지를 쓸 수 없습니다(%1)</translation>
    </message>
    <message>
        <source>the image ends too early or is damaged (%1)</source>
        <translation>이미지가 너무 일찍 끝나거나 손상되었습니다(%1)</translation>
    </message>
    <message>
        <source>the largest change of a previous-token measure</source>
        <translation>이전 토큰 척도의 가장 큰 변화</translation>
    </message>
    <message>
        <source>the largest gain of an induction measure</source>
        <translation>귀납 척도의 가장 큰 증가</translation>
    </message>
    <message>
        <source>the last norm, the read-out and the projector learn, as published</source>
        <translation>마지막 정규화, 읽어내기, 프로젝터가 배웁니다. 발표된 대로</translation>
    </message>
    <message>
        <source>the likeliest class</source>
        <translation>가장 그럴듯한 클래스</translation>
    </message>
    <message>
        <source>the likeliest label at the beginning</source>
        <translation>처음에 가장 가능성이 높은 레이블</translation>
    </message>
    <message>
        <source>the likeliest label now</source>
        <translation>지금 가장 가능성이 높은 레이블</translation>
    </message>
    <message>
        <source>the picture &apos;%1&apos; stands twice in &apos;views&apos;: name it once</source>
        <translation>그림 &apos;%1&apos;이(가) &apos;views&apos;에 두 번 있습니다: 한 번만 적으십시오</translation>
    </message>
    <message>
        <source>the right class</source>
        <translation>옳은 클래스</translation>
    </message>
    <message>
        <source>the run %1 is one of %2; a run of %3 is needed to begin from</source>
        <translation>실행 %1은(는) %2의 실행입니다. 시작하려면 %3의 실행이 필요합니다</translation>
    </message>
    <message>
        <source>the run has no checkpoint to begin from</source>
        <translation>실행에 시작할 체크포인트가 없습니다</translation>
    </message>
    <message>
        <source>the run to begin from did not reach its end: %1</source>
        <translation>시작할 실행이 끝에 이르지 못했습니다: %1</translation>
    </message>
    <message>
        <source>the script for %1 does not know this setting, which the run has at %2; only runs with its default can be exported</source>
        <translation>%1의 스크립트는 이 설정을 모르는데 실행에서는 값이 %2입니다. 기본값을 쓰는 실행만 내보낼 수 있습니다</translation>
    </message>
    <message>
        <source>the second modality shares the first&apos;s %1 labels, so it cannot have %2: choose at most %1</source>
        <translation>둘째 모달리티는 첫째의 레이블 %1개를 함께 쓰므로 %2개일 수 없습니다: %1개 이하로 고르십시오</translation>
    </message>
    <message>
        <source>the tensors %1 and in.labels are missing or misshapen</source>
        <translation>텐서 %1과(와) in.labels가 없거나 모양이 맞지 않습니다</translation>
    </message>
    <message>
        <source>the tensors in.x, in.labels and w.classifier.weight are missing or misshapen</source>
        <translation>텐서 in.x, in.labels, w.classifier.weight가 없거나 모양이 맞지 않습니다</translation>
    </message>
    <message>
        <source>there is no item %1: the validation items are counted from 0 to %2</source>
        <translation>항목 %1은(는) 없습니다: 검증 항목의 번호는 0부터 %2까지입니다</translation>
    </message>
    <message>
        <source>there is no such folder: choose one with a folder of PNG images for each class</source>
        <translation>그런 폴더가 없습니다: 클래스마다 PNG 이미지 폴더가 있는 폴더를 고르십시오</translation>
    </message>
    <message>
        <source>this is no PNG image: it must begin with the eight bytes of one</source>
        <translation>PNG 이미지가 아닙니다: PNG의 8바이트로 시작해야 합니다</translation>
    </message>
    <message>
        <source>this is no lecture that this program reads: its &apos;format&apos; must be &apos;icl-lecture/1&apos;</source>
        <translation>이 프로그램이 읽는 강의가 아닙니다: &apos;format&apos;이 &apos;icl-lecture/1&apos;이어야 합니다</translation>
    </message>
    <message>
        <source>this run would need %1 (%2 weights), but %3 of memory are left: choose a smaller batch, item or encoder</source>
        <translation>이 실행에는 %1이(가) 필요하지만(가중치 %2개) 남은 메모리는 %3입니다: 더 작은 배치, 항목이나 인코더를 고르십시오</translation>
    </message>
    <message>
        <source>three matrices</source>
        <translation>행렬 셋</translation>
    </message>
    <message>
        <source>transformer</source>
        <translation>트랜스포머</translation>
    </message>
    <message>
        <source>two matrices</source>
        <translation>행렬 둘</translation>
    </message>
    <message>
        <source>validation accuracy of the nearest class mean; absent for images</source>
        <translation>가장 가까운 클래스 평균의 검증 정확도. 이미지에는 없음</translation>
    </message>
    <message>
        <source>validation items</source>
        <translation>검증 항목</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>벡터</translation>
    </message>
    <message>
        <source>was changed on its way (%1), which no script repeats; export a run without interventions</source>
        <translation>도중에 변경되었고(%1) 이것을 되풀이하는 스크립트는 없습니다. 개입이 없는 실행을 내보내십시오</translation>
    </message>
    <message>
        <source>what by_class would be if classes meant nothing</source>
        <translation>클래스에 아무 뜻이 없을 때의 by_class 값</translation>
    </message>
    <message>
        <source>what the classifier gives the right class</source>
        <translation>분류기가 옳은 클래스에 주는 값</translation>
    </message>
    <message>
        <source>with joint labels an item of the first modality has no label of its own</source>
        <translation>결합 레이블에서는 첫째 모달리티의 항목에 자기 레이블이 없습니다</translation>
    </message>
    <message>
        <source>without the first modality</source>
        <translation>첫째 모달리티 없이</translation>
    </message>
    <message>
        <source>without the second modality</source>
        <translation>둘째 모달리티 없이</translation>
    </message>
    <message>
        <source>write random, pretrain or the name of a stored run of the first stage</source>
        <translation>random, pretrain 또는 첫 단계의 저장된 실행의 이름을 적으십시오</translation>
    </message>
    <message>
        <source>“%1” is no screen: count them from 1.</source>
        <translation>“%1”은(는) 화면이 아닙니다. 화면은 1부터 셉니다.</translation>
    </message>
    <message>
        <source>%1 pictures were given for a prompt with places for %2: every place needs one</source>
        <translation>자리가 %2개인 프롬프트에 그림이 %1개 주어졌습니다: 자리마다 하나씩 필요합니다</translation>
    </message>
    <message>
        <source>%1 positions were given for %2 tokens: each needs one</source>
        <translation>토큰 %2개에 위치가 %1개 주어졌습니다: 토큰마다 하나씩 필요합니다</translation>
    </message>
    <message>
        <source>%1 tensors are missing, &apos;%2&apos; for one</source>
        <translation>텐서 %1개가 없습니다. 그 가운데 하나는 &apos;%2&apos;입니다</translation>
    </message>
    <message>
        <source>%1 tensors were found where this model has %2: these adapters belong to another model</source>
        <translation>이 모델에는 %2개가 있어야 할 텐서가 %1개 있습니다: 이 어댑터는 다른 모델의 것입니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; in the vocabulary is not written in bytes&apos; characters: this is no byte-level vocabulary</source>
        <translation>어휘의 &apos;%1&apos;이(가) 바이트를 나타내는 문자로 적혀 있지 않습니다: 바이트 수준 어휘가 아닙니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be %2</source>
        <translation>&apos;%1&apos;은(는) 다음이어야 합니다: %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a list of whole numbers from 0 to %2</source>
        <translation>&apos;%1&apos;은(는) 0에서 %2까지의 정수의 목록이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a number above 0</source>
        <translation>&apos;%1&apos;은(는) 0보다 큰 수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a text</source>
        <translation>&apos;%1&apos;은(는) 문자열이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be a whole number from %2 to %3</source>
        <translation>&apos;%1&apos;은(는) %2에서 %3까지의 정수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be the id of a token, from 0 to %2</source>
        <translation>&apos;%1&apos;은(는) 0에서 %2까지의 토큰 id여야 합니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; must be true or false</source>
        <translation>&apos;%1&apos;은(는) true 또는 false여야 합니다</translation>
    </message>
    <message>
        <source>&apos;added_tokens&apos; must be a list</source>
        <translation>&apos;added_tokens&apos;는 목록이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;added_tokens_decoder&apos; must be an object</source>
        <translation>&apos;added_tokens_decoder&apos;는 객체여야 합니다</translation>
    </message>
    <message>
        <source>&apos;hidden_size&apos; must be &apos;num_heads&apos; times a multiple of 4</source>
        <translation>&apos;hidden_size&apos;는 &apos;num_heads&apos; 곱하기 4의 배수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;hidden_size&apos; must be a multiple of &apos;num_attention_heads&apos;</source>
        <translation>&apos;hidden_size&apos;는 &apos;num_attention_heads&apos;의 배수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;model_type&apos; is missing: this is no model&apos;s config.json</source>
        <translation>&apos;model_type&apos;이 없습니다: 모델의 config.json이 아닙니다</translation>
    </message>
    <message>
        <source>&apos;mrope_section&apos; must be three numbers whose sum is half of a head&apos;s width, %1</source>
        <translation>&apos;mrope_section&apos;은 합이 헤드 너비의 절반인 %1이(가) 되는 세 수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;num_attention_heads&apos; must be a multiple of &apos;num_key_value_heads&apos;</source>
        <translation>&apos;num_attention_heads&apos;는 &apos;num_key_value_heads&apos;의 배수여야 합니다</translation>
    </message>
    <message>
        <source>&apos;out_hidden_size&apos; must be the text model&apos;s width, %1</source>
        <translation>&apos;out_hidden_size&apos;는 텍스트 모델의 너비인 %1이어야 합니다</translation>
    </message>
    <message>
        <source>&apos;weight_map&apos; must be an object that names each tensor&apos;s file</source>
        <translation>&apos;weight_map&apos;은 텐서마다 파일 이름을 적은 객체여야 합니다</translation>
    </message>
    <message>
        <source>&apos;window_size&apos; must be a multiple of the patch size times the merge size</source>
        <translation>&apos;window_size&apos;는 패치 크기 곱하기 병합 크기의 배수여야 합니다</translation>
    </message>
    <message>
        <source>1: the head is open; 0: it is shut.</source>
        <translation>1: 헤드가 열려 있음. 0: 닫혀 있음.</translation>
    </message>
    <message>
        <source>A head that is shut puts out zero at every token; everything else stays. What is left of accuracy is chance between the two names, since another head votes weakly for the name shown last. Nothing was learnt or forgotten: opened again, the head does what it did. Without the previous-token head the induction head has nothing to find and rests on the start of the prompt: see its row in the picture of where the last token looks.</source>
        <translation>닫힌 헤드는 모든 토큰에서 0을 내놓고, 나머지는 모두 그대로입니다. 남는 정확도는 두 이름 사이의 우연입니다. 다른 헤드 하나가 마지막에 보인 이름에 약하게 투표하기 때문입니다. 배우거나 잊은 것은 없습니다. 다시 열면 헤드는 하던 일을 합니다. 이전 토큰 헤드가 없으면 귀납 헤드는 찾을 것이 없어 프롬프트의 시작에 머뭅니다. 마지막 토큰이 보는 곳의 그림에서 그 행을 보십시오.</translation>
    </message>
    <message>
        <source>A set of your own beside the others, such as 1.0 or 0.1 1.0 (layer.head).</source>
        <translation>다른 묶음 곁에 더할 직접 고른 헤드들. 예: 1.0 또는 0.1 1.0(층.헤드).</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>Accuracy and all heads&apos; scores are measured before the first step and then after so many.</source>
        <translation>정확도와 모든 헤드의 점수를 첫 단계 전에, 그다음 이만큼의 단계마다 잽니다.</translation>
    </message>
    <message>
        <source>Accuracy of the encoder</source>
        <translation>인코더의 정확도</translation>
    </message>
    <message>
        <source>Accuracy with all heads that are open now, without the strongest induction heads (ih), the strongest previous-token heads (ph), both, and a control of other heads of the same layers; with the pairs of answers that differ and McNemar&apos;s exact p.</source>
        <translation>지금 열려 있는 모든 헤드가 있을 때, 가장 강한 귀납 헤드(ih)가 없을 때, 가장 강한 이전 토큰 헤드(ph)가 없을 때, 둘 다 없을 때, 그리고 같은 층의 다른 헤드들(대조군)이 없을 때의 정확도. 답이 서로 다른 쌍의 수와 맥니마의 정확한 p도 보여 줍니다.</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>어댑터</translation>
    </message>
    <message>
        <source>Adapters as files</source>
        <translation>파일로 된 어댑터</translation>
    </message>
    <message>
        <source>All are names that were shown.</source>
        <translation>모두 보여 준 이름입니다.</translation>
    </message>
    <message>
        <source>An exact head that scores low</source>
        <translation>점수가 낮은 정확한 헤드</translation>
    </message>
    <message>
        <source>Attention of the last token of the example that was scored last, for every head of a layer.</source>
        <translation>마지막으로 점수를 매긴 예제의 마지막 토큰의 어텐션. 한 층의 모든 헤드를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Built-in checkpoint</source>
        <translation>내장 체크포인트</translation>
    </message>
    <message>
        <source>Chance: one of two names</source>
        <translation>우연: 두 이름 가운데 하나</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>체크포인트</translation>
    </message>
    <message>
        <source>Checkpoint: find and remove heads</source>
        <translation>체크포인트: 헤드 찾기와 제거</translation>
    </message>
    <message>
        <source>Checkpoint: fine-tune with LoRA</source>
        <translation>체크포인트: LoRA 미세 조정</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Decoupled, on both factors.</source>
        <translation>두 인자 모두에 기울기와 분리하여 적용합니다.</translation>
    </message>
    <message>
        <source>Demonstrations of each name</source>
        <translation>이름마다 보여 주는 횟수</translation>
    </message>
    <message>
        <source>Draw of the control</source>
        <translation>대조군의 추출</translation>
    </message>
    <message>
        <source>Each picture is one token: the tower turns its colour into the same kind of token that a word would be. The previous-token head finds the picture before the name, the induction head the name behind the earlier copy of the last picture. Names have one token here, shown twice, so an exact induction head has a score of one half.</source>
        <translation>그림 하나는 토큰 하나입니다. 시각 타워는 그림의 색을 단어의 토큰과 같은 종류의 토큰으로 바꿉니다. 이전 토큰 헤드는 이름 앞의 그림을 찾고, 귀납 헤드는 마지막 그림이 앞서 나왔던 곳 뒤의 이름을 찾습니다. 여기서 이름은 토큰이 하나이고 두 번 보여 주므로, 정확한 귀납 헤드의 점수는 2분의 1입니다.</translation>
    </message>
    <message>
        <source>Encoder to begin with</source>
        <translation>시작할 인코더</translation>
    </message>
    <message>
        <source>Even without both every answer is a name that was shown.</source>
        <translation>둘 다 없어도 모든 답이 보여 준 이름입니다.</translation>
    </message>
    <message>
        <source>Every answer is right.</source>
        <translation>모든 답이 맞습니다.</translation>
    </message>
    <message>
        <source>Every answer is still a name that was shown.</source>
        <translation>그래도 모든 답이 보여 준 이름입니다.</translation>
    </message>
    <message>
        <source>Every example gives invented names to two things, twice each, and asks for one of them. In the map of previous-token scores head 0.1 stands at exactly one; in that of induction scores head 1.0 leads. The checkpoint is a small one that the program makes itself, with the circuit put in by hand, so that the right ranking is known. The probe *Without the strongest heads* takes either of them away: half of the answers are then wrong, but every answer is still a name that was shown. Another head of the same layers makes no difference. With a folder of Qwen2.5 in the settings the same is done with a real model; the help page *Bring your own weights* says how.</source>
        <translation>예제마다 두 사물에 지어낸 이름을 두 번씩 붙이고, 그 가운데 하나의 이름을 묻습니다. 이전 토큰 점수의 지도에서 헤드 0.1은 정확히 1에 있고, 귀납 점수의 지도에서는 헤드 1.0이 앞섭니다. 체크포인트는 프로그램이 직접 만드는 작은 것이며, 회로를 손으로 심었으므로 올바른 순위가 알려져 있습니다. 탐침 *가장 강한 헤드 없이*는 둘 가운데 하나를 뺍니다. 그러면 답의 절반이 틀리지만, 모든 답은 여전히 보여 준 이름입니다. 같은 층의 다른 헤드는 빼도 달라지지 않습니다. 설정에 Qwen2.5 폴더를 지정하면 실제 모델로 같은 일을 합니다. 방법은 도움말 페이지 *자신의 가중치 가져오기*에 있습니다.</translation>
    </message>
    <message>
        <source>Every first token is still right.</source>
        <translation>첫 토큰은 여전히 모두 맞습니다.</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>예제</translation>
    </message>
    <message>
        <source>Examples from</source>
        <translation>예제의 출처</translation>
    </message>
    <message>
        <source>Examples scored</source>
        <translation>점수를 매긴 예제</translation>
    </message>
    <message>
        <source>Examples skipped</source>
        <translation>건너뛴 예제</translation>
    </message>
    <message>
        <source>Examples that are tested at every evaluation.</source>
        <translation>평가할 때마다 시험하는 예제의 수.</translation>
    </message>
    <message>
        <source>Examples with induction</source>
        <translation>귀납이 있는 예제</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Forty examples go through a checkpoint, and one after the other its two heads of importance stand out: one looks at the token before, one at the name.</source>
        <translation>예제 40개가 체크포인트를 지나가고, 중요한 두 헤드가 차례로 드러납니다. 하나는 바로 앞 토큰을, 하나는 이름을 봅니다.</translation>
    </message>
    <message>
        <source>Half of the answers are right: chance.</source>
        <translation>답의 절반이 맞습니다: 우연 수준입니다.</translation>
    </message>
    <message>
        <source>Heads of either kind</source>
        <translation>종류마다의 헤드 수</translation>
    </message>
    <message>
        <source>Heads open</source>
        <translation>열린 헤드</translation>
    </message>
    <message>
        <source>Heads shared with the published ones</source>
        <translation>발표된 것과 겹치는 헤드</translation>
    </message>
    <message>
        <source>Heads shut</source>
        <translation>닫은 헤드</translation>
    </message>
    <message>
        <source>Heads that are taken away from the start, such as 1.0 or 0.1 1.0 (layer.head, from 0): what they put out is zero at every token.</source>
        <translation>처음부터 뺄 헤드. 예: 1.0 또는 0.1 1.0(층.헤드, 0부터 셈). 이 헤드들은 모든 토큰에서 0을 내놓습니다.</translation>
    </message>
    <message>
        <source>Heads watched</source>
        <translation>지켜보는 헤드</translation>
    </message>
    <message>
        <source>How it is trained alone.</source>
        <translation>인코더만 훈련하는 방법.</translation>
    </message>
    <message>
        <source>How long the encoder is trained as a classifier of single items.</source>
        <translation>인코더를 단일 항목의 분류기로 훈련하는 길이.</translation>
    </message>
    <message>
        <source>How many are answered, each five times; 0: all of the run.</source>
        <translation>답하게 할 예제의 수. 예제마다 다섯 번 답합니다. 0: 실행의 모든 예제.</translation>
    </message>
    <message>
        <source>How many are listed; 0: as the settings say.</source>
        <translation>목록에 올릴 개수. 0: 설정대로.</translation>
    </message>
    <message>
        <source>How many heads the ranking lists.</source>
        <translation>순위에 올릴 헤드의 수.</translation>
    </message>
    <message>
        <source>How many of the strongest are taken away; 0: five, or one in eight of a small model&apos;s heads.</source>
        <translation>가장 강한 헤드 가운데 뺄 개수. 0: 다섯, 작은 모델에서는 헤드 여덟에 하나.</translation>
    </message>
    <message>
        <source>How many of the strongest heads of either kind, as the first evaluation finds them, the mean strengths are over.</source>
        <translation>첫 평가에서 찾은, 종류마다 가장 강한 헤드 가운데 몇 개로 평균 세기를 내는지.</translation>
    </message>
    <message>
        <source>How many of this model&apos;s 5, 10 and 20 strongest heads are among the published ones of Qwen2.5-3B-Instruct (text) and Qwen2.5-VL-3B-Instruct (vision), and how many those two share. It says something of these two models alone.</source>
        <translation>이 모델의 가장 강한 헤드 5개, 10개, 20개 가운데 Qwen2.5-3B-Instruct(텍스트)와 Qwen2.5-VL-3B-Instruct(시각)의 발표된 헤드에 드는 것이 몇 개인지, 그리고 그 두 모델이 함께 가진 것이 몇 개인지. 이 두 모델에 대해서만 뜻이 있습니다.</translation>
    </message>
    <message>
        <source>How much more every head&apos;s last token looks at the right name than elsewhere.</source>
        <translation>헤드마다 마지막 토큰이 맞는 이름을 다른 곳보다 얼마나 더 보는지.</translation>
    </message>
    <message>
        <source>How often each of the two names is shown before the question. A benchmark folder shows each twice.</source>
        <translation>질문 앞에 두 이름을 각각 몇 번 보여 주는지. 벤치마크 폴더는 각각 두 번 보여 줍니다.</translation>
    </message>
    <message>
        <source>Induction heads</source>
        <translation>귀납 헤드</translation>
    </message>
    <message>
        <source>Induction heads watched</source>
        <translation>지켜보는 귀납 헤드</translation>
    </message>
    <message>
        <source>Induction scores</source>
        <translation>귀납 점수</translation>
    </message>
    <message>
        <source>It is head 0 there.</source>
        <translation>그 층의 헤드 0입니다.</translation>
    </message>
    <message>
        <source>It is head 1 there.</source>
        <translation>그 층의 헤드 1입니다.</translation>
    </message>
    <message>
        <source>It looks at the token before and nowhere else.</source>
        <translation>바로 앞 토큰만 보고 다른 곳은 보지 않습니다.</translation>
    </message>
    <message>
        <source>Items are words; head 0.1 looks one token back, head 1.0 is an induction head.</source>
        <translation>항목은 단어입니다. 헤드 0.1은 바로 앞 토큰을 보고, 헤드 1.0은 귀납 헤드입니다.</translation>
    </message>
    <message>
        <source>Items before and after</source>
        <translation>항목의 이전과 이후</translation>
    </message>
    <message>
        <source>Its score is the mean of one half (names of one token) and one quarter (of two).</source>
        <translation>그 점수는 2분의 1(토큰이 하나인 이름)과 4분의 1(둘인 이름)의 평균입니다.</translation>
    </message>
    <message>
        <source>Learning rate of its training alone.</source>
        <translation>인코더만 훈련할 때의 학습률.</translation>
    </message>
    <message>
        <source>Length of the ranking</source>
        <translation>순위의 길이</translation>
    </message>
    <message>
        <source>Loss, smoothed</source>
        <translation>손실, 평활</translation>
    </message>
    <message>
        <source>Low-rank adapters beside a frozen checkpoint learn the naming task while the scores of its heads are watched: does training build new heads, or refine those there are?</source>
        <translation>고정한 체크포인트 곁의 저계수 어댑터가 이름 붙이기 과제를 배우는 동안 헤드의 점수를 지켜봅니다. 훈련은 새 헤드를 짓습니까, 아니면 있는 헤드를 다듬습니까?</translation>
    </message>
    <message>
        <source>Low-rank adapters learn the second tokens of names and to stop: the loss falls to a small part, and the two heads stay what they were.</source>
        <translation>저계수 어댑터가 이름의 둘째 토큰과 멈추는 것을 배웁니다. 손실은 작은 일부로 줄고, 두 헤드는 그대로입니다.</translation>
    </message>
    <message>
        <source>Mean attention of every head to the token before; fills as examples pass.</source>
        <translation>모든 헤드가 바로 앞 토큰에 주는 평균 어텐션. 예제가 지나가면서 채워집니다.</translation>
    </message>
    <message>
        <source>Mean attention of the last token to the tokens of the right name, less that to all others.</source>
        <translation>마지막 토큰이 맞는 이름의 토큰들에 주는 어텐션에서 나머지 모두에 주는 어텐션을 뺀 것의 평균.</translation>
    </message>
    <message>
        <source>Mean attention to the token before, over all tokens but the first.</source>
        <translation>바로 앞 토큰에 주는 평균 어텐션. 첫 토큰을 뺀 모든 토큰에 대한 것입니다.</translation>
    </message>
    <message>
        <source>Mean of the losses so far that forgets with a memory of 20 steps.</source>
        <translation>지금까지의 손실의 평균. 기억은 20단계이며 오래된 것은 잊습니다.</translation>
    </message>
    <message>
        <source>Mean score of the induction heads that are watched.</source>
        <translation>지켜보는 귀납 헤드의 평균 점수.</translation>
    </message>
    <message>
        <source>Mean score of the previous-token heads that are watched.</source>
        <translation>지켜보는 이전 토큰 헤드의 평균 점수.</translation>
    </message>
    <message>
        <source>Means of the scores</source>
        <translation>점수의 평균</translation>
    </message>
    <message>
        <source>Mixture, last stage</source>
        <translation>혼합, 마지막 단계</translation>
    </message>
    <message>
        <source>Mixture: encoder, projector and decoder</source>
        <translation>혼합: 인코더, 프로젝터, 디코더</translation>
    </message>
    <message>
        <source>Model folder</source>
        <translation>모델 폴더</translation>
    </message>
    <message>
        <source>Of AdamW, constant. The study&apos;s 2e-5 is for large models; the built-in one learns at 1e-3.</source>
        <translation>AdamW의 학습률이며 일정합니다. 연구의 2e-5는 큰 모델을 위한 값이고, 내장 모델은 1e-3에서 배웁니다.</translation>
    </message>
    <message>
        <source>Of the step&apos;s example, before its update: mean surprise at the tokens of the name and at the end of the turn.</source>
        <translation>이 단계의 예제에서, 갱신하기 전의 값: 이름의 토큰들과 차례의 끝에서의 평균 놀람.</translation>
    </message>
    <message>
        <source>Of the two factors that stand beside every query, key, value and output matrix of the text model.</source>
        <translation>텍스트 모델의 모든 질의, 키, 값, 출력 행렬 곁에 놓인 두 인자의 계수.</translation>
    </message>
    <message>
        <source>Off: what the head puts out is zero at every token; everything else stays. The examples are answered again.</source>
        <translation>끔: 헤드가 모든 토큰에서 0을 내놓고, 나머지는 모두 그대로입니다. 예제에 다시 답합니다.</translation>
    </message>
    <message>
        <source>One head&apos;s attention from the last token of one example: a row for each token, with a 1 where the token belongs to the right name.</source>
        <translation>한 예제의 마지막 토큰에서 본 한 헤드의 어텐션: 토큰마다 한 행이며, 맞는 이름에 속하는 토큰에는 1이 있습니다.</translation>
    </message>
    <message>
        <source>One is drawn a step. Those that are tested come behind them. With a benchmark folder and 100 examples the first 500 steps take them in the study&apos;s order.</source>
        <translation>한 단계에 하나씩 뽑습니다. 시험하는 예제는 그 뒤에 옵니다. 벤치마크 폴더와 예제 100개이면 처음 500단계는 연구의 순서대로 씁니다.</translation>
    </message>
    <message>
        <source>One is scored a step; the first of the data are taken.</source>
        <translation>한 단계에 하나씩 점수를 매깁니다. 데이터의 앞에서부터 씁니다.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열림</translation>
    </message>
    <message>
        <source>Opened again, nothing was lost.</source>
        <translation>다시 여니 잃은 것이 없습니다.</translation>
    </message>
    <message>
        <source>Optimiser of the encoder alone</source>
        <translation>인코더만 훈련할 때의 최적화 방법</translation>
    </message>
    <message>
        <source>Others of the same layers do not matter.</source>
        <translation>같은 층의 다른 헤드는 중요하지 않습니다.</translation>
    </message>
    <message>
        <source>Part of single items that the encoder with its classifier names rightly, as of the last evaluation; the classifier learns with the encoder alone, in a run of its own.</source>
        <translation>분류기를 붙인 인코더가 바르게 맞히는 단일 항목의 비율로, 마지막 평가의 값입니다. 분류기는 인코더만 훈련하는 별도의 실행에서 배웁니다.</translation>
    </message>
    <message>
        <source>Part of the adapters&apos; inputs that is left out in a training step.</source>
        <translation>훈련 단계에서 빼는 어댑터 입력의 비율.</translation>
    </message>
    <message>
        <source>Part of the examples whose answer begins any name that was shown.</source>
        <translation>답이 보여 준 이름 가운데 어느 하나의 시작인 예제의 비율.</translation>
    </message>
    <message>
        <source>Part of the examples whose likeliest next token is the first of the right name. One half is chance: two names are in play.</source>
        <translation>가장 그럴듯한 다음 토큰이 맞는 이름의 첫 토큰인 예제의 비율. 두 이름이 나오므로 2분의 1이 우연입니다.</translation>
    </message>
    <message>
        <source>Pictures of six tokens: they share one time index, so that a head that counts positions no longer finds the token before.</source>
        <translation>토큰이 여섯 개인 그림: 시간 번호 하나를 함께 쓰므로, 위치를 세는 헤드는 더는 바로 앞 토큰을 찾지 못합니다.</translation>
    </message>
    <message>
        <source>Pre-trained encoder</source>
        <translation>사전 훈련한 인코더</translation>
    </message>
    <message>
        <source>Previous-token heads</source>
        <translation>이전 토큰 헤드</translation>
    </message>
    <message>
        <source>Previous-token heads watched</source>
        <translation>지켜보는 이전 토큰 헤드</translation>
    </message>
    <message>
        <source>Previous-token scores</source>
        <translation>이전 토큰 점수</translation>
    </message>
    <message>
        <source>Previous-token scores over all examples that were loaded, induction over those where some head&apos;s score is above 0.</source>
        <translation>이전 토큰 점수는 불러온 모든 예제에 대해, 귀납은 어떤 헤드의 점수가 0보다 큰 예제에 대해 나눕니다.</translation>
    </message>
    <message>
        <source>Qwen2-VL has another picture tower (LayerNorm, no windows) and can&apos;t be read; Qwen2.5-VL can</source>
        <translation>Qwen2-VL은 시각 타워가 달라서(LayerNorm, 창 없음) 읽을 수 없습니다. Qwen2.5-VL은 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>계수</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>순위 기준</translation>
    </message>
    <message>
        <source>Ranking of heads</source>
        <translation>헤드 순위</translation>
    </message>
    <message>
        <source>Rate of the encoder alone</source>
        <translation>인코더만 훈련할 때의 학습률</translation>
    </message>
    <message>
        <source>Refined, not rebuilt</source>
        <translation>다시 짓지 않고 다듬기</translation>
    </message>
    <message>
        <source>Shut a head, answer again</source>
        <translation>헤드를 닫고 다시 답하기</translation>
    </message>
    <message>
        <source>Single items of the second modality as points, at the beginning of the stage (layers 0) and now (layers 1), both in the plane of their two principal axes, and how well they are told apart by their classes. A row for each point and time.</source>
        <translation>둘째 모달리티의 단일 항목을 점으로: 단계가 시작할 때(층 0)와 지금(층 1), 둘 다 자기의 두 주축의 평면에서. 클래스가 얼마나 잘 구별되는지도 보여 줍니다. 점과 시점마다 한 행.</translation>
    </message>
    <message>
        <source>Single items on which the encoder with its classifier is looked at.</source>
        <translation>분류기를 붙인 인코더를 살펴볼 단일 항목의 수.</translation>
    </message>
    <message>
        <source>Six tokens a picture instead of one, and the very same previous-token head scores less than half and no longer serves: all tokens of a picture share one time.</source>
        <translation>그림마다 토큰이 하나가 아니라 여섯이면, 바로 그 이전 토큰 헤드의 점수가 2분의 1이 안 되고 더는 쓸모가 없습니다. 한 그림의 모든 토큰이 같은 시간을 갖기 때문입니다.</translation>
    </message>
    <message>
        <source>So is the induction head.</source>
        <translation>귀납 헤드도 정확합니다.</translation>
    </message>
    <message>
        <source>Steps between evaluations</source>
        <translation>평가 사이의 단계 수</translation>
    </message>
    <message>
        <source>Steps of the encoder alone</source>
        <translation>인코더만 훈련하는 단계 수</translation>
    </message>
    <message>
        <source>Steps skipped</source>
        <translation>건너뛴 단계</translation>
    </message>
    <message>
        <source>Such as 1.0 (layer.head); empty: the strongest induction head so far.</source>
        <translation>예: 1.0(층.헤드). 비우면 지금까지 가장 강한 귀납 헤드.</translation>
    </message>
    <message>
        <source>Surprise at the first token of the right name, mean over the examples so far.</source>
        <translation>맞는 이름의 첫 토큰에서의 놀람. 지금까지의 예제에 대한 평균.</translation>
    </message>
    <message>
        <source>The checkpoint answers rightly from the start, but says neither the second token of a name nor the end of the turn. The adapters beside the attention matrices learn both within some hundred steps, with everything else frozen. The scores of the watched heads hardly move: training uses the circuit there is. The same experiment on a real model is a matter of hours; the probe *Adapters as files* writes what was learnt in the public layout.</source>
        <translation>체크포인트는 처음부터 맞게 답하지만, 이름의 둘째 토큰도 차례의 끝도 말하지 않습니다. 어텐션 행렬 곁의 어댑터가 몇백 단계 안에 둘 다 배우며, 나머지는 모두 고정되어 있습니다. 지켜보는 헤드의 점수는 거의 움직이지 않습니다. 훈련은 이미 있는 회로를 씁니다. 실제 모델로 하는 같은 실험은 몇 시간이 걸립니다. 탐침 *파일로 된 어댑터*는 배운 것을 공개 형식으로 씁니다.</translation>
    </message>
    <message>
        <source>The control takes away as many other heads of the same layers, drawn at random; another number draws others.</source>
        <translation>대조군은 같은 층에서 무작위로 뽑은 다른 헤드를 같은 수만큼 뺍니다. 다른 수를 쓰면 다른 헤드를 뽑습니다.</translation>
    </message>
    <message>
        <source>The first losses are large: second tokens and ends are unknown.</source>
        <translation>처음의 손실은 큽니다: 둘째 토큰과 끝을 모릅니다.</translation>
    </message>
    <message>
        <source>The first of the induction heads is in layer 1.</source>
        <translation>가장 강한 귀납 헤드는 층 1에 있습니다.</translation>
    </message>
    <message>
        <source>The first of the previous-token heads is in layer 0.</source>
        <translation>가장 강한 이전 토큰 헤드는 층 0에 있습니다.</translation>
    </message>
    <message>
        <source>The folder of a Qwen2.5 or Qwen2.5-VL model as its makers publish it: config.json, the safetensors files, the tokenizer&apos;s files. Empty: a small checkpoint with known circuits, made on the spot. Files are read where they lie and never changed.</source>
        <translation>제작자가 공개한 그대로의 Qwen2.5 또는 Qwen2.5-VL 모델의 폴더: config.json, safetensors 파일들, 토크나이저의 파일들. 비우면 회로가 알려진 작은 체크포인트를 그 자리에서 만듭니다. 파일은 있는 자리에서 읽으며 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>The head looks one step back in time. Tokens of a picture have the same time and differ in row and column; the token after the picture continues behind the largest of these. So one step back is no longer the token before, neither inside a picture nor right after it, and the scores split by the kind of token (the probe *Ranking of heads*) show it: on text the head is what it was. The published scores of the vision model, a fraction of the text model&apos;s, may have this reason and not another circuit.</source>
        <translation>헤드는 시간에서 한 걸음 전을 봅니다. 한 그림의 토큰들은 시간이 같고 행과 열이 다르며, 그림 다음의 토큰은 이들 가운데 가장 큰 것의 뒤를 잇습니다. 그래서 그림 안에서도 그림 바로 다음에서도 한 걸음 전은 더는 바로 앞 토큰이 아닙니다. 토큰의 종류별로 나눈 점수(탐침 *헤드 순위*)가 이를 보여 줍니다. 텍스트에서 헤드는 그대로입니다. 텍스트 모델의 몇 분의 일인 시각 모델의 발표된 점수도, 다른 회로 때문이 아니라 이 때문일 수 있습니다.</translation>
    </message>
    <message>
        <source>The induction head is shut, and the examples are answered again at once: half of them wrongly. Opened again it is as before; then the previous-token head.</source>
        <translation>귀납 헤드를 닫고 곧바로 예제에 다시 답하면 절반이 틀립니다. 다시 열면 전과 같습니다. 그다음은 이전 토큰 헤드입니다.</translation>
    </message>
    <message>
        <source>The induction head stays what it was.</source>
        <translation>귀납 헤드는 그대로입니다.</translation>
    </message>
    <message>
        <source>The induction head then no longer looks at the name.</source>
        <translation>그러면 귀납 헤드는 더는 이름을 보지 않습니다.</translation>
    </message>
    <message>
        <source>The largest attention of the last token to the right name, less that to other tokens, among all heads.</source>
        <translation>마지막 토큰이 맞는 이름에 주는 어텐션에서 다른 토큰에 주는 어텐션을 뺀 것. 모든 헤드 가운데 가장 큰 값입니다.</translation>
    </message>
    <message>
        <source>The largest mean attention to the token before among all heads.</source>
        <translation>모든 헤드 가운데, 바로 앞 토큰에 주는 평균 어텐션의 가장 큰 값.</translation>
    </message>
    <message>
        <source>The loss falls to a small part.</source>
        <translation>손실이 작은 일부로 줄어듭니다.</translation>
    </message>
    <message>
        <source>The model&apos;s answer to example %1 is no number: its weights are damaged, or not those of a Qwen2.5 model.</source>
        <translation>예제 %1에 대한 모델의 답이 수가 아닙니다: 가중치가 손상되었거나 Qwen2.5 모델의 것이 아닙니다.</translation>
    </message>
    <message>
        <source>The previous-token head is exact.</source>
        <translation>이전 토큰 헤드는 정확합니다.</translation>
    </message>
    <message>
        <source>The previous-token head stays exact.</source>
        <translation>이전 토큰 헤드는 여전히 정확합니다.</translation>
    </message>
    <message>
        <source>The same circuit behind a vision tower; a picture is one token.</source>
        <translation>시각 타워 뒤의 같은 회로. 그림 하나가 토큰 하나입니다.</translation>
    </message>
    <message>
        <source>The same circuit, with pictures</source>
        <translation>같은 회로, 그림과 함께</translation>
    </message>
    <message>
        <source>The same head scores less than half.</source>
        <translation>같은 헤드의 점수가 2분의 1이 안 됩니다.</translation>
    </message>
    <message>
        <source>The strongest heads with both scores, and the previous-token score split by what the token is: text, part of a picture, or right after a picture.</source>
        <translation>두 점수를 함께 보인 가장 강한 헤드들. 이전 토큰 점수는 토큰의 종류별로 나눕니다: 텍스트, 그림의 일부, 그림 바로 다음.</translation>
    </message>
    <message>
        <source>Things are plain pictures now, which reach the decoder through a vision tower. The two heads and what their loss costs are the same.</source>
        <translation>이제 사물은 단색 그림이고, 시각 타워를 거쳐 디코더에 이릅니다. 두 헤드도, 그것을 잃었을 때의 대가도 같습니다.</translation>
    </message>
    <message>
        <source>Those to watch instead, such as 19.11 1.1; empty: the strongest.</source>
        <translation>대신 지켜볼 헤드. 예: 19.11 1.1. 비우면 가장 강한 것.</translation>
    </message>
    <message>
        <source>Those to watch instead, such as 20.1 25.5; empty: the strongest.</source>
        <translation>대신 지켜볼 헤드. 예: 20.1 25.5. 비우면 가장 강한 것.</translation>
    </message>
    <message>
        <source>Those where the score of some head is above 0; the published mean is over them.</source>
        <translation>어떤 헤드의 점수가 0보다 큰 예제. 발표된 평균은 이 예제들에 대한 것입니다.</translation>
    </message>
    <message>
        <source>Those whose example could not be used; the weights stay.</source>
        <translation>예제를 쓸 수 없었던 단계. 가중치는 그대로입니다.</translation>
    </message>
    <message>
        <source>Those whose pictures or tokens could not be used.</source>
        <translation>그림이나 토큰을 쓸 수 없었던 예제.</translation>
    </message>
    <message>
        <source>Training diverged at step %1: the loss is no number. A learning rate below %2 may help.</source>
        <translation>단계 %1에서 훈련이 발산했습니다: 손실이 수가 아닙니다. 학습률을 %2보다 낮추면 도움이 될 수 있습니다.</translation>
    </message>
    <message>
        <source>Training examples</source>
        <translation>훈련 예제</translation>
    </message>
    <message>
        <source>Two heads among eight</source>
        <translation>여덟 헤드 가운데 둘</translation>
    </message>
    <message>
        <source>Under the present gates; after a change of a large model&apos;s gates they are scored anew.</source>
        <translation>지금의 게이트에서. 큰 모델은 게이트를 바꾸면 점수를 새로 매깁니다.</translation>
    </message>
    <message>
        <source>Weights as the files hold them, or rounded to bfloat16 first (of files in bfloat16 the same). All arithmetic is in 32 bits.</source>
        <translation>가중치를 파일에 있는 그대로 쓰거나, 먼저 bfloat16으로 반올림합니다(bfloat16 파일에서는 같음). 계산은 모두 32비트로 합니다.</translation>
    </message>
    <message>
        <source>What of an item becomes a point. A held encoder&apos;s features stay.</source>
        <translation>항목의 무엇을 점으로 나타낼지. 고정한 인코더의 특징은 그대로입니다.</translation>
    </message>
    <message>
        <source>What the factors add is multiplied by α over the rank.</source>
        <translation>두 인자가 더하는 것에 α 나누기 계수를 곱합니다.</translation>
    </message>
    <message>
        <source>What the scores of the heads are divided by.</source>
        <translation>헤드의 점수를 무엇으로 나눌지.</translation>
    </message>
    <message>
        <source>Where adapter_config.json and adapter_model.safetensors are written; it is made if need be, and what it holds under these names is replaced. Empty: nothing is written.</source>
        <translation>adapter_config.json과 adapter_model.safetensors를 쓸 곳. 없으면 만들고, 이 이름의 파일이 이미 있으면 바꿉니다. 비우면 아무것도 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Where the last token looks</source>
        <translation>마지막 토큰이 보는 곳</translation>
    </message>
    <message>
        <source>Whether the encoder has learnt the classes before, and whether it learns here together with projector and decoder. Its classifier is always held.</source>
        <translation>인코더가 클래스를 미리 배웠는지, 그리고 여기서 프로젝터, 디코더와 함께 배우는지. 그 분류기는 언제나 고정됩니다.</translation>
    </message>
    <message>
        <source>Which heads of a real language model look at the token before, and which find the name that followed the same thing earlier? Point at a Qwen2.5 or Qwen2.5-VL folder, or use the built-in checkpoint whose heads are known; then shut a head and see what is left.</source>
        <translation>실제 언어 모델의 어떤 헤드가 바로 앞 토큰을 보고, 어떤 헤드가 앞서 같은 것 뒤에 나왔던 이름을 찾습니까? Qwen2.5나 Qwen2.5-VL 폴더를 지정하거나, 헤드가 알려진 내장 체크포인트를 쓰십시오. 그다음 헤드를 닫고 무엇이 남는지 보십시오.</translation>
    </message>
    <message>
        <source>Which of the checkpoints with known circuits is used where no folder is given.</source>
        <translation>폴더를 지정하지 않았을 때, 회로가 알려진 체크포인트 가운데 어느 것을 쓸지.</translation>
    </message>
    <message>
        <source>Which of the run&apos;s examples, from 0.</source>
        <translation>실행의 예제 가운데 어느 것인지(0부터 셈).</translation>
    </message>
    <message>
        <source>Which score orders the heads; of equal ones the later head comes first.</source>
        <translation>어떤 점수로 헤드의 순서를 정할지. 점수가 같으면 뒤의 헤드가 먼저 옵니다.</translation>
    </message>
    <message>
        <source>With all heads every answer is right.</source>
        <translation>모든 헤드가 있으면 모든 답이 맞습니다.</translation>
    </message>
    <message>
        <source>Without both it is no worse.</source>
        <translation>둘 다 없어도 더 나빠지지 않습니다.</translation>
    </message>
    <message>
        <source>Without others of the same layers nothing is lost.</source>
        <translation>같은 층의 다른 헤드가 없어도 잃는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Without the induction head accuracy is at chance at once.</source>
        <translation>귀납 헤드가 없으면 정확도가 곧바로 우연 수준이 됩니다.</translation>
    </message>
    <message>
        <source>Without the induction head half of them are.</source>
        <translation>귀납 헤드가 없으면 절반이 맞습니다.</translation>
    </message>
    <message>
        <source>Without the previous-token head as well.</source>
        <translation>이전 토큰 헤드가 없어도 그렇습니다.</translation>
    </message>
    <message>
        <source>Without the previous-token head it is at chance as well.</source>
        <translation>이전 토큰 헤드가 없어도 우연 수준이 됩니다.</translation>
    </message>
    <message>
        <source>Without the strongest heads</source>
        <translation>가장 강한 헤드 없이</translation>
    </message>
    <message>
        <source>Writes the adapters of this state in the public layout, for other programs to load beside the same base model.</source>
        <translation>이 상태의 어댑터를 공개 형식으로 씁니다. 다른 프로그램이 같은 기반 모델 곁에 불러올 수 있습니다.</translation>
    </message>
    <message>
        <source>a benchmark folder shows each name twice: &apos;shots&apos; must be 2</source>
        <translation>벤치마크 폴더는 이름마다 두 번 보여 줍니다: &apos;shots&apos;는 2여야 합니다</translation>
    </message>
    <message>
        <source>a head&apos;s width must be even</source>
        <translation>헤드의 너비는 짝수여야 합니다</translation>
    </message>
    <message>
        <source>a merge must be a text or a pair of texts</source>
        <translation>병합은 문자열이거나 문자열 한 쌍이어야 합니다</translation>
    </message>
    <message>
        <source>a picture of %1 × %2 pixels is too thin: one side may be at most 200 times as long as the other</source>
        <translation>%1 × %2 픽셀의 그림은 너무 가늡니다: 한 변은 다른 변의 200배까지만 길 수 있습니다</translation>
    </message>
    <message>
        <source>accuracy with all heads that are open</source>
        <translation>열려 있는 모든 헤드가 있을 때의 정확도</translation>
    </message>
    <message>
        <source>accuracy without either</source>
        <translation>둘 다 없을 때의 정확도</translation>
    </message>
    <message>
        <source>accuracy without the control</source>
        <translation>대조군이 없을 때의 정확도</translation>
    </message>
    <message>
        <source>accuracy without the induction heads</source>
        <translation>귀납 헤드가 없을 때의 정확도</translation>
    </message>
    <message>
        <source>accuracy without the previous-token heads</source>
        <translation>이전 토큰 헤드가 없을 때의 정확도</translation>
    </message>
    <message>
        <source>acts with a pre-trained encoder: frozen or fine-tuned</source>
        <translation>사전 훈련한 인코더(frozen 또는 fine-tuned)에서 작용</translation>
    </message>
    <message>
        <source>acts with encoder-initial = pretrain</source>
        <translation>encoder-initial = pretrain에서 작용</translation>
    </message>
    <message>
        <source>adapters with “%1” are not supported: plain LoRA is</source>
        <translation>“%1”을(를) 쓰는 어댑터는 지원하지 않습니다: 보통의 LoRA만 지원합니다</translation>
    </message>
    <message>
        <source>all heads together are wider than %1</source>
        <translation>모든 헤드를 합한 너비가 %1보다 큽니다</translation>
    </message>
    <message>
        <source>an added token must have a text and an id</source>
        <translation>추가 토큰에는 문자열과 id가 있어야 합니다</translation>
    </message>
    <message>
        <source>answers among the names shown, with all of them</source>
        <translation>보여 준 이름에 드는 답, 모두 있을 때</translation>
    </message>
    <message>
        <source>answers among the names shown, without either</source>
        <translation>보여 준 이름에 드는 답, 둘 다 없을 때</translation>
    </message>
    <message>
        <source>answers among the names shown, without the control</source>
        <translation>보여 준 이름에 드는 답, 대조군이 없을 때</translation>
    </message>
    <message>
        <source>answers among the names shown, without them</source>
        <translation>보여 준 이름에 드는 답, 그 헤드들이 없을 때</translation>
    </message>
    <message>
        <source>as stored</source>
        <translation>저장된 그대로</translation>
    </message>
    <message>
        <source>attention in sliding windows can&apos;t be computed here</source>
        <translation>슬라이딩 윈도 어텐션은 여기서 계산할 수 없습니다</translation>
    </message>
    <message>
        <source>attention on the right name, all places together</source>
        <translation>맞는 이름에 대한 어텐션, 모든 자리를 합한 것</translation>
    </message>
    <message>
        <source>bytes of the checkpoint&apos;s weights</source>
        <translation>체크포인트 가중치의 바이트</translation>
    </message>
    <message>
        <source>chooses among the built-in checkpoints; a folder is given</source>
        <translation>내장 체크포인트를 고르는 설정인데, 폴더가 지정되어 있음</translation>
    </message>
    <message>
        <source>embeddings behind the projector</source>
        <translation>프로젝터 뒤의 임베딩</translation>
    </message>
    <message>
        <source>examples answered</source>
        <translation>답한 예제</translation>
    </message>
    <message>
        <source>examples loaded</source>
        <translation>불러온 예제</translation>
    </message>
    <message>
        <source>examples scored</source>
        <translation>점수를 매긴 예제</translation>
    </message>
    <message>
        <source>examples that could not be used</source>
        <translation>쓸 수 없었던 예제</translation>
    </message>
    <message>
        <source>examples where some induction score is above 0</source>
        <translation>어떤 귀납 점수가 0보다 큰 예제</translation>
    </message>
    <message>
        <source>examples whose names begin with the same token</source>
        <translation>두 이름이 같은 토큰으로 시작하는 예제</translation>
    </message>
    <message>
        <source>features of the encoder</source>
        <translation>인코더의 특징</translation>
    </message>
    <message>
        <source>holds no example that could be used</source>
        <translation>쓸 수 있는 예제가 없습니다</translation>
    </message>
    <message>
        <source>how far the points moved, against their distance from their middle</source>
        <translation>점들이 옮겨 간 거리, 한가운데까지의 거리에 견준 것</translation>
    </message>
    <message>
        <source>in &apos;vision_config&apos;, %1</source>
        <translation>&apos;vision_config&apos;에서: %1</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>귀납</translation>
    </message>
    <message>
        <source>interleaved rotary sections can&apos;t be computed here</source>
        <translation>번갈아 놓인 회전 구간은 여기서 계산할 수 없습니다</translation>
    </message>
    <message>
        <source>is empty: write names for the built-in texts, or the folder of the benchmark</source>
        <translation>비어 있습니다: 내장 글을 쓰려면 names를, 아니면 벤치마크의 폴더를 적으십시오</translation>
    </message>
    <message>
        <source>is no fixture of a checkpoint as this program knows them, or a damaged one</source>
        <translation>이 프로그램이 아는 체크포인트 픽스처가 아니거나 손상된 것입니다</translation>
    </message>
    <message>
        <source>is not a parity manifest: &apos;fixtures&apos; or &apos;folders&apos; must be an object that names some</source>
        <translation>일치 검사 목록이 아닙니다: &apos;fixtures&apos; 또는 &apos;folders&apos;는 이름이 하나 이상 든 객체여야 합니다</translation>
    </message>
    <message>
        <source>items</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>its induction score on this example</source>
        <translation>이 예제에서 그 헤드의 귀납 점수</translation>
    </message>
    <message>
        <source>its number in the layer</source>
        <translation>층 안에서의 번호</translation>
    </message>
    <message>
        <source>its previous-token score on this example</source>
        <translation>이 예제에서 그 헤드의 이전 토큰 점수</translation>
    </message>
    <message>
        <source>its score</source>
        <translation>그 점수</translation>
    </message>
    <message>
        <source>layer of the head</source>
        <translation>헤드의 층</translation>
    </message>
    <message>
        <source>layer of the strongest induction head</source>
        <translation>가장 강한 귀납 헤드의 층</translation>
    </message>
    <message>
        <source>layer of the strongest previous-token head</source>
        <translation>가장 강한 이전 토큰 헤드의 층</translation>
    </message>
    <message>
        <source>models of type &apos;%1&apos; can&apos;t be read; Qwen2.5 (&apos;qwen2&apos;) and Qwen2.5-VL (&apos;qwen2_5_vl&apos;) can</source>
        <translation>&apos;%1&apos; 형식의 모델은 읽을 수 없습니다. Qwen2.5(&apos;qwen2&apos;)와 Qwen2.5-VL(&apos;qwen2_5_vl&apos;)은 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>more than %1 files of weights</source>
        <translation>가중치 파일이 %1개를 넘습니다</translation>
    </message>
    <message>
        <source>names: built-in texts that give invented names to things, for any model. Or the folder of the benchmark VL-ICL&apos;s task open_mi, with its pictures.</source>
        <translation>names: 사물에 지어낸 이름을 붙이는 내장 글로, 어느 모델에나 쓸 수 있습니다. 또는 벤치마크 VL-ICL의 과제 open_mi의 폴더(그림 포함).</translation>
    </message>
    <message>
        <source>no example could be scored, so no head is the strongest: name one</source>
        <translation>점수를 매길 수 있는 예제가 없어 가장 강한 헤드도 없습니다: 헤드를 지정하십시오</translation>
    </message>
    <message>
        <source>no example could be scored: all %1 were skipped</source>
        <translation>점수를 매길 수 있는 예제가 없습니다: %1개를 모두 건너뛰었습니다</translation>
    </message>
    <message>
        <source>numbers of all adapters</source>
        <translation>모든 어댑터의 수의 개수</translation>
    </message>
    <message>
        <source>of the accuracy with all heads</source>
        <translation>모든 헤드가 있을 때의 정확도에 대해</translation>
    </message>
    <message>
        <source>only byte-level BPE vocabularies can be read</source>
        <translation>바이트 수준 BPE 어휘만 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>over all processed</source>
        <translation>처리한 모두에 대해</translation>
    </message>
    <message>
        <source>p of that change</source>
        <translation>그 변화의 p</translation>
    </message>
    <message>
        <source>per step</source>
        <translation>단계당</translation>
    </message>
    <message>
        <source>picture %1 needs %2 image pads in a row, but the prompt has %3</source>
        <translation>그림 %1에는 이미지 패드가 %2개 잇달아 필요하지만 프롬프트에는 %3개가 있습니다</translation>
    </message>
    <message>
        <source>pre-trained, held</source>
        <translation>사전 훈련, 고정</translation>
    </message>
    <message>
        <source>pre-trained, learns on</source>
        <translation>사전 훈련, 계속 배움</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>이전 토큰</translation>
    </message>
    <message>
        <source>quantised weights can&apos;t be read; take the model&apos;s bf16, f16 or f32 files</source>
        <translation>양자화된 가중치는 읽을 수 없습니다. 모델의 bf16, f16 또는 f32 파일을 쓰십시오</translation>
    </message>
    <message>
        <source>random, held</source>
        <translation>무작위, 고정</translation>
    </message>
    <message>
        <source>random, learns</source>
        <translation>무작위, 배움</translation>
    </message>
    <message>
        <source>root of the sum of their squares</source>
        <translation>그 제곱의 합의 제곱근</translation>
    </message>
    <message>
        <source>rotary positions of type &apos;%1&apos; can&apos;t be computed here</source>
        <translation>&apos;%1&apos; 형식의 회전 위치는 여기서 계산할 수 없습니다</translation>
    </message>
    <message>
        <source>rounded to bfloat16</source>
        <translation>bfloat16으로 반올림</translation>
    </message>
    <message>
        <source>seconds for a step</source>
        <translation>한 단계에 걸리는 초</translation>
    </message>
    <message>
        <source>share of the variance between classes, at the beginning</source>
        <translation>클래스 사이에 있는 분산의 몫, 시작할 때</translation>
    </message>
    <message>
        <source>share of the variance between classes, now</source>
        <translation>클래스 사이에 있는 분산의 몫, 지금</translation>
    </message>
    <message>
        <source>share of the variance that the plane shows</source>
        <translation>평면이 보여 주는 분산의 몫</translation>
    </message>
    <message>
        <source>shared by the two published models</source>
        <translation>발표된 두 모델에 공통</translation>
    </message>
    <message>
        <source>shared with the published text model</source>
        <translation>발표된 텍스트 모델과 겹침</translation>
    </message>
    <message>
        <source>shared with the published vision model</source>
        <translation>발표된 시각 모델과 겹침</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has the number type %2; BF16, F16, F32 and F64 can be read</source>
        <translation>텐서 &apos;%1&apos;의 수의 형식은 %2입니다. BF16, F16, F32, F64를 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>tensor &apos;%1&apos; has the shape %2 where config.json asks for %3</source>
        <translation>텐서 &apos;%1&apos;의 모양이 %2인데, config.json에 따르면 %3이어야 합니다</translation>
    </message>
    <message>
        <source>text model</source>
        <translation>텍스트 모델</translation>
    </message>
    <message>
        <source>the activation &apos;%1&apos; can&apos;t be computed here, only &apos;silu&apos;</source>
        <translation>활성화 함수 &apos;%1&apos;은(는) 여기서 계산할 수 없습니다. &apos;silu&apos;만 계산할 수 있습니다</translation>
    </message>
    <message>
        <source>the added token &apos;%1&apos; is empty, too long or one too many</source>
        <translation>추가 토큰 &apos;%1&apos;이(가) 비었거나 너무 길거나 개수를 넘습니다</translation>
    </message>
    <message>
        <source>the built-in checkpoint knows its own task alone: &apos;data&apos; must be names, or &apos;folder&apos; must name a model</source>
        <translation>내장 체크포인트는 자기 과제만 압니다: &apos;data&apos;를 names로 하거나 &apos;folder&apos;에 모델을 지정하십시오</translation>
    </message>
    <message>
        <source>the encoder to begin with has %1 = %2, but here it is %3: set both alike</source>
        <translation>시작할 인코더는 %1 = %2인데 여기서는 %3입니다: 둘을 같게 하십시오</translation>
    </message>
    <message>
        <source>the file of tensor &apos;%1&apos; must be the name of a .safetensors file in the same folder</source>
        <translation>텐서 &apos;%1&apos;의 파일은 같은 폴더에 있는 .safetensors 파일의 이름이어야 합니다</translation>
    </message>
    <message>
        <source>the first token of the right name</source>
        <translation>맞는 이름의 첫 토큰</translation>
    </message>
    <message>
        <source>the id %1 has two tokens</source>
        <translation>id %1에 토큰이 둘 있습니다</translation>
    </message>
    <message>
        <source>the id of the token &apos;%1&apos; must be a whole number from 0 to %2</source>
        <translation>토큰 &apos;%1&apos;의 id는 0에서 %2까지의 정수여야 합니다</translation>
    </message>
    <message>
        <source>the images have %1 numbers, but %2 image tokens of width %3 are in the prompt</source>
        <translation>이미지에는 수가 %1개 있지만, 프롬프트에는 너비 %3의 이미지 토큰이 %2개 있습니다</translation>
    </message>
    <message>
        <source>the likeliest next token</source>
        <translation>가장 그럴듯한 다음 토큰</translation>
    </message>
    <message>
        <source>the merge &apos;%1&apos; must be two tokens with a blank between</source>
        <translation>병합 &apos;%1&apos;은(는) 사이에 빈칸이 있는 두 토큰이어야 합니다</translation>
    </message>
    <message>
        <source>the merge of &apos;%1&apos; and &apos;%2&apos; is not of tokens of the vocabulary</source>
        <translation>&apos;%1&apos;과(와) &apos;%2&apos;의 병합은 어휘에 있는 토큰의 것이 아닙니다</translation>
    </message>
    <message>
        <source>the merge of &apos;%1&apos; and &apos;%2&apos; is there twice</source>
        <translation>&apos;%1&apos;과(와) &apos;%2&apos;의 병합이 두 번 있습니다</translation>
    </message>
    <message>
        <source>the merges are missing: a list of pairs</source>
        <translation>병합이 없습니다: 쌍의 목록이 필요합니다</translation>
    </message>
    <message>
        <source>the picture ends too early or is damaged (%1)</source>
        <translation>그림이 너무 일찍 끝나거나 손상되었습니다(%1)</translation>
    </message>
    <message>
        <source>the prompt has no tokens</source>
        <translation>프롬프트에 토큰이 없습니다</translation>
    </message>
    <message>
        <source>the rules for pictures must be a JSON object</source>
        <translation>그림에 대한 규칙은 JSON 객체여야 합니다</translation>
    </message>
    <message>
        <source>the score of head %1 of layer %2 is not a number: the forward pass is broken, or the weights are</source>
        <translation>층 %2의 헤드 %1의 점수가 수가 아닙니다: 순전파나 가중치가 망가졌습니다</translation>
    </message>
    <message>
        <source>the stored state must hold %1 numbers named %2; it is one of another model or of another number of examples</source>
        <translation>저장된 상태에는 이름이 %2인 수가 %1개 있어야 합니다. 이것은 다른 모델이나 다른 예제 수의 상태입니다</translation>
    </message>
    <message>
        <source>the tensor %1 is missing: adapters of all layers are needed</source>
        <translation>텐서 %1이(가) 없습니다: 모든 층의 어댑터가 필요합니다</translation>
    </message>
    <message>
        <source>the tensor %1 must be %2 × %3: these adapters belong to another model</source>
        <translation>텐서 %1은(는) %2 × %3이어야 합니다: 이 어댑터는 다른 모델의 것입니다</translation>
    </message>
    <message>
        <source>the tensor &apos;%1&apos; is missing</source>
        <translation>텐서 &apos;%1&apos;이(가) 없습니다</translation>
    </message>
    <message>
        <source>the tensor &apos;%1&apos; is none of this model&apos;s</source>
        <translation>텐서 &apos;%1&apos;은(는) 이 모델의 것이 아닙니다</translation>
    </message>
    <message>
        <source>the tensor &apos;%1&apos; is there twice</source>
        <translation>텐서 &apos;%1&apos;이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>the text has room for %1 pictures where there are %2</source>
        <translation>글에는 그림 %1개의 자리가 있는데 그림은 %2개입니다</translation>
    </message>
    <message>
        <source>the token &apos;%1&apos; has two ids</source>
        <translation>토큰 &apos;%1&apos;에 id가 둘 있습니다</translation>
    </message>
    <message>
        <source>the token &apos;%1&apos; is there twice</source>
        <translation>토큰 &apos;%1&apos;이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>the vocabulary has no token for the byte %1</source>
        <translation>어휘에 바이트 %1의 토큰이 없습니다</translation>
    </message>
    <message>
        <source>the vocabulary is missing: an object of texts and their ids</source>
        <translation>어휘가 없습니다: 문자열과 그 id의 객체가 필요합니다</translation>
    </message>
    <message>
        <source>there are %1 examples, and all of them would be trained on: &apos;train-examples&apos; must leave some to test</source>
        <translation>예제가 %1개인데 모두 훈련에 쓰게 됩니다: &apos;train-examples&apos;는 시험할 것을 남겨야 합니다</translation>
    </message>
    <message>
        <source>there is no example %1: they are counted from 0 to %2</source>
        <translation>예제 %1은(는) 없습니다: 0에서 %2까지 셉니다</translation>
    </message>
    <message>
        <source>this is no JPEG picture: it must begin with the bytes FF D8 FF</source>
        <translation>JPEG 그림이 아닙니다: 바이트 FF D8 FF로 시작해야 합니다</translation>
    </message>
    <message>
        <source>this is no picture that can be read: it must be a PNG or JPEG file</source>
        <translation>읽을 수 있는 그림이 아닙니다: PNG 또는 JPEG 파일이어야 합니다</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>JSON 객체가 아닙니다</translation>
    </message>
    <message>
        <source>this lists more than any such file of a model does</source>
        <translation>모델의 이런 파일이라고 보기에는 항목이 너무 많습니다</translation>
    </message>
    <message>
        <source>this must be a list of queries</source>
        <translation>질문(query)의 목록이어야 합니다</translation>
    </message>
    <message>
        <source>this run would need %1, but %2 of memory are left: choose a smaller model, fewer demonstrations, or weights as stored</source>
        <translation>이 실행에는 %1이(가) 필요하지만 남은 메모리는 %2입니다: 더 작은 모델, 더 적은 예시, 또는 저장된 그대로의 가중치를 고르십시오</translation>
    </message>
    <message>
        <source>token %1 is not among the %2 of the model: its tokenizer must come from the same folder</source>
        <translation>토큰 %1은(는) 모델의 토큰 %2개에 들지 않습니다: 토크나이저는 같은 폴더의 것이어야 합니다</translation>
    </message>
    <message>
        <source>tokens of the longest prompt, a picture counted as one</source>
        <translation>가장 긴 프롬프트의 토큰 수. 그림은 하나로 셉니다</translation>
    </message>
    <message>
        <source>updates so far</source>
        <translation>지금까지의 갱신 횟수</translation>
    </message>
    <message>
        <source>vision model, larger pictures</source>
        <translation>시각 모델, 더 큰 그림</translation>
    </message>
    <message>
        <source>vision model, small pictures</source>
        <translation>시각 모델, 작은 그림</translation>
    </message>
    <message>
        <source>what both would be if classes meant nothing</source>
        <translation>클래스에 아무 뜻이 없을 때의 두 값</translation>
    </message>
    <message>
        <source>what the model gives the right token</source>
        <translation>모델이 맞는 토큰에 주는 확률</translation>
    </message>
    <message>
        <source>write pretrain or the name of a stored run of mixture-encoder</source>
        <translation>pretrain 또는 mixture-encoder의 저장된 실행의 이름을 적으십시오</translation>
    </message>
    <message>
        <source>“%1” must be a number from %2 to %3</source>
        <translation>“%1”은(는) %2에서 %3까지의 수여야 합니다</translation>
    </message>
    <message>
        <source>“target_modules” must be q_proj, k_proj, v_proj and o_proj</source>
        <translation>“target_modules”는 q_proj, k_proj, v_proj, o_proj여야 합니다</translation>
    </message>
    <message>
        <source>A decoder and an encoder that were trained apart need a projector between them, and little else.</source>
        <translation>따로 훈련한 디코더와 인코더 사이에는 프로젝터가 필요하고, 그 밖에 필요한 것은 거의 없습니다.</translation>
    </message>
    <message>
        <source>After 200 steps new classes are answered by a random label of the context at best.</source>
        <translation>200단계 뒤에는 새 클래스에 기껏해야 문맥의 무작위 레이블로 답합니다.</translation>
    </message>
    <message>
        <source>After 200 steps new classes of both are answered from the context.</source>
        <translation>200단계 뒤에는 두 모달리티 모두의 새 클래스를 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>Behind a random encoder</source>
        <translation>무작위 인코더 뒤에서</translation>
    </message>
    <message>
        <source>Behind a trained encoder new classes are answered from the context.</source>
        <translation>훈련한 인코더 뒤에서는 새 클래스를 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>Behind one that hardly was they are not.</source>
        <translation>거의 훈련하지 않은 인코더 뒤에서는 그러지 못합니다.</translation>
    </message>
    <message>
        <source>Beside &apos;from encoder to decoder&apos; one thing differs: the encoder is drawn at random and held. Look at the geometry: its features do tell the classes apart, but the weights that a network begins with are small, and what comes out is a few thousandths in size. The new projector begins small as well, and until it has found their scale the decoder sees nothing that it could compare. Switch the encoder to &apos;random, learns&apos;: it comes along, some hundred steps later than a pre-trained one.</source>
        <translation>&apos;인코더에서 디코더로&apos;와 한 가지만 다릅니다: 인코더를 무작위로 뽑아 고정합니다. 기하를 보십시오. 특징은 클래스를 분명히 구별합니다. 그러나 신경망이 시작할 때의 가중치는 작아서, 나오는 것의 크기는 천분의 몇입니다. 새 프로젝터도 작게 시작하므로, 그 크기를 찾을 때까지 디코더에는 비교할 만한 것이 보이지 않습니다. 인코더를 &apos;무작위, 배움&apos;으로 바꾸어 보십시오. 사전 훈련한 인코더보다 몇백 단계 늦게 따라옵니다.</translation>
    </message>
    <message>
        <source>Features are there to be compared at once: it takes fewer than 40 steps to the middle.</source>
        <translation>특징을 곧바로 비교할 수 있습니다: 중간까지 40단계가 채 걸리지 않습니다.</translation>
    </message>
    <message>
        <source>From encoder to decoder</source>
        <translation>인코더에서 디코더로</translation>
    </message>
    <message>
        <source>In-context learning against the training of the encoder</source>
        <translation>인코더의 훈련에 대한 문맥 내 학습</translation>
    </message>
    <message>
        <source>Published induction scores</source>
        <translation>발표된 귀납 점수</translation>
    </message>
    <message>
        <source>Published previous-token scores</source>
        <translation>발표된 이전 토큰 점수</translation>
    </message>
    <message>
        <source>The 20 strongest heads of the study&apos;s model, for models of its shape (36 layers of 16 heads).</source>
        <translation>연구의 모델에서 가장 강한 헤드 20개. 모양이 같은 모델(헤드 16개인 층 36개)에 씁니다.</translation>
    </message>
    <message>
        <source>The decoder reads its context on the first modality, before the stage begins.</source>
        <translation>단계가 시작하기 전에 디코더는 첫째 모달리티에서 문맥을 읽습니다.</translation>
    </message>
    <message>
        <source>The encoder names single items of 256 classes rightly.</source>
        <translation>인코더는 클래스 256개의 단일 항목을 옳게 알아냅니다.</translation>
    </message>
    <message>
        <source>The encoder with its classifier only guesses.</source>
        <translation>분류기를 붙인 인코더는 짐작할 뿐입니다.</translation>
    </message>
    <message>
        <source>The longer an encoder was trained alone, the better a decoder that reads its features learns in context.</source>
        <translation>인코더만 오래 훈련할수록, 그 특징을 읽는 디코더가 문맥 안에서 더 잘 배웁니다.</translation>
    </message>
    <message>
        <source>The same decoder behind an encoder that never learnt stays at chance.</source>
        <translation>같은 디코더라도 배운 적 없는 인코더 뒤에서는 우연 수준에 머뭅니다.</translation>
    </message>
    <message>
        <source>Three runs make this one. A decoder learns on the first modality alone to read its context. An encoder learns alone to name single items of the second. Then both are joined: the encoder is held, a new projector stands between, and the decoder goes on learning. Ask for the run&apos;s history to see all three as a graph. The probe &apos;items before and after&apos; shows what the projector makes of the encoder&apos;s features.</source>
        <translation>실행 셋이 이것을 만듭니다. 디코더는 첫째 모달리티만으로 문맥 읽기를 배웁니다. 인코더는 혼자서 둘째 모달리티의 단일 항목을 알아내기를 배웁니다. 그다음 둘을 잇습니다: 인코더를 고정하고, 새 프로젝터를 사이에 두며, 디코더는 계속 배웁니다. 셋을 모두 그래프로 보려면 실행의 계보를 여십시오. 탐침 &apos;항목의 이전과 이후&apos;는 프로젝터가 인코더의 특징을 무엇으로 만드는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>arXiv 2601.20796, Section 5</source>
        <translation>arXiv 2601.20796, 5절</translation>
    </message>
    <message>
        <source>no entry names its things, classes and pictures as the benchmark&apos;s open_mi does</source>
        <translation>벤치마크의 open_mi처럼 사물, 클래스, 그림을 적은 항목이 없습니다</translation>
    </message>
    <message>
        <source>none of its pictures is there; the benchmark&apos;s pictures come in a download of their own</source>
        <translation>그 그림이 하나도 없습니다. 벤치마크의 그림은 따로 내려받아야 합니다</translation>
    </message>
    <message>
        <source>the tokenizer has more tokens than the model (%1, %2): they are not of the same model</source>
        <translation>토크나이저의 토큰이 모델보다 많습니다(%1, %2): 같은 모델의 것이 아닙니다</translation>
    </message>
    <message>
        <source>there is no PyTorch script for the experiment %1, only for %2; the weights in its checkpoints can be read from Python as they are</source>
        <translation>실험 %1의 PyTorch 스크립트는 없고 %2에만 있습니다. 체크포인트의 가중치는 Python에서 그대로 읽을 수 있습니다</translation>
    </message>
    <message>
        <source>“%1” is not a whole number from %2 to %3.</source>
        <translation>“%1”은(는) %2에서 %3까지의 정수가 아닙니다.</translation>
    </message>
    <message>
        <source>A decoder 128 numbers wide reads a second modality sooner than a narrow one, and better.</source>
        <translation>너비가 128인 디코더는 둘째 모달리티를 좁은 디코더보다 더 일찍, 더 잘 읽습니다.</translation>
    </message>
    <message>
        <source>A decoder 80 numbers wide takes 150 steps to read a second modality.</source>
        <translation>너비가 80인 디코더는 둘째 모달리티를 읽기까지 150단계가 걸립니다.</translation>
    </message>
    <message>
        <source>A decoder that has learnt to read on 8192 classes of one modality gets a second with 64. The narrow one needs longer to find the projector, and ends lower. Items and decoder grow together here: the width is that of the positions, 65, and of an item.</source>
        <translation>한 모달리티의 클래스 8192개에서 읽기를 배운 디코더에 클래스 64개의 둘째 모달리티를 줍니다. 좁은 디코더는 프로젝터를 찾는 데 더 오래 걸리고, 더 낮은 곳에서 끝납니다. 여기서는 항목과 디코더가 함께 커집니다. 너비는 위치의 너비 65와 항목의 너비를 더한 것입니다.</translation>
    </message>
    <message>
        <source>A decoder that has learnt to read on 8192 classes of one modality gets a second with 64. The wide one finds the projector sooner than that of &apos;a narrow decoder and a second modality&apos; and ends higher, though on one modality the same width made it learn 1024 classes by heart (see &apos;1024 classes are too few&apos;), which a narrow one did not. Items and decoder grow together here: the width is that of the positions, 65, and of an item.</source>
        <translation>한 모달리티의 클래스 8192개에서 읽기를 배운 디코더에 클래스 64개의 둘째 모달리티를 줍니다. 넓은 디코더는 ‘좁은 디코더와 둘째 모달리티’의 디코더보다 프로젝터를 더 일찍 찾고 더 높은 곳에서 끝납니다. 그런데 모달리티가 하나일 때는 같은 너비에서 클래스 1024개를 외웠고(‘클래스 1024개로는 모자란다’ 참조), 좁은 디코더는 외우지 않았습니다. 여기서는 항목과 디코더가 함께 커집니다. 너비는 위치의 너비 65와 항목의 너비를 더한 것입니다.</translation>
    </message>
    <message>
        <source>A narrow decoder and a second modality</source>
        <translation>좁은 디코더와 둘째 모달리티</translation>
    </message>
    <message>
        <source>A narrow decoder reads</source>
        <translation>좁은 디코더는 읽는다</translation>
    </message>
    <message>
        <source>A share holds at most %1 runs: remove some from the list.</source>
        <translation>공유 파일에는 실행을 %1개까지 담을 수 있습니다: 목록에서 몇 개를 빼십시오.</translation>
    </message>
    <message>
        <source>A wide decoder finds the second modality</source>
        <translation>넓은 디코더는 둘째 모달리티를 찾아낸다</translation>
    </message>
    <message>
        <source>Answers all examples again without the strongest heads of either kind, and without both.</source>
        <translation>종류마다 가장 강한 헤드를 빼고, 또 두 종류를 모두 빼고 모든 예제에 다시 답합니다.</translation>
    </message>
    <message>
        <source>Little is known by heart.</source>
        <translation>외운 것은 거의 없습니다.</translation>
    </message>
    <message>
        <source>New classes of both are answered from the context, most of them.</source>
        <translation>두 모달리티의 새 클래스를 대부분 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>New classes of both are answered from the context.</source>
        <translation>두 모달리티의 새 클래스를 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>Of 1024 classes a small model cannot know all by heart as fast as it can learn to read: after 200 steps new classes are answered from the context. Compare with &apos;1024 classes are too few&apos;, where the same classes meet a decoder 128 numbers wide. Items and decoder grow together here: the width is that of the positions, 65, and of an item.</source>
        <translation>작은 모델은 클래스 1024개를 모두 외우기보다 읽기를 더 빨리 배웁니다. 200단계 뒤에는 새 클래스를 문맥에서 답합니다. 같은 클래스를 너비가 128인 디코더에 준 ‘클래스 1024개로는 모자란다’와 견주어 보십시오. 여기서는 항목과 디코더가 함께 커집니다. 너비는 위치의 너비 65와 항목의 너비를 더한 것입니다.</translation>
    </message>
    <message>
        <source>Results as files</source>
        <translation>결과를 파일로</translation>
    </message>
    <message>
        <source>The file became shorter while it was read: try again.</source>
        <translation>읽는 동안 파일이 짧아졌습니다: 다시 시도하십시오.</translation>
    </message>
    <message>
        <source>The middle comes late.</source>
        <translation>중간이 늦게 옵니다.</translation>
    </message>
    <message>
        <source>The middle comes sooner than in a narrow decoder.</source>
        <translation>중간이 좁은 디코더에서보다 빨리 옵니다.</translation>
    </message>
    <message>
        <source>The name of this run&apos;s folder is too long or has signs other than letters, digits, “-”, “_” and “.”: rename it to share it.</source>
        <translation>이 실행의 폴더 이름이 너무 길거나 글자, 숫자, “-”, “_”, “.” 말고 다른 기호가 있습니다: 공유하려면 이름을 바꾸십시오.</translation>
    </message>
    <message>
        <source>The runs are larger than 4 GB together: remove some from the list.</source>
        <translation>실행을 모두 합치면 4 GB보다 큽니다: 목록에서 몇 개를 빼십시오.</translation>
    </message>
    <message>
        <source>This is no share of ICL Lab, or it is damaged: nothing of it was opened.</source>
        <translation>ICL Lab의 공유 파일이 아니거나 손상되었습니다: 아무것도 열지 않았습니다.</translation>
    </message>
    <message>
        <source>This run has no such file: it cannot be shared.</source>
        <translation>이 실행에는 그런 파일이 없습니다: 공유할 수 없습니다.</translation>
    </message>
    <message>
        <source>Two runs have the same name: a share cannot hold both.</source>
        <translation>두 실행의 이름이 같습니다: 공유 파일 하나에 둘을 함께 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>Where heads.json and knockout_ih_results.json, …_ph_…, …_both_… are written; it is made if need be. Empty: nothing is written.</source>
        <translation>heads.json과 knockout_ih_results.json, …_ph_…, …_both_…를 쓸 곳. 없으면 만듭니다. 비우면 아무것도 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>With 1024 classes a decoder 80 numbers wide reads its context.</source>
        <translation>클래스가 1024개일 때 너비가 80인 디코더는 문맥을 읽습니다.</translation>
    </message>
    <message>
        <source>With removals</source>
        <translation>제거도 함께</translation>
    </message>
    <message>
        <source>Writes the ranking and the removals as JSON in the layout of the study&apos;s scripts, with what they were measured on.</source>
        <translation>순위와 제거 결과를 무엇에서 쟀는지와 함께 JSON으로 씁니다. 구성은 연구의 스크립트와 같습니다.</translation>
    </message>
    <message>
        <source>a score of a head is no number, so there is no ranking: the weights are damaged, or training diverged</source>
        <translation>헤드의 점수 가운데 수가 아닌 것이 있어 순위가 없습니다: 가중치가 손상되었거나 훈련이 발산했습니다</translation>
    </message>
    <message>
        <source>files written</source>
        <translation>쓴 파일</translation>
    </message>
    <message>
        <source>A decoder that learnt on vectors to read its context reads it on drawn signs as well, even on signs that nobody has named.</source>
        <translation>벡터로 문맥 읽기를 배운 디코더는 그려진 기호에서도, 아무도 이름 붙인 적 없는 기호에서도 문맥을 읽습니다.</translation>
    </message>
    <message>
        <source>After 100 steps most signs that were never there before are answered from the context.</source>
        <translation>100단계 뒤에는 전에 나온 적 없는 기호 대부분을 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>Every folder below it that holds PNG files is a class, as Omniglot and Mini-ImageNet are published; the first classes in order of their paths are taken, and in the last stage the last ones as new classes.</source>
        <translation>이 폴더 아래에서 PNG 파일이 든 폴더는 각각 클래스 하나입니다(공개된 Omniglot과 Mini-ImageNet의 구조). 경로 순서로 앞의 클래스부터 쓰고, 마지막 단계에서는 맨 뒤의 클래스들을 새 클래스로 씁니다.</translation>
    </message>
    <message>
        <source>Images are scaled to this side.</source>
        <translation>이미지의 한 변을 이 길이로 조정합니다.</translation>
    </message>
    <message>
        <source>Items that are looked at; of images at most those held out.</source>
        <translation>살펴볼 항목의 수. 이미지이면 많아야 떼어 둔 것까지입니다.</translation>
    </message>
    <message>
        <source>Known signs whose labels are swapped are answered from the context, too.</source>
        <translation>레이블을 뒤바꾼 아는 기호도 문맥에서 답합니다.</translation>
    </message>
    <message>
        <source>Signs in the context</source>
        <translation>문맥 속의 기호</translation>
    </message>
    <message>
        <source>The decoder reads its context on vectors, before the stage begins.</source>
        <translation>단계가 시작하기 전에 디코더는 벡터에서 문맥을 읽습니다.</translation>
    </message>
    <message>
        <source>The encoder names drawings that it was never shown, one of 256 signs each.</source>
        <translation>인코더는 본 적 없는 그림이 256개 기호 가운데 무엇인지 맞힙니다.</translation>
    </message>
    <message>
        <source>The last images of each class, which training never shows: the validation accuracy is theirs, and the tests of the last stage show them.</source>
        <translation>각 클래스의 마지막 이미지들. 훈련에서는 보여 주지 않습니다. 검증 정확도는 여기서 재며, 마지막 단계의 시험은 이 이미지들을 보여 줍니다.</translation>
    </message>
    <message>
        <source>The second modality consists of images: 256 invented signs, each drawn by many hands. A ViT has learnt alone to name them and is held; a decoder has learnt on vectors to read its context; a new projector joins the two. The tests show drawings held out from both. The curve of new classes asks about signs that were never there before: no network knows them, and only a drawing of the same sign in the context tells the label. Switch the encoder to &apos;random, held&apos;, and the answers stay a guess.</source>
        <translation>둘째 모달리티는 이미지입니다: 지어낸 기호 256개이고, 기호마다 여러 손이 그렸습니다. ViT는 혼자서 그 이름을 배운 뒤 고정되고, 디코더는 벡터로 문맥 읽기를 배웠으며, 새 프로젝터가 둘을 잇습니다. 시험은 둘 다 본 적 없는, 떼어 둔 그림을 보여 줍니다. 새 클래스의 곡선은 전에 나온 적 없는 기호를 묻습니다: 어느 망도 그 기호를 모르며, 문맥에 있는 같은 기호의 그림만이 레이블을 알려 줍니다. 인코더를 &apos;무작위, 고정&apos;으로 바꾸면 답은 짐작에 머뭅니다.</translation>
    </message>
    <message>
        <source>The second modality, vectors or images, comes through an encoder: pre-trained and held, pre-trained and fine-tuned, or random. Gradients run through decoder and projector into the encoder. How well the encoder tells classes apart decides how well the decoder learns in context.</source>
        <translation>벡터나 이미지인 둘째 모달리티는 인코더를 거쳐 옵니다. 인코더는 사전 훈련하여 고정하거나, 사전 훈련하여 미세 조정하거나, 무작위입니다. 기울기는 디코더와 프로젝터를 지나 인코더까지 갑니다. 인코더가 클래스를 얼마나 잘 구별하는지가 디코더가 문맥 내 학습을 얼마나 잘하는지를 정합니다.</translation>
    </message>
    <message>
        <source>holds images of %1 classes, but sequences need %2 and %3 more as new ones: choose a smaller classes-2</source>
        <translation>들어 있는 이미지의 클래스는 %1개인데 시퀀스에는 %2개와 새 클래스 %3개가 더 필요합니다: classes-2를 더 작게 고르십시오</translation>
    </message>
    <message>
        <source>new classes of images are for the tests alone, of which there are only so many: set ood-fraction to 0</source>
        <translation>이미지의 새 클래스는 수가 정해져 있고 시험에만 씁니다: ood-fraction을 0으로 놓으십시오</translation>
    </message>
    <message>
        <source>pretrain: an encoder of these items is trained alone before, or found among the stored runs. Else the name of a stored run of mixture-encoder on items of the same kind: vectors, glyphs or the images of the same folder.</source>
        <translation>pretrain: 이 항목들의 인코더만 먼저 훈련하거나 저장된 실행에서 찾습니다. 아니면 같은 종류의 항목(벡터, 글리프, 또는 같은 폴더의 이미지)에 대한 mixture-encoder의 저장된 실행의 이름.</translation>
    </message>
    <message>
        <source>the encoder to begin with takes images as they are in their files: train it with their side as image-size</source>
        <translation>시작할 인코더는 이미지를 파일에 있는 그대로 씁니다: image-size를 그 한 변으로 놓고 훈련하십시오</translation>
    </message>
    <message>
        <source>the script for %1 repeats only runs with one of these: %2; this run has %3</source>
        <translation>%1의 스크립트는 다음 가운데 하나인 실행만 되풀이합니다: %2. 이 실행의 값은 %3입니다</translation>
    </message>
    <message>
        <source>there is no PyTorch script for the experiment %1, since its runs begin from the weights of a whole language model, which a script cannot carry; there are scripts for %2</source>
        <translation>실험 %1에는 PyTorch 스크립트가 없습니다. 그 실행은 스크립트에 담을 수 없는 언어 모델 전체의 가중치에서 시작하기 때문입니다. 스크립트가 있는 실험: %2</translation>
    </message>
</context>
<context>
    <name>icl::ui</name>
    <message>
        <source>%1 of %2 points · %3 non-finite</source>
        <translation>점 %1 / %2 · 유한하지 않음 %3</translation>
    </message>
    <message>
        <source> · %1 not positive</source>
        <translation> · 양수 아님 %1</translation>
    </message>
    <message>
        <source>a figure file ends in .svg, .pdf or .png, not in &apos;%1&apos;</source>
        <translation>그림 파일은 &apos;%1&apos;이(가) 아니라 .svg, .pdf, .png로 끝나야 합니다</translation>
    </message>
    <message>
        <source>a figure is 160 × 120 to 8000 × 8000 pixels large, not %1 × %2</source>
        <translation>그림의 크기는 %1 × %2이(가) 아니라 160 × 120에서 8000 × 8000 픽셀까지여야 합니다</translation>
    </message>
    <message>
        <source>a PNG takes 36 to 2400 dots per inch and at most %1 pixels a side; %2 is out of range for this size</source>
        <translation>PNG는 인치당 36 – 2400점, 한 변 최대 %1픽셀까지입니다. %2은(는) 이 크기에서 범위를 벗어납니다</translation>
    </message>
    <message>
        <source>the figure cannot be written: %1</source>
        <translation>그림을 쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>the figure is too large for the memory there is</source>
        <translation>그림이 너무 커서 메모리에 담을 수 없습니다</translation>
    </message>
    <message>
        <source>1, 2, … the layer that asked here</source>
        <translation>1, 2, … 여기를 물은 층</translation>
    </message>
    <message>
        <source>✗ off the path</source>
        <translation>✗ 경로 밖</translation>
    </message>
    <message>
        <source>thick line: likely way</source>
        <translation>굵은 선: 그럴듯한 길</translation>
    </message>
    <message>
        <source>★ true leaf</source>
        <translation>★ 참인 잎</translation>
    </message>
    <message>
        <source>◇ leaf of the donor</source>
        <translation>◇ 기증자의 잎</translation>
    </message>
</context>
<context>
    <name>icl::ui::AccuracyView</name>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>The curves appear here as soon as the run moves: press Run.</source>
        <translation>실행이 움직이면 곧 곡선이 나타납니다. ‘실행’을 누르십시오.</translation>
    </message>
    <message>
        <source>Accuracies</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>transition</source>
        <translation>전이</translation>
    </message>
    <message>
        <source>In context %1</source>
        <translation>문맥 내 %1</translation>
    </message>
    <message>
        <source>; crosses %1 at step %2</source>
        <translation>; 단계 %2에서 %1을(를) 넘음</translation>
    </message>
    <message>
        <source>; a random label has %1</source>
        <translation>; 무작위 레이블은 %1</translation>
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
        <translation>그런 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>Something is there already: choose a new or empty folder.</source>
        <translation>이미 무언가가 있습니다: 새 폴더나 빈 폴더를 고르십시오.</translation>
    </message>
    <message>
        <source>An animation is being made already.</source>
        <translation>이미 애니메이션을 만들고 있습니다.</translation>
    </message>
    <message>
        <source>There is no such picture.</source>
        <translation>그런 그림이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” has made no step yet.</source>
        <translation>“%1”은(는) 아직 한 단계도 나아가지 않았습니다.</translation>
    </message>
    <message>
        <source>The animation was cancelled: nothing is kept.</source>
        <translation>애니메이션을 취소했습니다: 아무것도 남기지 않습니다.</translation>
    </message>
    <message>
        <source>The run could not be brought to step %1 again.</source>
        <translation>실행을 다시 단계 %1까지 데려갈 수 없었습니다.</translation>
    </message>
    <message>
        <source>The pictures cannot be written to %1.</source>
        <translation>그림을 %1에 쓸 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) written to %1.</source>
        <translation>
            <numerusform>그림 %n개를 %1에 썼습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ffmpeg was not found, so %n picture(s) were written to %1 instead of a movie.</source>
        <translation>
            <numerusform>ffmpeg를 찾지 못해 동영상 대신 그림 %n개를 %1에 썼습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>ffmpeg failed: %1</source>
        <translation>ffmpeg 실패: %1</translation>
    </message>
    <message numerus="yes">
        <source>Animation of %n frame(s) written to %1.</source>
        <translation>
            <numerusform>프레임 %n개의 애니메이션을 %1에 썼습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The movie cannot be written to %1.</source>
        <translation>동영상을 %1에 쓸 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::AnimationDialog</name>
    <message>
        <source>Animation of the run</source>
        <translation>실행의 애니메이션</translation>
    </message>
    <message>
        <source>The picture that is drawn at every frame</source>
        <translation>프레임마다 그릴 그림</translation>
    </message>
    <message>
        <source>Spread over the steps of the run; a short run has fewer</source>
        <translation>실행의 단계에 고루 나눕니다. 짧은 실행은 더 적습니다</translation>
    </message>
    <message>
        <source>How fast the movie goes; PNG files have no speed</source>
        <translation>동영상의 빠르기. PNG 파일에는 빠르기가 없습니다</translation>
    </message>
    <message>
        <source>In pixels</source>
        <translation>픽셀 단위</translation>
    </message>
    <message>
        <source>PNG files in a folder</source>
        <translation>폴더에 PNG 파일로</translation>
    </message>
    <message>
        <source>Movies are made by ffmpeg where it is installed</source>
        <translation>ffmpeg가 설치되어 있으면 그것으로 동영상을 만듭니다</translation>
    </message>
    <message>
        <source>More frames at the &amp;beginning</source>
        <translation>처음에 프레임을 더 많이(&amp;B)</translation>
    </message>
    <message>
        <source>Frames are even in the logarithm of the step</source>
        <translation>단계의 로그에서 프레임의 간격이 같습니다</translation>
    </message>
    <message>
        <source>&amp;Picture</source>
        <translation>그림(&amp;P)</translation>
    </message>
    <message>
        <source>F&amp;rames</source>
        <translation>프레임(&amp;R)</translation>
    </message>
    <message>
        <source>Frames a &amp;second</source>
        <translation>초당 프레임(&amp;S)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>크기(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Form</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>그림</translation>
    </message>
    <message>
        <source>Frames</source>
        <translation>프레임</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>초당 프레임</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>ffmpeg is not installed: for a movie the PNG files are written instead.</source>
        <translation>ffmpeg가 설치되어 있지 않습니다: 동영상 대신 PNG 파일을 씁니다.</translation>
    </message>
    <message>
        <source>The run is made again for the pictures; the one on the screen goes on.</source>
        <translation>그림을 위해 실행을 다시 합니다. 화면의 실행은 계속됩니다.</translation>
    </message>
    <message>
        <source>Frames that are written</source>
        <translation>쓴 프레임</translation>
    </message>
    <message>
        <source>%v of %m frames</source>
        <translation>프레임 %m개 가운데 %v개</translation>
    </message>
    <message>
        <source>&amp;Make it…</source>
        <translation>만들기(&amp;M)…</translation>
    </message>
    <message>
        <source>New folder for the PNG files</source>
        <translation>PNG 파일을 담을 새 폴더</translation>
    </message>
    <message>
        <source>Save the animation</source>
        <translation>애니메이션 저장</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>icl::ui::AnswerCard</name>
    <message>
        <source>Show the table another way</source>
        <translation>표를 다른 방식으로 보기</translation>
    </message>
    <message>
        <source>Take this answer off</source>
        <translation>이 답 치우기</translation>
    </message>
    <message>
        <source>asking…</source>
        <translation>묻는 중…</translation>
    </message>
    <message>
        <source>cells</source>
        <translation>칸</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>곡선</translation>
    </message>
</context>
<context>
    <name>icl::ui::AnswerView</name>
    <message>
        <source>Probability of each label</source>
        <translation>각 레이블의 확률</translation>
    </message>
    <message>
        <source>The answer appears with the first step of a run: press Run.</source>
        <translation>실행의 첫 단계와 함께 답이 나타납니다. ‘실행’을 누르십시오.</translation>
    </message>
    <message>
        <source>label %1: %2</source>
        <translation>레이블 %1: %2</translation>
    </message>
    <message>
        <source>, in %1 % of the context</source>
        <translation>, 문맥의 %1 %에 있음</translation>
    </message>
    <message>
        <source>, right</source>
        <translation>, 맞음</translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation>새 프롬프트</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>다른 예시 프롬프트를 뽑습니다. 실행에는 영향이 없습니다</translation>
    </message>
    <message>
        <source>Answer to the example</source>
        <translation>예시에 대한 답</translation>
    </message>
    <message>
        <source>Answers %1 with %2: right</source>
        <translation>답 %1, 확률 %2: 맞음</translation>
    </message>
    <message>
        <source>Answers %1 with %2; right is %3 with %4</source>
        <translation>답 %1, 확률 %2; 맞는 답은 %3, 확률 %4</translation>
    </message>
    <message>
        <source>label</source>
        <translation>레이블</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>확률</translation>
    </message>
    <message>
        <source>right</source>
        <translation>맞음</translation>
    </message>
    <message>
        <source>share of the context</source>
        <translation>문맥에서 차지하는 비율</translation>
    </message>
</context>
<context>
    <name>icl::ui::AudiencePreview</name>
    <message>
        <source>What the audience sees, in small</source>
        <translation>청중이 보는 것의 축소판</translation>
    </message>
    <message>
        <source>What the audience sees; point here, and a dot shows it to them</source>
        <translation>청중이 보는 것. 여기를 가리키면 청중에게 점이 보입니다</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>어두움</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>멈춤</translation>
    </message>
</context>
<context>
    <name>icl::ui::AudienceWindow</name>
    <message>
        <source>Audience</source>
        <translation>청중</translation>
    </message>
    <message>
        <source>What the audience sees</source>
        <translation>청중이 보는 것</translation>
    </message>
</context>
<context>
    <name>icl::ui::BeforeAfterView</name>
    <message>
        <source>Before and after</source>
        <translation>이전과 이후</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>행렬</translation>
    </message>
    <message>
        <source>Which matrix is shown</source>
        <translation>보여 줄 행렬</translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation>새 프롬프트</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>다른 예시 프롬프트를 뽑습니다. 실행에는 영향이 없습니다</translation>
    </message>
    <message>
        <source>The run that this one begins from is not at hand.</source>
        <translation>이 실행이 시작한 실행을 찾을 수 없습니다.</translation>
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
        <translation>이전: 단계 0</translation>
    </message>
    <message>
        <source>now: step %1</source>
        <translation>지금: 단계 %1</translation>
    </message>
    <message>
        <source>The map appears with the first step of a run: press Run.</source>
        <translation>지도는 실행의 첫 단계와 함께 나타납니다. 실행을 누르십시오.</translation>
    </message>
    <message>
        <source>The two matrices have different sizes: %1 × %2 and %3 × %4.</source>
        <translation>두 행렬의 크기가 다릅니다: %1 × %2, %3 × %4.</translation>
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
        <translation>지금 − 이전</translation>
    </message>
    <message>
        <source>Nothing has changed between the two maps</source>
        <translation>두 지도 사이에 바뀐 것이 없습니다</translation>
    </message>
    <message>
        <source>Cosine of the two maps %1; largest change %2, %3</source>
        <translation>두 지도의 코사인 %1, 가장 큰 변화 %2, %3</translation>
    </message>
    <message>
        <source>%1 · before %2, difference %3</source>
        <translation>%1 · 이전 %2, 차이 %3</translation>
    </message>
    <message>
        <source>Refined, not rebuilt: nearly every token looks where it looked before.</source>
        <translation>다시 짜지 않고 다듬음: 거의 모든 토큰이 전에 보던 곳을 봅니다.</translation>
    </message>
    <message>
        <source>Partly rebuilt: some tokens look elsewhere than before.</source>
        <translation>일부 다시 짬: 몇몇 토큰이 전과 다른 곳을 봅니다.</translation>
    </message>
    <message>
        <source>Rebuilt: the tokens look elsewhere than before.</source>
        <translation>다시 짬: 토큰들이 전과 다른 곳을 봅니다.</translation>
    </message>
    <message>
        <source>No matrix is drawn yet.</source>
        <translation>아직 그린 행렬이 없습니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::BudgetView</name>
    <message>
        <source>race B</source>
        <translation>B와 겨루기</translation>
    </message>
    <message>
        <source>race C</source>
        <translation>C와 겨루기</translation>
    </message>
    <message>
        <source>questions, pooled numbers</source>
        <translation>질문, 풀링한 수</translation>
    </message>
    <message>
        <source>The curve appears with the first step of a run: press Run.</source>
        <translation>실행의 첫 단계와 함께 곡선이 나타납니다. ‘실행’을 누르십시오.</translation>
    </message>
    <message>
        <source>Risk against budget</source>
        <translation>예산에 따른 위험</translation>
    </message>
    <message>
        <source>Bayes floor</source>
        <translation>베이즈 바닥</translation>
    </message>
    <message>
        <source>Trains model B, wide with a router, beside this run, on the same contexts</source>
        <translation>넓고 라우터가 있는 모델 B를 같은 문맥으로 이 실행 옆에서 훈련합니다</translation>
    </message>
    <message>
        <source>Trains model C, wide without a router, beside this run, on the same contexts</source>
        <translation>넓고 라우터가 없는 모델 C를 같은 문맥으로 이 실행 옆에서 훈련합니다</translation>
    </message>
    <message>
        <source>Not trained yet: press Run.</source>
        <translation>아직 훈련하지 않았습니다. 실행을 누르십시오.</translation>
    </message>
    <message>
        <source>The non-linear decoder reads several bits off one number: a trick of known strengths, not a choice of questions.</source>
        <translation>비선형 디코더가 수 하나에서 여러 비트를 읽습니다. 세기를 알 때의 속임수이지 질문을 고르는 것이 아닙니다.</translation>
    </message>
    <message>
        <source>All questions at once: no answer can choose the next, so width gets what the best fixed questions get.</source>
        <translation>모든 질문을 한꺼번에 합니다. 어떤 답도 다음을 고를 수 없으므로 너비는 최선의 고정 질문만큼만 얻습니다.</translation>
    </message>
    <message>
        <source>Depth buys nothing here: no answer changes what is worth asking, so only the number of questions counts.</source>
        <translation>여기서는 깊이가 아무 도움이 안 됩니다. 어떤 답도 물을 만한 것을 바꾸지 않으므로 질문의 수만 중요합니다.</translation>
    </message>
    <message>
        <source>No better than fixed questions: the answers do not choose the questions here.</source>
        <translation>고정 질문보다 낫지 않습니다. 여기서는 답이 질문을 고르지 않습니다.</translation>
    </message>
    <message>
        <source>Each answer chooses the next question: without noise %1 of these are worth 2ᴹ − 1 = %2 fixed ones.</source>
        <translation>답마다 다음 질문을 고릅니다. 잡음이 없으면 이런 질문 %1개는 고정 질문 2ᴹ − 1 = %2개의 값어치가 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) leave a risk of %1; the path %2, fixed questions %3</source>
        <translation>
            <numerusform>질문 %n개 뒤에 남는 위험 %1; 경로 %2, 고정 질문 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) leave a risk of %1; fixed questions %2</source>
        <translation>
            <numerusform>질문 %n개 뒤에 남는 위험 %1; 고정 질문 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::ChannelView</name>
    <message>
        <source>Quantity</source>
        <translation>수량</translation>
    </message>
    <message>
        <source>Which recorded quantity is drawn</source>
        <translation>그릴 기록된 수량</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>가로축</translation>
    </message>
    <message>
        <source>What the curves are drawn against</source>
        <translation>곡선을 무엇에 대해 그릴지</translation>
    </message>
    <message>
        <source>log x</source>
        <translation>로그 x</translation>
    </message>
    <message>
        <source>Logarithmic horizontal axis</source>
        <translation>로그 가로축</translation>
    </message>
    <message>
        <source>log y</source>
        <translation>로그 y</translation>
    </message>
    <message>
        <source>Logarithmic vertical axis</source>
        <translation>로그 세로축</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Difference between a twin and its partner as a third line</source>
        <translation>쌍둥이와 짝의 차이를 세 번째 선으로</translation>
    </message>
    <message>
        <source>against steps</source>
        <translation>단계 기준</translation>
    </message>
    <message>
        <source>against time</source>
        <translation>시간 기준</translation>
    </message>
    <message>
        <source>The curves appear here as soon as the run moves: press Run.</source>
        <translation>실행이 움직이면 곧 곡선이 나타납니다. ‘실행’을 누르십시오.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>|difference|</source>
        <translation>|차이|</translation>
    </message>
    <message>
        <source>all parameters</source>
        <translation>모든 매개변수</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2, %3 above the minimum</source>
        <translation>%1 %2, 최솟값보다 %3 높음</translation>
    </message>
    <message>
        <source>%1 %2, at the minimum</source>
        <translation>%1 %2, 최솟값에 있음</translation>
    </message>
    <message>
        <source>No values are recorded yet.</source>
        <translation>아직 기록된 값이 없습니다.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>At step %1: %2.</source>
        <translation>단계 %1: %2.</translation>
    </message>
    <message>
        <source>all accuracies</source>
        <translation>모든 정확도</translation>
    </message>
</context>
<context>
    <name>icl::ui::CircuitView</name>
    <message>
        <source>Attention of every head</source>
        <translation>모든 헤드의 어텐션</translation>
    </message>
    <message>
        <source>gate</source>
        <translation>게이트</translation>
    </message>
    <message>
        <source>Gate of the enlarged head</source>
        <translation>확대한 헤드의 게이트</translation>
    </message>
    <message>
        <source>What the enlarged head&apos;s output is multiplied with, in training and in the tests</source>
        <translation>훈련과 테스트에서 확대한 헤드의 출력에 곱하는 배수</translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation>새 프롬프트</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>다른 예시 프롬프트를 뽑습니다. 실행에는 영향이 없습니다</translation>
    </message>
    <message>
        <source>swap labels</source>
        <translation>레이블 교체</translation>
    </message>
    <message>
        <source>Move all labels of the example on by one; press again to undo</source>
        <translation>예시의 모든 레이블을 하나씩 옮깁니다. 다시 누르면 되돌립니다</translation>
    </message>
    <message>
        <source>undo edits</source>
        <translation>편집 되돌리기</translation>
    </message>
    <message>
        <source>Take back all changes of the example sequence</source>
        <translation>예시 시퀀스의 모든 변경을 되돌립니다</translation>
    </message>
    <message>
        <source>The heads appear with the first step of a run: press Run.</source>
        <translation>실행의 첫 단계와 함께 헤드가 나타납니다. ‘실행’을 누르십시오.</translation>
    </message>
    <message>
        <source>Point at a head to enlarge it, click to take it away or put it back. Drag an item onto another to copy it there, click a label to change it.</source>
        <translation>헤드를 가리키면 확대되고, 클릭하면 빼거나 되돌립니다. 항목을 다른 항목으로 끌면 그 자리에 복사되고, 레이블을 클릭하면 바뀝니다.</translation>
    </message>
    <message>
        <source>Head %1.%2 looks at %3, %4</source>
        <translation>헤드 %1.%2이(가) %3을(를) 봄, %4</translation>
    </message>
    <message>
        <source> · without %1</source>
        <translation> · %1 없이</translation>
    </message>
</context>
<context>
    <name>icl::ui::CommandPalette</name>
    <message>
        <source>Type to find</source>
        <translation>입력하여 찾기</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
</context>
<context>
    <name>icl::ui::CompareModel</name>
    <message>
        <source>at its limit</source>
        <translation>한도에서 끝남</translation>
    </message>
    <message>
        <source>at its condition</source>
        <translation>조건에서 끝남</translation>
    </message>
    <message>
        <source>converged</source>
        <translation>수렴함</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>발산함</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소함</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패함</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>중간에 끊김</translation>
    </message>
    <message>
        <source>open</source>
        <translation>열림</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>in view</source>
        <translation>보임</translation>
    </message>
    <message>
        <source>not in view</source>
        <translation>보이지 않음</translation>
    </message>
    <message>
        <source>run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>state</source>
        <translation>상태</translation>
    </message>
</context>
<context>
    <name>icl::ui::CompareWindow</name>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) in view</source>
        <translation>
            <numerusform>보이는 실행 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>실행 비교</translation>
    </message>
    <message>
        <source>Runs to compare</source>
        <translation>비교할 실행</translation>
    </message>
    <message>
        <source>Tick runs in the table (Space): their curves appear here.</source>
        <translation>표에서 실행을 체크하십시오(Space). 곡선이 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Curves of the runs in view</source>
        <translation>보이는 실행의 곡선</translation>
    </message>
    <message>
        <source>Filter: depth=8 seed=3 …</source>
        <translation>필터: depth=8 seed=3 …</translation>
    </message>
    <message>
        <source>Filter runs</source>
        <translation>실행 거르기</translation>
    </message>
    <message>
        <source>Words that the name, a setting (depth=8), the seed or the end must hold</source>
        <translation>이름, 설정(depth=8), 시드 또는 끝난 까닭에 들어 있어야 하는 낱말</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>척도</translation>
    </message>
    <message>
        <source>What the curves and the last value show</source>
        <translation>곡선과 마지막 값이 보여 주는 것</translation>
    </message>
    <message>
        <source>Group and colour by</source>
        <translation>묶고 색을 나누는 기준</translation>
    </message>
    <message>
        <source>Runs with the same value have one colour; two and more of them have a band</source>
        <translation>값이 같은 실행은 색이 같습니다. 둘 이상이면 띠가 생깁니다</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>척도(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>색 기준(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Open in the window</source>
        <translation>창에서 열기(&amp;O)</translation>
    </message>
    <message>
        <source>Shows the run at the keyboard in every picture of the main window</source>
        <translation>키보드가 있는 실행을 주 창의 모든 그림에 보여 줍니다</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>표 저장(&amp;T)…</translation>
    </message>
    <message>
        <source>The rows that are listed, with settings and last values, as CSV</source>
        <translation>목록의 행을 설정과 마지막 값과 함께 CSV로</translation>
    </message>
    <message>
        <source>Save &amp;figure…</source>
        <translation>그림 저장(&amp;F)…</translation>
    </message>
    <message>
        <source>The curves in view as SVG, PDF or PNG</source>
        <translation>보이는 곡선을 SVG, PDF, PNG로</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>What can be done here (F1)</source>
        <translation>여기서 할 수 있는 일 (F1)</translation>
    </message>
    <message>
        <source>%1 runs are in view, the most that can be told apart: untick one first.</source>
        <translation>실행 %1개가 보입니다. 구별할 수 있는 것은 여기까지입니다: 먼저 하나의 체크를 푸십시오.</translation>
    </message>
    <message>
        <source>reading the store…</source>
        <translation>저장소를 읽는 중…</translation>
    </message>
    <message>
        <source>%1 of %2 runs, the newest</source>
        <translation>실행 %2개 가운데 최근 %1개</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>실행 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>표 저장</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>쉼표로 구분된 값 (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1에 썼습니다.</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>Figures (%1)</source>
        <translation>그림 (%1)</translation>
    </message>
    <message>
        <source>Figure written to %1.</source>
        <translation>그림을 %1에 썼습니다.</translation>
    </message>
    <message>
        <source>seed %1, %2</source>
        <translation>시드 %1, %2</translation>
    </message>
</context>
<context>
    <name>icl::ui::ConfigForm</name>
    <message>
        <source>%1, more</source>
        <translation>%1 더</translation>
    </message>
</context>
<context>
    <name>icl::ui::CoverSheet</name>
    <message>
        <source>What will be seen here?</source>
        <translation>여기서 무엇이 보일까요?</translation>
    </message>
    <message>
        <source>Guess: %1</source>
        <translation>예측: %1</translation>
    </message>
    <message>
        <source>The guess of the room</source>
        <translation>청중의 예측</translation>
    </message>
</context>
<context>
    <name>icl::ui::CueBook</name>
    <message>
        <source>Add a cue</source>
        <translation>장면 추가</translation>
    </message>
    <message>
        <source>Remove a cue</source>
        <translation>장면 지우기</translation>
    </message>
    <message>
        <source>Move a cue</source>
        <translation>장면 옮기기</translation>
    </message>
</context>
<context>
    <name>icl::ui::CueDialog</name>
    <message>
        <source>Predict, then reveal: cover the curves from step</source>
        <translation>예측하고, 그다음 공개: 곡선을 가리기 시작할 단계</translation>
    </message>
    <message>
        <source>Cue</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>&amp;Caption, one sentence for the audience:</source>
        <translation>청중에게 보일 한 문장의 설명(&amp;C):</translation>
    </message>
    <message>
        <source>&amp;Note, for the speaker alone:</source>
        <translation>강연자만 보는 메모(&amp;N):</translation>
    </message>
    <message>
        <source>First covered step</source>
        <translation>가려지는 첫 단계</translation>
    </message>
    <message>
        <source>The next key takes the cover away and shows theory</source>
        <translation>다음 키가 가림을 거두고 이론을 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>icl::ui::CueList</name>
    <message>
        <source>Cues</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Give the lecture from here</source>
        <translation>여기서부터 강의하기</translation>
    </message>
    <message>
        <source>Edit caption and note</source>
        <translation>설명과 메모 고치기</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로 옮기기</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로 옮기기</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>icl::ui::CueModel</name>
    <message>
        <source>goes on</source>
        <translation>이어 감</translation>
    </message>
    <message>
        <source>to step %1</source>
        <translation>단계 %1까지</translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>%1까지</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>끝까지</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>가려짐</translation>
    </message>
    <message>
        <source>(no caption yet)</source>
        <translation>(아직 설명 없음)</translation>
    </message>
</context>
<context>
    <name>icl::ui::CuePanel</name>
    <message>
        <source>notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Shows the notes here</source>
        <translation>여기에 메모를 보여 줍니다</translation>
    </message>
    <message>
        <source>Add a cue from what is shown</source>
        <translation>보이는 것으로 장면 추가</translation>
    </message>
    <message>
        <source>Give the lecture (F5)</source>
        <translation>강의하기(F5)</translation>
    </message>
    <message>
        <source>None yet: “+” makes a cue of the run, the step and the pictures you look at. Present has ready lectures.</source>
        <translation>아직 없습니다. “+”는 보고 있는 실행, 단계, 그림으로 장면을 만듭니다. 준비된 강의는 발표 메뉴에 있습니다.</translation>
    </message>
    <message>
        <source>End the lecture first (Esc), then add a cue.</source>
        <translation>먼저 강의를 끝내고(Esc) 장면을 추가하십시오.</translation>
    </message>
    <message>
        <source>Edit a cue</source>
        <translation>장면 고치기</translation>
    </message>
    <message>
        <source>Cues</source>
        <translation>장면</translation>
    </message>
</context>
<context>
    <name>icl::ui::CursorBar</name>
    <message>
        <source>Values at the cursor</source>
        <translation>커서의 값</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>단계 %1</translation>
    </message>
    <message>
        <source>t = %1</source>
        <translation>t = %1</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>가려짐</translation>
    </message>
</context>
<context>
    <name>icl::ui::DepthView</name>
    <message>
        <source>excess, log</source>
        <translation>초과, 로그</translation>
    </message>
    <message>
        <source>Excess over the Bayes risk on a logarithmic axis; off: the risk</source>
        <translation>베이즈 위험을 넘는 초과 위험을 로그 축으로; 끄면 위험</translation>
    </message>
    <message>
        <source>The risk of each predictor is being computed for every depth.</source>
        <translation>모든 깊이에서 각 예측기의 위험을 계산하고 있습니다.</translation>
    </message>
    <message>
        <source>Bayes</source>
        <translation>베이즈</translation>
    </message>
    <message>
        <source>one layer (LSA)</source>
        <translation>한 층 (LSA)</translation>
    </message>
    <message>
        <source>one parameter</source>
        <translation>매개변수 하나</translation>
    </message>
    <message>
        <source>two parameters</source>
        <translation>매개변수 둘</translation>
    </message>
    <message>
        <source>untied layers</source>
        <translation>층별 가중치</translation>
    </message>
    <message>
        <source>predict zero</source>
        <translation>0 예측</translation>
    </message>
    <message>
        <source>raw mean</source>
        <translation>단순 평균</translation>
    </message>
    <message>
        <source>depth T, layers</source>
        <translation>깊이 T, 층</translation>
    </message>
    <message>
        <source>excess risk</source>
        <translation>초과 위험</translation>
    </message>
    <message>
        <source>risk</source>
        <translation>위험</translation>
    </message>
    <message>
        <source>depth %1: %2</source>
        <translation>깊이 %1: %2</translation>
    </message>
    <message>
        <source>Risk against depth</source>
        <translation>깊이에 따른 위험</translation>
    </message>
    <message>
        <source>Excess falls by a factor of about %1 a layer, r² with r = %2</source>
        <translation>초과 위험은 층마다 약 %1분의 1로 줄어듦: r², r = %2</translation>
    </message>
    <message>
        <source>The risk against depth is not computed yet.</source>
        <translation>깊이에 따른 위험을 아직 계산하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1: %2 at depth %3, %4 at depth %5</source>
        <translation>%1: 깊이 %3에서 %2, 깊이 %5에서 %4</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>깊이</translation>
    </message>
    <message>
        <source>Chebyshev rate</source>
        <translation>체비쇼프 속도</translation>
    </message>
    <message>
        <source>one parameter, retrained</source>
        <translation>매개변수 하나, 다시 훈련</translation>
    </message>
    <message>
        <source>two parameters, retrained</source>
        <translation>매개변수 둘, 다시 훈련</translation>
    </message>
    <message>
        <source>least squares</source>
        <translation>최소제곱</translation>
    </message>
    <message>
        <source>inverse regression</source>
        <translation>역회귀</translation>
    </message>
    <message>
        <source>scale known</source>
        <translation>크기를 아는 평균</translation>
    </message>
    <message numerus="yes">
        <source>Risk against depth on prompts of %n token(s)</source>
        <translation>
            <numerusform>토큰 %n개짜리 프롬프트에서 깊이에 따른 위험</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::DifferenceView</name>
    <message>
        <source>Press Twin beside a switch: the other choice runs beside this one, with the same seed and data, and their difference appears here.</source>
        <translation>스위치 옆의 ‘쌍둥이’를 누르십시오. 다른 선택이 같은 시드와 데이터로 나란히 실행되고, 그 차이가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>행렬</translation>
    </message>
    <message>
        <source>Matrix whose difference is shown</source>
        <translation>차이를 보여 줄 행렬</translation>
    </message>
    <message>
        <source>The two matrices have different sizes: %1 × %2 and %3 × %4.</source>
        <translation>두 행렬의 크기가 다릅니다: %1 × %2, %3 × %4.</translation>
    </message>
    <message>
        <source>A − B at step %1</source>
        <translation>단계 %1의 A − B</translation>
    </message>
    <message>
        <source>A at step %1, B at step %2</source>
        <translation>A 단계 %1, B 단계 %2</translation>
    </message>
    <message>
        <source>Difference of two runs</source>
        <translation>저장할까요?</translation>
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
        <translation>ICL Lab 문서 (*.icl)</translation>
    </message>
    <message>
        <source>Save changes?</source>
        <translation>바뀐 것을 저장할까요?</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”에 저장하지 않은 변경이 있습니다.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>“%1” is not kept on disk, so there are no rows to export.</source>
        <translation>“%1”은(는) 디스크에 보관되지 않아 내보낼 줄이 없습니다.</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>쉼표로 구분된 값 (*.csv)</translation>
    </message>
    <message>
        <source>NumPy array (*.npy)</source>
        <translation>NumPy 배열 (*.npy)</translation>
    </message>
    <message>
        <source>Export rows</source>
        <translation>줄 내보내기</translation>
    </message>
    <message>
        <source>Rows written to %1.</source>
        <translation>줄을 %1에 썼습니다.</translation>
    </message>
    <message>
        <source>Changes of “%1” from %2 were not saved.</source>
        <translation>“%1”의 %2 변경이 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Scalable vectors (*.svg)</source>
        <translation>벡터 그래픽 (*.svg)</translation>
    </message>
    <message>
        <source>Portable document (*.pdf)</source>
        <translation>휴대용 문서 (*.pdf)</translation>
    </message>
    <message>
        <source>Pixels (*.png)</source>
        <translation>픽셀 그림 (*.png)</translation>
    </message>
    <message>
        <source>Save figure</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>Dots per inch:</source>
        <translation>인치당 점 수:</translation>
    </message>
    <message>
        <source>Figure written to %1.</source>
        <translation>그림을 %1에 썼습니다.</translation>
    </message>
    <message>
        <source>Lectures (*.json)</source>
        <translation>강의 (*.json)</translation>
    </message>
    <message>
        <source>Open a lecture</source>
        <translation>강의 열기</translation>
    </message>
    <message>
        <source>There are no cues to save: add one first.</source>
        <translation>저장할 장면이 없습니다. 먼저 하나 추가하십시오.</translation>
    </message>
    <message>
        <source>lecture</source>
        <translation>강의</translation>
    </message>
    <message>
        <source>Save as a lecture</source>
        <translation>강의로 저장</translation>
    </message>
    <message>
        <source>The lecture is written to %1.</source>
        <translation>강의를 %1에 썼습니다.</translation>
    </message>
    <message>
        <source>Documents with their runs (*.iclshare)</source>
        <translation>실행을 담은 문서 (*.iclshare)</translation>
    </message>
    <message>
        <source>Documents and shares (*.icl *.iclshare)</source>
        <translation>문서와 공유 파일 (*.icl *.iclshare)</translation>
    </message>
    <message>
        <source>Share as one file</source>
        <translation>파일 하나로 공유</translation>
    </message>
    <message>
        <source>The document and its runs are in %1.</source>
        <translation>문서와 그 실행은 %1에 있습니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::EquationView</name>
    <message>
        <source>Equations</source>
        <translation>수식</translation>
    </message>
    <message>
        <source>Model and theorem with live numbers</source>
        <translation>모델과 정리, 지금의 숫자와 함께</translation>
    </message>
    <message>
        <source>This experiment has no formulas.</source>
        <translation>이 실험에는 수식이 없습니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::ExperimentPanel</name>
    <message>
        <source>Experiment</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>The story that is being told: choose another preset</source>
        <translation>지금 들려주는 이야기: 다른 프리셋 고르기</translation>
    </message>
    <message>
        <source>Preset gallery (Ctrl+G)</source>
        <translation>프리셋 갤러리 (Ctrl+G)</translation>
    </message>
    <message>
        <source>Preset gallery</source>
        <translation>프리셋 갤러리</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Same seed, same run, to the last bit</source>
        <translation>시드가 같으면 마지막 비트까지 같은 실행</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>새 시드</translation>
    </message>
    <message>
        <source>Draws another seed and starts again; the present run stays as a ghost</source>
        <translation>다른 시드를 뽑아 다시 시작합니다. 지금의 실행은 흔적으로 남습니다</translation>
    </message>
    <message>
        <source>“%1” is no seed: a whole number from 0 to 18446744073709551615 is one.</source>
        <translation>“%1”은(는) 시드가 아닙니다. 시드는 0부터 18446744073709551615까지의 정수입니다.</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>스위치</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>다시 시작</translation>
    </message>
    <message>
        <source>Starts again with these settings and the same seed (Return in a field); the present curve stays as a ghost</source>
        <translation>이 설정과 같은 시드로 다시 시작합니다(입력란에서 Return). 지금의 곡선은 흔적으로 남습니다</translation>
    </message>
    <message>
        <source>Fork here</source>
        <translation>여기서 갈래</translation>
    </message>
    <message>
        <source>A second run that shares the past up to the cursor and goes on with these settings</source>
        <translation>커서까지의 과거를 함께 쓰고 이 설정으로 이어 가는 두 번째 실행</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>바로</translation>
    </message>
    <message>
        <source>Restart at once</source>
        <translation>바로 다시 시작</translation>
    </message>
    <message>
        <source>One setting contradicts another: see the line below it.</source>
        <translation>서로 어긋나는 설정이 있습니다. 그 아래 줄을 보십시오.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait</source>
        <translation>
            <numerusform>변경 %n개 대기</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the run</source>
        <translation>실행과 같음</translation>
    </message>
    <message>
        <source>On: a change starts a new run by itself when the slider is released or the field is left. Off: changes wait for the button.</source>
        <translation>켜짐: 슬라이더를 놓거나 입력란을 떠나면 변경이 저절로 새 실행을 시작합니다. 꺼짐: 변경이 단추를 기다립니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) wait: the run has gone on from here. A fork keeps what came after.</source>
        <translation>
            <numerusform>변경 %n개 대기: 실행은 여기서 더 나아갔습니다. 갈래를 만들면 그 뒤의 것이 남습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a run with these settings needs</source>
        <translation>이 설정의 실행에 필요한 것</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>가중치 %1개</translation>
    </message>
    <message>
        <source>about %1 ms a step</source>
        <translation>단계마다 약 %1 ms</translation>
    </message>
    <message>
        <source>about %1 s a step</source>
        <translation>한 단계에 약 %1 초</translation>
    </message>
    <message>
        <source>1 weight</source>
        <translation>가중치 1개</translation>
    </message>
</context>
<context>
    <name>icl::ui::FieldRow</name>
    <message>
        <source>Range: %1</source>
        <translation>범위: %1</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, 슬라이더</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>쌍둥이</translation>
    </message>
    <message>
        <source>Twin of %1</source>
        <translation>%1의 쌍둥이</translation>
    </message>
    <message>
        <source>Changed: back to %1</source>
        <translation>바뀜: %1(으)로 되돌리기</translation>
    </message>
    <message>
        <source>Runs “%1” too: same seed, same data, in lock step</source>
        <translation>“%1”도 실행합니다: 같은 시드, 같은 데이터, 같은 걸음으로</translation>
    </message>
    <message>
        <source>Changed: back to what the run has</source>
        <translation>바뀜: 실행의 값으로 되돌리기</translation>
    </message>
</context>
<context>
    <name>icl::ui::FirstMinute</name>
    <message>
        <source>Every control has its own help: Shift+F1. Ctrl+K finds everything by name, and the presets in Ctrl+G each tell a story.</source>
        <translation>모든 항목에 저마다 도움말이 있습니다: Shift+F1. Ctrl+K는 무엇이든 이름으로 찾고, Ctrl+G의 프리셋은 저마다 이야기 하나를 들려줍니다.</translation>
    </message>
    <message>
        <source>The run is at its end. Rewind it with Ctrl+Home, then press Space.</source>
        <translation>실행이 끝에 있습니다. Ctrl+Home으로 되감은 다음 Space를 누르십시오.</translation>
    </message>
    <message>
        <source>A model is learning. Press Space, or Pause, and it stands still.</source>
        <translation>모델이 배우고 있습니다. Space나 일시 정지를 누르면 멈춥니다.</translation>
    </message>
    <message>
        <source>Press Space, or Run, and it goes on.</source>
        <translation>Space나 실행을 누르면 계속합니다.</translation>
    </message>
    <message>
        <source>The new run waits. Press Space.</source>
        <translation>새 실행이 기다립니다. Space를 누르십시오.</translation>
    </message>
    <message>
        <source>Go to the newest step with Ctrl+End. Then move a slider on the left.</source>
        <translation>Ctrl+End로 가장 새로운 단계로 가십시오. 그다음 왼쪽의 슬라이더를 움직이십시오.</translation>
    </message>
    <message>
        <source>Move a slider on the left, with the mouse or the arrow keys, and let go.</source>
        <translation>마우스나 화살표 키로 왼쪽의 슬라이더를 움직이고 놓으십시오.</translation>
    </message>
    <message>
        <source>Press Twin beside a setting: the other choice runs as well, with the same seed and data.</source>
        <translation>설정 옆의 쌍둥이를 누르십시오: 다른 선택도 같은 시드와 데이터로 함께 달립니다.</translation>
    </message>
    <message>
        <source>Drag the time bar at the bottom to the left, or press Ctrl+Left.</source>
        <translation>아래의 시간 막대를 왼쪽으로 끌거나 Ctrl+Left를 누르십시오.</translation>
    </message>
    <message>
        <source>Go a step forward with Ctrl+Right.</source>
        <translation>Ctrl+Right로 한 단계 앞으로 가십시오.</translation>
    </message>
    <message>
        <source>Press Ctrl+B, or Fork here in the Run menu: a second future begins at this step.</source>
        <translation>Ctrl+B나 실행 메뉴의 여기서 갈래를 누르십시오: 이 단계에서 두 번째 미래가 시작됩니다.</translation>
    </message>
    <message>
        <source>Pause and run act at once, at any moment.</source>
        <translation>일시 정지와 실행은 언제든 곧바로 작용합니다.</translation>
    </message>
    <message>
        <source>A new curve began with the same seed. The old one stays as a ghost.</source>
        <translation>같은 시드로 새 곡선이 시작되었습니다. 이전 곡선은 흔적으로 남습니다.</translation>
    </message>
    <message>
        <source>Two runs in lock step. What differs between them is that one setting.</source>
        <translation>두 실행이 발을 맞추어 나아갑니다. 둘이 다른 것은 그 설정 하나입니다.</translation>
    </message>
    <message>
        <source>Every picture went back to that step, exactly as it was.</source>
        <translation>모든 그림이 그 단계로, 그때와 똑같이 되돌아갔습니다.</translation>
    </message>
    <message>
        <source>The fork shares the past of its run and goes its own way from there.</source>
        <translation>갈래는 실행의 과거를 함께 쓰고, 거기서부터는 자기 길을 갑니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::GeometryView</name>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>What becomes a point of the plane</source>
        <translation>무엇을 평면의 점으로 나타낼지</translation>
    </message>
    <message>
        <source>Points of one colour belong together. [ and ] step through the stages.</source>
        <translation>같은 색의 점은 함께 속합니다. [ 와 ]로 단계를 옮깁니다.</translation>
    </message>
    <message>
        <source>Geometry</source>
        <translation>기하</translation>
    </message>
    <message>
        <source>The points appear with the first answer of the run.</source>
        <translation>점은 실행의 첫 답과 함께 나타납니다.</translation>
    </message>
    <message>
        <source>embeddings, before and now</source>
        <translation>임베딩, 이전과 지금</translation>
    </message>
    <message>
        <source>features, before and now</source>
        <translation>특징, 이전과 지금</translation>
    </message>
    <message>
        <source>principal axis 1</source>
        <translation>주축 1</translation>
    </message>
    <message>
        <source>principal axis 2</source>
        <translation>주축 2</translation>
    </message>
    <message>
        <source>class %1</source>
        <translation>클래스 %1</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>레이블 %1</translation>
    </message>
    <message>
        <source>class %1, label %2</source>
        <translation>클래스 %1, 레이블 %2</translation>
    </message>
    <message>
        <source>At the beginning %1 % of the variance lies between classes</source>
        <translation>시작할 때 분산의 %1 %가 클래스 사이에 있습니다</translation>
    </message>
    <message>
        <source>Now %1 % of the variance lies between classes</source>
        <translation>지금 분산의 %1 %가 클래스 사이에 있습니다</translation>
    </message>
    <message>
        <source>What belongs together is pulled together.</source>
        <translation>함께 속하는 것이 한데 모입니다.</translation>
    </message>
    <message>
        <source>What belongs together drifts apart.</source>
        <translation>함께 속하는 것이 흩어집니다.</translation>
    </message>
    <message>
        <source>What belongs together lies as close as before.</source>
        <translation>함께 속하는 것이 전과 같이 가까이 있습니다.</translation>
    </message>
    <message>
        <source>No points are drawn yet.</source>
        <translation>아직 그린 점이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) drawn.</source>
        <translation>
            <numerusform>그린 점 %n개.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n layer(s) %1 % of the variance tells them apart</source>
        <translation>
            <numerusform>층 %n개 뒤에는 분산의 %1 %가 이들을 구별합니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::GuessLink</name>
    <message>
        <source>undo stroke</source>
        <translation>획 되돌리기</translation>
    </message>
    <message>
        <source>Takes the last stroke of the guess back (Ctrl+Z)</source>
        <translation>예측의 마지막 획을 되돌립니다 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>clear guess</source>
        <translation>예측 지우기</translation>
    </message>
    <message>
        <source>Clears the guess (Delete)</source>
        <translation>예측을 지웁니다 (Delete)</translation>
    </message>
    <message>
        <source>%1 decades</source>
        <comment>a distance on a logarithmic axis</comment>
        <translation>%1자릿수</translation>
    </message>
    <message>
        <source>, guess off by %1</source>
        <translation>, 예측과의 차이 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded step(s)</source>
        <translation>
            <numerusform>기록된 단계 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The guess is nearest to %1: on average %2 away, over %3.</source>
        <translation>예측은 %1에 가장 가깝습니다: %3에서 평균 %2 떨어져 있습니다.</translation>
    </message>
    <message>
        <source>The guess is on average %1 away from the curve, over %2.</source>
        <translation>예측은 %2에서 곡선과 평균 %1 떨어져 있습니다.</translation>
    </message>
    <message>
        <source>Curves are covered from step %1 on.</source>
        <translation>곡선은 단계 %1부터 가려져 있습니다.</translation>
    </message>
    <message>
        <source>The guess goes from %1 at %2 to %3 at %4.</source>
        <translation>예측은 %2의 %1에서 %4의 %3까지 갑니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::GuideCard</name>
    <message>
        <source>Skip</source>
        <translation>건너뛰기</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Leave the first minute</source>
        <translation>처음 1분에서 나가기</translation>
    </message>
    <message>
        <source>Leave; Help → First minute brings it back</source>
        <translation>나가기. 도움말 → 처음 1분이 다시 부릅니다</translation>
    </message>
    <message>
        <source>To the next of the five, without doing this one</source>
        <translation>이것을 하지 않고 다섯 가운데 다음으로</translation>
    </message>
    <message>
        <source>That was the first minute</source>
        <translation>이것으로 처음 1분이 끝났습니다</translation>
    </message>
    <message>
        <source>First minute · %1 of %2</source>
        <translation>처음 1분 · %2 가운데 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>icl::ui::HandoutDialog</name>
    <message>
        <source>Controls of the handout</source>
        <translation>배포 자료의 조작 항목</translation>
    </message>
    <message>
        <source>Only what is ticked is shown. The document remembers it; every control comes back from here or from the View menu.</source>
        <translation>체크한 것만 보입니다. 문서가 이것을 기억합니다. 모든 조작 항목은 여기나 보기 메뉴에서 되돌릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Controls that are shown</source>
        <translation>보이는 조작 항목</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 보이기</translation>
    </message>
</context>
<context>
    <name>icl::ui::HeadGrid</name>
    <message>
        <source>Attention of every head</source>
        <translation>모든 헤드의 어텐션</translation>
    </message>
    <message>
        <source>head %1: %2 looks at %3, %4</source>
        <translation>헤드 %1: %2이(가) %3을(를) 봄, %4</translation>
    </message>
    <message>
        <source>head %1 is taken away; a click puts it back</source>
        <translation>헤드 %1은(는) 빠져 있음. 클릭하면 되돌립니다</translation>
    </message>
    <message>
        <source>head %1, gate %2</source>
        <translation>헤드 %1, 게이트 %2</translation>
    </message>
    <message>
        <source>head %1; a click takes it away</source>
        <translation>헤드 %1. 클릭하면 뺍니다</translation>
    </message>
</context>
<context>
    <name>icl::ui::HeadView</name>
    <message>
        <source>Measure</source>
        <translation>척도</translation>
    </message>
    <message>
        <source>All measures of all heads, or one measure by layer and head</source>
        <translation>모든 헤드의 모든 척도, 또는 층과 헤드에 따른 척도 하나</translation>
    </message>
    <message>
        <source>fixed colours</source>
        <translation>색 고정</translation>
    </message>
    <message>
        <source>Keep the colour range as it is, to compare frames and runs</source>
        <translation>장면과 실행을 견줄 수 있도록 색 범위를 그대로 둡니다</translation>
    </message>
    <message>
        <source>The heads appear with the first step of a run: press Run.</source>
        <translation>실행의 첫 단계와 함께 헤드가 나타납니다. ‘실행’을 누르십시오.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>all measures</source>
        <translation>모든 척도</translation>
    </message>
    <message>
        <source>layer.head</source>
        <translation>층.헤드</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>head</source>
        <translation>헤드</translation>
    </message>
    <message>
        <source>With these settings no strengths are recorded.</source>
        <translation>이 설정에서는 세기를 기록하지 않습니다.</translation>
    </message>
    <message>
        <source>%1: strongest in head %2.%3, %4</source>
        <translation>%1: 헤드 %2.%3에서 가장 강함, %4</translation>
    </message>
    <message>
        <source>Strengths of the heads</source>
        <translation>헤드의 세기</translation>
    </message>
    <message>
        <source>no heads yet</source>
        <translation>아직 헤드 없음</translation>
    </message>
    <message>
        <source>Click a head to shut it; click again to open it</source>
        <translation>헤드를 클릭하면 닫히고, 다시 클릭하면 열립니다</translation>
    </message>
    <message>
        <source> · without %1</source>
        <translation> · %1 없이</translation>
    </message>
</context>
<context>
    <name>icl::ui::Heatmap</name>
    <message>
        <source>Matrix as coloured cells</source>
        <translation>색칸으로 나타낸 행렬</translation>
    </message>
    <message>
        <source>row %1, column %2: %3</source>
        <translation>행 %1, 열 %2: %3</translation>
    </message>
    <message>
        <source>not finite</source>
        <translation>유한하지 않음</translation>
    </message>
</context>
<context>
    <name>icl::ui::HelpViewer</name>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>도움말 검색</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>쪽 목록</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>도움말 쪽</translation>
    </message>
</context>
<context>
    <name>icl::ui::HiddenControls</name>
    <message>
        <source>Hide a control</source>
        <translation>조작 항목 숨기기</translation>
    </message>
    <message>
        <source>Show a control</source>
        <translation>조작 항목 보이기</translation>
    </message>
    <message>
        <source>Show all controls</source>
        <translation>모든 조작 항목 보이기</translation>
    </message>
    <message>
        <source>Setting: %1</source>
        <translation>설정: %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::InferenceChart</name>
    <message>
        <source>log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Logarithmic risk</source>
        <translation>위험의 로그</translation>
    </message>
    <message>
        <source>risk</source>
        <translation>위험</translation>
    </message>
    <message>
        <source>The net ends below the path line: it asks some questions again and averages their noise away, where the path asks each level once.</source>
        <translation>신경망은 경로의 선보다 아래에서 끝납니다. 경로는 수준마다 한 번 묻지만, 신경망은 어떤 질문을 다시 하여 그 잡음을 평균으로 줄입니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::InterventionForm</name>
    <message>
        <source>Change the run</source>
        <translation>실행 바꾸기</translation>
    </message>
    <message>
        <source>Intervention</source>
        <translation>개입</translation>
    </message>
    <message>
        <source>What is done to the run</source>
        <translation>실행에 하는 일</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>What it is done to</source>
        <translation>무엇에 하는지</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Fork and apply</source>
        <translation>갈래를 만들어 적용</translation>
    </message>
    <message>
        <source>The run has gone on from here: the change goes to a fork, and what came after stays</source>
        <translation>실행은 여기서 더 나아갔습니다. 변경은 갈래에 적용되고 그 뒤의 것은 남습니다</translation>
    </message>
    <message>
        <source>Acts from the present step on; marked on the time bar and kept in the run</source>
        <translation>지금 단계부터 작용합니다. 시간 막대에 표시되고 실행에 보관됩니다</translation>
    </message>
</context>
<context>
    <name>icl::ui::KeyPatchView</name>
    <message>
        <source>layer with foreign keys</source>
        <translation>다른 문맥의 키를 쓰는 층</translation>
    </message>
    <message>
        <source>the paths part at</source>
        <translation>경로가 갈라지는 곳</translation>
    </message>
    <message>
        <source>new tokens</source>
        <translation>새 토큰</translation>
    </message>
    <message>
        <source>Draws another context for the tree; the run is not touched</source>
        <translation>나무에 보일 다른 문맥을 뽑습니다. 실행에는 영향이 없습니다</translation>
    </message>
    <message>
        <source>Rise of the risk where one layer asks with the keys of another context. Click a cell to see the way of one context with this patch on the tree.</source>
        <translation>한 층이 다른 문맥의 키로 물을 때의 위험의 증가. 칸을 클릭하면 이 패치가 걸린 한 문맥의 길을 나무에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>★ the context&apos;s own leaf, ◇ the donor&apos;s. Numbers: which layer asked; ✗ off the path.</source>
        <translation>★ 문맥 자신의 잎, ◇ 공여 문맥의 잎. 숫자: 물은 층; ✗ 경로를 벗어남.</translation>
    </message>
    <message>
        <source>Rise of the risk by layer and level</source>
        <translation>층과 수준에 따른 위험의 증가</translation>
    </message>
    <message>
        <source>The matrix of patches is being measured.</source>
        <translation>패치의 행렬을 재고 있습니다.</translation>
    </message>
    <message>
        <source>Click a cell to follow one patched context.</source>
        <translation>칸을 클릭하면 패치한 문맥 하나를 따라갑니다.</translation>
    </message>
    <message>
        <source>Whose keys does a layer need?</source>
        <translation>층에는 누구의 키가 필요한가?</translation>
    </message>
    <message>
        <source>Theory: %1.</source>
        <translation>이론: %1.</translation>
    </message>
    <message>
        <source>This context: squared error %1, without the patch %2.</source>
        <translation>이 문맥: 제곱 오차 %1, 패치가 없으면 %2.</translation>
    </message>
    <message>
        <source>No patch is measured yet.</source>
        <translation>아직 잰 패치가 없습니다.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>Risk rises by %1: layer %2 asks with the keys of another context of the same leaf</source>
        <translation>위험이 %1 오름: %2층이 같은 잎의 다른 문맥의 키로 묻습니다</translation>
    </message>
    <message>
        <source>Risk rises by %1: layer %2 asks with the keys of a path that parts at level %3</source>
        <translation>위험이 %1 오름: %2층이 수준 %3에서 갈라지는 경로의 키로 묻습니다</translation>
    </message>
    <message>
        <source>Not trained yet: press Run.</source>
        <translation>아직 훈련하지 않았습니다. 실행을 누르십시오.</translation>
    </message>
    <message>
        <source>These keys are the same for every context: there is nothing to exchange.</source>
        <translation>이 키는 모든 문맥에서 같습니다. 바꿀 것이 없습니다.</translation>
    </message>
    <message>
        <source>Harm is not confined to early splits: these keys do not follow the path (yet).</source>
        <translation>해가 일찍 갈라진 곳에만 머물지 않습니다. 이 키는 (아직) 경로를 따르지 않습니다.</translation>
    </message>
    <message>
        <source>Foreign keys harm only where the paths parted above the layer&apos;s level: the keys, and with them the answers before, cause what is heard.</source>
        <translation>남의 키는 경로가 층의 수준보다 위에서 갈라진 곳에서만 해롭습니다. 키와 그에 앞선 답이, 듣게 되는 것의 원인입니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::LabDocument</name>
    <message>
        <source>untitled</source>
        <translation>제목 없음</translation>
    </message>
</context>
<context>
    <name>icl::ui::LayerControl</name>
    <message>
        <source>layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>Layer that is shown; [ and ] move by one</source>
        <translation>보여 줄 층; [ 와 ] 키로 하나씩 움직입니다</translation>
    </message>
    <message>
        <source>Layer number</source>
        <translation>층 번호</translation>
    </message>
</context>
<context>
    <name>icl::ui::LimitsView</name>
    <message>
        <source>layers, one question each</source>
        <translation>층, 각각 질문 하나</translation>
    </message>
    <message>
        <source>The curves are being computed.</source>
        <translation>곡선을 계산하고 있습니다.</translation>
    </message>
    <message>
        <source>What limits depth</source>
        <translation>무엇이 깊이를 제한하나</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>토큰 %1개</translation>
    </message>
    <message>
        <source>this tree ends: %1</source>
        <translation>이 나무의 끝: %1</translation>
    </message>
    <message>
        <source>finest level: %1</source>
        <translation>가장 미세한 수준: %1</translation>
    </message>
    <message>
        <source>Noise stops depth at level %1, before the tree ends at %2</source>
        <translation>잡음이 나무가 끝나는 %2보다 앞서 수준 %1에서 깊이를 막습니다</translation>
    </message>
    <message>
        <source>The tree ends at level %1; on a deeper one noise would stop depth at level %2</source>
        <translation>나무가 수준 %1에서 끝납니다. 더 깊은 나무라면 잡음이 수준 %2에서 깊이를 막을 것입니다</translation>
    </message>
    <message>
        <source>Only the end of the tree limits depth, at level %1</source>
        <translation>나무의 끝만이 수준 %1에서 깊이를 제한합니다</translation>
    </message>
    <message>
        <source>No levels, no gain from depth; on a tree noise would stop it at level %1</source>
        <translation>수준이 없어 깊이가 도움이 안 됩니다. 나무라면 잡음이 수준 %1에서 막을 것입니다</translation>
    </message>
    <message>
        <source>Depth helps by asking level after level. This prior has none, so that layers beyond the first buy nothing.</source>
        <translation>깊이는 수준을 차례로 물어 도움이 됩니다. 이 사전분포에는 수준이 없으므로 첫 층 다음의 층은 아무 도움이 안 됩니다.</translation>
    </message>
    <message>
        <source>One layer finds one level: depth helps while there is a level left to ask, and while its signal is stronger than the noise of an answer.</source>
        <translation>층 하나가 수준 하나를 찾습니다. 물을 수준이 남아 있고 그 신호가 답의 잡음보다 강한 동안 깊이가 도움이 됩니다.</translation>
    </message>
    <message>
        <source>Nothing is computed yet.</source>
        <translation>아직 계산된 것이 없습니다.</translation>
    </message>
    <message>
        <source>Noise of one answer: %1.</source>
        <translation>답 하나의 잡음: %1.</translation>
    </message>
    <message>
        <source>A layer helps while a level is left whose signal beats the noise, (1 + σ²)/N. Four times the tokens: %1 levels more.</source>
        <translation>신호가 잡음 (1 + σ²)/N보다 강한 수준이 남아 있는 동안 층이 도움이 됩니다. 토큰이 네 배면 수준이 %1개 늘어납니다.</translation>
    </message>
    <message>
        <source>12 levels</source>
        <translation>12수준</translation>
    </message>
    <message>
        <source>A deeper tree, which shares out the same energy among twelve levels</source>
        <translation>같은 에너지를 열두 수준에 나누는 더 깊은 나무</translation>
    </message>
    <message>
        <source>Theory for this tree under other noise; each curve goes flat at its dot, the finest level that its noise leaves resolvable, or where the tree ends. Points: this run&apos;s net.</source>
        <translation>다른 잡음에서 이 나무의 이론. 곡선마다 점에서, 곧 그 잡음으로 분간할 수 있는 가장 미세한 수준에서, 또는 나무가 끝나는 곳에서 평평해집니다. 점: 이 실행의 신경망.</translation>
    </message>
    <message>
        <source>The tree ends at level %1; were it to go on, noise would stop depth at level %2</source>
        <translation>나무는 수준 %1에서 끝납니다. 더 이어진다면 잡음이 수준 %2에서 깊이를 멈춥니다</translation>
    </message>
</context>
<context>
    <name>icl::ui::LineChart</name>
    <message>
        <source>Line chart</source>
        <translation>선 차트</translation>
    </message>
    <message>
        <source>Drag over the covered part to draw, or press G: Left and Right go along, Up and Down raise and lower (with Shift finely), Return ends. Delete clears, Ctrl+Z takes back.</source>
        <translation>가려진 부분 위를 끌어 그리거나 G를 누르십시오: 왼쪽·오른쪽은 옮기고, 위·아래는 올리고 내리며(Shift와 함께 조금씩), Enter는 끝냅니다. Delete는 지우고, Ctrl+Z는 되돌립니다.</translation>
    </message>
    <message>
        <source>Guess at %1: %2</source>
        <translation>%1에서 예측: %2</translation>
    </message>
</context>
<context>
    <name>icl::ui::LineageGraph</name>
    <message>
        <source>from step %1</source>
        <translation>단계 %1에서</translation>
    </message>
    <message>
        <source>from its end</source>
        <translation>끝에서</translation>
    </message>
    <message>
        <source>Lineage of the runs</source>
        <translation>실행의 계보</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %3의 %2</translation>
    </message>
    <message>
        <source>In the store; a click shows it</source>
        <translation>저장소에 있음. 클릭하면 보여 줍니다</translation>
    </message>
    <message>
        <source>No longer in the store</source>
        <translation>저장소에 더는 없음</translation>
    </message>
</context>
<context>
    <name>icl::ui::MainWindow</name>
    <message>
        <source>About ICL Lab</source>
        <translation>ICL Lab 정보</translation>
    </message>
    <message>
        <source>&lt;b&gt;ICL Lab %1&lt;/b&gt;&lt;p&gt;A laboratory that shows how attention learns in context.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later&lt;/p&gt;</source>
        <translation>&lt;b&gt;ICL Lab %1&lt;/b&gt;&lt;p&gt;어텐션이 문맥 안에서 어떻게 학습하는지 보여 주는 실험실입니다.&lt;/p&gt;&lt;p&gt;GPL-3.0-or-later&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>복사함: %1</translation>
    </message>
    <message>
        <source>The stored layout could not be used: this is the default one.</source>
        <translation>저장된 배치를 쓸 수 없어 기본 배치를 씁니다.</translation>
    </message>
    <message>
        <source>%1[*] · seed %2 · ICL Lab</source>
        <translation>%1[*] · 시드 %2 · ICL Lab</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>프리셋: %1</translation>
    </message>
    <message>
        <source>Setting: %1</source>
        <translation>설정: %1</translation>
    </message>
    <message>
        <source>Command palette</source>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>키보드 단축키</translation>
    </message>
    <message>
        <source>The controls</source>
        <translation>조작</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
    <message>
        <source>The notes are in the clipboard, as Markdown.</source>
        <translation>메모를 마크다운으로 클립보드에 넣었습니다.</translation>
    </message>
    <message>
        <source> (%1 min)</source>
        <translation> (%1분)</translation>
    </message>
    <message>
        <source>No lectures in this build</source>
        <translation>이 빌드에는 강의가 없음</translation>
    </message>
    <message>
        <source>F5 gives the lecture; Page Down goes from cue to cue.</source>
        <translation>F5로 강의를 시작하고 Page Down으로 장면을 차례로 넘깁니다.</translation>
    </message>
    <message>
        <source>Lecture: %1</source>
        <translation>강의: %1</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>보이기: %1</translation>
    </message>
    <message>
        <source>Nothing is hidden</source>
        <translation>숨긴 것이 없음</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 보이기</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoteBook</name>
    <message>
        <source>Pin a note</source>
        <translation>메모 붙이기</translation>
    </message>
    <message>
        <source>Edit a note</source>
        <translation>메모 고치기</translation>
    </message>
    <message>
        <source>Remove a note</source>
        <translation>메모 지우기</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoteEditor</name>
    <message>
        <source>What is to be seen here?</source>
        <translation>여기서 무엇이 보입니까?</translation>
    </message>
    <message>
        <source>Text of the note</source>
        <translation>메모 내용</translation>
    </message>
    <message>
        <source>Return pins the note, Shift+Return starts a line, Escape gives up</source>
        <translation>Enter로 붙이고, Shift+Enter로 줄을 바꾸고, Esc로 그만둡니다</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>붙이기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoteList</name>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Go to its step</source>
        <translation>그 단계로 가기</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>고치기</translation>
    </message>
    <message>
        <source>Copy all as Markdown</source>
        <translation>모두 마크다운으로 복사</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoteModel</name>
    <message>
        <source>step %1</source>
        <translation>단계 %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::NotePanel</name>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Pin a note to this step and picture (Ctrl+D)</source>
        <translation>이 단계와 그림에 메모 붙이기 (Ctrl+D)</translation>
    </message>
    <message>
        <source>Pin a note</source>
        <translation>메모 붙이기</translation>
    </message>
    <message>
        <source>None yet: “+” pins a thought to the step and picture you look at.</source>
        <translation>아직 없습니다. “+”는 보고 있는 단계와 그림에 생각을 붙입니다.</translation>
    </message>
    <message>
        <source>cues</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Shows the cues of a lecture here</source>
        <translation>여기에 강의의 장면을 보여 줍니다</translation>
    </message>
    <message>
        <source>Show the cues</source>
        <translation>장면 보기</translation>
    </message>
</context>
<context>
    <name>icl::ui::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>icl::ui::NumberBox</name>
    <message>
        <source>as it is</source>
        <translation>그대로</translation>
    </message>
</context>
<context>
    <name>icl::ui::PlaneView</name>
    <message>
        <source>arrows</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>Directions of the gradient flow</source>
        <translation>경사 흐름의 방향</translation>
    </message>
    <message>
        <source>whole plane</source>
        <translation>전체 평면</translation>
    </message>
    <message>
        <source>Back to the range around the minimum (Home)</source>
        <translation>최소점 주변의 범위로 돌아가기 (Home)</translation>
    </message>
    <message>
        <source>The heights of the loss are being computed.</source>
        <translation>손실의 높이를 계산하고 있습니다.</translation>
    </message>
    <message>
        <source>The loss is the same everywhere: without a skip the stack stays at zero whatever its weights are.</source>
        <translation>손실이 어디서나 같습니다: 건너뛰기가 없으면 가중치가 무엇이든 스택은 0에 머뭅니다.</translation>
    </message>
    <message>
        <source>Click, or move the crosshair with the arrow keys and press Enter, to start from there. Wheel and + − zoom, drag moves, Home shows the whole plane.</source>
        <translation>클릭하거나 화살표 키로 십자를 움직여 Enter를 누르면 그곳에서 시작합니다. 휠과 + − 는 확대와 축소, 끌기는 이동, Home은 전체 평면입니다.</translation>
    </message>
    <message>
        <source>excess</source>
        <translation>초과 위험</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>최솟값</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>한 층</translation>
    </message>
    <message>
        <source>barrier</source>
        <translation>장벽</translation>
    </message>
    <message>
        <source>Parameter plane</source>
        <translation>매개변수 평면</translation>
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
        <translation>(α, β) = %1, 최솟값에서 멀리 있음</translation>
    </message>
    <message>
        <source>(α, β) = %1</source>
        <translation>(α, β) = %1</translation>
    </message>
    <message>
        <source>Excess here %1</source>
        <translation>여기의 초과 위험 %1</translation>
    </message>
    <message>
        <source>, at the minimum %1</source>
        <translation>, 최소점에서 %1</translation>
    </message>
    <message>
        <source>Barrier at β = %1.</source>
        <translation>장벽은 β = %1.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
</context>
<context>
    <name>icl::ui::PlateView</name>
    <message>
        <source>Matrix</source>
        <translation>행렬</translation>
    </message>
    <message>
        <source>Which matrix is shown</source>
        <translation>보여 줄 행렬</translation>
    </message>
    <message>
        <source>fixed colours</source>
        <translation>색 고정</translation>
    </message>
    <message>
        <source>Keep the colour range as it is, to compare frames and runs</source>
        <translation>장면과 실행을 견줄 수 있도록 색 범위를 그대로 둡니다</translation>
    </message>
    <message>
        <source>new prompt</source>
        <translation>새 프롬프트</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>다른 예시 프롬프트를 뽑습니다. 실행에는 영향이 없습니다</translation>
    </message>
    <message>
        <source>The matrix appears with the first step of a run: press Run.</source>
        <translation>실행의 첫 단계와 함께 행렬이 나타납니다. ‘실행’을 누르십시오.</translation>
    </message>
    <message>
        <source>After layer %1: within %2 of the identity</source>
        <translation>층 %1 뒤: 단위행렬에서 %2 이내</translation>
    </message>
    <message>
        <source>Attention after layer %1: strongest %2 → %3, %4</source>
        <translation>층 %1 뒤의 어텐션: 가장 강한 곳 %2 → %3, %4</translation>
    </message>
    <message>
        <source>Example prompt %1: %2 tokens of %3 numbers</source>
        <translation>예시 프롬프트 %1: 수 %3개짜리 토큰 %2개</translation>
    </message>
    <message>
        <source>%1 after layer %2: largest %3</source>
        <translation>층 %2 뒤의 %1: 최댓값 %3</translation>
    </message>
    <message>
        <source>%1: largest %2</source>
        <translation>%1: 최댓값 %2</translation>
    </message>
    <message>
        <source> · %1 non-finite</source>
        <translation> · 유한하지 않음 %1</translation>
    </message>
    <message>
        <source>No matrix is drawn yet.</source>
        <translation>아직 그린 행렬이 없습니다.</translation>
    </message>
    <message>
        <source>%1 rows, %2 columns, colours from %3 to %4.</source>
        <translation>행 %1개, 열 %2개, 색 범위 %3 – %4.</translation>
    </message>
    <message>
        <source>Part of the matrix</source>
        <translation>행렬의 부분</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>without its scalar</source>
        <translation>스칼라 제외</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>회전</translation>
    </message>
    <message>
        <source>block means</source>
        <translation>블록 평균</translation>
    </message>
    <message>
        <source>%1: closest scalar %2, off by %3 %, turning %4 %</source>
        <translation>%1: 가장 가까운 스칼라 %2, 벗어남 %3 %, 회전 %4 %</translation>
    </message>
    <message>
        <source>The whole matrix, what is left without its closest multiple of the identity, the part that turns, (W − Wᵀ)/2, or the means of its blocks</source>
        <translation>행렬 전체, 가장 가까운 단위행렬의 배수를 뺀 나머지, 회전하는 부분 (W − Wᵀ)/2, 또는 블록의 평균</translation>
    </message>
    <message>
        <source>%1 of a key&apos;s square lies on the node that the path has reached</source>
        <translation>키 제곱의 %1이(가) 경로가 도달한 노드에 있습니다</translation>
    </message>
</context>
<context>
    <name>icl::ui::PointCloud</name>
    <message>
        <source>Points in a plane</source>
        <translation>평면의 점</translation>
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
        <translation>새 프롬프트</translation>
    </message>
    <message>
        <source>Draw another example prompt; the run is not touched</source>
        <translation>다른 예시 프롬프트를 뽑습니다. 실행에는 영향이 없습니다</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>층</translation>
    </message>
    <message>
        <source>response</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>The prediction appears with the first step of a run: press Run.</source>
        <translation>실행의 첫 단계와 함께 예측이 나타납니다. ‘실행’을 누르십시오.</translation>
    </message>
    <message>
        <source>Prediction for the example&apos;s query</source>
        <translation>예시의 질의에 대한 예측</translation>
    </message>
    <message>
        <source>Prediction after each layer</source>
        <translation>층마다의 예측</translation>
    </message>
    <message numerus="yes">
        <source>After %n layer(s) the prediction is %1; Bayes %2, truth %3</source>
        <translation>
            <numerusform>%n층 뒤의 예측 %1; 베이즈 %2, 참값 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n layer(s) the prediction is %1</source>
        <translation>
            <numerusform>%n층 뒤의 예측 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>icl::ui::Presentation</name>
    <message>
        <source>This was the last cue: Esc ends the lecture.</source>
        <translation>마지막 장면이었습니다. Esc로 강의를 끝냅니다.</translation>
    </message>
    <message>
        <source>There are no cues to present: add one, or choose a ready lecture.</source>
        <translation>발표할 장면이 없습니다. 하나 추가하거나 준비된 강의를 고르십시오.</translation>
    </message>
    <message>
        <source>going there…</source>
        <translation>가는 중…</translation>
    </message>
    <message>
        <source>runs to step %1</source>
        <translation>단계 %1까지 달림</translation>
    </message>
    <message>
        <source>runs to its stop</source>
        <translation>멈출 곳까지 달림</translation>
    </message>
    <message>
        <source>Page Down: at once</source>
        <translation>Page Down: 곧바로</translation>
    </message>
    <message>
        <source>covered: ask for a guess; Page Down reveals</source>
        <translation>가려짐: 예측을 청하십시오. Page Down이 공개합니다</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>단계 %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::PresetGallery</name>
    <message>
        <source>Preset gallery</source>
        <translation>프리셋 갤러리</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>프리셋</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>Type to find</source>
        <translation>입력하여 찾기</translation>
    </message>
    <message>
        <source>Find a preset</source>
        <translation>프리셋 찾기</translation>
    </message>
</context>
<context>
    <name>icl::ui::ProbeView</name>
    <message>
        <source>%1, step %2</source>
        <translation>%1, 단계 %2</translation>
    </message>
    <message>
        <source>Probe</source>
        <translation>탐침</translation>
    </message>
    <message>
        <source>The question that is asked of the run</source>
        <translation>실행에 던지는 질문</translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>인자</translation>
    </message>
    <message>
        <source>Show what can be told with the question</source>
        <translation>질문과 함께 정할 수 있는 것 보기</translation>
    </message>
    <message>
        <source>ask</source>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Ask the present state of the run</source>
        <translation>실행의 현재 상태에 묻기</translation>
    </message>
    <message>
        <source>live</source>
        <translation>실시간</translation>
    </message>
    <message>
        <source>Ask again and again while the run moves</source>
        <translation>실행이 움직이는 동안 계속 묻기</translation>
    </message>
    <message>
        <source>pin</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>Keep this answer beside the next ones</source>
        <translation>이 답을 다음 답 옆에 남기기</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the question as a command</source>
        <translation>질문을 명령으로 복사</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>복사함: %1</translation>
    </message>
    <message>
        <source>This experiment has no probes.</source>
        <translation>이 실험에는 탐침이 없습니다.</translation>
    </message>
    <message>
        <source>The answer is on its way.</source>
        <translation>답이 오는 중입니다.</translation>
    </message>
    <message>
        <source>Probe: %1</source>
        <translation>탐침: %1</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>아직 답이 없음</translation>
    </message>
</context>
<context>
    <name>icl::ui::RunList</name>
    <message>
        <source>Runs</source>
        <translation>실행 목록</translation>
    </message>
    <message>
        <source>Look at this run</source>
        <translation>이 실행 보기</translation>
    </message>
    <message>
        <source>Show only this run</source>
        <translation>이 실행만 보이기</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>명령으로 복사</translation>
    </message>
    <message>
        <source>Export rows…</source>
        <translation>줄 내보내기…</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>목록에서 빼기</translation>
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
        <translation>보임</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>숨김</translation>
    </message>
    <message>
        <source>A ghost: kept, no longer training</source>
        <translation>흔적: 보관되며 더는 훈련하지 않음</translation>
    </message>
</context>
<context>
    <name>icl::ui::RunPanel</name>
    <message>
        <source>Runs</source>
        <translation>실행 목록</translation>
    </message>
    <message>
        <source>Lineage</source>
        <translation>계보</translation>
    </message>
</context>
<context>
    <name>icl::ui::SeedDesk</name>
    <message>
        <source>No run is open.</source>
        <translation>열린 실행이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is a fork: its past is that of one seed. Look at the run it left, or at one that begins at step 0.</source>
        <translation>“%1”은(는) 갈래이며 그 과거는 한 시드의 것입니다. 갈라져 나온 실행이나 단계 0에서 시작하는 실행을 보십시오.</translation>
    </message>
    <message>
        <source>median, %1 % interval of order statistics, n = %2</source>
        <translation>중앙값, 순서통계량의 %1 % 구간, n = %2</translation>
    </message>
    <message>
        <source>no run has ended yet</source>
        <translation>아직 끝난 실행이 없습니다</translation>
    </message>
    <message>
        <source>%1, n = 1</source>
        <translation>%1, n = 1</translation>
    </message>
    <message>
        <source>%1 with every seed, n = %2</source>
        <translation>모든 시드에서 %1, n = %2</translation>
    </message>
    <message>
        <source>%1 [%2 … %3], %4 %, n = %5</source>
        <translation>%1 [%2 … %3], %4 %, n = %5</translation>
    </message>
    <message>
        <source>At least two pairs are needed.</source>
        <translation>쌍이 적어도 둘 필요합니다.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are equal with every one of %3 seeds.</source>
        <translation>“%1”과(와) “%2”은(는) 시드 %3개 모두에서 같습니다.</translation>
    </message>
    <message>
        <source>sign test p = %1</source>
        <translation>부호 검정 p = %1</translation>
    </message>
    <message>
        <source>Too few pairs for a verdict: with n = %1 the widest interval has a level of %2 %.</source>
        <translation>판정하기에는 쌍이 너무 적습니다: n = %1에서 가장 넓은 구간의 수준은 %2 %입니다.</translation>
    </message>
    <message>
        <source>%1 % interval, n = %2 pairs, %3</source>
        <translation>%1 % 구간, 쌍의 수 n = %2, %3</translation>
    </message>
    <message>
        <source>“%1” is above “%2” (%3).</source>
        <translation>“%1”이(가) “%2”보다 큽니다(%3).</translation>
    </message>
    <message>
        <source>“%1” is below “%2” (%3).</source>
        <translation>“%1”이(가) “%2”보다 작습니다(%3).</translation>
    </message>
    <message>
        <source>No difference is shown: the interval holds 0 (%1).</source>
        <translation>차이가 드러나지 않습니다: 구간에 0이 들어 있습니다(%1).</translation>
    </message>
</context>
<context>
    <name>icl::ui::SeedModel</name>
    <message>
        <source>from the store</source>
        <translation>저장소에서</translation>
    </message>
    <message>
        <source>done</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>기다림</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>state</source>
        <translation>상태</translation>
    </message>
</context>
<context>
    <name>icl::ui::SeedRow</name>
    <message>
        <source>Seeds…</source>
        <translation>시드…</translation>
    </message>
    <message>
        <source>Repeats the run, and its twin, with further seeds in the background: median, interval, paired differences</source>
        <translation>실행과 그 쌍둥이를 다른 시드로 백그라운드에서 되풀이합니다: 중앙값, 구간, 짝지은 차이</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>비교…</translation>
    </message>
    <message>
        <source>Open and stored runs in a table and in one chart, by what differs</source>
        <translation>열린 실행과 저장된 실행을 서로 다른 것에 따라 표와 한 차트에</translation>
    </message>
    <message>
        <source>difference: %1</source>
        <translation>차이: %1</translation>
    </message>
    <message>
        <source>median: %1</source>
        <translation>중앙값: %1</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>실행 %2개 가운데 %1개</translation>
    </message>
</context>
<context>
    <name>icl::ui::SeedWindow</name>
    <message>
        <source>Paired seeds</source>
        <translation>짝지은 시드</translation>
    </message>
    <message>
        <source>Values by seed</source>
        <translation>시드별 값</translation>
    </message>
    <message>
        <source>Curves appear here as runs end: press Start.</source>
        <translation>실행이 끝날 때마다 곡선이 여기에 나타납니다: 시작을 누르십시오.</translation>
    </message>
    <message>
        <source>See&amp;ds</source>
        <translation>시드(&amp;D)</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>시드의 수</translation>
    </message>
    <message>
        <source>From the seed of the run on; 6 are the fewest for a level of 95 %</source>
        <translation>실행의 시드부터 차례로. 수준 95 %에는 적어도 6개가 필요합니다</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>Runs what is missing in the background; finished runs are in the store</source>
        <translation>빠진 것을 백그라운드에서 실행합니다. 끝난 실행은 저장소에 있습니다</translation>
    </message>
    <message>
        <source>Share that is done</source>
        <translation>끝난 비율</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>척도(&amp;M)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>척도</translation>
    </message>
    <message>
        <source>What is compared, at the end of the runs and over their steps</source>
        <translation>실행의 끝에서, 그리고 단계에 따라 비교하는 것</translation>
    </message>
    <message>
        <source>&amp;Band in the charts</source>
        <translation>차트에 띠(&amp;B)</translation>
    </message>
    <message>
        <source>Median and interval over the steps, in the curves of the main window</source>
        <translation>단계에 따른 중앙값과 구간을 주 창의 곡선에</translation>
    </message>
    <message>
        <source>Save &amp;table…</source>
        <translation>표 저장(&amp;T)…</translation>
    </message>
    <message>
        <source>Values by seed as CSV</source>
        <translation>시드별 값을 CSV로</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>What the numbers mean (F1)</source>
        <translation>숫자의 뜻 (F1)</translation>
    </message>
    <message>
        <source>A “%1” and B “%2”, both with each seed</source>
        <translation>A “%1”, B “%2”, 둘 다 시드마다</translation>
    </message>
    <message>
        <source>“%1” with further seeds</source>
        <translation>“%1”을(를) 다른 시드로</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>멈추는 중…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>정지(&amp;S)</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>실행 %2개 가운데 %1개</translation>
    </message>
    <message>
        <source>Median and interval appear as the runs end.</source>
        <translation>실행이 끝나는 대로 중앙값과 구간이 나타납니다.</translation>
    </message>
    <message>
        <source>%1 at the end. A: %2. B: %3. Median of B − A: %4. B is below A with %5 seeds, above with %6.</source>
        <translation>끝에서의 %1. A: %2. B: %3. B − A의 중앙값: %4. B는 시드 %5개에서 A보다 작고 %6개에서 큽니다.</translation>
    </message>
    <message>
        <source>%1 at the end: median %2</source>
        <translation>끝에서의 %1: 중앙값 %2</translation>
    </message>
    <message>
        <source>The seed does not change this measure: nothing random acts on it.</source>
        <translation>시드는 이 척도를 바꾸지 않습니다: 무작위인 것이 작용하지 않습니다.</translation>
    </message>
    <message>
        <source>The interval lies between two of the sorted values; its level needs no assumption about their law.</source>
        <translation>구간은 정렬한 값 가운데 둘 사이에 있습니다. 그 수준에는 값의 분포에 대한 가정이 필요 없습니다.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>표 저장</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv)</source>
        <translation>쉼표로 구분된 값 (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1에 썼습니다.</translation>
    </message>
    <message>
        <source>B − A, %1</source>
        <translation>B − A, %1</translation>
    </message>
    <message>
        <source>step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Paired differences over steps</source>
        <translation>단계에 따른 짝지은 차이</translation>
    </message>
    <message>
        <source>Curves by seed</source>
        <translation>시드별 곡선</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>차이 없음</translation>
    </message>
</context>
<context>
    <name>icl::ui::SessionController</name>
    <message>
        <source>The preset “%1” needs the experiment “%2”, which this build does not have.</source>
        <translation>프리셋 “%1”에는 이 빌드에 없는 실험 “%2”이(가) 필요합니다.</translation>
    </message>
    <message>
        <source>There is no experiment “%1” in this build.</source>
        <translation>이 빌드에는 실험 “%1”이(가) 없습니다.</translation>
    </message>
    <message>
        <source>Choose pictures</source>
        <translation>그림 고르기</translation>
    </message>
    <message numerus="yes">
        <source>the run also has %n change(s) made while it ran, kept in %1</source>
        <translation>
            <numerusform>이 실행에는 도중에 바꾼 것 %n개도 있으며, %1에 보관되어 있습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at “%1”</source>
        <translation>“%1” 보기</translation>
    </message>
    <message>
        <source>This is the run that is going on: restart it or open another one instead.</source>
        <translation>지금 진행 중인 실행입니다. 대신 다시 시작하거나 다른 실행을 여십시오.</translation>
    </message>
    <message>
        <source>Remove “%1”</source>
        <translation>“%1” 빼기</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Seed = %1</source>
        <translation>시드 = %1</translation>
    </message>
    <message>
        <source>“%1” has ended its life on the screen: restart it first, then fork.</source>
        <translation>“%1”은(는) 화면에서 끝난 실행입니다. 먼저 다시 시작한 뒤 갈래를 내십시오.</translation>
    </message>
    <message>
        <source>fork at %1</source>
        <translation>%1에서 갈래</translation>
    </message>
    <message>
        <source>%1 from step %2</source>
        <translation>%1, 단계 %2부터</translation>
    </message>
    <message>
        <source>“%1” is a run of “%2”, an experiment that this build does not have.</source>
        <translation>“%1”은(는) 이 빌드에 없는 실험 “%2”의 실행입니다.</translation>
    </message>
    <message>
        <source>“%1” is no longer training: restart it first.</source>
        <translation>“%1”은(는) 더 이상 훈련하지 않습니다. 먼저 다시 시작하십시오.</translation>
    </message>
    <message>
        <source>It begins from another run, which is trained first: “%1”, step %2 of %3.</source>
        <translation>다른 실행에서 시작하므로 그것을 먼저 훈련합니다. “%1”, 단계 %2/%3.</translation>
    </message>
    <message>
        <source>diverged</source>
        <translation>발산함</translation>
    </message>
    <message>
        <source>You see step %1, the last one with finite numbers.</source>
        <translation>보고 있는 것은 단계 %1이며, 수치가 유한한 마지막 단계입니다.</translation>
    </message>
    <message>
        <source>The run goes on without the condition “%1”.</source>
        <translation>실행이 조건 “%1” 없이 이어집니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::SpeakerPanel</name>
    <message>
        <source>Time since the lecture began, and how long it is planned to take</source>
        <translation>강의를 시작한 뒤의 시간과 예정된 길이</translation>
    </message>
    <message>
        <source>The end of the cue before (Page Up)</source>
        <translation>앞 장면의 끝(Page Up)</translation>
    </message>
    <message>
        <source>Previous cue</source>
        <translation>이전 장면</translation>
    </message>
    <message>
        <source>Go on: to the stop, reveal, next cue (Page Down)</source>
        <translation>나아가기: 멈출 곳까지, 공개, 다음 장면(Page Down)</translation>
    </message>
    <message>
        <source>Next cue</source>
        <translation>다음 장면</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Darkens the audience&apos;s window (B or full stop)</source>
        <translation>청중 창을 어둡게 합니다(B 또는 마침표)</translation>
    </message>
    <message>
        <source>freeze</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Keeps the audience&apos;s picture while you try something (S)</source>
        <translation>무언가 시험하는 동안 청중의 그림을 멈춰 둡니다(S)</translation>
    </message>
    <message>
        <source>end</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Ends the lecture; the window is as it was (Esc)</source>
        <translation>강의를 끝냅니다. 창은 전과 같아집니다(Esc)</translation>
    </message>
    <message>
        <source>Speaker note</source>
        <translation>강연자 메모</translation>
    </message>
    <message>
        <source>What to say here; the audience does not see it</source>
        <translation>여기서 할 말. 청중에게는 보이지 않습니다</translation>
    </message>
    <message>
        <source>Cue %1 of %2</source>
        <translation>장면 %1/%2</translation>
    </message>
    <message>
        <source>This is the last cue.</source>
        <translation>마지막 장면입니다.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>다음: %1</translation>
    </message>
</context>
<context>
    <name>icl::ui::StaticChart</name>
    <message>
        <source>Chart</source>
        <translation>차트</translation>
    </message>
</context>
<context>
    <name>icl::ui::StatusLine</name>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message numerus="yes">
        <source>training %n run(s)</source>
        <translation>
            <numerusform>실행 %n개 훈련 중</numerusform>
        </translation>
    </message>
    <message>
        <source>going to the step</source>
        <translation>그 단계로 가는 중</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>%1 steps/s</source>
        <translation>초당 %1단계</translation>
    </message>
    <message>
        <source>frame %1 ms</source>
        <translation>프레임 %1 ms</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>%1 저장됨</translation>
    </message>
</context>
<context>
    <name>icl::ui::StoryPanel</name>
    <message>
        <source>The story</source>
        <translation>이야기</translation>
    </message>
    <message>
        <source>read</source>
        <translation>읽기</translation>
    </message>
    <message>
        <source>The whole story in a window of its own</source>
        <translation>이야기 전체를 별도의 창에서</translation>
    </message>
</context>
<context>
    <name>icl::ui::SweepChoices</name>
    <message>
        <source>&amp;Value</source>
        <translation>값(&amp;V)</translation>
    </message>
    <message>
        <source>What the colours show</source>
        <translation>색이 보여 주는 것</translation>
    </message>
    <message>
        <source>&amp;Over seeds</source>
        <translation>시드에 대해(&amp;O)</translation>
    </message>
    <message>
        <source>The mean over all seeds, how sure it is, or one seed alone</source>
        <translation>모든 시드의 평균, 그 확실한 정도, 또는 시드 하나</translation>
    </message>
    <message>
        <source>Ac&amp;ross</source>
        <translation>가로(&amp;R)</translation>
    </message>
    <message>
        <source>The axis from left to right</source>
        <translation>왼쪽에서 오른쪽으로 가는 축</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>세로(&amp;D)</translation>
    </message>
    <message>
        <source>The axis from top to bottom; the same one: a single row</source>
        <translation>위에서 아래로 가는 축. 같은 축이면 한 줄</translation>
    </message>
    <message>
        <source>&amp;Contour at</source>
        <translation>등고선(&amp;C)</translation>
    </message>
    <message>
        <source>A line where the value crosses this level</source>
        <translation>값이 이 수준을 지나는 곳의 선</translation>
    </message>
    <message>
        <source>Level of the contour</source>
        <translation>등고선의 수준</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>half width of the 95 % interval</source>
        <translation>95 % 구간의 반너비</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>Which of its values the picture is for</source>
        <translation>그림에 쓸 이 축의 값</translation>
    </message>
</context>
<context>
    <name>icl::ui::SweepForm</name>
    <message>
        <source>Values of axis %1</source>
        <translation>축 %1의 값</translation>
    </message>
    <message>
        <source>as the experiment says</source>
        <translation>실험에 정해진 대로</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Setting of axis %1</source>
        <translation>축 %1의 설정</translation>
    </message>
    <message>
        <source>The setting that this axis varies; the others stay as they are</source>
        <translation>이 축이 바꾸는 설정. 나머지는 그대로입니다</translation>
    </message>
    <message>
        <source>2; 4; 8 or %1</source>
        <translation>2; 4; 8 또는 %1</translation>
    </message>
    <message>
        <source>2, 4, 8 or %1</source>
        <translation>2, 4, 8 또는 %1</translation>
    </message>
    <message>
        <source>A list, or a range with the number of values, like %1; log: in equal ratios</source>
        <translation>목록, 또는 %1처럼 값의 개수를 붙인 범위. log는 같은 비율로</translation>
    </message>
    <message>
        <source>Axis &amp;%1</source>
        <translation>축 &amp;%1</translation>
    </message>
    <message>
        <source>How many: each cell runs once a seed, the same seeds in every cell</source>
        <translation>시드의 수. 칸마다 시드별로 한 번 실행하며 모든 칸의 시드가 같습니다</translation>
    </message>
    <message>
        <source>The most steps of a job; a stop condition of its own ends it sooner</source>
        <translation>작업 하나의 최대 단계 수. 실험 자체의 정지 조건이 있으면 더 일찍 끝납니다</translation>
    </message>
    <message>
        <source>Number of s&amp;eeds</source>
        <translation>시드의 수(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;teps of a job</source>
        <translation>작업의 단계 수(&amp;T)</translation>
    </message>
</context>
<context>
    <name>icl::ui::SweepWindow</name>
    <message>
        <source>Sweeps</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Of the open experiment</source>
        <translation>열린 실험의 스윕</translation>
    </message>
    <message>
        <source>Choose axes at the left and start.</source>
        <translation>왼쪽에서 축을 고르고 시작하십시오.</translation>
    </message>
    <message>
        <source>%1 · a double click opens the run</source>
        <translation>%1 · 두 번 클릭하면 실행이 열립니다</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) in %1 cells</source>
        <translation>
            <numerusform>칸 %1개에 작업 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>%1 of %2 jobs are stored</source>
        <translation>작업 %2개 가운데 %1개 저장됨</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>What the parts of this window are (F1)</source>
        <translation>이 창의 각 부분이 무엇인지(F1)</translation>
    </message>
    <message>
        <source>One of your own, or one of those that come with the program</source>
        <translation>직접 만드는 스윕, 또는 프로그램에 들어 있는 스윕</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>Runs what is missing; finished jobs stay when it is stopped</source>
        <translation>없는 것을 실행합니다. 멈추어도 끝난 작업은 남습니다</translation>
    </message>
    <message>
        <source>Save &amp;file…</source>
        <translation>파일로 저장(&amp;F)…</translation>
    </message>
    <message>
        <source>The sweep as a file for “icl sweep”, here or on a cluster</source>
        <translation>여기나 클러스터에서 “icl sweep”에 쓸 스윕 파일</translation>
    </message>
    <message>
        <source>Jobs that are stored</source>
        <translation>저장된 작업</translation>
    </message>
    <message>
        <source>Phase diagram</source>
        <translation>상도표</translation>
    </message>
    <message>
        <source>A double click or Return opens the run of a cell</source>
        <translation>두 번 클릭이나 Return으로 칸의 실행을 엽니다</translation>
    </message>
    <message>
        <source>sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Stop the sweep that runs before you open another one.</source>
        <translation>다른 스윕을 열기 전에 실행 중인 스윕을 멈추십시오.</translation>
    </message>
    <message>
        <source>Save the sweep</source>
        <translation>스윕 저장</translation>
    </message>
    <message>
        <source>Sweeps (%1)</source>
        <translation>스윕 (%1)</translation>
    </message>
    <message>
        <source>Saved. On a cluster: %1</source>
        <translation>저장했습니다. 클러스터에서는: %1</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>멈추는 중…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>정지(&amp;S)</translation>
    </message>
</context>
<context>
    <name>icl::ui::TableDialog</name>
    <message>
        <source>Values of the picture</source>
        <translation>그림의 값</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV로 복사</translation>
    </message>
</context>
<context>
    <name>icl::ui::TimeBar</name>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Drag to look at any step; End goes back to the newest</source>
        <translation>끌면 어느 단계든 볼 수 있고, End는 최신 단계로 돌아갑니다</translation>
    </message>
    <message>
        <source>Step %1: %2 = %3</source>
        <translation>단계 %1: %2 = %3</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>단계 %1: %2</translation>
    </message>
</context>
<context>
    <name>icl::ui::TimeRow</name>
    <message>
        <source>follow</source>
        <translation>따라가기</translation>
    </message>
    <message>
        <source>Stay at the newest step</source>
        <translation>가장 새로운 단계에 머뭅니다</translation>
    </message>
    <message>
        <source>Follow the newest step</source>
        <translation>가장 새로운 단계를 따라가기</translation>
    </message>
</context>
<context>
    <name>icl::ui::TrajectoryPlot</name>
    <message>
        <source>Parameter plane</source>
        <translation>매개변수 평면</translation>
    </message>
</context>
<context>
    <name>icl::ui::TransportBar</name>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Steps per second</source>
        <translation>초당 단계</translation>
    </message>
    <message>
        <source>How fast the run goes: from one step a second to as fast as it can</source>
        <translation>실행의 빠르기: 초당 한 단계부터 최대한 빠르게까지</translation>
    </message>
    <message>
        <source>Draws per second</source>
        <translation>초당 그리기</translation>
    </message>
    <message>
        <source>How often the pictures are drawn; training does not wait for them</source>
        <translation>그림을 얼마나 자주 그릴지. 훈련은 그리기를 기다리지 않습니다</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>단계/초</translation>
    </message>
    <message>
        <source>draws/s</source>
        <translation>그리기/초</translation>
    </message>
    <message>
        <source>stop at</source>
        <translation>멈출 때</translation>
    </message>
    <message>
        <source>Stop condition</source>
        <translation>정지 조건</translation>
    </message>
    <message>
        <source>For instance: excess &lt; 1e-6, loss &lt; bayes_risk * 1.01, time &gt; 500, step 4000; two parts with “or”. A run that turns non-finite always stops.</source>
        <translation>예: excess &lt; 1e-6, loss &lt; bayes_risk * 1.01, time &gt; 500, step 4000; 두 조건은 “or”로 잇습니다. 유한하지 않게 된 실행은 언제나 멈춥니다.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/초</translation>
    </message>
</context>
<context>
    <name>icl::ui::TreePlot</name>
    <message>
        <source>Tree of questions</source>
        <translation>질문의 나무</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>잎 %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>노드 %1</translation>
    </message>
    <message>
        <source>: squared key %1</source>
        <translation>: 키의 제곱 %1</translation>
    </message>
    <message>
        <source>: belief %1</source>
        <translation>: 사후확률 %1</translation>
    </message>
    <message>
        <source>, on the path with %1</source>
        <translation>, 경로에 있을 확률 %1</translation>
    </message>
    <message>
        <source>, the true one</source>
        <translation>, 참 잎</translation>
    </message>
</context>
<context>
    <name>icl::ui::TreeView</name>
    <message>
        <source>Colour: how much of the layer&apos;s key points at the node. Width of an edge: belief that the path goes there. ★ true leaf; numbers: which layer asked. Click a leaf to start there; [ and ] step through the layers.</source>
        <translation>색: 층의 키가 그 노드를 가리키는 정도. 가지의 굵기: 경로가 그리로 갈 사후확률. ★ 참 잎; 숫자: 물은 층. 잎을 클릭하면 그 잎에서 시작합니다. [ 와 ] 키로 층을 하나씩 넘깁니다.</translation>
    </message>
    <message>
        <source>The tree, question by question</source>
        <translation>질문마다 보는 나무</translation>
    </message>
    <message>
        <source>play layers</source>
        <translation>층 재생</translation>
    </message>
    <message>
        <source>Shows the inference layer by layer, again and again</source>
        <translation>추론을 층마다 차례로, 되풀이해서 보여 줍니다</translation>
    </message>
    <message>
        <source>True leaf</source>
        <translation>참 잎</translation>
    </message>
    <message>
        <source>The leaf that the context was made from</source>
        <translation>문맥을 만들어 낸 잎</translation>
    </message>
    <message>
        <source>new tokens</source>
        <translation>새 토큰</translation>
    </message>
    <message>
        <source>Draws the tokens of the context anew; the run is not touched</source>
        <translation>문맥의 토큰을 새로 뽑습니다. 실행에는 영향이 없습니다</translation>
    </message>
    <message>
        <source>own branches</source>
        <translation>직접 정한 가지</translation>
    </message>
    <message>
        <source>A tree with branch weights of your own: the run starts again with the prior of weighted branches</source>
        <translation>가지의 비중을 직접 정하는 나무: 가지에 비중이 있는 사전분포로 실행을 다시 시작합니다</translation>
    </message>
    <message>
        <source>Probability of turning right</source>
        <translation>오른쪽으로 갈 확률</translation>
    </message>
    <message>
        <source>Probability of + at this node; click another node to weigh its branch</source>
        <translation>이 노드에서 +일 확률; 다른 노드를 클릭하면 그 가지의 비중을 정합니다</translation>
    </message>
    <message>
        <source>The tree appears with the first answer of the net.</source>
        <translation>신경망의 첫 답과 함께 나무가 나타납니다.</translation>
    </message>
    <message>
        <source>any leaf</source>
        <translation>아무 잎</translation>
    </message>
    <message>
        <source>The coordinates of this task are no tree: see the keys and the risk against budget.</source>
        <translation>이 과제의 좌표는 나무가 아닙니다. ‘키’와 ‘예산에 따른 위험’을 보십시오.</translation>
    </message>
    <message>
        <source>No question yet</source>
        <translation>아직 질문 없음</translation>
    </message>
    <message>
        <source>Tree of questions</source>
        <translation>질문의 나무</translation>
    </message>
    <message>
        <source>+ at %1</source>
        <translation>%1에서 +</translation>
    </message>
    <message>
        <source>No inference is drawn yet.</source>
        <translation>아직 그린 추론이 없습니다.</translation>
    </message>
    <message>
        <source>layer %1 asks %2</source>
        <translation>층 %1의 질문 %2</translation>
    </message>
    <message>
        <source>%1; squared error of the estimate %2.</source>
        <translation>%1; 추정의 제곱 오차 %2.</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>층</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>on the path</source>
        <translation>경로에 있음</translation>
    </message>
    <message>
        <source>bits open</source>
        <translation>모르는 비트</translation>
    </message>
    <message>
        <source>key² %1</source>
        <translation>키² %1</translation>
    </message>
    <message>
        <source>Layer %1 asks most of %2, whatever the answers were</source>
        <translation>%1층은 답이 무엇이었든 주로 %2을(를) 묻습니다</translation>
    </message>
    <message>
        <source>%1 bits open before the first question</source>
        <translation>첫 질문 전에 모르는 것 %1비트</translation>
    </message>
    <message>
        <source>%1 bits open after layer %2 asked %3</source>
        <translation>%2층이 %3을(를) 물은 뒤 모르는 것 %1비트</translation>
    </message>
    <message>
        <source>Leaf %1 with %2 % after %3 answers, %4 bits open</source>
        <translation>답 %3개 뒤에 잎 %1이(가) %2 %, 모르는 것 %4비트</translation>
    </message>
    <message>
        <source>Not trained yet: the net asks anywhere. Press Run.</source>
        <translation>아직 훈련하지 않아 신경망이 아무 데나 묻습니다. 실행을 누르십시오.</translation>
    </message>
    <message>
        <source>Every context is asked the same: under a Gaussian no answer changes which question is best.</source>
        <translation>모든 문맥에 같은 것을 묻습니다. 가우스에서는 어떤 답도 최선의 질문을 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>One layer puts all its questions at once: no answer can choose the next.</source>
        <translation>한 층이 모든 질문을 한꺼번에 합니다. 어떤 답도 다음 질문을 고를 수 없습니다.</translation>
    </message>
    <message>
        <source>Each answer&apos;s sign says which child is asked next, and takes about one bit: half of the leaves.</source>
        <translation>답의 부호가 다음에 어느 자식을 물을지 알려 주며, 약 한 비트, 곧 잎의 절반을 덜어 냅니다.</translation>
    </message>
    <message>
        <source>A layer that asks off the path hears noise only, and later layers go on from there.</source>
        <translation>경로 밖을 묻는 층은 잡음만 들으며, 뒤의 층은 거기서 이어 갑니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::VectorsView</name>
    <message>
        <source>Plane</source>
        <translation>평면</translation>
    </message>
    <message>
        <source>The two axes that the workspaces are seen along</source>
        <translation>작업 공간을 보는 두 축</translation>
    </message>
    <message>
        <source>principal axes</source>
        <translation>주축</translation>
    </message>
    <message>
        <source>fixed axes</source>
        <translation>고정 축</translation>
    </message>
    <message>
        <source>Tokens of a context</source>
        <translation>문맥의 토큰 수</translation>
    </message>
    <message>
        <source>With more tokens the answers are less noisy and the clusters sharper</source>
        <translation>토큰이 많을수록 답의 잡음이 줄고 무리가 또렷해집니다</translation>
    </message>
    <message>
        <source>tokens as tested</source>
        <translation>테스트의 토큰 수</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>토큰 %1개</translation>
    </message>
    <message>
        <source>Each point is the workspace of one context. Hue: its first two turns; shape: the third. [ and ] step through the layers.</source>
        <translation>점 하나는 한 문맥의 작업 공간입니다. 색상: 처음 두 번의 방향; 모양: 셋째 방향. [ 와 ] 키로 층을 하나씩 넘깁니다.</translation>
    </message>
    <message>
        <source>Function vectors</source>
        <translation>함수 벡터</translation>
    </message>
    <message>
        <source>The workspaces appear with the first answer of the net.</source>
        <translation>신경망의 첫 답과 함께 작업 공간이 나타납니다.</translation>
    </message>
    <message>
        <source>φ₁ + 0.45 φ₃ + …</source>
        <translation>φ₁ + 0.45 φ₃ + …</translation>
    </message>
    <message>
        <source>φ₂ + 0.45 φ₄ + …</source>
        <translation>φ₂ + 0.45 φ₄ + …</translation>
    </message>
    <message>
        <source>leaf %1</source>
        <translation>잎 %1</translation>
    </message>
    <message>
        <source>context %1</source>
        <translation>문맥 %1</translation>
    </message>
    <message>
        <source>No function vectors are drawn yet.</source>
        <translation>아직 그린 함수 벡터가 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n context(s) drawn.</source>
        <translation>
            <numerusform>그린 문맥 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>context</source>
        <translation>문맥</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>층</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>잎</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>처음에 %1</translation>
    </message>
    <message>
        <source>then −</source>
        <translation>다음에 −</translation>
    </message>
    <message>
        <source>then +</source>
        <translation>다음에 +</translation>
    </message>
    <message>
        <source>principal axis 1</source>
        <translation>주축 1</translation>
    </message>
    <message>
        <source>principal axis 2</source>
        <translation>주축 2</translation>
    </message>
    <message>
        <source>What %1 answers have written; %2 % of the variance lies in this plane</source>
        <translation>답 %1개가 쓴 것. 분산의 %2 %가 이 평면에 있습니다</translation>
    </message>
    <message>
        <source>What %1 answers have written</source>
        <translation>답 %1개가 쓴 것</translation>
    </message>
    <message>
        <source>Not trained yet: press Run.</source>
        <translation>아직 훈련하지 않았습니다. 실행을 누르십시오.</translation>
    </message>
    <message>
        <source>One cloud: under a Gaussian the answers fall into no kinds.</source>
        <translation>구름 하나입니다. 가우스에서는 답이 종류로 나뉘지 않습니다.</translation>
    </message>
    <message>
        <source>All answers come at once: nothing is written before the only layer asks.</source>
        <translation>답이 한꺼번에 옵니다. 하나뿐인 층이 묻기 전에는 쓰인 것이 없습니다.</translation>
    </message>
    <message>
        <source>Contexts gather by the turns found so far, two groups for every layer above: that place is all that the next layer&apos;s router sees.</source>
        <translation>문맥은 지금까지 찾은 방향대로, 위의 층마다 두 무리로 모입니다. 다음 층의 라우터가 보는 것은 그 자리뿐입니다.</translation>
    </message>
</context>
<context>
    <name>icl::ui::ViewSlot</name>
    <message>
        <source>Show another picture here</source>
        <translation>여기에 다른 그림 보이기</translation>
    </message>
    <message>
        <source>Picture %1</source>
        <translation>그림 %1</translation>
    </message>
    <message>
        <source>Enlarge this picture, or show all again (double click)</source>
        <translation>이 그림을 크게 보거나 다시 모두 봅니다(두 번 클릭)</translation>
    </message>
    <message>
        <source>Enlarge picture %1</source>
        <translation>그림 %1 크게 보기</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>비워 두기</translation>
    </message>
</context>
<context>
    <name>icl::ui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Preset &amp;gallery…</source>
        <translation>프리셋 갤러리(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 문서(&amp;R)</translation>
    </message>
    <message>
        <source>No documents yet</source>
        <translation>아직 문서가 없음</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save &amp;figure…</source>
        <translation>그림 저장(&amp;F)…</translation>
    </message>
    <message>
        <source>The chosen picture as SVG, PDF or PNG</source>
        <translation>고른 그림을 SVG, PDF, PNG로</translation>
    </message>
    <message>
        <source>Export ro&amp;ws…</source>
        <translation>줄 내보내기(&amp;W)…</translation>
    </message>
    <message>
        <source>Every recorded step of the run as CSV or NPY</source>
        <translation>실행의 기록된 모든 단계를 CSV나 NPY로</translation>
    </message>
    <message>
        <source>&amp;Copy as command</source>
        <translation>명령으로 복사(&amp;C)</translation>
    </message>
    <message>
        <source>The line that repeats this run without a window</source>
        <translation>이 실행을 창 없이 되풀이하는 한 줄</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>실행 취소(&amp;U): %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>다시 실행(&amp;R): %1</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>실행(&amp;R)</translation>
    </message>
    <message>
        <source>Run or pause</source>
        <translation>실행 또는 일시 정지</translation>
    </message>
    <message>
        <source>Re&amp;wind</source>
        <translation>되감기(&amp;W)</translation>
    </message>
    <message>
        <source>Back to the start with the same seed; does not run</source>
        <translation>같은 시드로 처음으로 돌아가며 실행하지는 않습니다</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>한 걸음(&amp;S)</translation>
    </message>
    <message>
        <source>One step of the method</source>
        <translation>방법의 한 단계</translation>
    </message>
    <message>
        <source>&amp;Ten steps</source>
        <translation>열 걸음(&amp;T)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>한 걸음 뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>To the step before, exactly as it was</source>
        <translation>바로 앞 단계로, 있던 그대로</translation>
    </message>
    <message>
        <source>Te&amp;n steps back</source>
        <translation>열 걸음 뒤로(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the n&amp;ewest step</source>
        <translation>최신 단계로(&amp;E)</translation>
    </message>
    <message>
        <source>Stop &amp;at…</source>
        <translation>정지 조건(&amp;A)…</translation>
    </message>
    <message>
        <source>Edits the stop condition</source>
        <translation>정지 조건을 고칩니다</translation>
    </message>
    <message>
        <source>Restart with the &amp;changes</source>
        <translation>바뀐 설정으로 다시 시작(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fork here</source>
        <translation>여기서 갈래(&amp;F)</translation>
    </message>
    <message>
        <source>A second run that shares the past up to the cursor</source>
        <translation>커서까지의 과거를 함께 쓰는 두 번째 실행</translation>
    </message>
    <message>
        <source>New see&amp;d</source>
        <translation>새 시드(&amp;D)</translation>
    </message>
    <message>
        <source>Next &amp;layer</source>
        <translation>다음 층(&amp;L)</translation>
    </message>
    <message>
        <source>The next layer in the whitening and attention pictures</source>
        <translation>백색화와 어텐션 그림의 다음 층</translation>
    </message>
    <message>
        <source>Previous la&amp;yer</source>
        <translation>이전 층(&amp;Y)</translation>
    </message>
    <message>
        <source>New example &amp;prompt</source>
        <translation>새 예시 프롬프트(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Enlarge the picture</source>
        <translation>그림 크게 보기(&amp;E)</translation>
    </message>
    <message>
        <source>The chosen picture alone, or all again</source>
        <translation>고른 그림만, 또는 다시 모두</translation>
    </message>
    <message>
        <source>Picture as &amp;table…</source>
        <translation>그림을 표로(&amp;T)…</translation>
    </message>
    <message>
        <source>E&amp;xperiment panel</source>
        <translation>실험 패널(&amp;X)</translation>
    </message>
    <message>
        <source>R&amp;uns panel</source>
        <translation>실행 목록 패널(&amp;U)</translation>
    </message>
    <message>
        <source>Restore &amp;default layout</source>
        <translation>기본 배치로 되돌리기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>시스템대로(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>항목 설명(&amp;W)</translation>
    </message>
    <message>
        <source>Help on the control that has the keyboard</source>
        <translation>키보드 초점이 있는 항목의 도움말</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>키보드 단축키(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>명령 찾기(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About ICL Lab</source>
        <translation>ICL Lab 정보(&amp;A)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>&amp;Next picture</source>
        <translation>다음 그림(&amp;N)</translation>
    </message>
    <message>
        <source>Puts the keyboard into the next picture</source>
        <translation>키보드를 다음 그림으로 옮깁니다</translation>
    </message>
    <message>
        <source>&amp;Pin a note…</source>
        <translation>메모 붙이기(&amp;P)…</translation>
    </message>
    <message>
        <source>A sentence at this step, beside this picture</source>
        <translation>이 단계, 이 그림 옆의 한 문장</translation>
    </message>
    <message>
        <source>&amp;Copy notes as Markdown</source>
        <translation>메모를 마크다운으로 복사(&amp;C)</translation>
    </message>
    <message>
        <source>All notes with the line that repeats the run</source>
        <translation>모든 메모와 실행을 되풀이하는 한 줄</translation>
    </message>
    <message>
        <source>Ne&amp;xt note</source>
        <translation>다음 메모(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious note</source>
        <translation>이전 메모(&amp;V)</translation>
    </message>
    <message>
        <source>Ask a &amp;probe</source>
        <translation>탐침에 묻기(&amp;P)</translation>
    </message>
    <message>
        <source>Any question that the experiment answers</source>
        <translation>실험이 답할 수 있는 모든 질문</translation>
    </message>
    <message>
        <source>Sw&amp;eeps…</source>
        <translation>스윕(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>발표(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Give the lecture</source>
        <translation>강의하기(&amp;G)</translation>
    </message>
    <message>
        <source>The cues one by one, with a window for the audience on the second screen</source>
        <translation>장면을 하나씩. 청중 창은 두 번째 화면에</translation>
    </message>
    <message>
        <source>&amp;Next cue</source>
        <translation>다음 장면(&amp;N)</translation>
    </message>
    <message>
        <source>To the stop at once, reveal what is covered, or the next cue</source>
        <translation>곧바로 멈출 곳까지, 가려진 것의 공개, 또는 다음 장면</translation>
    </message>
    <message>
        <source>&amp;Previous cue</source>
        <translation>이전 장면(&amp;P)</translation>
    </message>
    <message>
        <source>The end of the cue before, as it was</source>
        <translation>앞 장면의 끝, 그때와 똑같이</translation>
    </message>
    <message>
        <source>&amp;Blank</source>
        <translation>어둡게(&amp;B)</translation>
    </message>
    <message>
        <source>Darkens the audience&apos;s window</source>
        <translation>청중 창을 어둡게 합니다</translation>
    </message>
    <message>
        <source>&amp;Freeze</source>
        <translation>멈춤(&amp;F)</translation>
    </message>
    <message>
        <source>Keeps the audience&apos;s picture while you try something</source>
        <translation>무언가 시험하는 동안 청중의 그림을 멈춰 둡니다</translation>
    </message>
    <message>
        <source>&amp;End the lecture</source>
        <translation>강의 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>The window is as it was before</source>
        <translation>창은 전과 같아집니다</translation>
    </message>
    <message>
        <source>Give it from the &amp;chosen cue</source>
        <translation>고른 장면부터 강의하기(&amp;C)</translation>
    </message>
    <message>
        <source>The lecture begins at the cue that is chosen</source>
        <translation>고른 장면에서 강의를 시작합니다</translation>
    </message>
    <message>
        <source>&amp;Add a cue from here</source>
        <translation>여기서 장면 추가(&amp;A)</translation>
    </message>
    <message>
        <source>This run, this step and these pictures as a cue</source>
        <translation>이 실행, 이 단계, 이 그림들을 장면으로</translation>
    </message>
    <message>
        <source>&amp;Ready lectures</source>
        <translation>준비된 강의(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Open a lecture…</source>
        <translation>강의 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save the cues as a lecture…</source>
        <translation>장면을 강의로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>A file that any ICL Lab can give</source>
        <translation>어느 ICL Lab에서나 강의할 수 있는 파일</translation>
    </message>
    <message>
        <source>&amp;Dark audience window</source>
        <translation>어두운 청중 창(&amp;D)</translation>
    </message>
    <message>
        <source>Pa&amp;ired seeds…</source>
        <translation>짝지은 시드(&amp;I)…</translation>
    </message>
    <message>
        <source>The run and its twin with further seeds: median, interval, verdict</source>
        <translation>실행과 그 쌍둥이를 다른 시드로: 중앙값, 구간, 판정</translation>
    </message>
    <message>
        <source>Co&amp;mpare runs…</source>
        <translation>실행 비교(&amp;M)…</translation>
    </message>
    <message>
        <source>Open and stored runs in a table and in one chart, by what differs</source>
        <translation>열린 실행과 저장된 실행을 서로 다른 것에 따라 표와 한 차트에</translation>
    </message>
    <message>
        <source>Save a&amp;nimation…</source>
        <translation>애니메이션 저장(&amp;N)…</translation>
    </message>
    <message>
        <source>The chosen picture over the steps of the run: PNG files, MP4 or GIF</source>
        <translation>고른 그림을 실행의 단계에 따라: PNG 파일, MP4 또는 GIF</translation>
    </message>
    <message>
        <source>&amp;First minute</source>
        <translation>처음 1분(&amp;F)</translation>
    </message>
    <message>
        <source>Five small tasks, each of which moves something; again to leave</source>
        <translation>작은 과제 다섯. 저마다 무언가를 움직입니다. 다시 누르면 나갑니다</translation>
    </message>
    <message>
        <source>S&amp;hare as one file…</source>
        <translation>파일 하나로 공유(&amp;H)…</translation>
    </message>
    <message>
        <source>The document with the runs it shows, to be opened elsewhere</source>
        <translation>다른 곳에서 열 수 있도록 문서를 거기에 보이는 실행과 함께</translation>
    </message>
    <message>
        <source>&amp;Hide controls…</source>
        <translation>조작 항목 숨기기(&amp;H)…</translation>
    </message>
    <message>
        <source>Which controls a handout shows; kept in the document</source>
        <translation>배포 자료에 보일 조작 항목. 문서에 저장됩니다</translation>
    </message>
    <message>
        <source>Hidden &amp;controls</source>
        <translation>숨긴 조작 항목(&amp;C)</translation>
    </message>
</context>
</TS>
