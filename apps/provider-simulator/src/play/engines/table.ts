import type { CatalogueGame } from '../../world/catalogue';
import { type Engine, pickOf, readBets, stakeOf, stakeOnly, times } from './engine';
import type { Question } from './game-rules';
import { type TableGame, tableGames } from './table-games';

const MAX_BETS = 20;

function tableOf(game: CatalogueGame): TableGame {
  const table = tableGames[game.variant];
  if (!table) throw new Error(`${game.id} has the unknown table ${game.variant}`);
  return table;
}

const questionsOf = ({ sections }: TableGame): Question[] => [
  { name: 'spot', label: { th: 'วางเดิมพันที่', en: 'Bet on' }, min: 1, max: 1, sections },
];

/** Live tables: one draw, many spots. */
export const tableEngine: Engine = {
  family: 'table',
  rules(game) {
    const table = tableOf(game);
    return { ...stakeOnly, rtp: table.rtp, maxBets: MAX_BETS, questions: questionsOf(table) };
  },
  open(game, request, { random }) {
    const table = tableOf(game);
    const bets = readBets(request, questionsOf(table), MAX_BETS);
    const spots = table.sections.flatMap(({ choices }) => choices);
    const { facts, returns } = table.draw(random);
    const judged = bets.map(({ stake, picks }) => {
      const spot = spots.find(({ id }) => id === pickOf(picks, 'spot'))!;
      return { label: spot.label, payout: times(stake, returns(spot.id, spot.pays ?? 0)) };
    });
    const items = judged.map(({ label, payout }) => ({ text: label, ...(payout > 0n && { tone: 'gold' as const }) }));
    const payout = judged.reduce((sum, bet) => sum + bet.payout, 0n);
    const view = { facts: [...facts, { label: { th: 'เดิมพันของคุณ', en: 'Your bets' }, items }] };
    return { stake: stakeOf(bets), payout, state: null, view };
  },
};
