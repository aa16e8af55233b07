import cluster from 'node:cluster';

/**
 * How one of several processes opens a port that they all have. On Linux each listens for itself and the kernel shares connections out: one that
 * is killed takes only its own with it, and nobody stands between. Elsewhere, and for a port that is to be found first, the first
 * process opens it and hands connections on.
 */
export function sharedPort(port: number): { port: number; reusePort?: true } {
  const isOwn = cluster.isWorker && process.platform === 'linux' && port !== 0;
  return isOwn ? { port, reusePort: true } : { port };
}
