import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  DEFAULT_MINIMUM_AGE,
  isOwnMachine,
  isProxy,
  liveProblems,
  NO_PROXY,
  PROVIDER_SECRETS,
  unsaidMode,
} from './live-mode';
import { Settings, type ProviderSettings, type TokenKeyRing } from './settings';
import { keyRingInFolder, readKeyRing } from './token-keys';

/** All problems of the configuration: one per line, with the setting's name. */
export class ConfigurationInvalid extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      `The configuration has ${problems.length} problem(s). Correct these settings and start again:\n${problems.map((text) => `  - ${text}`).join('\n')}`,
    );
    this.name = 'ConfigurationInvalid';
  }
}

type Environment = Record<string, string | undefined>;

const LOOPBACK = '127.0.0.1';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
/** A call gets its reply within six seconds; the last second is for our own work. */
const ANSWER_WITHIN_MS = 5_000;

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const localOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((text) => isOwnMachine(new URL(text).hostname), { error: 'must be an address of this machine' })
  .transform((text) => new URL(text).origin);

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a PostgreSQL address: postgresql://user:password@host:port/database',
});

const shape = z.object({
  MODE: z.enum(['simulator', 'live']).default('simulator'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  OPS_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  OPS_HOST: z.string().min(1).default(LOOPBACK),
  OFFICE_PORT: z.coerce.number().int().min(0).max(65_535).default(3300),
  OFFICE_HOST: z.string().min(1).default(LOOPBACK),
  SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  DATABASE_URL: postgresAddress,
  DATABASE_URL_MEMBERS: postgresAddress.optional(),
  DATABASE_URL_OPERATORS: postgresAddress.optional(),
  DATABASE_DIRECT_URL: postgresAddress.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(16),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_ORIGIN: url.optional(),
  TRUSTED_PROXIES: list
    .transform((entries) => (entries.length === 1 && entries[0] === NO_PROXY ? [] : entries))
    .refine((entries) => entries.every(isProxy), {
      error: `must be addresses or networks separated by commas, such as 10.0.0.0/8, or ${NO_PROXY}`,
    }),
  EXCLUSION_SCOPE: z.enum(['installation', 'agent']).default('installation'),
  MINIMUM_AGE: z.coerce.number().int().min(18).max(99).default(DEFAULT_MINIMUM_AGE),
  JURISDICTIONS: list.pipe(
    z.array(z.string().regex(/^[A-Z]{2}$/, 'must be two-letter country codes in capitals, separated by commas')),
  ),
  MEMBER_SYSTEM_URL: url.optional(),
  MEMBER_SYSTEM_SECRET: z.string().min(1).optional(),
  GAME_PLATFORM_URL: url.optional(),
  GAME_PLATFORM_SECRET: z.string().min(1).optional(),
  EXTERNAL_API_URL: url.optional(),
  EXTERNAL_API_SECRET: z.string().min(1).optional(),
  TOKEN_KEYS: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  PORTAL_DIST: z.string().min(1).optional(),
  OFFICE_DIST: z.string().min(1).optional(),
  MAX_CONNECTIONS: z.coerce.number().int().min(10).max(1_000_000).default(12_000),
  PICTURE_CACHE_MB: z.coerce.number().int().min(50).max(1_000_000).default(2_048),
  PICTURE_WARM_UP: z.stringbool({ error: 'must be true or false' }).default(true),
  OPERATOR_LIMIT_SATANG: z.coerce.bigint().min(0n).default(1_000_000n),
  WEBHOOK_LOCAL_ORIGIN: localOrigin.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
type Values = z.infer<typeof shape>;

/**
 * Reads and checks the environment. In simulator mode all settings except the database have defaults. The keys that encrypt
 * session tokens are created on the first start and kept in `DATA_DIR`.
 *
 * @throws ConfigurationInvalid with all problems
 */
export function loadSettings(environment: Environment, defaults: { portalDist?: string } = {}): Settings {
  // shells and compose files pass unset variables as empty ones
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const problems = readSecrets(given);
  const parsed = shape.safeParse(given);
  if (!parsed.success)
    problems.push(
      ...parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${describe(given, path, message)}`),
    );
  problems.push(...(given.MODE === 'live' ? liveProblems(given) : unsaidMode(given)));
  problems.push(...pooledProblems(given));
  let ring: TokenKeyRing | undefined;
  if (given.TOKEN_KEYS) {
    try {
      ring = readKeyRing(given.TOKEN_KEYS);
    } catch (error) {
      problems.push(`TOKEN_KEYS: ${(error as Error).message}`);
    }
  }
  if (!parsed.success || problems.length > 0) throw new ConfigurationInvalid(problems);
  return assemble(parsed.data, ring ?? keyRingInFolder(parsed.data.DATA_DIR), defaults);
}

/** Reads secrets from files: `TOKEN_KEYS_FILE` names the file of `TOKEN_KEYS`. @returns problems */
function readSecrets(given: Environment): string[] {
  return ['TOKEN_KEYS', ...PROVIDER_SECRETS].flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (file === undefined) return [];
    if (given[name] !== undefined) return [`${name}_FILE: is set together with ${name}; remove one of them`];
    try {
      given[name] = readFileSync(file, 'utf8').trim();
      return [];
    } catch {
      return [`${name}_FILE: the file cannot be read; check the path and its permissions`];
    }
  });
}

function describe(given: Environment, path: readonly PropertyKey[], message: string): string {
  return given[String(path[0])] === undefined ? `is missing (${message})` : message;
}

/** A pooler does not forward `role`: a connection without its own login would act as the owner. */
function pooledProblems(given: Environment): string[] {
  if (given.DATABASE_DIRECT_URL === undefined) return [];
  return ['DATABASE_URL_MEMBERS', 'DATABASE_URL_OPERATORS']
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: is missing; with DATABASE_DIRECT_URL, each role needs its own login`);
}

function assemble(values: Values, tokenKeys: TokenKeyRing, defaults: { portalDist?: string }): Settings {
  const simulator = `http://localhost:${values.SIMULATOR_PORT}`;
  const provider = (given: string | undefined, path: string, secret: string | undefined): ProviderSettings => ({
    url: given ?? `${simulator}/${path}`,
    secret: secret ?? '',
  });
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`;
  return new Settings({
    mode: values.MODE,
    port: values.PORT,
    // demo keys and passwords are public, so the demo listens on loopback only unless HOST is set
    host: values.HOST ?? (values.MODE === 'live' ? '0.0.0.0' : LOOPBACK),
    opsPort: values.OPS_PORT,
    opsHost: values.OPS_HOST,
    officePort: values.OFFICE_PORT,
    officeHost: values.OFFICE_HOST,
    databaseUrl: values.DATABASE_URL,
    databaseLogins: { members: values.DATABASE_URL_MEMBERS, operators: values.DATABASE_URL_OPERATORS },
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    publicOrigin,
    secure: publicOrigin.startsWith('https://'),
    trustedProxies: values.TRUSTED_PROXIES,
    exclusionScope: values.EXCLUSION_SCOPE,
    minimumAge: values.MINIMUM_AGE,
    jurisdictions: values.JURISDICTIONS,
    providers: {
      memberSystem: provider(values.MEMBER_SYSTEM_URL, 'member-system', values.MEMBER_SYSTEM_SECRET),
      gamePlatform: provider(values.GAME_PLATFORM_URL, 'game-platform', values.GAME_PLATFORM_SECRET),
      external: provider(values.EXTERNAL_API_URL, 'external', values.EXTERNAL_API_SECRET),
    },
    tokenKeys,
    dataDir: values.DATA_DIR,
    portalDist: values.PORTAL_DIST ?? defaults.portalDist ?? 'dist/apps/portal',
    officeDist: values.OFFICE_DIST ?? 'dist/apps/office',
    redisUrl: values.REDIS_URL,
    answerWithinMs: ANSWER_WITHIN_MS,
    maxConnections: values.MAX_CONNECTIONS,
    pictureCacheMb: values.PICTURE_CACHE_MB,
    pictureWarmUp: values.PICTURE_WARM_UP,
    operatorLimitSatang: values.OPERATOR_LIMIT_SATANG,
    webhookLocalOrigin: values.WEBHOOK_LOCAL_ORIGIN ?? null,
    logLevel: values.LOG_LEVEL,
  });
}
