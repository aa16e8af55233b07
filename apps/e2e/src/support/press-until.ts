import { expect, type Locator } from '@playwright/test';

/**
 * Presses a retry button until the expected element appears. After several failures the API blocks calls to a provider
 * for a while. The button can disappear at any time.
 */
export async function pressUntil(button: Locator, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(wanted).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
