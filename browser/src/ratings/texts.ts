// Loads the English texts of ratings.

import source from '../../locales/en/ratings.ftl?raw';
import { addEnglish } from '../i18n';

addEnglish(source);
