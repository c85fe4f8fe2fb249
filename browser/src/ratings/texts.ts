// The English words of ratings, fetched with the first page that tells of them.

import source from '../../locales/en/ratings.ftl?raw';
import { addEnglish } from '../i18n';

addEnglish(source);
