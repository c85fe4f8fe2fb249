// Loads the English texts of this part of the page.

import source from '../../locales/en/offline.ftl';
import { addEnglish } from '../texts/i18n';

addEnglish(source);
