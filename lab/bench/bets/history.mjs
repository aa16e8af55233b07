/** A synthetic history of bets: the same for the same seed and start. */

export const AGENTS = ['MTO', 'SPTN', 'NAGA', 'LOTUS'];
const MEMBERS_PER_AGENT = 500;
const GAMES = Array.from({ length: 60 }, (_, nth) => ({
  gameID: `BENCH-${nth}`,
  provider: `BP${nth % 12}`,
  category: ['Slot', 'Fish', 'Casino', 'Sport'][nth % 4],
}));
/** How long the history lasts; it ends at the start of the benchmark. */
export const HISTORY_MS = 6 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Shares of the bets and events that are irregular. */
const IRREGULAR = {
  secondStake: 0.1,
  open: 0.02,
  voided: 0.03,
  voidFirst: 0.25,
  settledFirst: 0.01,
  repeated: 0.03,
  late: 0.01,
};
/** A late or repeated event arrives at most so many events after its place. */
const LATEST = 20_000;

/** Members with uplines, and the instant from which their turnover counts. @param {number} startMs start of the history */
export function membersOf(startMs) {
  const middle = startMs + HISTORY_MS / 2;
  return AGENTS.flatMap((agent) =>
    Array.from({ length: MEMBERS_PER_AGENT }, (_, nth) => ({
      agent,
      username: `${agent}BENCH${nth}`,
      // every second member has an upline, up to three levels
      referrer: nth >= 4 && nth % 2 === 0 ? `${agent}BENCH${nth >> 2}` : null,
      joinedMs: nth % 16 === 0 ? middle : startMs - 86_400_000,
      countsFromMs: countsLate(nth) ? middle : 0,
      follows: nth % 50 === 0 ? 'SOON' : 'PLAY',
    })),
  );
}
/** Voids of these members would depend on the page in which they arrive. */
const countsLate = (nth) => nth % 10 === 7;

/**
 * Events in the order in which the feed delivers them, in the feed's own format. An event can arrive repeatedly, before earlier events of
 * its bet, and late.
 * @param {{events: number, seed: number, startMs: number}} options
 */
export function historyOf({ events: wanted, seed, startMs }) {
  const random = randomOf(seed);
  const players = membersOf(startMs).map((member, nth) => ({
    ...member,
    nth: nth % MEMBERS_PER_AGENT,
    gameUntilMs: 0,
  }));
  const placed = [];
  // a bet has 2.17 events on average; the surplus is cut off below
  const bets = Math.ceil(wanted / 2.1);
  for (let bet = 0; bet < bets; bet += 1) {
    const atMs = Math.floor(startMs + (HISTORY_MS * bet) / bets);
    const player = players[Math.floor(random() * players.length)];
    if (atMs >= player.gameUntilMs) {
      player.game = GAMES[Math.floor(random() * GAMES.length)];
      player.gameUntilMs = atMs + random() * HOUR_MS;
    }
    for (const event of lifeOf(bet, player, atMs, random)) placed.push({ event, place: placed.length });
  }
  const extra = [];
  for (const one of placed) {
    if (random() < IRREGULAR.late) one.place += random() * LATEST;
    // half of the repetitions follow at once, within the page
    if (random() < IRREGULAR.repeated)
      extra.push({ event: one.event, place: one.place + (random() < 0.5 ? 0.5 : random() * LATEST) });
  }
  const ordered = [...placed, ...extra].sort((a, b) => a.place - b.place).map(({ event }) => event);
  return ordered.slice(0, wanted);
}

/** The events of one bet, mostly in order. */
function lifeOf(bet, { agent, username, nth, game }, atMs, random) {
  const stakes = [5 + Math.floor(random() * 2_000)];
  if (random() < IRREGULAR.secondStake) stakes.push(1 + Math.floor(random() * 500));
  const stake = stakes.reduce((sum, one) => sum + one, 0);
  const payout = random() < 0.55 ? 0 : Math.floor(stake * random() * 4);
  const about = { betID: `bench-${bet}`, prefix: agent, username, ...game };
  const event = (kind, id, ms, stakeSatang, payoutSatang) => ({
    ...about,
    id: `bench-${bet}-${id}`,
    kind,
    at: new Date(ms).toISOString(),
    stake: stakeSatang / 100,
    payout: payoutSatang / 100,
  });
  const life = stakes.map((one, step) => event('STAKE', `stake-${step}`, atMs, one, 0));
  const isVoid = !countsLate(nth) && random() < IRREGULAR.voided;
  const voided = isVoid ? [event('VOID', 'void', atMs + 2_000, stake, payout)] : [];
  if (random() < IRREGULAR.open) return [...life, ...voided];
  const settled = event('SETTLE', 'settle', atMs + 1_000, stake, payout);
  if (isVoid && random() < IRREGULAR.voidFirst) return [...voided, ...life, settled];
  if (random() < IRREGULAR.settledFirst) return [settled, ...life, ...voided];
  return [...life, settled, ...voided];
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Tournaments of every calculation, some for parts of the games or of the history. @param {number} startMs start of the history */
export function tournamentsOf(startMs) {
  const whole = { fromMs: startMs - HOUR_MS, untilMs: startMs + 4 * HISTORY_MS, games: [], categories: [] };
  return [
    { ...whole, id: 'bench-turnover', calculation: 'TURNOVER', categories: ['Slot', 'Fish'] },
    { ...whole, id: 'bench-net', calculation: 'NET_WIN', games: ['BENCH-1', 'BENCH-2'] },
    { ...whole, id: 'bench-rounds', calculation: 'ROUNDS', fromMs: startMs + HISTORY_MS / 3 },
    { ...whole, id: 'bench-highest', calculation: 'HIGHEST_WIN' },
    { ...whole, id: 'bench-multiplier', calculation: 'MULTIPLIER', categories: ['Casino'] },
  ];
}

/** Terms of the second agent, in force from the middle of the history; the others have the standard terms. */
export const changedTerms = (startMs) => ({
  agent: AGENTS[1],
  sinceMs: startMs + HISTORY_MS / 2,
  basis: 'NET_LOSS',
  shares: [500, 200, 100],
});
