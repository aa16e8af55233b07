/** `npm start`: the complete demo system on this machine, from a fresh clone to working addresses; with `MODE=live` only the API. */
import { command } from './lib/command.mjs';
import { BETS_PER_SECOND, demoWorld, liveInstance } from './lib/demo-world.mjs';
import { installedHere, platformNote } from './lib/platform.mjs';
import { portFrom } from './lib/ports.mjs';
import { say } from './lib/progress.mjs';
import { runUntilEnded } from './lib/until-ended.mjs';

async function main() {
  const { dataDirFrom } = await import('./lib/system.mjs');
  const port = await portFrom('PORT', 3000);
  const place = {
    port,
    // 3300 beside 3000, so that two systems on one machine need no further setting
    officePort: await portFrom('OFFICE_PORT', port + 300),
    dataDir: dataDirFrom(process.env.DATA_DIR),
    databaseUrl: process.env.DATABASE_URL?.trim() || undefined,
  };
  const { platform, arch, version: node } = process;
  const note = platformNote({
    ...installedHere(),
    platform: `${platform}-${arch}`,
    node,
    databaseUrl: place.databaseUrl,
  });
  if (note) say(note);
  if (process.env.MODE?.trim() === 'live')
    return runUntilEnded(
      { ...place, publicOrigin: process.env.PUBLIC_ORIGIN?.trim() || undefined },
      {
        applications: ['portal', 'api'],
        starting: 'Starting the API (with migrations if needed) …',
        reported: liveInstance,
      },
    );
  const simulated = {
    simulatorPort: await portFrom('SIMULATOR_PORT', 3100),
    simulatorDatabaseUrl: process.env.SIMULATOR_DATABASE_URL?.trim() || undefined,
    betsPerSecond: BETS_PER_SECOND,
  };
  await runUntilEnded(
    { ...place, ...simulated },
    {
      starting: 'Starting the provider simulator and the API (with migrations and demo data if needed) …',
      reported: demoWorld,
    },
  );
}

await command(import.meta.url, main);
