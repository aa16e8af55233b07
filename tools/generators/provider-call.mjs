import { RunFailure } from '../run/lib/failure.mjs';
import { sourcesOf } from './domain.mjs';
import {
  exportsName,
  literalsOf,
  withExport,
  withImport,
  withMember,
  withProperty,
  withReturned,
  withStatement,
  withStatementBefore,
} from './source.mjs';
import { formsOf } from './templates.mjs';

const LIBRARY = 'libs/providers/src';
const FILLED = ['prefix', 'username'];

/** Plans the provider's side of a call: its family, address, and authentication. */
export function providerPlan(changes, { name, camel, access, method }, { provider: family, wire }) {
  const { __Name__: Family, __camel__: familyCamel } = formsOf(family);
  const files = {
    schemas: `${LIBRARY}/core/${family}/${family}.schemas.ts`,
    gateway: `${LIBRARY}/nest/${family}/${family}.gateway.ts`,
    records: `${LIBRARY}/nest/${family}/${family}.records.ts`,
    promises: `${LIBRARY}/testing/suite/${family}.promises.ts`,
    handlers: `apps/provider-simulator/src/wire/handlers/${family}.handlers.ts`,
  };
  if (!changes.exists(files.gateway))
    throw new RunFailure(
      `The provider family '${family}' does not exist. Create it: npm run generate -- gateway ${family}`,
    );
  for (const [path, text] of sourcesOf(changes, `${LIBRARY}/core`)) {
    if (exportsName(text, camel)) throw new RunFailure(`${path} already has a call ${camel}.`);
  }
  const [wireMethod, path, ...rest] = (wire ?? `${method.toUpperCase()} /frontend/${name}`).split(' ');
  if (!/^(GET|POST|PUT|DELETE)$/.test(wireMethod) || !path?.startsWith('/') || rest.length > 0)
    throw new RunFailure(
      '--wire needs the method and the path at the provider, for example: "GET /frontend/withdraw/condition"',
    );
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  if (parameters.some((parameter) => !FILLED.includes(parameter)))
    throw new RunFailure(`The generator can only fill ${FILLED.join(' and ')} in a provider's path.`);
  const system = /^\/(c\/m|bridge)\//.test(path)
    ? 'memberSystem'
    : path.startsWith('/frontend/')
      ? 'gamePlatform'
      : 'external';
  const specified = literalsOf(changes.read(`${LIBRARY}/core/specification.spec.ts`), 'SECTION_7')[
    `${wireMethod} ${path}`
  ];
  const ofMember = system === 'memberSystem' ? 'token' : 'bearer';
  const auth = specified ?? { member: ofMember, 'agent-key': 'secret', public: 'none' }[access];
  const isAsMember = auth === 'token' || auth === 'bearer';
  if (isAsMember && access === 'public')
    throw new RunFailure(`${wireMethod} ${path} is made with a member's session, so the call cannot be --public.`);
  return {
    files,
    family: familyCamel,
    Family,
    Gateway: `${Family}Gateway`,
    method: wireMethod,
    path,
    parameters,
    system,
    auth,
    isAsMember,
    isExtension: specified === undefined,
  };
}

/** Adds contract, record, gateway method, contract test and simulator reply. */
export function addProviderCall(changes, plan) {
  const { Name, camel, provider } = plan;
  const { files, family, Family, Gateway } = provider;
  const contracts = `${family}Contracts`;
  changes.edit(
    files.schemas,
    withImport(['z'], 'zod'),
    withImport(['wireContract'], '../contract'),
    withImport(['resultReply'], '../reply'),
    withImport(['text'], '../values.schemas'),
    withStatementBefore(contracts, contractText(plan)),
    withProperty(contracts, camel),
  );
  const record = `/** The provider's reply to \`${camel}\`. */\nexport interface Provider${Name} {\n  ${plan.field}: string;\n}`;
  if (changes.exists(files.records)) changes.edit(files.records, withStatement(record));
  else {
    changes.make(files.records, `${record}\n`);
    changes.edit(
      `${LIBRARY}/nest/index.ts`,
      withExport(files.records.replace(`${LIBRARY}/nest`, '.').replace(/\.ts$/, '')),
    );
  }
  changes.edit(
    files.gateway,
    ...(plan.access === 'public' ? [] : [withImport(['type MemberRef'], '@housebrand/shared')]),
    withImport([`type Provider${Name}`], `./${files.records.split('/').at(-1).replace(/\.ts$/, '')}`),
    withMember(Gateway, gatewayText(plan)),
  );
  const who = plan.access === 'public' ? 'member.prefix' : 'member';
  changes.edit(
    files.promises,
    withProperty(`${family}Promises`, `${camel}: ({ gateways, member }) => gateways.${family}.${camel}(${who})`, [
      'trials',
    ]),
  );
  changes.edit(
    files.handlers,
    withImport(['handler', ...(provider.isAsMember ? ['memberOf'] : [])], '../handler'),
    withReturned(`${Family}Handlers`, 'all', handlerText(plan)),
  );
}

/** Where a request names the member, unless its token does. */
function requested({ field, provider: { isAsMember, method, parameters } }) {
  const place = method === 'GET' || method === 'DELETE' ? 'query' : 'body';
  return { place, isNamed: !isAsMember && !parameters.includes(field) };
}

const EXAMPLES = { prefix: 'MTO', username: 'MTODEMO1' };

function contractText(plan) {
  const { camel, field, isPaged, isIdempotent, operation, words, provider } = plan;
  const { place, isNamed } = requested(plan);
  const shape = (value, wrap) =>
    [
      provider.parameters.length > 0 &&
        `params: ${wrap(provider.parameters.map((one) => `${one}: ${value(one)}`).join(', '))}`,
      isNamed && `${place}: ${wrap(`${field}: ${value(field)}`)}`,
    ]
      .filter(Boolean)
      .join(', ');
  const entry = `{ ${field}: '${EXAMPLES[field]}' }`;
  const refusal = provider.isAsMember
    ? "{ code: 1005, msg: 'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง' }"
    : "{ code: 2003, msg: 'ชื่อผู้เล่นไม่ตรงกับเซสชัน' }";
  return `export const ${camel} = wireContract({
  name: '${camel}',
  system: '${provider.system}',
  method: '${provider.method}',
  path: '${provider.path}',
  auth: '${provider.auth}',
  ${isIdempotent ? 'movesMoney: true,' : ''}
  ${provider.isExtension ? `extension: true, withoutIt: 'The ${words} is not shown.',` : ''}
  serves: ['${operation}'],
  request: z.object({ ${shape(
    () => 'text',
    (fields) => `z.object({ ${fields} })`,
  )} }),
  response: resultReply(${isPaged ? 'z.array(' : ''}z.looseObject({ ${field}: text })${isPaged ? ')' : ''}),
  example: {
    request: { ${shape(
      (one) => `'${EXAMPLES[one]}'`,
      (fields) => `{ ${fields} }`,
    )} },
    reply: { code: 0, result: ${isPaged ? `[${entry}]` : entry} },
    refusal: ${refusal},
  },
});`;
}

function gatewayText(plan) {
  const { Name, camel, field, isPaged, access, provider } = plan;
  const { place, isNamed } = requested(plan);
  const isPublic = access === 'public';
  const value = (one) => (isPublic ? one : `${one}: member.${one}`);
  const request = [
    provider.parameters.length > 0 && `params: { ${provider.parameters.map(value).join(', ')} }`,
    isNamed && `${place}: { ${value(field)} }`,
  ]
    .filter(Boolean)
    .join(', ');
  const way = provider.isAsMember ? 'callAsMember' : provider.auth === 'none' ? 'call' : 'callAsInstallation';
  const as = { callAsMember: ', member', call: '', callAsInstallation: isPublic ? ', prefix' : ', member.prefix' }[way];
  const reply = isPaged ? `Provider${Name}[]` : `Provider${Name}`;
  return `async ${camel}(${isPublic ? 'prefix: string' : 'member: MemberRef'}): Promise<${reply}> {
    const { result } = await this.client.${way}(calls.${camel}, { ${request} }${as});
    return ${isPaged ? `result.map(({ ${field} }) => ({ ${field} }))` : `{ ${field}: result.${field} }`};
  }`;
}

function handlerText(plan) {
  const { camel, field, isPaged, provider } = plan;
  const { place, isNamed } = requested(plan);
  const source = isNamed ? place : 'params';
  const taken = provider.isAsMember ? '_request, caller' : `{ ${source} }`;
  const entry = `{ ${field}: ${provider.isAsMember ? 'memberOf(caller)' : source}.${field} }`;
  return `handler(calls.${camel}, (${taken}) => ({ result: ${isPaged ? `[${entry}]` : entry} }))`;
}
