// Loads the English texts about sharing a match.

import source from '../../locales/en/share.ftl';
import { addEnglish } from '../texts/i18n';

addEnglish(source);
