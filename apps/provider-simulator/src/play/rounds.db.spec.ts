import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { catalogue } from '../world/catalogue';
import { creditOf, type RunningSimulator, runSimulator, sitDown } from '../testing/running-simulator';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await runSimulator()));
afterAll(() => simulator.close());
beforeEach(() => simulator.post('/control/reset', {}));

const slot = catalogue.find(({ family }) => family === 'slot')!.id;
const blackjack = catalogue.find(({ variant }) => variant === 'blackjack')!.id;
const outOfBalance = async () => (await simulator.get('/control/balance-check')).body['outOfBalance'];
interface Round {
  roundId: string;
  status: string;
  stakeSatang: number;
  payoutSatang: number;
  creditSatang: number;
  step: number;
  view: Record<string, unknown>;
}
const roundOf = (body: unknown): Round => body as Round;

describe('round', () => {
  it('moves credit by stake and payout, and counts as turnover', async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', slot);
    const round = roundOf((await seat.play(randomUUID(), { stake: 1_000 })).body);
    expect(round.status).toBe('SETTLED');
    expect(round.creditSatang).toBe(1_234_567 - 1_000 + round.payoutSatang);
    const member = (await simulator.get('/control/members/MTODEMO1')).body as { turnoverSatang: number };
    expect(member.turnoverSatang).toBe(3_780_000 + 1_000);
    expect(await outOfBalance()).toEqual([]);
  });

  it('plays once, however often it is sent, even concurrently', async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', slot);
    const id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 12 }, () => seat.play(id, { stake: 500 })));
    const rounds = replies.map(({ body }) => roundOf(body));
    expect(new Set(rounds.map(({ payoutSatang }) => payoutSatang)).size).toBe(1);
    expect(await creditOf(simulator, 'MTODEMO1')).toBe(1_234_567 - 500 + rounds[0]!.payoutSatang);
  });

  it('rejects the same ID with other bets', async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', slot);
    const id = randomUUID();
    await seat.play(id, { stake: 500 });
    expect((await seat.play(id, { stake: 1_000 })).status).toBe(409);
  });

  it('does not start without sufficient credit', async () => {
    const seat = await sitDown(simulator, 'MTODEMO2', slot);
    const reply = await seat.play(randomUUID(), { stake: 100 });
    expect(reply.status).toBe(409);
    expect(reply.body['error']).toBe('insufficientCredit');
    expect(await creditOf(simulator, 'MTODEMO2')).toBe(0);
  });

  it('rejects an invalid bet', async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', slot);
    expect((await seat.play(randomUUID(), { stake: 101 })).status).toBe(422);
    expect((await seat.play('not-an-id', { stake: 100 })).status).toBe(400);
  });
});

describe('concurrent rounds', () => {
  it('never stakes the same credit twice or goes below zero', async () => {
    await simulator.post('/control/members/MTODEMO1/credit', { creditSatang: 5_000 });
    const seats = await Promise.all([1, 2, 3, 4].map(() => sitDown(simulator, 'MTODEMO1', slot)));
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => seats[index % 4]!.play(randomUUID(), { stake: 500 })),
    );
    const played = replies.filter(({ status }) => status === 200).map(({ body }) => roundOf(body));
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const expected = played.reduce((sum, { stakeSatang, payoutSatang }) => sum - stakeSatang + payoutSatang, 5_000);
    expect(await creditOf(simulator, 'MTODEMO1')).toBe(expected);
    expect(expected).toBeGreaterThanOrEqual(0);
    expect(await outOfBalance()).toEqual([]);
  });
});

describe('round with several steps', () => {
  it('stays open, takes each step once, and ends', async () => {
    const seat = await sitDown(simulator, 'MTODEMO3', blackjack);
    let round: Round;
    do round = roundOf((await seat.play(randomUUID(), { stake: 1_000 })).body);
    while (round.status !== 'OPEN');
    expect(JSON.stringify(round.view['facts'])).toContain('"tone":"back"');
    expect(round.view['next']).toMatchObject([{ name: 'action', min: 1, max: 1 }]);
    expect((await seat.play(randomUUID(), { stake: 1_000 })).status).toBe(409);

    const [first, again] = await Promise.all([
      seat.step(round.roundId, 0, { action: ['stand'] }),
      seat.step(round.roundId, 0, { action: ['stand'] }),
    ]);
    expect(roundOf(first.body).status).toBe('SETTLED');
    expect(roundOf(again.body).payoutSatang).toBe(roundOf(first.body).payoutSatang);
    expect((await seat.step(round.roundId, 1, { action: ['hit'] })).status).toBe(409);
    expect(await outOfBalance()).toEqual([]);
  });
});

describe('unfinished round', () => {
  it('resumes when the game is opened again', async () => {
    const seat = await sitDown(simulator, 'MTODEMO3', blackjack);
    let round: Round;
    do round = roundOf((await seat.play(randomUUID(), { stake: 1_000 })).body);
    while (round.status !== 'OPEN');
    const later = await sitDown(simulator, 'MTODEMO3', blackjack);
    const table = await simulator.get(`/play/s/${later.id}/table`, { cookie: later.cookie });
    expect(table.body['openRound']).toMatchObject({ roundId: round.roundId, view: round.view });
    expect(roundOf((await later.step(round.roundId, 0, { action: ['stand'] })).body).status).toBe('SETTLED');
    expect(await outOfBalance()).toEqual([]);
  });
});

describe('voiding', () => {
  it('reverses what the round moved, once', async () => {
    const seat = await sitDown(simulator, 'MTODEMO1', slot);
    const { roundId } = roundOf((await seat.play(randomUUID(), { stake: 2_000 })).body);
    for (let time = 0; time < 2; time++)
      expect((await simulator.post(`/control/rounds/${roundId}/void`, {})).status).toBe(200);
    const member = (await simulator.get('/control/members/MTODEMO1')).body as {
      creditSatang: number;
      turnoverSatang: number;
    };
    expect(member).toMatchObject({ creditSatang: 1_234_567, turnoverSatang: 3_780_000 });
    expect(await outOfBalance()).toEqual([]);
  });

  it('returns the stake of an open round and closes it', async () => {
    const seat = await sitDown(simulator, 'MTODEMO3', blackjack);
    let round: Round;
    do round = roundOf((await seat.play(randomUUID(), { stake: 1_000 })).body);
    while (round.status !== 'OPEN');
    const undone = await simulator.post(`/control/rounds/${round.roundId}/void`, {});
    expect(undone.body['creditSatang']).toBe(round.creditSatang + 1_000);
    expect((await seat.step(round.roundId, 0, { action: ['stand'] })).status).toBe(409);
  });
});

describe('tiers', () => {
  it('raises the tier with deposits and turnover', async () => {
    await simulator.post('/control/deposits', { username: 'MTODEMO1', amountSatang: 165_000, reference: 'TIER-1' });
    expect((await simulator.get('/control/members/MTODEMO1')).body['tier']).toBe(2);
    // Enough credit for seven rounds that end on zero; without credit, the turnover would stop growing.
    await simulator.post('/control/members/MTODEMO1/credit', { creditSatang: 7 * 900_000 });
    const seat = await sitDown(simulator, 'MTODEMO1', catalogue.find(({ variant }) => variant === 'roulette')!.id);
    // Betting on red and black creates turnover with little risk.
    const bets = ['red', 'black'].map((spot) => ({ stake: 450_000, picks: { spot: [spot] } }));
    for (let round = 0; round < 7; round++) await seat.play(randomUUID(), ...bets);
    expect((await simulator.get('/control/members/MTODEMO1')).body['tier']).toBe(3);
  });
});
