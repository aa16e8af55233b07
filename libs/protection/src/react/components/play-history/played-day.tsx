import { formatReadableDate, formatSatang } from '@housebrand/shared';
import { Card, useLanguage } from '@housebrand/shared/react';
import type { PlayedDay as Played, PlayedGame } from '../../../core';
import { usePlayHistoryMessages } from '../../play-history-messages';
import { NetAmount } from './net-amount';
import classes from './play-history.module.css';

interface PlayedDayProps {
  day: Played;
  onOpen: (game: PlayedGame) => void;
}

/** A day: its sums, and a row for each game. */
export function PlayedDay({ day: { day, games, ...sums }, onOpen }: PlayedDayProps) {
  const language = useLanguage();
  const { counts, amounts } = useFigures();
  return (
    <section className={classes.day}>
      <div className={classes.head}>
        <h2>{formatReadableDate(new Date(`${day}T00:00:00Z`), language, 'UTC')}</h2>
        <NetAmount satang={sums.payoutSatang - sums.stakeSatang} />
      </div>
      <p className={classes.sums}>{`${counts(sums)} · ${amounts(sums)}`}</p>
      <Card isPadded={false}>
        <ul>
          {games.map((game) => (
            <li key={`${game.gameId} ${game.provider}`} className={classes.item}>
              <button type="button" className={classes.row} onClick={() => onOpen(game)}>
                <span className={classes.what}>
                  <b>{game.name ?? game.gameId}</b>
                  <small>{`${game.provider} · ${counts(game)}`}</small>
                </span>
                <span className={classes.figures}>
                  <NetAmount satang={game.payoutSatang - game.stakeSatang} />
                  <small>{amounts(game)}</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

type Sums = Omit<Played, 'day' | 'games'>;

/** Returns functions that write the number of rounds, and their stakes and payouts. */
function useFigures(): { counts: (sums: Sums) => string; amounts: (sums: Sums) => string } {
  const t = usePlayHistoryMessages();
  return {
    counts: ({ rounds, voids }) =>
      [t('rounds', { count: rounds }), ...(voids > 0 ? [t('voids', { count: voids })] : [])].join(' · '),
    amounts: ({ stakeSatang, payoutSatang }) =>
      `${t('stake', { amount: formatSatang(BigInt(stakeSatang)) })} · ${t('payout', { amount: formatSatang(BigInt(payoutSatang)) })}`,
  };
}
