// The words of this part of the page come with it.

import source from '../../locales/en/offline.ftl?raw';
import { withEnglish } from '../language';

withEnglish(source);
