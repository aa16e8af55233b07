import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { collectionFiles, requestsOf } from './lib/api-collections.mjs';
import { clientFiles, repeatWord } from './lib/client-files.mjs';
import { ensureGenerated } from './lib/generated.mjs';
import { inWorkspace } from './lib/workspace.mjs';

const document = JSON.parse(readFileSync(inWorkspace('apps/api/openapi.json'), 'utf8'));

describe('files generated from the OpenAPI document', () => {
  it('is up to date without a command of its own', async () => {
    for (const [path, text] of [...collectionFiles(document), ...(await clientFiles(document))])
      assert.equal(readFileSync(inWorkspace(path), 'utf8'), text, path);
  });

  it('is generated again after a file was edited or deleted', async () => {
    const [[edited, text], [deleted]] = collectionFiles(document);
    appendFileSync(inWorkspace(edited), 'edited');
    rmSync(inWorkspace(deleted));
    await ensureGenerated();
    assert.equal(readFileSync(inWorkspace(edited), 'utf8'), text);
    assert.ok(existsSync(inWorkspace(deleted)));
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
