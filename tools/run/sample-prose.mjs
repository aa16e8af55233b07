/** `npm run sample-prose -- [--seed 7] [--count 30]`: prints random passages of our prose, so that a reviewer can judge the language. */
import { parseArgs } from 'node:util';
import { command } from './lib/command.mjs';
import { RunFailure } from './lib/failure.mjs';

async function main() {
  const { passages, sampleOf } = await import('../lint/sample-prose.mjs');
  const options = { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } };
  const { values } = parseArgs({ options });
  const [seed, count] = [Number(values.seed), Number(values.count)];
  if (!Number.isInteger(seed) || !Number.isInteger(count) || count < 1)
    throw new RunFailure('--seed and --count need whole numbers');
  for (const { place, kind, text } of sampleOf(passages(), { seed, count }))
    process.stdout.write(`${place} (${kind})\n  ${text}\n\n`);
}

await command(import.meta.url, main);
