import { type DeliveriesView, listDeliveries } from '@girassol/contract/deliveries'
import type { OrderView } from '@girassol/contract/orders'
import { canHaveDeliveries } from '@girassol/domain/deliveries'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '../../access/session.tsx'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { Card, CardRow } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { DeliveryCount } from './delivery-count.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { ProgressTable } from './progress-table.tsx'

const PlanDeliveryDialog = lazyDialog(async () => (await import('./plan-delivery-dialog.tsx')).PlanDeliveryDialog)

type Order = Pick<OrderView, 'id' | 'status' | 'addressType' | 'deliveries'>

type Loaded = { readonly order: Order; readonly found: DeliveriesView; readonly onReload: () => void }

const PlanButton = ({ order, found, onReload }: Loaded) => {
  const [isOpen, setIsOpen] = useState(false)
  if (!found.mayPlan) return null
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Planejar entrega
      </Button>
      {isOpen && (
        <PlanDeliveryDialog
          orderId={order.id}
          lines={found.lines}
          isPickup={order.addressType === 'pickup'}
          onReload={onReload}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const LoadedDeliveries = (loaded: Loaded) => {
  const { order, found, onReload } = loaded
  if (found.deliveries.length === 0)
    return <p>O pedido sai de uma vez só. Planeje entregas para enviar os itens em partes.</p>
  return (
    <>
      <CardRow>
        <ProgressTable lines={found.lines} />
      </CardRow>
      {found.deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} orderId={order.id} delivery={delivery} onReload={onReload} />
      ))}
    </>
  )
}

const Deliveries = ({ order }: { readonly order: Order }) => {
  const { data, error, refetch } = useEndpointQuery(listDeliveries, { params: { id: order.id } })
  const reload = () => void refetch()
  if (error !== null) return <ErrorState error={error} onRetry={reload} />
  if (data === undefined) return <SkeletonLines lines={4} />
  const loaded = { order, found: data, onReload: reload }
  const title = order.deliveries === null ? 'Entregas' : <DeliveryCount order={order} />
  return (
    <section aria-label="Entregas">
      <Card title={title} aside={<PlanButton {...loaded} />} isFlush={data.deliveries.length > 0}>
        <LoadedDeliveries {...loaded} />
      </Card>
    </section>
  )
}

/** DEL-004: the deliveries of an order. One without deliveries shows them only to those who may plan some. */
export const OrderDeliveries = ({ order }: { readonly order: Order }) => {
  const mayPlan = useCan('deliveries.manage') && canHaveDeliveries(order.status)
  return order.deliveries === null && !mayPlan ? null : <Deliveries order={order} />
}
