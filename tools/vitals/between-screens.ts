import type { Browser, Page } from '@playwright/test'
import { answerEmpty, homeBanners } from '../../e2e/answer-empty.ts'
import type { Click } from './figures.ts'
import { openPage } from './open-page.ts'

/** How long the text of the screen must stay as it is until the screen is complete. */
const quietMs = 700

/** Streams stay open, so the network is never quiet. */
const untilIdleMs = 4000

/** Runs in the page: follows the entry of the bar and returns the milliseconds until the text changed last. */
const follow = async ({ path, quiet }: { readonly path: string; readonly quiet: number }): Promise<number> => {
  const link = document.querySelector<HTMLElement>(`nav a[href="${path}"], header a[href="${path}"]`)
  if (link === null) throw new Error(`no link to ${path}`)
  const readText = () => document.querySelector('main')?.textContent ?? ''
  let text = readText()
  const start = performance.now()
  let changedAt = start
  link.click()
  while (performance.now() - changedAt < quiet) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = readText()
    if (now === text) continue
    text = now
    changedAt = performance.now()
  }
  return changedAt - start
}

const clickTwice = async (page: Page, path: string): Promise<Click['figures']> => {
  const go = (to: string) => page.evaluate(follow, { path: to, quiet: quietMs })
  const coldMs = await go(path)
  await go('/')
  const warmMs = await go(path)
  await go('/')
  return { coldMs, warmMs }
}

/** From the home of a user to each screen of the bar, for the first time in a session and again. */
export const measureClicks = async (browser: Browser, address: string, account: string): Promise<Click[]> => {
  const page = await openPage(browser, address, account)
  await page.addInitScript(answerEmpty, homeBanners)
  await page.goto('/')
  // What is loaded when the browser is idle belongs to the visit, not to the click.
  await page.waitForTimeout(untilIdleMs)
  const links = await page
    .locator('nav a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const clicks: Click[] = []
  for (const path of new Set(links)) {
    if (path !== null && path !== '/') clicks.push({ account, path, figures: await clickTwice(page, path) })
  }
  await page.context().close()
  return clicks
}
