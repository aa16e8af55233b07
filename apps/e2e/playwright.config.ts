import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** The journeys run against a system that is already up: `npm test` starts a fresh one and names it here. */
export default defineConfig({
  testDir: './src',
  outputDir: '../../test-results',
  // one member's credit is moved by one journey at a time
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // only what hangs ends: a busy machine is slow, not wrong
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    // a worker's requests pass by what a test puts in their way; the test of the worker itself lets it in
    serviceWorkers: 'block',
    ...devices['Pixel 7'],
    viewport: { width: 360, height: 800 },
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://localhost:3000',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--disable-background-networking',
        '--disable-quic',
        '--disable-sync',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
