import { daysBetween } from '@girassol/domain/shared'

/** The remaining days of a promotion, its last day included: 'Último dia', 'Termina amanhã', 'Termina em 9 dias'. */
export const seasonEndText = (finish: string, today: string): string => {
  const days = daysBetween(today, finish)
  if (days <= 0) return 'Último dia'
  return days === 1 ? 'Termina amanhã' : `Termina em ${days} dias`
}
