import {
  isUnread,
  MESSAGES_LIMIT,
  threadCursor,
  THREADS_LIMIT,
  UnknownThread,
  type StaffConversation,
  type StaffThread,
  type SupportMessage,
} from '../core';
import type { ListedThread, StoredMessage } from './threads.repository';

/** Maps a thread for the staff. */
export function toStaffThread({ thread, last }: ListedThread): StaffThread {
  const { id, username, payment, state, since } = thread;
  return {
    id,
    username,
    payment,
    state,
    isUnread: isUnread(thread),
    since: since.toISOString(),
    last: toMessage(last),
  };
}

/** Maps a message. */
export function toMessage({ number, author, text, at }: StoredMessage): SupportMessage {
  return { number, author, text, at: at.toISOString() };
}

/** Maps a page of threads, of which `found` has one more if another page follows. @param at the instant by which the list is ordered */
export function toPage(
  found: readonly ListedThread[],
  at: 'lastAt' | 'since',
): { threads: StaffThread[]; cursor: string | null } {
  const page = found.slice(0, THREADS_LIMIT);
  const end = found.length > THREADS_LIMIT ? page.at(-1)!.thread : null;
  return { threads: page.map(toStaffThread), cursor: end && threadCursor({ at: end[at], id: end.id }) };
}

/** Maps a thread with a page of its messages, newest first, of which `rows` has one more if others precede them. @throws UnknownThread */
export function toConversation(rows: readonly (ListedThread & { message: StoredMessage | null })[]): StaffConversation {
  const [first] = rows;
  if (!first) throw new UnknownThread();
  const messages = rows.slice(0, MESSAGES_LIMIT).flatMap(({ message }) => (message ? [toMessage(message)] : []));
  const before = rows.length > MESSAGES_LIMIT ? messages.at(-1)!.number : null;
  return { thread: toStaffThread(first), messages: messages.toReversed(), before };
}
