import type { OrderRow } from '@girassol/contract/orders'
import { can, isIntegratorType, type Role } from '@girassol/domain/access'
import { describePlannedDay } from '@girassol/domain/orders'
import { formatDate, missing } from '../../lib/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText, MoneyText } from '../../ui/value-text.tsx'
import { AttachmentMark, FeedbackButton } from './order-marks.tsx'
import { OrderMenu, OrderRowButton } from './order-menu.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

type Shown = { readonly term: string; readonly roles: readonly Role[] }

const nobody = 'Cliente não informado'

type OrderColumn = Column<OrderRow> & {
  /** Whose column it is; without it, everybody's. */
  readonly isFor?: (roles: readonly Role[]) => boolean
}

const isStaff = (roles: readonly Role[]) => !isIntegratorType(roles)

const searchedColumns = (term: string): Readonly<Record<'number' | 'customer' | 'seller', OrderColumn>> => ({
  number: {
    id: 'number',
    header: 'Nº',
    width: '90px',
    cell: ({ id }) => (
      <AppLink to={`/pedidos/${id}`}>
        <Highlight text={String(id)} term={term} />
      </AppLink>
    ),
  },
  customer: {
    id: 'customer',
    header: 'Cliente',
    cell: ({ customerName }) => <Highlight text={customerName ?? nobody} term={term} />,
  },
  seller: {
    id: 'seller',
    header: 'Responsável',
    priority: 2,
    isDim: true,
    cell: ({ sellerName }) => <Highlight text={sellerName} term={term} />,
    isFor: isStaff,
  },
})

const approval: OrderColumn = {
  id: 'approvedAt',
  header: 'Aprovação',
  width: '120px',
  priority: 2,
  isDim: true,
  cell: ({ approvedAt }) => <DateText iso={approvedAt} />,
}

/** USE-001: a day that has passed is shown as late; a pickup has no delivery. */
const arrivalText = ({ arrival, isPickup }: OrderRow): string => {
  if (isPickup) return 'Retirada'
  if (arrival === null) return missing
  const words = describePlannedDay(arrival, formatDate)
  return arrival.kind === 'done' ? `entregue em ${words}` : words
}

const delivery: OrderColumn = {
  id: 'delivery',
  header: 'Previsão de entrega',
  width: '170px',
  priority: 2,
  isDim: true,
  cell: (order) => arrivalText(order),
  isFor: isIntegratorType,
}

const total: OrderColumn = {
  id: 'total',
  header: 'Valor total',
  align: 'end',
  width: '140px',
  cell: ({ totalInvoice }) => <MoneyText reais={totalInvoice} />,
}

const marks: readonly OrderColumn[] = [
  {
    id: 'feedback',
    header: '',
    hiddenHeader: 'Feedback',
    priority: 2,
    width: '44px',
    cell: (order) => <FeedbackButton order={order} />,
    isFor: isStaff,
  },
  {
    id: 'attachments',
    header: '',
    hiddenHeader: 'Comprovantes anexados',
    priority: 2,
    width: '56px',
    cell: (order) => <AttachmentMark order={order} count={order.attachments} />,
    isFor: (roles) => can(roles, 'orders.seeAttachments'),
  },
]

const rest: readonly OrderColumn[] = [
  { id: 'status', header: 'Status', width: '250px', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  {
    id: 'button',
    header: '',
    hiddenHeader: 'Próxima ação',
    align: 'end',
    priority: 2,
    width: '100px',
    cell: (order) => <OrderRowButton order={order} />,
  },
  {
    id: 'menu',
    header: '',
    hiddenHeader: 'Ações',
    align: 'end',
    width: '68px',
    cell: (order) => <OrderMenu order={order} place="row" />,
  },
]

/** The columns by role (ORD-009…015): who sells is for staff, when it arrives for the reseller. */
export const orderColumns = ({ term, roles }: Shown): readonly Column<OrderRow>[] => {
  const { number, customer, seller } = searchedColumns(term)
  const columns = [number, approval, customer, seller, delivery, total, ...marks, ...rest]
  return columns.filter(({ isFor }) => isFor === undefined || isFor(roles))
}

/** The phone form of a row. */
export const OrderCard = ({ order, shown }: { readonly order: OrderRow; readonly shown: Shown }) => (
  <RecordCard
    badge={<OrderStatusBadge status={order.status} />}
    menu={
      <>
        {isStaff(shown.roles) && <FeedbackButton order={order} />}
        {can(shown.roles, 'orders.seeAttachments') && <AttachmentMark order={order} count={order.attachments} />}
        <OrderMenu order={order} place="row" />
      </>
    }
    title={
      <AppLink to={`/pedidos/${order.id}`}>
        <Highlight text={order.customerName ?? nobody} term={shown.term} />
      </AppLink>
    }
    figure={<MoneyText reais={order.totalInvoice} />}
    meta={
      <>
        Nº <Highlight text={String(order.id)} term={shown.term} />
        {isStaff(shown.roles) && (
          <>
            {' · '}
            <Highlight text={order.sellerName} term={shown.term} />
          </>
        )}
      </>
    }
    action={<OrderRowButton order={order} isWide />}
  />
)
