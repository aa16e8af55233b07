import { Card, classNames } from '@housebrand/shared/react';
import type { OwnRow, Tournament } from '../../core';
import { scoreText, usePrizeText } from '../board-text';
import { useTournamentMessages } from '../messages';
import { OwnGap } from './board-row';
import classes from './own-place.module.css';

/** The member's place in one line above the board, pinned below the app bar while the member's own row is out of view. */
export function OwnPlace({ tournament, isRowInView }: { tournament: Tournament; isRowInView: boolean }) {
  const t = useTournamentMessages();
  const { own, calculationType, status } = tournament;
  if (!own) return <Card className={classes.noScore}>{t(status === 'RUNNING' ? 'noScore' : 'noScoreEnded')}</Card>;
  return (
    <section className={classNames(classes.own, isRowInView && classes.resting)} aria-label={t('mine')}>
      <span className={classes.rank}>{own.rank}</span>
      <b>{t('you')}</b>
      <span className={classes.gap}>
        <OwnResult own={own} tournament={tournament} />
      </span>
      <b className={classes.score}>{scoreText(calculationType, own.score)}</b>
    </section>
  );
}

/** The lead of the next better rank; after the end the place and its prize. */
export function OwnResult({ own, tournament }: { own: OwnRow; tournament: Tournament }) {
  const t = useTournamentMessages();
  const prizeText = usePrizeText();
  const { calculationType, rewardType, status } = tournament;
  if (status === 'RUNNING') return <OwnGap own={own} calculation={calculationType} />;
  return own.reward > 0
    ? t('finishedWith', { rank: own.rank, prize: prizeText(rewardType, own.reward) })
    : t('finished', { rank: own.rank });
}
