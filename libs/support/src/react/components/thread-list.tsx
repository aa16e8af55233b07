import { Card, ListEnd, Pill, Skeleton, SkeletonScreen, useMoment } from '@housebrand/shared/react';
import type { SupportThread, ThreadState } from '../../core';
import type { ThreadPages } from '../api/get-threads';
import { useSupportMessages } from '../messages';
import { usePaymentTexts } from '../payment-texts';
import classes from './thread-list.module.css';
import { UnreadDot } from './unread-dot';

interface ThreadListProps {
  pages: ThreadPages;
  onOpen: (id: string) => void;
}

const TONES = { OPEN: 'warn', ANSWERED: 'ok', CLOSED: 'neutral' } as const satisfies Record<ThreadState, string>;

/** A member's questions, the latest message first. */
export function ThreadList({ pages, onOpen }: ThreadListProps) {
  const { threads, hasMore, error } = pages;
  return (
    <>
      <Card isPadded={false}>
        <ul className={classes.list}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <Row thread={thread} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </Card>
      {(hasMore || error) && <ListEnd pages={{ ...pages, total: null }} shown={threads.length} />}
    </>
  );
}

function Row({ thread, onOpen }: { thread: SupportThread; onOpen: (id: string) => void }) {
  const t = useSupportMessages();
  const texts = usePaymentTexts();
  const moment = useMoment();
  const { id, payment, state, isUnread, last } = thread;
  return (
    <button type="button" className={classes.row} onClick={() => onOpen(id)}>
      <span className={classes.head}>
        <b>{payment ? texts.title(payment) : t('general')}</b>
        {isUnread && <UnreadDot />}
        {payment && <span className={classes.amount}>{texts.amount(payment)}</span>}
      </span>
      <span className={classes.last} data-unread={isUnread || undefined}>
        {last.text}
      </span>
      <span className={classes.foot}>
        <small>{moment(last.at)}</small>
        <Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>
      </span>
    </button>
  );
}

/** Placeholder of the list. */
export function ThreadListSkeleton() {
  return (
    <SkeletonScreen>
      <Skeleton height={3 * 96} radius={12} />
    </SkeletonScreen>
  );
}
