/** Templates of a call's files; the formatter runs afterwards. */
import { importLine, linesOf } from './templates.mjs';

const decoratorOf = { get: 'Get', post: 'Post', put: 'Put', delete: 'Delete' };
const whenTrue = (isWanted, text) => (isWanted ? text : '');

const EXAMPLES = { username: 'MTODEMO1', prefix: 'MTO' };

/** The schema of the reply, and its type of the same name. */
export const contractText = ({ Name, operation, isPaged, field }) => `
/** ${isPaged ? 'An entry of ' : ''}\`${operation}\`. */
export const ${Name} = z
  .object({
    ${field}: z.string().meta({ example: '${EXAMPLES[field]}' }),
  })
  .meta({ id: '${Name}Dto' });
export type ${Name} = z.infer<typeof ${Name}>;`;

export function addressText({ camel, operation, address, access, isPaged }) {
  const who =
    access === 'public'
      ? 'prefix: string'
      : access === 'member'
        ? '{ prefix }: MemberRef'
        : '{ prefix, username }: MemberRef';
  const path = { public: '', member: 'path: { prefix }', 'agent-key': 'path: { prefix, username }' }[access];
  const query = [whenTrue(access === 'public', 'prefix'), whenTrue(isPaged, 'limit, offset')]
    .filter(Boolean)
    .join(', ');
  const values = [path, whenTrue(query, `query: { ${query} }`)].filter(Boolean).join(', ');
  return `/** \`${operation}\`. */
export function ${camel}Address(${who}${whenTrue(isPaged, ', { limit, offset }: PageRequest')}): string {
  return addressOf('${address}', { ${values} });
}`;
}

/** The query of a public call: guests name their agent. */
export function queryDtoText({ Name, isPaged }) {
  const imports = linesOf(
    importLine(['ApiPropertyOptional'], '@nestjs/swagger'),
    isPaged && importLine(['PageQueryDto'], '@housebrand/shared/nest'),
    importLine(['IsOptional', 'IsString', 'MaxLength'], 'class-validator'),
  );
  return `${imports}

export class ${Name}QueryDto${whenTrue(isPaged, ' extends PageQueryDto')} {
  @ApiPropertyOptional({
    example: 'MTO',
    description: "The agent's prefix. Default: the session's agent, then the \`prefix\` cookie, then MASTER.",
  })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  prefix?: string;
}
`;
}

/** The parameters of a controller method, the arguments it passes on, and the imports for them. */
function parametersOf({ Name, access, isPaged }) {
  const query = access === 'public' ? `${Name}QueryDto` : 'PageQueryDto';
  const who = {
    member: '@Self() member: MemberRef',
    'agent-key': '@Subject() member: MemberRef',
    public: '@RequestedAgent() prefix: string',
  }[access];
  const hasQuery = isPaged || access === 'public';
  return {
    hasQuery,
    taken: [who, whenTrue(hasQuery, `@Query() ${isPaged ? 'page' : '_'}: ${query}`)].filter(Boolean).join(', '),
    handedOn: [access === 'public' ? 'prefix' : 'member', whenTrue(isPaged, 'page')].filter(Boolean).join(', '),
  };
}

/** The call's operation id: verb and noun. */
const publicName = ({ Name, camel, method, isPaged }) =>
  method === 'get' ? `${isPaged ? 'list' : 'get'}${Name}` : camel;

/** The facts for `@ApiCall`. The document's test requires more once the call grows. */
function facts({ words, method, isIdempotent }) {
  const sentence = `${words[0].toUpperCase()}${words.slice(1)}.`;
  return [
    `purpose: '${sentence}'`,
    method !== 'get' && `effect: '${sentence}'`,
    method !== 'get' && !isIdempotent && "repeat: 'never'",
  ]
    .filter(Boolean)
    .join(', ');
}

export function controllerText(plan) {
  const { domain, name, Name, words, method, access, isPaged, isIdempotent, path, work, provider } = plan;
  const { hasQuery, taken, handedOn } = parametersOf(plan);
  const failures = [access === 'public' ? 'NotFound' : 'Forbidden', provider && `unavailable('${provider.system}')`];
  const Document = isPaged ? 'ApiPage' : 'ApiEnvelope';
  const shared = [
    'ApiCall',
    Document,
    ...{
      member: ['ApiAgentPath', 'Self'],
      'agent-key': ['AgentKeyAllowed', 'ApiMemberPath', 'Subject'],
      public: ['Public', 'RequestedAgent'],
    }[access],
    isIdempotent && 'Idempotent',
    isPaged && access !== 'public' && 'PageQueryDto',
    isPaged && 'type Paged',
    provider && 'unavailable',
  ].filter(Boolean);
  const imports = linesOf(
    importLine(['Controller', decoratorOf[method], ...(hasQuery ? ['Query'] : [])], '@nestjs/common'),
    importLine(['ApiOperation', 'ApiTags'], '@nestjs/swagger'),
    importLine(access === 'public' ? ['NotFound'] : ['Forbidden', 'type MemberRef'], '@housebrand/shared'),
    importLine(shared, '@housebrand/shared/nest'),
    importLine([Name], '../core/contracts'),
    access === 'public' && importLine([`${Name}QueryDto`], `./dto/${name}.dto`),
    importLine([`${Name}Service`], `./${name}.service`),
  );
  return `${imports}

@ApiTags('${domain}')
@Controller('api/apps')
export class ${Name}Controller {
  constructor(private readonly service: ${Name}Service) {}

  @${decoratorOf[method]}('${path}')
  ${whenTrue(access === 'agent-key', '@AgentKeyAllowed()\n')}${whenTrue(access === 'public', '@Public()\n')}${whenTrue(
    isIdempotent,
    '@Idempotent({ isRequired: true })\n',
  )}@ApiCall('${publicName(plan)}', { ${facts(plan)} })
  @ApiOperation({ summary: '${words[0].toUpperCase()}${words.slice(1)}' })
  ${whenTrue(access === 'member', '@ApiAgentPath()\n')}${whenTrue(access === 'agent-key', '@ApiMemberPath()\n')}@${Document}(${Name}, { errors: [${failures.filter(Boolean).join(', ')}] })
  ${work}(${taken}): Promise<${isPaged ? `Paged<${Name}>` : Name}> {
    return this.service.${work}(${handedOn});
  }
}
`;
}

export function serviceText({ Name, camel, access, isPaged, field, work, provider }) {
  const isPublic = access === 'public';
  const who = isPublic ? 'prefix' : 'member';
  const shared = [isPublic ? '' : 'type MemberRef', isPaged ? 'type PageRequest' : ''].filter(Boolean);
  const page = isPaged ? (provider ? ', { limit, offset }: PageRequest' : ', _: PageRequest') : '';
  const reply = isPaged ? `Paged<${Name}>` : Name;
  const requested = provider && `this.${provider.family}.${camel}(${who})`;
  const own = isPaged
    ? 'return paged([], 0);'
    : isPublic
      ? 'return { prefix };'
      : `return { ${field}: member.username };`;
  const reported = isPaged
    ? `const entries = await ${requested};\nreturn paged(entries.slice(offset, offset + limit), entries.length);`
    : `return ${requested};`;
  const isUnused = isPaged && !provider;
  const imports = linesOf(
    importLine(['Injectable'], '@nestjs/common'),
    shared.length > 0 && importLine(shared, '@housebrand/shared'),
    isPaged && importLine(['paged', 'type Paged'], '@housebrand/shared/nest'),
    provider && importLine([provider.Gateway], '@housebrand/providers/nest'),
    importLine([`type ${Name}`], '../core'),
  );
  return `${imports}

@Injectable()
export class ${Name}Service {
  ${whenTrue(provider, `constructor(private readonly ${provider?.family}: ${provider?.Gateway}) {}\n\n`)}${
    provider && !isPaged ? '' : 'async '
  }${work}(${isUnused ? '_member' : who}: ${isPublic ? 'string' : 'MemberRef'}${isUnused ? ', _page: PageRequest' : page}): Promise<${reply}> {
    ${provider ? reported : own}
  }
}
`;
}
