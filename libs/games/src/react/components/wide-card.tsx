import { classNames, VisuallyHidden } from '@housebrand/shared/react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { launchPath } from '../launch/launch-target';
import type { LaunchTarget } from '../launch/launch-target';
import { Cover } from './cover';
import classes from '../home/home-group.module.css';
import { LaunchLink } from '../launch/launch-link';

/** A wide card's launch target and appearance. */
export interface WideCardProps {
  target: LaunchTarget;
  name: string;
  note: string;
  /** Landscape, 16:9. */
  imgUrl: string;
  color: string;
  /** Shown at the top left. */
  pill?: ReactNode;
  /** Spans the whole width instead of standing in a rail. */
  isBanner?: boolean;
  /** The picture already shows the name, so only screen readers get it as text. */
  isLettered?: boolean;
}

/** A landscape picture with a name and a note: a lobby, or a game whose cover does not identify it. */
export function WideCard({
  target,
  name,
  note,
  imgUrl,
  color,
  pill,
  isBanner = false,
  isLettered = false,
}: WideCardProps) {
  const cover = useRef<HTMLSpanElement>(null);
  return (
    <LaunchLink
      className={classNames(classes.wide, isBanner && classes.banner)}
      launchRoute={launchPath(target)}
      preview={{ name, note, imgUrl, color }}
      cover={cover}
    >
      <Cover
        ref={cover}
        address={imgUrl}
        color={color}
        shape={isBanner ? 'banner' : 'landscape'}
        sizes={isBanner ? '(min-width: 30rem) 448px, 92vw' : '(min-width: 30rem) 300px, 64vw'}
        name=""
      />
      {isLettered ? (
        <VisuallyHidden>{`${name} ${note}`}</VisuallyHidden>
      ) : (
        <span className={classes.shade}>
          <span className={classes.wideName}>{name}</span>
          <span className={classes.wideNote}>{note}</span>
        </span>
      )}
      {pill && <span className={classes.pill}>{pill}</span>}
    </LaunchLink>
  );
}
