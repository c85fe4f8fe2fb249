// Pages that the host has written. The house makes HTML of their Markdown, in which nothing runs
// (src/http/host_pages.h).

import * as api from '../api';
import { useFresh } from '../fresh';
import { t } from '../language';
import { useTitle } from '../title';

const terms = () => api.hostPage('terms');
const privacy = () => api.hostPage('privacy');

function HostPage({ title, question }: { title: string; question: typeof terms }) {
  useTitle(title);
  const { known, trouble } = useFresh(question);
  return (
    <section class="card host-page">
      <h1>{title}</h1>
      {known && <div dangerouslySetInnerHTML={{ __html: known.html }} />}
      {!known && <p role="status">{trouble || t('one-moment')}</p>}
    </section>
  );
}

export const TermsPage = () => <HostPage title={t('foot-terms')} question={terms} />;
export const PrivacyPage = () => <HostPage title={t('foot-privacy')} question={privacy} />;
