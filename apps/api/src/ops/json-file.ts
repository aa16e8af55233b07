import { readFile, writeFile } from 'node:fs/promises';
import { UsageError } from './arguments';

/** Writes a value to the file of `--out`, or returns it as lines of output. */
export async function writeJson(value: unknown, { out }: { out?: string }): Promise<string[]> {
  const text = JSON.stringify(value, null, 2);
  if (out === undefined) return text.split('\n');
  await writeFile(out, `${text}\n`);
  return [`Written to ${out}.`];
}

/** @throws UsageError that names the file, and the line of a syntax error */
export async function readJsonFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT' ? `there is no file ${file}` : `${file} cannot be read: ${error.code}`,
    );
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
