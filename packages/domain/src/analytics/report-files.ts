import type { SellerNotice } from '../notifications/proposal-notices.ts'
import { formatMoment } from '../shared/brazil-time.ts'
import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'
import { type AnalyticsReport, describeReport, listReportColumns, type ReportReader, readsReport } from './reports.ts'

/** C-214: the most rows of a file. */
const mostExportedRows = 100_000

/** C-214: the most rows of a file that is sent at once; a worker writes larger ones. */
const mostRowsAtOnce = 5_000

/** C-214: a file that a worker wrote may be downloaded for so many hours. */
export const reportFileHours = 24

/** What a report is exported as; wire and database values. */
export const reportFileFormats = ['csv', 'xlsx'] as const
export type ReportFileFormat = (typeof reportFileFormats)[number]

/** C-214: whether a worker may write a report with so many rows; also one that could be sent at once. */
export const canRequestReportFile = (rows: number) => firstRefusal([rows > mostExportedRows, 'tooManyRows'])

/** C-214: whether a report with so many rows is sent at once. */
export const canExportAtOnce = (rows: number) =>
  firstRefusal([rows > mostExportedRows, 'tooManyRows'], [rows > mostRowsAtOnce, 'largeExport'])

export const exportRefusals = {
  tooManyRows: 'Refine o filtro: são mais de 100.000 linhas.',
  largeExport: 'São mais de 5.000 linhas: o arquivo é preparado à parte, e você é avisado quando estiver pronto.',
} as const satisfies Record<RuleRefusal<typeof canExportAtOnce>, string>

export const reportFileSentences = {
  notFound: 'Arquivo não encontrado ou vencido. Exporte de novo.',
  notReady: 'O arquivo ainda não está pronto.',
} as const

type ReportFile = {
  readonly report: AnalyticsReport
  /** Whose figures they are; null: those of all sellers. */
  readonly sellerId: number | null
  /** Whether staff narrowed the report to a single integrator. */
  readonly isOfSeller: boolean
  /** The columns that were written; null until they are. */
  readonly columns: readonly string[] | null
}

/** C-214, ANA-009: whether a user may still read what a file of his has: the report, its seller and all its columns. */
export const canReadReportFile = (file: ReportFile, reader: ReportReader & { readonly sellerId: number | null }) => {
  const { report, sellerId, isOfSeller, columns } = file
  const readable = listReportColumns(report, reader).map(({ key }) => key)
  return firstRefusal(
    [!readsReport(report, reader), 'reportForbidden'],
    [sellerId !== reader.sellerId, 'otherCompany'],
    [isOfSeller && !reader.isOwn && !reader.readsSellers, 'sellersForbidden'],
    [columns?.some((key) => !readable.includes(key)) ?? false, 'columnForbidden'],
  )
}

type NoticedFile = { readonly id: string; readonly report: AnalyticsReport }

/** The screen that offers a file. */
const toPath = ({ id }: NoticedFile): string => `/indicadores?arquivo=${id}`

/** C-214: a file may be downloaded. */
export const reportFileReady = (file: NoticedFile, expiresAt: string): SellerNotice => ({
  type: 'INVOICE',
  title: 'Arquivo pronto',
  message: `${describeReport(file.report).title}: o arquivo pode ser baixado até ${formatMoment(expiresAt)}.`,
  path: toPath(file),
  icon: 'SUCCESS',
})

/** C-214: the storage did not take a file; the worker tries again. */
export const reportFileLate = (file: NoticedFile): SellerNotice => ({
  type: 'INVOICE',
  title: 'Arquivo atrasado',
  message: `${describeReport(file.report).title}: não deu para guardar o arquivo. O portal tenta de novo e avisa quando terminar.`,
  path: toPath(file),
  icon: 'WARNING',
})

/** C-214: meanwhile the report has more rows than a file. */
export const reportFileTooLarge = ({ report }: NoticedFile): SellerNotice => ({
  type: 'INVOICE',
  title: 'Arquivo não gerado',
  message: `${describeReport(report).title}: ${exportRefusals.tooManyRows}`,
  path: '/indicadores',
  icon: 'DANGER',
})
