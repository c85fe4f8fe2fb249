// Replay and analysis: a finished game, a line of one's own or a position that was set up, with the
// computer, the tables of endings, the house's games and what the reader writes beside it.

import english from '../../locales/en/analysis.ftl?raw';
import '../analysis/analysis.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { errorText } from '../api';
import { path, titleOf } from '../app_state';
import { t, addEnglish } from '../i18n';
import { Link } from '../link';
import { loadRules, type Rules } from '../rules';
import { parseTarget } from '../analysis/address';
import { Chooser } from '../analysis/chooser';
import { AnalysisBoard } from '../analysis/analysis_board';
import { loadAnalysis, restoreStudy, type SavedStudy, type LoadedAnalysis } from '../analysis/load';

addEnglish(english);

export function AnalysisPage({ rest: [game = '', ...parts] }: { rest: string[] }) {
  const address = path.value;
  const [rules, setRules] = useState<Rules | null>(null);
  const [loaded, setLoaded] = useState<(LoadedAnalysis & { number: number }) | null>(null);
  const [trouble, setTrouble] = useState('');
  /** The address of what lies on the desk, which the desk itself keeps up to date. */
  const own = useRef('');
  const number = useRef(0);
  useEffect(() => {
    loadRules().then(setRules, () => setTrouble(t('analysis-no-rules')));
  }, []);
  useEffect(() => {
    if (!rules || !game || address === own.current) return undefined;
    let wanted = true;
    setTrouble('');
    const put = (next: LoadedAnalysis) => {
      own.current = address;
      if (wanted) setLoaded({ ...next, number: ++number.current });
    };
    parseTarget(parts)
      .then((found) => loadAnalysis(rules, game, found))
      .then((found) => restoreStudy(rules, found, (history.state as { analysis?: SavedStudy } | null)?.analysis ?? null))
      .then(put)
      .catch((reason: unknown) => {
        if (wanted) setTrouble(errorText(reason));
      });
    return () => {
      wanted = false;
    };
  }, [rules, address]);

  /** The reader went on: the address says so, without a step in his browser's history. */
  function moved(to: string, kept: SavedStudy | null) {
    // He has gone elsewhere, and what lies there is only being fetched.
    if (location.pathname !== own.current) return;
    history.replaceState(kept && { analysis: kept }, '', to);
    own.current = location.pathname;
    path.value = location.pathname;
  }

  if (rules && !game) return <Chooser rules={rules} />;
  if (trouble)
    return (
      <section class="card">
        <h1>{t('analysis-title', { game: titleOf(game) })}</h1>
        <p class="refused" role="alert">
          {trouble}
        </p>
        <p>
          <Link to="/analysis">{t('analysis-to-chooser')}</Link>
        </p>
      </section>
    );
  if (!rules || !loaded) return <p class="wait">{t('one-moment')}</p>;
  return <AnalysisBoard key={loaded.number} rules={rules} loaded={loaded} moved={moved} />;
}
