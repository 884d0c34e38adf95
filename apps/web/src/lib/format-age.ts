import { formatCounted } from './format.ts'

const hourMs = 3_600_000

/** The elapsed time in whole hours below a day, otherwise in days: '5 h', '1 dia', '4 dias'. */
export const formatAge = (iso: string, now: Date): string => {
  const hours = Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / hourMs))
  if (hours < 1) return 'agora'
  return hours < 24 ? `${hours} h` : formatCounted(Math.floor(hours / 24), 'dia', 'dias')
}
