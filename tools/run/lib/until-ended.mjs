import { RunFailure, reportFailure } from './failure.mjs';
import { onEndOfRun } from './lifetime.mjs';
import { say } from './progress.mjs';

/**
 * Runs a system until somebody ends it.
 * @param {import('./system.mjs').Place} place
 * @param {{System?: typeof import('./system.mjs').RunningSystem, applications?: string[], starting: string,
 *   told: (system: import('./system.mjs').RunningSystem) => string}} run what is run, what is built before (default all), what is said
 *   while it starts and when it has started
 */
export async function runUntilEnded(place, { System, applications, starting, told }) {
  const { ensureBuilt } = await import('./build.mjs');
  const { RunningSystem } = await import('./system.mjs');
  const system = new (System ?? RunningSystem)(place, { say, giveUp: (reason) => finish(new RunFailure(reason)) });
  let ending = null;
  const finish = (cause) => {
    ending ??= (async () => {
      if (cause instanceof Error) reportFailure(cause);
      else say(`Stopping (${cause}) …`);
      await system.stop();
      say('Everything has ended.');
      process.exit(cause instanceof Error ? 1 : 0);
    })();
    return ending;
  };
  onEndOfRun((reason) => void finish(reason));
  // Nothing else may hold the event loop between two events: the run lasts until somebody ends it.
  setInterval(() => {}, 60_000);
  try {
    await system.take();
    await ensureBuilt(applications);
    say(starting);
    await system.start();
    if (!ending) process.stdout.write(told(system));
  } catch (error) {
    await finish(error);
  }
}
