/** The banners of the home, which open over the page. */
export const homeBanners = '/api/banner?location=dashboard'

/**
 * Runs in the browser before the page: calls to addresses that contain `part` get an empty list, and do not reach the
 * server. With a route of Playwright instead, the browser would use no cached file.
 */
export const answerEmpty = (part: string): void => {
  const send = window.fetch
  window.fetch = (address, options) =>
    String(address).includes(part) ? Promise.resolve(Response.json([])) : send.call(window, address, options)
}
