import { AppLog, LiveUpdates, LocalChanges } from '@housebrand/shared/nest';

/** Live updates of a single instance, for a service that a spec constructs itself. */
export function localUpdates(): LiveUpdates {
  return new LiveUpdates(new LocalChanges(), new AppLog('silent'));
}
