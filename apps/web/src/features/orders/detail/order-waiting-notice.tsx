import { listFailures, retryFailure } from '@girassol/contract/failures'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import { useEffect, useRef } from 'react'
import { formatCounted, formatDate, formatRelative, formatTime } from '../../../lib/format.ts'
import { useEndpointMutation, useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { AppLink } from '../../../ui/app-link.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Notice } from '../../../ui/notice.tsx'
import classes from './order-detail.module.css'

type Waiting = NonNullable<OrderView['waiting']>
type Details = NonNullable<Waiting['details']>

const pollMs = 10_000

/** While the ERP has the order, its attempts change nothing in the log: the record is read again every ten seconds. */
const useErpAnswers = ({ id, holder, waiting }: OrderView) => {
  const refetchInterval = holder === 'erp' && pollMs
  useEndpointQuery(showOrder, { params: { id } }, { refetchInterval, enabled: holder === 'erp', staleTime: pollMs })
  const wasWaiting = useRef(false)
  const isWaiting = waiting !== null
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) announce('O ERP respondeu: o pedido não espera mais por ele.')
    wasWaiting.current = isWaiting
  }, [isWaiting])
}

/** '09:12' for today, otherwise '21/11/2026 às 09:12' */
const momentText = (iso: string, now: Date): string => {
  const day = formatDate(iso)
  return day === formatDate(now.toISOString()) ? formatTime(iso) : `${day} às ${formatTime(iso)}`
}

const nextTryText = ({ nextTryAt, isTrying }: Details, now: Date): string => {
  if (isTrying) return 'tentando agora.'
  return nextTryAt === null ? 'o portal parou de tentar.' : `próxima às ${momentText(nextTryAt, now)}.`
}

const RetryButton = ({ failure, isTrying }: { readonly failure: string; readonly isTrying: boolean }) => {
  const retry = useEndpointMutation(retryFailure, { refreshes: [showOrder, listFailures] })
  return (
    <ActionButton
      label="Tentar agora"
      runningLabel="Tentando…"
      isRunning={retry.isPending || isTrying}
      onRun={() => retry.mutate({ params: { failure } })}
    />
  )
}

const StaffDetails = ({ details, now }: { readonly details: Details; readonly now: Date }) => (
  <div className={classes.halt}>
    <p>
      Não chegou ao ERP: {details.label}. {details.reason} {formatCounted(details.tries, 'tentativa', 'tentativas')};{' '}
      {nextTryText(details, now)} Nada se perde e ninguém precisa refazer o pedido.
    </p>
    {(details.failure !== null || details.others > 0) && (
      <p>
        {details.failure !== null && <AppLink to="/administracao/falhas">Ver em Falhas</AppLink>}
        {details.failure !== null && details.others > 0 && ' · '}
        {details.others > 0 &&
          `${formatCounted(details.others, 'outro pedido espera', 'outros pedidos esperam')} pelo mesmo motivo`}
      </p>
    )}
  </div>
)

const WaitingNotice = ({ waiting: { since, details } }: { readonly waiting: Waiting }) => {
  const now = useNow()
  if (details === null) {
    return (
      <Notice tone="attention">
        Seu pedido está sendo registrado. Costuma levar alguns minutos; avisamos se demorar.
      </Notice>
    )
  }
  const { failure, isTrying } = details
  const age = formatRelative(since, now)
  return (
    <Notice
      tone="attention"
      title={`Esperando o ERP desde ${momentText(since, now)}${age.startsWith('há') ? `, ${age}` : ''}.`}
      {...(failure !== null && { action: <RetryButton failure={failure} isTrying={isTrying} /> })}
    >
      <StaffDetails details={details} now={now} />
    </Notice>
  )
}

/** USE-020: since when an order waits for the ERP, which step failed, its attempts and the time of the next one. */
export const OrderWaitingNotice = ({ order }: { readonly order: OrderView }) => {
  useErpAnswers(order)
  if (order.waiting === null) return null
  return (
    <div className={classes.notice}>
      <WaitingNotice waiting={order.waiting} />
    </div>
  )
}
