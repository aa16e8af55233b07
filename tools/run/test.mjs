/**
 * `npm test`: lint, types, unit and integration, browser; one closing line over all of them.
 * `npm test -- --only unit` (or `lint,typecheck`, `tools`, `browser`) runs some of the stages.
 */
import { fileURLToPath } from 'node:url';
import { RunFailure, reportFailure } from './lib/failure.mjs';
import { underPinnedNode } from './lib/packages.mjs';
import { say } from './lib/progress.mjs';

async function main() {
  const { stages } = await import('./lib/stages.mjs');
  const { cleanUp } = await import('./lib/fresh-system.mjs');
  const chosen = chosenStages(process.argv.slice(2), Object.keys(stages));
  const cleanUps = [];
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(name, () => void cleanUp(cleanUps).then(() => process.exit(1)));
  const total = { passed: 0, failed: 0 };
  const rows = [];
  for (const name of chosen) {
    say(`${name} …`);
    const begun = Date.now();
    const counts = await outcomeOf(stages[name], cleanUps);
    await cleanUp(cleanUps);
    total.passed += counts.passed;
    total.failed += counts.failed;
    const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
    rows.push(
      `  ${name.padEnd(10)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${minutes.padStart(5)} min`,
    );
  }
  process.stdout.write(`\n${rows.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

/** A stage that cannot even run is one failure: nothing is passed over in silence. */
async function outcomeOf(stage, cleanUps) {
  try {
    return await stage(cleanUps);
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1 };
  }
}

function chosenStages(args, known) {
  const at = args.indexOf('--only');
  if (at === -1 && args.length === 0) return known;
  const names = at === -1 ? [] : (args[at + 1] ?? '').split(',').filter(Boolean);
  if (names.length > 0 && args.length === 2 && names.every((name) => known.includes(name))) return names;
  throw new RunFailure(`npm test takes only  --only <stages, separated by commas>  out of: ${known.join(', ')}`);
}

try {
  if (await underPinnedNode(fileURLToPath(import.meta.url))) await main();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
