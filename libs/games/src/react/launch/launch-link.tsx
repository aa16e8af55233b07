import { Link, usePath, useSite } from '@housebrand/shared/react';
import type { ReactNode, RefObject } from 'react';
import { keepLaunchOrigin } from './launch-origin';
import type { LaunchPreview, LaunchState } from './launch-target';
import { noteLeftPlace } from './return-place';

export interface LaunchLinkProps {
  /** The launch's route, without the prefix. */
  launchRoute: string;
  preview: LaunchPreview;
  /** The picture that grows into the interstitial. */
  cover: RefObject<Element | null>;
  className?: string | undefined;
  /** Called when a tap opens it. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** Opens the game with one tap; a guest logs in first and then continues to the game. */
export function LaunchLink({ launchRoute, preview, cover, className, onOpen, children }: LaunchLinkProps) {
  const path = usePath();
  const { isGuest } = useSite();
  const launch = path(launchRoute);
  const state: LaunchState = { preview };
  return (
    <Link
      className={className}
      to={isGuest ? path('login') : launch}
      state={isGuest ? { from: launch } : state}
      onClick={() => {
        if (cover.current) keepLaunchOrigin(cover.current);
        if (!isGuest) noteLeftPlace();
        onOpen?.();
      }}
    >
      {children}
    </Link>
  );
}
