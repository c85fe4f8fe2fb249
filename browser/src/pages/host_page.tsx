// The operator's own pages, and their text on the home page. The server renders their Markdown to HTML without scripts
// (src/http/site/host_pages.h).

import { Alert } from '../alert';
import * as api from '../api';
import { Wait } from '../lazy';
import { useLiveQuery } from '../live_query';
import { t } from '../texts/i18n';
import { useTitle } from '../title';

function HostPage({ page }: { page: 'terms' | 'privacy' }) {
  useTitle(t(`foot-${page}`));
  const { data, error } = useLiveQuery(() => api.hostPage(page), [page]);
  return (
    <section class="card host-page">
      <h1>{t(`foot-${page}`)}</h1>
      {data && <div dangerouslySetInnerHTML={{ __html: data.html }} />}
      {!data && (error ? <Alert text={error} /> : <Wait />)}
    </section>
  );
}

export function FrontText() {
  const { data } = useLiveQuery(() => api.hostPage('front'));
  return data && <section class="front-text" dangerouslySetInnerHTML={{ __html: data.html }} />;
}

export const TermsPage = () => <HostPage page="terms" />;
export const PrivacyPage = () => <HostPage page="privacy" />;
