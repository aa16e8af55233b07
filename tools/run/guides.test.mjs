import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { inWorkspace } from './lib/workspace.mjs';

const read = (file) => readFileSync(inWorkspace(file), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
/** Names of the ops commands, read from their sources. */
const opsCommands = globSync('apps/api/src/ops/**/*.ts', { cwd: inWorkspace('.') }).flatMap((file) =>
  [...read(file).matchAll(/\b(?:name: |const PURGE = )'([a-z -]+)'/g)].map(([, name]) => name),
);
const generated = ['domain', 'call', 'screen', 'table', 'gateway'];
/** Programs that every machine has. A block that needs others starts with a comment that matches `NEEDS`. */
const everywhere = ['node', 'npm', 'npx', 'curl', 'grep'];
const NEEDS = /^# needs /;
/** Further pages to check. */
const OTHER_PAGES = ['README.md', 'docs/commands.md', 'docs/settings.md', 'docs/live-mode.md'];

/** Returns the commands of a page: lines of its shell blocks, and `npm run …` in its sentences. */
export function commandsOf(text) {
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block]) =>
    block.replaceAll('\\\n', ' ').split('\n'),
  );
  const inBlocks = blocks.flatMap((lines) =>
    lines.filter((line) => line && !line.startsWith('#')).map((line) => ({ line, isMarked: NEEDS.test(lines[0]) })),
  );
  const inSentences = [...text.matchAll(/`(npm run [^`]+)`/g)].map(([, line]) => ({ line, isMarked: false }));
  return [...inBlocks, ...inSentences];
}

/** @returns {string | null} the problem of a command */
export function problemOf({ line, isMarked }) {
  const words = line.replace(/^\w+=\$\(|^([A-Z_]+=\S+ +)+/, '').split(/ +/);
  const [program, verb, script] = words;
  if (program !== 'npm' && program !== 'npx') {
    return everywhere.includes(program) || isMarked
      ? null
      : `${program} is not installed by default: start the block with # needs …`;
  }
  if (program === 'npx') return verb === 'nx' && existsSync(inWorkspace('libs', words[3])) ? null : `no ${line}`;
  const name = verb === 'run' ? script : verb;
  // `npm run …` stands for any command
  if (name !== '…' && !Object.hasOwn(scripts, name)) return `there is no npm run ${name}`;
  const rest = words.slice(words.indexOf('--') + 1);
  if (name === 'ops' && !opsCommands.some((command) => `${rest.join(' ')} `.startsWith(`${command} `)))
    return `there is no ops -- ${rest.join(' ')}`;
  if (name === 'generate' && words.includes('--') && !generated.includes(rest[0]))
    return `nothing generates a ${rest[0]}`;
  return null;
}

describe('command pages', () => {
  const pages = globSync('docs/guides/*.md', { cwd: inWorkspace('.') });

  it('names existing commands in guides, README, commands, settings, live mode and the API document', () => {
    const { info, 'x-errors': errors } = JSON.parse(read('apps/api/openapi.json'));
    const reported = [info.description, ...errors.map(({ whatToDo }) => whatToDo)].join('\n');
    assert.deepEqual(commandsOf(reported).map(problemOf).filter(Boolean), []);
    const problems = [...pages, ...OTHER_PAGES].flatMap((page) =>
      commandsOf(read(page))
        .map((command) => [page, problemOf(command)])
        .filter(([, problem]) => problem),
    );
    assert.deepEqual(problems, []);
    assert.ok(pages.flatMap((page) => commandsOf(read(page))).length > 50);
  });

  it('reports commands that do not exist', () => {
    const page =
      'Say `npm run ops -- agent crate X`.\n```sh\nA=1 npm run strat\npgbackrest info\nnpx nx test walet\n```\n';
    assert.deepEqual(
      commandsOf(page).map((command) => problemOf(command) !== null),
      [true, true, true, true],
    );
    assert.equal(problemOf({ line: 'pgbackrest info', isMarked: true }), null);
  });

  it('links to existing pages, and lists every guide in the index', () => {
    for (const page of [...pages, ...OTHER_PAGES]) {
      for (const [, target] of read(page).matchAll(/\]\((?!https?:)([^)#]+)/g))
        assert.ok(existsSync(inWorkspace(join(dirname(page), target))), `${page} leads to ${target}`);
    }
    const index = read('docs/guides/README.md');
    for (const page of pages.filter((one) => !one.endsWith('README.md')))
      assert.ok(index.includes(`](${page.split('/').at(-1)})`), page);
    assert.ok(read('README.md').includes('](docs/guides/README.md)'));
  });
});
