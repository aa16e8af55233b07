import { IconCrown } from '@tabler/icons-react';
import type { RefCallback } from 'react';
import type { LeaderboardRow, Tournament } from '../../core';
import { scoreText, usePrizeText } from '../board-text';
import { useTournamentMessages } from '../messages';
import { OwnResult } from './own-place';
import { PlayerAvatar } from './player-avatar';
import classes from './podium.module.css';

export interface PodiumProps {
  rows: readonly LeaderboardRow[];
  tournament: Tournament;
  /** Receives the member's name, if it is among them. */
  ownRow: RefCallback<Element>;
}

/** The first three on their steps, the winner in the middle; the DOM order follows the ranks. */
export function Podium({ rows, tournament, ownRow }: PodiumProps) {
  const t = useTournamentMessages();
  const prizeText = usePrizeText();
  const { calculationType, rewardType, own } = tournament;
  const isOwn = (row: LeaderboardRow): boolean => row.username === own?.username;
  return (
    <>
      <ol className={classes.podium}>
        {rows.map((row, index) => (
          <li key={index} data-step={index + 1}>
            {index === 0 && <IconCrown className={classes.crown} size={28} aria-hidden />}
            <PlayerAvatar username={row.username} size={index === 0 ? 72 : 56} medal={index + 1} />
            <b className={classes.name} ref={isOwn(row) ? ownRow : undefined}>
              {isOwn(row) ? t('you') : row.username}
            </b>
            <span className={classes.score}>{scoreText(calculationType, row.score)}</span>
            <span className={classes.step}>
              <b>{row.rank}</b>
              {row.reward > 0 && <small>{prizeText(rewardType, row.reward)}</small>}
            </span>
          </li>
        ))}
      </ol>
      {own && rows.some(isOwn) && (
        <p className={classes.own}>
          <OwnResult own={own} tournament={tournament} />
        </p>
      )}
    </>
  );
}
