/** Progress lines: what is being done while it is done, and how long it took. */
export const startedAt = Number(process.env.HOUSEBRAND_STARTED_AT) || Date.now();

const elapsed = () => `${((Date.now() - startedAt) / 1000).toFixed(1)}s`.padStart(6);

export const say = (text) => process.stdout.write(`${elapsed()}  ${text}\n`);

/** Says what begins; says it again with its duration only when it took long enough to be wondered about. */
export async function step(text, work) {
  say(`${text} …`);
  const begun = Date.now();
  const result = await work();
  const seconds = (Date.now() - begun) / 1000;
  if (seconds >= 2) say(`${text}: done in ${seconds.toFixed(1)} s`);
  return result;
}
