import type { OrderView } from '@girassol/contract/orders'
import { describeFreight } from '@girassol/domain/freight'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSession } from '../../../access/session.tsx'
import { formatCount, formatPower, formatWeight } from '../../../lib/format.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChangingTotal } from '../../../ui/changing-total.tsx'
import { type RailNote, SummaryRail, type SummaryRailProps } from '../../../ui/summary-rail.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { decisionFacts, formatPricePerWp } from '../figures/decision-facts.tsx'
import { MiniCart } from '../items/mini-cart.tsx'
import { priceLines } from '../prices/price-lines.tsx'
import { OtherCartNotice } from './other-cart-notice.tsx'
import { type Step, stepBefore } from './purchase-flow.ts'
import type { Purchase } from './use-purchase.ts'

const describeCart = (cart: OrderView | null): string => {
  if (cart === null || cart.invoiceItems.length === 0) return 'Nenhum produto ainda'
  const count = cart.invoiceItems.length
  const power = cart.kitPower > 0 ? [formatPower(cart.kitPower * 1000)] : []
  const weight = cart.totalWeight > 0 ? [formatWeight(cart.totalWeight)] : []
  return [...power, count === 1 ? '1 produto' : `${formatCount(count)} produtos`, ...weight].join(' · ')
}

/** USE-006; no line where the table has no freight. */
const freightLines = ({ addressType, freightKind, freightPercentage, freightValue }: OrderView) => {
  if (addressType === null) return [{ label: 'Frete', value: 'na última etapa', isPending: true }]
  const label = describeFreight(freightKind, freightPercentage)
  return label === null ? [] : [{ label, value: <MoneyText reais={freightValue} /> }]
}

const listLines = (cart: OrderView): SummaryRailProps['lines'] => [
  { label: 'Equipamentos', value: <MoneyText reais={cart.subTotal} /> },
  ...freightLines(cart),
  ...Object.values(priceLines(cart)),
]

const advance = {
  1: { label: 'Avançar para os equipamentos', to: 2 },
  2: { label: 'Avançar para o resumo', to: 3 },
  3: { label: 'Avançar para entrega', to: 4 },
} as const satisfies Record<number, { label: string; to: Step }>

/** WIZ-014: kits and promotions start with their step 2. */
const noPreviousStep = 'A compra começa nesta etapa.'

const BackButton = ({ purchase: { flow, step, go } }: { readonly purchase: Purchase }) => {
  const before = stepBefore(step, flow)
  if (before === null && step === 1) return null
  return (
    <ActionButton
      label={step === 3 && flow.type === 'MP' ? 'Voltar aos equipamentos' : 'Voltar'}
      variant="text"
      isWide
      reasonAs="tooltip"
      permission={before === null ? { allowed: false, reason: noPreviousStep } : { allowed: true }}
      onRun={() => {
        if (before !== null) go(before)
      }}
    />
  )
}

export type PurchaseRailProps = {
  readonly purchase: Purchase
  readonly step: keyof typeof advance
  readonly extras?:
    | {
        /** The title of the panel before the summary. */
        readonly title?: string
        /** Which parts the cart has and which are missing. */
        readonly notes?: readonly RailNote[]
        /** Content of the flow about the cart, between its items and the total. */
        readonly children?: ReactNode
        /** The step has its own primary button, so the panel has no yellow one. */
        readonly isQuiet?: boolean
      }
    | undefined
}

/** The current cart: power, missing parts, total, price per Wp, and the buttons to go forward and back. */
export const PurchaseRail = ({ purchase, step, extras = {} }: PurchaseRailProps) => {
  const { cart, otherCart, isLoading, isStepPending, go } = purchase
  const { title = 'Seu carrinho', notes = [], children, isQuiet = false } = extras
  const { canViewProductPrices } = useSession()
  const isSummary = step === 3
  const { label, to } = advance[step]
  const variant = isQuiet ? 'default' : 'next'
  const button = { label, variant, size: 'md', isRunning: isStepPending, onRun: () => go(to) } as const
  const perWp = formatPricePerWp(cart)
  // An empty cart costs nothing, but users who do not see prices do not see that either (C-29).
  const nothingYet = canViewProductPrices ? 0 : null
  return (
    <SummaryRail
      title={isSummary ? 'Resumo' : title}
      note={isLoading ? 'Carregando' : describeCart(cart)}
      notes={isLoading ? [] : notes}
      {...(isSummary && cart !== null && { lines: listLines(cart) ?? [] })}
      total={{
        value: isLoading ? (
          <Skeleton width={128} height={29} />
        ) : (
          <ChangingTotal reais={cart === null ? nothingYet : cart.totalInvoice} />
        ),
        ...(perWp !== undefined && { note: perWp }),
      }}
      facts={isLoading ? [] : decisionFacts(cart)}
      primary={<ActionButton {...button} isWide />}
      compactPrimary={<ActionButton {...button} label="Avançar" name={label} />}
      secondary={<BackButton purchase={purchase} />}
    >
      {!isSummary && cart !== null && cart.invoiceItems.length > 0 && <MiniCart cart={cart} />}
      {otherCart !== null && <OtherCartNotice cart={otherCart} />}
      {children}
    </SummaryRail>
  )
}
