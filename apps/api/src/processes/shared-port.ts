import cluster from 'node:cluster';

/**
 * Returns how one of several processes opens their common port. On Linux each process listens on its own and the kernel
 * distributes connections, so a killed process loses only its own connections. On other systems, and for port 0, the
 * primary opens the port and passes connections on.
 */
export function sharedPort(port: number): { port: number; reusePort?: true } {
  const isOwn = cluster.isWorker && process.platform === 'linux' && port !== 0;
  return isOwn ? { port, reusePort: true } : { port };
}
