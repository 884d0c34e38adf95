import { formatMoment, plusHours } from '../shared/brazil-time.ts'

/** The default of how long an offer is valid, in hours; a setting (C-158). */
export const usualOfferHours = 48

/** An offer is valid for so many hours, and never longer than its budget (QUO-015). */
const offerHours = { least: 1, most: 168 } as const

/** The integrator is reminded so many hours before an offer ends (QUO-025). */
export const offerReminderHours = 2

type Wanted = {
  /** UTC ISO text; null: as long as usual. */
  readonly wanted: string | null
  readonly usualHours: number
  /** UTC ISO text: when the budget expires. */
  readonly budgetEnd: string
}

const earlier = (one: string, other: string): string => (one < other ? one : other)

/** QUO-015: the end of an offer that is made now; the usual one is cut to that of the budget. */
export const findOfferEnd = ({ wanted, usualHours, budgetEnd }: Wanted, now: string): string =>
  wanted === null ? earlier(plusHours(now, usualHours), budgetEnd) : new Date(wanted).toISOString()

/** QUO-015: what is wrong with a wanted end; null if it fits. */
export const findValidityFault = ({ wanted, budgetEnd }: Omit<Wanted, 'usualHours'>, now: string): string | null => {
  if (wanted === null) return null
  const end = new Date(wanted).toISOString()
  if (end < earlier(plusHours(now, offerHours.least), budgetEnd)) return 'A proposta vale ao menos 1 hora.'
  if (end > plusHours(now, offerHours.most)) return 'A proposta vale no máximo 7 dias.'
  return end > budgetEnd ? `O orçamento expira em ${formatMoment(budgetEnd)}, e a proposta com ele.` : null
}
