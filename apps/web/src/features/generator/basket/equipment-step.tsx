import type { OrderView } from '@girassol/contract/orders'
import { generatorSentences } from '@girassol/domain/generator'
import { useHasRail } from '../../../lib/media.ts'
import { ProductBrowser } from '../../catalogue/index.ts'
import { NoKit } from '../choosing/no-kit.tsx'
import type { KitSearch } from '../choosing/use-kit-search.ts'
import { KitComparison } from '../summary/kit-comparison.tsx'
import { BasketFit } from './basket-fit.tsx'
import classes from './equipment-step.module.css'

export type EquipmentStepProps = {
  readonly cart: OrderView | null
  readonly search: KitSearch
  /** One of the alternatives is now in the cart. */
  readonly onKitChosen: () => void
  /** Opens the first step with a power in watts. */
  readonly onResize: (powerW: number) => void
}

/** Step 2: single products, below the result of the search (WIZ-005…007). */
export const EquipmentStep = ({ cart, search, onKitChosen, onResize }: EquipmentStepProps) => {
  const { unfound, forgetUnfound } = search
  // The rail shows it, when there is one.
  const hasRail = useHasRail()
  const chosen = () => {
    forgetUnfound()
    onKitChosen()
  }
  return (
    <>
      {unfound !== undefined && (
        <div className={classes.unfound}>
          <NoKit title={generatorSentences.kitNotFound} proposals={unfound} search={search} />
          {unfound.kits.length > 0 && (
            <KitComparison proposals={unfound} chooseLabel="Usar este kit" onChosen={chosen} onResize={onResize} />
          )}
        </div>
      )}
      {!hasRail && <BasketFit cart={cart} />}
      <ProductBrowser />
    </>
  )
}
