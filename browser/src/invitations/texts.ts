// Loads the English texts about invitations by link and guests.

import source from '../../locales/en/invitations.ftl';
import { addEnglish } from '../texts/i18n';

addEnglish(source);
