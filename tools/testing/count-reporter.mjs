import { relative } from 'node:path';

/**
 * A reporter for `node --test` that outputs counts and times as JSON:
 * `{ passed, failed, files: { [file]: { failed, seconds } } }`.
 */
export default async function* countReporter(source) {
  const counts = { passed: 0, failed: 0, files: {} };
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const name = relative(process.cwd(), data.file ?? 'unknown');
    counts.files[name] ??= { failed: 0, seconds: 0 };
    const file = counts.files[name];
    if (data.nesting === 0) file.seconds += data.details.duration_ms / 1_000;
    if (data.details?.type === 'suite' || data.skip || data.todo) continue;
    if (type === 'test:pass') counts.passed += 1;
    else {
      counts.failed += 1;
      file.failed += 1;
    }
  }
  yield JSON.stringify(counts);
}
