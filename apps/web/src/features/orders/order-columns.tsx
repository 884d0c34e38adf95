import type { OrderRow } from '@girassol/contract/orders'
import { AppLink } from '../../ui/app-link.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText, MoneyText } from '../../ui/value-text.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

type Shown = { readonly term: string; readonly isIntegratorType: boolean }

const nobody = 'Cliente não informado'

/** The columns by role: who sells is for staff (ORD-010), when it arrives for the reseller (ORD-012). */
export const orderColumns = ({ term, isIntegratorType }: Shown): readonly Column<OrderRow>[] => {
  const seller: Column<OrderRow> = {
    id: 'seller',
    header: 'Responsável',
    priority: 2,
    isDim: true,
    cell: ({ sellerName }) => <Highlight text={sellerName} term={term} />,
  }
  const delivery: Column<OrderRow> = {
    id: 'delivery',
    header: 'Previsão de entrega',
    width: '170px',
    priority: 2,
    isDim: true,
    cell: ({ estimatedDeliveryDate }) => <DateText iso={estimatedDeliveryDate} />,
  }
  return [
    {
      id: 'number',
      header: 'Nº',
      width: '90px',
      cell: ({ id }) => (
        <AppLink to={`/pedidos/${id}`}>
          <Highlight text={String(id)} term={term} />
        </AppLink>
      ),
    },
    {
      id: 'approvedAt',
      header: 'Aprovação',
      width: '130px',
      priority: 2,
      isDim: true,
      cell: ({ approvedAt }) => <DateText iso={approvedAt} />,
    },
    {
      id: 'customer',
      header: 'Cliente',
      cell: ({ customerName }) => <Highlight text={customerName ?? nobody} term={term} />,
    },
    isIntegratorType ? delivery : seller,
    {
      id: 'total',
      header: 'Valor total',
      align: 'end',
      width: '150px',
      cell: ({ totalInvoice }) => <MoneyText reais={totalInvoice} />,
    },
    { id: 'status', header: 'Status', width: '250px', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  ]
}

/** The phone form of a row. */
export const OrderCard = ({ order, shown }: { readonly order: OrderRow; readonly shown: Shown }) => (
  <RecordCard
    badge={<OrderStatusBadge status={order.status} />}
    title={
      <AppLink to={`/pedidos/${order.id}`}>
        <Highlight text={order.customerName ?? nobody} term={shown.term} />
      </AppLink>
    }
    figure={<MoneyText reais={order.totalInvoice} />}
    meta={
      <>
        Nº <Highlight text={String(order.id)} term={shown.term} />
        {!shown.isIntegratorType && (
          <>
            {' · '}
            <Highlight text={order.sellerName} term={shown.term} />
          </>
        )}
      </>
    }
  />
)
