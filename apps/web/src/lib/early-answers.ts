type EarlyCall = {
  readonly answer: Promise<Response>
  /** What a success said, once it has come. */
  readonly text?: string
}

/** What start.js asked for while the application was still on its way: who the user is, what the screen shows first. */
declare global {
  var girassolEarly: { readonly seller: string | null; readonly calls: Map<string, EarlyCall> } | undefined
}

/** Later than this after the page was opened an answer is old, and whoever wants it asks again. */
const maxAgeMs = 60_000

const find = (url: string, sellerId: string | undefined): EarlyCall | undefined => {
  const early = globalThis.girassolEarly
  return early?.seller === (sellerId ?? null) && performance.now() < maxAgeMs ? early.calls.get(url) : undefined
}

/** The answer that is on its way already, for the first who asks the same in the same integrator's name. */
export const takeEarlyAnswer = (url: string, sellerId: string | undefined): Promise<Response> | undefined => {
  const call = find(url, sellerId)
  globalThis.girassolEarly?.calls.delete(url)
  return call?.answer
}

/** The same once it has come, so that a screen draws it at once instead of a skeleton first; undefined before. */
export const takeArrivedAnswer = (url: string, sellerId: string | undefined): unknown => {
  const text = find(url, sellerId)?.text
  if (text === undefined) return undefined
  globalThis.girassolEarly?.calls.delete(url)
  return JSON.parse(text)
}
