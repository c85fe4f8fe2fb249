// The words of this part of the page come with it.

import source from '../../locales/en/puzzles.ftl?raw';
import { addEnglish } from '../i18n';
import '../offline/texts';

addEnglish(source);
