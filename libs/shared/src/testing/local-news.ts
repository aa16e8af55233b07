import { AppLog, LiveNews, LocalChanges } from '@housebrand/shared/nest';

/** Live news of one instance alone, for a service that a spec makes by hand. */
export function localNews(): LiveNews {
  return new LiveNews(new LocalChanges(), new AppLog('silent'));
}
