// The words of this part of the page come with it.

import source from '../../locales/en/offline.ftl?raw';
import { addEnglish } from '../i18n';

addEnglish(source);
