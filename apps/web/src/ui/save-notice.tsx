import { isRefusal, toSentences } from '../lib/api-error.ts'
import { ChangedNotice } from './changed-notice.tsx'
import { Notice } from './notice.tsx'

type SaveNoticeProps = { readonly error: unknown; readonly onReload: () => void }

/** Why a form was not saved, shown in the form itself: refused, changed by another user, or without a response. */
export const SaveNotice = ({ error, onReload }: SaveNoticeProps) => {
  if (error === null || error === undefined) return null
  if (isRefusal(error)) return <ChangedNotice refusal={error} onReload={onReload} />
  return (
    <Notice tone="danger" isAlert>
      {toSentences(error, 'Não foi salvo. Tente de novo.').join(' ')}
    </Notice>
  )
}
