import { Link, usePath, useSite } from '@housebrand/shared/react';
import type { ReactNode, RefObject } from 'react';
import { keepLaunchOrigin } from './launch-origin';
import type { LaunchPreview, LaunchState } from './launch-target';

export interface LaunchLinkProps {
  /** The route of the launch, without the prefix. */
  launchRoute: string;
  face: LaunchPreview;
  /** The picture that grows into the interstitial. */
  cover: RefObject<Element | null>;
  className?: string | undefined;
  children: ReactNode;
}

/** One tap to the game; a guest logs in first and is then led on to it. */
export function LaunchLink({ launchRoute, face, cover, className, children }: LaunchLinkProps) {
  const path = usePath();
  const { isGuest } = useSite();
  const launch = path(launchRoute);
  const state: LaunchState = { face };
  return (
    <Link
      className={className}
      to={isGuest ? path('login') : launch}
      state={isGuest ? { from: launch } : state}
      onClick={() => cover.current && keepLaunchOrigin(cover.current)}
    >
      {children}
    </Link>
  );
}
