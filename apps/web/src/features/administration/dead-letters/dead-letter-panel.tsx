import { type DeadLetter, listDeadLetters, retryDeadLetter } from '@girassol/contract/inbound'
import { formatDateTime } from '../../../lib/format.ts'
import { useEndpointMutation } from '../../../lib/use-endpoint.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { toast } from '../../../ui/toaster.tsx'
import classes from './dead-letter.module.css'

export const sourceLabels: Readonly<Record<DeadLetter['source'], string>> = {
  erp: 'ERP',
  payments: 'Pagamentos',
  freight: 'Frete',
}

const useRetry = (letter: DeadLetter, onClose: () => void) =>
  useEndpointMutation(retryDeadLetter, {
    refreshes: [listDeadLetters],
    failure: 'A mensagem não foi processada. Tente de novo.',
    onSuccess: ({ outcome, reason }) => {
      if (outcome === 'dead') toast.failures([`Ainda não deu: ${reason ?? letter.reason}`])
      else toast.success('Mensagem processada.')
      onClose()
    },
  })

/** A message in full, why it could not be processed, and the button to retry it once the cause is fixed (C-140). */
export const DeadLetterPanel = ({ letter, onClose }: { readonly letter: DeadLetter; readonly onClose: () => void }) => {
  const retry = useRetry(letter, onClose)
  return (
    <SidePanel isOpen title="Mensagem não aproveitada" onClose={onClose}>
      <div className={classes.panel}>
        <Notice tone="attention">{letter.reason}</Notice>
        <Facts
          items={[
            { label: 'De', value: sourceLabels[letter.source] },
            { label: 'Evento', value: letter.event },
            { label: 'Chegou', value: formatDateTime(letter.receivedAt) },
            {
              label: 'Pedido',
              value:
                letter.invoiceId === null ? (
                  'Nenhum'
                ) : (
                  <AppLink to={`/pedidos/${letter.invoiceId}`}>{letter.invoiceId}</AppLink>
                ),
            },
            ...(letter.retriedAt === null
              ? []
              : [{ label: 'Última tentativa', value: formatDateTime(letter.retriedAt) }]),
          ]}
        />
        <pre className={classes.payload}>{JSON.stringify(letter.payload, null, 2)}</pre>
        <ActionButton
          label="Processar de novo"
          runningLabel="Processando…"
          variant="next"
          isRunning={retry.isPending}
          onRun={() => retry.mutate({ params: { id: letter.id } })}
        />
      </div>
    </SidePanel>
  )
}
