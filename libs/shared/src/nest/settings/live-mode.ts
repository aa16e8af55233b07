import { isIP } from 'node:net';

/** The legal age for gambling where none is configured, and the least that live mode takes. */
export const DEFAULT_MINIMUM_AGE = 20;

/** A shorter secret can be guessed. */
const SECRET_MIN_LENGTH = 16;
/** What stands in `TRUSTED_PROXIES` where the API is reached directly. */
export const NO_PROXY = 'none';
/** Networks that have a name of their own. */
const NAMED_NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

const PROVIDER_URLS = ['MEMBER_SYSTEM_URL', 'GAME_PLATFORM_URL', 'EXTERNAL_API_URL'] as const;
/** What we show to each of the provider's systems. */
export const PROVIDER_SECRETS = ['MEMBER_SYSTEM_SECRET', 'GAME_PLATFORM_SECRET', 'EXTERNAL_API_SECRET'] as const;
const DATABASES = ['DATABASE_URL', 'DATABASE_URL_MEMBERS', 'DATABASE_URL_OPERATORS', 'DATABASE_DIRECT_URL'] as const;

/** What live mode does not start without, and why: real money needs nothing to be assumed. */
const NEEDED: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'live mode needs it',
  ...Object.fromEntries([...PROVIDER_URLS, ...PROVIDER_SECRETS].map((name) => [name, 'live mode needs it'])),
  TOKEN_KEYS: 'live mode needs it',
  JURISDICTIONS: 'live mode needs the countries the product may be offered in',
  TRUSTED_PROXIES: `live mode needs the addresses of the proxies in front of it, or the word ${NO_PROXY}`,
};

type Given = Readonly<Record<string, string | undefined>>;

/** Settings that only an installation for real money has. */
const LIVE_ONLY = [...PROVIDER_URLS, ...PROVIDER_SECRETS, 'TOKEN_KEYS', 'JURISDICTIONS'];

/**
 * A host that is set up for real money and does not say its mode must not start as a demo: it would sow demo members and
 * keys that everybody knows.
 */
export function unsaidMode(given: Given): string[] {
  if (given.MODE !== undefined) return [];
  const present = LIVE_ONLY.filter((name) => given[name]);
  if (given.PUBLIC_ORIGIN?.startsWith('https://')) present.push('PUBLIC_ORIGIN');
  return present.length > 0 ? [`MODE: is missing beside ${present.join(', ')}; say MODE=live or MODE=simulator`] : [];
}

/** What keeps these settings from live mode, each with its name and without its value. */
export function liveProblems(given: Given): string[] {
  const missing = Object.entries(NEEDED).filter(([name]) => !given[name]);
  return [
    ...missing.map(([name, why]) => `${name}: is missing; ${why}`),
    ...['PUBLIC_ORIGIN', ...PROVIDER_URLS]
      .filter((name) => given[name] && !given[name].startsWith('https://'))
      .map((name) => `${name}: must be https in live mode`),
    ...DATABASES.filter((name) => given[name] && !isDatabaseGuarded(given[name])).map(
      (name) => `${name}: needs sslmode=verify-full in live mode, since it leads off this machine`,
    ),
    ...(isRedisGuarded(given.REDIS_URL)
      ? []
      : ['REDIS_URL: must be rediss in live mode, since it leads off this machine']),
    ...PROVIDER_SECRETS.filter((name) => given[name] && given[name].length < SECRET_MIN_LENGTH).map(
      (name) => `${name}: must have at least ${SECRET_MIN_LENGTH} characters in live mode`,
    ),
    ...(Number(given.MINIMUM_AGE ?? DEFAULT_MINIMUM_AGE) < DEFAULT_MINIMUM_AGE
      ? [`MINIMUM_AGE: must be at least ${DEFAULT_MINIMUM_AGE} in live mode`]
      : []),
  ];
}

/** Whether nobody on the way can read along: a socket or loopback, or TLS with a certificate that is checked. */
function isDatabaseGuarded(address: string): boolean {
  // what is no address at all has a problem of its own
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

function isOwnMachine(host: string): boolean {
  const isLoopback = isIP(host) === 4 && host.startsWith('127.');
  return isLoopback || host.startsWith('/') || ['', 'localhost', '[::1]', '::1'].includes(host);
}

/** Whether an entry of `TRUSTED_PROXIES` is an address, a network that is not everybody, or a named one. */
export function isProxy(entry: string): boolean {
  if (NAMED_NETWORKS.has(entry)) return true;
  const [address = '', mask, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (mask === undefined) return true;
  const bits = Number(mask);
  return /^\d{1,3}$/.test(mask) && bits >= 1 && bits <= (version === 4 ? 32 : 128);
}
