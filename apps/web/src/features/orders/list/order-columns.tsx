import type { OrderRow } from '@girassol/contract/orders'
import { can, isIntegratorType, type Role } from '@girassol/domain/access'
import { type ColumnChoice, describePlannedDay, type OrderColumn, orderColumns } from '@girassol/domain/orders'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { formatDate, missing } from '../../../lib/format.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { DateText, MoneyText } from '../../../ui/value-text.tsx'
import { DeliveryCount } from '../../deliveries/index.ts'
import { OrderMenu, OrderRowButton } from '../acting/order-menu.tsx'
import { OrderStatusBadge } from '../order-status-badge.tsx'
import { LateAge, OrderAge } from './order-age.tsx'
import { AttachmentMark, FeedbackButton } from './order-marks.tsx'

type Shown = {
  readonly term: string
  readonly roles: readonly Role[]
  readonly columns: readonly ColumnChoice[]
  readonly isUsual: boolean
}

const noCustomer = 'Cliente não informado'

type RowColumn = Column<OrderRow>

const isStaff = (roles: readonly Role[]) => !isIntegratorType(roles)

/** USE-001: a passed day is shown as late; a pickup has no delivery. */
const arrivalText = ({ arrival, isPickup }: OrderRow): string => {
  if (isPickup) return 'Retirada'
  if (arrival === null) return missing
  const words = describePlannedDay(arrival, formatDate)
  return arrival.kind === 'done' ? `entregue em ${words}` : words
}

/** DEL-004: with deliveries, how many have arrived is beside the day. */
const Arrival = ({ order }: { readonly order: OrderRow }) => (
  <>
    {arrivalText(order)}
    {order.deliveries !== null && ' · '}
    <DeliveryCount order={order} />
  </>
)

type Cells = Readonly<Record<OrderColumn, Omit<RowColumn, 'id' | 'header'>>>

/** `isCrowded`: with the default columns, the approval needs a wide window, so that names have enough space. */
const cellsFor = (term: string, isCrowded: boolean): Cells => ({
  number: {
    width: '76px',
    cell: ({ id }) => (
      <AppLink to={`/pedidos/${id}`}>
        <Highlight text={String(id)} term={term} />
      </AppLink>
    ),
  },
  createdAt: { width: '110px', priority: 2, isDim: true, cell: ({ createdAt }) => <DateText iso={createdAt} /> },
  age: { width: '92px', priority: 2, isDim: true, cell: (order) => <OrderAge order={order} /> },
  approvedAt: {
    width: '110px',
    priority: isCrowded ? 3 : 2,
    isDim: true,
    cell: ({ approvedAt }) => <DateText iso={approvedAt} />,
  },
  customer: { cell: ({ customerName }) => <Highlight text={customerName ?? noCustomer} term={term} /> },
  seller: { priority: 2, isDim: true, cell: ({ sellerName }) => <Highlight text={sellerName} term={term} /> },
  payment: {
    width: '124px',
    priority: 2,
    cell: ({ paymentMethod }) => (paymentMethod === null ? missing : paymentMethodLabels[paymentMethod]),
  },
  delivery: { width: '200px', priority: 2, isDim: true, cell: (order) => <Arrival order={order} /> },
  total: { align: 'end', width: '130px', cell: ({ totalInvoice }) => <MoneyText reais={totalInvoice} /> },
  status: { width: '256px', cell: ({ status }) => <OrderStatusBadge status={status} /> },
})

/** The icons of a row; they are beside its total, wherever the user moved that column (ORD-011, ORD-013). */
const marksFor = (roles: readonly Role[]): readonly RowColumn[] => [
  ...(isStaff(roles) ? [feedbackMark] : []),
  ...(can(roles, 'orders.seeAttachments') ? [attachmentMark] : []),
]

const feedbackMark: RowColumn = {
  id: 'feedback',
  header: '',
  hiddenHeader: 'Feedback',
  priority: 2,
  width: '44px',
  cell: (order) => <FeedbackButton order={order} />,
}

const attachmentMark: RowColumn = {
  id: 'attachments',
  header: '',
  hiddenHeader: 'Comprovantes anexados',
  priority: 2,
  width: '56px',
  cell: (order) => <AttachmentMark order={order} count={order.attachments} />,
}

const actions: readonly RowColumn[] = [
  {
    id: 'button',
    header: '',
    hiddenHeader: 'Próxima ação',
    align: 'end',
    priority: 2,
    width: '94px',
    cell: (order) => <OrderRowButton order={order} />,
  },
  {
    id: 'menu',
    header: '',
    hiddenHeader: 'Ações',
    align: 'end',
    width: '60px',
    cell: (order) => <OrderMenu order={order} place="row" />,
  },
]

/** The columns that the user sees (ORD-009…015, USE-025): the user's choice among the role's, then the actions. */
export const rowColumns = ({ term, roles, columns, isUsual }: Shown): readonly RowColumn[] => {
  const cells = cellsFor(term, isUsual && isStaff(roles))
  const chosen = columns.filter(({ isShown }) => isShown)
  const drawn = chosen.flatMap(({ name }): readonly RowColumn[] => [
    { id: name, header: orderColumns[name].label, ...cells[name] },
    ...(name === 'total' ? marksFor(roles) : []),
  ])
  return [...drawn, ...actions]
}

/** The row as a card on the phone. */
export const OrderCard = ({
  order,
  shown,
}: {
  readonly order: OrderRow
  readonly shown: Pick<Shown, 'term' | 'roles'>
}) => (
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
        <Highlight text={order.customerName ?? noCustomer} term={shown.term} />
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
        {order.deliveries !== null && ' · '}
        <DeliveryCount order={order} />
        <LateAge order={order} />
      </>
    }
    action={<OrderRowButton order={order} isWide />}
  />
)
