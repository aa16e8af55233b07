import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { inWorkspace } from '../run/lib/workspace.mjs';
import { folderGraph, longestChain } from './folder-graph.mjs';

/** Roots whose folders form levels (a folder imports folders of lower levels only), with the most levels of each. */
const MAX_LEVELS = new Map([
  ['libs/auth/src/nest', 6],
  ['libs/shared/src/browser', 4],
  ['libs/shared/src/nest', 6],
  ['libs/shared/src/ui', 4],
  ['libs/wallet/src/nest', 7],
]);

describe('library with levels', () => {
  for (const [root, maxLevels] of MAX_LEVELS) {
    it(`has at most ${maxLevels} levels of folders and no cycle in ${root}`, () => {
      const graph = folderGraph(inWorkspace(root));
      assert.ok(graph.size > 1, `${root} has no folders`);
      const chain = longestChain(graph);
      assert.ok(chain.length <= maxLevels, `${chain.length} levels: ${chain.join(' → ')}`);
    });
  }
});

describe('folder graph', () => {
  /** @type {string[]} */
  const roots = [];
  after(() => roots.forEach((root) => rmSync(root, { recursive: true })));

  /** @param {Record<string, string>} files @returns {string} a folder with these files */
  const rootWith = (files) => {
    const root = mkdtempSync(join(tmpdir(), 'folder-graph-'));
    roots.push(root);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return root;
  };

  it('rejects a cycle over several folders and names a file for each step', () => {
    const root = rootWith({
      'a/one.ts': "import type { B } from '../b/two';",
      'b/two.ts': "export * from '../c';",
      'c/index.ts': "const load = () => import('../a/one');",
    });
    assert.throws(
      () => longestChain(folderGraph(root)),
      /a → b → c → a[^]*a\/one\.ts → b\/two[^]*c\/index\.ts → a\/one/,
    );
  });

  it('counts the levels of the longest chain', () => {
    const root = rootWith({
      'a/one.ts': "import '../c/three'; import '../b/two';",
      'b/deep/two.ts': "import '../../c/three';",
      'b/two.ts': "import './deep/two';",
      'c/three.ts': '',
    });
    assert.deepEqual(longestChain(folderGraph(root)), ['a', 'b', 'c']);
  });

  it('ignores specs, packages, other roots and files directly in the root', () => {
    const root = rootWith({
      'clock.ts': "import './a/one';",
      'a/one.ts': "import 'b'; import '../clock'; import '../../b/two';",
      'a/one.spec.ts': "import '../b/two';",
      'b/two.ts': "import '../a/one';",
    });
    assert.deepEqual(longestChain(folderGraph(root)), ['b', 'a']);
  });
});
