import type { ApiError } from '../lib/api-error.ts'
import { ActionButton } from './action-button.tsx'
import { Notice } from './notice.tsx'

type ChangedNoticeProps = { readonly refusal: ApiError | undefined; readonly onReload: () => void }

/** Why the whole form was refused; after a change by another user, a button shows the new values. */
export const ChangedNotice = ({ refusal, onReload }: ChangedNoticeProps) =>
  refusal && (
    <Notice
      tone={refusal.reason === 'changedMeanwhile' ? 'attention' : 'danger'}
      isAlert
      {...(refusal.reason === 'changedMeanwhile' && {
        action: <ActionButton label="Ver como está agora" size="compact" onRun={onReload} />,
      })}
    >
      {refusal.message}
    </Notice>
  )
