import { isIP } from 'node:net';

/** The default legal age for gambling, and the minimum in live mode. */
export const DEFAULT_MINIMUM_AGE = 20;

/** Shorter secrets can be guessed. */
const SECRET_MIN_LENGTH = 16;
/** Value of `TRUSTED_PROXIES` for an API without a proxy. */
export const NO_PROXY = 'none';
/** Networks that can be given by name. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

const PROVIDER_URLS = ['MEMBER_SYSTEM_URL', 'GAME_PLATFORM_URL', 'EXTERNAL_API_URL'] as const;
/** Secrets that authenticate us at each provider system. */
export const PROVIDER_SECRETS = ['MEMBER_SYSTEM_SECRET', 'GAME_PLATFORM_SECRET', 'EXTERNAL_API_SECRET'] as const;
const DATABASES = ['DATABASE_URL', 'DATABASE_URL_MEMBERS', 'DATABASE_URL_OPERATORS', 'DATABASE_DIRECT_URL'] as const;

/** Settings that live mode requires, with what to set: real money allows no assumptions. */
const NEEDED: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'set it to the https address of the portal',
  ...Object.fromEntries(PROVIDER_URLS.map((name) => [name, 'set it to the https address of the provider system'])),
  ...Object.fromEntries(PROVIDER_SECRETS.map((name) => [name, 'set it to the secret of the provider system'])),
  TOKEN_KEYS: 'set it to id:base64 with a key of 32 bytes',
  JURISDICTIONS: 'list the countries where the product may be offered',
  TRUSTED_PROXIES: `list the addresses of the proxies in front of the API, or use ${NO_PROXY}`,
};

type Given = Readonly<Record<string, string | undefined>>;

/** Settings that only a live installation has. */
const LIVE_ONLY = [...PROVIDER_URLS, ...PROVIDER_SECRETS, 'TOKEN_KEYS', 'JURISDICTIONS'];

/**
 * Reports a missing MODE on a host that is set up for real money. It must not start as a demo, which would create demo members
 * and keys that are publicly known.
 */
export function unsaidMode(given: Given): string[] {
  if (given.MODE !== undefined) return [];
  const present = LIVE_ONLY.filter((name) => given[name]);
  if (given.PUBLIC_ORIGIN?.startsWith('https://')) present.push('PUBLIC_ORIGIN');
  return present.length > 0
    ? [`MODE: is missing, but live settings are present (${present.join(', ')}); set MODE=live or MODE=simulator`]
    : [];
}

/** Lists the problems of the settings in live mode, by name and without values. */
export function liveProblems(given: Given): string[] {
  const missing = Object.entries(NEEDED).filter(([name]) => !given[name]);
  return [
    ...missing.map(([name, why]) => `${name}: is missing in live mode; ${why}`),
    ...['PUBLIC_ORIGIN', ...PROVIDER_URLS]
      .filter((name) => given[name] && !given[name].startsWith('https://'))
      .map((name) => `${name}: must start with https:// in live mode`),
    ...DATABASES.filter((name) => given[name] && !isDatabaseGuarded(given[name])).map(
      (name) => `${name}: must have sslmode=verify-full in live mode, because the server is on another machine`,
    ),
    ...(isRedisGuarded(given.REDIS_URL)
      ? []
      : ['REDIS_URL: must start with rediss:// in live mode, because the server is on another machine']),
    ...PROVIDER_SECRETS.filter((name) => given[name] && given[name].length < SECRET_MIN_LENGTH).map(
      (name) => `${name}: must have at least ${SECRET_MIN_LENGTH} characters in live mode`,
    ),
    ...(given.WEBHOOK_LOCAL_ORIGIN === undefined
      ? []
      : ['WEBHOOK_LOCAL_ORIGIN: must not be set in live mode, because webhooks are on the public internet']),
    ...(Number(given.MINIMUM_AGE ?? DEFAULT_MINIMUM_AGE) < DEFAULT_MINIMUM_AGE
      ? [`MINIMUM_AGE: must be at least ${DEFAULT_MINIMUM_AGE} in live mode`]
      : []),
  ];
}

/** Whether the connection is safe from eavesdropping: a socket, loopback, or TLS with a verified certificate. */
function isDatabaseGuarded(address: string): boolean {
  // an invalid address is reported elsewhere
  if (!URL.canParse(address)) return true;
  const { hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  return isOwnMachine(host) || searchParams.get('sslmode') === 'verify-full';
}

function isRedisGuarded(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol !== 'redis:' || isOwnMachine(hostname);
}

/** Whether a host name or address, or the folder of a socket, belongs to this machine. */
export function isOwnMachine(host: string): boolean {
  const isLoopback = isIP(host) === 4 && host.startsWith('127.');
  return isLoopback || host.startsWith('/') || ['', 'localhost', '[::1]', '::1'].includes(host);
}

/** Whether an entry of `TRUSTED_PROXIES` is an address, a named network, or a network that does not cover all addresses. */
export function isProxy(entry: string): boolean {
  if (NAMED_NETWORKS.has(entry)) return true;
  const [address = '', mask, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (mask === undefined) return true;
  const bits = Number(mask);
  return /^\d{1,3}$/.test(mask) && bits >= 1 && bits <= (version === 4 ? 32 : 128);
}
