import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { collectionFiles, requestsOf } from './lib/api-collections.mjs';
import { clientFiles, repeatWord } from './lib/client-files.mjs';
import { inWorkspace } from './lib/workspace.mjs';

const document = JSON.parse(readFileSync(inWorkspace('apps/api/openapi.json'), 'utf8'));

describe('what is made of the OpenAPI document', () => {
  it('is what npm run openapi writes', async () => {
    for (const [path, text] of [...collectionFiles(document), ...(await clientFiles(document))])
      assert.equal(readFileSync(inWorkspace(path), 'utf8'), text, `${path} is old: npm run openapi`);
  });

  it('has every operation, with nothing left open in its address', () => {
    const requests = requestsOf(document);
    assert.equal(requests.length, Object.values(document.paths).flatMap(Object.keys).length);
    assert.deepEqual(
      requests.filter(({ path }) => /\{|undefined/.test(path)).map(({ id }) => id),
      [],
    );
  });

  it('says of every failure whether a program may repeat, and stops at a sentence that it does not know', () => {
    for (const { name, mayRepeat } of document['x-errors']) assert.ok(repeatWord(mayRepeat), name);
    assert.throws(() => repeatWord('Perhaps.'), /no word for it/);
  });

  it('sends the token of the login, and a key of its own where money moves', () => {
    const [gift] = requestsOf(document).filter(({ id }) => id === 'sendGift');
    assert.deepEqual(Object.fromEntries(gift.headers), {
      'x-user-auth': '{{token}}',
      'Idempotency-Key': '{{$guid}}',
      'content-type': 'application/json',
    });
  });
});
