import type { MemberRef } from '@housebrand/shared';
import { Button, Card, ListRow, QueryScreen, Sheet, Skeleton, SwitchRow, useOnline } from '@housebrand/shared/react';
import { IconLock } from '@tabler/icons-react';
import { OPTIONAL_KINDS, type NotificationSettings, type OptionalKind } from '../../core';
import { useNotificationChannels } from '../api/get-channels';
import { usePushState } from '../api/get-push-state';
import { useNotificationSettings } from '../api/get-settings';
import { useSaveNotificationSettings } from '../api/save-settings';
import { useNotificationMessages } from '../messages';
import { usePushMessages } from '../push-messages';
import { MessageSettings } from './message-settings';
import { PushSettings } from './push-settings';
import { QuietHoursSettings } from './quiet-hours-settings';
import type { SettingsPart } from './settings-part';
import classes from './settings-sheet.module.css';

interface SettingsSheetProps {
  member: MemberRef;
  isOpen: boolean;
  onClose: () => void;
}

/** Switches kinds of notifications off and on, in the inbox, on this device and as text messages; what protects the member stays on. */
export function SettingsSheet({ member, isOpen, onClose }: SettingsSheetProps) {
  const t = useNotificationMessages();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings')}
      footer={
        <Button isFullWidth onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Settings member={member} />
    </Sheet>
  );
}

function Settings({ member }: { member: MemberRef }) {
  return (
    <QueryScreen query={useNotificationSettings(member)} skeleton={<Skeleton height={5 * 64} radius={12} />}>
      {(settings) => <Choices member={member} stored={settings} />}
    </QueryScreen>
  );
}

function Choices({ member, stored }: { member: MemberRef; stored: NotificationSettings }) {
  const t = useNotificationMessages();
  const { mutate, variables, isPending, isError } = useSaveNotificationSettings(member);
  const settings = isPending ? variables : stored;
  // unknown or none: nothing to choose
  const channels = useNotificationChannels(member).data?.channels ?? [];
  const hasMessages = channels.length > 0;
  const hasPush = usePushState(member).data === 'on';
  const save = (changed: NotificationSettings): void => {
    if (!isPending) mutate(changed);
  };
  return (
    <div className={classes.settings}>
      <p className={classes.intro}>{t('settingsText')}</p>
      <div role="status" className={classes.failed}>
        {isError && t('settingsFailed')}
      </div>
      <Kinds settings={settings} onChange={save} />
      <PushSettings member={member} settings={settings} onChange={save} />
      {hasMessages && <MessageSettings channels={channels} settings={settings} onChange={save} />}
      {(hasPush || hasMessages) && <QuietHoursSettings settings={settings} onChange={save} />}
      <Card isPadded={false}>
        <ListRow icon={<IconLock size={22} aria-hidden />} label={t('always')} note={t('alwaysText')} />
      </Card>
    </div>
  );
}

function Kinds({ settings, onChange }: SettingsPart) {
  const [t, push] = [useNotificationMessages(), usePushMessages()];
  const isOnline = useOnline();
  const turn = (kind: OptionalKind, isOn: boolean): void => {
    const others = settings.offKinds.filter((off) => off !== kind);
    onChange({ ...settings, offKinds: isOn ? others : [...others, kind] });
  };
  return (
    <section aria-labelledby="inbox-kinds">
      <h3 id="inbox-kinds" className={classes.head}>
        {push('inbox')}
      </h3>
      <Card isPadded={false} className={classes.kinds}>
        {OPTIONAL_KINDS.map((kind) => (
          <SwitchRow
            key={kind}
            label={t(`kind.${kind}`)}
            isOn={!settings.offKinds.includes(kind)}
            isDisabled={!isOnline}
            onChange={(isOn) => turn(kind, isOn)}
          />
        ))}
      </Card>
    </section>
  );
}
