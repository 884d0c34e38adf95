import type { CreditAccount } from '@girassol/contract/credit'
import type { OrderView } from '@girassol/contract/orders'
import { computeMissingCredit, releasableStatuses } from '@girassol/domain/credit'
import type { OrderStatus } from '@girassol/domain/orders'
import { centsFromReais, reaisFrom } from '@girassol/domain/shared'
import { Button } from '@mantine/core'
import { useCan } from '../../access/session.tsx'
import { formatReais } from '../../lib/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import classes from './credit.module.css'
import { CreditFacts } from './credit-facts.tsx'
import { useCredit } from './use-credit.ts'

type Order = Pick<OrderView, 'id' | 'status' | 'paymentMethod' | 'totalInvoice' | 'integrator'>

/** Whether the order does not use credit yet, but will when it is approved. */
const beforeApproval: readonly OrderStatus[] = ['CART', 'BUDGET', 'BUDGET_EXPIRED', ...releasableStatuses]

const computeMissing = ({ limit, used }: CreditAccount, { totalInvoice }: Order): number => {
  const facts = {
    limitCents: centsFromReais(limit),
    usedCents: centsFromReais(used),
    totalCents: centsFromReais(totalInvoice ?? 0),
  }
  return reaisFrom(computeMissingCredit(facts))
}

const isReleased = ({ released }: CreditAccount, { id, totalInvoice }: Order): boolean =>
  released.some(({ invoiceId, amount }) => invoiceId === id && amount >= (totalInvoice ?? 0))

type WaitingProps = {
  readonly account: CreditAccount
  readonly order: Order
  readonly onRelease: (() => void) | null
}

/** What an order lacks before its approval, and the way to release it (CRED-003). */
const WaitingCredit = ({ account, order, onRelease }: WaitingProps) => {
  const canRelease = useCan('credit.manage') && releasableStatuses.includes(order.status)
  if (isReleased(account, order)) return <Notice tone="success">Crédito liberado para este pedido.</Notice>
  const missing = computeMissing(account, order)
  const release = canRelease && onRelease && (
    <Button variant="default" onClick={onRelease}>
      Liberar crédito
    </Button>
  )
  // An instalment that is late may stop the approval as well.
  if (missing === 0) return account.open.some(({ age }) => age !== 'DUE_LATER') && release
  return (
    <Notice tone="attention" title={`Faltam ${formatReais(missing)} de crédito para este pedido`} action={release}>
      Sem uma liberação do Financeiro, o pedido não pode ser aprovado.
    </Notice>
  )
}

export type OrderCreditProps = { readonly order: Order; readonly onRelease?: (() => void) | null }

const CreditBeside = ({ order, onRelease = null }: OrderCreditProps) => {
  const account = useCredit(order.integrator)?.account
  const hasStatement = useCan('credit.readOwn')
  if (account === undefined) return null
  return (
    <section aria-label="Crédito">
      <Card title="Crédito">
        <div className={classes.credit}>
          <CreditFacts account={account} />
          {beforeApproval.includes(order.status) && (
            <WaitingCredit account={account} order={order} onRelease={onRelease} />
          )}
          {hasStatement && account.open.length > 0 && <AppLink to="/empresa">Ver parcelas em aberto</AppLink>}
        </div>
      </Card>
    </section>
  )
}

/** CRED-004: the credit of the integrator beside an order that is paid by 'others'; nothing without a limit (CRED-006). */
export const OrderCredit = (props: OrderCreditProps) =>
  props.order.paymentMethod === 'OTHERS' ? <CreditBeside {...props} /> : null
