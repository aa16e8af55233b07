import { API, ETCD, POSTGRES } from './layout.mjs';

/** Returns the final output of `npm run start:scaled`: addresses and commands. */
export function readyMessage({ portal, simulator, place, set }) {
  const at = (names) => names.map((name) => `${name} :${set.ports[name]}`).join('   ');
  return `
  Portal              ${portal}/MTO   ${portal}/NAGA   ${portal}/LOTUS   (haproxy)
  Instances           ${at(API)}
  PostgreSQL          ${at(POSTGRES)}   primary: 127.0.0.1:${set.ports.primary} (haproxy)
  Patroni             ${at(POSTGRES.map((name) => `${name}-patroni`))}
  etcd, Redis         ${at(ETCD)}   ${at(['redis'])}
  Bank desk, faults   ${simulator}/   (provider simulator, with its own database)
  Data and logs       ${place.dataDir}

  Demo members are those of npm start: MTODEMO1, MTODEMO3, …, password Chips-2026!
  Status, backups     npm run scaled -- status | backup | backups | restore --to TIME

  Ready. Press Ctrl-C to stop.
`;
}
