// Loads the English texts of ratings.

import source from '../../locales/en/ratings.ftl';
import { addEnglish } from '../texts/i18n';

addEnglish(source);
