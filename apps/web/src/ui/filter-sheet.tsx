import type { ReactNode } from 'react'
import { ActionButton } from './action-button.tsx'
import { Dialog } from './dialog.tsx'
import classes from './filter-bar.module.css'

export type FilterSheetProps = {
  readonly fields?: ReactNode
  readonly aside?: ReactNode
  readonly resultLabel: string
  readonly onClear: () => void
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
        <ActionButton label="Limpar filtros" variant="text" onRun={onClear} />
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
