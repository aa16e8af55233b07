/** Progress lines: the current step, and how long it took. */
export const startedAt = Number(process.env.HOUSEBRAND_STARTED_AT) || Date.now();

const elapsed = () => `${((Date.now() - startedAt) / 1000).toFixed(1)}s`.padStart(6);

export const say = (text) => process.stdout.write(`${elapsed()}  ${text}\n`);

/** Prints the start of a step; prints its duration only if it took at least two seconds. */
export async function step(text, work) {
  say(`${text} …`);
  const started = Date.now();
  const result = await work();
  const seconds = (Date.now() - started) / 1000;
  if (seconds >= 2) say(`${text}: done in ${seconds.toFixed(1)} s`);
  return result;
}
