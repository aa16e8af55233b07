import { lazy } from 'react';
import type { ComponentType } from 'react';
import { trackLoading } from '../progress/progress-store';
import { reloadOnce } from './chunk-reload';

export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A screen in a file of its own: shows progress while it loads, and reloads the page when its file is gone. */
export function lazyScreen<Props = object>(load: Load<Props>): ComponentType<Props> {
  return lazy(() => trackLoading(withReload(load)));
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
