import { expect, type Page, type Request } from '@playwright/test'

/** A stream is open as long as its screen is shown. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/events')

/** Counts the open requests from now on; the returned function waits until all except streams have ended. */
export const trackRequests = (page: Page) => {
  const pending = new Set<Request>()
  const settle = (request: Request) => void pending.delete(request)
  page.on('request', (request) => {
    if (!isStream(request)) pending.add(request)
  })
  page.on('requestfinished', settle)
  page.on('requestfailed', settle)
  return async () => {
    // A new screen sends its requests a moment later: no request may start between two checks.
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
