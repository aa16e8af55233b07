import { ThreadClosed } from './errors';
import type { Author, ThreadState } from './terms';

/** What changes of a thread as messages arrive. Messages are numbered from 1. */
export interface ThreadProgress {
  state: ThreadState;
  /** Since when it is in this state; OPEN: since the oldest message without an answer. */
  since: Date;
  /** When the last message was sent. */
  lastAt: Date;
  /** Number of the last message. */
  lastNumber: number;
  /** Number of the staff's last message; 0: none. */
  lastAnswer: number;
  /** Number of the last message that the member has read. */
  readUntil: number;
}

/** A thread before its first message. */
export function newThread(at: Date): ThreadProgress {
  return { state: 'OPEN', since: at, lastAt: at, lastNumber: 0, lastAnswer: 0, readUntil: 0 };
}

/** Adds a message. A member who writes has read what is there. @throws ThreadClosed */
export function withMessage(thread: ThreadProgress, author: Author, at: Date): ThreadProgress {
  if (thread.state === 'CLOSED') throw new ThreadClosed();
  const lastNumber = thread.lastNumber + 1;
  if (author === 'STAFF')
    return { ...thread, state: 'ANSWERED', since: at, lastAt: at, lastNumber, lastAnswer: lastNumber };
  const since = thread.state === 'OPEN' ? thread.since : at;
  return { ...thread, state: 'OPEN', since, lastAt: at, lastNumber, readUntil: lastNumber };
}

/** Closes a thread; a closed one stays as it is. */
export function closedThread(thread: ThreadProgress, at: Date): ThreadProgress {
  return thread.state === 'CLOSED' ? thread : { ...thread, state: 'CLOSED', since: at };
}

/** Marks the messages up to a number as read; a lower or unknown number changes nothing. */
export function readThread(thread: ThreadProgress, until: number): ThreadProgress {
  return until > thread.readUntil && until <= thread.lastNumber ? { ...thread, readUntil: until } : thread;
}

/** Whether the staff have written something that the member has not read. */
export function isUnread({ lastAnswer, readUntil }: Pick<ThreadProgress, 'lastAnswer' | 'readUntil'>): boolean {
  return lastAnswer > readUntil;
}
