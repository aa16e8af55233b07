import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { collectionFiles, requestsOf } from './lib/api-collections.mjs';
import { clientFiles, repeatWord } from './lib/client-files.mjs';
import { inWorkspace } from './lib/workspace.mjs';

const document = JSON.parse(readFileSync(inWorkspace('apps/api/openapi.json'), 'utf8'));

describe('files generated from the OpenAPI document', () => {
  it('matches the output of npm run openapi', async () => {
    for (const [path, text] of [...collectionFiles(document), ...(await clientFiles(document))])
      assert.equal(readFileSync(inWorkspace(path), 'utf8'), text, `${path} is outdated. Run: npm run openapi`);
  });

  it('contains every operation, with all placeholders of its path filled', () => {
    const requests = requestsOf(document);
    assert.equal(requests.length, Object.values(document.paths).flatMap(Object.keys).length);
    assert.deepEqual(
      requests.filter(({ path }) => /\{|undefined/.test(path)).map(({ id }) => id),
      [],
    );
  });

  it('maps every error to a retry rule, and rejects unknown sentences', () => {
    for (const { name, mayRepeat } of document['x-errors']) assert.ok(repeatWord(mayRepeat), name);
    assert.throws(() => repeatWord('Perhaps.'), /no value for clients/);
  });

  it('sends the token of the login, and an idempotency key where money moves', () => {
    const [gift] = requestsOf(document).filter(({ id }) => id === 'sendGift');
    assert.deepEqual(Object.fromEntries(gift.headers), {
      'x-user-auth': '{{token}}',
      'Idempotency-Key': '{{$guid}}',
      'content-type': 'application/json',
    });
  });
});
