import { globSync } from 'node:fs';
import { join } from 'node:path';
import { foundations } from '../lint/house.mjs';
import { RunFailure } from '../run/lib/failure.mjs';
import { withElement, withImport } from './source.mjs';
import { formsOf, makeFromTemplate } from './templates.mjs';

/** `domain <name>`: a library with its doors, and its place in the applications. */
export function domain(changes, [name]) {
  if (changes.exists(`libs/${name}`)) throw new RunFailure(`libs/${name} exists already.`);
  const forms = formsOf(name);
  const { __camel__: camel } = forms;
  makeFromTemplate(changes, 'domain', `libs/${name}`, forms);
  const api = (file) => `apps/api/src/${file}.ts`;
  changes.edit(api('domains'), withImport([camel], `@housebrand/${name}/nest`), withElement('domains', camel));
  changes.edit(
    api('pages'),
    withImport([`${camel}Pages`], `@housebrand/${name}`),
    withElement('lists', `...${camel}Pages`),
  );
  changes.edit(api('docs/introduction'), withElement('TAGS', `['${name}', '${forms.__Name__}.']`));
  changes.edit(
    'apps/portal/src/features/features.ts',
    withImport([`feature as ${camel}`], `@housebrand/${name}/react`),
    withElement('features', camel),
  );
  return `libs/${name} stands, and the API and the portal know it. Next: generate -- table, call, screen; what it is for in its README.md.`;
}

/**
 * Where a domain keeps what the generators add to.
 * @throws RunFailure for a name that is no domain's
 */
export function domainOf(changes, name) {
  const folder = `libs/${name}`;
  const { __Name__: Name, __camel__: camel } = formsOf(name);
  const nest = `${folder}/src/nest`;
  const moduleFile = `${nest}/${name}.module.ts`;
  if (foundations.includes(name)) throw new RunFailure(`${name} is no domain: all domains stand on it.`);
  if (!changes.exists(moduleFile)) throw new RunFailure(`${name} is no domain: ${moduleFile} is not there.`);
  return {
    folder,
    nest,
    moduleFile,
    Module: `${Name}Module`,
    core: { camel, folder: `${folder}/src/core` },
    react: `${folder}/src/react`,
  };
}

/** Every source below a folder. @returns {[path: string, text: string][]} */
export function sourcesOf(changes, folder) {
  return globSync('**/*.{ts,tsx}', { cwd: join(changes.root, folder), exclude: (name) => name === 'node_modules' }).map(
    (file) => [`${folder}/${file}`, changes.read(`${folder}/${file}`)],
  );
}
