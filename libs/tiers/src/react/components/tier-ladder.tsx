import { formatNumber, shareInWholePercent } from '@housebrand/shared';
import { classNames } from '@housebrand/shared/react';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { TierConfig } from '../../core';
import { useTierName } from '../tier-name';
import { useTierMessages } from '../messages';
import classes from './tier-ladder.module.css';
import { TierMedal } from './tier-medal';

/** The ladder and the member's position on it. */
export interface TierLadderProps {
  /** Lowest first. */
  ladder: readonly TierConfig[];
  currentLevel: number;
  /** Progress towards the next tier, between 0 and 1. */
  overall: number;
  labelledBy: string;
}

/** The completed part of the line that leads to a tier, in percent. */
export function wayDone(level: number, currentLevel: number, nextLevel: number | undefined, overall: number): number {
  if (level <= currentLevel) return 100;
  return level === nextLevel ? shareInWholePercent(Math.min(1, Math.max(0, overall))) : 0;
}

/** All tiers in a row with the completed part of the line; selecting a tier shows its conditions. */
export function TierLadder({ ladder, currentLevel, overall, labelledBy }: TierLadderProps) {
  const nameOf = useTierName();
  const nextLevel = ladder.find(({ tierLevel }) => tierLevel > currentLevel)?.tierLevel;
  const [chosenLevel, choose] = useState(nextLevel ?? currentLevel);
  const chosen = ladder.find(({ tierLevel }) => tierLevel === chosenLevel);
  return (
    <>
      <ol className={classes.ladder} aria-labelledby={labelledBy}>
        {ladder.map(({ tierLevel, tierName, logoUrl }) => {
          const way = { '--way': `${wayDone(tierLevel, currentLevel, nextLevel, overall)}%` } as CSSProperties;
          const place = tierLevel === currentLevel ? 'current' : tierLevel < currentLevel ? 'behind' : 'ahead';
          return (
            <li
              key={tierLevel}
              className={classes.step}
              style={way}
              aria-current={tierLevel === currentLevel ? 'step' : undefined}
            >
              <button
                type="button"
                className={classNames(classes.button, classes[place])}
                aria-pressed={tierLevel === chosenLevel}
                onClick={() => choose(tierLevel)}
              >
                <span className={classes.plate}>
                  <span className={classes.disc}>
                    <TierMedal url={logoUrl} size={place === 'current' ? 50 : 42} className={classes.medal} />
                  </span>
                </span>
                <span>{nameOf(tierName)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {chosen && <Conditions config={chosen} isFirst={chosen === ladder[0]} />}
    </>
  );
}

function Conditions({ config, isFirst }: { config: TierConfig; isFirst: boolean }) {
  const t = useTierMessages();
  const nameOf = useTierName();
  const { minDepositAccumulateAmount: deposit, minTurnOverAccumulateAmount: turnover } = config.condition;
  return (
    <div className={classes.conditions} aria-live="polite">
      <h3 className={classes.heading}>{t('conditionsOf', { name: nameOf(config.tierName) })}</h3>
      {isFirst && deposit === 0 && turnover === 0 ? (
        <p>{t('startsHere')}</p>
      ) : (
        <dl className={classes.figures}>
          <div>
            <dt>{t('deposit')}</dt>
            <dd>{formatNumber(deposit)}</dd>
          </div>
          <div>
            <dt>{t('turnover')}</dt>
            <dd>{formatNumber(turnover)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
