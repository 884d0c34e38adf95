import { expect, type Page, type Request } from '@playwright/test'

/** A stream stays open for as long as its screen is looked at. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events')

/** Counts from now on what is on its way; the answer waits until all of it but the streams has come. */
export const trackRequests = (page: Page) => {
  const pending = new Set<Request>()
  const settle = (request: Request) => void pending.delete(request)
  page.on('request', (request) => {
    if (!isStream(request)) pending.add(request)
  })
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  return async () => {
    // A screen that came asks for its records a moment later: nothing may begin between two looks.
    let quietLooks = 0
    await expect
      .poll(
        () => {
          quietLooks = pending.size === 0 ? quietLooks + 1 : 0
          return quietLooks
        },
        { intervals: [100] },
      )
      .toBeGreaterThanOrEqual(5)
  }
}
