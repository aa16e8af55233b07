import type { MemberRef } from '@housebrand/shared';
import { Button, Card, ListRow, QueryScreen, Sheet, Skeleton, SwitchRow, useOnline } from '@housebrand/shared/react';
import { IconLock } from '@tabler/icons-react';
import { OPTIONAL_KINDS, type NotificationSettings, type OptionalKind } from '../../core';
import { useNotificationSettings } from '../api/get-settings';
import { useSaveNotificationSettings } from '../api/save-settings';
import { useNotificationMessages } from '../messages';
import classes from './settings-sheet.module.css';

interface SettingsSheetProps {
  member: MemberRef;
  isOpen: boolean;
  onClose: () => void;
}

/** Switches kinds of notifications off and on; what protects the member stays on. */
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
  const t = useNotificationMessages();
  return (
    <QueryScreen query={useNotificationSettings(member)} skeleton={<Skeleton height={5 * 64} radius={12} />}>
      {(settings) => (
        <div className={classes.settings}>
          <p className={classes.intro}>{t('settingsText')}</p>
          <Kinds member={member} settings={settings} />
          <Card isPadded={false}>
            <ListRow icon={<IconLock size={22} aria-hidden />} label={t('always')} note={t('alwaysText')} />
          </Card>
        </div>
      )}
    </QueryScreen>
  );
}

function Kinds({ member, settings }: { member: MemberRef; settings: NotificationSettings }) {
  const t = useNotificationMessages();
  const isOnline = useOnline();
  const { mutate, variables, isPending, isError } = useSaveNotificationSettings(member);
  const { offKinds } = isPending ? variables : settings;
  const turn = (kind: OptionalKind, isOn: boolean): void => {
    if (isPending) return;
    const others = offKinds.filter((off) => off !== kind);
    mutate({ offKinds: isOn ? others : [...others, kind] });
  };
  return (
    <Card isPadded={false} className={classes.kinds}>
      {OPTIONAL_KINDS.map((kind) => (
        <SwitchRow
          key={kind}
          label={t(`kind.${kind}`)}
          isOn={!offKinds.includes(kind)}
          isDisabled={!isOnline}
          onChange={(isOn) => turn(kind, isOn)}
        />
      ))}
      <div role="status" className={classes.failed}>
        {isError && t('settingsFailed')}
      </div>
    </Card>
  );
}
