/** What everybody with a public link may call (C-153), and the description of the public API (API-011). */
export const publicLinkCalls = [
  'GET /public/proposals/:',
  'GET /public/proposals/:/pdf',
  'GET /public/proposals/:/logo',
  'GET /public/proposals/:/receipt',
  'POST /public/proposals/:/accept',
  'POST /public/proposals/:/decline',
  'GET /public/proposals/verify',
  'GET /public/warranties/:',
  'GET /public/calendar/:.ics',
  'GET /public/openapi.json',
  'POST /public/unsubscribe/:',
]
