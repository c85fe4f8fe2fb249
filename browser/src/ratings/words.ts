// The English words of ratings, fetched with the first page that tells of them.

import source from '../../locales/en/ratings.ftl?raw';
import { withEnglish } from '../language';

withEnglish(source);
