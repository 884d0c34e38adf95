import { IconShoppingCart } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useCartOfOtherTabs } from '../features/cart/saving/cart-tabs.ts'
import { useOpenCart } from '../features/cart/saving/use-open-cart.ts'
import { toSummaryPath } from '../features/cart/steps/purchase-flow.ts'
import { formatReais, hidden } from '../lib/format.ts'
import { useIsPhone } from '../lib/media.ts'
import { toast } from '../ui/toaster.tsx'
import classes from './cart-summary.module.css'

/** NAV-004, NAV-009, USE-015: the number of items and the total, as in the rail, while the cart is open. */
export const CartSummary = () => {
  const { cart } = useOpenCart()
  useCartOfOtherTabs()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  if (cart === null) return null
  const count = cart.invoiceItems.length
  const open = () => {
    if (count === 0)
      toast.info('Seu carrinho está vazio') // NAV-008
    else void navigate({ href: toSummaryPath(cart.type) })
  }
  return (
    <button type="button" className={classes.cart} onClick={open}>
      <IconShoppingCart size={20} aria-hidden />
      <span className="hidden-visually">Carrinho: </span>
      <span className={classes.count}>{count}</span>
      <span className="hidden-visually">{count === 1 ? 'item' : 'itens'}</span>
      {!isPhone && (
        <span className="figures">{cart.totalInvoice === null ? hidden : formatReais(cart.totalInvoice)}</span>
      )}
    </button>
  )
}
