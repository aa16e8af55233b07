import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

const { projects: _, ...alone } = journeys;

/** Configuration of `npm run screens`: takes pictures of every screen and state of a running system. */
export default defineConfig(alone, {
  testMatch: 'pictures.ts',
  timeout: 1_200_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: { actionTimeout: 15_000, trace: 'off', deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } },
});
