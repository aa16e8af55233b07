import { formatReadableDate, formatSatang } from '@housebrand/shared';
import { Entry, EntryButton, EntryGroup, useLanguage } from '@housebrand/shared/react';
import type { PlayedDay as Played, PlayedGame } from '../../../core';
import { usePlayHistoryMessages } from '../../play-history-messages';
import { NetAmount } from './net-amount';

interface PlayedDayProps {
  day: Played;
  onOpen: (game: PlayedGame) => void;
}

/** A day: its sums, and a row for each game. */
export function PlayedDay({ day: { day, games, ...sums }, onOpen }: PlayedDayProps) {
  const language = useLanguage();
  const { counts, amounts } = useFigures();
  return (
    <EntryGroup
      title={formatReadableDate(new Date(`${day}T00:00:00Z`), language, 'UTC')}
      aside={<NetAmount satang={sums.payoutSatang - sums.stakeSatang} />}
      note={`${counts(sums)} · ${amounts(sums)}`}
    >
      {games.map((game) => (
        <Entry key={`${game.gameId} ${game.provider}`}>
          <EntryButton
            title={game.name ?? game.gameId}
            details={`${game.provider} · ${counts(game)}`}
            onClick={() => onOpen(game)}
          >
            <NetAmount satang={game.payoutSatang - game.stakeSatang} />
            <small>{amounts(game)}</small>
          </EntryButton>
        </Entry>
      ))}
    </EntryGroup>
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
