import { Avatar, classNames } from '@housebrand/shared/react';
import type { Calculation, LeaderboardRow, OwnRow, PrizeKind } from '../../core';
import { scoreText, usePrizeText } from '../board-text';
import { useTournamentMessages } from '../messages';
import classes from './board-row.module.css';

export interface BoardRowProps {
  row: LeaderboardRow;
  calculation: Calculation;
  isOwn: boolean;
  /** The unit of prizes; prizes are hidden when omitted. */
  rewardType?: PrizeKind;
}

/** A row of a board: rank, name, score, and prize if any. */
export function BoardRow({ row, calculation, isOwn, rewardType }: BoardRowProps) {
  const t = useTournamentMessages();
  const prizeText = usePrizeText();
  return (
    <div className={classNames(classes.row, isOwn && classes.isOwn)}>
      <span className={classes.rank} data-rank={row.rank}>
        {row.rank}
      </span>
      {rewardType && <Avatar name={row.username.slice(-2)} size={36} />}
      <span className={classes.name}>{isOwn ? t('youAre', { name: row.username }) : row.username}</span>
      <span className={classes.figures}>
        <b>{scoreText(calculation, row.score)}</b>
        {rewardType && row.reward > 0 && <small>{prizeText(rewardType, row.reward)}</small>}
      </span>
    </div>
  );
}

/** The lead of the next better rank, as a text. */
export function OwnGap({ own, calculation }: { own: OwnRow; calculation: Calculation }) {
  const t = useTournamentMessages();
  if (own.gap === null) return t('leading');
  return t('gap', { amount: scoreText(calculation, own.gap) });
}
