import { randomUUID } from 'node:crypto'
import type * as contract from '@girassol/contract/analytics'
import { canRequestReportFile, exportRefusals, reportFileSentences } from '@girassol/domain/analytics'
import type { Handler } from '../../../http/context.ts'
import { orNotFound, orRefuse } from '../../../http/refused.ts'
import { requireReader } from '../reports/analytics-reader.ts'
import { readReport } from '../reports/read-report.ts'
import {
  findFile,
  findSameFile,
  insertFile,
  lockRequester,
  markRetried,
  toReportFileView,
} from './report-file-store.ts'

/**
 * C-214: has a worker write a report to a file; 409 for more than 100,000 rows. While the same one is being written, it is
 * the same file, and one that the storage did not take is tried again at once.
 */
export const requestReportFile: Handler<typeof contract.requestReportFile> = async (context, { params, body }) => {
  const { tx, now, actor, outbox } = context
  const { report } = params
  const { format, ...query } = body
  const { sellerId } = requireReader(actor, report)
  const { rows, period } = await readReport(context, { report, query, compares: false })
  orRefuse(canRequestReportFile(rows.length), exportRefusals)
  // The days of now, also when the worker begins after midnight.
  const wanted = { userId: actor.userId, sellerId, report, format, filters: { ...query, ...period }, now }
  await lockRequester(tx, actor.userId)
  const same = await findSameFile(tx, wanted)
  const id = same?.id ?? randomUUID()
  if (same === undefined) await insertFile(tx, { ...wanted, id })
  else if (same.late_at !== null) await markRetried(tx, id)
  if (same === undefined || same.late_at !== null) await outbox.add('analytics.file', { fileId: id })
  return toReportFileView(orNotFound(await findFile(tx, { ...wanted, id }), reportFileSentences.notFound))
}
