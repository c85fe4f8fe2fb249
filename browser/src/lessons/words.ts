// The words of this part of the page come with it.

import source from '../../locales/en/lessons.ftl?raw';
import { withEnglish } from '../language';
import '../offline/words';

withEnglish(source);
