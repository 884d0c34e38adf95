import { showOperation } from '@girassol/contract/settings'
import type { OperationView } from '@girassol/contract/settings/operation-body'
import { weekdayNames } from '@girassol/domain/settings'
import { formatDocument } from '@girassol/domain/shared'
import { formatPercent } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { useOpened } from '../../lib/use-opened.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { type Pair, Pairs } from '../../ui/pairs.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'

const OperationDialog = lazyDialog(async () => (await import('./operation-dialog.tsx')).OperationDialog)

/** 'Seg 12 · Ter 12': the weekdays on which the warehouse works. */
const weekText = (week: readonly number[]): string =>
  week
    .flatMap((orders, weekday) => (orders === 0 ? [] : [`${weekdayNames[weekday]?.slice(0, 3)} ${orders}`]))
    .join(' · ')

const overdueText = (days: number): string => (days === 0 ? 'Nunca' : `Após ${days} dias`)

const listPairs = (operation: OperationView): readonly Pair[] => [
  ['Intervalo das notificações', `${operation.notificationPollSeconds} s`],
  ['Pedidos separados por dia', weekText(operation.separationWeek)],
  ['Imposto sobre o valor do serviço', formatPercent(operation.serviceTaxPercent)],
  ['Parcela vencida impede a aprovação', overdueText(operation.creditOverdueDays)],
  ['Aprovação de compras da empresa', `Vence em ${operation.approvalDays} dias`],
  ['Propostas de negociação', `Valem ${operation.offerHours} h`],
  ['Grupos com número de série', operation.serialGroups.join(', ') || 'Nenhum'],
  ['Conferência de entregas', `Até ${operation.receivingDays} dias`],
  ['Ocorrências', `Resposta em ${operation.claimAnswerDays} e decisão em ${operation.claimDecisionDays} dias úteis`],
  [
    'Reservas de estoque',
    `${operation.holdHoursSelf} h e ${operation.holdBudgetsSelf} orçamentos por integrador · equipe até ${operation.holdDaysStaff} dias`,
  ],
  ['Financiamento especial', operation.isSpecialFinancingOpen ? 'Oferecido' : 'Não oferecido'],
  ['Distribuidora', operation.distributor.name],
  ['CNPJ da distribuidora', formatDocument(operation.distributor.cnpj)],
]

/** C-140: the distributor's settings for daily operation. */
export const OperationCard = () => {
  const operation = useEndpointQuery(showOperation, {})
  const { row, turn, open, close } = useOpened<OperationView>()
  const { data } = operation
  if (data === undefined) {
    return (
      <Card title="Operação">
        {operation.error === null ? (
          <SkeletonLines lines={3} />
        ) : (
          <ErrorState
            error={operation.error}
            onRetry={() => void operation.refetch()}
            isRetrying={operation.isFetching}
          />
        )}
      </Card>
    )
  }
  const reload = async () => {
    const fresh = await operation.refetch()
    if (fresh.data !== undefined) open(fresh.data)
  }
  return (
    <Card
      title="Operação"
      aside={<ActionButton label="Editar" size="compact" name="Editar operação" onRun={() => open(data)} />}
    >
      <Pairs pairs={listPairs(data)} />
      {row !== undefined && (
        <OperationDialog key={turn} operation={row} onReload={() => void reload()} onClose={close} />
      )}
    </Card>
  )
}
