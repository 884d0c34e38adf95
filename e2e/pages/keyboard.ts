import { expect, type Locator, type Page } from '@playwright/test'

/** A person without a mouse: Tab until it is there, then the key that acts. */
export const keyboard = (page: Page) => {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let tabs = 0; tabs < 120; tabs += 1) {
      if (await isFocused(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${target}`)
  }
  return {
    reach,
    press: async (target: Locator, key = 'Enter') => {
      await reach(target)
      await page.keyboard.press(key)
    },
    type: async (target: Locator, text: string) => {
      await reach(target)
      await page.keyboard.type(text)
    },
    /** Types into a list and takes what is left. */
    choose: async (target: Locator, text: string) => {
      await reach(target)
      await page.keyboard.type(text)
      await expect(page.getByRole('option', { name: text }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
  }
}
