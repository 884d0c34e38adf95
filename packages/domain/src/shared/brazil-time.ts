import { whenUsed } from './when-used.ts'

const zone = 'America/Sao_Paulo'
const dayFormat = whenUsed(
  () => new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

const clockFormat = whenUsed(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** A calendar day, 'AAAA-MM-DD', in America/Sao_Paulo (C-108). */
export type Day = string

/** Whether a text is a calendar day 'AAAA-MM-DD'; 2026-02-30 is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

const mostHours = 1000
const dayOfHour = new Map<string, Day>()

/** The day an instant (UTC ISO text) falls on in São Paulo (C-108). */
export const toDay = (instant: string): Day => {
  // São Paulo is whole hours from UTC, so all instants of an hour share a day. The cache avoids slow formatting.
  const hour = instant.slice(0, 'AAAA-MM-DDTHH'.length)
  const known = dayOfHour.get(hour)
  if (known !== undefined) return known
  const day = dayFormat().format(new Date(instant))
  if (dayOfHour.size >= mostHours) dayOfHour.clear()
  dayOfHour.set(hour, day)
  return day
}

/** `instant` plus hours, as UTC ISO text. */
export const plusHours = (instant: string, hours: number): string =>
  new Date(new Date(instant).getTime() + hours * 3_600_000).toISOString()

/** An instant in São Paulo for sentences, '21/11/2026 às 09:14' (USE-014). */
export const formatMoment = (instant: string): string => {
  const [year, month, day] = toDay(instant).split('-')
  return `${day}/${month}/${year} às ${clockFormat().format(new Date(instant))}`
}

/** A day as it is written in Brazil: 14/12/2026. */
export const formatDay = (day: Day): string => day.split('-').reverse().join('/')

/** The day `days` calendar days after `day`. */
export const plusDays = (day: Day, days: number): Day => plusHours(`${day}T12:00:00Z`, 24 * days).slice(0, 10)

const dayMs = 86_400_000

/** The calendar days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / dayMs)
