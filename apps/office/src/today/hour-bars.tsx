import type { HourFigures } from '@housebrand/office';
import { formatHour } from '@housebrand/shared';
import { baht } from '../kit/formats';
import { useAgent } from '../session/session-context';
import { useTodayMessages } from './messages';
import classes from './today.module.css';

const HEIGHT = 120;
const STEP = 12;
const LABELLED = [0, 6, 12, 18];

/** The hours of the day as bars, each before the same hour of a week ago. Too small a picture for a library. */
export function HourBars({ hours, now }: { hours: readonly HourFigures[]; now: string }) {
  const t = useTodayMessages();
  const { timeZone } = useAgent();
  const most = Math.max(1, ...hours.flatMap(({ stakeSatang, weekBeforeSatang }) => [stakeSatang, weekBeforeSatang]));
  const heightOf = (satang: number) => Math.max(satang > 0 ? 2 : 0, (satang / most) * HEIGHT);
  const currentHour = Number(formatHour(new Date(now), timeZone).slice(0, 2));
  const width = hours.length * STEP;
  return (
    <figure className={classes.hours}>
      <svg viewBox={`0 0 ${width} ${HEIGHT + 16}`} role="img" aria-label={t('byHour')}>
        {hours.map(({ hour, stakeSatang, weekBeforeSatang }) => (
          <g key={hour} transform={`translate(${hour * STEP} 0)`}>
            <title>{t('stakeOf', { hour, today: baht(stakeSatang), week: baht(weekBeforeSatang) })}</title>
            <rect
              className={classes.before}
              x={0.5}
              width={STEP - 1}
              y={HEIGHT - heightOf(weekBeforeSatang)}
              height={heightOf(weekBeforeSatang)}
              rx={2}
            />
            <rect
              className={hour === currentHour ? classes.current : classes.bar}
              x={2.5}
              width={STEP - 5}
              y={HEIGHT - heightOf(stakeSatang)}
              height={heightOf(stakeSatang)}
              rx={1.5}
            />
          </g>
        ))}
        <line className={classes.axis} x1={0} x2={width} y1={HEIGHT} y2={HEIGHT} />
        {LABELLED.map((hour) => (
          <text key={hour} className={classes.hour} x={hour * STEP + 1} y={HEIGHT + 12}>
            {String(hour).padStart(2, '0')}
          </text>
        ))}
      </svg>
      <figcaption className={classes.legend}>
        <span className={classes.ofToday}>{t('today')}</span>
        <span className={classes.ofWeek}>{t('weekAgo')}</span>
      </figcaption>
    </figure>
  );
}
