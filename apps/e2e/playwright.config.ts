import { defineConfig, devices } from '@playwright/test';
import { isGate } from './src/support/scope';
import { countOfSystems, ofSystem } from './src/support/systems';

const isRoot = process.getuid?.() === 0;

/** The journeys run against systems that are already up: `npm test` starts fresh ones and names them here. */
export default defineConfig({
  testDir: './src',
  outputDir: '../../test-results',
  // one member's credit is moved by one journey at a time: each worker has a system, and takes the next file when it is free
  workers: countOfSystems(),
  fullyParallel: false,
  forbidOnly: true,
  // ends what hangs; a busy machine is slow, not wrong
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: {
    // a worker's requests pass by what a test puts in their way; the test of the worker itself lets it in
    serviceWorkers: 'block',
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 800 },
    baseURL: ofSystem('E2E_BASE_URL') ?? 'http://localhost:3000',
    locale: 'th-TH',
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Bangkok',
    // a trace costs as much as the journey: `--trace on` for the one that failed
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--disable-background-networking',
        '--disable-quic',
        '--disable-sync',
        // decoding them is half of what a visit costs; the nightly run shows them
        ...(isGate ? ['--blink-settings=imagesEnabled=false'] : []),
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
