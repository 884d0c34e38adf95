import type { NeedView } from '@girassol/contract/substitutions'
import { ActionButton } from '../../ui/action-button.tsx'
import classes from './item-need.module.css'
import { loadSubstituteDialog } from './substitute-dialog-part.ts'

export type ItemNeedProps = {
  readonly need: NeedView
  readonly productName: string
  /** Absent for a user who may not choose another product here. */
  readonly onReplace?: (() => void) | undefined
}

/** Why an item should be replaced, and the way to its substitutes (SUB-007). */
export const ItemNeed = ({ need, productName, onReplace }: ItemNeedProps) => (
  <span className={classes.need} data-reason={need.reason}>
    <span className={classes.reason}>{need.text}</span>
    {onReplace !== undefined && (
      <ActionButton
        label="Ver substitutos"
        name={`Ver substitutos de ${productName}`}
        variant="text"
        size="compact"
        load={loadSubstituteDialog}
        onRun={onReplace}
      />
    )}
  </span>
)
