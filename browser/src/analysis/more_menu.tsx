// What is needed now and then: comments and marks, how thoroughly a game is analyzed, setting up a position.

import { useState } from 'preact/hooks';
import { Button } from '../button';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { Select } from '../pages/form';
import { IconButton, Sheet } from '../pages/sheet';
import { Notes } from './notes';
import type { Analysis } from './use_analysis';
import { efforts, type Effort, type ReportState } from './use_report';

interface Props {
  analysis: Analysis;
  /** Null if the game may not be analyzed. */
  report: ReportState | null;
  setUp: string;
}

export function MoreMenu({ analysis, report, setUp }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="more" label={t('analysis-more')} act={() => setOpen(true)} />
      <Sheet title={t('analysis-more')} open={open} close={() => setOpen(false)} class="analysis-more">
        <Notes analysis={analysis} />
        {report && analysis.main.nodes.length > 0 && <Thoroughness report={report} close={() => setOpen(false)} />}
        <Link to={setUp} class="button" label={t('analysis-set-up')} />
      </Sheet>
    </>
  );
}

function Thoroughness({ report, close }: { report: ReportState; close(): void }) {
  const [effort, setEffort] = useState<Effort>('deep');
  return (
    <div class="row">
      <label class="many">
        {t('analysis-effort')}{' '}
        <Select
          value={effort}
          choose={(chosen) => setEffort(chosen as Effort)}
          options={efforts.map((key) => [key, t(`analysis-effort-${key}`)])}
        />
      </label>
      <Button
        label={t('analysis-report-begin')}
        class="small"
        act={() => {
          report.begin(effort);
          close();
        }}
      />
    </div>
  );
}
