import type { OrderView } from '@girassol/contract/orders'
import { listOtherPaymentMethods, type OtherPaymentMethodView } from '@girassol/contract/payment-methods'
import { describeConditionTerms } from '@girassol/domain/payment-methods'
import { othersInstalments } from '@girassol/domain/payments'
import { centsFromReais } from '@girassol/domain/shared'
import { useState } from 'react'
import { formatCents, formatDate } from '../../../lib/format.ts'
import { useEndpointPages } from '../../../lib/use-endpoint.ts'
import { useToday } from '../../../lib/use-now.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ChoiceList } from '../../../ui/choice-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { otherMethodsFailed } from './other-method-words.ts'
import classes from './other-methods-dialog.module.css'

const quietMs = 500

type PlanProps = { readonly method: OtherPaymentMethodView; readonly totalInvoice: number | null }

/** The result of the condition for this order if it were released today (PAY-015, PAY-021, PAY-022). */
const Plan = ({ method, totalInvoice }: PlanProps) => {
  const today = useToday()
  const plan = othersInstalments(method, { cents: centsFromReais(totalInvoice ?? 0), today })
  return (
    <table className={classes.plan}>
      <caption>Parcelas se a condição for liberada hoje</caption>
      <thead>
        <tr>
          <th scope="col">Parcela</th>
          <th scope="col">Vencimento</th>
          {totalInvoice !== null && <th scope="col">Valor</th>}
        </tr>
      </thead>
      <tbody>
        {plan.map(({ numberInstallment, dueDate, valueCents }) => (
          <tr key={numberInstallment}>
            <td>{numberInstallment}</td>
            <td>{formatDate(dueDate)}</td>
            {totalInvoice !== null && <td>{formatCents(valueCents)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const useOtherMethods = () => {
  const [term, setTerm] = useState('')
  const list = useEndpointPages(listOtherPaymentMethods, { query: { take: 15, ...(term !== '' && { term }) } })
  return { list, term, setTerm }
}

export type OtherMethodsDialogProps = { readonly order: OrderView; readonly onClose: () => void }

/** The conditions of the others method, read-only, each with its result for the order (PAY-006). */
export const OtherMethodsDialog = ({ order, onClose }: OtherMethodsDialogProps) => {
  const { list, term, setTerm } = useOtherMethods()
  const [code, setCode] = useState<string | null>(null)
  const choices = list.rows.map((method) => ({
    id: method.code,
    label: `${method.code} · ${method.description}`,
    note: describeConditionTerms(method),
    detail: <Plan method={method} totalInvoice={order.totalInvoice} />,
  }))
  return (
    <Dialog isOpen width="table" title="Opções de outros pagamentos" onClose={onClose}>
      <div className={classes.options}>
        <p className={classes.hint}>Depois da validação, o financeiro libera uma destas condições para o pedido.</p>
        <SearchField
          label="Buscar opção"
          placeholder="Código ou descrição"
          value={term}
          onCommit={setTerm}
          delayMs={quietMs}
          isBusy={list.isFetching}
        />
        {list.error !== null && (
          <ErrorState error={list.error} title={otherMethodsFailed} onRetry={() => void list.refetch()} />
        )}
        {list.isLoading && <SkeletonLines lines={6} />}
        {!list.isLoading && list.error === null && choices.length === 0 && <p>Sem itens para carregar</p>}
        <ChoiceList legend="Opções" hidesLegend choices={choices} current={code} onChange={setCode} />
        {list.hasNextPage && (
          <ActionButton
            label="Carregar mais"
            isRunning={list.isFetchingNextPage}
            onRun={() => void list.fetchNextPage()}
          />
        )}
      </div>
    </Dialog>
  )
}
