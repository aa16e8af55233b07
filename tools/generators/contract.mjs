/** Adds the contract of a call's reply: a schema and its type of the same name (docs/decisions/0099). */
import { contractText } from './call-files.mjs';
import { withExport, withImport, withStatement } from './source.mjs';
import { importLine } from './templates.mjs';

const ZOD = [['z'], 'zod'];

/**
 * Adds the schema to `core/contracts.ts`, or as a file to the folder `core/contracts` of a domain that has one. The first
 * contract of a domain adds its entry point `./contracts`.
 * @returns {string} the file with the schema
 */
export function addContract(changes, { folder, core }, plan) {
  const contracts = `${core.folder}/contracts`;
  const all = `${contracts}.ts`;
  if (changes.exists(contracts)) {
    const own = `${contracts}/${plan.name}.ts`;
    changes.make(own, `${importLine(...ZOD)}\n${contractText(plan)}\n`);
    changes.edit(all, withExport(`./contracts/${plan.name}`));
    return own;
  }
  if (changes.exists(all)) {
    changes.edit(all, withImport(...ZOD), withStatement(contractText(plan)));
    return all;
  }
  changes.make(all, `${importLine(...ZOD)}\n${contractText(plan)}\n`);
  changes.edit(`${core.folder}/index.ts`, withExport('./contracts', { isTypeOnly: true }));
  addEntryPoint(changes, folder, plan);
  return all;
}

/** Adds `./contracts` after the core to the exports of package.json and to the table of the README. */
function addEntryPoint(changes, folder, { domain, Name }) {
  changes.editJson(`${folder}/package.json`, (manifest) => {
    const { '.': core, ...others } = manifest.exports;
    const contracts = {
      '@housebrand/source': './src/core/contracts.ts',
      types: './dist/core/contracts.d.ts',
      default: './dist/core/contracts.js',
    };
    return { ...manifest, exports: { '.': core, './contracts': contracts, ...others } };
  });
  const entry = `| \`@housebrand/${domain}/contracts\` | schemas of the replies, for servers: \`${Name}\` |`;
  changes.addLine(`${folder}/README.md`, new RegExp(`^\\| \`@housebrand/${domain}\` .*$`, 'm'), entry);
}
