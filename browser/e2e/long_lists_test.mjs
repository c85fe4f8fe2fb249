// Lists that the server sends in parts: the page asks for the next on request, by keyboard too.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser, Person } from './browser.mjs';
import { ApiClient, newDataFolder, startServer, removeDataFolder } from './server.mjs';
