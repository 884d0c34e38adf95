import type { WebhookDeliveryView } from '@girassol/contract/webhooks'
import { attemptFailures, webhookEvents, webhookResults } from '@girassol/domain/webhooks'
import { formatDateTime } from '../../lib/format.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { StatusPill, type StatusPillProps } from '../../ui/status-pill.tsx'
import { type OwnerProps, webhookCalls, webhookRefreshes } from './webhook-calls.ts'
import classes from './webhooks.module.css'

const glyphs = { WAITING: 'clock', DELIVERED: 'check', FAILED: 'cross' } as const

/** WHK-010: what came of a delivery, by colour, shape and word. */
export const ResultPill = ({ result }: Pick<WebhookDeliveryView, 'result'>) => {
  const look: StatusPillProps = { ...webhookResults[result], glyph: glyphs[result] }
  return <StatusPill {...look} />
}

type Attempt = WebhookDeliveryView['attempts'][number]

/** 'HTTP 204 em 31 ms', or why there was no answer. */
export const attemptText = ({ status, failure, durationMs }: Attempt): string =>
  failure === null ? `HTTP ${status} em ${durationMs} ms` : attemptFailures[failure]

const AttemptEntry = ({ attempt }: { readonly attempt: Attempt }) => (
  <li>
    <strong>{attemptText(attempt)}</strong>
    <time dateTime={attempt.madeAt}>{formatDateTime(attempt.madeAt)}</time>
    {attempt.answer !== null && attempt.answer !== '' && <pre>{attempt.answer}</pre>}
  </li>
)

const Attempts = ({ delivery }: { readonly delivery: WebhookDeliveryView }) => (
  <>
    <h3>Tentativas</h3>
    {delivery.attempts.length === 0 && <p className={classes.hint}>Nenhuma ainda.</p>}
    <ol className={classes.attempts}>
      {delivery.attempts.map((attempt) => (
        <AttemptEntry key={attempt.number} attempt={attempt} />
      ))}
    </ol>
    {delivery.nextAttemptAt !== null && (
      <p className={classes.hint}>Próxima tentativa a partir de {formatDateTime(delivery.nextAttemptAt)}.</p>
    )}
  </>
)

type DeliveryPanelProps = OwnerProps & {
  readonly webhookId: number
  readonly delivery: WebhookDeliveryView
  readonly onClose: () => void
}

/** WHK-010, WHK-011: a delivery in full: every attempt with its answer, and the body; it can be sent again. */
export const DeliveryPanel = ({ owner, webhookId, delivery, onClose }: DeliveryPanelProps) => {
  const replay = useEndpointMutation(webhookCalls[owner].replay, {
    refreshes: webhookRefreshes(owner),
    success: 'Entrega reenviada',
    onSuccess: onClose,
  })
  const body = JSON.stringify(JSON.parse(delivery.body), null, 2)
  return (
    <SidePanel isOpen title={webhookEvents[delivery.event]} onClose={onClose}>
      <div className={classes.panel}>
        <p className={classes.summary}>
          <ResultPill result={delivery.result} />
          {delivery.isReplay && <span>Reenvio</span>}
          <time dateTime={delivery.createdAt}>{formatDateTime(delivery.createdAt)}</time>
        </p>
        <p className={classes.hint}>
          <code>{delivery.messageId}</code>
        </p>
        <Attempts delivery={delivery} />
        <h3>Mensagem</h3>
        <pre>{body}</pre>
        {delivery.result !== 'WAITING' && (
          <ActionButton
            label="Enviar de novo"
            runningLabel="Enviando…"
            isRunning={replay.isPending}
            onRun={() => replay.mutate({ params: { id: webhookId }, body: { deliveryId: delivery.id } })}
          />
        )}
      </div>
    </SidePanel>
  )
}
