import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

const password = 'Girassol@2026'

type Fixtures = {
  /** Opens a session for a demo account by its part before the @, without the login page. */
  readonly logIn: (account: string) => Promise<void>
  /** axe finds nothing on what is on screen now, light and dark. */
  readonly expectAccessible: () => Promise<void>
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const violationsOn = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Stories start with a session and a clean browser; each says what it expects of a person's eyes. */
export const test = base.extend<Fixtures>({
  logIn: async ({ page }, use) => {
    await use(async (account) => {
      const answer = await page.request.post('/api/auth/login', {
        data: { email: `${account}@girassol.demo`, password },
      })
      expect(answer.ok()).toBe(true)
    })
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect
          .poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme))
          .toBe(colorScheme)
        expect(await violationsOn(page), colorScheme).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'light' })
    })
  },
})

export { expect }
