import { Button, QueryScreen, Skeleton, SkeletonScreen, useMoment, usePortal } from '@housebrand/shared/react';
import { useEffect, useRef } from 'react';
import type { SupportMessage } from '../../core';
import { useConversation } from '../api/get-conversation';
import { useMarkRead } from '../api/save-read';
import { useSupportMessages } from '../messages';
import classes from './conversation.module.css';

/** The messages of a thread, the latest at the end. What shows counts as read. */
export function Conversation({ id }: { id: string }) {
  const t = useSupportMessages();
  const { member } = usePortal();
  const conversation = useConversation(member, id);
  const { hasEarlier, isReadingEarlier, readEarlier } = conversation;
  const { mutate: markRead } = useMarkRead(member);
  const thread = conversation.data?.thread;
  const unreadUntil = thread?.isUnread ? thread.last.number : null;
  useEffect(() => {
    if (unreadUntil !== null) markRead({ id, until: unreadUntil });
  }, [id, unreadUntil, markRead]);
  return (
    <QueryScreen query={conversation} skeleton={<ConversationSkeleton />}>
      {({ messages }) => (
        <>
          {hasEarlier && (
            <Button variant="plain" size="sm" isLoading={isReadingEarlier} onClick={readEarlier}>
              {t('earlier')}
            </Button>
          )}
          <Messages messages={messages} />
        </>
      )}
    </QueryScreen>
  );
}

function Messages({ messages }: { messages: readonly SupportMessage[] }) {
  const t = useSupportMessages();
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.number;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  return (
    <div role="log" aria-label={t('messages')} ref={end}>
      <ol className={classes.messages}>
        {messages.map((message) => (
          <Message key={message.number} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message: { author, text, at } }: { message: SupportMessage }) {
  const t = useSupportMessages();
  const moment = useMoment();
  return (
    <li className={classes.message} data-author={author}>
      <p className={classes.text}>{text}</p>
      <small className={classes.by}>
        <span>{t(author === 'MEMBER' ? 'you' : 'staff')}</span>
        <time dateTime={at}>{moment(at)}</time>
      </small>
    </li>
  );
}

function ConversationSkeleton() {
  return (
    <SkeletonScreen className={classes.messages}>
      <Skeleton width="70%" height={64} radius={12} />
      <Skeleton width="60%" height={48} radius={12} />
    </SkeletonScreen>
  );
}
