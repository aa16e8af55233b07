import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { cancelLaunch, launch } from '../api/launch-game';
import { launchKey } from './launch-target';
import type { LaunchTarget } from './launch-target';

/** The one place that leaves the portal; a test puts its own in. */
export const gameWindow = {
  /** Takes the place of the interstitial in the history, so that back leads to the lobby and not into a new launch. */
  open(address: string): void {
    window.location.replace(address);
  },
};

export type LaunchPhase =
  | { name: 'opening' }
  /** The address is known and the browser is on its way to it. */
  | { name: 'leaving' }
  | { name: 'failed'; error: unknown };

export interface Launching {
  phase: LaunchPhase;
  retry: () => void;
  cancel: () => void;
}

const OPENING: LaunchPhase = { name: 'opening' };

/**
 * Opens a target in this window as soon as it is on the screen.
 *
 * @param onOpened called once before the browser leaves
 */
export function useLaunch(target: LaunchTarget, onOpened: () => void): Launching {
  const [phase, setPhase] = useState<LaunchPhase>(OPENING);
  const [attempt, setAttempt] = useState(0);
  const key = launchKey(target);
  const start = useEffectEvent(() => launch(target));
  const leave = useEffectEvent((address: string) => {
    setPhase({ name: 'leaving' });
    onOpened();
    gameWindow.open(address);
  });
  // a launch belongs to its target and attempt: another rendering of the same ones must not start it again
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
