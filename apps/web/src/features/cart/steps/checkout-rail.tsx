import type { OrderView } from '@girassol/contract/orders'
import { describeFreight } from '@girassol/domain/freight'
import type { ReactNode } from 'react'
import { useIsOnline } from '../../../lib/connection.ts'
import { formatCount, formatPercent, formatPower, formatWeight } from '../../../lib/format.ts'
import type { Permission } from '../../../ui/action.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChangingTotal } from '../../../ui/changing-total.tsx'
import { SummaryRail } from '../../../ui/summary-rail.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { awaitsApproval, toEditPermission } from '../../purchase-approvals/index.ts'
import { decisionFacts, formatPricePerWp } from '../figures/decision-facts.tsx'
import { priceLines } from '../prices/price-lines.tsx'
import type { CartSave } from '../saving/cart-save.ts'
import { isPlacePending } from './chosen-missing.ts'
import { missingSummary } from './missing-fields.ts'

type Line = { readonly label: string; readonly value: ReactNode; readonly isPending?: boolean }

const products = (count: number) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`)

/** '5,50 kWp · 17 produtos · 273,2 kg' */
const describeCart = ({ kitPower, invoiceItems, totalWeight }: OrderView): string => {
  const power = kitPower > 0 ? [formatPower(kitPower * 1000)] : []
  return [...power, products(invoiceItems.length), formatWeight(totalWeight)].join(' · ')
}

/** USE-006; no line where the table has no freight. */
const freightLines = (cart: OrderView, pending: readonly CartSave[]): readonly Line[] => {
  if (isPlacePending(pending)) return [{ label: 'Frete', value: 'ao salvar a entrega', isPending: true }]
  const isOpen = cart.addressType !== 'pickup' && cart.deliveryAddressErpCity === null
  if (isOpen) return [{ label: 'Frete', value: 'escolha a entrega', isPending: true }]
  const label = describeFreight(cart.freightKind, cart.freightPercentage)
  return label === null ? [] : [{ label, value: <MoneyText reais={cart.freightValue} /> }]
}

const listLines = (cart: OrderView, pending: readonly CartSave[]): readonly Line[] => {
  const { subTotal, discountValue, interestValue, interestPercentage, actions } = cart
  const { discount, service } = priceLines(cart)
  const interest = interestValue
    ? [{ label: `Juros (${formatPercent(interestPercentage ?? 0)})`, value: <MoneyText reais={interestValue} /> }]
    : []
  return [
    { label: 'Equipamentos', value: <MoneyText reais={subTotal} /> },
    ...(actions.discount.allowed || discountValue ? [discount] : []),
    ...freightLines(cart, pending),
    ...interest,
    service,
  ]
}

const waitingForConnection: Permission = {
  allowed: false,
  reason: 'As alterações são salvas quando a conexão voltar.',
}

/** WIZ-025: what is missing, or the server's message about finishing; first that it waits for an approval (COMP-013). */
const savePermission = (cart: OrderView, waits: boolean): Permission => {
  const { missing, actions } = cart
  if (awaitsApproval(cart)) return toEditPermission(cart)
  const lacks = missingSummary(missing)
  if (lacks !== undefined) return { allowed: false, reason: lacks }
  if (waits) return waitingForConnection
  return actions.finishAsBudget.allowed ? actions.finishAsBudget : actions.finishAsOrder
}

export type CheckoutRailProps = {
  /** Choices that are being saved do not count as missing. */
  readonly cart: OrderView
  readonly pending: readonly CartSave[]
  /** Below the button, only in the rail. */
  readonly secondary?: ReactNode
  readonly onSave: () => void
}

/** The cart's total and whether it can be finished; 'Salvar' opens the finish dialog (WIZ-009, WIZ-010). */
export const CheckoutRail = ({ cart, pending, secondary, onSave }: CheckoutRailProps) => {
  const isOnline = useIsOnline()
  const perWp = formatPricePerWp(cart)
  const save = {
    label: 'Salvar',
    variant: 'next',
    size: 'md',
    reasonAs: 'tooltip',
    permission: savePermission(cart, !isOnline && pending.length > 0),
    onRun: onSave,
  } as const
  return (
    <SummaryRail
      title="Resumo"
      note={describeCart(cart)}
      lines={listLines(cart, pending)}
      total={{ value: <ChangingTotal reais={cart.totalInvoice} />, ...(perWp !== undefined && { note: perWp }) }}
      facts={decisionFacts(cart)}
      primary={<ActionButton {...save} isWide />}
      compactPrimary={<ActionButton {...save} />}
      secondary={secondary}
    />
  )
}
