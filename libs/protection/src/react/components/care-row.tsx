import { ListRow, usePath } from '@housebrand/shared/react';
import { IconShieldHeart } from '@tabler/icons-react';
import type { ProtectionPath } from '../../core';
import { useProtectionWords } from '../words';

const PAGE: ProtectionPath = 'user-info/play-safely';

/** The way to limits, breaks and advice, for the account. */
export function CareRow() {
  const words = useProtectionWords();
  const path = usePath();
  return (
    <ListRow
      icon={<IconShieldHeart size={22} aria-hidden />}
      label={words('navigation')}
      note={words('navigationNote')}
      to={path(PAGE)}
    />
  );
}
