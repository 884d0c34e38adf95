/** How a figure is written; `count` also for units and points. */
export type ColumnKind = 'count' | 'money' | 'kwp' | 'percent' | 'days' | 'perWp' | 'per100'

/** A column that only the users with this flag read: prices (C-29) or margins. */
type Secret = 'price' | 'margin'

export type ReportColumn = {
  readonly key: string
  readonly label: string
  readonly kind: ColumnKind
  readonly secret?: Secret
}

/** ANA-008: what a report may be narrowed by. */
export const reportFilterNames = ['period', 'branch', 'uf', 'brand', 'group', 'seller'] as const
export type ReportFilter = (typeof reportFilterNames)[number]

type ReportRow = {
  readonly title: string
  /** What one row is about. */
  readonly of: string
  /** The definition in one sentence, which the screen shows (C-212). */
  readonly about: string
  /** Who reads it: the users of an integrator, staff, or both. */
  readonly sides: readonly ('own' | 'house')[]
  readonly filters: readonly ReportFilter[]
  readonly columns: readonly ReportColumn[]
  /** The rows are values of single integrators (ANA-009). */
  readonly isOfSellers?: true
}

const value = { key: 'value', label: 'Valor', kind: 'money', secret: 'price' } as const
const kwp = { key: 'kwp', label: 'kWp', kind: 'kwp' } as const
const perWp = { key: 'perWp', label: 'R$/Wp', kind: 'perWp', secret: 'price' } as const
const orders = { key: 'orders', label: 'Pedidos', kind: 'count' } as const
const units = { key: 'units', label: 'Unidades', kind: 'count' } as const

const ordered = [value, kwp, orders, perWp] as const
const orderedProducts = [value, kwp, units] as const

const orderFilters = ['period', 'branch', 'uf', 'brand', 'group', 'seller'] as const
const house = ['house'] as const

const aboutOrdered =
  'Total dos pedidos finalizados no período, sem reprovados e cancelados. Um cancelamento posterior sai do período em que o pedido foi finalizado.'
const aboutProducts = `${aboutOrdered} O total de cada pedido é dividido entre os seus itens pelo valor deles, e a potência, pela dos módulos.`

/** C-212: each report with its definition and columns, the only list of them; the first column is drawn. */
export const analyticsReports = {
  ordered: {
    title: 'Pedidos por mês',
    of: 'Mês',
    about: aboutOrdered,
    sides: ['own', 'house'],
    filters: orderFilters,
    columns: ordered,
  },
  pipeline: {
    title: 'Obras por etapa',
    of: 'Etapa',
    about: 'As obras que não estão arquivadas, como estão agora.',
    sides: ['own'],
    filters: [],
    columns: [{ key: 'sites', label: 'Obras', kind: 'count' }],
  },
  proposals: {
    title: 'Propostas',
    of: 'Mês',
    about:
      'Propostas criadas no período e já enviadas; as aceitas até agora, e a mediana dos dias corridos do envio ao aceite.',
    sides: ['own'],
    filters: ['period'],
    columns: [
      { key: 'sent', label: 'Enviadas', kind: 'count', secret: 'price' },
      { key: 'accepted', label: 'Aceitas', kind: 'count', secret: 'price' },
      { key: 'rate', label: 'Aceitas / enviadas', kind: 'percent', secret: 'price' },
      { key: 'days', label: 'Dias até o aceite (mediana)', kind: 'days', secret: 'price' },
    ],
  },
  'sent-proposals': {
    title: 'Propostas dos integradores',
    of: 'Mês',
    about:
      'Propostas criadas no período e já enviadas: só quantidades e kWp, e só onde pelo menos 5 integradores fazem parte do número.',
    sides: house,
    filters: ['period'],
    columns: [
      { key: 'sent', label: 'Enviadas', kind: 'count' },
      { key: 'accepted', label: 'Aceitas', kind: 'count' },
      kwp,
    ],
  },
  'ordered-by-uf': {
    title: 'Pedidos por UF',
    of: 'UF',
    about: `${aboutOrdered} UF da entrega; na retirada, a do cliente.`,
    sides: house,
    filters: orderFilters,
    columns: ordered,
  },
  'ordered-by-seller': {
    title: 'Pedidos por integrador',
    of: 'Integrador',
    about: aboutOrdered,
    sides: house,
    filters: orderFilters,
    columns: ordered,
    isOfSellers: true,
  },
  'ordered-by-brand': {
    title: 'Pedidos por marca',
    of: 'Marca',
    about: aboutProducts,
    sides: house,
    filters: orderFilters,
    columns: orderedProducts,
  },
  'ordered-by-group': {
    title: 'Pedidos por grupo de produtos',
    of: 'Grupo',
    about: aboutProducts,
    sides: house,
    filters: orderFilters,
    columns: orderedProducts,
  },
  'ordered-by-product': {
    title: 'Pedidos por produto',
    of: 'Produto',
    about: aboutProducts,
    sides: house,
    filters: orderFilters,
    columns: orderedProducts,
  },
  conversion: {
    title: 'Conversão de orçamentos',
    of: 'Mês',
    about:
      'Ganhos ÷ (ganhos + perdidos) dos orçamentos decididos no período. Perdido: removido, vencido ou recusado. Um orçamento refeito conta uma vez, pelo último.',
    sides: ['own', 'house'],
    filters: ['period', 'seller'],
    columns: [
      { key: 'rate', label: 'Conversão', kind: 'percent' },
      { key: 'won', label: 'Ganhos', kind: 'count' },
      { key: 'lost', label: 'Perdidos', kind: 'count' },
      { ...value, label: 'Valor ganho' },
    ],
  },
  discount: {
    title: 'Desconto e margem',
    of: 'Mês',
    about: `${aboutOrdered} Desconto sobre o valor de tabela dos itens; margem líquida sobre o valor com desconto.`,
    sides: house,
    filters: ['period', 'branch', 'uf', 'seller'],
    columns: [
      { key: 'discountRate', label: 'Desconto (%)', kind: 'percent', secret: 'price' },
      { key: 'list', label: 'Valor de tabela', kind: 'money', secret: 'price' },
      { key: 'discount', label: 'Desconto', kind: 'money', secret: 'price' },
      { key: 'margin', label: 'Margem', kind: 'money', secret: 'margin' },
      { key: 'marginRate', label: 'Margem (%)', kind: 'percent', secret: 'margin' },
    ],
  },
  negotiations: {
    title: 'Tempos de negociação',
    of: 'Resultado',
    about: 'Negociações abertas no período. Medianas em dias corridos: até a primeira proposta e até o fim.',
    sides: house,
    filters: ['period', 'seller'],
    columns: [
      { key: 'count', label: 'Negociações', kind: 'count' },
      { key: 'answerDays', label: 'Dias até a 1ª proposta (mediana)', kind: 'days' },
      { key: 'endDays', label: 'Dias até o fim (mediana)', kind: 'days' },
    ],
  },
  losses: {
    title: 'Orçamentos perdidos por motivo',
    of: 'Motivo',
    about: 'Orçamentos removidos, vencidos ou recusados no período, pelo motivo informado.',
    sides: ['own', 'house'],
    filters: ['period', 'seller'],
    columns: [
      { key: 'lost', label: 'Perdidos', kind: 'count' },
      { ...value, label: 'Valor perdido' },
    ],
  },
  aging: {
    title: 'Pedidos por situação e idade',
    of: 'Situação',
    about: 'Os pedidos que esperam por alguém agora, pelos dias corridos na situação atual.',
    sides: ['own', 'house'],
    filters: ['seller'],
    columns: [
      { key: 'orders', label: 'Pedidos', kind: 'count' },
      { key: '0-1', label: '0–1 dia', kind: 'count' },
      { key: '2-3', label: '2–3 dias', kind: 'count' },
      { key: '4-7', label: '4–7 dias', kind: 'count' },
      { key: '8-15', label: '8–15 dias', kind: 'count' },
      { key: '16', label: 'Mais de 15 dias', kind: 'count' },
    ],
  },
  deliveries: {
    title: 'Entregas no prazo e completas',
    of: 'Mês',
    about:
      'Entregas do período feitas até o primeiro dia prometido e sem divergência na conferência ÷ entregas do período. Sem conferência conta como sem divergência.',
    sides: ['own', 'house'],
    filters: ['period', 'branch', 'uf', 'seller'],
    columns: [
      { key: 'rate', label: 'No prazo e completas', kind: 'percent' },
      { key: 'delivered', label: 'Entregas', kind: 'count' },
      { key: 'inFull', label: 'No prazo e completas (entregas)', kind: 'count' },
      { key: 'unchecked', label: 'Sem conferência', kind: 'count' },
      { key: 'claims', label: 'Ocorrências abertas', kind: 'count' },
      { key: 'claimRate', label: 'Ocorrências por 100 entregas', kind: 'per100' },
    ],
  },
  'lost-products': {
    title: 'Produtos perdidos por estoque ou preço',
    of: 'Produto',
    about:
      "Produtos dos orçamentos perdidos por 'Sem estoque' ou 'Preço' nos últimos 90 dias, pelo valor de tabela dos itens.",
    sides: house,
    filters: ['brand', 'group'],
    columns: [
      { ...value, label: 'Valor perdido' },
      { key: 'stock', label: 'Sem estoque', kind: 'money', secret: 'price' },
      { key: 'price', label: 'Preço', kind: 'money', secret: 'price' },
      units,
      { key: 'budgets', label: 'Orçamentos', kind: 'count' },
    ],
  },
  points: {
    title: 'Pontos',
    of: 'Saldo',
    about: 'O saldo de agora, como no extrato.',
    sides: ['own'],
    filters: [],
    columns: [{ key: 'points', label: 'Pontos', kind: 'count' }],
  },
  claims: {
    title: 'Ocorrências em aberto',
    of: 'Situação',
    about: 'As ocorrências que não terminaram, como estão agora.',
    sides: ['own'],
    filters: [],
    columns: [{ key: 'claims', label: 'Ocorrências', kind: 'count' }],
  },
} as const satisfies Record<string, ReportRow>

export type AnalyticsReport = keyof typeof analyticsReports

export const analyticsReportNames = Object.keys(analyticsReports) as [AnalyticsReport, ...AnalyticsReport[]]

/** Whether a stored name is that of a report of this release. */
export const isAnalyticsReport = (name: string): name is AnalyticsReport => Object.hasOwn(analyticsReports, name)

const rows: Readonly<Record<AnalyticsReport, ReportRow>> = analyticsReports

/** The definition of a report. */
export const describeReport = (report: AnalyticsReport): ReportRow => rows[report]

export type ReportReader = {
  readonly isOwn: boolean
  /** ANA-009: whether values of single integrators are shown. */
  readonly readsSellers: boolean
  readonly canViewProductPrices: boolean
  readonly canViewMarginLiquid: boolean
}

/** The columns of a report that a user reads (C-29). */
export const listReportColumns = (
  report: AnalyticsReport,
  { canViewProductPrices, canViewMarginLiquid }: ReportReader,
): readonly ReportColumn[] =>
  rows[report].columns.filter(({ secret }) =>
    secret === 'price' ? canViewProductPrices : secret !== 'margin' || (canViewProductPrices && canViewMarginLiquid),
  )

/** ANA-009: whether a user reads a report: it is of his side, of no single integrator for some, and not all secret. */
export const readsReport = (report: AnalyticsReport, reader: ReportReader): boolean => {
  const { sides, isOfSellers = false } = rows[report]
  if (!sides.includes(reader.isOwn ? 'own' : 'house')) return false
  return (!isOfSellers || reader.readsSellers) && listReportColumns(report, reader).length > 0
}

/** What a user may narrow a report by: an integrator has only himself. */
export const listReportFilters = (
  report: AnalyticsReport,
  { isOwn, readsSellers }: ReportReader,
): readonly ReportFilter[] => rows[report].filters.filter((filter) => filter !== 'seller' || (!isOwn && readsSellers))

/** ANA-015: the days that lost products are counted for, today included. */
export const lostProductDays = 90
