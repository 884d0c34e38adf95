const dayMs = 86_400_000

const toNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** The remaining days of a promotion, its last day included: 'Último dia', 'Termina amanhã', 'Termina em 9 dias'. */
export const seasonEndText = (finish: string, today: string): string => {
  const days = Math.round((toNoon(finish) - toNoon(today)) / dayMs)
  if (days <= 0) return 'Último dia'
  return days === 1 ? 'Termina amanhã' : `Termina em ${days} dias`
}
