import { SECOND_FACTOR_CODE, STEP_UP_CODE, type Member } from '@housebrand/shared';
import { ApiError, useIdempotentMutation, usePortal, useStepUp } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isOpenMove, MOVE_UNDER_WAY, TURNOVER_MISSING, type OutgoingKind, type MoveView } from '../../core';
import { useMoveOutcome } from '../api/get-move';
import { sendMove } from '../api/send-move';
import { reasonOf } from '../reason-of';
import { beginMove, endMove, keepMove, pendingMove, type MoveIntent } from './move-intent';

/** Delay before a failed request is retried with the same key. */
const RETRY_MS = 4_000;
/** Polling interval of a move without a known outcome. */
const POLL_MS = 4_000;

/** The state of a member's withdrawal or claim for a screen. */
export interface OutgoingMove {
  /** Starts a move of an amount in baht; `null`: everything that is due. Does nothing while one is in progress. */
  begin: (amount: number | null) => void;
  /** Sent, waiting for the reply. The sheet stays open. */
  isSending: boolean;
  /** The outcome is unknown and polled. The move is never sent again with another key. */
  isChecking: boolean;
  /** Baht being moved; `null`: everything that is due. */
  amount: number | null;
  /** The settled move. */
  done: MoveView | null;
  /** Why the move was refused, in the member's language; no money moved. */
  error: string | null;
  /** Prepares for another move. */
  reset: () => void;
  /** The sheet for the step-up, if the server requires one. */
  stepUpSheet: ReactNode;
}

type Phase =
  | { name: 'ready'; error: string | null }
  | { name: 'sending' | 'checking'; intent: MoveIntent }
  | { name: 'done'; move: MoveView };

/** One attempt to send an intent. */
interface Attempt {
  sent: MoveIntent;
  isRetry: boolean;
}

/**
 * Runs moves of one kind until the outcome is known, across reloads and lost connections. The idempotency key is stored before
 * the first send and kept until then; an intent without a reply is sent again under it, and an open move is polled.
 */
export function useOutgoingMove(kind: OutgoingKind, member: Member): OutgoingMove {
  const client = useQueryClient();
  const { refreshMember } = usePortal();
  const stepUp = useStepUp();
  const { mutateAsync } = useIdempotentMutation({
    keys: { keyOf: ({ sent }: Attempt) => sent.key, forget: () => endMove(member, kind) },
    mutationFn: ({ sent }, key) => sendMove(sent, key),
    // During a step-up the intent stays stored: a reload must not lose it.
    isFinal: (error, { isRetry }) => !isStepUp(error) && !isUncertain(error, isRetry),
    isOpen: isOpenMove,
    stepUp,
  });
  const [phase, setPhase] = useState<Phase>(() => {
    const intent = pendingMove(member, kind);
    return intent ? { name: 'checking', intent } : { name: 'ready', error: null };
  });
  const intent = phase.name === 'sending' || phase.name === 'checking' ? phase.intent : null;

  const end = useCallback(
    (next: Phase) => {
      endMove(member, kind);
      setPhase(next);
      void client.invalidateQueries({ queryKey: ['wallet'] });
      refreshMember();
    },
    [client, kind, member, refreshMember],
  );
  const applyReply = useCallback(
    (sent: MoveIntent, move: MoveView) => {
      if (isOpenMove(move)) setPhase({ name: 'checking', intent: keepMove(member, { ...sent, moveId: move.id }) });
      else end(move.state === 'SETTLED' ? { name: 'done', move } : { name: 'ready', error: move.note });
    },
    [end, member],
  );
  const send = useCallback(
    (sent: MoveIntent, isRetry: boolean) =>
      mutateAsync({ sent, isRetry }).then(
        (move) => applyReply(sent, move),
        (error: unknown) => {
          // An earlier attempt may have succeeded; the next visit retries.
          if (isRetry && isStepUp(error)) return;
          // A copy, so that the effect of useSendAgain runs again.
          if (isUncertain(error, isRetry)) setPhase({ name: 'checking', intent: { ...sent } });
          else end({ name: 'ready', error: error instanceof Error ? reasonOf(error) : String(error) });
        },
      ),
    [applyReply, end, mutateAsync],
  );

  useSendAgain(phase.name === 'checking' && phase.intent.moveId === null ? phase.intent : null, send);
  useOutcome(member, phase.name === 'checking' ? phase.intent : null, applyReply);

  return {
    begin: (amount) => {
      if (intent) return;
      const started = beginMove(member, kind, amount);
      setPhase({ name: 'sending', intent: started });
      void send(started, false);
    },
    isSending: phase.name === 'sending',
    isChecking: phase.name === 'checking',
    amount: intent?.amount ?? null,
    done: phase.name === 'done' ? phase.move : null,
    error: phase.name === 'ready' ? phase.error : null,
    stepUpSheet: stepUp.sheet,
    reset: () =>
      setPhase((now) => (now.name === 'done' || now.name === 'ready' ? { name: 'ready', error: null } : now)),
  };
}

/** Whether the member did not complete the step-up. */
function isStepUp(error: unknown): boolean {
  return error instanceof ApiError && (error.code === STEP_UP_CODE || error.code === SECOND_FACTOR_CODE);
}

/** Statuses of requests rejected before processing: they say nothing about an earlier attempt with the same key. */
const NOT_PROCESSED: readonly number[] = [401, 408, 425, 429, 503];
/** Codes of conflicts (409) that are final. */
const FINAL_CONFLICTS: readonly number[] = [MOVE_UNDER_WAY, TURNOVER_MISSING];

/**
 * Whether the move may have been done: no reply, an incomplete one, a server error, or an earlier attempt still in progress.
 * The same key is then sent again, which moves money once. After a retry only a reply to the key itself is final.
 */
function isUncertain(error: unknown, isRetry: boolean): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  if (NOT_PROCESSED.includes(status)) return isRetry;
  const isInProgress = status === 409 && !FINAL_CONFLICTS.includes(code);
  return status < 400 || isInProgress || status >= 500;
}

/** Resends an intent without any reply under its key: at once after a reload, then after RETRY_MS. */
function useSendAgain(intent: MoveIntent | null, send: (intent: MoveIntent, isRetry: boolean) => Promise<void>): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!intent) return undefined;
    const timer = setTimeout(() => void send(intent, true), isFirst.current ? 0 : RETRY_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [intent, send]);
}

/** Polls a move without a known outcome. */
function useOutcome(
  member: Member,
  intent: MoveIntent | null,
  applyReply: (sent: MoveIntent, move: MoveView) => void,
): void {
  const id = intent?.moveId ?? null;
  const { data } = useMoveOutcome(id === null ? null : member, id ?? '', POLL_MS);
  useEffect(() => {
    if (intent?.moveId && data?.id === intent.moveId && !isOpenMove(data)) applyReply(intent, data);
  }, [applyReply, data, intent]);
}
