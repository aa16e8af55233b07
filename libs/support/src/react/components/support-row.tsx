import { ListRow, usePath, usePortal } from '@housebrand/shared/react';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useThreads } from '../api/get-threads';
import { useSupportMessages } from '../messages';
import { UnreadDot } from './unread-dot';

/** A link to the member's questions, as a row of a card, with a dot while an answer is unread. */
export function SupportRow() {
  const t = useSupportMessages();
  const path = usePath();
  const { threads } = useThreads(usePortal().member);
  return (
    <ListRow
      icon={<IconMessageQuestion size={22} aria-hidden />}
      label={t('title')}
      note={t('rowNote')}
      value={threads.some(({ isUnread }) => isUnread) && <UnreadDot />}
      to={path('support')}
    />
  );
}
