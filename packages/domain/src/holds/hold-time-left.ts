const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * HOLD-008: what is left of a hold, in days and hours, below a day in hours and minutes; null when it has ended. Both
 * instants are UTC ISO text.
 */
export const holdTimeLeft = (until: string, now: string): string | null => {
  const left = new Date(until).getTime() - new Date(now).getTime()
  if (left <= 0) return null
  const [days, hours, minutes] = [
    Math.floor(left / day),
    Math.floor((left % day) / hour),
    Math.floor((left % hour) / minute),
  ]
  if (days > 0) return `${days} ${days === 1 ? 'dia' : 'dias'}${hours > 0 ? ` e ${hours} h` : ''}`
  if (hours > 0) return `${hours} h${minutes > 0 ? ` ${minutes} min` : ''}`
  return minutes > 0 ? `${minutes} min` : 'menos de 1 min'
}
