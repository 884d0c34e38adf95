import { type DeadLetter, handleDeadLetter, listDeadLetters, retryDeadLetter } from '@girassol/contract/inbound'
import { isReason, reasonSentence } from '@girassol/domain/orders'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { toast } from '../../ui/toaster.tsx'
import classes from './dead-letter.module.css'

export const sourceLabels: Readonly<Record<DeadLetter['source'], string>> = {
  erp: 'ERP',
  payments: 'Pagamentos',
  freight: 'Frete',
}

type PanelProps = { readonly letter: DeadLetter; readonly onClose: () => void }

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

const useHandling = (onClose: () => void) =>
  useEndpointMutation(handleDeadLetter, {
    refreshes: [listDeadLetters],
    success: 'Mensagem marcada como tratada.',
    failure: 'A mensagem não foi marcada. Tente de novo.',
    onSuccess: onClose,
  })

/** REL-008: for a message that will never apply, what was done about it instead. */
const HandlingForm = ({ letter, onClose }: PanelProps) => {
  const [note, setNote] = useState('')
  const handling = useHandling(onClose)
  return (
    <div className={classes.handling}>
      <Textarea
        label="O que foi feito"
        description="Para uma mensagem que não se aplica mais; ela sai da lista e fica nos registros."
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={6}
      />
      <ActionButton
        label="Marcar como tratada"
        runningLabel="Marcando…"
        isRunning={handling.isPending}
        permission={isReason(note) ? { allowed: true } : { allowed: false, reason: reasonSentence }}
        onRun={() => handling.mutate({ params: { id: letter.id }, body: { note: note.trim() } })}
      />
    </div>
  )
}

/**
 * A message in full, why it could not be processed, and the two ways to end it: retried once the cause is fixed
 * (C-140), or handled by a person (REL-008).
 */
export const DeadLetterPanel = ({ letter, onClose }: PanelProps) => {
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
        <HandlingForm letter={letter} onClose={onClose} />
      </div>
    </SidePanel>
  )
}
