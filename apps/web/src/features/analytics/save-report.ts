import { exportReport, requestReportFile } from '@girassol/contract/analytics'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { type AnalyticsReport, describeReport, type ReportFileFormat } from '@girassol/domain/analytics'
import { callEndpoint, fetchFile } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../ui/toaster.tsx'

type Exported = {
  readonly report: AnalyticsReport
  readonly filters: Omit<RequestFor<typeof exportReport>['query'], 'format'>
  /** Called with the number of the file that a worker writes. */
  readonly onRequested: (fileId: string) => void
}

const isLarge = (error: unknown): boolean => error instanceof ApiError && error.reason === 'largeExport'

/** ANA-013, C-214: saves a report as a file; a large one is written by a worker, and the user does not wait for it. */
export const saveReport = async (
  format: ReportFileFormat,
  { report, filters, onRequested }: Exported,
): Promise<void> => {
  const params = { report }
  try {
    const file = await fetchFile(exportReport, { params, query: { ...filters, format } })
    saveFile(file, `${describeReport(report).title}.${format}`)
  } catch (error) {
    if (!isLarge(error)) throw error
    const { id } = await callEndpoint(requestReportFile, { params, body: { ...filters, format } })
    toast.success('O arquivo está sendo preparado. O sino avisa quando terminar.')
    onRequested(id)
  }
}
