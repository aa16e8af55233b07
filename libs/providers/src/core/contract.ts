import type { z } from 'zod';

/** The three systems of the provider (specification section 7). Each has a base URL of its own in the configuration. */
export const PROVIDER_SYSTEMS = ['memberSystem', 'gamePlatform', 'external'] as const;
/** One of {@link PROVIDER_SYSTEMS}. */
export type ProviderSystem = (typeof PROVIDER_SYSTEMS)[number];

/** Mount paths below the simulator's address; a live system's base URL replaces address and mount path. */
export const SYSTEM_MOUNTS: Readonly<Record<ProviderSystem, string>> = {
  memberSystem: '/member-system',
  gamePlatform: '/game-platform',
  external: '/external',
};

/**
 * The credential a call carries.
 * - `none`: none, the caller is not identified yet.
 * - `token`: the member's, the member system's token in the header `token`.
 * - `bearer`: the member's, the game platform's token in `authorization: Bearer …`.
 * - `catalogue`: the member's, as with `bearer`, or this installation's: the system's secret as bearer token and the agent's
 *   prefix in the header `x-agent-prefix`. Guests browse, too, so we send the latter.
 * - `secret`: this installation's, the system's configured secret in the header `x-api-key`.
 */
export type WireAuth = 'none' | 'token' | 'bearer' | 'catalogue' | 'secret';

/** The header of each kind of credential; values in `authorization` start with `Bearer `. */
export const AUTH_HEADERS: Readonly<Record<Exclude<WireAuth, 'none'>, string>> = {
  token: 'token',
  bearer: 'authorization',
  catalogue: 'authorization',
  secret: 'x-api-key',
};

/** Header with the agent's prefix in calls made with the installation's secret. */
export const AGENT_PREFIX_HEADER = 'x-agent-prefix';

/** Header of a signed reply: `sha256=` followed by the hex HMAC-SHA-256 of the body's bytes, keyed with the system's secret. */
export const SIGNATURE_HEADER = 'x-signature';

/** A call's path parameters, query and JSON body, each present only if the call has it. */
export type WireRequestShape = z.ZodType<{
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
}>;

/** An example exchange from the demo world; the documentation shows it and the specs send it. */
export interface WireExample<Request extends WireRequestShape, Response extends z.ZodType> {
  request: z.input<Request>;
  /** A success reply. */
  reply: z.input<Response>;
  /** A refusal. */
  refusal: { code: number; msg: string };
}

/** An operation of our own API, named as in the OpenAPI document: `GET /api/apps/members/{prefix}/{username}`. */
export type OwnOperation = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** One wire call of a provider; gateway and simulator both use it. */
export interface WireContract<
  Request extends WireRequestShape = WireRequestShape,
  Response extends z.ZodType = z.ZodType,
  MovesMoney extends boolean = boolean,
> {
  /** Unique within its system; `system.name` identifies the call in logs, metrics and faults: `memberSystem.authen`. */
  name: string;
  system: ProviderSystem;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the system's base URL, with `{param}` segments. */
  path: string;
  auth: WireAuth;
  /** True if a second call could move money twice: such a call is never repeated and ends in an `Outcome`. */
  movesMoney: MovesMoney;
  /** True if the provider signs success replies with `SIGNATURE_HEADER`. */
  signed: boolean;
  /** True if code 900 (accepted, not verified) is also a success (specification section 8). */
  mayBeAccepted: boolean;
  /** True if specification section 7 does not list the call, or lists it differently. A live provider may lack it. */
  extension: boolean;
  /** Effect on our features when a live provider lacks the extension. */
  withoutIt?: string;
  /** The operations of our own API that make the call. */
  serves: readonly OwnOperation[];
  /** Why no operation of our own API makes the call. */
  internal?: string;
  example: WireExample<Request, Response>;
  request: Request;
  /** Schema of a success, `code` 0. Read any other code with `replyHead`. */
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

/** A call that moves money; only `ProviderClient.moveAsMember` and `moveAsInstallation` make it. */
export type MoneyContract = WireContract<WireRequestShape, z.ZodType, true>;
/** A call that moves no money. */
export type MoneylessContract = WireContract<WireRequestShape, z.ZodType, false>;

/** Defines a call. Defaults: moves no money, unsigned, listed in the specification. */
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

/** A call's request after validation. */
export type WireRequest<Contract extends WireContract> = z.infer<Contract['request']>;
/** A call's success reply after validation. */
export type WireResponse<Contract extends WireContract> = z.infer<Contract['response']>;

/** Returns the call's full name: `gamePlatform.profile`. */
export function callName(contract: Pick<WireContract, 'system' | 'name'>): string {
  return `${contract.system}.${contract.name}`;
}

/** Converts `/frontend/games/list/{gameType}` to the HTTP routers' form `/frontend/games/list/:gameType`. */
export function routePath(contract: Pick<WireContract, 'path'>): string {
  return contract.path.replace(/\{(\w+)\}/g, ':$1');
}

/** Returns the route below the simulator's address: mount path and path, with `:param` segments. */
export function simulatorRoute(contract: Pick<WireContract, 'system' | 'path'>): string {
  return SYSTEM_MOUNTS[contract.system] + routePath(contract);
}

/** Returns a call's percent-encoded path below its base URL, with the query. @throws RangeError on a missing parameter */
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

/** Returns the header that carries a call's credential, if it has one. */
export function authHeaders(auth: WireAuth, credential: string): Record<string, string> {
  if (auth === 'none') return {};
  return { [AUTH_HEADERS[auth]]: AUTH_HEADERS[auth] === 'authorization' ? `Bearer ${credential}` : credential };
}

/** The installation's secret that the simulator expects by default. */
export const SIMULATOR_SECRET = 'simulator-secret';
