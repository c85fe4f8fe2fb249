// The page's service worker: what this browser does for the page while none is open. It is put at the
// root of the page as one file, and each thing that it can do is a module of its own.

import './offline/kept_files';
import { listenForNews } from './push_worker';

listenForNews();
