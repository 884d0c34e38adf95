import { plusHours } from '@girassol/domain/shared'
import { seedFrom } from '../integrations/seed-from.ts'

/** The clock of one story: it only goes forward, and stays behind the present. */
export type DemoClock = {
  readonly now: () => string
  /** Lets about so many hours pass; always the same for the same story. */
  readonly wait: (hours: number) => void
  /** Lets exactly so many hours pass, where a rule counts them. */
  readonly pass: (hours: number) => void
}

const msPerHour = 3_600_000
const hoursADay = 24

/** In São Paulo: where a day of work begins and ends, and how far it is from UTC. */
const office = { from: 8, to: 18, behindUtc: 3 } as const

const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / msPerHour

/** How many hours later somebody is at work. */
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
  /** Never past the latest instant: what is left of the time is shared by the steps that follow. */
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
