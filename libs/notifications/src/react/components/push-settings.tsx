import type { MemberRef } from '@housebrand/shared';
import { Card, ListRow, SwitchRow, useOnline } from '@housebrand/shared/react';
import { IconBellOff } from '@tabler/icons-react';
import { OPTIONAL_KINDS, SUGGESTED_QUIET_HOURS, type NotificationSettings, type QuietHours } from '../../core';
import { usePushState, useTurnPush } from '../api/get-push-state';
import { useNotificationMessages } from '../messages';
import { usePushMessages } from '../push-messages';
import classes from './settings-sheet.module.css';

interface PushSettingsProps {
  member: MemberRef;
  settings: NotificationSettings;
  onChange: (settings: NotificationSettings) => void;
}

/** Push messages on this device: whether there are any, about what, and when. */
export function PushSettings({ member, settings, onChange }: PushSettingsProps) {
  const t = usePushMessages();
  const { data: state } = usePushState(member);
  const { mutate, variables, isPending, isError } = useTurnPush(member);
  const isOnline = useOnline();
  if (!state) return null;
  const isPossible = state === 'on' || state === 'off';
  return (
    <section aria-labelledby="push-kinds" className={classes.device}>
      <h3 id="push-kinds" className={classes.head}>
        {t('here')}
      </h3>
      <Card isPadded={false} className={classes.kinds}>
        {!isPossible && <ListRow icon={<IconBellOff size={22} aria-hidden />} label={t('device')} note={t(state)} />}
        {isPossible && (
          <SwitchRow
            label={t('device')}
            note={t('deviceText')}
            isOn={isPending ? variables : state === 'on'}
            isDisabled={!isOnline || isPending}
            onChange={mutate}
          />
        )}
        <div role="status" className={classes.failed}>
          {isError && t('failed')}
        </div>
        {state === 'on' && <PushKinds settings={settings} onChange={onChange} />}
      </Card>
      {state === 'on' && <Quiet settings={settings} onChange={onChange} />}
    </section>
  );
}

type Part = Pick<PushSettingsProps, 'settings' | 'onChange'>;

function PushKinds({ settings, onChange }: Part) {
  const [t, push] = [useNotificationMessages(), usePushMessages()];
  const isOnline = useOnline();
  const { offKinds, pushOffKinds } = settings;
  return OPTIONAL_KINDS.map((kind) => {
    const isOff = offKinds.includes(kind);
    const others = pushOffKinds.filter((off) => off !== kind);
    return (
      <SwitchRow
        key={kind}
        label={t(`kind.${kind}`)}
        note={isOff && push('inboxOnly')}
        isOn={!isOff && !pushOffKinds.includes(kind)}
        isDisabled={isOff || !isOnline}
        onChange={(isOn) => onChange({ ...settings, pushOffKinds: isOn ? others : [...others, kind] })}
      />
    );
  });
}

function Quiet({ settings, onChange }: Part) {
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
