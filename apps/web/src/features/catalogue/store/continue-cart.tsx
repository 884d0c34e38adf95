import type { OrderView } from '@girassol/contract/orders'
import { useNavigate } from '@tanstack/react-router'
import { formatItems, formatPower } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { purchaseFlows, toSummaryPath } from '../../cart/index.ts'
import classes from './store-screen.module.css'

/** The open cart: its type, its total, and the link to continue it. */
export const ContinueCart = ({ cart }: { readonly cart: OrderView }) => {
  const navigate = useNavigate()
  const power = cart.kitPower > 0 ? ` · ${formatPower(cart.kitPower * 1000)}` : ''
  return (
    <section className={classes.cart} aria-label="Carrinho aberto">
      <div>
        <h2>Você tem um carrinho aberto</h2>
        <p>
          {purchaseFlows[cart.type].title} · {formatItems(cart.invoiceItems.length)}
          {power}
        </p>
      </div>
      <span className={classes.total}>
        <MoneyText reais={cart.subTotal} />
      </span>
      <ActionButton
        label="Continuar no resumo"
        variant="next"
        size="md"
        onRun={() => void navigate({ href: toSummaryPath(cart.type) })}
      />
    </section>
  )
}
