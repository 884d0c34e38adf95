/** Most of each, and the lengths of texts in characters (C-175, C-176). */
export const siteLimits = {
  /** Sites of a seller that are neither ended nor archived. */
  openSites: 5000,
  photos: 40,
  notes: 200,
  /** Open tasks of a site, and open ones of a seller without a site. */
  openTasks: 200,
  title: 120,
  note: 2000,
  taskTitle: 120,
  lossReason: 500,
} as const

/** Days without a change after which a site counts as idle. */
export const idleDays = 15

/** Minutes in which the author may change a note (SITE-011). */
export const noteMinutes = 15

export const mostConsumption = 1_000_000
