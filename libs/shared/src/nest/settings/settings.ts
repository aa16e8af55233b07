/** A provider system. */
export interface ProviderSettings {
  /** Base URL of its calls, without a trailing slash. */
  url: string;
  /** Authenticates our server; empty in simulator mode unless set. */
  secret: string;
}

/** 32-byte keys by id: the current one encrypts, all of them decrypt. */
export interface TokenKeyRing {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
}

/** The configuration, checked at the start. Inject it; no other code reads the environment. */
export class Settings {
  /** `live` uses real providers and must be set explicitly; see `loadSettings`. */
  readonly mode!: 'simulator' | 'live';
  readonly port!: number;
  readonly host!: string;
  /** Port of metrics and documentation in live mode; in simulator mode they are on `port`. */
  readonly opsPort!: number;
  readonly opsHost!: string;
  /** Port of the back office. */
  readonly officePort!: number;
  readonly officeHost!: string;
  /** Connection of the owner, for migrations. */
  readonly databaseUrl!: string;
  /** Connections for serving; a missing one falls back to the owner's. */
  readonly databaseLogins!: { members?: string | undefined; operators?: string | undefined };
  /** Connection of the owner that bypasses the pooler, if the addresses above use one; see `directUrl`. */
  readonly databaseDirectUrl!: string | undefined;
  readonly databaseConnections!: number;
  /** Scheme, host and port that members see, without a trailing slash. */
  readonly publicOrigin!: string;
  /** Whether the public origin is https: cookies are `Secure` and HSTS is sent. */
  readonly secure!: boolean;
  /** Addresses or networks of proxies whose `x-forwarded-*` headers are trusted. Empty: none. */
  readonly trustedProxies!: readonly string[];
  /** Where an excluded person cannot register again: at all agents of the installation, or only at the agent of the exclusion. */
  readonly exclusionScope!: 'installation' | 'agent';
  /** Minimum age of members, in years. */
  readonly minimumAge!: number;
  /** Codes of the countries where the product may be offered; empty in simulator mode. */
  readonly jurisdictions!: readonly string[];
  readonly providers!: {
    memberSystem: ProviderSettings;
    gamePlatform: ProviderSettings;
    external: ProviderSettings;
  };
  readonly tokenKeys!: TokenKeyRing;
  /** Folder for the process's own files. */
  readonly dataDir!: string;
  /** Folder of the built portal. */
  readonly portalDist!: string;
  /** Folder of the built back office. */
  readonly officeDist!: string;
  /** Shares events and rate limits between instances; without it, PostgreSQL does. */
  readonly redisUrl!: string | undefined;
  /** Time limit in milliseconds for calls to other systems, for all calls of one request together, and for waiting for the database. */
  readonly answerWithinMs!: number;
  /** Maximum open connections; more are refused. */
  readonly maxConnections!: number;
  /** Maximum disk space for drawn pictures, in megabytes. */
  readonly pictureCacheMb!: number;
  /** Whether the most visible pictures are drawn after the start, before the first request. */
  readonly pictureWarmUp!: boolean;
  /** Maximum amount in satang that one operator can settle or reverse; above it, a second operator must approve. */
  readonly operatorLimitSatang!: bigint;
  /** Origin on this machine that webhooks may have besides public addresses; `null` in live mode. */
  readonly webhookLocalOrigin!: string | null;
  readonly logLevel!: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

  constructor(values: { [Name in keyof Settings]: Settings[Name] }) {
    Object.assign(this, values);
  }
}
