import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { collectFigures, metrics } from '@housebrand/shared/nest';
import { FIGURES_REQUEST, isFiguresReply } from './messages';

/** Lets a process that is one of several answer with the figures of all; alone, it has its own. */
export function shareFigures(): void {
  if (!cluster.isWorker) return;
  // answers what the first process asks of everybody
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries([metrics]);
  let asking: Promise<string> | undefined;
  const ask = () =>
    new Promise<string>((resolve) => {
      const hear = (message: unknown) => {
        if (!isFiguresReply(message)) return;
        process.off('message', hear);
        resolve(message.figures);
      };
      process.on('message', hear);
      process.send?.(FIGURES_REQUEST);
    });
  collectFigures(async () => {
    const figures = await (asking ??= ask().finally(() => (asking = undefined)));
    return figures || metrics.metrics();
  });
}
