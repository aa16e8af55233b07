/** `npm run simulator`: the provider simulator alone, for an API that runs elsewhere. */
import { command } from './lib/command.mjs';
import { BETS_PER_SECOND } from './lib/demo-world.mjs';
import { portFrom } from './lib/ports.mjs';
import { runUntilEnded } from './lib/until-ended.mjs';

async function main() {
  const { dataDirFrom } = await import('./lib/system.mjs');
  const simulatorDatabaseUrl = process.env.SIMULATOR_DATABASE_URL?.trim() || undefined;
  const place = {
    simulatorPort: await portFrom('SIMULATOR_PORT', 3100),
    // separate from the demo data of `npm start`
    dataDir: dataDirFrom(process.env.DATA_DIR?.trim() || '.data/simulator'),
    databaseUrl: simulatorDatabaseUrl,
    simulatorDatabaseUrl,
    publicOrigin: 'http://localhost:3000',
    betsPerSecond: BETS_PER_SECOND,
  };
  await runUntilEnded(place, {
    applications: ['provider-simulator'],
    starting: 'Starting the provider simulator (with migrations and demo data if needed) …',
    reported,
  });
}

const reported = ({ simulator, place }) => `
  Member system       ${simulator}/member-system
  Game platform       ${simulator}/game-platform
  External API        ${simulator}/external
  Bank desk, faults   ${simulator}/
  Swagger UI          ${simulator}/docs
  Data and logs       ${place.dataDir}

  Ready. Press Ctrl-C to stop.
`;

await command(import.meta.url, main);
