import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { CartItems, type Purchase, useCart } from '../../cart/index.ts'

/** The summary of kits or promotions: the items of the cart, read again on entry (WIZ-008). */
export const KitSummaryStep = ({ purchase }: { readonly purchase: Purchase }) => {
  const { isLoading } = useCart({ isReloaded: true })
  const { cart, go } = purchase
  if (isLoading) return <SkeletonLines lines={6} />
  if (cart === null || cart.invoiceItems.length === 0) {
    return (
      <EmptyState
        title="Seu carrinho está vazio"
        text="O kit que você escolher aparece aqui."
        action={<ActionButton label="Escolher o kit" onRun={() => go(2)} />}
      />
    )
  }
  return <CartItems cart={cart} onAddProducts={() => go(2)} />
}
