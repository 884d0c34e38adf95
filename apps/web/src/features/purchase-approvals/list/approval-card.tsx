import type { ApprovalView } from '@girassol/contract/purchase-approvals'
import { budgetTimeLeft } from '@girassol/domain/orders'
import { useId } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { formatAgo } from '../../../lib/format-age.ts'
import { useNow } from '../../../lib/use-now.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { DateText, MoneyText } from '../../../ui/value-text.tsx'
import { ApprovalStatusPill } from '../approval-status-pill.tsx'
import classes from '../approvals.module.css'
import { ReasonList } from '../reason-list.tsx'
import { ApprovalAnswer, type ApprovalAnswerProps } from './approval-answer.tsx'
import { waitsForReader } from './approval-groups.ts'
import { ApprovalItems } from './approval-items.tsx'

type OfApproval = { readonly approval: ApprovalView }

/** The order that it became, the budget, or the cart, which only its user can open. */
const Source = ({ approval: { status, source, orderId } }: OfApproval) => {
  if (status === 'APPROVED') return <AppLink to={`/pedidos/${orderId}`}>Pedido {orderId}</AppLink>
  if (source === 'BUDGET') return <AppLink to={`/orcamentos/${orderId}`}>Orçamento {orderId}</AppLink>
  return <>Carrinho {orderId}</>
}

const TimeLeft = ({ approval: { expiresAt } }: OfApproval) => {
  const left = budgetTimeLeft(expiresAt, useNow().toISOString())
  return (
    <time dateTime={expiresAt} title={formatDateTime(expiresAt)}>
      {left === 'Expirado' ? 'vencido' : `vence em ${left}`}
    </time>
  )
}

const Age = ({ since }: { readonly since: string }) => {
  const now = useNow()
  return (
    <time dateTime={since} title={formatDateTime(since)}>
      {formatAgo(since, now)}
    </time>
  )
}

/** 'Rejeitada por Ana Souza em 24/11/2026 às 10:12', with the reason. */
const Ending = ({ approval: { answeredBy, answeredAt, answer } }: OfApproval) => (
  <>
    {answeredAt !== null && (
      <p className={classes.meta}>
        {answeredBy === null ? 'Em ' : `Por ${answeredBy} em `}
        <DateText iso={answeredAt} withTime />
      </p>
    )}
    {answer !== null && answer !== '' && <p className={classes.answer}>{answer}</p>}
  </>
)

/** A purchase approval: who asks for what, by how much it is above a limit, and the answer in place (COMP-016). */
export const ApprovalCard = ({ approval, onEnded, onReject }: ApprovalAnswerProps) => {
  const titleId = useId()
  const { status, requester, isOwn, customerName, requestedAt } = approval
  const isPending = status === 'PENDING'
  return (
    <article className={classes.card} data-pending={isPending || undefined} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h3 id={titleId}>{isOwn ? 'Seu pedido' : requester.name}</h3>
        {!waitsForReader(approval) && <ApprovalStatusPill status={status} />}
        <span className={classes.total}>
          <MoneyText reais={approval.total} />
        </span>
      </header>
      <p className={classes.meta}>
        <Source approval={approval} />
        {customerName !== null && ` · ${customerName}`}
        {' · pedida '}
        <Age since={requestedAt} />
        {isPending && (
          <>
            {' · '}
            <TimeLeft approval={approval} />
          </>
        )}
      </p>
      <ReasonList reasons={approval.reasons} total={approval.total} />
      <ApprovalItems items={approval.items} />
      {isPending ? (
        <ApprovalAnswer approval={approval} onEnded={onEnded} onReject={onReject} />
      ) : (
        <Ending approval={approval} />
      )}
    </article>
  )
}
