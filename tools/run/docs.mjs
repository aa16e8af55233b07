/** `npm run docs`: TypeDoc for all entry points of the libraries, into `dist/docs`. */
import { command } from './lib/command.mjs';

async function main() {
  const { makeTypes } = await import('../vite/library-types.mjs');
  if (makeTypes() !== 0) {
    process.exitCode = 1;
    return;
  }
  const { writeDocs } = await import('../vite/docs.mjs');
  const { entryPoints, page, problems } = await writeDocs();
  console.log(`${entryPoints} entry points: ${page}`);
  if (problems > 0) process.exitCode = 1;
}

await command(import.meta.url, main);
