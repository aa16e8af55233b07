import { randomUUID } from 'node:crypto';

/** The game of `loseRound`. */
export const ROULETTE = 'VELV-0006';
/** Red and black pay twice their stake, zero pays 36 times: every number pays 3,600 baht for 3,700. */
const STAKES_SATANG = { red: 180_000, black: 180_000, n0: 10_000 };

/**
 * Plays a round of roulette that loses the same for every number.
 * @param uri launches the game for the member
 * @returns the loss in satang
 * @throws {Error} if the round cost anything else
 */
export async function loseRound(uri: string): Promise<number> {
  const entered = await fetch(uri, { redirect: 'manual' });
  const page = new URL(entered.headers.get('location')!, uri).href;
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const bets = Object.entries(STAKES_SATANG).map(([spot, stake]) => ({ stake, picks: { spot: [spot] } }));
  const reply = await fetch(`${page}/rounds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ roundId: randomUUID(), bets }),
  });
  const { stakeSatang, payoutSatang } = (await reply.json()) as { stakeSatang: number; payoutSatang: number };
  if (stakeSatang !== 370_000 || payoutSatang !== 360_000)
    throw new Error(`the round staked ${stakeSatang} and paid ${payoutSatang} satang`);
  return stakeSatang - payoutSatang;
}
