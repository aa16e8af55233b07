import type { MemberRef } from '@housebrand/shared';
import { Card, ListRow, SwitchRow, useOnline } from '@housebrand/shared/react';
import { IconBellOff } from '@tabler/icons-react';
import { OPTIONAL_KINDS } from '../../core';
import { usePushState, useTurnPush } from '../api/get-push-state';
import { useNotificationMessages } from '../messages';
import { usePushMessages } from '../push-messages';
import type { SettingsPart } from './settings-part';
import classes from './settings-sheet.module.css';

interface PushSettingsProps extends SettingsPart {
  member: MemberRef;
}

/** Push messages on this device: whether there are any, and about what. */
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
    </section>
  );
}

function PushKinds({ settings, onChange }: SettingsPart) {
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
