import { classNames } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import type { Calculation, LeaderboardRow, OwnRow, PrizeKind } from '../../core';
import { scoreText, usePrizeText } from '../board-text';
import { useTournamentMessages } from '../messages';
import classes from './board-row.module.css';

export interface BoardLineProps {
  rank: number;
  username: string;
  /** Formatted. */
  score: string;
  isOwn: boolean;
  /** Formatted; hidden when omitted. */
  prize?: string | null;
  avatar?: ReactNode;
  /** Below the name. */
  note?: ReactNode;
}

/** A line of a board or ranking: rank, name, score, and prize if any. */
export function BoardLine({ rank, username, score, isOwn, prize = null, avatar, note }: BoardLineProps) {
  const t = useTournamentMessages();
  return (
    <div className={classNames(classes.row, isOwn && classes.isOwn)}>
      <span className={classes.rank} data-rank={rank}>
        {rank}
      </span>
      {avatar && <span>{avatar}</span>}
      <span className={classes.name}>
        <span>{isOwn ? t('youAre', { name: username }) : username}</span>
        {note && <small>{note}</small>}
      </span>
      <span className={classes.figures}>
        <b>{score}</b>
        {prize && <small>{prize}</small>}
      </span>
    </div>
  );
}

export interface BoardRowProps extends Pick<BoardLineProps, 'avatar' | 'note'> {
  row: LeaderboardRow;
  calculation: Calculation;
  isOwn: boolean;
  /** The unit of prizes; prizes are hidden when omitted. */
  rewardType?: PrizeKind;
}

/** A row of a tournament's board. */
export function BoardRow({ row, calculation, isOwn, rewardType, avatar, note }: BoardRowProps) {
  const prizeText = usePrizeText();
  const { rank, username, score, reward } = row;
  return (
    <BoardLine
      rank={rank}
      username={username}
      score={scoreText(calculation, score)}
      isOwn={isOwn}
      prize={rewardType && reward > 0 ? prizeText(rewardType, reward) : null}
      avatar={avatar}
      note={note}
    />
  );
}

/** The lead of the next better rank, as a text. */
export function OwnGap({ own, calculation }: { own: OwnRow; calculation: Calculation }) {
  return <Gap rank={own.rank} amount={own.gap === null ? null : scoreText(calculation, own.gap)} />;
}

/** A formatted lead of the next better rank, as a text; `null`: there is none. */
export function Gap({ rank, amount }: { rank: number; amount: string | null }) {
  const t = useTournamentMessages();
  return amount === null ? t('leading') : t('gap', { rank: rank - 1, amount });
}
