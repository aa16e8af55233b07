import { join } from 'node:path';
import { API, ETCD, POSTGRES } from './layout.mjs';

/** Settings of each engine as text; docs/decisions/0063 gives the reasons. */

export const STANZA = 'housebrand';
const HOST = '127.0.0.1';

/**
 * haproxy listens for the current primary (as Patroni reports it) and, if a port is given, for ready API instances. It
 * retries failed connections, but never requests.
 */
export function haproxySettings(ports, port) {
  return `global
  log stdout format raw local0 notice

defaults
  log global
  retries 3
  option redispatch
  timeout connect 2s
  timeout check 2s
  default-server inter 500ms fall 2 rise 1
${databaseFrontend(ports)}${port ? portalFrontend(ports, port) : ''}`;
}

const databaseFrontend = (ports) => `
frontend database
  mode tcp
  bind ${HOST}:${ports.primary}
  timeout client 1h
  default_backend primary

backend primary
  mode tcp
  timeout server 1h
  option httpchk GET /primary
  default-server on-marked-down shutdown-sessions
${POSTGRES.map((name) => `  server ${name} ${HOST}:${ports[name]} check port ${ports[`${name}-patroni`]}`).join('\n')}
`;

/**
 * Event streams send keep-alives more often than the timeouts. Without a ready instance (no primary, for example), an
 * unready one replies with its own error.
 */
const portalFrontend = (ports, port) => `
frontend portal
  mode http
  bind ${HOST}:${port}
  timeout client 60s
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  use_backend unready if { nbsrv(api) eq 0 }
  default_backend api

backend api
  mode http
  balance leastconn
  retry-on conn-failure
  timeout server 60s
  option httpchk GET /health/ready
${instances(ports, 'check')}

backend unready
  mode http
  retry-on conn-failure
  timeout server 60s
${instances(ports, '')}
`;

const instances = (ports, how) =>
  API.map((name) => `  server ${name} ${HOST}:${ports[name]} ${how}`.trimEnd()).join('\n');

/** One of three members: two of them are a majority. */
export function etcdArguments(name, { ports, folders }) {
  const url = (of) => `http://${HOST}:${ports[of]}`;
  return Object.entries({
    name,
    'data-dir': folders.of(name),
    'listen-client-urls': url(name),
    'advertise-client-urls': url(name),
    'listen-peer-urls': url(`${name}-peers`),
    'initial-advertise-peer-urls': url(`${name}-peers`),
    'initial-cluster': ETCD.map((member) => `${member}=${url(`${member}-peers`)}`).join(','),
    'initial-cluster-token': STANZA,
    'initial-cluster-state': 'new',
    'heartbeat-interval': 250,
    'election-timeout': 2500,
    'auto-compaction-retention': 1,
    'log-level': 'warn',
  }).map(([option, value]) => `--${option}=${value}`);
}

/** Redis without persistence: its data may be lost at any time. */
export const redisArguments = ({ ports, folders }) => [
  '--port',
  String(ports.redis),
  '--bind',
  HOST,
  '--dir',
  folders.of('redis'),
  '--save',
  '',
  '--appendonly',
  'no',
  '--maxmemory',
  '64mb',
  '--maxmemory-policy',
  'volatile-ttl',
];

/** Patroni's settings for all servers, stored in etcd at the first start. */
const sharedSettings = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 8,
  // fail over at once instead of waiting for a restart
  primary_start_timeout: 0,
  // without etcd, the primary continues while it reaches the replica
  failsafe_mode: true,
  // acknowledge a commit after the replica has it
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: {
      max_connections: 200,
      shared_buffers: '128MB',
      wal_level: 'replica',
      hot_standby: 'on',
      max_wal_senders: 6,
      max_replication_slots: 6,
      wal_keep_size: '128MB',
      wal_log_hints: 'on',
      archive_mode: 'on',
      timezone: 'UTC',
      log_timezone: 'UTC',
    },
  },
};

/**
 * Settings of a server and its Patroni. JSON is valid YAML.
 * @param {{restoreTo?: string | null}} set with `restoreTo`, an empty server is created from the backup at that time
 */
export function patroniSettings(name, { ports, folders, passwords, engines, restoreTo = null }) {
  const dataDir = folders.of(name);
  const backup = `${engines.programs.pgbackrest} --config=${pgbackrestFile(folders)} --stanza=${STANZA} --pg1-path=${dataDir}`;
  const api = `${HOST}:${ports[`${name}-patroni`]}`;
  return JSON.stringify(
    {
      scope: STANZA,
      name,
      log: { level: 'INFO' },
      restapi: {
        listen: api,
        connect_address: api,
        authentication: { username: 'patroni', password: passwords.patroni },
      },
      etcd3: { hosts: ETCD.map((member) => `${HOST}:${ports[member]}`) },
      bootstrap: {
        dcs: sharedSettings,
        ...(restoreTo === null ? {} : fromBackup(backup, restoreTo)),
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `${HOST}:${ports[name]}`,
        connect_address: `${HOST}:${ports[name]}`,
        data_dir: dataDir,
        bin_dir: engines.postgres,
        pgpass: join(folders.settings, `${name}.pgpass`),
        authentication: {
          superuser: { username: 'postgres', password: passwords.postgres },
          replication: { username: 'replicator', password: passwords.replicator },
        },
        pg_hba: [
          'local all postgres scram-sha-256',
          `host all all ${HOST}/32 scram-sha-256`,
          `host replication replicator ${HOST}/32 scram-sha-256`,
        ],
        parameters: {
          unix_socket_directories: folders.sockets,
          archive_command: `${backup} archive-push %p`,
        },
        recovery_conf: { restore_command: logFrom(`${backup} archive-get %f "%p"`) },
      },
    },
    null,
    2,
  );
}

/**
 * WAL files come from the archive, timeline history from the primary. If a crashed primary read the history from the
 * archive, it would count its own last bytes, which no other server has, as part of it: Patroni would not rewind it,
 * and it could not follow.
 */
const logFrom = (archive) => `case %f in *.history) exit 1 ;; esac; ${archive}`;

const fromBackup = (backup, restoreTo) => ({
  method: 'pgbackrest',
  pgbackrest: {
    command: `${backup} --type=time "--target=${restoreTo}" --target-action=promote restore`,
    keep_existing_recovery_conf: true,
    no_params: true,
  },
});

export const pgbackrestFile = ({ settings }) => join(settings, 'pgbackrest.conf');

/** Backups from the current primary, and archiving of all its WAL. */
export function pgbackrestSettings({ ports, folders }) {
  const servers = POSTGRES.flatMap((name, nth) => [
    `pg${nth + 1}-path=${folders.of(name)}`,
    `pg${nth + 1}-port=${ports[name]}`,
    `pg${nth + 1}-socket-path=${folders.sockets}`,
    `pg${nth + 1}-user=postgres`,
  ]);
  return `[global]
repo1-path=${folders.backups}
repo1-retention-full=2
log-path=${folders.of('pgbackrest')}
lock-path=${folders.of('pgbackrest')}
log-level-console=info
log-level-file=off
start-fast=y
compress-type=lz4

[${STANZA}]
${servers.join('\n')}
`;
}
