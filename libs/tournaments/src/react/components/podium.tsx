import { IconCrown } from '@tabler/icons-react';
import { Avatar } from '@housebrand/shared/react';
import type { LeaderboardRow, Tournament } from '../../core';
import { scoreText, usePrizeText } from '../board-text';
import { useTournamentMessages } from '../messages';
import classes from './podium.module.css';

/** The first three on their steps, the winner in the middle; the DOM order follows the ranks. */
export function Podium({ rows, tournament }: { rows: readonly LeaderboardRow[]; tournament: Tournament }) {
  const t = useTournamentMessages();
  const prizeText = usePrizeText();
  const { calculationType, rewardType, own } = tournament;
  return (
    <ol className={classes.podium}>
      {rows.map((row, index) => (
        <li key={index} data-step={index + 1}>
          {index === 0 && <IconCrown className={classes.crown} size={28} aria-hidden />}
          <Avatar name={row.username.slice(-2)} size={index === 0 ? 72 : 56} />
          <b className={classes.name}>{row.username === own?.username ? t('you') : row.username}</b>
          <span className={classes.score}>{scoreText(calculationType, row.score)}</span>
          <span className={classes.step}>
            <b>{row.rank}</b>
            {row.reward > 0 && <small>{prizeText(rewardType, row.reward)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}
