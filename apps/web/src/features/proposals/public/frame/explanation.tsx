import { IconX } from '@tabler/icons-react'
import classes from './explanation.module.css'

type ExplanationProps = { readonly sentence: string | undefined; readonly onDismiss: () => void }

/** Why a button does nothing now, above the foot of the screen. */
export const Explanation = ({ sentence, onDismiss }: ExplanationProps) => (
  <div role="status" className={classes.place}>
    {sentence !== undefined && (
      <div className={classes.box}>
        <p>{sentence}</p>
        <button type="button" aria-label="Fechar aviso" onClick={onDismiss}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    )}
  </div>
)
