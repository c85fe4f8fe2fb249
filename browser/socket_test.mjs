// The page's socket (src/socket.ts) says that the connection is lost once it has been for two seconds, and until it is
// back.
//
//     node socket_test.mjs (in the folder of this file)

import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { bundleModule } from './bundle_module.mjs';

const sockets = [];
globalThis.WebSocket = class {
  static OPEN = 1;
  static CLOSED = 3;
  constructor() {
    sockets.push(this);
  }
};
globalThis.location = new URL('http://house.example/');
globalThis.document = { addEventListener() {} };
globalThis.addEventListener = () => {};

const { isConnected, reconnect } = await bundleModule('socket.ts');
mock.timers.enable({ apis: ['setTimeout'] });

reconnect();
sockets[0].onopen();
sockets[0].onclose();
mock.timers.tick(1000);
assert.equal(sockets.length, 2, 'it connects again');
assert.ok(isConnected.value, 'not yet worth a notice');
sockets[1].onopen();
mock.timers.tick(60_000);
assert.ok(isConnected.value, 'it was back in time');

sockets[1].onclose();
mock.timers.tick(2000);
assert.ok(!isConnected.value, 'now it says so');
sockets.at(-1).onopen();
assert.ok(isConnected.value);
mock.timers.tick(60_000);
assert.ok(isConnected.value, 'the notice does not come again');
