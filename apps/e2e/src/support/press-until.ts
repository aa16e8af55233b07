import { expect, type Locator } from '@playwright/test';

/**
 * Presses what says "try again" until what is wanted is there, as somebody would: after a series of failures the API leaves
 * a provider alone for a while. The button may go with the page at any moment.
 */
export async function pressUntil(button: Locator, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(wanted).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
