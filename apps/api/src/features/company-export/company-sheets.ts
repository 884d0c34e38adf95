import type { CustomerView } from '@girassol/contract/customers'
import type { PointEntryView } from '@girassol/contract/points'
import type { ProposalRow } from '@girassol/contract/proposals'
import type { CompanyExportList } from '@girassol/domain/company-export'
import { listStatusesIn } from '@girassol/domain/orders'
import { pointTypeLabels } from '@girassol/domain/points'
import { proposalStatuses, proposalStatusNames } from '@girassol/domain/proposals'
import { toDay } from '@girassol/domain/shared'
import type { Sheet, SheetColumn } from '../../documents/spreadsheet.ts'
import { writeCsv } from '../../documents/write-csv.ts'
import type { LookupContext, Tx } from '../../http/context.ts'
import { requireSeller, requireSellerId } from '../../http/require-seller.ts'
import { toClaimSheet } from '../claims/list/export-claims.ts'
import { listCustomersOfSeller } from '../customers/customers-queries.ts'
import { toNegotiationSheet } from '../negotiations/negotiation-sheet.ts'
import { toOrderSheet } from '../orders/list/export-orders.ts'
import { parseOrderFilters } from '../orders/list/order-filters.ts'
import { findEntries } from '../points/ledger/entry-queries.ts'
import { findOwnSeller } from '../proposals/proposal-access.ts'
import { listProposalRows } from '../proposals/proposal-list-queries.ts'
import { toSiteSheet } from '../sites/list/export-sites.ts'
import { toSiteFilter } from '../sites/list/site-filters.ts'
import { toFigureReader } from '../sites/site-access.ts'

/** The ADMIN in whose name the file is made, and one snapshot of the database. */
export type ExportContext = Pick<LookupContext, 'actor' | 'now' | 'read'>

const text = <Row>(header: string, value: (row: Row) => string | null): SheetColumn<Row> => ({
  header,
  width: 24,
  kind: 'text',
  value,
})

const day = <Row>(header: string, value: (row: Row) => string | null): SheetColumn<Row> => ({
  header,
  width: 12,
  kind: 'day',
  value,
})

const number = <Row>(header: string, decimals: 0 | 2, value: (row: Row) => number | null): SheetColumn<Row> => ({
  header,
  width: 14,
  kind: 'number',
  decimals,
  value,
})

const take = 1000

type ReadPage<Row> = (
  tx: Tx,
  page: { readonly skip: number; readonly take: number },
) => Promise<{ readonly data: readonly Row[] }>

/** Every row of a list, page by page, as the list itself has them. */
const everyPage = async function* <Row>({ read }: ExportContext, readPage: ReadPage<Row>) {
  for (let skip = 1; ; skip += 1) {
    const { data } = await read((tx) => readPage(tx, { skip, take }))
    if (data.length > 0) yield data
    if (data.length < take) return
  }
}

const toPhone = ({ phoneCode, phone }: CustomerView): string => `(${phoneCode}) ${phone}`

const customerColumns: readonly SheetColumn<CustomerView>[] = [
  text('Nome', ({ name }) => name),
  text('Nome fantasia', ({ fancyName }) => fancyName),
  text('CPF ou CNPJ', ({ document }) => document),
  text('Inscrição estadual', ({ ie }) => ie),
  text('E-mail', ({ email }) => email),
  text('Telefone', toPhone),
  text('CEP', ({ addressCep }) => addressCep),
  text('Endereço', ({ addressDescription }) => addressDescription),
  text('Número', ({ addressNumber }) => addressNumber),
  text('Complemento', ({ addressComplement }) => addressComplement),
  text('Bairro', ({ addressNeighborhood }) => addressNeighborhood),
  text('Cidade', ({ erpCityName }) => erpCityName),
  text('UF', ({ erpState }) => erpState),
]

const toCustomerSheet = (context: ExportContext): Sheet<CustomerView> => ({
  name: 'Clientes',
  columns: customerColumns,
  pages: everyPage(context, (tx, page) => listCustomersOfSeller(tx, requireSeller(context.actor), page)),
})

const proposalColumns: readonly SheetColumn<ProposalRow>[] = [
  number('Proposta', 0, ({ number }) => number),
  day('Criada em', ({ createdAt }) => toDay(createdAt)),
  text('Cliente', ({ customer }) => customer.name),
  text('Cidade', ({ customer }) => customer.cityName),
  number('Potência (kWp)', 2, ({ kwp }) => kwp),
  number('Preço final (R$)', 2, ({ finalPrice }) => finalPrice),
  text('Situação', ({ status }) => proposalStatuses[status].label),
  number('Versão', 0, ({ versionNumber }) => versionNumber),
  number('Visualizações', 0, ({ views }) => views),
  day('Válida até', ({ validUntil }) => validUntil),
]

const noProposals = async () => ({ data: [] as const })

/** Empty for an ADMIN who may not see prices, as his list of proposals is (PROP-003). */
const toProposalSheet = (context: ExportContext): Sheet<ProposalRow> => {
  const sellerId = findOwnSeller(context.actor)
  const all = { statuses: proposalStatusNames, term: undefined, from: undefined, to: undefined, now: context.now }
  const readPage: ReadPage<ProposalRow> =
    sellerId === null ? noProposals : (tx, page) => listProposalRows(tx, { ...all, ...page, sellerId })
  return { name: 'Propostas', columns: proposalColumns, pages: everyPage(context, readPage) }
}

const pointColumns: readonly SheetColumn<PointEntryView>[] = [
  day('Dia', ({ createdAt }) => toDay(createdAt)),
  text('Operação', ({ type }) => pointTypeLabels[type]),
  number('Pontos', 0, ({ value }) => value),
  text('Qualificável', ({ qualifiable }) => (qualifiable ? 'Sim' : 'Não')),
  day('Expira em', ({ expirationDate }) => expirationDate),
  number('Saldo', 0, ({ balance }) => balance),
  text('Pedido', ({ invoice }) => (invoice === null ? null : String(invoice.id))),
  text('Motivo', ({ motive }) => motive),
]

const toPointSheet = (context: ExportContext): Sheet<PointEntryView> => ({
  name: 'Pontos',
  columns: pointColumns,
  pages: everyPage(context, (tx, page) => findEntries(tx, { ...page, sellerId: requireSellerId(context.actor) })),
})

const toSites = (context: ExportContext) => {
  const { actor, now } = context
  const reader = { ...toFigureReader(actor), userId: actor.userId, now }
  const [open, archived] = (['no', 'yes'] as const).map((isArchived) =>
    toSiteSheet(context, toSiteFilter({ view: 'ALL', archived: isArchived }, reader)),
  )
  if (open === undefined || archived === undefined) throw new Error('the sites have no sheet')
  const pages = async function* () {
    yield* open.pages
    yield* archived.pages
  }
  return { ...open, pages: pages() }
}

const toOrders = (context: ExportContext, list: 'orders' | 'budgets') => {
  const query = { status: listStatusesIn(list).join(','), orderby: 'createdAt', ordertype: 'DESC' } as const
  return toOrderSheet(context, parseOrderFilters({ ...query, format: 'csv' }, context.actor))
}

const toNegotiations = ({ actor, now, read }: ExportContext) =>
  toNegotiationSheet({ actor, now, read, sellerId: requireSellerId(actor) })

const anyClaim = { open: 'no', late: 'no', mine: 'no' } as const

/** COMP-019: the lists of a company as CSV, as its ADMIN sees them; archived sites are behind the others. */
export const companyLists = {
  customers: (context) => writeCsv(toCustomerSheet(context)),
  sites: (context) => writeCsv(toSites(context)),
  proposals: (context) => writeCsv(toProposalSheet(context)),
  budgets: (context) => writeCsv(toOrders(context, 'budgets')),
  negotiations: (context) => writeCsv(toNegotiations(context)),
  orders: (context) => writeCsv(toOrders(context, 'orders')),
  points: (context) => writeCsv(toPointSheet(context)),
  claims: (context) => writeCsv(toClaimSheet(context, anyClaim)),
} as const satisfies Record<CompanyExportList, (context: ExportContext) => AsyncIterable<string>>
