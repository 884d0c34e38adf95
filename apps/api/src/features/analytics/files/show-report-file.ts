import type * as contract from '@girassol/contract/analytics'
import { canReadReportFile, describeReport, reportFileSentences } from '@girassol/domain/analytics'
import { toDay } from '@girassol/domain/shared'
import { contentTypes } from '../../../documents/spreadsheet-file.ts'
import type { Context, FileHandler, Handler } from '../../../http/context.ts'
import { forbidden, orNotFound, Refused } from '../../../http/refused.ts'
import { toAnalyticsReader } from '../reports/analytics-reader.ts'
import { findFile, toFileKey, toReportFileView, toRuledFile } from './report-file-store.ts'

/** 404 for another user's file and once it has expired, 403 once the caller may not read what it has. */
const requireFile = async ({ tx, actor, now }: Pick<Context, 'tx' | 'actor' | 'now'>, id: string) => {
  const file = orNotFound(await findFile(tx, { id, userId: actor.userId, now }), reportFileSentences.notFound)
  if (!canReadReportFile(toRuledFile(file), toAnalyticsReader(actor)).allowed) throw forbidden()
  return file
}

/** C-214: whether a file of the caller is ready. */
export const showReportFile: Handler<typeof contract.showReportFile> = async (context, { params: { id } }) =>
  toReportFileView(await requireFile(context, id))

/** C-214: the file, for 24 hours; 409 until it is ready. */
export const downloadReportFile: FileHandler<typeof contract.downloadReportFile> = async (context, { params }) => {
  const { id, report, format, finished_at: finishedAt } = await requireFile(context, params.id)
  if (finishedAt === null) throw new Refused(reportFileSentences.notReady, { status: 409, reason: 'notReady' })
  return {
    name: `${describeReport(report).title} ${toDay(finishedAt)}.${format}`,
    contentType: contentTypes[format],
    disposition: 'attachment',
    bytes: (files) => files.get(toFileKey(id)),
  }
}
