// Loads the English texts of all that is not drawn first (lazy.tsx).

import '../../locales/en/match.ftl?english';
import '../../locales/en/pages.ftl?english';
