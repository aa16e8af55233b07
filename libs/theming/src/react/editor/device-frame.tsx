import { Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import classes from './editor.module.css';

/** A page in the frame of a device, and what is posted to it. */
export interface DeviceFrameProps {
  title: string;
  /** Of a page with an origin, which `about:blank` lacks. */
  address: string;
  /** Size of the page in CSS pixels, and how large it is drawn. */
  box: { width: number; height: number; scale: number };
  /** Posted to the page when it says that it is ready, and after each change; only to the origin of its address. */
  message: object;
}

/** Shows a page as on a device. The page posts any message to its parent when it is ready. */
export function DeviceFrame({ title, address, box: { width, height, scale }, message }: DeviceFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const target = frame.current?.contentWindow;
    const { origin } = new URL(address, window.location.href);
    const notify = () => target?.postMessage(message, origin);
    const answer = ({ source }: MessageEvent) => {
      if (source === target) notify();
    };
    notify();
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, [address, message]);
  return (
    <figure className={classes.frame}>
      <figcaption>{title}</figcaption>
      <div className={classes.device} style={{ width: width * scale, height: height * scale }}>
        {isLoading && (
          <div className={classes.loading}>
            <SkeletonScreen>
              <Skeleton height={height * scale} radius={0} />
            </SkeletonScreen>
          </div>
        )}
        <iframe
          ref={frame}
          title={title}
          src={address}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={() => setLoading(false)}
        />
      </div>
    </figure>
  );
}

/** Returns the width of an element, updated when it changes, and the `ref` of the element. */
export function useWidth() {
  const [available, setAvailable] = useState(0);
  const row = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const watcher = new ResizeObserver(([entry]) => setAvailable(entry!.contentRect.width));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return [row, available] as const;
}
