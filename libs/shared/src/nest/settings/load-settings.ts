import { z } from 'zod';
import { Settings, type ProviderSettings, type TokenKeyRing } from './settings';
import { keyRingInFolder, readKeyRing } from './token-keys';

/** The legal age for gambling where none is configured. */
export const DEFAULT_MINIMUM_AGE = 20;

/** Every problem of the configuration at once, one a line, each with the setting's name. */
export class ConfigurationInvalid extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((text) => `  - ${text}`).join('\n')}`);
    this.name = 'ConfigurationInvalid';
  }
}

type Environment = Record<string, string | undefined>;

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const shape = z.object({
  MODE: z.enum(['simulator', 'live']).default('simulator'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'an address of PostgreSQL is needed: postgresql://user:password@host:port/database',
  }),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(16),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_ORIGIN: url.optional(),
  TRUSTED_PROXIES: list,
  MINIMUM_AGE: z.coerce.number().int().min(18).max(99).default(DEFAULT_MINIMUM_AGE),
  JURISDICTIONS: list.pipe(
    z.array(z.string().regex(/^[A-Z]{2}$/, 'two capital letters a country, separated by commas')),
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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});
type Values = z.infer<typeof shape>;

/** What live mode does not start without: real money needs nothing to be assumed. */
const NEEDED_LIVE = [
  'PUBLIC_ORIGIN',
  'MEMBER_SYSTEM_URL',
  'MEMBER_SYSTEM_SECRET',
  'GAME_PLATFORM_URL',
  'GAME_PLATFORM_SECRET',
  'EXTERNAL_API_URL',
  'EXTERNAL_API_SECRET',
  'TOKEN_KEYS',
] as const satisfies readonly (keyof Values)[];

/**
 * Reads and checks the environment. In simulator mode everything but the database has a default, and the keys that seal
 * session tokens are made on the first start and kept in `DATA_DIR`.
 *
 * @throws ConfigurationInvalid naming every problem at once
 */
export function loadSettings(environment: Environment, defaults: { portalDist?: string } = {}): Settings {
  // an empty variable is how a shell or a compose file says "not set"
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = shape.safeParse(given);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${describe(given, path, message)}`);
  if (given.MODE === 'live') problems.push(...missingForLive(given));
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

function describe(given: Environment, path: readonly PropertyKey[], message: string): string {
  return given[String(path[0])] === undefined ? `is missing (${message})` : message;
}

function missingForLive(given: Environment): string[] {
  const problems = NEEDED_LIVE.filter((name) => !given[name]).map((name) => `${name}: is missing; live mode needs it`);
  if (!given.JURISDICTIONS)
    problems.push('JURISDICTIONS: is missing; live mode needs the countries the product may be offered in');
  if (Number(given.MINIMUM_AGE ?? DEFAULT_MINIMUM_AGE) < DEFAULT_MINIMUM_AGE) {
    problems.push(`MINIMUM_AGE: must be at least ${DEFAULT_MINIMUM_AGE} in live mode`);
  }
  if (given.PUBLIC_ORIGIN && !given.PUBLIC_ORIGIN.startsWith('https://')) {
    problems.push('PUBLIC_ORIGIN: must be https in live mode');
  }
  return problems;
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
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    publicOrigin,
    secure: publicOrigin.startsWith('https://'),
    trustedProxies: values.TRUSTED_PROXIES,
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
    redisUrl: values.REDIS_URL,
    logLevel: values.LOG_LEVEL,
  });
}
