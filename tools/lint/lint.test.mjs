import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { formatProblems } from './format.mjs';
import { coreEdges } from './house.mjs';
import { localeProblems } from './locales.mjs';
import { lintInHouse } from './scratch-house.mjs';
import { wireWords } from './vendor-vocabulary.mjs';

const workspaceRoot = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures');

/** A fixture says in its first lines where it would lie in the house and which rule it breaks. */
function read(name) {
  const text = readFileSync(join(fixtures, name), 'utf8');
  return {
    name,
    text,
    path: /^\/\/ file: (.+)$/m.exec(text)[1],
    breaks: /^\/\/ breaks: (.+)$/m.exec(text)?.[1] ?? null,
  };
}

describe('the boundaries of the house', () => {
  const all = readdirSync(fixtures).map(read);
  const found = lintInHouse(Object.fromEntries(all.map(({ path, text }) => [path, text])));
  it('have a place for each fixture', () => assert.equal(found.size, all.length));
  for (const { name, path, breaks } of all) {
    it(breaks ? `refuses ${name} by ${breaks}` : `takes ${name}`, () => {
      const rules = [...new Set(found.get(path).map(({ rule }) => rule))];
      assert.deepEqual(rules, breaks ? [breaks] : []);
    });
  }

  it('has no cycle among the cores', () => {
    const visit = (name, path) => {
      assert.ok(!path.includes(name), `a cycle: ${[...path, name].join(' → ')}`);
      for (const next of coreEdges[name] ?? []) visit(next, [...path, name]);
    };
    for (const name of Object.keys(coreEdges)) visit(name, []);
  });
});

it("reads the providers' words from the contracts", () => {
  const contract = `export const call = wireContract({
    path: '/x/y/{id}',
    request: z.object({ body: z.object({ fooBar: text }) }),
    response: resultReply(z.looseObject({ baz: z.object({ quxQuux: text }) })),
    example: { request: { body: { notAWord: 1 } } },
  });`;
  assert.deepEqual(wireWords([contract]), {
    fields: ['body', 'fooBar', 'baz', 'quxQuux'],
    replied: ['baz', 'quxQuux'],
    addresses: ['/x/y/'],
  });
});

describe('locale files', () => {
  const root = mkdtempSync(join(tmpdir(), 'housebrand-locales-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  const problemsOf = (th, en) => {
    const folder = join(root, 'src/core/locales');
    rmSync(root, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    if (th) writeFileSync(join(folder, 'th.json'), JSON.stringify(th));
    if (en) writeFileSync(join(folder, 'en.json'), JSON.stringify(en));
    return localeProblems(root);
  };

  it('agree', () =>
    assert.deepEqual(
      problemsOf({ a: 'ก {name}', game_other: 'เกม' }, { a: 'a {name}', game_one: 'game', game_other: 'games' }),
      [],
    ));
  it('fail for a key that one language lacks', () =>
    assert.match(problemsOf({ a: 'ก' }, { a: 'a', b: 'b' })[0], /th\.json: 'b' is missing/));
  it('fail for an empty word', () => assert.match(problemsOf({ a: ' ' }, { a: 'a' })[0], /th\.json: 'a' is empty/));
  it('fail for differing placeholders', () => assert.match(problemsOf({ a: 'ก' }, { a: 'a {name}' })[0], /'a' fills/));
  it('fail for what is counted without a form for one', () => {
    assert.match(problemsOf({ a: 'เหลือ {left} นาที' }, { a: '{left} minutes left' })[0], /'a' counts without forms/);
    const forms = { a_one: '{count} favourite game', a_other: '{count} favourite games' };
    assert.deepEqual(problemsOf({ a: 'เกมโปรด {count} เกม' }, forms), []);
    assert.deepEqual(problemsOf({ a: 'อย่างน้อย {min} ตัว' }, { a: 'at least {min} characters' }), []);
  });
  it('fail for a language that is missing', () => assert.match(problemsOf({ a: 'ก' }, null)[0], /en\.json is missing/));
});

describe('formatting', () => {
  const root = mkdtempSync(join(tmpdir(), 'housebrand-format-'));
  after(() => rmSync(root, { recursive: true, force: true }));
  copyFileSync(join(workspaceRoot, '.oxfmtrc.json'), join(root, '.oxfmtrc.json'));
  const problemsOf = (name, text) => {
    const folder = join(root, 'libs/wallet');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), text);
    return formatProblems(['libs/wallet'], root);
  };
  const badlyWritten = {
    'money.ts': 'export const baht = "฿"',
    'card.tsx': 'export const Card = () => <p  />;\n',
    'build.mjs': 'build( )\n',
    'card.module.css': '.card{color:red}\n',
    'words.json': '{"a":1}\n',
    'README.md': '* one\n* two\n',
  };

  for (const [name, text] of Object.entries(badlyWritten)) {
    it(`of ${name} is looked at`, () =>
      assert.match(problemsOf(name, text).join(), new RegExp(`${name}: not formatted`)));
  }
  it('takes what is well written', () => assert.deepEqual(problemsOf('money.ts', "export const baht = '฿';\n"), []));
  it('says which file it cannot read', () => {
    assert.match(problemsOf('money.ts', 'export const = 1;\n').join(), /money\.ts/);
  });
});
