import { Checkbox } from '@mantine/core'
import { ActionButton } from '../../ui/action-button.tsx'
import classes from './print-dialog.module.css'

type Props = {
  readonly name: string
  readonly isChosen: boolean
  readonly refusal: string | undefined
  readonly onToggle: () => void
  /** For an NF-e: opens it. */
  readonly onView: (() => void) | undefined
}

/** A document that may be printed; a refused one can be focused and shows why. */
export const PrintOptionRow = ({ name, isChosen, refusal, onToggle, onView }: Props) => (
  <li className={classes.option} data-refused={refusal !== undefined || undefined}>
    <Checkbox
      label={name}
      description={refusal}
      checked={isChosen}
      aria-disabled={refusal !== undefined || undefined}
      onChange={() => {
        if (refusal === undefined) onToggle()
      }}
    />
    {onView !== undefined && refusal === undefined && (
      <ActionButton label="Ver" name={`Ver ${name}`} variant="text" size="compact" onRun={onView} />
    )}
  </li>
)
