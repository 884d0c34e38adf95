import type { ApiError } from '../../lib/api-error.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Notice } from '../../ui/notice.tsx'

export type DecisionRefusalProps = {
  readonly refusal: ApiError | undefined
  /** Closes the dialog over the record as it is now. */
  readonly onSeeNow: () => void
}

/** Why nothing was done: who did what meanwhile, and the way to see it. */
export const DecisionRefusal = ({ refusal, onSeeNow }: DecisionRefusalProps) =>
  refusal === undefined ? null : (
    <Notice
      tone="danger"
      isAlert
      isInline
      {...(refusal.status === 409 && {
        action: <ActionButton label="Ver como está agora" size="compact" onRun={onSeeNow} />,
      })}
    >
      {refusal.message}
    </Notice>
  )
