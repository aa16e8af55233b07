import { API, ETCD, POSTGRES } from './layout.mjs';

/** What `npm run start:scaled` says at the end: where everything is. */
export function scaledWorld({ portal, simulator, place, set }) {
  const at = (names) => names.map((name) => `${name} :${set.ports[name]}`).join('   ');
  return `
  Portal              ${portal}/MTO   ${portal}/NAGA   ${portal}/LOTUS   (haproxy)
  Instances           ${at(API)}
  PostgreSQL          ${at(POSTGRES)}   the one that leads: 127.0.0.1:${set.ports.primary} (haproxy)
  Patroni             ${at(POSTGRES.map((name) => `${name}-patroni`))}
  etcd, Redis         ${at(ETCD)}   ${at(['redis'])}
  Bank desk, faults   ${simulator}/   (provider simulator, with books of its own)
  Data and logs       ${place.dataDir}

  Demo members are those of npm start: MTODEMO1, MTODEMO3, …, password Chips-2026!
  Who leads, backups  npm run scaled -- status | backup | backups | restore --to TIME

  Ready. Press Ctrl-C to stop.
`;
}
