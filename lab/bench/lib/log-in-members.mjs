import { DEMO_PASSWORD, logIn } from './world.mjs';

const MAX_CONCURRENCY = 8;

/** Runs `work` for 0, 1, 2 … with limited concurrency; results keep their order. */
async function each(count, work) {
  const results = Array.from({ length: count });
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const nth = next;
      next += 1;
      results[nth] = await work(nth);
    }
  };
  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENCY, count) }, worker));
  return results;
}

/**
 * Creates members with credit for one measurement and logs each of them in.
 * @param {() => Promise<void>} [prepare] runs after the members exist and before they log in
 * @returns {Promise<{username: string, cookie: string}[]>}
 */
export async function logInMembers({ portal, simulator }, name, count, prepare = async () => {}) {
  const usernames = Array.from({ length: count }, (_, nth) => `MTO${name}${nth}`);
  await each(count, (nth) => {
    const member = { prefix: 'MTO', username: usernames[nth], password: DEMO_PASSWORD, creditSatang: 1_000_000 };
    return json(`${simulator}/control/members`, { method: 'POST', body: member });
  });
  await prepare();
  return each(count, async (nth) => ({
    username: usernames[nth],
    cookie: await logIn(portal, 'MTO', usernames[nth]),
  }));
}

/** @throws Error for a reply without success */
export async function json(url, { method = 'GET', headers = {}, body } = {}) {
  const reply = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}
