import { Card, SwitchRow, useOnline } from '@housebrand/shared/react';
import { SUGGESTED_QUIET_HOURS, type QuietHours } from '../../core';
import { usePushMessages } from '../push-messages';
import type { SettingsPart } from './settings-part';
import classes from './settings-sheet.module.css';

/** When push and text messages wait, except those about security. */
export function QuietHoursSettings({ settings, onChange }: SettingsPart) {
  const t = usePushMessages();
  const isOnline = useOnline();
  const { quietHours } = settings;
  const set = (hours: QuietHours | null) => onChange({ ...settings, quietHours: hours });
  return (
    <Card isPadded={false} className={classes.kinds}>
      <SwitchRow
        label={t('quiet')}
        note={t('quietText')}
        isOn={quietHours !== null}
        isDisabled={!isOnline}
        onChange={(isOn) => set(isOn ? SUGGESTED_QUIET_HOURS : null)}
      />
      {quietHours && (
        <div className={classes.hours}>
          {(['start', 'end'] as const).map((part) => (
            <label key={part} className={classes.hour}>
              <span>{t(part)}</span>
              <select
                value={quietHours[part]}
                disabled={!isOnline}
                onChange={({ currentTarget }) => set({ ...quietHours, [part]: currentTarget.value })}
              >
                {hoursWith(quietHours[part]).map((time) => (
                  <option key={time}>{time}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
    </Card>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** All whole hours, and the stored time if another client has set a different one. */
function hoursWith(time: string): string[] {
  return HOURS.includes(time) ? HOURS : [...HOURS, time].toSorted();
}
