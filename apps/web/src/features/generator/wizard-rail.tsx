import type { OrderView } from '@girassol/contract/orders'
import { Skeleton } from '@mantine/core'
import { formatCount, formatPower, formatReaisPerWatt } from '../../lib/format.ts'
import { useSession } from '../../shell/session.tsx'
import { ActionButton } from '../../ui/action-button.tsx'
import { ChangingTotal } from '../../ui/changing-total.tsx'
import { SummaryRail, type SummaryRailProps } from '../../ui/summary-rail.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import { MiniCart, priceLines } from '../cart/index.ts'
import { BasketFit } from './basket-fit.tsx'
import { partsOf } from './cart-parts.ts'
import type { Step } from './wizard-step.ts'

const kilograms = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const noteOf = (cart: OrderView | null): string => {
  if (cart === null || cart.invoiceItems.length === 0) return 'Nenhum produto ainda'
  const count = cart.invoiceItems.length
  const power = cart.kitPower > 0 ? [formatPower(cart.kitPower * 1000)] : []
  const weight = cart.totalWeight > 0 ? [`${kilograms.format(cart.totalWeight)} kg`] : []
  return [...power, count === 1 ? '1 produto' : `${formatCount(count)} produtos`, ...weight].join(' · ')
}

/** Price of one watt of the generator; nothing without panels or without permission to see prices. */
const perWattOf = (cart: OrderView | null): string | undefined => {
  if (cart === null || cart.totalInvoice === null || cart.kitPower <= 0) return undefined
  return formatReaisPerWatt(cart.totalInvoice / (cart.kitPower * 1000))
}

const linesOf = (cart: OrderView): SummaryRailProps['lines'] => [
  { label: 'Equipamentos', value: <MoneyText reais={cart.subTotal} /> },
  cart.addressType === null
    ? { label: 'Frete', value: 'na etapa 4', isPending: true }
    : { label: 'Frete', value: <MoneyText reais={cart.freightValue} /> },
  ...Object.values(priceLines(cart)),
]

const advance = {
  1: { label: 'Avançar para os equipamentos', to: 2 },
  2: { label: 'Avançar para o resumo', to: 3 },
  3: { label: 'Avançar para entrega', to: 4 },
} as const satisfies Record<number, { label: string; to: Step }>

export type WizardRailProps = {
  readonly cart: OrderView | null
  /** Not known yet: no figure is shown that would change at once. */
  readonly isLoading: boolean
  readonly step: keyof typeof advance
  readonly onGo: (step: Step) => void
}

/** What the generator is so far: power, parts that are missing, total and price per Wp, and the way on. */
export const WizardRail = ({ cart, isLoading, step, onGo }: WizardRailProps) => {
  const isSummary = step === 3
  const { label, to } = advance[step]
  // In step 1 'Buscar' is what comes next.
  const variant = step === 1 ? 'default' : 'next'
  const notes = isLoading ? [] : partsOf(cart)
  const perWatt = perWattOf(cart)
  const { canViewProductPrices } = useSession()
  // An empty cart costs nothing, but to whom prices are hidden even that is not told (C-29).
  const nothingYet = canViewProductPrices ? 0 : null
  return (
    <SummaryRail
      title={isSummary ? 'Resumo' : 'Seu gerador'}
      note={isLoading ? 'Carregando' : noteOf(cart)}
      notes={isSummary ? notes.filter(({ tone }) => tone === 'missing') : notes}
      {...(isSummary && cart !== null && { lines: linesOf(cart) ?? [] })}
      total={{
        value: isLoading ? (
          <Skeleton width={128} height={29} />
        ) : (
          <ChangingTotal reais={cart === null ? nothingYet : cart.totalInvoice} />
        ),
        ...(perWatt !== undefined && { note: perWatt }),
      }}
      primary={<ActionButton label={label} variant={variant} size="md" isWide onRun={() => onGo(to)} />}
      compactPrimary={<ActionButton label="Avançar" name={label} variant={variant} size="md" onRun={() => onGo(to)} />}
      secondary={
        isSummary && <ActionButton label="Voltar aos equipamentos" variant="text" isWide onRun={() => onGo(2)} />
      }
    >
      {!isSummary && cart !== null && cart.invoiceItems.length > 0 && <MiniCart cart={cart} />}
      <BasketFit cart={cart} />
    </SummaryRail>
  )
}
