import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import newman from 'newman';
import { HANGS_MS } from '../testing/patience.mjs';
import { httpFile, postmanCollection } from './lib/api-collections.mjs';
import { requestsOf } from './lib/api-collection-requests.mjs';
import { cleanUp, freshSystem } from './lib/fresh-system.mjs';
import { inWorkspace } from './lib/workspace.mjs';

const document = JSON.parse(readFileSync(inWorkspace('apps/api/openapi.json'), 'utf8'));
const collection = postmanCollection(document);

/** Requests of an `.http` file without their scripts. */
const requestsIn = (text) =>
  text
    .split(/^### .*$/m)
    .slice(1)
    .map((block) => {
      const [head, body = ''] = block.replace(/^> \{%[^]*^%\}$/m, '').split(/\n\n/);
      const [name, line, ...headers] = head.trim().split('\n');
      const uuid = (one) => one.replace('{{$random.uuid}}', '{{$guid}}');
      return { name: name.replace('# @name ', ''), line, headers: headers.map(uuid), body: body.trim() };
    });

describe('collections for API tools, in a new demo world', { timeout: HANGS_MS }, () => {
  const cleanUps = [];
  let system;
  before(async () => {
    system = await freshSystem(cleanUps, undefined, { PICTURE_WARM_UP: 'false' });
  });
  after(() => cleanUp(cleanUps));

  /** @returns the executed requests and the failures of a run, of one folder or of all */
  const run = (folder) =>
    new Promise((resolve, reject) => {
      const envVar = [{ key: 'origin', value: system.portal }];
      newman.run({ collection, envVar, folder, reporters: [] }, (error, { run: done } = {}) => {
        if (error) return reject(error);
        const failures = done.failures.map(({ source, error: { message } }) => `${source?.name}: ${message}`);
        return resolve({ executions: done.executions, failures });
      });
    });

  const stateOf = async () => {
    const replies = Object.entries(document.paths)
      .filter(([path, { get }]) => /agentID/.test(JSON.stringify(get?.parameters ?? '')) && !/legal/.test(path))
      .map(async ([path]) => {
        const reply = await fetch(`${system.portal}${path}?agentID=MTO&lang=en`);
        return [path, (await reply.json()).data];
      });
    return Object.fromEntries(await Promise.all(replies));
  };

  it('succeeds as a whole, and changes no list of the agent', async () => {
    const earlier = await stateOf();
    assert.ok(Object.keys(earlier).length >= 5);
    const { executions, failures } = await run();
    assert.deepEqual(failures, []);
    const expected = new Map(requestsOf(document, '').map((request) => [request.id, request.expected[0]]));
    // requests of scripts have no assertions
    const sent = executions.filter(({ assertions = [] }) => assertions.length > 0);
    const statuses = Object.fromEntries(sent.map(({ item, response }) => [item.name, response.code]));
    assert.deepEqual(statuses, Object.fromEntries(expected));
    assert.deepEqual(await stateOf(), earlier);
  });

  for (const { name } of collection.item)
    it(`succeeds again in the folder ${name} alone`, async () => {
      assert.deepEqual((await run(name)).failures, []);
    });

  it('contains the same requests in both formats', () => {
    const inFile = new Map(requestsIn(httpFile(document)).map((request) => [request.name, request]));
    for (const { name, request } of collection.item.flatMap(({ item }) => item)) {
      const { line, headers, body } = inFile.get(name);
      assert.equal(line, `${request.method} ${request.url}`);
      assert.deepEqual(
        headers,
        request.header.map(({ key, value }) => `${key}: ${value}`),
      );
      assert.equal(body, request.body?.raw ?? '', name);
    }
  });
});
