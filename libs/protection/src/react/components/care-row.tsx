import { ListRow, usePath } from '@housebrand/shared/react';
import { IconHistory, IconShieldHeart } from '@tabler/icons-react';
import type { ProtectionPath } from '../../core';
import { useProtectionAccountMessages } from '../account-messages';

const PAGE: ProtectionPath = 'user-info/play-safely';
const HISTORY: ProtectionPath = 'user-info/play-history';

/** Links to what was played, and to limits, breaks and advice, for the account page. */
export function CareRow() {
  const t = useProtectionAccountMessages();
  const path = usePath();
  return (
    <>
      <ListRow icon={<IconHistory size={22} aria-hidden />} label={t('playHistory')} to={path(HISTORY)} />
      <ListRow
        icon={<IconShieldHeart size={22} aria-hidden />}
        label={t('navigation')}
        note={t('navigationNote')}
        to={path(PAGE)}
      />
    </>
  );
}
