import { ListRow, usePath } from '@housebrand/shared/react';
import { IconShieldHeart } from '@tabler/icons-react';
import type { ProtectionPath } from '../../core';
import { useProtectionWords } from '../words';

const PAGE: ProtectionPath = 'user-info/play-safely';

/** The way to reminders and breaks, for the account. */
export function CareRow() {
  const words = useProtectionWords();
  const path = usePath();
  return <ListRow icon={<IconShieldHeart size={22} aria-hidden />} label={words('navigation')} to={path(PAGE)} />;
}
