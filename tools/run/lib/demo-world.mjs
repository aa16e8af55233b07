/** Bets per second of the simulator's bots: a living lobby whose day stays like the seeded ones. */
export const BETS_PER_SECOND = 0.05;

/** Returns the final output of `npm start`: addresses and demo logins. */
export function demoWorld({ portal, simulator, office, place, database }) {
  return `
  Portal              ${portal}/MTO   ${portal}/NAGA   ${portal}/LOTUS
  Back office         ${office}/   (its API: ${office}/docs)
  Swagger UI          ${portal}/docs
  Health, metrics     ${portal}/health/ready   ${portal}/metrics
  Bank desk, faults   ${simulator}/   (provider simulator, its API: ${simulator}/docs)
  Database            ${database ? withoutPassword(database.url('housebrand')) : 'see DATABASE_URL'}
  Data and logs       ${place.dataDir}

  Demo members (password of all: Chips-2026!)
    MTODEMO1    credit 12,345.67, tier 2, a year of history      also NAGADEMO1, LOTUSDEMO1, SPTNDEMO1
    MTODEMO2    just registered                                  (SPTNDEMO2 cannot log in: no seamless record)
    MTODEMO3    credit 250,000.00, top tier, all menus

  Demo staff (password of all: Chips-2026!, secret of the second factor: JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP)
    mto.support, mto.cashier, mto.marketing, mto.head, naga.head, platform.operator, platform.auditor

  KLANG is under maintenance: only KLANGDEMO1 can log in. PIER shows the page for unknown prefixes.

  Ready. Press Ctrl-C to stop.
`;
}

/** Returns the final output in live mode, without logins. */
export function liveInstance({ portal, api, office, place }) {
  const { OPS_HOST = '127.0.0.1', OPS_PORT = '3001' } = process.env;
  return `
  Portal              ${portal}/<prefix>, through your proxy to ${api}
  Back office         ${office}/   (only from this machine, unless OFFICE_HOST is set)
  Health              ${api}/health/ready
  Swagger UI, metrics http://${OPS_HOST}:${OPS_PORT}/docs   http://${OPS_HOST}:${OPS_PORT}/metrics
  Data and logs       ${place.dataDir}

  Ready. Press Ctrl-C to stop.
`;
}

/** Terminals may be recorded, so the password stays in the data folder. */
function withoutPassword(address) {
  const url = new URL(address);
  url.password = '';
  return url.href;
}
