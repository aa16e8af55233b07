import { RunFailure } from '../run/lib/failure.mjs';
import { withExport, withImport, withProperty } from './source.mjs';
import { formsOf, makeFromTemplate } from './templates.mjs';

const systems = ['memberSystem', 'gamePlatform', 'external'];

/** `gateway <family>`: contracts, gateway, contract tests and simulator replies for a new family of provider calls. */
export function gateway(changes, [name], { system = 'external' }) {
  if (!systems.includes(system)) throw new RunFailure(`--system must be one of ${systems.join(', ')}.`);
  if (changes.exists(`libs/providers/src/nest/${name}`)) throw new RunFailure(`The gateway ${name} already exists.`);
  const forms = { ...formsOf(name), __system__: system };
  const { __Name__: Name, __camel__: camel } = forms;
  makeFromTemplate(changes, 'gateway', '.', forms);
  const providers = (file) => `libs/providers/src/${file}.ts`;
  changes.edit(providers('core/index'), withExport(`./${name}/${name}.schemas`));
  changes.edit(
    providers('core/wire-calls'),
    withImport([`${camel}Contracts`], `./${name}/${name}.schemas`),
    withProperty('callFamilies', `${camel}: ${camel}Contracts`),
  );
  changes.edit(providers('nest/index'), withExport(`./${name}/${name}.gateway`));
  changes.edit(
    providers('nest/gateways'),
    withImport([`${Name}Gateway`], `./${name}/${name}.gateway`),
    withProperty('gateways', `${camel}: ${Name}Gateway`),
  );
  changes.edit(
    providers('testing/suite/index'),
    withImport([`${camel}Promises`], `./${name}.promises`),
    withProperty('promises', `${camel}: ${camel}Promises`),
  );
  changes.edit(
    'apps/provider-simulator/src/wire/wire.module.ts',
    withImport([`${Name}Handlers`], `./handlers/${name}.handlers`),
    withProperty('families', `${camel}: ${Name}Handlers`),
  );
  return `The gateway ${name} is in libs/providers, with contract tests and replies of the simulator. Next: add the provider's real calls with generate -- call … --provider ${name}.`;
}
