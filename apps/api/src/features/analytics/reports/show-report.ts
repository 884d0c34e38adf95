import type * as contract from '@girassol/contract/analytics'
import type { Handler } from '../../../http/context.ts'
import { readReport } from './read-report.ts'

/** ANA-001, ANA-002: a report of the caller's side. */
export const showReport: Handler<typeof contract.showReport> = (context, { params: { report }, query }) => {
  const { compare, ...rest } = query
  return readReport(context, { report, query: rest, compares: compare === 'yes' })
}
