import assert from 'node:assert/strict';
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { workspaceRoot } from '../run/lib/workspace.mjs';

const libraries = join(workspaceRoot, 'libs');

/** Returns the names of classes in files of a library's core: its ports or its errors. */
function classesOf(library, files, declaration) {
  const core = join(libraries, library, 'src/core');
  return globSync(files, { cwd: core }).flatMap((file) =>
    [...readFileSync(join(core, file), 'utf8').matchAll(declaration)].map(([, name]) => name),
  );
}

describe('README of a library', () => {
  for (const library of readdirSync(libraries)) {
    it(`documents the installation, ports and errors of ${library}`, () => {
      const readme = readFileSync(join(libraries, library, 'README.md'), 'utf8');
      assert.match(readme, /\n## Install\n/);
      const named = [
        ...classesOf(library, '**/ports.ts', /^export abstract class (\w+)/gm),
        ...classesOf(library, '**/{errors,*-errors}.ts', /^export class (\w+)/gm),
      ];
      assert.deepEqual(
        named.filter((name) => !readme.includes(`\`${name}\``)),
        [],
      );
    });
  }
});
