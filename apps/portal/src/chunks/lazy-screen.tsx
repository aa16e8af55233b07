import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { trackLoading } from '../progress/progress-store';
import { reloadOnce } from './chunk-reload';

export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyScreen<Props = object> {
  Screen: ComponentType<Props>;
  /** Loads the screen ahead, so that it renders at once. */
  preload: () => Promise<void>;
}

/**
 * Creates a screen in its own file: it shows progress while it loads, and reloads the page when its file no longer
 * exists.
 */
export function lazyScreen<Props extends object = object>(load: Load<Props>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const LoadedOnRender = lazy(() => trackLoading(withReload(load)));
  return {
    Screen: (props) => {
      // Keep the component that this instance started with: the other one would mount from scratch.
      const [Started] = useState(() => loaded ?? LoadedOnRender);
      return <Started {...props} />;
    },
    preload: async () => {
      loaded = (await withReload(load)).default;
    },
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
