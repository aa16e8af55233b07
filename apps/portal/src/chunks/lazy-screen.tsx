import { lazy } from 'react';
import type { ComponentType } from 'react';
import { trackLoading } from '../progress/progress-store';
import { reloadOnce } from './chunk-reload';

export type Load = () => Promise<{ default: ComponentType }>;

/** A screen in a file of its own: shows progress while it loads, and reloads the page when its file is gone. */
export function lazyScreen(load: Load): ComponentType {
  return lazy(() => trackLoading(withReload(load)));
}

async function withReload(load: Load): Promise<{ default: ComponentType }> {
  try {
    return await load();
  } catch (error) {
    // the page is about to be replaced: stay as it is until then
    if (navigator.onLine && reloadOnce()) return new Promise(() => undefined);
    throw error;
  }
}
