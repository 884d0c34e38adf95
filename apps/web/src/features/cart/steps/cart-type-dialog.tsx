import { changeCartType } from '@girassol/contract/cart'
import type { OrderView } from '@girassol/contract/orders'
import { Checkbox } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { findRefusalReason } from '../../../ui/action.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toEditPermission } from '../../purchase-approvals/index.ts'
import { cartScope, useCartCache } from '../saving/cart-cache.ts'

const hiddenFlag = 'girassol-hide-cart-warning'

/** Blocked storage must not stop the purchase: the warning is then shown every time. */
const isHiddenHere = (): boolean => {
  try {
    return localStorage.getItem(hiddenFlag) !== null
  } catch {
    return false
  }
}

const hideHere = () => {
  try {
    localStorage.setItem(hiddenFlag, '1')
  } catch {
    // Storage is blocked: the warning is shown again next time.
  }
}

export type CartTypeDialogProps = {
  readonly cart: OrderView
  /** The purchase type of this screen. */
  readonly type: OrderView['type']
  /** The cart has the wanted type, and is empty. */
  readonly onSwitched?: () => void
  /** The user chose not to change the cart. */
  readonly onCancel: () => void
}

/** Asks before a cart of another type loses its items (C-31), unless the user disabled the question (CART-034). */
export const CartTypeDialog = ({ cart, type, onSwitched, onCancel }: CartTypeDialogProps) => {
  const [isHidden, setHidden] = useState(false)
  const { answer } = useCartCache()
  const switched = (next: OrderView) => {
    answer(next)
    onSwitched?.()
  }
  const change = useEndpointMutation(changeCartType, { scope: cartScope, onSuccess: switched })
  const refusal = findRefusalReason(toEditPermission(cart))
  const mustConfirm = refusal !== undefined || (cart.invoiceItems.length > 0 && !isHiddenHere())
  const switchType = () => change.mutate({ params: { type } })
  // A user who was not asked has no dialog to close when it fails: the cart remains unchanged.
  const switchWithoutQuestion = useEffectEvent(() => {
    if (!mustConfirm) change.mutate({ params: { type } }, { onError: onCancel })
  })
  useEffect(() => switchWithoutQuestion(), [])
  const confirm = () => {
    if (isHidden) hideHere()
    switchType()
  }
  return (
    <ConfirmDialog
      isOpen={mustConfirm}
      title="Trocar o tipo de compra"
      verb="Trocar"
      isRunning={change.isPending}
      isStatic
      {...(refusal !== undefined && { refusal })}
      onConfirm={confirm}
      onClose={onCancel}
    >
      <p>Ao trocar o tipo de compra, os itens do carrinho serão removidos.</p>
      <Checkbox
        label="Não mostrar novamente"
        checked={isHidden}
        onChange={(event) => setHidden(event.currentTarget.checked)}
      />
    </ConfirmDialog>
  )
}
