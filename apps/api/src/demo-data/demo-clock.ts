import { plusHours } from '@girassol/domain/shared'
import { seedFrom } from '../integrations/seed-from.ts'

/** The clock of one story: it only moves forward, and stays before the present. */
export type DemoClock = {
  readonly now: () => string
  /** Moves forward by about this many hours; always the same for the same story. */
  readonly wait: (hours: number) => void
  /** Moves forward by exactly this many hours, where a rule counts them. */
  readonly pass: (hours: number) => void
}

const msPerHour = 3_600_000
const hoursADay = 24

/** Office hours in São Paulo, and its offset from UTC in hours. */
const office = { from: 8, to: 18, behindUtc: 3 } as const

const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / msPerHour

/** Hours until the office is open. */
const untilOffice = (instant: string): number => {
  const local = new Date(plusHours(instant, -office.behindUtc))
  const hour = local.getUTCHours()
  const nextDay = hour >= office.to ? hoursADay : 0
  return hour >= office.from && nextDay === 0 ? 0 : office.from + nextDay - hour
}

type Beginning = { readonly name: string; readonly daysAgo: number; readonly latest: string }

export const startClock = ({ name, daysAgo, latest }: Beginning): DemoClock => {
  let draws = 0
  const draw = (): number => {
    draws += 1
    return (seedFrom(`${name} ${draws}`) % 1000) / 1000
  }
  const begun = plusHours(latest, -daysAgo * hoursADay)
  let now = plusHours(begun, untilOffice(begun) + draw())
  if (now > latest) now = plusHours(latest, -(1 + draw()))
  /** Never moves past the latest instant: each step takes at most a third of the remaining time. */
  const forward = (hours: number): void => {
    now = plusHours(now, Math.max(0, Math.min(hours, hoursBetween(now, latest) / 3)))
  }
  return {
    now: () => now,
    wait: (hours) => {
      const later = hours * (0.5 + draw())
      forward(later < 1 ? later : later + untilOffice(plusHours(now, later)) + draw() / 2)
    },
    pass: (hours) => {
      now = plusHours(now, Math.min(hours, hoursBetween(now, latest)))
    },
  }
}
