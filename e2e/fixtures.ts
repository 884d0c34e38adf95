import { isDeepStrictEqual } from 'node:util'
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type PlaywrightTestOptions,
  type TestInfo,
} from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { answerEmpty, homeBanners } from './answer-empty.ts'
import { type Caller, callerFor, type RawCaller, rawCallerFor } from './caller.ts'
import { firstPage, openSharedContext, type SharedContext } from './shared-context.ts'

export const password = 'Girassol@2026'

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']
type Session = { readonly cookies: Cookies; readonly openedAt: number }

/** No page renews a session that only calls the API, so it is opened again before it expires. */
const sessionMs = 420_000

type Sessions = Map<string, Session>

/** Prints what the pages of a failed story show; a report would cut it short. */
const printPages = async (context: BrowserContext, { status, expectedStatus, title }: TestInfo) => {
  if (status === expectedStatus) return
  for (const shown of context.pages().filter((page) => !page.url().endsWith(firstPage))) {
    const text = await shown
      .locator('body, main')
      .last()
      .innerText({ timeout: 2000 })
      .catch(() => 'The page does not answer.')
    process.stderr.write(`${title}: ${shown.url()} shows\n${text.replaceAll(/\s*\n\s*/g, ' | ')}\n`)
  }
}

/** Gives the context a session of a demo account, for the page and for calls. */
const enter = async (context: BrowserContext, account: string, sessions: Sessions) => {
  const known = sessions.get(account)
  if (known !== undefined && Date.now() - known.openedAt <= sessionMs) return context.addCookies(known.cookies)
  const data = { email: `${account}@girassol.demo`, password }
  expect((await context.request.post('/api/auth/login', { data })).ok()).toBe(true)
  sessions.set(account, { cookies: (await context.storageState()).cookies, openedAt: Date.now() })
}

type Colleague = { readonly context: BrowserContext; readonly call: Caller }

type Fixtures = {
  /** Opens a session for a demo account (the part before the @), without the login page. */
  readonly logIn: (account: string, seller?: string) => Promise<void>
  /** Another person, signed in in a browser of their own; it is closed after the story. */
  readonly openColleague: (account: string) => Promise<Colleague>
  /** Calls the API as the signed-in user, to prepare records for a story. */
  readonly call: Caller
  /** The same, but returns refusals instead of throwing. */
  readonly callRaw: RawCaller
  /** Expects no findings of axe on the current page, light and dark. */
  readonly expectAccessible: () => Promise<void>
  /** Whether the banners of the home open; only the stories about them set it. */
  readonly seesBanners: boolean
  /** Whether the story has a browser context of its own, as stories about loading and about the connection need. */
  readonly ownContext: boolean
}

type WorkerFixtures = {
  /** One session for each account and worker, because the login has a limit of attempts a minute. */
  readonly sessions: Sessions
  /** The context of the stories that need none of their own, opened by the first of them. */
  readonly takeSharedContext: () => Promise<SharedContext>
}

/** The settings of a context that a story may change; one that does has a context of its own. */
const ordinarySettings = (use: Partial<PlaywrightTestOptions>) => {
  const { viewport, isMobile, hasTouch, reducedMotion, colorScheme } = use
  return { viewport, isMobile, hasTouch, reducedMotion, colorScheme, storageState: undefined }
}

/** Each story starts with a clean browser, without banners unless it sets `seesBanners`. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this argument
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],
  takeSharedContext: [
    async ({ browser }, use) => {
      let opened: Promise<SharedContext> | undefined
      const open = async () => {
        const shared = await openSharedContext(browser)
        await shared.context.addInitScript(answerEmpty, homeBanners)
        return shared
      }
      await use(() => {
        opened ??= open()
        return opened
      })
    },
    { scope: 'worker' },
  ],
  seesBanners: [false, { option: true }],
  ownContext: [false, { option: true }],
  context: async (
    {
      browser,
      takeSharedContext,
      seesBanners,
      ownContext,
      viewport,
      isMobile,
      hasTouch,
      reducedMotion,
      colorScheme,
      storageState,
    },
    use,
    info,
  ) => {
    const { project } = info
    const settings = { viewport, isMobile, hasTouch, reducedMotion, colorScheme, storageState }
    const isOrdinary = !(seesBanners || ownContext) && isDeepStrictEqual(settings, ordinarySettings(project.use))
    const shared = isOrdinary ? await takeSharedContext() : undefined
    const before = new Set(browser.contexts())
    const context = shared?.context ?? (await browser.newContext())
    if (shared === undefined && !seesBanners) await context.addInitScript(answerEmpty, homeBanners)
    await use(context)
    await printPages(context, info)
    await shared?.clear()
    const opened = browser.contexts().filter((other) => !before.has(other))
    await Promise.all(opened.map((other) => other.close()))
  },
  logIn: async ({ page, sessions }, use) => {
    await use(async (account, seller) => {
      await enter(page.context(), account, sessions)
      if (seller !== undefined) {
        await page.addInitScript((code) => {
          if (localStorage.getItem('girassol-seller') === null) localStorage.setItem('girassol-seller', code)
        }, seller)
      }
    })
  },
  openColleague: async ({ browser, baseURL, sessions }, use) => {
    await use(async (account) => {
      const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
      await enter(context, account, sessions)
      return { context, call: callerFor(context.request) }
    })
  },
  call: async ({ page }, use) => {
    await use(callerFor(page.request))
  },
  callRaw: async ({ page }, use) => {
    await use(rawCallerFor(page.request))
  },
  expectAccessible: async ({ page }, use) => {
    await use(() => expectNoViolations(page))
  },
})

export { expect }
