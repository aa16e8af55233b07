import cluster from 'node:cluster';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { processCount } from './processes/count';

// loading makes much garbage at once; while it lasts the heap is cleaned rather than grown, which keeps 40 MB off an idle process
setFlagsFromString('--semi-space-growth-factor=1');
// compiled code is kept between starts; what is to be cached has to be loaded after this line
enableCompileCache();
const count = cluster.isPrimary ? processCount(process.env.WEB_CONCURRENCY) : 1;
if (count > 1) {
  const { runProcesses } = await import('./processes/primary');
  await runProcesses(count);
} else {
  const { start } = await import('./start');
  await start({ portalDist: join(import.meta.dirname, '../portal') });
}
setFlagsFromString('--semi-space-growth-factor=2');
flushCompileCache();
