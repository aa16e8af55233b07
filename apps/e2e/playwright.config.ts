import { defineConfig, devices } from '@playwright/test';
import { IN_ENGLISH } from './src/support/in-english';
import { isGate } from './src/support/scope';
import type { Language } from './src/support/messages';
import { countOfSystems, ofSystem } from './src/support/systems';

const isRoot = process.getuid?.() === 0;

/** Runs the tests against running systems; `npm test` starts fresh ones and sets their addresses. */
export default defineConfig<{ language: Language }>({
  testDir: './src',
  outputDir: '../../test-results',
  // each worker has its own system, so that tests never move the same member's credit concurrently
  workers: countOfSystems(),
  fullyParallel: false,
  forbidOnly: true,
  projects: [
    { name: 'th' },
    ...(isGate ? [] : [{ name: 'en', testMatch: IN_ENGLISH, use: { language: 'en' } as const }]),
  ],
  // generous: ends hanging tests, but tolerates a busy machine
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: {
    // requests of a service worker bypass `page.route`; the worker's own tests allow it
    serviceWorkers: 'block',
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 800 },
    baseURL: ofSystem('E2E_BASE_URL') ?? 'http://localhost:3000',
    locale: 'th-TH',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Bangkok',
    // traces double the cost of a test; rerun a failed one with `--trace on`
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--disable-background-networking',
        '--disable-quic',
        '--disable-sync',
        // decoding pictures is half the cost of a visit; the nightly run loads them
        ...(isGate ? ['--blink-settings=imagesEnabled=false'] : []),
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
