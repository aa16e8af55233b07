import { playwright } from '../chaos/screens.mjs';
import { giving } from '../chaos/worlds.mjs';
import { logIn } from '../bench/lib/world.mjs';
import { findChromium } from '../../tools/run/lib/chromium.mjs';
import { API } from './layout.mjs';

/** Limit of wrong passwords for an account from one network (libs/auth/src/nest/login/login-limits.ts). */
const WRONG_PASSWORDS = 10;
const HEARD_WITHIN_MS = 10_000;

/** Members' everyday operations without failures. @returns {Promise<string[]>} findings */
export async function everyday(system) {
  const origins = API.map((name) => `http://127.0.0.1:${system.set.ports[name]}`);
  return [
    ...(await limits(system, origins)),
    ...(await revocation(system, origins)),
    ...(await liveNews(system, origins)),
    ...(await journeys(system)),
  ];
}

/**
 * Wrong passwords at both instances share one limit: separate counts would allow twice as many. A few more than the
 * limit are accepted, because PostgreSQL counts those for which Redis is too slow.
 */
async function limits({ portal }, origins) {
  const requested = 4 * WRONG_PASSWORDS;
  let judged = 0;
  for (let nth = 0; nth < requested; nth += 1) {
    const body = { prefix: 'MTO', username: 'MTODEMO2', password: 'not-this-one' };
    const reply = await post(`${origins[nth % 2]}/api/provider/login`, portal, body);
    if (reply.status !== 429) judged += 1;
  }
  return judged >= WRONG_PASSWORDS && judged < 2 * WRONG_PASSWORDS
    ? []
    : [`${judged} of ${requested} wrong passwords were checked`];
}

/** A logout at one instance ends the session at the other one from the next request on. */
async function revocation({ portal }, [here, there]) {
  const found = [];
  for (let time = 0; time < 10; time += 1) {
    const cookie = await logIn(portal, 'MTO', 'MTODEMO1');
    const ask = () =>
      fetch(`${there}/api/provider/report-deposit`, { headers: { cookie } }).then(({ status }) => status);
    const before = await ask();
    const out = await post(`${here}/api/provider/logout`, portal, {}, { cookie });
    const after = await ask();
    if (before !== 200 || !out.ok || after !== 401)
      found.push(`a session: ${before}, ended with ${out.status}, then ${after}`);
  }
  return found;
}

/** A gift through one instance reaches an event stream at the other one. */
async function liveNews(system, [here, there]) {
  const trial = await giving(system.forTrials, { seed: 1, members: 2 });
  try {
    const headers = { cookie: trial.members[1].cookie };
    const stream = await fetch(`${here}/api/apps/live`, { headers, signal: AbortSignal.timeout(HEARD_WITHIN_MS) });
    trial.origins = [there];
    let heard = '';
    for await (const chunk of stream.body) {
      heard += Buffer.from(chunk).toString();
      if (heard.includes('event: balance')) return [];
      if (heard.includes('event: started') && trial.gifts.length === 0) await trial.give(0);
    }
    return [`a stream ended after ${heard}`];
  } catch (error) {
    return [`a gift was not reported: ${error.message}`];
  }
}

/** The whole journey and live updates, in Chromium. */
async function journeys({ portal, simulator, place }) {
  const code = await playwright(
    ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=list', 'whole-journey', 'live.spec'],
    {
      CHROMIUM_PATH: await findChromium(),
      E2E_BASE_URL: portal,
      E2E_SIMULATOR_URL: simulator,
      E2E_DATA_DIR: place.dataDir,
      NODE_OPTIONS: '--conditions=@housebrand/source',
    },
  );
  return code === 0 ? [] : ['a journey failed: see the report above'];
}

const post = (url, origin, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });
