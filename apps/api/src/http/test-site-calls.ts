/** The calls of sites that change something: for the users of the seller alone (SITE-012). */
export const siteWrites: readonly string[] = [
  'POST /sites',
  'PATCH /sites/:',
  'DELETE /sites/:',
  'POST /sites/:/stage',
  'POST /sites/:/links',
  'DELETE /sites/:/links',
  'POST /sites/:/notes',
  'PATCH /sites/:/notes/:',
  'DELETE /sites/:/notes/:',
  'POST /sites/:/photos',
  'DELETE /sites/:/photos/:',
  'POST /sites/:/warranty-link',
  'DELETE /sites/:/warranty-link',
  'POST /tasks',
  'PATCH /tasks/:',
  'DELETE /tasks/:',
]

/** Those that read: for staff too, of the selected seller. */
export const siteReads: readonly string[] = [
  'GET /sites',
  'GET /sites/:/warranty-link',
  'GET /sites/options',
  'GET /sites/export',
  'GET /sites/linked',
  'GET /sites/:',
  'GET /sites/:/timeline',
  'GET /sites/:/photos/:',
  'GET /tasks',
]
