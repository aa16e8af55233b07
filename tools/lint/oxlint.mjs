import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const oxlint = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');

/** A finding with its position. @typedef {{file: string, line: number, column: number, rule: string, message: string}} Problem */

/**
 * Lints files and folders with the rules of the root's `oxlint.config.ts`.
 * @param {string} root folder with the rules @param {string[]} paths relative to it
 * @returns {Problem[]}
 * @throws if oxlint itself fails
 */
export function lint(root, paths) {
  const options = ['--format=json', '--no-error-on-unmatched-pattern'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [oxlint, ...options, ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 && status !== 1) throw new Error(`oxlint ended with ${status}: ${stdout}${stderr}`);
  let found;
  try {
    found = JSON.parse(stdout);
  } catch (cause) {
    throw new Error(`oxlint did not run: ${stdout}${stderr}`, { cause });
  }
  return found.diagnostics.map(({ filename, labels, code, message }) => {
    const { line = 1, column = 1 } = labels[0]?.span ?? {};
    return { file: filename, line, column, rule: ruleOf(code), message };
  });
}

const SCOPES = { eslint: '', typescript: '@typescript-eslint/' };

/** Converts `typescript(no-explicit-any)` to the name in configuration and comments, `@typescript-eslint/no-explicit-any`. */
function ruleOf(code = 'syntax') {
  const [, scope, name] = /^(.+)\((.+)\)$/.exec(code) ?? [];
  return name ? `${SCOPES[scope] ?? `${scope}/`}${name}` : code;
}
