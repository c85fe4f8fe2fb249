// Beside the analysis board: the report, the engine, the endings, the explorer, and how to share it.

import { useState } from 'preact/hooks';
import { TablebasePanel } from '../pages/match/tablebase_panel';
import { t } from '../texts/i18n';
import { EnginePanel } from './engine_panel';
import { ExplorerPanel } from './explorer_panel';
import { Report } from './report';
import { SharePanel } from './share_panel';
import { Tabs } from './tabs';
import type { AnalysisModel } from './use_analysis_board';

export function AnalysisPanels({ model }: { model: AnalysisModel }) {
  const [panel, setPanel] = useState(model.analysis.main.nodes.length > 0 ? 'report' : 'computer');
  const offered = Object.entries(panels).filter(([name]) => name !== 'endings' || model.view.kind.hasTablebases);
  const tabs = offered.map(([name, Panel]) => ({ name, title: t(`analysis-${name}`), shown: () => <Panel model={model} /> }));
  return <Tabs label={t('analysis-panels')} tabs={tabs} open={panel} choose={setPanel} />;
}

function Endings({ model: { analysis, players, shown } }: { model: AnalysisModel }) {
  const { study, state } = analysis;
  return (
    <TablebasePanel
      game={study.game}
      position={state.position}
      columns={state.drawing.columns}
      over={state.over}
      seats={state.seats}
      names={players.names}
      shown={shown}
    />
  );
}

const panels = { report: Report, computer: EnginePanel, endings: Endings, explorer: ExplorerPanel, share: SharePanel };
