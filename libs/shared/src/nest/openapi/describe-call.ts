import type { KeyScope } from '@housebrand/shared';
import type { RequiredAssurance } from '../context/assurance';
import type { Access } from '../context/decorators';
import type { NotedCall, RepeatRule } from './api-call.decorator';

/** A provider call that an operation makes. */
export interface CallBehind {
  /** `gamePlatform.profile`: the name in faults, logs and metrics. */
  name: string;
  /** `GET /frontend/profile`, relative to the address of its system. */
  route: string;
  movesMoney: boolean;
}

/** The facts about a call for programs: `x-call`. */
export interface CallFacts {
  access: Access;
  assurance: RequiredAssurance;
  repeat: RepeatRule;
  provider: readonly CallBehind[];
  menu?: string;
  /** The scope that an agent key needs, unless it may make every call. */
  keyScope?: KeyScope;
}

/** The facts about a call for people: the description. */
export interface DescribedCall extends CallFacts {
  purpose: string;
  effect: string;
  limits: string;
  caching: string;
}

/** Facts about a call that do not come from `@ApiCall`. */
export interface CallSurroundings {
  method: string;
  access: Access;
  isIdempotent: boolean;
  /** The specification does not list the call: `@ApiAddition`. */
  isAddition: boolean;
  /** What the call requires of its caller. */
  assurance: RequiredAssurance;
  menu: string | undefined;
  keyScope: KeyScope | undefined;
  provider: readonly CallBehind[];
}

const WHO: Record<Access, string> = {
  public: 'Everyone',
  sessionOptional: 'Everyone; a session is used if present',
  member: 'Member (own data)',
  memberOrAgentKey: 'Member (own data), or agent key (`x-agent-key`) for any member of that agent',
  agentKey: 'Agent key (`x-agent-key`) for that agent; a session is not enough',
  masterKey: "MASTER's agent key (`x-agent-key`)",
};

const REPEAT: Record<RepeatRule, string> = {
  safe: '**Safe.** If no reply arrives, send the call again.',
  sameKey:
    '**With the same key.** Send the call again with the same `Idempotency-Key`: it takes effect once, and the stored reply is returned for 24 hours. ' +
    'The same key with a different body gets 422; while the first call is still in progress, 409.',
  never: '**Not automatically.** If no reply arrives, read the current state before you send the call again.',
};

const PASSWORD = {
  present: 'Required again after 30 idle minutes: code 4401, then `confirmPassword`.',
  fresh: 'Must have been entered in the last five minutes; otherwise code 4401, then `confirmPassword`.',
} as const;

/** Whether the call can return code 4401. */
export function asksForPassword(assurance: RequiredAssurance): assurance is keyof typeof PASSWORD {
  return assurance === 'present' || assurance === 'fresh';
}

/** Whether the call can return code 4403 to a member who has a second factor. */
export function asksForFactor(assurance: RequiredAssurance): boolean {
  return asksForPassword(assurance) || assurance === 'factor';
}

const READ_ONLY = 'None (read only).';
const NO_LIMIT = 'None for this call.';
const NOT_CACHED = 'Not cached (`cache-control: no-store`).';

export function describeCall(noted: NotedCall, around: CallSurroundings): DescribedCall {
  const isRead = around.method === 'get';
  return {
    purpose: noted.purpose,
    access: around.access,
    assurance: around.assurance,
    effect: noted.effect ?? (isRead ? READ_ONLY : ''),
    repeat: around.isIdempotent ? 'sameKey' : (noted.repeat ?? 'safe'),
    provider: around.provider,
    limits: noted.limits ?? NO_LIMIT,
    caching: noted.caching ?? NOT_CACHED,
    ...(around.menu !== undefined && { menu: around.menu }),
    ...(around.keyScope !== undefined && { keyScope: around.keyScope }),
  };
}

/** Picks the facts for programs. */
export function factsOf({ access, assurance, repeat, provider, menu, keyScope }: DescribedCall): CallFacts {
  return {
    access,
    assurance,
    repeat,
    provider,
    ...(menu !== undefined && { menu }),
    ...(keyScope !== undefined && { keyScope }),
  };
}

/** Lists the facts that `@ApiCall` lacks, each with what to write; empty if it is complete. */
export function missingFacts(noted: NotedCall | undefined, around: CallSurroundings, mayBeRefused: boolean): string[] {
  if (!noted) return ["@ApiCall('publicName', { purpose: … }) beside @ApiOperation"];
  const isRead = around.method === 'get';
  return [
    ...(isRead || noted.effect ? [] : ['effect: what the call changes']),
    ...(isRead || around.isIdempotent || noted.repeat ? [] : ["repeat: 'safe' | 'never' (or @Idempotent)"]),
    ...(around.isIdempotent && noted.repeat ? ['no repeat: @Idempotent implies it'] : []),
    ...(mayBeRefused && !noted.limits ? ['limits: how often it can be called, because it documents a 429'] : []),
  ];
}

/** Builds the description for people: purpose, the author's text, and a table of facts. A fact that says "none" has no row. */
export function descriptionOf(call: DescribedCall, own: string | undefined, isAddition: boolean): string {
  const rows: [string, string | false][] = [
    ['Who may call', WHO[call.access] + scopeText(call) + menuText(call)],
    [
      'Second factor',
      asksForFactor(call.assurance) &&
        'Required from members who have one: code 4403, then `showSecondFactor`. Valid for ten minutes.',
    ],
    ['Password', asksForPassword(call.assurance) && PASSWORD[call.assurance]],
    ['Effect', call.effect !== READ_ONLY && call.effect],
    ['Provider calls', call.provider.length > 0 && providerCallsText(call.provider)],
    ['Retry', REPEAT[call.repeat]],
    ['Rate limit', call.limits !== NO_LIMIT && call.limits],
    ['Caching', call.caching !== NOT_CACHED && call.caching],
    ['Specification', isAddition && 'Addition: section 7 does not list this call.'],
  ];
  const table = rows.flatMap(([name, text]) => (text === false ? [] : [`| **${name}** | ${text} |`]));
  return [call.purpose, ...(own ? [own] : []), ['| | |', '|---|---|', ...table].join('\n')].join('\n\n');
}

const scopeText = ({ keyScope }: DescribedCall): string =>
  keyScope === undefined ? '' : `; a key with scopes needs \`${keyScope}\``;

const menuText = ({ menu }: DescribedCall): string =>
  menu === undefined
    ? ''
    : `; the member's tier must open the menu \`${menu}\`, otherwise 403 names the tier that does`;

function providerCallsText(calls: readonly CallBehind[]): string {
  return calls
    .map(({ name, route, movesMoney }) => `\`${name}\` (${route})${movesMoney ? ', moves money' : ''}`)
    .join('<br>');
}
