import type { ReactNode } from 'react'
import { ActionButton } from './action-button.tsx'
import { Dialog } from './dialog.tsx'
import classes from './filter-bar.module.css'

export type FilterSheetProps = {
  readonly fields?: ReactNode
  readonly aside?: ReactNode
  readonly resultLabel: string
  /** Nothing to clear without it. */
  readonly onClear: (() => void) | undefined
  readonly onClose: () => void
}

/** The filters of a list on the phone, over the whole screen. Load it lazily. */
export const FilterSheet = ({ fields, aside, resultLabel, onClear, onClose }: FilterSheetProps) => (
  <Dialog
    isOpen
    title="Filtros"
    onClose={onClose}
    footer={
      <>
        {onClear !== undefined && <ActionButton label="Limpar filtros" variant="text" onRun={onClear} />}
        <ActionButton label={resultLabel} variant="next" onRun={onClose} />
      </>
    }
  >
    <div className={classes.sheet}>
      {fields}
      {aside !== undefined && <div className={classes.order}>{aside}</div>}
    </div>
  </Dialog>
)
