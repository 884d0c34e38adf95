import { listAuditEntries } from '@girassol/contract/administration'
import { dismissFailure, type Failure, listFailures, retryFailure } from '@girassol/contract/failures'
import { failureKindLabels } from '@girassol/domain/failures'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { toast } from '../../ui/toaster.tsx'
import classes from './failure-list-screen.module.css'
import { RecordName, retriedText, triesText } from './failure-words.tsx'

type PanelProps = { readonly failure: Failure; readonly onClose: () => void }

const refreshes = [listFailures, listAuditEntries] as const

const DismissDialog = ({ failure, onClose, onDone }: PanelProps & { readonly onDone: () => void }) => {
  const dismiss = useEndpointMutation(dismissFailure, { refreshes, success: 'Falha descartada', onSuccess: onDone })
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title="Descartar esta falha"
      verb="Descartar"
      runningVerb="Descartando…"
      isRunning={dismiss.isPending}
      onConfirm={() => dismiss.mutate({ params: { failure: failure.id } })}
      onClose={onClose}
    >
      {failure.label} não será tentado de novo. O registro de alterações guarda que você descartou.
    </ConfirmDialog>
  )
}

const FailureFacts = ({ failure }: Pick<PanelProps, 'failure'>) => (
  <Facts
    items={[
      { label: 'Operação', value: `${failureKindLabels[failure.kind]} · ${failure.label}` },
      { label: 'Registro', value: <RecordName record={failure.record} /> },
      { label: 'Começou', value: formatDateTime(failure.startedAt) },
      { label: 'Última tentativa', value: formatDateTime(failure.failedAt) },
      { label: 'Quantas vezes', value: triesText(failure.tries) },
      {
        label: 'Próxima tentativa',
        value: failure.nextTryAt === null ? 'o portal parou de tentar' : formatDateTime(failure.nextTryAt),
      },
    ]}
  />
)

/** One failure in full: its cause, its record, and the two actions for it (C-140). */
export const FailurePanel = ({ failure, onClose }: PanelProps) => {
  const [isConfirming, setConfirming] = useState(false)
  const retry = useEndpointMutation(retryFailure, {
    refreshes,
    onSuccess: ({ retried }) => {
      if (retried === 0) toast.info('Outra pessoa já pediu: está sendo tentado de novo.')
      else toast.success(retriedText(retried))
      onClose()
    },
  })
  return (
    <SidePanel isOpen title={failure.label} isStatic={isConfirming} onClose={onClose}>
      <div className={classes.panel}>
        <Notice tone="attention">{failure.reason}</Notice>
        <FailureFacts failure={failure} />
        {failure.detail !== '' && (
          <details>
            <summary>Detalhe técnico</summary>
            <pre className={classes.detail}>{failure.detail}</pre>
          </details>
        )}
        <div className={classes.buttons}>
          <ActionButton
            label={failure.nextTryAt === null ? 'Tentar de novo' : 'Tentar agora'}
            runningLabel="Pedindo…"
            variant="next"
            permission={failure.retry}
            isRunning={retry.isPending || retry.isSuccess}
            onRun={() => retry.mutate({ params: { failure: failure.id } })}
          />
          {failure.nextTryAt === null && (
            <ActionButton label="Descartar" variant="text" onRun={() => setConfirming(true)} />
          )}
        </div>
      </div>
      {isConfirming && <DismissDialog failure={failure} onClose={() => setConfirming(false)} onDone={onClose} />}
    </SidePanel>
  )
}
