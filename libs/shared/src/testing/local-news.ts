import { AppLog, LiveNews, LocalChanges } from '@housebrand/shared/nest';

/** Live news of a single instance, for a service that a spec constructs itself. */
export function localNews(): LiveNews {
  return new LiveNews(new LocalChanges(), new AppLog('silent'));
}
