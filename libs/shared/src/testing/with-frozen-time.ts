/**
 * Runs work while `performance.now` stands still, so that a slow machine doesn't exhaust waits that depend on it.
 * Timers keep running.
 */
export async function withFrozenTime<T>(work: () => Promise<T>): Promise<T> {
  const moment = Math.round(performance.now());
  performance.now = () => moment;
  try {
    return await work();
  } finally {
    // Restore the prototype's own function.
    Reflect.deleteProperty(performance, 'now');
  }
}
