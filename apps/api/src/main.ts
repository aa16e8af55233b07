import cluster from 'node:cluster';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { processCount } from './processes/count';

// loading produces much garbage; collecting it instead of growing the heap saves 40 MB in an idle process
setFlagsFromString('--semi-space-growth-factor=1');
// cache compiled code between starts; only modules loaded after this line are cached
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
