import type { ApiError } from '../../lib/api-error.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './decision.module.css'

export type DecisionRefusalProps = {
  readonly refusal: ApiError | undefined
  /** Closes the dialog and shows the current record. */
  readonly onSeeNow: () => void
}

/** Why nothing was changed: which user did what meanwhile, and a button to show it. */
export const DecisionRefusal = ({ refusal, onSeeNow }: DecisionRefusalProps) =>
  refusal === undefined ? null : (
    <Notice tone="danger" isAlert isInline>
      {refusal.message}
      {refusal.status === 409 && (
        <div className={classes.now}>
          <ActionButton label="Ver como está agora" size="compact" onRun={onSeeNow} />
        </div>
      )}
    </Notice>
  )
