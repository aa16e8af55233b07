/**
 * Work during which `performance.now` stands still: what waits or counts by it has all the time that the machine needs. Timers
 * run on.
 */
export async function inOneMoment<T>(work: () => Promise<T>): Promise<T> {
  const moment = Math.round(performance.now());
  performance.now = () => moment;
  try {
    return await work();
  } finally {
    // its own again: that of the prototype
    Reflect.deleteProperty(performance, 'now');
  }
}
