import type { OrderView } from '@girassol/contract/orders'
import { IconShoppingCart } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { formatItems, formatReais, hidden } from '../lib/format.ts'
import { useIsPhone } from '../lib/media.ts'
import { toast } from '../ui/toaster.tsx'
import classes from './cart-summary.module.css'
import { useOpenCart } from './use-open-cart.ts'

/** Where one goes on with a cart: the summary, third step of the builder (NAV-009). */
export const cartSummaryPath = '/monte-seu-gerador?passo=3'

const nameOf = ({ invoiceItems, subTotal }: OrderView): string => {
  const count = formatItems(invoiceItems.length)
  return subTotal === null ? `Carrinho: ${count}` : `Carrinho: ${count}, ${formatReais(subTotal)}`
}

/** NAV-004: how many items and their subtotal, while the cart is open. */
export const CartSummary = () => {
  const { cart } = useOpenCart()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  if (cart === null) return null
  const open = () => {
    if (cart.invoiceItems.length === 0)
      toast.info('Seu carrinho está vazio') // NAV-008
    else void navigate({ href: cartSummaryPath })
  }
  return (
    <button type="button" className={classes.cart} aria-label={nameOf(cart)} onClick={open}>
      <IconShoppingCart size={20} aria-hidden />
      <span className={classes.count}>{cart.invoiceItems.length}</span>
      {!isPhone && <span className="figures">{cart.subTotal === null ? hidden : formatReais(cart.subTotal)}</span>}
    </button>
  )
}
