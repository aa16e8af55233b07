import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { cancelLaunch, launch } from '../api/launch-game';
import { launchKey } from './launch-target';
import type { LaunchTarget } from './launch-target';

/** The only code that leaves the portal; tests replace it. */
export const gameWindow = {
  /** Replaces the interstitial in the history, so that going back leads to the lobby instead of a new launch. */
  open(address: string): void {
    window.location.replace(address);
  },
};

export type LaunchPhase =
  | { name: 'opening' }
  /** The address is known and the browser is navigating to it. */
  | { name: 'leaving' }
  | { name: 'failed'; error: unknown };

export interface Launching {
  phase: LaunchPhase;
  retry: () => void;
  cancel: () => void;
}

const OPENING: LaunchPhase = { name: 'opening' };

/**
 * Opens a target in this window as soon as the component is mounted.
 *
 * @param onLaunched called once before the browser leaves
 */
export function useLaunch(target: LaunchTarget, onLaunched: () => void): Launching {
  const [phase, setPhase] = useState<LaunchPhase>(OPENING);
  const [attempt, setAttempt] = useState(0);
  const key = launchKey(target);
  const start = useEffectEvent(() => launch(target));
  const leave = useEffectEvent((address: string) => {
    setPhase({ name: 'leaving' });
    onLaunched();
    gameWindow.open(address);
  });
  // Start one launch per target and attempt, regardless of re-renders.
  useEffect(() => {
    let isCurrent = true;
    start().then(
      (address) => {
        if (isCurrent) leave(address);
      },
      (error: unknown) => {
        if (isCurrent) setPhase({ name: 'failed', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const retry = useCallback(() => {
    setPhase(OPENING);
    setAttempt((before) => before + 1);
  }, []);
  return { phase, retry, cancel: () => cancelLaunch(target) };
}
