/** The figures of a history, computed plainly from all of its events and independently of the product. */
import { changedTerms, membersOf, tournamentsOf } from './history.mjs';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
/** All agents of the benchmark have Bangkok's business day. */
const ZONE_MS = 7 * HOUR_MS;
const STANDARD_TERMS = { basis: 'TURNOVER', shares: [80, 30, 10] };

const iso = (ms) => new Date(ms).toISOString();
const dayOf = (ms) => iso(ms).slice(0, 10);
/** Satang from the wire's baht. */
const satang = (baht) => Math.round(baht * 100);

/** Adds numbers under text keys. */
class Sums extends Map {
  add(key, ...values) {
    const known = this.get(key);
    this.set(key, known ? known.map((value, nth) => value + values[nth]) : values);
  }
}

/**
 * @param {readonly object[]} events of the feed, in any order, repeated or not
 * @param {number} startMs start of the history
 * @returns {Record<string, Map<string, number[]>>} by figure: values under keys, as `stored.mjs` reads them; without zeros
 */
export function figuresOf(events, startMs) {
  const unique = new Map(events.map((event) => [event.id, event]));
  const bets = Map.groupBy(unique.values(), ({ betID }) => betID);
  const valid = [];
  const openStakes = new Sums();
  for (const known of bets.values()) {
    const kinds = Map.groupBy(known, ({ kind }) => kind);
    const [settled] = kinds.get('SETTLE') ?? [];
    if (settled && !kinds.has('VOID')) valid.push({ ...settled, ms: Date.parse(settled.at) });
    if (!settled && !kinds.has('VOID'))
      for (const { prefix, betID, id, stake } of kinds.get('STAKE'))
        openStakes.add(`${prefix} ${betID} ${id}`, satang(stake));
  }
  const members = membersOf(startMs);
  const { income, owed } = incomeOf(valid, members, startMs);
  return {
    events: new Map([['all', [unique.size]]]),
    openStakes,
    play: playOf(valid),
    turnover: turnoverOf(valid, members),
    scores: scoresOf(valid, startMs),
    income,
    owed,
  };
}

function playOf(valid) {
  const play = new Sums();
  for (const [grain, lengthMs] of [
    ['HOUR', HOUR_MS],
    ['DAY', DAY_MS],
  ])
    for (const { prefix, username, gameID, provider, category, ms, stake, payout } of valid) {
      const start = iso(ms - (ms % lengthMs));
      play.add(
        `${prefix} ${username} ${grain} ${start} ${gameID} ${provider} ${category}`,
        satang(stake),
        satang(payout),
        1,
      );
    }
  return play;
}

function turnoverOf(valid, members) {
  const from = new Map(members.map(({ username, countsFromMs }) => [username, countsFromMs]));
  const turnover = new Sums();
  for (const { prefix, username, ms, stake } of valid)
    if (ms >= from.get(username)) turnover.add(`${prefix} ${username}`, satang(stake));
  return turnover;
}

function scoresOf(valid, startMs) {
  const boards = tournamentsOf(startMs).map((tournament) => ({ ...tournament, name: `tournament ${tournament.id}` }));
  const played = new Map();
  for (const bet of valid) {
    const counted = boards.filter(({ fromMs, untilMs, games, categories }) => {
      const isWanted =
        games.length + categories.length === 0 || games.includes(bet.gameID) || categories.includes(bet.category);
      return isWanted && fromMs <= bet.ms && bet.ms < untilMs;
    });
    const rankings = rankingsAt(bet.ms).map((name) => ({ name, calculation: 'TURNOVER' }));
    for (const { name, calculation } of [...counted, ...rankings]) {
      const key = `${bet.prefix} ${name} ${bet.username}`;
      const known = played.get(key) ?? { calculation, stake: 0, payout: 0, bets: 0, highest: 0, multiplier: 0 };
      const [stake, payout] = [satang(bet.stake), satang(bet.payout)];
      played.set(key, {
        calculation,
        stake: known.stake + stake,
        payout: known.payout + payout,
        bets: known.bets + 1,
        highest: Math.max(known.highest, payout),
        multiplier: Math.max(known.multiplier, Math.floor((payout * 100) / stake)),
      });
    }
  }
  const scores = [...played].map(([key, sums]) => [key, [scoreOf(sums)]]);
  return new Map(scores.filter(([, [score]]) => score > 0));
}

const SCORES = {
  TURNOVER: ({ stake }) => stake,
  NET_WIN: ({ stake, payout }) => payout - stake,
  ROUNDS: ({ bets }) => bets,
  HIGHEST_WIN: ({ highest }) => highest,
  MULTIPLIER: ({ multiplier }) => multiplier,
};
const scoreOf = (sums) => SCORES[sums.calculation](sums);

function rankingsAt(ms) {
  const local = ms + ZONE_MS;
  const sinceMonday = (new Date(local).getUTCDay() + 6) % 7;
  return [`day ${dayOf(local)}`, `week ${dayOf(local - sinceMonday * DAY_MS)}`, `month ${dayOf(local).slice(0, 8)}01`];
}

function incomeOf(valid, members, startMs) {
  const changed = changedTerms(startMs);
  const byName = new Map(members.map((member) => [member.username, member]));
  const [income, owed] = [new Sums(), new Sums()];
  for (const { prefix, username, ms, stake, payout } of valid) {
    const terms = prefix === changed.agent && ms >= changed.sinceMs ? changed : STANDARD_TERMS;
    const base = terms.basis === 'TURNOVER' ? satang(stake) : satang(stake) - satang(payout);
    let above = byName.get(username);
    if (above.joinedMs > ms) continue;
    for (const share of terms.shares) {
      if (above.referrer === null) break;
      above = byName.get(above.referrer);
      const amount = Math.trunc((base * share) / 10_000);
      if (amount === 0) continue;
      const day = dayOf(ms + ZONE_MS);
      for (const period of [`DAY ${day}`, `MONTH ${day.slice(0, 8)}01`, 'ALL -infinity'])
        income.add(`${prefix} ${above.username} ${period} ${username}`, amount);
      owed.add(`${prefix} affiliate:${above.username}`, amount);
    }
  }
  return { income: withoutZeros(income), owed: withoutZeros(owed) };
}

const withoutZeros = (sums) => new Map([...sums].filter(([, values]) => values.some((value) => value !== 0)));
