import { expect, type Locator, type Page } from '@playwright/test'

/** Keyboard only: Tab until the element has the focus, then the key that acts. */
export const keyboard = (page: Page) => {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const reach = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeVisible()
    // Finding an element by its role looks at the whole page, so it is found once, and again when the page replaced it.
    let element = await target.elementHandle()
    for (let steps = 0; steps < 120; steps += 1) {
      const isReplaced = await element?.evaluate((found) => !found.isConnected)
      if (isReplaced) element = await target.elementHandle()
      const isReached = await element?.evaluate((found) => found === document.activeElement)
      if (isReached && (await isFocused(target))) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} never reached ${target}`)
  }
  return {
    reach,
    press: async (target: Locator, key = 'Enter') => {
      await reach(target)
      await page.keyboard.press(key)
    },
    /** In a menu, where arrow keys move from item to item. */
    pick: async (item: Locator) => {
      await reach(item, 'ArrowDown')
      await page.keyboard.press('Enter')
    },
    /** In an open list, whose field has the focus while arrow keys mark the options. */
    take: async (option: Locator) => {
      await expect(option).toBeVisible()
      await expect(async () => {
        if ((await option.getAttribute('data-combobox-selected')) === null) await page.keyboard.press('ArrowDown')
        await expect(option).toHaveAttribute('data-combobox-selected', 'true', { timeout: 200 })
      }).toPass()
      await page.keyboard.press('Enter')
    },
    type: async (target: Locator, text: string) => {
      await reach(target)
      await page.keyboard.type(text)
    },
    /** Types into a list and selects the remaining option. */
    choose: async (target: Locator, text: string) => {
      await reach(target)
      await page.keyboard.type(text)
      await expect(page.getByRole('option', { name: text }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    },
  }
}
