/** The calls that change a site or read its public link: for the users of the seller alone (SITE-012, WAR-006). */
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
  'GET /sites/:/warranty-link',
  'POST /sites/:/warranty-link',
  'DELETE /sites/:/warranty-link',
  'POST /tasks',
  'PATCH /tasks/:',
  'DELETE /tasks/:',
]

/** Those that read: for staff too, of the selected seller. */
export const siteReads: readonly string[] = [
  'GET /sites',
  'GET /sites/options',
  'GET /sites/export',
  'GET /sites/linked',
  'GET /sites/:',
  'GET /sites/:/timeline',
  'GET /sites/:/photos/:',
  'GET /tasks',
]
