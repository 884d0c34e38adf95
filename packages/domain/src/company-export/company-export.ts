import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** COMP-019: a file with all data of a company lasts this time after it was requested, in hours. */
export const companyExportHours = 24

type Requested = {
  /** Whether another file of the company is being made. */
  readonly isRunning: boolean
}

/** COMP-019: the files of a company are made one at a time. */
export const canRequestCompanyExport = ({ isRunning }: Requested) => firstRefusal([isRunning, 'exportRunning'])

export const companyExportRefusals = {
  exportRunning: 'Já há uma exportação dos dados da empresa em preparo. Avisamos por e-mail quando terminar.',
} as const satisfies Record<RuleRefusal<typeof canRequestCompanyExport>, string>

export const companyExportSentences = {
  notFound: 'Exportação não encontrada ou vencida. Peça outra.',
  notReady: 'A exportação ainda não está pronta.',
} as const

/** The lists in the file, each a CSV of this name. */
export const companyExportLists = {
  customers: 'Clientes',
  sites: 'Obras',
  proposals: 'Propostas',
  budgets: 'Orçamentos',
  negotiations: 'Negociações',
  orders: 'Pedidos',
  points: 'Pontos',
  claims: 'Ocorrências',
} as const satisfies Record<string, string>

export type CompanyExportList = keyof typeof companyExportLists

export const companyExportListNames = Object.keys(companyExportLists) as [CompanyExportList, ...CompanyExportList[]]
