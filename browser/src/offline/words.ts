// The words of this part of the page come with it.

import source from '../../words/en/offline.ftl?raw';
import { withEnglish } from '../language';

withEnglish(source);
