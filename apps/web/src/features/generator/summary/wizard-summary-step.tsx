import { readProposals } from '@girassol/contract/generator'

import { useHasRail } from '../../../lib/media.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LockedFields } from '../../../ui/locked-fields.tsx'
import { SkeletonCards, SkeletonLines } from '../../../ui/skeletons.tsx'
import { CartItems, useCart } from '../../cart/index.ts'
import { GridPanel } from '../../grid/index.ts'
import { awaitsApproval } from '../../purchase-approvals/index.ts'
import { BasketFit } from '../basket/basket-fit.tsx'
import { choicesFrom } from '../choosing/kit-choices.ts'
import { NoKit } from '../choosing/no-kit.tsx'
import type { KitSearch } from '../choosing/use-kit-search.ts'
import { ChosenKit } from './chosen-kit.tsx'
import { KitComparison } from './kit-comparison.tsx'
import classes from './wizard-summary-step.module.css'

/** The cart's kit beside the other proposals; a cart filled by hand has none. */
const Kits = ({ search, onResize }: Pick<SummaryStepProps, 'search' | 'onResize'>) => {
  const { data, isLoading } = useEndpointQuery(readProposals, {})
  if (isLoading) return <SkeletonCards cards={3} height={472} />
  if (data === undefined) return null
  return (
    <>
      <ChosenKit chosen={choicesFrom(data.options)} search={search} />
      {data.reason !== null && (
        <NoKit title="A combinação escolhida não forma um kit" proposals={data} search={search} />
      )}
      {data.kits.length > 0 && <KitComparison proposals={data} onResize={onResize} />}
    </>
  )
}

export type SummaryStepProps = {
  readonly search: KitSearch
  readonly onAddProducts: () => void
  /** Opens the first step with a power in watts. */
  readonly onResize: (powerW: number) => void
}

/** Step 3: the items of the cart, read again on entry (WIZ-008), and the kits to compare. */
export const WizardSummaryStep = ({ search, onAddProducts, onResize }: SummaryStepProps) => {
  const { cart, isLoading } = useCart({ isReloaded: true })
  // The rail shows it, when there is one.
  const hasRail = useHasRail()
  if (isLoading) return <SkeletonLines lines={6} />
  if (cart === null || cart.invoiceItems.length === 0) {
    return (
      <EmptyState
        title="Seu carrinho está vazio"
        text="Os produtos que você escolher aparecem aqui."
        action={<ActionButton label="Adicionar produtos" onRun={onAddProducts} />}
      />
    )
  }
  return (
    <div className={classes.step}>
      <LockedFields isLocked={awaitsApproval(cart)}>
        {cart.generator !== null && <Kits search={search} onResize={onResize} />}
        {!hasRail && <BasketFit cart={cart} />}
        <GridPanel key={cart.generator?.supply ?? ''} cart={cart} />
      </LockedFields>
      <CartItems cart={cart} onAddProducts={onAddProducts} />
    </div>
  )
}
