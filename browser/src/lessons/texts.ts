// Loads the English texts of this part of the page.

import source from '../../locales/en/lessons.ftl';
import { addEnglish } from '../texts/i18n';
import '../offline/texts';

addEnglish(source);
