import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kills } from './kills.mjs';

test('nothing acknowledged is lost and nothing is done twice when the API is killed ten times', async () => {
  assert.deepEqual(await kills({ times: 10, seed: 7 }), []);
});
