/** A system behind us. */
export interface ProviderSettings {
  /** Base URL of its calls, without a trailing slash. */
  url: string;
  /** What our server proves itself with; empty in simulator mode unless given. */
  secret: string;
}

/** 32-byte keys by id: the current one seals, all of them open. */
export interface TokenKeyRing {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
}

/** The configuration, checked at start. Read it by injection; nothing else reads the environment. */
export class Settings {
  /** `live` reaches real providers and needs explicit permission; see `loadSettings`. */
  readonly mode!: 'simulator' | 'live';
  readonly port!: number;
  readonly host!: string;
  /** Where metrics and documentation are served in live mode; in simulator mode they are beside everything else. */
  readonly opsPort!: number;
  readonly opsHost!: string;
  /** The owner's: what migrates. */
  readonly databaseUrl!: string;
  /** What serves connects by these; by the owner's where one is left out. */
  readonly databaseLogins!: { members?: string | undefined; operators?: string | undefined };
  /** The owner's past the pooler, where the addresses above go through one; see `directUrl`. */
  readonly databaseDirectUrl!: string | undefined;
  readonly databaseConnections!: number;
  /** Scheme, host and port that members see, without a trailing slash. */
  readonly publicOrigin!: string;
  /** Whether cookies are `Secure` and HSTS is sent: the public origin is https. */
  readonly secure!: boolean;
  /** Addresses or networks of proxies whose `x-forwarded-*` headers are believed. Empty: none. */
  readonly trustedProxies!: readonly string[];
  /** Where an excluded person may not register again: at any agent of the installation, or at the agent of the exclusion alone. */
  readonly exclusionScope!: 'installation' | 'agent';
  /** In years. */
  readonly minimumAge!: number;
  /** Country codes the product may be offered in; empty in simulator mode. */
  readonly jurisdictions!: readonly string[];
  readonly providers!: {
    memberSystem: ProviderSettings;
    gamePlatform: ProviderSettings;
    external: ProviderSettings;
  };
  readonly tokenKeys!: TokenKeyRing;
  /** Where the process keeps files of its own. */
  readonly dataDir!: string;
  /** The built portal. */
  readonly portalDist!: string;
  /** Several instances share events and limits through it; without it PostgreSQL does that. */
  readonly redisUrl!: string | undefined;
  /** Calls to other systems end by then: each of them, and all that serve one request, however many follow each other; so does the wait for the database. */
  readonly answerWithinMs!: number;
  /** Open connections at the same time; one more is refused. */
  readonly maxConnections!: number;
  /** What painted pictures may take on disk, in megabytes. */
  readonly pictureCacheMb!: number;
  /** Whether the pictures that members see first are painted after the start, before anybody asks. */
  readonly pictureWarmUp!: boolean;
  /** What one operator may settle or reverse alone, satang; above it a second one decides. */
  readonly operatorLimitSatang!: bigint;
  readonly logLevel!: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

  constructor(values: { [Name in keyof Settings]: Settings[Name] }) {
    Object.assign(this, values);
  }
}
