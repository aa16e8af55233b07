import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { rolldown } from 'rolldown';
import { HANGS_MS } from '../testing/patience.mjs';
import { cleanUp, freshSystem } from './lib/fresh-system.mjs';
import { inWorkspace } from './lib/workspace.mjs';

const run = promisify(execFile);
const DOCUMENT = inWorkspace('apps/api/openapi.json');
const FOLDER = inWorkspace('dist/clients');

/** A program for each generator: reads the agent's members, and then without the key. Types of replies and errors must fit. */
const GENERATORS = {
  '@hey-api/openapi-ts': {
    generate: (folder) => createClient({ input: DOCUMENT, output: join(folder, 'client'), logs: { level: 'silent' } }),
    program: `import { client } from './client/client.gen';
import { listMembers } from './client/sdk.gen';

export async function read(baseUrl: string, key: string): Promise<{ usernames: string[]; refusal: number | undefined }> {
  client.setConfig({ baseUrl });
  const { data } = await listMembers({ query: { limit: 2 }, headers: { 'x-agent-key': key } });
  const { error } = await listMembers();
  return { usernames: data!.data.map(({ username }) => username), refusal: error?.code };
}
`,
  },
  oazapfts: {
    generate: async (folder) => {
      const cli = inWorkspace('node_modules/oazapfts/dist/cli.js');
      await run(process.execPath, [cli, DOCUMENT, join(folder, 'client.ts')]);
    },
    program: `import { defaults, listMembers } from './client';

export async function read(baseUrl: string, key: string): Promise<{ usernames: string[]; refusal: number | undefined }> {
  defaults.baseUrl = baseUrl;
  const found = await listMembers({ limit: 2 }, { headers: { 'x-agent-key': key } });
  const refused = await listMembers();
  return {
    usernames: found.status === 200 ? found.data.data.map(({ username }) => username) : [],
    refusal: refused.status === 401 ? refused.data.code : undefined,
  };
}
`,
  },
};

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: [],
  },
  include: ['**/*.ts'],
};

/** Bundles a program and imports it. */
async function load(folder) {
  const build = await rolldown({ input: join(folder, 'program.ts'), platform: 'node' });
  const file = join(folder, 'program.js');
  await build.write({ file, format: 'esm' });
  return import(pathToFileURL(file).href);
}

describe('clients that other generators make of the OpenAPI document', { timeout: HANGS_MS }, () => {
  const cleanUps = [];
  let system;
  before(async () => {
    system = await freshSystem(cleanUps, undefined, { PICTURE_WARM_UP: 'false' });
  });
  after(() => cleanUp(cleanUps));

  for (const [name, { generate, program }] of Object.entries(GENERATORS))
    it(`type-checks and reads the agent's members with ${name}`, async () => {
      const folder = join(FOLDER, name.replaceAll(/\W+/g, '-'));
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      await generate(folder);
      writeFileSync(join(folder, 'program.ts'), program);
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
      await run(process.execPath, [inWorkspace('node_modules/typescript7/bin/tsc'), '-p', folder]);
      const { read } = await load(folder);
      const { usernames, refusal } = await read(system.portal, 'demo-agent-key-mto');
      assert.equal(usernames.length, 2);
      assert.ok(usernames.every((username) => username.startsWith('MTO')));
      assert.equal(refusal, 401);
    });

  it('names every operation as the document does', () => {
    const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));
    const text = readFileSync(join(FOLDER, 'oazapfts/client.ts'), 'utf8');
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    assert.deepEqual(
      ids.filter((id) => !text.includes(`function ${id}(`)),
      [],
    );
  });
});
