import type { DeliveryView } from '@girassol/contract/deliveries'
import { type DeliveryStatus, deliveryStatuses, listNextSteps } from '@girassol/domain/deliveries'
import { useState } from 'react'
import { useCan } from '../../access/session.tsx'
import type { Action } from '../../ui/action.ts'
import { ActionMenu } from '../../ui/action-menu.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const MoveDeliveryDialog = lazyDialog(async () => (await import('./move-delivery-dialog.tsx')).MoveDeliveryDialog)
const SplitDeliveryDialog = lazyDialog(async () => (await import('./split-delivery-dialog.tsx')).SplitDeliveryDialog)
const EditDeliveryDialog = lazyDialog(async () => (await import('./edit-delivery-dialog.tsx')).EditDeliveryDialog)

type Opened = 'split' | 'edit' | DeliveryStatus

const labelStep = (to: DeliveryStatus): string =>
  to === 'CANCELED' ? 'Cancelar entrega' : `Registrar “${deliveryStatuses[to].label}”`

/** A delivery with one unit cannot be divided. */
const isDivisible = ({ status, lines }: DeliveryView): boolean =>
  status === 'PLANNED' && lines.reduce((sum, { quantity }) => sum + quantity, 0) > 1

const listActions = (delivery: DeliveryView, open: (opened: Opened) => void): readonly Action[] => {
  const steps = listNextSteps(delivery.status).map((to) => ({
    id: to,
    label: labelStep(to),
    ...(to === 'CANCELED' && { isDangerous: true }),
    onRun: () => open(to),
  }))
  const split = { id: 'split', label: 'Dividir entrega', onRun: () => open('split') }
  const edit = { id: 'edit', label: 'Corrigir', onRun: () => open('edit') }
  const changes = [...(isDivisible(delivery) ? [split] : []), ...(delivery.status === 'CANCELED' ? [] : [edit])]
  return [...steps.filter(({ id }) => id !== 'CANCELED'), ...changes, ...steps.filter(({ id }) => id === 'CANCELED')]
}

type DeliveryActionsProps = {
  readonly orderId: number
  readonly delivery: DeliveryView
  readonly onReload: () => void
}

/** DEL-006: what logistics and administrators may do with a delivery that no other system reports. */
export const DeliveryActions = ({ orderId, delivery, onReload }: DeliveryActionsProps) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!useCan('deliveries.manage') || delivery.isGoverned) return null
  const dialog = { orderId, delivery, onReload, onClose: () => setOpened(null) }
  return (
    <>
      <ActionMenu label={`Ações da entrega ${delivery.number}`} actions={listActions(delivery, setOpened)} />
      {opened === 'split' && <SplitDeliveryDialog {...dialog} />}
      {opened === 'edit' && <EditDeliveryDialog {...dialog} />}
      {opened !== null && opened !== 'split' && opened !== 'edit' && <MoveDeliveryDialog {...dialog} to={opened} />}
    </>
  )
}
