/** A number of days, or of years of the calendar. */
type Period = { readonly days: number } | { readonly years: number }

type Retention = {
  /** What is removed, and from when its period counts, as docs/operating.md shows them. */
  readonly what: string
  readonly since: string
  readonly period: Period
}

/** SEC-023, C-228: the only list of what is removed when its time is over; the job of each night follows it. */
export const retention = {
  inboundMessages: {
    what: 'Messages of other systems, unless they still wait for a person',
    since: 'their arrival',
    period: { days: 180 },
  },
  refusedFinancing: {
    what: 'The credit form of an order that was rejected, cancelled or returned',
    since: 'that move',
    period: { days: 90 },
  },
  securityEvents: { what: 'Security events', since: 'the event', period: { years: 1 } },
  orders: {
    what: 'Orders and budgets with their revisions, negotiations, files, payments and notifications',
    since: 'delivery, expiry, rejection, cancellation or return',
    period: { years: 5 },
  },
  negotiations: {
    what: 'Negotiations of removed budgets, and why these were lost',
    since: 'their end',
    period: { years: 5 },
  },
  acceptances: {
    what: 'Name, CPF, e-mail and address in an acceptance of a proposal',
    since: 'the last act of the proposal',
    period: { years: 5 },
  },
  homologations: {
    what: 'Homologations with their log and their packs',
    since: 'their last change',
    period: { years: 5 },
  },
  personExports: { what: "Exports of a person's data", since: 'the request', period: { days: 1 } },
  companyExports: { what: "Exports of a company's data", since: 'the request', period: { days: 1 } },
  reportFiles: {
    what: 'Files of reports that a worker wrote',
    since: 'the moment it was ready, before that the request',
    period: { days: 1 },
  },
  webhookDeliveries: {
    what: 'Deliveries of webhooks with their messages and answers',
    since: 'their making',
    period: { days: 30 },
  },
} as const satisfies Readonly<Record<string, Retention>>

export type RetentionName = keyof typeof retention

export const retentionNames = Object.keys(retention) as readonly RetentionName[]

/** '180 days', '1 year' */
export const describePeriod = (name: RetentionName): string => {
  const period: Period = retention[name].period
  if ('days' in period) return period.days === 1 ? '1 day' : `${period.days} days`
  return period.years === 1 ? '1 year' : `${period.years} years`
}

/** What happened before this instant is removed at `now`; what happened at it stays. */
export const computeRetentionLimit = (name: RetentionName, now: string): string => {
  const period: Period = retention[name].period
  const limit = new Date(now)
  if ('days' in period) limit.setUTCDate(limit.getUTCDate() - period.days)
  else limit.setUTCFullYear(limit.getUTCFullYear() - period.years)
  return limit.toISOString()
}

/** When what happened at this instant has lasted its time. */
export const computeRetentionEnd = (name: RetentionName, since: string): string => {
  const period: Period = retention[name].period
  const end = new Date(since)
  if ('days' in period) end.setUTCDate(end.getUTCDate() + period.days)
  else end.setUTCFullYear(end.getUTCFullYear() + period.years)
  return end.toISOString()
}
