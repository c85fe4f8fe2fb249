// Loads the English texts of a player's home page and of new games.

import source from '../../../locales/en/play.ftl';
import { addEnglish } from '../../texts/i18n';

addEnglish(source);
