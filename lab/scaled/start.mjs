/** `npm run start:scaled`: the demo system as on several machines, each of which may fail. */
import { command } from '../../tools/run/lib/command.mjs';
import { BETS_PER_SECOND } from '../../tools/run/lib/demo-world.mjs';
import { portFrom } from '../../tools/run/lib/ports.mjs';
import { runUntilEnded } from '../../tools/run/lib/until-ended.mjs';

async function main() {
  const { dataDirFrom } = await import('../../tools/run/lib/system.mjs');
  const { ScaledSystem } = await import('./scaled-system.mjs');
  const { readyMessage } = await import('./ready-message.mjs');
  const { SCALED_DATA } = await import('./layout.mjs');
  const place = {
    entryPort: await portFrom('PORT', 3000),
    simulatorPort: await portFrom('SIMULATOR_PORT', 3100),
    dataDir: dataDirFrom(process.env.DATA_DIR?.trim() || SCALED_DATA),
    betsPerSecond: BETS_PER_SECOND,
  };
  await runUntilEnded(place, {
    System: ScaledSystem,
    starting: 'Starting the engines, the simulator and the API …',
    reported: readyMessage,
  });
}

await command(import.meta.url, main);
