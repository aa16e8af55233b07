import { setTimeout as sleep } from 'node:timers/promises';

const KEY = { 'x-agent-key': 'demo-agent-key-mto' };
/** The same amount as in `Giving`, without a turnover requirement. */
const COUPON = { name: 'Last copy', kind: 'CREDIT', amountSatang: 10_000, total: 1 };
/** Maximum number of concurrent requests. */
const IN_FLIGHT = 500;
const PATIENCE_MS = 120_000;
/** Too many requests, or still in progress: retry these. */
const PASSING = [425, 429, 503];

/** Creates a coupon with one copy, and a code for it. @returns {Promise<{id: string, code: string}>} */
export async function lastCopy({ portal }) {
  const make = async (path, body) => {
    const headers = { ...KEY, 'content-type': 'application/json', 'idempotency-key': `copy-${Date.now()}` };
    const reply = await fetch(`${portal}/api/apps/coupons${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`coupons${path} replied ${reply.status}: ${await reply.text()}`);
    return (await reply.json()).data;
  };
  const { id } = await make('', COUPON);
  const { codes } = await make(`/${id}/codes`, { count: 1 });
  return { id, code: codes[0] };
}

/** Sends `times` requests for one code by all members in turn, each under its own key, and records the replies in the trial. */
export async function redeemAtOnce(trial, code, times) {
  let next = 0;
  const client = async () => {
    while (next < times) {
      next += 1;
      const nth = next;
      const member = trial.members[nth % trial.members.length];
      const reply = await answerOf(trial, member, { couponCode: code }, `redeem-${code}-${nth}`);
      trial.redemptions.push({ username: member.username, id: reply.data?.transactionId ?? null, code: reply.code });
    }
  };
  await Promise.all(Array.from({ length: Math.min(IN_FLIGHT, times) }, client));
}

async function answerOf(trial, member, body, key) {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const reply = await trial
      .post(member, '/api/apps/coupons.redeem', body, { 'idempotency-key': key })
      .catch(() => null);
    if (reply && !PASSING.includes(reply.code)) return reply;
    await sleep(100 + trial.random() * 400);
  }
  return { code: null };
}

/** Checks that one request was granted and every other one refused, by the replies and by the coupon's own records. */
export async function judgeCopies(trial, coupon) {
  const granted = new Set(trial.redemptions.flatMap(({ id }) => id ?? []));
  const otherwise = trial.redemptions.filter(({ code }) => code !== 200 && code !== 409);
  const found = [];
  if (granted.size !== 1) found.push(`the last copy was acknowledged ${granted.size} times`);
  if (otherwise.length > 0) found.push(`answered ${otherwise[0].code}, and ${otherwise.length - 1} more so`);
  const { rows } = await trial.queryHousebrand(
    `select p.id from coupon_redemption r join payment p on p.agent = r.agent and p.id = r.payment
     where r.coupon = $1 and p.status <> 'REJECT'`,
    [coupon],
  );
  const started = rows.map(({ id }) => id);
  if (started.length !== 1) found.push(`the last copy was paid ${started.length} times`);
  for (const id of granted) if (!started.includes(id)) found.push(`acknowledged but not paid: ${id}`);
  return found;
}
