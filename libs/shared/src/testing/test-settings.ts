import { Settings } from '@housebrand/shared/nest';

type Values = { [Name in keyof Settings]: Settings[Name] };

/** Settings of a test: simulator mode, with unreachable addresses unless overridden. */
export function testSettings(overrides: Partial<Values> = {}): Settings {
  const nowhere = (path: string) => ({ url: `http://127.0.0.1:9/${path}`, secret: '' });
  return new Settings({
    mode: 'simulator',
    port: 0,
    host: '127.0.0.1',
    opsPort: 0,
    opsHost: '127.0.0.1',
    officePort: 0,
    officeHost: '127.0.0.1',
    databaseUrl: 'postgresql://unused@127.0.0.1:9/unused',
    databaseLogins: {},
    databaseDirectUrl: undefined,
    databaseConnections: 6,
    publicOrigin: 'http://localhost:3000',
    secure: false,
    trustedProxies: [],
    exclusionScope: 'installation',
    minimumAge: 20,
    jurisdictions: [],
    providers: {
      memberSystem: nowhere('member-system'),
      gamePlatform: nowhere('game-platform'),
      external: nowhere('external'),
    },
    tokenKeys: { current: 'test', keys: new Map([['test', Buffer.alloc(32, 7)]]) },
    dataDir: '/nonexistent',
    portalDist: '/nonexistent',
    officeDist: '/nonexistent',
    redisUrl: undefined,
    // A busy machine must not look like a silent provider; specs of silent providers set less.
    answerWithinMs: 60_000,
    maxConnections: 1_000,
    pictureCacheMb: 50,
    pictureWarmUp: false,
    operatorLimitSatang: 1_000_000n,
    webhookLocalOrigin: null,
    logLevel: 'silent',
    ...overrides,
  });
}

/** The systems of a running simulator as settings; their secret is empty. */
export function systemsOf({
  baseUrls,
}: {
  baseUrls: Record<keyof Settings['providers'], string>;
}): Settings['providers'] {
  const at = (url: string) => ({ url, secret: '' });
  return {
    memberSystem: at(baseUrls.memberSystem),
    gamePlatform: at(baseUrls.gamePlatform),
    external: at(baseUrls.external),
  };
}
