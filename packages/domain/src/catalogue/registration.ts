import { formatDay } from '../shared/brazil-time.ts'

/** The registration of a product at INMETRO (HOM-013). */
export type Registration = {
  readonly number: string
  /** The last day on which it holds, 'AAAA-MM-DD'; null without a known end. */
  readonly validUntil: string | null
}

/** The most characters of its number. */
export const mostRegistrationLetters = 40

/** Whether a registration holds on a day, which may be its last one (HOM-013). */
export const findRegistrationState = (registration: Registration | null, day: string): 'VALID' | 'EXPIRED' | 'NONE' => {
  if (registration === null) return 'NONE'
  return registration.validUntil !== null && registration.validUntil < day ? 'EXPIRED' : 'VALID'
}

/** 'Sem registro', 'Registro vencido', 'Válido até 31/12/2027', or 'Válido' without a known end (HOM-013). */
export const describeRegistration = (registration: Registration | null, day: string): string => {
  const state = findRegistrationState(registration, day)
  if (state === 'NONE') return 'Sem registro'
  if (state === 'EXPIRED') return 'Registro vencido'
  const until = registration?.validUntil
  return until ? `Válido até ${formatDay(until)}` : 'Válido'
}
