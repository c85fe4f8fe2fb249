// Loads the English texts about sharing a match.

import source from '../../locales/en/share.ftl';
import { addEnglish } from '../i18n';

addEnglish(source);
