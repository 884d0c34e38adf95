/** What start.js asked for while the application was still on its way: who the user is. */
declare global {
  var girassolSession: { readonly seller: string | null; readonly answer: Promise<Response> } | undefined
}

const sessionUrl = '/api/auth/me'

/** The answer that is on its way already, for the first who asks the same in the same integrator's name. */
export const takeEarlySession = (url: string, sellerId: string | undefined): Promise<Response> | undefined => {
  const early = globalThis.girassolSession
  if (url !== sessionUrl || early === undefined) return undefined
  globalThis.girassolSession = undefined
  return early.seller === (sellerId ?? null) ? early.answer : undefined
}
