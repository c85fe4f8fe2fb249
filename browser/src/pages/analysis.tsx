// The analysis page: a match, a line or a set-up, with engine, tables, explorer and notes.

import '../../locales/en/analysis.ftl?english';
import '../analysis/analysis.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Alert } from '../alert';
import { errorText } from '../api';
import { path, titleOf } from '../app_state';
import { t } from '../texts/i18n';
import { Link } from '../link';
import { loadRules, type Rules } from '../engine/rules';
import { loadStudyModule } from '../engine/study_module';
import { parseTarget } from '../analysis/address';
import { GameChooser } from '../analysis/chooser';
import { AnalysisBoard } from '../analysis/analysis_board';
import { loadAnalysis, restoreStudy, type SavedStudy, type LoadedAnalysis } from '../analysis/load';

export function AnalysisPage({ rest: [game = '', ...parts] }: { rest: string[] }) {
  const address = path.value;
  const [rules, setRules] = useState<Rules | null>(null);
  const [loaded, setLoaded] = useState<(LoadedAnalysis & { number: number }) | null>(null);
  const [error, setError] = useState('');
  /** The analysis board's URL, which it keeps up to date itself. */
  const own = useRef('');
  const number = useRef(0);
  useEffect(() => {
    Promise.all([loadRules(), loadStudyModule()]).then(
      ([rules]) => setRules(rules),
      () => setError(t('analysis-no-rules')),
    );
  }, []);
  useEffect(() => {
    if (!rules || !game || address === own.current) return undefined;
    let wanted = true;
    setError('');
    const put = (next: LoadedAnalysis) => {
      own.current = address;
      if (wanted) setLoaded({ ...next, number: ++number.current });
    };
    parseTarget(parts)
      .then((found) => loadAnalysis(rules, game, found))
      .then((found) => restoreStudy(found, (history.state as { analysis?: SavedStudy } | null)?.analysis ?? null))
      .then(put)
      .catch((reason: unknown) => {
        if (wanted) setError(errorText(reason));
      });
    return () => {
      wanted = false;
    };
  }, [rules, address]);

  /** Replaces the URL without a new history entry. */
  function moved(to: string, kept: SavedStudy | null) {
    // The reader has already gone elsewhere.
    if (location.pathname !== own.current) return;
    history.replaceState(kept && { analysis: kept }, '', to);
    own.current = location.pathname;
    path.value = location.pathname;
  }

  if (rules && !game) return <GameChooser rules={rules} />;
  if (error)
    return (
      <section class="card">
        <h1>{t('analysis-title', { game: titleOf(game) })}</h1>
        <Alert text={error} />
        <p>
          <Link to="/analysis">{t('analysis-to-chooser')}</Link>
        </p>
      </section>
    );
  if (!rules || !loaded) return <p class="wait">{t('one-moment')}</p>;
  return <AnalysisBoard key={loaded.number} rules={rules} loaded={loaded} moved={moved} />;
}
