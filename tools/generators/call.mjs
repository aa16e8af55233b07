import { RunFailure } from '../run/lib/failure.mjs';
import { addressText, controllerText, queryDtoText, serviceText } from './call-files.mjs';
import { specText } from './call-spec.mjs';
import { addContract } from './contract.mjs';
import { domainOf, sourcesOf } from './domain.mjs';
import { addProviderCall, providerPlan } from './provider-call.mjs';
import { exportsName, withExport, withImport, withModulePart, withStatement } from './source.mjs';
import { formsOf } from './templates.mjs';

const METHODS = ['get', 'post', 'put', 'delete'];

/**
 * `call <domain> <operation>`: the reply's contract and the address in the core, controller, service and an HTTP spec;
 * with `--public` also a DTO of the query, with `--provider <family>` also the provider's call.
 */
export function call(changes, [domainName, operation], options) {
  const where = domainOf(changes, domainName);
  const plan = planOf(where, domainName, operation, options);
  refuseTaken(changes, where, plan);
  if (options.provider) plan.provider = providerPlan(changes, plan, options);
  const { nest, core, Module, moduleFile } = where;
  if (plan.access === 'public') changes.make(`${nest}/dto/${operation}.dto.ts`, queryDtoText(plan));
  changes.make(`${nest}/${operation}.controller.ts`, controllerText(plan));
  changes.make(`${nest}/${operation}.service.ts`, serviceText(plan));
  changes.make(`${nest}/${operation}.${plan.specKind}spec.ts`, specText(plan));
  const contract = addContract(changes, where, plan);
  addAddress(changes, core.folder, plan);
  changes.edit(
    moduleFile,
    withImport([`${plan.Name}Controller`], `./${operation}.controller`),
    withImport([`${plan.Name}Service`], `./${operation}.service`),
    withModulePart(Module, 'controllers', `${plan.Name}Controller`),
    withModulePart(Module, 'providers', `${plan.Name}Service`),
  );
  if (plan.provider) addProviderCall(changes, plan);
  return `${plan.operation} is a call of ${domainName}. Its fields: the schema ${plan.Name} in ${contract}${
    plan.provider ? `, ${plan.provider.files.schemas} and the files next to it` : ''
  }; its work: ${operation}.service.ts.`;
}

function planOf(where, domainName, name, options) {
  const { __Name__: Name, __camel__: camel, __words__: words } = formsOf(name);
  const method = (options.method ?? 'get').toLowerCase();
  if (!METHODS.includes(method)) throw new RunFailure(`--method must be one of ${METHODS.join(', ')}.`);
  const accesses = ['member', 'public', 'agent-key'].filter((access) => options[access]);
  if (accesses.length > 1) throw new RunFailure('Use only one of --member, --public and --agent-key.');
  const [access = 'member'] = accesses;
  const { paged: isPaged = false, idempotent: isIdempotent = false } = options;
  if (isPaged && method !== 'get') throw new RunFailure('--paged only works with GET: omit --method.');
  if (isIdempotent && method !== 'post') throw new RunFailure('--idempotent needs --method post.');
  if (isIdempotent && access === 'public')
    throw new RunFailure('--idempotent needs a session or an agent key: remove --public.');
  const path = { member: `${name}/:prefix`, 'agent-key': `${name}/:prefix/:username`, public: name }[access];
  const address = `/api/apps/${path.replace(/:(\w+)/g, '{$1}')}`;
  return {
    domain: domainName,
    Module: where.Module,
    name,
    Name,
    camel,
    words,
    method,
    access,
    isPaged,
    isIdempotent,
    path,
    address,
    operation: `${method.toUpperCase()} ${address}`,
    /** The reply's placeholder field: the caller's name. */
    field: access === 'public' ? 'prefix' : 'username',
    work: isPaged ? 'list' : method === 'get' ? 'find' : camel,
    provider: null,
    specKind: options.provider ? 'sim.' : isIdempotent ? 'db.' : '',
  };
}

function refuseTaken(changes, { folder }, { Name, camel, name, domain }) {
  for (const [path, text] of sourcesOf(changes, `${folder}/src/core`)) {
    const taken = [Name, `${camel}Address`].find((one) => exportsName(text, one));
    if (taken)
      throw new RunFailure(`${path} has a ${taken} already: the call ${name} of ${domain} needs another name.`);
  }
}

function addAddress(changes, folder, plan) {
  const path = `${folder}/addresses.ts`;
  if (changes.exists(path)) changes.edit(path, withStatement(addressText(plan)));
  else changes.make(path, `${addressText(plan)}\n`);
  changes.edit(`${folder}/index.ts`, withExport('./addresses'));
  const needs = [
    'addressOf',
    ...(plan.access === 'public' ? [] : ['type MemberRef']),
    ...(plan.isPaged ? ['type PageRequest'] : []),
  ];
  changes.edit(path, withImport(needs, '@housebrand/shared'));
}
