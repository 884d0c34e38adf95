import { type Day, toDay } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** Whether a day of São Paulo can be compared now: one that has begun (REL-013). */
export const canCompareDay = (day: Day, now: string) => firstRefusal([day > toDay(now), 'notBegun'])

export const compareDaySentences = {
  notBegun: 'Este dia ainda não começou. Escolha um dia até hoje.',
} as const satisfies Record<RuleRefusal<typeof canCompareDay>, string>
