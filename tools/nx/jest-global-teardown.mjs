export default async function globalTeardown() {
  await globalThis.housebrandTestCluster?.stop();
}
