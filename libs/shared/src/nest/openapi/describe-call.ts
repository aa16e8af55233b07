import type { RequiredAssurance } from '../context/assurance';
import type { Access } from '../context/decorators';
import type { NotedCall, RepeatRule } from './api-call.decorator';

/** A call of a provider that stands behind one of ours. */
export interface CallBehind {
  /** `gamePlatform.profile`: by this name faults, logs and metrics know it. */
  name: string;
  /** `GET /frontend/profile`, below the address of its system. */
  route: string;
  movesMoney: boolean;
}

/** Everything that is told beside a call, for people in the description and for programs in `x-call`. */
export interface DescribedCall {
  purpose: string;
  access: Access;
  assurance: RequiredAssurance;
  effect: string;
  repeat: RepeatRule;
  provider: readonly CallBehind[];
  limits: string;
  caching: string;
  menu?: string;
}

/** What is known of a call from elsewhere than `@ApiCall`. */
export interface CallSurroundings {
  method: string;
  access: Access;
  isIdempotent: boolean;
  /** What the call requires of its caller. */
  assurance: RequiredAssurance;
  menu: string | undefined;
  provider: readonly CallBehind[];
}

const WHO: Record<Access, string> = {
  public: 'Anybody.',
  sessionOptional: 'Anybody; whoever has a session is known by it.',
  member: 'A member, for themself.',
  memberOrAgentKey: 'A member for themself, or an agent’s key (`x-agent-key`) for any member of that agent.',
  agentKey: 'An agent’s key, in the header `x-agent-key`, for that agent. A member’s session is not enough.',
  masterKey: 'MASTER’s agent key, in the header `x-agent-key`.',
};

const REPEAT: Record<RepeatRule, string> = {
  safe: '**Safe.** Send it again whenever no answer came.',
  sameKey:
    '**Same key, same reply.** Send it again with the same `Idempotency-Key`: it happens once, and the stored reply comes back for 24 hours. ' +
    'Another body under that key is 422, the first one still under way is 409.',
  never: '**Never by itself.** When no answer came, read how it stands before anybody sends it again.',
};

const PASSWORD = {
  present: 'Asked for again after 30 idle minutes: code 4401, then `confirmPassword`.',
  fresh: 'Typed in the last five minutes; otherwise code 4401, then `confirmPassword`.',
} as const;

/** Whether code 4401 may be the answer. */
export function asksForPassword(assurance: RequiredAssurance): assurance is keyof typeof PASSWORD {
  return assurance === 'present' || assurance === 'fresh';
}

/** Whether code 4403 may be the answer to a member who has a second factor. */
export function asksForFactor(assurance: RequiredAssurance): boolean {
  return asksForPassword(assurance) || assurance === 'factor';
}

const NO_LIMIT = 'None of its own.';
const NOT_CACHED = 'Never: `cache-control: no-store`.';

export function describeCall(noted: NotedCall, around: CallSurroundings): DescribedCall {
  const isRead = around.method === 'get';
  return {
    purpose: noted.purpose,
    access: around.access,
    assurance: around.assurance,
    effect: noted.effect ?? (isRead ? 'None: it reads.' : ''),
    repeat: around.isIdempotent ? 'sameKey' : (noted.repeat ?? 'safe'),
    provider: around.provider,
    limits: noted.limits ?? NO_LIMIT,
    caching: noted.caching ?? NOT_CACHED,
    ...(around.menu !== undefined && { menu: around.menu }),
  };
}

/** What `@ApiCall` still has to say, in words that tell what to write; nothing when it is complete. */
export function missingFacts(noted: NotedCall | undefined, around: CallSurroundings, mayBeRefused: boolean): string[] {
  if (!noted) return ["@ApiCall('publicName', { purpose: … }) beside @ApiOperation"];
  const isRead = around.method === 'get';
  return [
    ...(isRead || noted.effect ? [] : ['effect: what is different afterwards']),
    ...(isRead || around.isIdempotent || noted.repeat ? [] : ["repeat: 'safe' | 'never' (or @Idempotent)"]),
    ...(around.isIdempotent && noted.repeat ? ['no repeat: @Idempotent says it'] : []),
    ...(mayBeRefused && !noted.limits ? ['limits: how often it may be called, since it documents a 429'] : []),
  ];
}

/** The description that people read: purpose, the author's own words, and a table of what they ask next. */
export function descriptionOf(call: DescribedCall, own: string | undefined): string {
  const rows: [string, string][] = [
    ['Who may call', WHO[call.access] + menuWords(call)],
    ['Effect', call.effect],
    ['Behind it', behindWords(call.provider)],
    ['Repeat', REPEAT[call.repeat]],
    ['Limit', call.limits],
    ['Cached', call.caching],
  ];
  if (asksForPassword(call.assurance)) rows.splice(1, 0, ['Password', PASSWORD[call.assurance]]);
  if (asksForFactor(call.assurance))
    rows.splice(1, 0, [
      'Second factor',
      'Of members who have one: code 4403, then `showSecondFactor`, for ten minutes.',
    ]);
  const table = rows.map(([name, words]) => `| **${name}** | ${words} |`);
  return [call.purpose, ...(own ? [own] : []), ['| | |', '|---|---|', ...table].join('\n')].join('\n\n');
}

const menuWords = ({ menu }: DescribedCall): string =>
  menu === undefined ? '' : ` Their tier must open the menu \`${menu}\`; else 403 says which tier does.`;

function behindWords(calls: readonly CallBehind[]): string {
  if (calls.length === 0) return 'Our own database; no provider is asked.';
  return calls
    .map(({ name, route, movesMoney }) => `\`${name}\` (${route})${movesMoney ? ', which moves money' : ''}`)
    .join('<br>');
}
