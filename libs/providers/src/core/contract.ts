import type { z } from 'zod';

/** The three systems of the provider (specification section 7). Each has a base URL of its own in the configuration. */
export const PROVIDER_SYSTEMS = ['memberSystem', 'gamePlatform', 'external'] as const;
/** One of {@link PROVIDER_SYSTEMS}. */
export type ProviderSystem = (typeof PROVIDER_SYSTEMS)[number];

/** Where the simulator mounts each system below its own address; a live base URL takes the place of address and mount. */
export const SYSTEM_MOUNTS: Readonly<Record<ProviderSystem, string>> = {
  memberSystem: '/member-system',
  gamePlatform: '/game-platform',
  external: '/external',
};

/**
 * Who a call is made as.
 * - `none`: nobody, the caller is not known yet.
 * - `token`: the member, by the member system's token in the header `token`.
 * - `bearer`: the member, by the game platform's token in `authorization: Bearer …`.
 * - `catalogue`: anybody who may see the games: a member as with `bearer`, or this installation with the system's secret as
 *   bearer token and the agent's prefix in the header `x-agent-prefix`. Guests browse too, so we send the latter.
 * - `secret`: this installation, by the system's configured secret in the header `x-api-key`.
 */
export type WireAuth = 'none' | 'token' | 'bearer' | 'catalogue' | 'secret';

/** The headers that carry each kind of credential; a bearer token is preceded by `Bearer `. */
export const AUTH_HEADERS: Readonly<Record<Exclude<WireAuth, 'none'>, string>> = {
  token: 'token',
  bearer: 'authorization',
  catalogue: 'authorization',
  secret: 'x-api-key',
};

/** Names the agent that a `catalogue` call with the installation's secret is made for. */
export const AGENT_PREFIX_HEADER = 'x-agent-prefix';

/** Carries the signature of a signed reply: `sha256=`, then in hex the HMAC-SHA-256 of the body's bytes by the system's secret. */
export const SIGNATURE_HEADER = 'x-signature';

/** What a call sends: path parameters, query and JSON body, each only when the call has it. */
export type WireRequestShape = z.ZodType<{
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}>;

/** What goes over the wire, by example, in the words of the demo world: the documentation shows it, the specs send it. */
export interface WireExample<Request extends WireRequestShape, Response extends z.ZodType> {
  request: z.input<Request>;
  /** The reply of a success. */
  reply: z.input<Response>;
  /** A reply that says no. */
  refusal: { code: number; msg: string };
}

/** An operation of the own API, as the OpenAPI document names it: `GET /api/apps/members/{prefix}/{username}`. */
export type OwnOperation = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** One call of a provider as it goes over the wire; gateway and simulator both read it. */
export interface WireContract<
  Request extends WireRequestShape = WireRequestShape,
  Response extends z.ZodType = z.ZodType,
  MovesMoney extends boolean = boolean,
> {
  /** Unique within its system; with the system it names the call in logs, metrics and faults: `memberSystem.authen`. */
  name: string;
  system: ProviderSystem;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the system's base URL, with `{param}` segments. */
  path: string;
  auth: WireAuth;
  /** True when a second call could move money twice: such a call is never repeated, and it ends in an `Outcome`. */
  movesMoney: MovesMoney;
  /** True when the provider proves by `SIGNATURE_HEADER` that the reply of a success is its own. */
  signed: boolean;
  /** True where code 900 is an answer as well: accepted, never "verified" (specification section 8). */
  mayBeAccepted: boolean;
  /** True for a call that specification section 7 does not list, or not as it is made here. A live provider may lack it. */
  extension: boolean;
  /** What a live provider that lacks the extension means. */
  withoutIt?: string;
  /** The operations of the own API that make the call. */
  serves: readonly OwnOperation[];
  /** Why no operation makes it. */
  internal?: string;
  example: WireExample<Request, Response>;
  request: Request;
  /** The reply of a success, `code` 0. Any other code is read with `replyHead`. */
  response: Response;
}

type Listed = { extension?: false; withoutIt?: never } | { extension: true; withoutIt: string };
type Reached =
  | { serves: readonly [OwnOperation, ...OwnOperation[]]; internal?: never }
  | { serves?: never; internal: string };

type ContractInput<Request extends WireRequestShape, Response extends z.ZodType> = Pick<
  WireContract<Request, Response>,
  'name' | 'system' | 'method' | 'path' | 'auth' | 'example' | 'request' | 'response'
> &
  Partial<Pick<WireContract, 'signed' | 'mayBeAccepted'>> &
  Listed &
  Reached;

/** A call that moves money: `ProviderClient.moveAsMember` makes it, no other method does. */
export type MoneyContract = WireContract<WireRequestShape, z.ZodType, true>;
/** Any other call. */
export type MoneylessContract = WireContract<WireRequestShape, z.ZodType, false>;

/** Describes a call; what is left out is the usual: moves no money, unsigned, in the specification's list. */
export function wireContract<
  Request extends WireRequestShape,
  Response extends z.ZodType,
  const MovesMoney extends boolean = false,
>(
  contract: ContractInput<Request, Response> & { movesMoney?: MovesMoney },
): WireContract<Request, Response, MovesMoney> {
  return {
    movesMoney: false as MovesMoney,
    signed: false,
    mayBeAccepted: false,
    extension: false,
    serves: [],
    ...contract,
  };
}

/** What a call sends, once it has passed its schema. */
export type WireRequest<Contract extends WireContract> = z.infer<Contract['request']>;
/** What a call's success says, once it has passed its schema. */
export type WireResponse<Contract extends WireContract> = z.infer<Contract['response']>;

/** The call's full name: `gamePlatform.profile`. */
export function callName(contract: Pick<WireContract, 'system' | 'name'>): string {
  return `${contract.system}.${contract.name}`;
}

/** `/frontend/games/list/{gameType}` → `/frontend/games/list/:gameType`, as HTTP routers write it. */
export function routePath(contract: Pick<WireContract, 'path'>): string {
  return contract.path.replace(/\{(\w+)\}/g, ':$1');
}

/** The route below the simulator's own address: mount and path, with `:param` segments. */
export function simulatorRoute(contract: Pick<WireContract, 'system' | 'path'>): string {
  return SYSTEM_MOUNTS[contract.system] + routePath(contract);
}

/** The address of one call below its base URL, percent-encoded, with the query. @throws RangeError on a missing parameter */
export function callPath(
  contract: Pick<WireContract, 'path'>,
  request: { params?: Record<string, string>; query?: Record<string, string | undefined> } = {},
): string {
  const path = contract.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = request.params?.[name];
    if (!value) throw new RangeError(`no value for the path parameter ${name}`);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) if (value !== undefined) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The header that carries a credential for a call, or none. */
export function authHeaders(auth: WireAuth, credential: string): Record<string, string> {
  if (auth === 'none') return {};
  return { [AUTH_HEADERS[auth]]: AUTH_HEADERS[auth] === 'authorization' ? `Bearer ${credential}` : credential };
}

/** What the simulator takes for this installation's secret unless both are configured otherwise. */
export const SIMULATOR_SECRET = 'simulator-secret';
