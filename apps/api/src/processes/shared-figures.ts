import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { collectFigures, metrics } from '@housebrand/shared/nest';
import { FIGURES_REQUEST, isFiguresReply } from './messages';

/** Makes `/metrics` of a worker return the metrics of all processes. A single process returns its own. */
export function shareFigures(): void {
  if (!cluster.isWorker) return;
  // replies when the primary collects the metrics of all workers
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([metrics]);
  let pending: Promise<string> | undefined;
  const request = () =>
    new Promise<string>((resolve) => {
      const onMessage = (message: unknown) => {
        if (!isFiguresReply(message)) return;
        process.off('message', onMessage);
        resolve(message.figures);
      };
      process.on('message', onMessage);
      process.send?.(FIGURES_REQUEST);
    });
  collectFigures(async () => {
    pending ??= request().finally(() => (pending = undefined));
    const figures = await pending;
    return figures || metrics.metrics();
  });
}
