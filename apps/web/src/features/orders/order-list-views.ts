import { type Capability, can, type Role } from '@girassol/domain/access'
import { parseSearch, stringifySearch } from '../../lib/search-params.ts'
import { readListState, writeListState } from '../../lib/use-list-state.ts'
import { isNarrowed, type OrderListState, orderListDefaults } from './order-list-state.ts'

export type ListView = { readonly id: string; readonly label: string; readonly search: string }

type FixedView = ListView & { readonly requires?: Capability }

const everything: ListView = { id: 'todos', label: 'Todos', search: '' }

const onTheWay = ['INVOICE_DISPATCHED', 'DELIVERY_IN_TRANSIT', 'DELIVERY_AT_AFFILIATE', 'DELIVERY_START']

/** What each role works through all day, first things first (interface §4.1). */
const fixedViews: readonly FixedView[] = [
  { id: 'validar', label: 'Para validar', search: 'status=INVOICE', requires: 'orders.validate' },
  { id: 'aprovar', label: 'Para aprovar', search: 'status=INVOICE_VALIDATED', requires: 'orders.approve' },
  {
    id: 'liberar',
    label: 'Forma a liberar',
    search: 'status=INVOICE_VALIDATED&pagamento=OTHERS',
    requires: 'payments.release',
  },
  {
    id: 'faturar',
    label: 'Faturamento a confirmar',
    search: 'status=INVOICE_APPROVED&pagamento=FINANCING&pagamento=OTHERS',
    requires: 'orders.confirmPayment',
  },
  {
    id: 'expedir',
    label: 'Expedição a liberar',
    search: 'status=BILLED_WAITING_PAYMENT&status=BILLED_WAITING_RELEASE',
    requires: 'orders.confirmPayment',
  },
  { id: 'pagar', label: 'Aguardando pagamento', search: 'status=INVOICE_APPROVED', requires: 'payments.pay' },
  {
    id: 'entrega',
    label: 'Em entrega',
    search: [...onTheWay, 'DELIVERY_EN_ROUTE'].map((status) => `status=${status}`).join('&'),
  },
]

/** The views of these roles: all orders first, then their fixed ones. */
export const viewsFor = (roles: readonly Role[]): readonly ListView[] => [
  everything,
  ...fixedViews.filter(({ requires }) => requires === undefined || can(roles, requires)),
]

/** The filters that a view stands for. */
export const stateOfView = ({ search }: Pick<ListView, 'search'>): OrderListState =>
  readListState(parseSearch(search), orderListDefaults)

/** What a view keeps of the screen: what its address carries, without the question mark. */
export const searchOfState = (state: OrderListState): string =>
  stringifySearch(writeListState({}, orderListDefaults, state)).replace(/^\?/, '')

const sameAs = (state: OrderListState) => (view: ListView) => searchOfState(stateOfView(view)) === searchOfState(state)

/** The view that the screen shows now, in whatever order; '' when the filters are nobody's. */
export const currentView = (views: readonly ListView[], state: OrderListState): string => {
  if (!isNarrowed(state)) return everything.id
  const { ordem, dir } = orderListDefaults
  return (views.find(sameAs(state)) ?? views.find(sameAs({ ...state, ordem, dir })))?.id ?? ''
}
