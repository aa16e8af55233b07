/** Median of numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Prints figures and their targets. Never fails: machines differ, and people should look into a missed target.
 * @param {{what: string, figure: string, target: string, met: boolean | null, note?: string}[]} rows `met` is null without a target
 */
export function printTable(title, rows) {
  const width = (key, least) => Math.max(least, ...rows.map((row) => row[key].length));
  const [what, figure, target] = [width('what', 10), width('figure', 8), width('target', 8)];
  process.stdout.write(`\n${title}\n`);
  for (const row of rows) {
    const verdict = row.met === null ? ' ' : row.met ? '✓' : '✗';
    const line = `  ${verdict} ${row.what.padEnd(what)}  ${row.figure.padStart(figure)}   target ${row.target.padEnd(target)}   ${row.note ?? ''}`;
    process.stdout.write(`${line.trimEnd()}\n`);
  }
}
