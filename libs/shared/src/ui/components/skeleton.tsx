import type { CSSProperties, ReactNode } from 'react';
import { useSharedMessages } from '../../browser';
import { classNames } from './class-names';
import classes from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

/** Size of the pending content, so that nothing moves when it appears. */
export interface SkeletonProps {
  /** CSS lengths or pixels. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
  isCircle?: boolean;
  style?: CSSProperties;
  className?: string;
}

/** A grey shape in place of pending content. Place it in a {@link SkeletonScreen}, which animates the sheen. */
export function Skeleton({ width = '100%', height = 16, radius, isCircle, style, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(classes.shape, className)}
      style={{ width, height, borderRadius: isCircle ? '50%' : (radius ?? 8), ...style }}
    />
  );
}

/** Skeleton shapes under a common sheen. */
export function SkeletonScreen({ children, className }: { children: ReactNode; className?: string }) {
  const t = useSharedMessages();
  return (
    <div className={classNames(classes.screen, className)} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
