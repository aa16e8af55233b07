import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { SECOND_FACTOR_CODE, STEP_UP_CODE } from '../../core';
import { ApiError, useSharedMessages, type StepUpRunner } from '../../browser';
import { Sheet } from '../components/sheet';
import { passkeyIn, type ProofRequest } from './proof-request';

const StepUpForm = lazy(() => import('./step-up-form'));

const PASSWORD: ProofRequest = { kind: 'password', challenge: null };

/** The pending call: it continues when the sheet closes. */
type Waiting = (isShown: boolean) => void;

/** The step-up of a screen, for its mutations. */
export interface StepUp extends StepUpRunner {
  /** Asks for the proof; the screen renders it. Empty until the server requires one. */
  sheet: ReactNode;
}

/**
 * Lets mutations of a screen ask for the password, or for the code or passkey of a member with a second factor. A
 * member who closes the sheet or leaves the screen gets the server's refusal.
 */
export function useStepUp(): StepUp {
  const waiting = useRef<Waiting | null>(null);
  const [wanted, setWanted] = useState<ProofRequest | null>(null);
  const answer = useCallback((isShown: boolean): void => {
    setWanted(null);
    waiting.current?.(isShown);
    waiting.current = null;
  }, []);
  useEffect(() => () => waiting.current?.(false), []);
  const run = useCallback(async <T,>(send: () => Promise<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      const requested = wantedBy(error);
      if (!requested) throw error;
      const isShown = await new Promise<boolean>((resolve) => {
        waiting.current = resolve;
        setWanted(requested);
      });
      if (!isShown) throw error;
      return send();
    }
  }, []);
  return { run, sheet: <StepUpSheet wanted={wanted} onAnswer={answer} /> };
}

function wantedBy(error: unknown): ProofRequest | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === SECOND_FACTOR_CODE) return { kind: 'code', challenge: passkeyIn(error) };
  return error.code === STEP_UP_CODE ? PASSWORD : null;
}

function StepUpSheet({ wanted, onAnswer }: { wanted: ProofRequest | null; onAnswer: Waiting }) {
  const t = useSharedMessages();
  // Keep the content while the sheet slides out.
  const last = useRef(PASSWORD);
  if (wanted) last.current = wanted;
  return (
    <Sheet isOpen={wanted !== null} onClose={() => onAnswer(false)} title={t('assuredTitle')} hasOwnFocus>
      <Suspense>
        <StepUpForm wanted={last.current} onShown={() => onAnswer(true)} />
      </Suspense>
    </Sheet>
  );
}
