const hour = 3_600_000
const day = 24 * hour

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/**
 * The text of the column 'expira em': whole days from 24 hours on, below that hours (at least one), then 'Expirado'
 * (BUD-018, C-63). Both instants are UTC ISO text.
 */
export const budgetTimeLeft = (expiresAt: string, now: string): string => {
  const left = new Date(expiresAt).getTime() - new Date(now).getTime()
  if (left <= 0) return 'Expirado'
  if (left >= day) return counted(Math.floor(left / day), 'dia', 'dias')
  return counted(Math.max(Math.floor(left / hour), 1), 'hora', 'horas')
}
