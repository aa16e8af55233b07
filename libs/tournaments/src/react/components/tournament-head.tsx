import {
  Card,
  countdownParts,
  Pill,
  useCountdown,
  useLanguage,
  VisuallyHidden,
  mediaUrl,
  useMoment,
} from '@housebrand/shared/react';
import { IconCircleFilled, IconHourglass } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Tournament, TournamentSummary } from '../../core';
import { usePrizeText } from '../board-text';
import { useTournamentMessages } from '../messages';
import classes from './tournament-head.module.css';

const MINUTE_MS = 60_000;

/** Name, picture and prizes of a tournament. */
export function Hero({ tournament }: { tournament: TournamentSummary }) {
  const t = useTournamentMessages();
  const language = useLanguage();
  const prizeText = usePrizeText();
  const { status, name, content, rewards, rewardType, imageUrl } = tournament;
  const pool = prizeText(
    rewardType,
    rewards.reduce((sum, reward) => sum + reward, 0),
  );
  return (
    <section className={classes.hero}>
      <img src={mediaUrl(imageUrl)} alt="" width={636} height={280} decoding="async" fetchPriority="high" />
      <div className={classes.text}>
        <Pill
          tone={status === 'RUNNING' ? 'ok' : 'neutral'}
          icon={status === 'RUNNING' ? <IconCircleFilled size={8} aria-hidden /> : undefined}
        >
          {t(`status.${status}`)}
        </Pill>
        <h2>{name[language]}</h2>
        <span className={classes.label}>{t('poolLabel')}</span>
        <b className={classes.pool}>{pool}</b>
        {content[language] && <p>{content[language]}</p>}
      </div>
    </section>
  );
}

/**
 * Countdown to the start or the end, and the rule of the score. Screen readers hear it at five minutes, one minute, and
 * the end.
 */
export function TimeCard({ tournament }: { tournament: Tournament }) {
  const t = useTournamentMessages();
  const { status, startDate, endDate, calculationType } = tournament;
  const until = status === 'UPCOMING' ? startDate : status === 'RUNNING' ? endDate : null;
  const left = useCountdown(until);
  useTurn(until !== null && left === 0);
  const date = useMoment()(status === 'UPCOMING' ? startDate : endDate);
  const { days, clock } = countdownParts(left);
  const minutes = left === 0 ? 0 : left <= MINUTE_MS ? 1 : left <= 5 * MINUTE_MS ? 5 : null;
  return (
    <Card className={classes.time}>
      <IconHourglass size={28} aria-hidden />
      <div className={classes.facts}>
        <div>
          <span>{until ? t(status === 'UPCOMING' ? 'startsIn' : 'timeLeft') : t('over')}</span>
          {until && <b role="timer">{days > 0 ? t('daysAnd', { count: days, clock }) : clock}</b>}
        </div>
        <div className={classes.rule}>
          <span>{t(status === 'UPCOMING' ? 'startsOn' : until ? 'endsOn' : 'endedOn', { date })}</span>
          <b>{t(`rule.${calculationType}`)}</b>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{until && minutes !== null ? t('minutesLeft', { count: minutes }) : ''}</span>
      </VisuallyHidden>
    </Card>
  );
}

/** Refetches tournaments when the countdown ends, because the status changes then. */
function useTurn(isOver: boolean): void {
  const client = useQueryClient();
  const wasRunning = useRef(!isOver);
  useEffect(() => {
    if (isOver && wasRunning.current) void client.invalidateQueries({ queryKey: ['tournaments'] });
    wasRunning.current = !isOver;
  }, [client, isOver]);
}
