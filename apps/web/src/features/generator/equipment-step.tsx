import { generatorSentences } from '@girassol/domain/generator'
import { ProductBrowser } from '../catalogue/index.ts'
import classes from './equipment-step.module.css'
import { KitComparison } from './kit-comparison.tsx'
import { NoKit } from './no-kit.tsx'
import type { KitSearch } from './use-kit-search.ts'

export type EquipmentStepProps = {
  readonly search: KitSearch
  /** One of the alternatives is in the cart now. */
  readonly onKitChosen: () => void
}

/** Step 2: single products, below what the search found out (WIZ-005…007). */
export const EquipmentStep = ({ search, onKitChosen }: EquipmentStepProps) => {
  const { unfound, forgetUnfound } = search
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
            <KitComparison proposals={unfound} chooseLabel="Usar este kit" onChosen={chosen} />
          )}
        </div>
      )}
      <ProductBrowser />
    </>
  )
}
