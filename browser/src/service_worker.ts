// The page's service worker: what this browser does for the page beside it, and while none is open.
// It is put at the root of the page as one file (offline_build.mjs), and each thing that it can do is
// a module of its own.

import { cachePage } from './offline/page_cache';
import { handlePush } from './push_worker';

cachePage();
handlePush();
