import { defineConfig } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Journeys over a running system: `npm test` starts one and names it; by hand, one that `npm start` runs is used. */
export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results',
  timeout: 45_000,
  expect: { timeout: 8_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  use: {
    baseURL: process.env.E2E_BASE_URL ?? 'http://localhost:3000',
    viewport: { width: 360, height: 800 },
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
});
