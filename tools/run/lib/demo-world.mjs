/** What `npm start` says at the end: where everything is and who may enter. */
export function demoWorld({ portal, simulator, place, database }) {
  return `
  Portal              ${portal}/MTO   ${portal}/NAGA   ${portal}/LOTUS
  Swagger UI          ${portal}/docs
  Health, metrics     ${portal}/health/ready   ${portal}/metrics
  Bank desk, faults   ${simulator}/   (provider simulator, its API: ${simulator}/docs)
  Database            ${database ? withoutPassword(database.url('housebrand')) : 'as named in DATABASE_URL'}
  Data and logs       ${place.dataDir}

  Demo members (password of all: Chips-2026!)
    MTODEMO1    credit 12,345.67, tier 2, a year of history      NAGADEMO1, LOTUSDEMO1, SPTNDEMO1 alike
    MTODEMO2    just registered, nothing yet                     (SPTNDEMO2 cannot log in: no seamless record)
    MTODEMO3    credit 250,000.00, top tier, every menu
  KLANG is under maintenance: only KLANGDEMO1 gets in. PIER ends at the page for unknown prefixes.

  Ready. Ctrl-C ends everything.
`;
}

/** What it says in live mode: nobody enters by what is told here. */
export function liveInstance({ portal, api, place }) {
  const { OPS_HOST = '127.0.0.1', OPS_PORT = '3001' } = process.env;
  return `
  Portal              ${portal}/<prefix>, by your proxy to ${api}
  Health              ${api}/health/ready
  Swagger UI, metrics http://${OPS_HOST}:${OPS_PORT}/docs   http://${OPS_HOST}:${OPS_PORT}/metrics
  Data and logs       ${place.dataDir}

  Ready. Ctrl-C ends it.
`;
}

/** Terminals are recorded: what opens the database stays in the data folder. */
function withoutPassword(address) {
  const url = new URL(address);
  url.password = '';
  return url.href;
}
