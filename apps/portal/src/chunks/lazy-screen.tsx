import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { trackLoading } from '../progress/progress-store';
import { reloadOnce } from './chunk-reload';

export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

export interface LazyScreen<Props = object> {
  Screen: ComponentType<Props>;
  /** Loads it ahead: drawn from then on, it is there at once. */
  preload: () => Promise<void>;
}

/** A screen in a file of its own: shows progress while it loads, and reloads the page when its file is gone. */
export function lazyScreen<Props extends object = object>(load: Load<Props>): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const Late = lazy(() => trackLoading(withReload(load)));
  return {
    Screen: (props) => {
      // for as long as it stands the one that it began with: the other one would be drawn from nothing
      const [Started] = useState(() => loaded ?? Late);
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
    // the page is about to be replaced: stay as it is until then
    if (navigator.onLine && reloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}
