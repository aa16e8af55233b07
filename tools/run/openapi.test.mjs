import assert from 'node:assert/strict';
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { describe, it } from 'node:test';
import { requestsOf } from './lib/api-collection-requests.mjs';
import { collectionFiles } from './lib/api-collections.mjs';
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

  it('contains every operation but the stream, with all placeholders of its path filled', () => {
    const requests = requestsOf(document, '{{$guid}}');
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    assert.deepEqual(
      ids.filter((id) => !requests.some((request) => request.id === id)),
      ['openLiveNews'],
    );
    assert.deepEqual(
      requests.filter(({ path }) => /undefined|[^{]\{\w/.test(path)).map(({ id }) => id),
      [],
    );
  });

  it('reads the value of every variable, and expects only documented statuses', () => {
    const documented = new Map(
      Object.values(document.paths).flatMap((item) =>
        Object.values(item).map(({ operationId, responses }) => [operationId, Object.keys(responses).map(Number)]),
      ),
    );
    for (const { id, take = '', path, body, expected, why } of requestsOf(document, '')) {
      for (const [, name] of `${path}${body}`.matchAll(/\{\{(\w+)\}\}/g))
        assert.ok(take.includes(name), `${id}: ${name}`);
      assert.deepEqual(
        expected.filter((status) => !documented.get(id).includes(status)),
        [],
        id,
      );
      assert.equal(expected[0] === 200, why === undefined, id);
    }
  });

  it('maps every error to a retry rule, and rejects unknown sentences', () => {
    for (const { name, mayRepeat } of document['x-errors']) assert.ok(repeatWord(mayRepeat), name);
    assert.throws(() => repeatWord('Perhaps.'), /no value for clients/);
  });

  it('sends the token of the login, and an idempotency key where money moves', () => {
    const [gift] = requestsOf(document, '{{$guid}}').filter(({ id }) => id === 'sendGift');
    assert.deepEqual(Object.fromEntries(gift.headers), {
      'x-user-auth': '{{token}}',
      'Idempotency-Key': '{{$guid}}',
      'content-type': 'application/json',
    });
  });
});
