import { SECOND_FACTOR_CODE, STEP_UP_CODE, type Member } from '@housebrand/shared';
import { ApiError, useAssured, usePortal } from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { isOpenMove, MOVE_UNDER_WAY, TURNOVER_MISSING, type OutgoingKind, type MoveView } from '../../core';
import { useMove } from '../api/get-move';
import { sendMove } from '../api/send-move';
import { reasonOf } from '../reason-of';
import { beginMove, endMove, keepMove, pendingMove, type MoveIntent } from './move-intent';

/** So long after a connection that broke the same is asked again, under the same key. */
const AGAIN_MS = 4_000;
/** So often it is asked how a move stands whose end nobody knows. */
const ASK_MS = 4_000;

/** A move of the member's as a screen shows it. */
export interface Moving {
  /** Asks for it; `null`: all there is. Does nothing while one is on its way. */
  begin: (amount: number | null) => void;
  /** Sent, and no word yet: the sheet cannot be closed. */
  isSending: boolean;
  /** Nobody knows whether it was done; it is asked for by itself. Never sent again with another key. */
  isChecking: boolean;
  /** Baht that are being checked; `null`: all there is. */
  amount: number | null;
  /** Done. */
  done: MoveView | null;
  /** Why not, in words; nothing was moved. */
  error: string | null;
  /** Ready for another one. */
  reset: () => void;
  /** Where the member shows who they are, when the server wants to see it first. */
  stepUp: ReactNode;
}

type Phase =
  | { name: 'ready'; error: string | null }
  | { name: 'sending' | 'checking'; intent: MoveIntent }
  | { name: 'done'; move: MoveView };

/**
 * One kind of move from the tap to its end, over reloads and lost connections: the key is made before the first send and kept
 * until the end is known.
 */
export function useMoving(kind: OutgoingKind, member: Member): Moving {
  const client = useQueryClient();
  const { refreshMember } = usePortal();
  const { run, sheet } = useAssured();
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
  const take = useCallback(
    (of: MoveIntent, move: MoveView) => {
      if (isOpenMove(move)) setPhase({ name: 'checking', intent: keepMove(member, { ...of, moveId: move.id }) });
      else end(move.state === 'SETTLED' ? { name: 'done', move } : { name: 'ready', error: move.note });
    },
    [end, member],
  );
  const send = useCallback(
    (of: MoveIntent, isAgain: boolean) =>
      run(() => sendMove(of)).then(
        (move) => take(of, move),
        (error: unknown) => {
          // of what was sent before it says nothing; the next visit asks again
          if (isAgain && isStepUp(error)) return;
          // another object, though it says the same: it is sent again
          if (isUncertain(error, isAgain)) setPhase({ name: 'checking', intent: { ...of } });
          else end({ name: 'ready', error: error instanceof Error ? reasonOf(error) : String(error) });
        },
      ),
    [end, run, take],
  );

  useSendAgain(phase.name === 'checking' && phase.intent.moveId === null ? phase.intent : null, send);
  useAnswer(member, phase.name === 'checking' ? phase.intent : null, take);

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
    stepUp: sheet,
    reset: () =>
      setPhase((now) => (now.name === 'done' || now.name === 'ready' ? { name: 'ready', error: null } : now)),
  };
}

/** The member did not show who they are. */
function isStepUp(error: unknown): boolean {
  return error instanceof ApiError && (error.code === STEP_UP_CODE || error.code === SECOND_FACTOR_CODE);
}

/** Not now, or nobody: of what was sent before it says nothing. */
const SAYS_NOTHING: readonly number[] = [401, 408, 425, 429, 503];
/** Conflicts that are the answer. */
const ANSWERS: readonly number[] = [MOVE_UNDER_WAY, TURNOVER_MISSING];

/**
 * No reply or half of one, a failure of ours, or the first is still being answered: the same key is asked again, money moves
 * once. Whoever asks again is told how it ended by an answer to the key alone.
 */
function isUncertain(error: unknown, isAgain: boolean): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  if (SAYS_NOTHING.includes(status)) return isAgain;
  const isStillAnswered = status === 409 && !ANSWERS.includes(code);
  return status < 400 || isStillAnswered || status >= 500;
}

/** Sends what has no answer at all again under its key: at once after a reload, then at a pace. */
function useSendAgain(intent: MoveIntent | null, send: (intent: MoveIntent, isAgain: boolean) => Promise<void>): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!intent) return undefined;
    const timer = setTimeout(() => void send(intent, true), isFirst.current ? 0 : AGAIN_MS);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [intent, send]);
}

/** Follows a move whose end nobody knows. */
function useAnswer(member: Member, intent: MoveIntent | null, take: (of: MoveIntent, move: MoveView) => void): void {
  const id = intent?.moveId ?? null;
  const { data } = useMove(id === null ? null : member, id ?? '', ASK_MS);
  useEffect(() => {
    if (intent?.moveId && data?.id === intent.moveId && !isOpenMove(data)) take(intent, data);
  }, [data, intent, take]);
}
