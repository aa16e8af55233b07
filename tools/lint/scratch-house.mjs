import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lint } from './oxlint.mjs';

const workspaceRoot = join(import.meta.dirname, '../..');

/**
 * Lints the given files in a temporary workspace with our rules and their overrides.
 * @param {Record<string, string>} files texts by path
 * @returns {Map<string, import('./oxlint.mjs').Problem[]>} findings of oxlint by path; empty for a clean file
 */
export function lintInHouse(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'housebrand-lint-')));
  try {
    for (const path of globSync(['tsconfig.base.json', 'libs/*/tsconfig.json', 'libs/*/src/core/locales/th.json'], {
      cwd: workspaceRoot,
    }))
      cpSync(join(workspaceRoot, path), join(root, path), { recursive: true });
    symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'));
    const path = (name) => JSON.stringify(join(workspaceRoot, name));
    writeFileSync(
      join(root, 'oxlint.config.ts'),
      `import rules from ${path('oxlint.config.ts')};
       export default { ...rules, jsPlugins: [${path('tools/lint/plugin.mjs')}] };`,
    );
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const problems = lint(root, Object.keys(files));
    return new Map(Object.keys(files).map((file) => [file, problems.filter((problem) => problem.file === file)]));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
