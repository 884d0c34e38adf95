import type * as contract from '@girassol/contract/analytics'
import { canExportAtOnce, exportRefusals } from '@girassol/domain/analytics'
import type { DownloadHandler } from '../../../http/context.ts'
import { orRefuse } from '../../../http/refused.ts'
import { readReport } from './read-report.ts'
import { toReportFile } from './report-sheet.ts'

/** ANA-013: a report as a file; 409 for one so large that a worker writes it (C-214). */
export const exportReport: DownloadHandler<typeof contract.exportReport> = async (context, { params, query }) => {
  const { format, ...filters } = query
  const { read, actor, now } = context
  return read(async (tx) => {
    const view = await readReport({ tx, actor, now }, { report: params.report, query: filters, compares: false })
    orRefuse(canExportAtOnce(view.rows.length), exportRefusals)
    return toReportFile(tx, view, { format, query: filters })
  })
}
