import type { OrderItemView, OrderView } from '@girassol/contract/orders'
import { saleStep } from '@girassol/domain/generator'
import { useState } from 'react'
import { useLoadedWhenIdle } from '../../../lib/use-loaded-when-idle.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { useOrderQuantity } from '../../cart/index.ts'

const loadDialog = () => import('../../../ui/confirm-dialog.tsx')
const ConfirmDialog = lazyDialog(async () => (await loadDialog()).ConfirmDialog)

/** The maximum quantity in the detail: 999, or 990 for products sold in tens (C-27). */
const findMostUnits = ({ productErpCode, quantity }: OrderItemView): number =>
  Math.max(saleStep(productErpCode) === 10 ? 990 : 999, quantity)

export type SavedQuantityProps = { readonly order: OrderView; readonly item: OrderItemView }

/** The quantity of an item in an order that can be edited (CART-013, C-61); removing it must be confirmed. */
export const SavedQuantity = ({ order, item }: SavedQuantityProps) => {
  const setQuantity = useOrderQuantity(order)
  useLoadedWhenIdle(loadDialog)
  const [isConfirming, setConfirming] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const commit = (quantity: number) => (quantity === 0 ? setConfirming(true) : setQuantity(item, quantity))
  const remove = async () => {
    setRemoving(true)
    // A failure is shown as a toast; the item is still in the order.
    await setQuantity(item, 0).catch(() => undefined)
    setRemoving(false)
    setConfirming(false)
  }
  return (
    <>
      <QuantityStepper
        product={item.productName}
        value={item.quantity}
        step={item.step}
        min={order.actions.removeItem.allowed ? 0 : item.step}
        max={findMostUnits(item)}
        onCommit={commit}
      />
      {isConfirming && (
        <ConfirmDialog
          isOpen
          title={`Remover do pedido ${order.id}`}
          verb="Remover"
          runningVerb="Removendo…"
          isDangerous
          isRunning={isRemoving}
          onConfirm={() => void remove()}
          onClose={() => setConfirming(false)}
        >
          {item.productName} sai do pedido e o total é recalculado.
        </ConfirmDialog>
      )}
    </>
  )
}
