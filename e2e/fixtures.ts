import { AxeBuilder } from '@axe-core/playwright'
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test'
import { type Asker, askerFor, type Caller, callerFor } from './caller.ts'
import { withoutNews } from './without-news.ts'

export const password = 'Girassol@2026'

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']
type Session = { readonly cookies: Cookies; readonly openedAt: number }

/** A session that only calls the API is not renewed by a page: it is opened anew before it can end. */
const sessionMs = 420_000

type Fixtures = {
  /** Opens a session for a demo account by its part before the @, without the login page. */
  readonly logIn: (account: string, seller?: string) => Promise<void>
  /** Calls the API in the name of whoever is logged in, to prepare what a story is not about. */
  readonly call: Caller
  /** The same, telling refusals too. */
  readonly ask: Asker
  /** axe finds nothing on what is on screen now, light and dark. */
  readonly expectAccessible: () => Promise<void>
  /** The banners of the home open over it once a session; only the stories about them see them. */
  readonly seesBanners: boolean
}

type WorkerFixtures = {
  /** One session per account and worker: the door has a limit of attempts a minute. */
  readonly sessions: Map<string, Session>
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules that a change of colours alone can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

const inDialog = '[aria-modal="true"]'
/** What lies behind a dialog is not pointed at: its edge may leave a sliver of a button. */
const pointedAt = 'target-size'

const violationsOn = async (page: Page, colorScheme: 'light' | 'dark') => {
  // Rows that are read again are pale for a moment; nobody is meant to read them then.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  // No frame is anybody else's, so axe need not open a page of its own to put the answers of frames together.
  const axe = () => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const judges = [colorScheme === 'light' ? axe().withTags(tags) : axe().withRules(colourRules)]
  if (colorScheme === 'light' && (await page.locator(inDialog).count()) > 0) {
    judges[0]?.disableRules(pointedAt)
    judges.push(axe().include(inDialog).withRules(pointedAt))
  }
  const found = []
  for (const judge of judges) found.push(...(await judge.analyze()).violations)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

const showIn = async (page: Page, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
}

/** Stories start with a clean browser; each says what it expects of a person's eyes. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this argument
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],
  seesBanners: [false, { option: true }],
  context: async ({ context, seesBanners }, use) => {
    if (!seesBanners) {
      await context.addInitScript(withoutNews)
    }
    await use(context)
  },
  logIn: async ({ page, sessions }, use) => {
    await use(async (account, seller) => {
      const known = sessions.get(account)
      if (known === undefined || Date.now() - known.openedAt > sessionMs) {
        const answer = await page.request.post('/api/auth/login', {
          data: { email: `${account}@girassol.demo`, password },
        })
        expect(answer.ok()).toBe(true)
        sessions.set(account, { cookies: (await page.request.storageState()).cookies, openedAt: Date.now() })
      } else await page.context().addCookies(known.cookies)
      if (seller !== undefined) {
        await page.addInitScript((code) => {
          if (localStorage.getItem('girassol-seller') === null) localStorage.setItem('girassol-seller', code)
        }, seller)
      }
    })
  },
  call: async ({ page }, use) => {
    await use(callerFor(page.request))
  },
  ask: async ({ page }, use) => {
    await use(askerFor(page.request))
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await showIn(page, colorScheme)
        expect(await violationsOn(page, colorScheme), colorScheme).toEqual([])
      }
      await page.emulateMedia({ colorScheme: 'light' })
    })
  },
})

export { expect }
