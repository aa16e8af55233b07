import {
  Forbidden,
  TEL,
  normalizePrefix,
  normalizeTel,
  normalizeUsername,
  ownEntry,
  type KeyScope,
  type MemberRef,
} from '@housebrand/shared';

/** A member with a live session of one agent. */
export interface MemberPrincipal extends MemberRef {
  kind: 'member';
  memberId: string;
  sessionId: string;
}

/** A server-to-server caller of one agent (header `x-agent-key`). */
export interface AgentKeyPrincipal {
  kind: 'agentKey';
  prefix: string;
  /** The groups of calls that the key may make; `null`: all of them. */
  scopes: readonly KeyScope[] | null;
}

/** An account of the back office, for the agent that the call is about. */
export interface StaffPrincipal {
  kind: 'staff';
  prefix: string;
  /** The account: `mto.cashier`. */
  username: string;
  role: string;
  sessionId: string;
}

/** The authenticated caller of a request; `null` stands for a guest. */
export type Principal = MemberPrincipal | AgentKeyPrincipal | StaffPrincipal;

/** Fields that name an agent or a member anywhere in a request, with a check for the caller's own. */
const NAMES: Record<string, (value: string, principal: Principal) => boolean> = {
  prefix: isOwnAgent,
  agentID: isOwnAgent,
  username: isOwnMember,
  // the sender of a gift
  depositUsername: isOwnMember,
  // the owner of a phone number is only known to the database
  usernameOrTel: (value, principal) => TEL.test(normalizeTel(value)) || isOwnMember(value, principal),
};

/**
 * Rejects requests that name another agent or member in path, query or body, in any spelling (specification section 6). An agent
 * key may name any member of its own agent. Blank fields are ignored.
 *
 * @param parts raw path parameters, query and body of the request
 * @param except fields that may name another member, see `NamesAnother`
 * @throws Forbidden for another prefix or username
 */
export function refuseOthers(principal: Principal, parts: readonly unknown[], except: readonly string[] = []): void {
  for (const { path, name, value } of parts.flatMap((part) => [...fieldsOf(part)])) {
    const isOwn = ownEntry(NAMES, name);
    if (!isOwn || except.includes(path)) continue;
    for (const given of [value].flat()) {
      if (given === undefined || given === null || given === '') continue;
      if (typeof given !== 'string' || !isOwn(given, principal)) throw new Forbidden();
    }
  }
}

function isOwnAgent(value: string, { prefix }: Principal): boolean {
  return normalizePrefix(value) === prefix;
}

function isOwnMember(value: string, principal: Principal): boolean {
  return principal.kind === 'agentKey' || normalizeUsername(value) === principal.username;
}

interface Field {
  /** `receiver.username`; list indexes are omitted. */
  path: string;
  name: string;
  value: unknown;
}

/** Yields every field of a request part at any depth; iterative, because a caller chooses the depth. */
function* fieldsOf(part: unknown): Generator<Field> {
  const open = [{ path: '', value: part }];
  while (open.length > 0) {
    const next = open.pop()!;
    if (typeof next.value !== 'object' || next.value === null) continue;
    const isList = Array.isArray(next.value);
    for (const [name, value] of Object.entries(next.value) as [string, unknown][]) {
      const path = isList ? next.path : [next.path, name].filter(Boolean).join('.');
      if (!isList) yield { path, name, value };
      open.push({ path, value });
    }
  }
}
