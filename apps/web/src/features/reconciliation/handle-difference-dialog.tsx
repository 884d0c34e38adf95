import { showWorkQueue } from '@girassol/contract/dashboard'
import {
  handleDifference,
  listReconciliationRows,
  type ReconciliationRow,
  showReconciliation,
} from '@girassol/contract/reconciliation'
import { describeKind, reconciledSystemLabels } from '@girassol/domain/reconciliation'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal, toSentences } from '../../lib/api-error.ts'
import { formatReais, hidden } from '../../lib/format.ts'
import { refreshEndpoints, useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toaster.tsx'
import classes from './reconciliation.module.css'

const changed = [listReconciliationRows, showReconciliation, showWorkQueue]
const longestComment = 300
const failed = 'Não deu para marcar como tratada. Tente de novo.'

type DialogProps = { readonly row: ReconciliationRow; readonly onClose: () => void }

/** A refusal (409) stays in the dialog, and the list behind it is read again. */
const useHandling = ({ row, onClose }: DialogProps) => {
  const client = useQueryClient()
  const call = useEndpointMutation(handleDifference, {
    success: 'Diferença marcada como tratada',
    failure: false,
    refreshes: changed,
    onSuccess: onClose,
  })
  const handleError = (error: unknown) => {
    if (isRefusal(error)) void refreshEndpoints(client, changed)
    else toast.failures(toSentences(error, failed))
  }
  return {
    handle: (comment: string) =>
      call.mutate({ params: { id: row.id }, body: { comment, version: row.version } }, { onError: handleError }),
    isRunning: call.isPending || call.isSuccess,
    refusal: isRefusal(call.error) ? toSentences(call.error, failed)[0] : undefined,
  }
}

const DifferenceFacts = ({ row: { orders, reference, kind, system, difference } }: Pick<DialogProps, 'row'>) => (
  <Facts
    items={[
      { label: orders.length === 0 ? 'Referência' : 'Pedido', value: orders[0]?.id ?? reference },
      { label: reconciledSystemLabels[system], value: describeKind(kind, system) },
      { label: 'Diferença', value: difference === null ? hidden : formatReais(difference) },
    ]}
  />
)

/** REL-013: says what was done about a difference; it is then not open any more. */
export const HandleDifferenceDialog = ({ row, onClose }: DialogProps) => {
  const [comment, setComment] = useState('')
  const { handle, isRunning, refusal } = useHandling({ row, onClose })
  return (
    <ConfirmDialog
      isOpen
      title="Marcar como tratada"
      verb="Marcar como tratada"
      runningVerb="Salvando…"
      isRunning={isRunning}
      comment={{
        label: 'O que foi feito',
        value: comment,
        onChange: (text) => setComment(text.slice(0, longestComment)),
        isRequired: true,
        refusal: 'Diga o que foi feito.',
      }}
      onConfirm={() => handle(comment.trim())}
      onClose={onClose}
    >
      <div className={classes.content}>
        <DifferenceFacts row={row} />
        <p>O comentário fica com o seu nome. Se os valores mudarem, a diferença volta a ficar em aberto.</p>
        {refusal !== undefined && (
          <Notice tone="danger" isInline isAlert>
            {refusal}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  )
}
