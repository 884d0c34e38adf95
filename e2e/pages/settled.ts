import { expect, type Page } from '@playwright/test'

/** Waits until nothing is loading, so that the final page is checked. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[class*="Skeleton"], [aria-busy="true"]')).toHaveCount(0)
}
