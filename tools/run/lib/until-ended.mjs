import { RunFailure, reportFailure } from './failure.mjs';
import { onEndOfRun } from './lifetime.mjs';
import { say } from './progress.mjs';

/**
 * Runs a system until it is stopped.
 * @param {import('./system.mjs').Place} place
 * @param {{System?: typeof import('./system.mjs').RunningSystem, applications?: string[], starting: string,
 *   reported: (system: import('./system.mjs').RunningSystem) => string}} run the system, the applications to build
 *   first (default all), and the output at the start and when it is ready
 */
export async function runUntilEnded(place, { System, applications, starting, reported }) {
  const { ensureBuilt } = await import('./build.mjs');
  const { RunningSystem } = await import('./system.mjs');
  const system = new (System ?? RunningSystem)(place, { say, giveUp: (reason) => finish(new RunFailure(reason)) });
  let ending = null;
  const finish = (cause) => {
    ending ??= (async () => {
      if (cause instanceof Error) reportFailure(cause);
      else say(`Stopping (${cause}) …`);
      await system.stop();
      say('Stopped.');
      process.exit(cause instanceof Error ? 1 : 0);
    })();
    return ending;
  };
  onEndOfRun((reason) => void finish(reason));
  // Keeps the event loop alive until the run is stopped.
  setInterval(() => {}, 60_000);
  try {
    await system.take();
    await ensureBuilt(applications);
    say(starting);
    await system.start();
    if (!ending) process.stdout.write(reported(system));
  } catch (error) {
    await finish(error);
  }
}
