import { Forbidden, TEL, normalizePrefix, normalizeUsername, ownEntry, type MemberRef } from '@housebrand/shared';

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
}

/** Who makes the request; a guest is `null`. */
export type Principal = MemberPrincipal | AgentKeyPrincipal;

/** How a request names an agent or a member, wherever in it the field stands. */
const NAMES: Record<string, (value: string, principal: Principal) => boolean> = {
  prefix: isOwnAgent,
  agentID: isOwnAgent,
  username: isOwnMember,
  // who sends a gift
  depositUsername: isOwnMember,
  // whose a telephone number is only the records know
  usernameOrTel: (value, principal) => TEL.test(value) || isOwnMember(value, principal),
};

/**
 * The principal is the session (specification section 6): another agent or another member in path, query or body is refused,
 * whatever its spelling. An agent key may name any member of its own agent. A blank field names nobody.
 *
 * @param parts path, query and body of the request, as they came
 * @param except fields that may name somebody else, see `NamesAnother`
 * @throws Forbidden for anybody else's prefix or username
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
  /** `receiver.username`; places in a list are not counted. */
  path: string;
  name: string;
  value: unknown;
}

/** Every field of what a request carries, however deep; a caller chooses the depth, so that nothing here calls itself. */
function* fieldsOf(part: unknown): Generator<Field> {
  const open = [{ path: '', value: part }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    const isList = Array.isArray(next.value);
    for (const [name, value] of Object.entries(next.value) as [string, unknown][]) {
      const path = isList ? next.path : [next.path, name].filter(Boolean).join('.');
      if (!isList) yield { path, name, value };
      open.push({ path, value });
    }
  }
}
