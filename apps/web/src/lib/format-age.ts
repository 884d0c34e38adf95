import { formatCounted, formatRelative } from './format.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The elapsed time in whole hours below a day, otherwise in days: '5 h', '1 dia', '4 dias'. */
export const formatAge = (iso: string, now: Date): string => {
  const hours = Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / hourMs))
  if (hours < 1) return 'agora'
  return hours < 24 ? `${hours} h` : formatCounted(Math.floor(hours / 24), 'dia', 'dias')
}

/** The same for the middle of a sentence: 'há 28 minutos', 'há 3 horas', 'há 4 dias'. */
export const formatAgo = (iso: string, now: Date): string =>
  now.getTime() - new Date(iso).getTime() < dayMs ? formatRelative(iso, now) : `há ${formatAge(iso, now)}`
