import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { inWorkspace, workspaceRoot } from '../run/lib/workspace.mjs';
import { packAll } from './pack-all.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

/** Our packages refer to each other by file, so that no registry is queried for their names (ADR 0043). */
const BY_FILE = 'LOCAL_DEPENDENCY';

/** Resolution modes that support neither `exports` nor modules; we support Node 20, newer versions, and bundlers. */
const OLDER = ['node10', 'node16-cjs'];

describe('packed tarballs', { timeout: HANGS_MS }, () => {
  let tarballs = [];
  before(() => {
    packAll();
    tarballs = globSync('dist/packages/*/*.tgz', { cwd: workspaceRoot });
    assert.ok(tarballs.length > 30, `only ${tarballs.length} tarballs`);
  });

  it('passes publint', async () => {
    const found = await Promise.all(
      tarballs.map(async (file) => {
        const { buffer, byteOffset, byteLength } = readFileSync(inWorkspace(file));
        const tarball = buffer.slice(byteOffset, byteOffset + byteLength);
        const { messages, pkg } = await publint({ pack: { tarball }, level: 'suggestion', strict: true });
        return messages
          .filter(({ code }) => code !== BY_FILE)
          .map((message) => `${file}: ${formatMessage(message, pkg)}`);
      }),
    );
    assert.deepEqual(found.flat(), []);
  });

  it('has correct types under every supported resolution', async () => {
    const found = [];
    for (const file of tarballs) {
      const { types, problems = [] } = await checkPackage(
        createPackageFromTarballData(new Uint8Array(readFileSync(inWorkspace(file)))),
        { excludeEntrypoints: [/\.css$/, './package.json'] },
      );
      if (!types) found.push(`${file}: no types`);
      for (const { kind, entrypoint, resolutionKind, fileName } of problems)
        if (!OLDER.includes(resolutionKind))
          found.push(`${file}: ${kind} ${entrypoint ?? fileName} ${resolutionKind ?? ''}`);
    }
    assert.deepEqual(found, []);
  });
});
