/** Reads of a member's own data: their CPU time in the API and in its database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { inTurns } from '../lib/load.mjs';
import { backendsOf, cpuSeconds, family } from '../lib/processes.mjs';
import { json } from '../lib/log-in-members.mjs';
import { logIn, sessionsOf } from '../lib/world.mjs';
import { give, openLimits, settled } from './gifts.mjs';
import { row } from './rows.mjs';

const MEMBER = 'MTODEMO1';
/** Another member, who sends gifts back. */
const FRIEND = 'MTODEMO3';
/** A page of a list. */
const GIFTS = 20;
const FAVOURITES = 12;
const READS = {
  favourites: `favorite_games/MTO/${MEMBER}`,
  member: `members/MTO/${MEMBER}`,
  leaderboards: 'tournaments/leaderboards/MTO',
  'gifts sent': 'payments/gift_sent',
};
/** Without a target: most of its cost are the provider's two reports. */
const MERGED = { 'all payments': 'payments/all' };
/** Few connections, so that a session stays within its limit of provider calls. */
const LOAD = { rounds: 3, seconds: 5, connections: 8 };
/** Jobs also run without requests; their share of the CPU time is taken off. */
const IDLE_SECONDS = 5;
const [API_US, DATABASE_US] = [500, 250];

export async function ownRows(system) {
  const { portal, apiService, database } = system;
  const cookies = await sessionsOf(portal, 'MTO', MEMBER);
  await fillLists(system, cookies[0]);
  const processes = {
    pids: () => family(apiService.pid),
    databasePids: () => backendsOf(database.pid, 'housebrand'),
  };
  const targets = Object.fromEntries(
    Object.entries({ ...READS, ...MERGED }).map(([name, path]) => [
      name,
      { url: `${portal}/api/apps/${path}`, cookies, ...processes },
    ]),
  );
  const figures = await inTurns(targets, LOAD);
  // not before: a fresh system still follows its first bets
  const idle = await usPerSecond(processes);
  return Object.entries(figures).flatMap(([name, { cpuUs, databaseUs, perSecond }]) => {
    const note = `${perSecond.toFixed(0)} requests a second`;
    const hasTarget = name in READS;
    return [
      row(`${name}, API`, cpuUs - idle.api / perSecond, ' µs', {
        digits: 0,
        ...(hasTarget && { atMost: API_US }),
        note,
      }),
      row(`${name}, PostgreSQL`, databaseUs - idle.database / perSecond, ' µs', {
        digits: 0,
        ...(hasTarget && { atMost: DATABASE_US }),
      }),
    ];
  });
}

/** Gives the member the rows that the reads return. Demo members have deposits and, as the feed is followed, places on boards. */
async function fillLists(system, cookie) {
  const { portal } = system;
  await openLimits(portal);
  const friend = { username: FRIEND, cookie: await logIn(portal, 'MTO', FRIEND), receiver: MEMBER };
  for (let count = 0; count < GIFTS; count += 1)
    await Promise.all([give(portal, { username: MEMBER, cookie, receiver: FRIEND }), give(portal, friend)]);
  const { result: games } = await json(`${portal}/api/provider/game-list?prefix=MTO&gameType=Slot`);
  await json(`${portal}/api/apps/favorite_games`, {
    method: 'POST',
    headers: { cookie, origin: portal },
    body: { agentID: 'MTO', username: MEMBER, games: games.slice(0, FAVOURITES).map(({ id }) => id) },
  });
  await settled(system);
}

/** CPU time per second without requests, in µs. */
async function usPerSecond({ pids, databasePids }) {
  const groups = [pids(), databasePids()];
  const before = groups.map(cpuSeconds);
  await sleep(IDLE_SECONDS * 1_000);
  const [api, database] = groups.map((group, nth) => ((cpuSeconds(group) - before[nth]) / IDLE_SECONDS) * 1e6);
  return { api, database };
}
