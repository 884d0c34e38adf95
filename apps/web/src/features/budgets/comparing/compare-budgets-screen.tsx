import { listComparedBudgets } from '@girassol/contract/budgets'
import { compareBudgetsSentences } from '@girassol/domain/budgets'
import { useNavigate } from '@tanstack/react-router'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useListState } from '../../../lib/use-list-state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { CompareCards } from '../../../ui/compare-cards.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonCards } from '../../../ui/skeletons.tsx'
import { budgetRows, comparedBudget } from './compared-budget.tsx'

const defaults = { orcamento: [] as string[] }

const OpenButton = ({ id }: { readonly id: number }) => {
  const navigate = useNavigate()
  return (
    <ActionButton
      label="Abrir orçamento"
      name={`Abrir orçamento ${id}`}
      isWide
      onRun={() => void navigate({ to: `/orcamentos/${id}` })}
    />
  )
}

const Comparison = ({ ids }: { readonly ids: string }) => {
  const { data, error, isFetching, refetch } = useEndpointQuery(
    listComparedBudgets,
    { query: { ids } },
    { refetchOnMount: 'always' },
  )
  if (data !== undefined) {
    const items = data.map((budget) => ({ ...comparedBudget(budget), foot: <OpenButton id={budget.id} /> }))
    return (
      <section aria-labelledby="budgets-heading">
        <h2 id="budgets-heading" className="hidden-visually">
          Orçamentos lado a lado
        </h2>
        <CompareCards rows={budgetRows} items={items} />
      </section>
    )
  }
  if (error === null) return <SkeletonCards cards={4} height={472} />
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
}

/** DEC-004: two to four budgets side by side; their numbers are in the address. */
export const CompareBudgetsScreen = () => {
  const { orcamento: ids } = useListState(defaults).state
  return (
    <>
      <PageHeader
        title="Comparar orçamentos"
        back={{ to: `/orcamentos?${ids.map((id) => `comparar=${id}`).join('&')}`, label: 'Orçamentos' }}
        note="Com o estoque e as regras de hoje. O melhor de cada linha está em negrito; o que é igual em todos, em cinza."
      />
      {ids.length === 0 ? (
        <EmptyState title="Nenhum orçamento escolhido" text={compareBudgetsSentences.tooFew} />
      ) : (
        <Comparison ids={ids.join(',')} />
      )}
    </>
  )
}
