import type { Browser, CDPSession, Page } from '@playwright/test'
import { answerEmpty, homeBanners } from '../../e2e/answer-empty.ts'
import type { Figures, Place } from './figures.ts'
import { openPage } from './open-page.ts'

/** Chromium's own 'Fast 3G', and a processor four times slower than this one. */
const network = { latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400, offline: false }
const slowdown = 4

/** How long nothing new must be painted until the screen is complete. */
const quietMs = 2500

const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return session
}

/** Runs in the page: stores the paints and shifts that the browser reports, and when the text of the screen changes. */
const watchPaints = () => {
  const seen = { largestPaintMs: Number.NaN, completeMs: Number.NaN, shift: 0, element: '', lastAt: 0 }
  globalThis.seenPaints = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element?: Element }
      seen.largestPaintMs = entry.startTime
      seen.element = `${element?.tagName.toLowerCase() ?? '?'} ${element?.textContent?.slice(0, 30) ?? ''}`.trim()
      seen.lastAt = performance.now()
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.shift += value
      seen.lastAt = performance.now()
    }
  }).observe({ type: 'layout-shift', buffered: true })
  let known: string | null = null
  const look = () => {
    const shown = document.querySelector('main')?.textContent ?? ''
    if (shown !== known) {
      known = shown
      seen.completeMs = performance.now()
      seen.lastAt = seen.completeMs
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

declare global {
  /** What `watchPaints` records in the page. */
  var seenPaints: Seen
}

type Seen = Omit<Figures, 'kilobytes' | 'requests'> & { readonly lastAt: number }

/** Opens a screen with an empty cache and returns what the browser reported until the page was complete. */
export const measure = async (browser: Browser, address: string, place: Place): Promise<Figures> => {
  const page = await openPage(browser, address, place.account)
  const session = await slowDown(page)
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const sentAt: number[] = []
  session.on('Network.requestWillBeSent', ({ wallTime }) => void sentAt.push(wallTime * 1000))
  await page.addInitScript(watchPaints)
  // The banners open once a session; the measured screen is the one that users return to.
  await page.addInitScript(answerEmpty, homeBanners)
  await page.goto(place.path)
  await page.waitForFunction(
    (quiet) => {
      const seen = globalThis.seenPaints
      return seen.lastAt > 0 && performance.now() - seen.lastAt > quiet
    },
    quietMs,
    { timeout: 60_000 },
  )
  const seen = await page.evaluate(() => globalThis.seenPaints)
  const openedAt = await page.evaluate(() => performance.timeOrigin)
  await page.context().close()
  const requests = sentAt.filter((at) => at < openedAt + seen.largestPaintMs).length
  return { ...seen, kilobytes: bytes / 1024, requests }
}
