import type { OrderView } from '@girassol/contract/orders'
import { useNavigate } from '@tanstack/react-router'
import { formatItems, formatPower } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { toSummaryPath } from '../../cart/index.ts'
import classes from './open-cart-card.module.css'

const nameCart = ({ kitPower }: OrderView) =>
  kitPower > 0 ? `Gerador de ${formatPower(kitPower * 1000)}` : 'Equipamentos avulsos'

/** The open cart, and the link to continue it. */
export const OpenCartCard = ({ cart }: { readonly cart: OrderView }) => {
  const navigate = useNavigate()
  const count = cart.invoiceItems.length
  if (count === 0) {
    return (
      <Card title="Seu carrinho">
        <p className={classes.note}>Os equipamentos que você escolher aparecem aqui.</p>
      </Card>
    )
  }
  return (
    <Card title="Seu carrinho" aside={formatItems(count)}>
      <p className={classes.note}>{nameCart(cart)}</p>
      <p className={classes.figure}>
        <MoneyText reais={cart.totalInvoice} />
      </p>
      <ActionButton
        label="Continuar no resumo"
        variant="next"
        isWide
        onRun={() => void navigate({ href: toSummaryPath(cart.type) })}
      />
    </Card>
  )
}
