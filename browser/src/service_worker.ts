// The service worker: offline page and push notifications, in one file at the root (offline_build.mjs).

import { cachePage } from './offline/page_cache';
import { handlePush } from './push/push_worker';

cachePage();
handlePush();
