import { restoreSharedValues } from '@girassol/contract/http/shared-values'

type EarlyCall = {
  readonly answer: Promise<Response>
  /** The body of a successful response, once it has arrived. */
  readonly text?: string
}

/** The calls that start.js sent while the application was loading: the user, and the first data of the screen. */
declare global {
  var girassolEarly: { readonly seller: string | null; readonly calls: Map<string, EarlyCall> } | undefined
}

/** After this time since the page was opened a response is outdated, and the caller sends a new request. */
const maxAgeMs = 60_000

const find = (url: string, sellerId: string | undefined): EarlyCall | undefined => {
  const early = globalThis.girassolEarly
  return early?.seller === (sellerId ?? null) && performance.now() < maxAgeMs ? early.calls.get(url) : undefined
}

/** The early call for this address, for the first caller with the same integrator. */
export const takeEarlyAnswer = (url: string, sellerId: string | undefined): Promise<Response> | undefined => {
  const call = find(url, sellerId)
  globalThis.girassolEarly?.calls.delete(url)
  return call?.answer
}

/** The same response if it has arrived, so that a screen can render it without a skeleton; otherwise undefined. */
export const takeArrivedAnswer = (url: string, sellerId: string | undefined): unknown => {
  const text = find(url, sellerId)?.text
  if (text === undefined) return undefined
  globalThis.girassolEarly?.calls.delete(url)
  return restoreSharedValues(JSON.parse(text))
}
