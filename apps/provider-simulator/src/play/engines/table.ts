import { z } from 'zod';
import type { CatalogueGame } from '../../world/catalogue';
import { type Engine, InvalidBet, limits, MAX_STAKE, readBet, stakeSchema, times } from './engine';
import { type TableGame, tableGames, WHEEL, WHEEL_ORDER } from './table-games';

const bet = z.strictObject({ spots: z.record(z.string(), stakeSchema) });

function tableOf(game: CatalogueGame): TableGame {
  const table = tableGames[game.variant];
  if (!table) throw new Error(`${game.id} has the unknown table ${game.variant}`);
  return table;
}

function payTable(table: TableGame, variant: string): Record<string, number> {
  if (variant === 'wheel') return Object.fromEntries(WHEEL.map(({ spot, returns }) => [spot, returns]));
  const known: Record<string, number> = {
    player: 200,
    banker: 195,
    dragon: 200,
    tiger: 200,
    tie: 900,
    big: 200,
    small: 200,
    triple: 3_100,
    dozen1: 300,
    dozen2: 300,
    dozen3: 300,
  };
  return Object.fromEntries(table.spots.map((spot) => [spot, known[spot] ?? (spot.startsWith('n') ? 3_600 : 200)]));
}

/** Live tables: one draw, many spots. */
export const tableEngine: Engine = {
  family: 'table',
  rules(game) {
    const table = tableOf(game);
    return {
      ...limits,
      rtp: table.rtp,
      variant: game.variant,
      spots: table.spots,
      pays: payTable(table, game.variant),
      ...(game.variant === 'wheel' ? { wheel: WHEEL_ORDER } : {}),
    };
  },
  open(game, request, { random }) {
    const table = tableOf(game);
    const stakes = Object.entries(readBet(bet, request).spots);
    const stake = stakes.reduce((sum, [, amount]) => sum + BigInt(amount), 0n);
    if (stake === 0n) throw new InvalidBet('spots: at least one');
    if (stake > BigInt(MAX_STAKE)) throw new InvalidBet('spots: more than the table takes');
    if (stakes.some(([spot]) => !table.spots.includes(spot))) throw new InvalidBet('spots: not on this table');
    const result = table.draw(random);
    const wins = stakes
      .map(([spot, amount]) => ({ spot, back: times(BigInt(amount), table.returns(result, spot)) }))
      .filter(({ back }) => back > 0n);
    const payout = wins.reduce((sum, { back }) => sum + back, 0n);
    return {
      stake,
      payout,
      state: null,
      view: { result, wins: wins.map(({ spot, back }) => ({ spot, back: Number(back) })) },
    };
  },
};
