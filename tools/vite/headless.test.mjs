import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'vite';
import { workspaceRoot } from '../run/lib/workspace.mjs';
import { HANGS_MS } from '../testing/patience.mjs';

/** kB gzip of our own code, without packages that a site provides itself (React, TanStack Query, zustand). */
const BUDGET = 5;

const HOOKS =
  'useSession useLogin useBalance useDeposit useWithdraw useGifts useCoupon useCouponReturn useGameList useLaunch useTierProgress useDailyQuests useLeaderboard useReferral useAnnouncements useProtection useNotifications useQuestions';

/** Packages that no headless hook may contain. */
const REFUSED = /^(i18next|react-i18next|react-router|@mantine|@tabler|dayjs|zod)/;

/** Our files that a site's bundler may read for one button. */
const FILES = 500;
/** What no file on the way to a hook may import, even if the bundler drops it: thousands of icons, components, styles. */
const SLOW = /^(@mantine|@tabler)\/|\.css$/;

/** Bundles a program that imports only these names from an entry point, as a site's bundler would. */
async function bundle(entryPoint, names) {
  const entry = 'virtual:entry';
  const id = `\0${entry}`;
  const imported = new Set();
  const read = new Set();
  const { output } = await build({
    configFile: false,
    root: join(workspaceRoot, 'libs/site'),
    logLevel: 'silent',
    resolve: { conditions: ['@housebrand/source'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId(source) {
          imported.add(source);
          return source.endsWith(entry) ? id : null;
        },
        load(source) {
          read.add(source);
          return source === id ? `export { ${names} } from '${entryPoint}';` : null;
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        // not as a library, whose whitespace stays
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (name) => !name.startsWith('@housebrand/') && /^@?[a-z]/.test(name) && name !== entry,
      },
    },
  }).then((result) => (Array.isArray(result) ? result[0] : result));
  const chunks = output.filter(({ type }) => type === 'chunk');
  const first = chunks.find(({ isEntry }) => isEntry);
  const own = new Set([first.fileName]);
  for (const name of own) chunks.find(({ fileName }) => fileName === name)?.imports.forEach((next) => own.add(next));
  const ours = chunks.filter(({ fileName }) => own.has(fileName));
  return {
    slow: [...imported].filter((name) => SLOW.test(name)),
    files: read.size,
    size: ours.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0) / 1000,
    packages: [...new Set(ours.flatMap(({ imports }) => imports))].filter((name) => !own.has(name)).sort(),
    styles: output
      .filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.css'))
      .map(({ fileName }) => fileName),
  };
}

describe('headless hooks', { timeout: HANGS_MS }, () => {
  for (const hook of HOOKS.split(' ')) {
    it(`keeps ${hook} small, without messages, styles or a router`, async () => {
      const { size, packages, styles } = await bundle('@housebrand/site/headless', hook);
      assert.ok(size <= BUDGET, `${hook} is ${size.toFixed(2)} of ${BUDGET} kB gzip`);
      assert.deepEqual(
        packages.filter((name) => REFUSED.test(name)),
        [],
      );
      assert.deepEqual(styles, []);
    });
  }

  it('reads neither components nor icons nor styles for one button', async () => {
    const { slow, files } = await bundle('@housebrand/site/headless', 'HousebrandProvider, useBalance');
    assert.deepEqual(slow, []);
    assert.ok(files > 100 && files <= FILES, `${files} of ${FILES} files`);
  });

  it('keeps the provider free of messages, styles and a router', async () => {
    const { size, packages, styles } = await bundle('@housebrand/site/headless', 'HousebrandProvider');
    assert.ok(size <= BUDGET, `the provider is ${size.toFixed(2)} of ${BUDGET} kB gzip`);
    assert.deepEqual(
      packages.filter((name) => REFUSED.test(name)),
      [],
    );
    assert.deepEqual(styles, []);
  });
});
