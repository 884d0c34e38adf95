/** C-154, HOM-016: what only the users of an integrator write. */
export const homologationWrites: readonly string[] = [
  'POST /homologations',
  'PATCH /homologations/:',
  'POST /homologations/:/move',
  'POST /homologations/:/registration-notices',
]

/** What the requester roles read, too, for the selected integrator. */
export const homologationReads: readonly string[] = [
  'GET /homologations',
  'GET /homologations/export',
  'GET /homologations/:',
  'GET /homologations/:/pack',
  'GET /homologations/:/diagram.svg',
  'GET /homologations/:/diagram.pdf',
  'GET /homologations/:/memorial.pdf',
  'GET /admin/utilities',
]
