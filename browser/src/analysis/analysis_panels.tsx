// Beside the analysis board: the report, the engine, the endings, the explorer, and how to share it.

import { useState } from 'preact/hooks';
import { TablebasePanel } from '../pages/match/tablebase_panel';
import { t } from '../texts/i18n';
import { EnginePanel } from './engine_panel';
import { ExplorerPanel } from './explorer_panel';
import { mistakesToLearn } from './learn_mistakes';
import { Report } from './report';
import { SharePanel } from './share_panel';
import { Tabs, type Tab } from './tabs';
import { atPly } from './tree';
import type { AnalysisModel } from './use_analysis_board';

export function AnalysisPanels({ model }: { model: AnalysisModel }) {
  const { analysis, rules, view, players, seats, told, ply, report, better, learn, engine } = model;
  const { study, current, line, state, main } = analysis;
  const [panel, setPanel] = useState(main.nodes.length > 0 ? 'report' : 'computer');
  const shown = (move: string) => rules.preview(line, move)?.shown ?? move;
  const tab = (name: string, content: Tab['shown']): Tab => ({ name, title: t(`analysis-${name}`), shown: content });
  const tabs = [
    tab('report', () => (
      <Report
        report={report}
        told={told}
        plies={main.nodes.length}
        ply={ply}
        go={(to) => analysis.go(atPly(study.tree.root, to))}
        show={better.show}
        learn={learn}
        canLearn={told !== null && mistakesToLearn(told).length > 0}
      />
    )),
    tab('computer', () => (
      <EnginePanel
        engine={engine}
        rules={rules}
        line={line}
        state={state}
        players={players}
        follow={(moves, to) => analysis.follow(current, moves, to)}
      />
    )),
    tab('endings', () => (
      <TablebasePanel
        game={study.game}
        position={state.position}
        columns={state.drawing.columns}
        over={state.over}
        seats={state.seats}
        names={players.names}
        shown={shown}
      />
    )),
    tab('explorer', () => <ExplorerPanel line={line} names={seats} shown={shown} play={(move) => analysis.play(move)} />),
    tab('share', () => <SharePanel analysis={analysis} rules={rules} bottom={view.bottom} />),
  ];
  const offered = tabs.filter(({ name }) => name !== 'endings' || view.kind.hasTablebases);
  return <Tabs label={t('analysis-panels')} tabs={offered} open={panel} choose={setPanel} />;
}
