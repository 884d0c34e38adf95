import type { TriangulationView } from '@girassol/contract/triangulation'
import { formatDate, formatTime } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'

const moment = (iso: string): string => `${formatDate(iso)} às ${formatTime(iso)}`

const next = {
  PROCESSING:
    'O ERP está processando. Os dados não podem ser alterados. A NF-e aparece aqui quando a operação for aprovada.',
  APPROVED: 'O ERP aprovou a operação. A NF-e de remessa já pode ser vista.',
} as const

/** TRI-010, C-76: who released the operation and what happens next, or why the ERP refused it. */
export const ReleaseNotice = ({ view }: { readonly view: TriangulationView }) => {
  const { status, released, refusal } = view
  if (refusal !== null) {
    return (
      <Notice tone="danger" title={refusal.reason}>
        Em {moment(refusal.at)}. Corrija os dados, salve e libere de novo.
      </Notice>
    )
  }
  if (released === null || (status !== 'PROCESSING' && status !== 'APPROVED')) return null
  const by = released.isMine ? 'você' : released.by
  return (
    <Notice tone="info" title={`Operação liberada por ${by} em ${moment(released.at)}.`}>
      {next[status]}
    </Notice>
  )
}
