/** What start.js asked for while the application was still on its way: who the user is, what the screen shows first. */
declare global {
  var girassolEarly: { readonly seller: string | null; readonly answers: Map<string, Promise<Response>> } | undefined
}

/** Later than this after the page was opened an answer is old, and whoever wants it asks again. */
const keptMs = 60_000

/** The answer that is on its way already, for the first who asks the same in the same integrator's name. */
export const takeEarlyAnswer = (url: string, sellerId: string | undefined): Promise<Response> | undefined => {
  const early = globalThis.girassolEarly
  const answer = early?.answers.get(url)
  if (early === undefined || answer === undefined) return undefined
  early.answers.delete(url)
  return early.seller === (sellerId ?? null) && performance.now() < keptMs ? answer : undefined
}
