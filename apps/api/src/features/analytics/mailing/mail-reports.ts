import type { AnalyticsReportView } from '@girassol/contract/analytics'
import { can } from '@girassol/domain/access'
import {
  type Cadence,
  cadenceNames,
  cadences,
  describeReport,
  findMailedPeriod,
  isAnalyticsReport,
  mailingHour,
  readsReport,
} from '@girassol/domain/analytics'
import { formatDay, toDay } from '@girassol/domain/shared'
import { sql } from 'kysely'
import { toDayStart } from '../../../database/day-start.ts'
import type { Tx } from '../../../http/context.ts'
import type { Dependencies } from '../../../http/dependencies.ts'
import { createLinkTokens, toPublicAddress } from '../../../http/link-tokens.ts'
import { findActorOfUser } from '../../../http/read-actor.ts'
import { type Letter, writeLetter } from '../../../integrations/mail/letter.ts'
import type { Effects } from '../../../outbox/effects.ts'
import type { Mover } from '../../order-record/mover.ts'
import { toAnalyticsReader } from '../reports/analytics-reader.ts'
import { writeFigureText } from '../reports/figure-text.ts'
import { readReport } from '../reports/read-report.ts'
import { findSubscription } from './subscription-store.ts'

/** From seven in the morning of the day on. */
const isDue = (cadence: Cadence, now: string) => {
  const { dueOn } = findMailedPeriod(cadence, toDay(now))
  return sql<boolean>`(cadence = ${cadence} and last_due_on < ${dueOn}::date
    and ${now}::timestamptz >= ${toDayStart(dueOn)} + interval '1 hour' * ${mailingHour})`
}

/** ANA-014: the subscriptions whose period has ended without a letter. */
export const listDueReports = async (tx: Tx, now: string): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from analytics_subscription
    where ${sql.join(
      cadenceNames.map((cadence) => isDue(cadence, now)),
      sql` or `,
    )} order by id limit 1000`.execute(tx)
  return rows.map(({ id }) => id)
}

/** ANA-014: requests the letter of a subscription that is due; of two at once, or again, one does. */
export const sendReport = async ({ tx, now, outbox }: Mover, id: number): Promise<void> => {
  const wanted = await findSubscription(tx, id)
  if (wanted === undefined) return
  const { dueOn } = findMailedPeriod(wanted.cadence, toDay(now))
  const { numUpdatedRows } = await tx
    .updateTable('analytics_subscription')
    .set({ last_due_on: dueOn })
    .where('id', '=', id)
    .where('last_due_on', '<', dueOn)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await outbox.add('mail.report', { subscriptionId: id, dueOn })
}

const mostRows = 10

/** The rows with their first figure, then the totals of all columns. */
const toFacts = ({ columns, rows, totals }: AnalyticsReportView): NonNullable<Letter['facts']> => [
  ...rows
    .slice(0, mostRows)
    .map(({ label, values }) => ({ label, value: writeFigureText(values[0], columns[0]?.kind) })),
  ...columns.flatMap(({ label, kind }, at) =>
    totals[at] === null ? [] : [{ label: `Total: ${label}`, value: writeFigureText(totals[at], kind) }],
  ),
]

/** The report as its user reads it today; null if he may not read it any more. */
const readForLetter = async (tx: Tx, { userId, report, dueOn, now }: ReadingFor) => {
  const actor = await findActorOfUser(tx, userId)
  if (actor === null || !isAnalyticsReport(report) || !can(actor.roles, 'analytics.read')) return null
  if (!readsReport(report, toAnalyticsReader(actor))) return null
  const { period } = findMailedPeriod(dueOn.cadence, dueOn.day)
  return readReport({ tx, actor, now }, { report, query: period, compares: false })
}

type ReadingFor = {
  readonly userId: number
  readonly report: string
  readonly dueOn: { readonly cadence: Cadence; readonly day: string }
  readonly now: string
}

/** ANA-014: mails a report of the period before to its user; nothing once he stopped it or may not read it. */
export const mailReport = async (
  deps: Dependencies,
  { subscriptionId, dueOn }: Effects['mail.report'],
): Promise<void> => {
  const { connection, clock, publicUrl = '', ports } = deps
  const found = await connection.db.transaction().execute(async (tx) => {
    const wanted = await findSubscription(tx, subscriptionId)
    if (wanted === undefined) return null
    const { user_id: userId, report, cadence } = wanted
    const view = await readForLetter(tx, { userId, report, dueOn: { cadence, day: dueOn }, now: clock() })
    return view === null ? null : { wanted, view }
  })
  if (found === null) return
  const { wanted, view } = found
  const { title, about } = describeReport(view.report)
  const link = { purpose: 'report', record: subscriptionId } as const
  const stop = toPublicAddress({ publicUrl, linkTokens: createLinkTokens(deps) }, link, wanted)
  const { from, to } = findMailedPeriod(wanted.cadence, dueOn).period
  const letter: Letter = {
    id: `report-${subscriptionId}-${dueOn}`,
    to: { name: wanted.name, email: wanted.email },
    subject: `${title}: ${formatDay(from)} a ${formatDay(to)}`,
    paragraphs: [about],
    facts: toFacts(view),
    action: { label: 'Ver os indicadores', url: `${publicUrl}/indicadores` },
    footnote: `Você recebe este relatório por e-mail (${cadences[wanted.cadence].toLowerCase()}). Para não receber mais:`,
    ...(stop !== null && { unsubscribeUrl: stop }),
  }
  await ports.mail.send(writeLetter(letter))
}
