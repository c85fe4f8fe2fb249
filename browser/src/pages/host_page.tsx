// The operator's own pages, and their text on the home page. The server renders their Markdown to HTML without scripts
// (src/http/site/host_pages.h).

import { Alert } from '../alert';
import * as api from '../api';
import { Wait } from '../lazy';
import { useLiveQuery } from '../live_query';
import { t } from '../texts/i18n';
import { useTitle } from '../title';

const terms = () => api.hostPage('terms');
const privacy = () => api.hostPage('privacy');
const front = () => api.hostPage('front');

function HostPage({ title, question }: { title: string; question: typeof terms }) {
  useTitle(title);
  const { data, error } = useLiveQuery(question);
  return (
    <section class="card host-page">
      <h1>{title}</h1>
      {data && <div dangerouslySetInnerHTML={{ __html: data.html }} />}
      {!data && (error ? <Alert text={error} /> : <Wait />)}
    </section>
  );
}

export function FrontText() {
  const { data } = useLiveQuery(front);
  return data && <section class="front-text" dangerouslySetInnerHTML={{ __html: data.html }} />;
}

export const TermsPage = () => <HostPage title={t('foot-terms')} question={terms} />;
export const PrivacyPage = () => <HostPage title={t('foot-privacy')} question={privacy} />;
