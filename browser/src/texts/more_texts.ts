// Loads the English texts of all that is not drawn first (lazy.tsx).

import match from '../../locales/en/match.ftl';
import pages from '../../locales/en/pages.ftl';
import { addEnglish } from './i18n';

addEnglish(match);
addEnglish(pages);
