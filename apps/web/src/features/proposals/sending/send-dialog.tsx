import { listProposals, type ProposalView, readProposal, sendProposal } from '@girassol/contract/proposals'
import type { MissingToSend } from '@girassol/domain/proposals'
import { isRefusal } from '../../../lib/api-error.ts'
import { formatCents, formatDate, missing as noValue } from '../../../lib/format.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { MissingParts } from './missing-parts.tsx'
import classes from './sending.module.css'

export type SendDialogProps = {
  /** As saved. */
  readonly proposal: ProposalView
  /** As typed: '' when it is missing. */
  readonly validUntil: string
  readonly finalCents: number
  readonly missing: readonly MissingToSend[]
  readonly isSaving: boolean
  /** Saves what is typed, if anything changed, and continues with the saved draft. */
  readonly save: (onSaved: (saved: ProposalView) => void) => void
  readonly saveError: unknown
  readonly getFieldId: (field: string) => string
  readonly onSent: (sent: ProposalView) => void
  readonly onClose: () => void
}

/** Saves the draft, then sends exactly what was saved (PROP-008). */
const useSending = ({ proposal: { id }, validUntil, save, onSent }: SendDialogProps) => {
  const sending = useEndpointMutation(sendProposal, {
    isOnce: true,
    refreshes: [listProposals, readProposal],
    onSuccess: ({ proposal, link }) => onSent({ ...proposal, link }),
  })
  const send = () =>
    save(({ version }) => sending.mutate({ params: { id }, body: { version, ...(validUntil && { validUntil }) } }))
  return { send, isSending: sending.isPending, error: sending.error }
}

/** The parts that the server found missing, which the browser could not know. */
const findRefusedParts = (error: unknown): readonly MissingToSend[] =>
  isRefusal(error)
    ? error.errors.map(({ property, constraints }) => ({
        field: property,
        message: Object.values(constraints)[0] ?? error.message,
      }))
    : []

const MissingDialog = ({ proposal, missing, getFieldId, onClose }: SendDialogProps) => (
  <Dialog
    isOpen
    title={`Enviar proposta ${proposal.number}`}
    onClose={onClose}
    footer={<ActionButton label="Voltar à proposta" onRun={onClose} />}
  >
    <MissingParts missing={missing} getFieldId={getFieldId} onClose={onClose} />
  </Dialog>
)

const Facts = ({ proposal, finalCents, validUntil }: SendDialogProps) => (
  <dl className={classes.facts}>
    {[
      { label: 'Versão', value: proposal.versionNumber },
      { label: 'Preço final', value: formatCents(finalCents) },
      { label: 'Válida até', value: validUntil === '' ? noValue : formatDate(validUntil) },
    ].map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

const Sending = (props: SendDialogProps) => {
  const { proposal, onClose, isSaving, saveError, getFieldId } = props
  const { send, isSending, error } = useSending(props)
  const refused = findRefusedParts(error)
  const failure = error ?? saveError
  const isReplacing = proposal.currentVersion !== null
  return (
    <Dialog
      isOpen
      title={`Enviar proposta ${proposal.number}`}
      isStatic={isSending || isSaving}
      onClose={onClose}
      footer={
        <DialogActions
          verb="Enviar"
          runningVerb="Enviando…"
          isRunning={isSending || isSaving}
          onRun={send}
          onCancel={onClose}
        />
      }
    >
      <p>
        Depois de enviada, esta versão não muda mais. Você recebe um link para mandar ao cliente
        {isReplacing ? ', o mesmo da versão anterior, que passa a mostrar esta' : ''}.
      </p>
      <Facts {...props} />
      {refused.length > 0 && <MissingParts missing={refused} getFieldId={getFieldId} onClose={onClose} />}
      {refused.length === 0 && isRefusal(failure) && (
        <Notice tone="danger" isAlert>
          {failure.message}
        </Notice>
      )}
    </Dialog>
  )
}

/** PROP-008: lists what is missing, or asks before the version is sent. */
export const SendDialog = (props: SendDialogProps) =>
  props.missing.length > 0 ? <MissingDialog {...props} /> : <Sending {...props} />
