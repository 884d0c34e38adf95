import pg from 'pg'
import type { BareCall } from './serve-bare.ts'

/** Tables that grow with the business: no hot call may scan a whole one. */
const bigTables = [
  'orders',
  'order_item',
  'order_log',
  'notification',
  'customer',
  'seller',
  'product',
  'inbound_event',
]

type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly Plans?: readonly Plan[] }

const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && bigTables.includes(plan['Relation Name'] ?? '')
    ? [plan['Relation Name'] ?? '']
    : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
]

const isPlanned = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text)

/** The large tables that the statements of real calls would scan, each with the beginning of the statement. */
export const findScans = async (url: string, calls: readonly BareCall[]): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found = new Set<string>()
  const explained = new Set<string>()
  for (const { text, values } of calls.flatMap(({ runs }) => runs.flat())) {
    if (!isPlanned(text) || explained.has(text)) continue
    explained.add(text)
    const { rows } = await client.query(`explain (format json) ${text}`, [...values])
    const [{ Plan: plan }] = (rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN']
    for (const table of scansIn(plan)) found.add(`${table}: ${text.replace(/\s+/g, ' ').slice(0, 160)}`)
  }
  await client.end()
  return [...found]
}
