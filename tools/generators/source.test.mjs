import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { format } from 'oxfmt';
import {
  exportsName,
  functionNamed,
  sourceOf,
  withElement,
  withExport,
  withImport,
  withMember,
  withModulePart,
  withProperty,
  withReturned,
  withStatementBefore,
} from './source.mjs';

/** Applies an edit and formats the result. */
async function edited(text, ...edits) {
  const source = sourceOf(text);
  for (const edit of edits) edit(source);
  return (await format('source.ts', source.getFullText(), { singleQuote: true })).code;
}

describe('edits of sources', () => {
  it('adds imports to those of the same module, values before types', async () => {
    const text = "import type { Money } from 'shared';\nimport './style.css';\n";
    assert.equal(
      await edited(text, withImport(['type Agent', 'add'], 'shared'), withImport(['z'], 'zod')),
      "import { add, type Agent, type Money } from 'shared';\nimport './style.css';\nimport { z } from 'zod';\n",
    );
  });

  it('imports a name once, as a value if a value is needed', async () => {
    const text = "import { type Money, Agent } from 'shared';\n";
    assert.equal(
      await edited(text, withImport(['Money', 'type Agent'], 'shared')),
      "import { Agent, Money } from 'shared';\n",
    );
  });

  it('exports a module once', async () => {
    const text = "export { one } from './one';\n";
    assert.equal(
      await edited(text, withExport('./one'), withExport('./two')),
      "export { one } from './one';\nexport * from './two';\n",
    );
    const types = withExport('./two', { isTypeOnly: true });
    assert.equal(await edited(text, types, types), "export { one } from './one';\nexport type * from './two';\n");
  });

  it('appends to lists and objects in calls, type assertions and decorators', async () => {
    const text = [
      'const pages = define({ th, en }, [home]);',
      'const routes = { a: { b: {} } } as const satisfies Routes;',
      'const parts = { providers: [One] };',
      '@Module(parts)\nclass Both {\n  all() {\n    return [one];\n  }\n}\n',
    ].join('\n');
    const result = await edited(
      text,
      withElement('pages', 'list'),
      withProperty('routes', 'c: 1', ['a', 'b']),
      withModulePart('Both', 'providers', 'Two'),
      withModulePart('Both', 'controllers', 'Three'),
      withReturned('Both', 'all', 'two'),
      withMember('Both', 'none() {}'),
    );
    assert.match(result, /define\(\{ th, en \}, \[home, list\]\)/);
    assert.match(result, /a: \{\s+b: \{\s+c: 1,\s+\},\s+\},\s+\} as const satisfies Routes/);
    assert.match(result, /providers: \[One, Two\],\s+controllers: \[Three\]/);
    assert.match(result, /return \[one, two\];\n {2}\}\n\s+none\(\) \{\}/);
  });

  it('adds a statement above the comment of the variable that needs it', async () => {
    const text = "import { z } from 'zod';\n\n/** Both. */\nexport const both = { one };\n";
    assert.equal(
      await edited(text, withStatementBefore('both', 'const two = 2;')),
      "import { z } from 'zod';\n\nconst two = 2;\n\n/** Both. */\nexport const both = { one };\n",
    );
  });

  it('rejects a source without the place to edit, and names what is missing', () => {
    assert.throws(() => withMember('Other', 'x = 1')(sourceOf('class One {}')), /class named 'Other'/);
    assert.throws(() => withElement('list', 'x')(sourceOf('const list = {};')), /ArrayLiteralExpression/);
  });

  it('reads exported names, and parameters and comments of functions', () => {
    const text =
      'interface Hidden {}\nexport interface Shown {}\n/** `GET /x`. */\nexport function f(a: string, b = 1) {}\n';
    assert.deepEqual(
      ['Hidden', 'Shown', 'f'].map((name) => exportsName(text, name)),
      [false, true, true],
    );
    assert.deepEqual(functionNamed(text, 'f'), { parameters: ['string', ''], comment: '/** `GET /x`. */' });
    assert.equal(functionNamed(text, 'g'), null);
  });
});
