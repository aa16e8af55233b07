import { SIMULATOR_SECRET } from '@housebrand/providers';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);

/** Maximum bets per second of the bots. */
export const MAX_BETS_PER_SECOND = 500;

const environment = z.object({
  SIMULATOR_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  SIMULATOR_PORT: port.default(3100),
  /** Loopback by default, because the control API moves money and the clock. */
  SIMULATOR_HOST: z.string().min(1).default('127.0.0.1'),
  /** Public address of the simulator, if it is not `http://localhost:{port}`. */
  SIMULATOR_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The portal's origin, for launches whose request has no return address. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** The secret that an installation sends as `x-api-key`, or as bearer token of a guest's catalogue call. */
  SIMULATOR_SECRET: z.string().min(8).default(SIMULATOR_SECRET),
  /** Makes this world's tokens and rounds differ from another's with the same seed data. */
  SIMULATOR_SEED: z.string().min(1).default('housebrand-demo-world'),
  /** Bets per second of the bots; 0 disables them. */
  SIMULATOR_BETS_PER_SECOND: z.coerce.number().min(0).max(MAX_BETS_PER_SECOND).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** This process's configuration. */
export interface SimulatorConfig {
  databaseUrl: string;
  port: number;
  host: string;
  publicUrl: string | null;
  portalUrl: string;
  secret: string;
  seed: string;
  /** Bets per second of the bots. */
  betsPerSecond: number;
  logLevel: string;
}

/** Injection token of {@link SimulatorConfig}. */
export const SIMULATOR_CONFIG = Symbol('SIMULATOR_CONFIG');

/** Reads the configuration. @throws Error that lists every invalid setting */
export function readConfig(source: NodeJS.ProcessEnv = process.env): SimulatorConfig {
  const parsed = environment.safeParse(source);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The provider simulator cannot start:\n${problems.join('\n')}`);
  }
  const settings = parsed.data;
  return {
    databaseUrl: settings.SIMULATOR_DATABASE_URL,
    port: settings.SIMULATOR_PORT,
    host: settings.SIMULATOR_HOST,
    publicUrl: settings.SIMULATOR_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    portalUrl: settings.PUBLIC_ORIGIN.replace(/\/$/, ''),
    secret: settings.SIMULATOR_SECRET,
    seed: settings.SIMULATOR_SEED,
    betsPerSecond: settings.SIMULATOR_BETS_PER_SECOND,
    logLevel: settings.LOG_LEVEL,
  };
}
