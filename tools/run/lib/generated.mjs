/** Files that are derived from `apps/api/openapi.json`. They are not tracked: every command ensures that they are up to date. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inWorkspace } from './workspace.mjs';

const DOCUMENT = 'apps/api/openapi.json';
/** What the generated text depends on. */
const INPUTS = [
  DOCUMENT,
  'tools/run/lib/client-files.mjs',
  'tools/run/lib/api-collection-plan.mjs',
  'tools/run/lib/api-collection-requests.mjs',
  'tools/run/lib/api-collections.mjs',
  'apps/api/src/docs/page/harmless-bodies.js',
  'tools/run/lib/api-parameters.mjs',
  'package-lock.json',
];
const STAMP = 'dist/.stamps/generated.json';

/** Writes the API client's types and the collections for API tools if the document or a generator changed. */
export async function ensureGenerated() {
  const inputs = hashOf(INPUTS.map((path) => readFileSync(inWorkspace(path), 'utf8')));
  if (isCurrent(inputs)) return;
  const document = JSON.parse(readFileSync(inWorkspace(DOCUMENT), 'utf8'));
  const [{ clientFiles }, { collectionFiles }] = await Promise.all([
    import('./client-files.mjs'),
    import('./api-collections.mjs'),
  ]);
  const files = [...(await clientFiles(document)), ...collectionFiles(document)];
  for (const [path, text] of files) write(path, text);
  write(STAMP, JSON.stringify({ inputs, files: files.map(([path, text]) => [path, hashOf([text])]) }));
}

/** Whether the inputs and the written files are those of the last run. */
function isCurrent(inputs) {
  if (!existsSync(inWorkspace(STAMP))) return false;
  const last = JSON.parse(readFileSync(inWorkspace(STAMP), 'utf8'));
  return (
    last.inputs === inputs &&
    last.files.every(
      ([path, hash]) => existsSync(inWorkspace(path)) && hashOf([readFileSync(inWorkspace(path), 'utf8')]) === hash,
    )
  );
}

function hashOf(texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

function write(path, text) {
  mkdirSync(dirname(inWorkspace(path)), { recursive: true });
  writeFileSync(inWorkspace(path), text);
}
