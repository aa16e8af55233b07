import { globSync } from 'node:fs';
import { join } from 'node:path';
import { foundations } from '../lint/house.mjs';
import { RunFailure } from '../run/lib/failure.mjs';
import { withElement, withImport } from './source.mjs';
import { formsOf, makeFromTemplate } from './templates.mjs';

/** `domain <name>`: a library with its entry points, registered in the applications. */
export function domain(changes, [name]) {
  if (changes.exists(`libs/${name}`)) throw new RunFailure(`libs/${name} already exists.`);
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
  return `libs/${name} is registered in the API and the portal. Next: describe its purpose in its README.md, and run generate -- table, call or screen.`;
}

/**
 * Returns the files of a domain that the generators edit.
 * @throws RunFailure for a name without a domain
 */
export function domainOf(changes, name) {
  const folder = `libs/${name}`;
  const { __Name__: Name, __camel__: camel } = formsOf(name);
  const nest = `${folder}/src/nest`;
  const moduleFile = `${nest}/${name}.module.ts`;
  if (foundations.includes(name)) throw new RunFailure(`${name} is not a domain but a foundation of all domains.`);
  if (!changes.exists(moduleFile)) throw new RunFailure(`${name} is not a domain: ${moduleFile} does not exist.`);
  return {
    folder,
    nest,
    moduleFile,
    Module: `${Name}Module`,
    core: { camel, folder: `${folder}/src/core` },
    react: `${folder}/src/react`,
  };
}

/** All sources below a folder. @returns {[path: string, text: string][]} */
export function sourcesOf(changes, folder) {
  return globSync('**/*.{ts,tsx}', { cwd: join(changes.root, folder), exclude: (name) => name === 'node_modules' }).map(
    (file) => [`${folder}/${file}`, changes.read(`${folder}/${file}`)],
  );
}
