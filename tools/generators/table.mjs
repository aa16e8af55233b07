import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RunFailure } from '../run/lib/failure.mjs';
import { sourcesOf, domainOf } from './domain.mjs';
import { withElement, withImport, withModulePart, withProperty } from './source.mjs';
import { formsOf, makeFromTemplate } from './templates.mjs';

/** `table <domain> <name> [--append-only]`: migration, table, repository and spec. */
export function table(changes, [domain, name], { 'append-only': isAppendOnly }) {
  const { folder, core, nest, Module, moduleFile } = domainOf(changes, domain);
  const forms = formsOf(name);
  const { __camel__: camel, __Name__: Name } = forms;
  for (const [file, text] of sourcesOf(changes, folder)) {
    if (new RegExp(`pgTable\\(\\s*'${forms.__snake__}'`).test(text))
      throw new RunFailure(`${file} already has a table ${forms.__snake__}.`);
  }
  const migrations = `${nest}/migrations`;
  const list = `${core.camel}Migrations`;
  if (!changes.exists(`${migrations}/index.ts`)) beginMigrations(changes, nest, domain, list);
  const number = String(1 + lastNumber(changes, migrations)).padStart(4, '0');
  makeFromTemplate(changes, 'table', nest, {
    // first, because it contains placeholders itself
    __appendOnlySpec__: isAppendOnly ? APPEND_ONLY_SPEC : '',
    ...forms,
    __number__: number,
    __domain__: domain,
    __migrations__: list,
    __tenantImports__: isAppendOnly ? 'appendOnly, both, tenantTable' : 'both, tenantTable',
    __tenantRules__: isAppendOnly ? ', { appMay: appendOnly }' : '',
    __rights__: isAppendOnly ? "'select', 'insert'" : "'select', 'insert', 'update', 'delete'",
    __Module__: Module,
  });
  changes.edit(`${migrations}/index.ts`, withImport([camel], `./${number}-${name}`), withElement(list, camel));
  changes.edit(
    moduleFile,
    withImport([`${Name}Repository`], `./${name}.repository`),
    withModulePart(Module, 'providers', `${Name}Repository`),
  );
  return `${forms.__snake__} is a table of ${domain}. Define its columns in the migration and in ${name}.tables.ts.`;
}

const APPEND_ONLY_SPEC = `
  it('rejects changes and deletions', async () => {
    await add('MTO');
    const { database } = test;
    const refused = { cause: { code: expect.stringMatching(/^(42501|23001)$/) } };
    await expect(database.forAgent('MTO', (tx) => tx.delete(__camel__Table))).rejects.toMatchObject(refused);
    await expect(database.asOperator((tx) => tx.delete(__camel__Table))).rejects.toMatchObject(refused);
  });`;

/** Creates the list of migrations for the domain's first table and registers it. */
function beginMigrations(changes, nest, domain, list) {
  changes.make(
    `${nest}/migrations/index.ts`,
    `import type { Migration } from '@housebrand/shared/nest';\n\nexport const ${list}: readonly Migration[] = [];\n`,
  );
  changes.edit(
    `${nest}/${domain}.domain.ts`,
    withImport([list], './migrations'),
    withProperty(formsOf(domain).__camel__, `migrations: ${list}`),
  );
}

/** The number of the domain's latest migration, whatever its name. */
function lastNumber(changes, folder) {
  if (!existsSync(join(changes.root, folder))) return 0;
  const numbers = readdirSync(join(changes.root, folder)).map((file) => Number(/^(\d{4})-/.exec(file)?.[1] ?? 0));
  return Math.max(0, ...numbers);
}
