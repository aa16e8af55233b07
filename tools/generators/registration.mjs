import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RunFailure } from '../run/lib/failure.mjs';

/** Lets the API and the portal know a new domain. */
export function registerDomain(root, { __name__: name, __Name__: Name }) {
  const api = (file) => join(root, 'apps/api/src', file);
  edit(api('domains.ts'), withImport(`{ ${Name}Module } from '@housebrand/${name}/nest'`), withElement('domains', `${Name}Module`));
  edit(api('migrations.ts'), withImport(`{ ${name}Migrations } from '@housebrand/${name}/nest'`), withElement('migrations', `...${name}Migrations`, '...seedMigrations'));
  edit(api('messages.ts'), withImport(`{ ${name}Messages } from '@housebrand/${name}'`), withElement('messages', `${name}Messages`));
  edit(join(root, 'apps/portal/src/routes/routes.ts'), withImport(`{ feature as ${name} } from '@housebrand/${name}/react'`), withElement('features', name));
}

/** Lets the providers' library and the simulator know a new gateway. */
export function registerGateway(root, { __name__: name, __Name__: Name, __camel__: camel }) {
  const providers = (file) => join(root, 'libs/providers/src', file);
  edit(providers('core/index.ts'), withLine(`export * from './${name}.schemas';`));
  edit(providers('core/wire-calls.ts'), withImport(`{ ${camel}Contracts } from './${name}.schemas'`), withElement('wireCalls', `...Object.values(${camel}Contracts)`));
  edit(providers('nest/index.ts'), withLine(`export * from './${name}.gateway';`));
  edit(providers('nest/providers.module.ts'), withImport(`{ ${Name}Gateway } from './${name}.gateway'`), withElement('providers', `${Name}Gateway`), withElement('exports', `${Name}Gateway`));
  edit(
    join(root, 'apps/provider-simulator/src/wire/wire.module.ts'),
    withImport(`{ ${Name}Handlers } from './handlers/${name}.handlers'`),
    withElement('families', `${Name}Handlers`),
  );
}

function edit(file, ...changes) {
  const text = changes.reduce((changed, change) => {
    const next = change(changed);
    if (next === null) throw new RunFailure(`${file} does not look as the generator knows it: adapt tools/generators/registration.mjs.`);
    return next;
  }, readFileSync(file, 'utf8'));
  writeFileSync(file, text);
}

const withLine = (line) => (text) => `${text.trimEnd()}\n${line}\n`;

/** An import after the last one. */
const withImport = (clause) => (text) => {
  const last = [...text.matchAll(/^import [\s\S]*?;$/gm)].at(-1);
  if (!last) return null;
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\nimport ${clause};${text.slice(at)}`;
};

/** A last element in the list of that name, or one before another that must stay last. */
const withElement = (list, element, before) => (text) => {
  const head = new RegExp(`\\b${list}\\b[^=\\n]*[=:] \\[`).exec(text);
  if (!head) return null;
  const open = head.index + head[0].length;
  const close = matchingBracket(text, open);
  const inner = text.slice(open, close);
  const line = new RegExp(`\\n( *)[^\\n]*$`).exec(inner.trimEnd());
  const isBlock = inner.includes('\n');
  const added = isBlock ? `${line?.[1] ?? '  '}${element},\n` : `${inner.trim() ? ', ' : ''}${element}`;
  const stop = before ? inner.indexOf(before) : -1;
  if (stop >= 0) {
    const start = inner.lastIndexOf('\n', stop) + 1;
    return text.slice(0, open) + inner.slice(0, start) + added + inner.slice(start) + text.slice(close);
  }
  const end = isBlock ? inner.lastIndexOf('\n') + 1 : inner.length;
  return text.slice(0, open) + inner.slice(0, end) + added + inner.slice(end) + text.slice(close);
};

function matchingBracket(text, open) {
  let depth = 1;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
