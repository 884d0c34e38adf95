import { moveClaimBody } from '@girassol/contract/claims/claim-body'
import { needsReason } from '@girassol/domain/claims'
import { Textarea } from '@mantine/core'
import { formatDate } from '../../../lib/format.ts'
import { afterSave } from '../../../lib/use-drafted-state.ts'
import { useSchemaForm } from '../../../lib/use-schema-form.ts'
import { optional } from '../../../ui/optional-label.tsx'
import { RecordDialog } from '../../../ui/record-list/record-dialog.tsx'
import { useClaimSide } from '../use-claim-side.ts'
import { describeMove } from './claim-moves.ts'
import { type MoveDialogProps, useMoveFromDialog } from './use-move-claim.ts'

const useMoveForm = ({ claim, to }: MoveDialogProps, label: string) => {
  const isNeeded = needsReason(claim.status, to)
  return useSchemaForm({
    schema: moveClaimBody,
    initial: { reason: '' },
    labels: { reason: label },
    drafted: { form: `claim-${to}`, record: claim.id, version: claim.version },
    toBody: ({ reason }) => ({ to, reason, version: claim.version }),
    rules: ({ reason }) => (isNeeded && reason.trim() === '' ? { reason: 'Campo obrigatório' } : {}),
  })
}

/** CLM-002, CLM-008: confirms a move, with its text. */
export const MoveDialog = (props: MoveDialogProps) => {
  const { claim, to, onReload, onClose } = props
  const side = useClaimSide()
  const lastDay = claim.reopenableUntil === null ? null : formatDate(claim.reopenableUntil)
  const words = describeMove({ status: claim.status, lastDay }, to, side)
  const text = words.textLabel ?? 'Observação'
  const form = useMoveForm(props, text)
  const { label, ...field } = form.getTextProps('reason')
  const saving = useMoveFromDialog({ ...props, onClose: afterSave(form.draft, onClose) })
  return (
    <RecordDialog
      width="decision"
      title={to === 'CANCELED' ? words.label : `${words.label}: ${claim.protocol}`}
      verb={words.label}
      runningVerb={words.runningLabel}
      form={form}
      saving={saving}
      onReload={onReload}
      onClose={onClose}
    >
      <p>{words.consequence}</p>
      <Textarea
        {...field}
        label={needsReason(claim.status, to) ? label : optional(label)}
        autosize
        minRows={3}
        maxRows={8}
      />
    </RecordDialog>
  )
}
