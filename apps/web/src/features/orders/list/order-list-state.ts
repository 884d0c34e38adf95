import {
  canFilterByPeriod,
  listStatusesIn,
  type OrderQueue,
  type OrderStatus,
  orderQueues,
  orderStatuses,
  triangulationStatuses,
} from '@girassol/domain/orders'
import { paymentMethods } from '@girassol/domain/payments'
import { isBrazilState, isDay } from '@girassol/domain/shared'
import { isRecordNumber } from '../../../lib/record-number.ts'

/** The filters of the order list in the URL; default values are not written (C-42: newest first). */
export const orderListDefaults = {
  q: '',
  /** The name of a queue: orders that wait for the user. */
  fila: '',
  status: [] as string[],
  vendedor: [] as string[],
  regiao: [] as string[],
  modulo: [] as string[],
  inversor: [] as string[],
  pagamento: [] as string[],
  /** 99 all, 1 only future sales, 0 without them (ORD-030). */
  futura: '99',
  operacao: [] as string[],
  /** 1 with files, 0 without, empty both. */
  anexos: '',
  /** The days of creation, 'AAAA-MM-DD'; an empty one sets no limit (USE-025). */
  criadoDe: '',
  criadoAte: '',
  /** What a figure counts: its days of finishing, 'sim' without rejected and cancelled orders, and its filters. */
  finalizadoDe: '',
  finalizadoAte: '',
  contados: '',
  uf: '',
  filial: '',
  marca: '',
  grupo: '',
  produto: '',
  /** 'erp': orders that wait for the ERP (USE-020). */
  esperando: '',
  ordem: 'createdAt',
  dir: 'DESC',
}

type Lists = 'status' | 'vendedor' | 'regiao' | 'modulo' | 'inversor' | 'pagamento' | 'operacao'
type FigureTexts = 'finalizadoDe' | 'finalizadoAte' | 'contados' | 'uf' | 'filial' | 'marca' | 'grupo' | 'produto'
type Texts = 'q' | 'fila' | 'futura' | 'anexos' | 'criadoDe' | 'criadoAte' | 'esperando' | 'ordem' | 'dir' | FigureTexts

export type OrderListState = Readonly<Record<Lists, readonly string[]>> & Readonly<Record<Texts, string>>

/** The props of every control of the list: the current filters, and how to change them. */
export type Narrowing = {
  readonly state: OrderListState
  readonly onChange: (part: Partial<OrderListState>) => void
}

/** What 'Limpar filtros' clears: everything except the order (ORD-007). */
export const clearedFilters = (({ ordem: _, dir: __, ...filters }) => filters)(orderListDefaults)

/** The filters of the list, without its order. */
export const pickFilters = ({ ordem: _, dir: __, ...filters }: OrderListState) => filters

/** Whether the list is filtered, by a term or a filter, whatever its order. */
export const isNarrowed = (state: OrderListState): boolean =>
  Object.entries(clearedFilters).some(([name, value]) => String(state[name as Lists | Texts]) !== String(value))

export const sortLabels = {
  createdAt: 'Data de criação',
  approvedAt: 'Data de aprovação',
  finishedAt: 'Data de finalização',
} as const

/** The statuses of the filter: those of the list, without future sales, which have their own filter (ORD-029). */
export const filterStatuses: readonly OrderStatus[] = listStatusesIn('orders').filter(
  (status) => status !== 'FUTURE_SALE',
)

export const statusLabel = (status: string): string =>
  Object.hasOwn(orderStatuses, status) ? orderStatuses[status as OrderStatus].label : status

const isQueue = (text: string): text is OrderQueue => Object.hasOwn(orderQueues, text)

export const queueLabel = (queue: string): string => (isQueue(queue) ? orderQueues[queue].label : queue)

const isSortField = (text: string): text is keyof typeof sortLabels => Object.hasOwn(sortLabels, text)

const isCode = (text: string): boolean => /^[0-9A-Za-z.-]{1,30}$/.test(text)
const isAmong = (known: readonly string[]) => (text: string) => known.includes(text)

/** The valid values of a filter, joined; nothing when there are none. */
const joined = <Name extends string>(
  name: Name,
  values: readonly string[],
  { isValid, by = ',' }: { readonly isValid: (text: string) => boolean; readonly by?: string },
): Partial<Record<Name, string>> => {
  const valid = values.filter(isValid)
  return valid.length === 0 ? {} : ({ [name]: valid.join(by) } as Record<Name, string>)
}

const flag = (text: string): '1' | '0' | undefined => (text === '1' || text === '0' ? text : undefined)

/** The period of creation in a URL; an invalid one does not filter. */
const creationPeriod = ({ criadoDe, criadoAte }: OrderListState) => {
  const period = { from: isDay(criadoDe) ? criadoDe : null, to: isDay(criadoAte) ? criadoAte : null }
  if (!canFilterByPeriod(period).allowed) return {}
  return { ...(period.from && { createdFrom: period.from }), ...(period.to && { createdTo: period.to }) }
}

const text = <Name extends string>(name: Name, value: string, isValid: boolean): Partial<Record<Name, string>> =>
  isValid ? ({ [name]: value } as Record<Name, string>) : {}

/** What a figure counts, as its link says (ANA-001). */
const ofFigure = (state: OrderListState) => ({
  ...text('finishedFrom', state.finalizadoDe, isDay(state.finalizadoDe)),
  ...text('finishedTo', state.finalizadoAte, isDay(state.finalizadoAte)),
  ...(state.contados === 'sim' && { counted: 'yes' as const }),
  ...text('uf', state.uf, isBrazilState(state.uf)),
  ...text('branch', state.filial, /^[\w,]{1,20}$/.test(state.filial)),
  ...text('brand', state.marca, isCode(state.marca)),
  ...text('group', state.grupo, isCode(state.grupo)),
  ...text('product', state.produto, isCode(state.produto)),
})

/** The query for a URL; an invalid value falls back to the default. */
export const orderListQuery = (state: OrderListState) => {
  const futureSale = flag(state.futura)
  const attachment = flag(state.anexos)
  const orderby: keyof typeof sortLabels = isSortField(state.ordem) ? state.ordem : 'createdAt'
  return {
    ...(state.q.trim() !== '' && { term: state.q.trim().slice(0, 100) }),
    ...(isQueue(state.fila) && { queue: state.fila }),
    ...joined('status', state.status, { isValid: isAmong(filterStatuses) }),
    ...joined('sellers', state.vendedor, { isValid: isRecordNumber }),
    ...joined('regions', state.regiao, { isValid: isRecordNumber }),
    ...joined('modules', state.modulo, { isValid: isCode }),
    ...joined('inverters', state.inversor, { isValid: isCode }),
    ...joined('paymentMethods', state.pagamento, { isValid: isAmong(paymentMethods), by: '/' }),
    ...joined('triangulationStatus', state.operacao, { isValid: isAmong(triangulationStatuses) }),
    ...creationPeriod(state),
    ...ofFigure(state),
    ...(state.esperando === 'erp' && { waiting: 'erp' as const }),
    ...(futureSale !== undefined && { futureSale }),
    ...(attachment !== undefined && { attachment }),
    orderby,
    ordertype: state.dir === 'ASC' ? ('ASC' as const) : ('DESC' as const),
  }
}
