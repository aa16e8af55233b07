import { actionOf, readingOf, usePortal, type Action, type Reading } from '@housebrand/shared/headless';
import type { QuestionRequest, SupportConversation, SupportThread } from '../core';
import { useConversation } from './api/get-conversation';
import { useThreads } from './api/get-threads';
import { useMarkRead, type ReadThread } from './api/save-read';
import { useAsk } from './api/send-question';
import { useReply, type Reply } from './api/send-reply';

export type { ReadThread, Reply };

/** The member's newest questions to the staff, and the actions for them. */
export interface Questions extends Reading<readonly SupportThread[]> {
  /** Sends a question, about a payment or about none. */
  ask: Action<QuestionRequest, SupportThread>;
  /** Adds a message to a question. */
  reply: Action<Reply, SupportThread>;
  /** Marks a question as read. */
  read: Action<ReadThread, null>;
}

/** Returns the member's newest questions. */
export function useQuestions(): Questions {
  const { member } = usePortal();
  const { threads, isPending, error, refetch } = useThreads(member);
  const data = member === null || isPending || error ? undefined : threads;
  return {
    ...readingOf({ data, error, isLoading: isPending, refetch }),
    ask: actionOf(useAsk(member)),
    reply: actionOf(useReply(member)),
    read: actionOf(useMarkRead(member)),
  };
}

/** Returns a question with its latest messages, oldest first; with `null`, sends no request. */
export function useQuestion(id: string | null): Reading<Omit<SupportConversation, 'before'>> {
  const { data, error, isPending, refetch } = useConversation(usePortal().member, id);
  return readingOf({ data, error, isLoading: isPending, refetch });
}
