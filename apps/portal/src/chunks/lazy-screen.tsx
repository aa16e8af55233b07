import { useOnline } from '@housebrand/shared/react';
import { lazy, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { trackLoading } from '../progress/progress-store';
import { reloadOnce } from './chunk-reload';
import { FilesLost, reloadStyles } from './lost-files';

export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyScreen<Props = object> {
  Screen: ComponentType<Props>;
  /** Loads the screen ahead, so that it renders at once. */
  preload: () => Promise<void>;
}

/**
 * Creates a screen in its own file: it shows progress while it loads, and reloads the page when its file no longer
 * exists. Without a connection it throws `FilesLost`, and tries again when it is mounted again.
 */
export function lazyScreen<Props extends object = object>(load: Load<Props>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  let hasFailed = false;
  const request = async () => {
    try {
      if (hasFailed) await reloadStyles();
      return await withReload(load);
    } catch (cause) {
      hasFailed = true;
      throw new FilesLost(() => {
        onRender = lazy(() => trackLoading(request()));
      }, cause);
    }
  };
  let onRender = lazy(() => trackLoading(request()));
  return {
    Screen: (props) => {
      // Keep the component that this instance started with: the other one would mount from scratch.
      const [Started] = useState(() => loaded ?? onRender);
      return <Started {...props} />;
    },
    preload: async () => {
      loaded = (await request()).default;
    },
  };
}

/** Creates an optional part in its own file: without a connection it shows nothing, and appears once that is back. */
export function lazyPart<Props extends object = object>(load: Load<Props>): ComponentType<Props> {
  let hasFailed = false;
  const create = () =>
    lazy(() =>
      load().catch((): { default: ComponentType<Props> } => {
        hasFailed = true;
        return { default: () => null };
      }),
    );
  let part = create();
  return (props) => {
    const isOnline = useOnline();
    const [Started, setStarted] = useState(() => part);
    useEffect(() => {
      if (!isOnline) return;
      // React keeps a failed load: the next attempt needs a new one.
      if (hasFailed) part = create();
      hasFailed = false;
      setStarted(() => part);
    }, [isOnline]);
    return <Started {...props} />;
  };
}

async function withReload<Props>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> {
  try {
    return await load();
  } catch (error) {
    // The page is about to reload: stay as is until then.
    if (navigator.onLine && reloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}
