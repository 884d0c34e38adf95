import { generatorSentences } from '@girassol/domain/generator'
import { Notice } from '../../ui/notice.tsx'
import { ProductBrowser } from '../catalogue/index.ts'
import classes from './equipment-step.module.css'
import { KitComparison } from './kit-comparison.tsx'
import type { KitSearch } from './use-kit-search.ts'

type Unfound = NonNullable<KitSearch['unfound']>

/** Why no kit was found, and what would work instead (C-22, KIT-002). */
const NoKit = ({ unfound, onChosen }: { readonly unfound: Unfound; readonly onChosen: () => void }) => (
  <div className={classes.unfound}>
    <Notice tone="attention" title={generatorSentences.kitNotFound}>
      {unfound.reason?.text}
    </Notice>
    {unfound.kits.length > 0 && <KitComparison proposals={unfound} chooseLabel="Usar este kit" onChosen={onChosen} />}
  </div>
)

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
      {unfound !== undefined && <NoKit unfound={unfound} onChosen={chosen} />}
      <ProductBrowser />
    </>
  )
}
