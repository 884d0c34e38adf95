import { listOrders, type OrderRow } from '@girassol/contract/orders'
import { budgetTimeLeft } from '@girassol/domain/orders'
import { IconClock } from '@tabler/icons-react'
import { formatReais } from '../../../lib/format.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { useNow } from '../../../lib/use-now.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import classes from './home-list.module.css'
import { HomeList } from './home-list.tsx'

const formatTotals = ({ totalInvoice }: OrderRow) => (totalInvoice === null ? [] : [formatReais(totalInvoice)])

const describeBudget = (budget: OrderRow): string =>
  [budget.customerName ?? budget.sellerName, ...formatTotals(budget)].join(' · ')

/** 'Orçamento 10479 expira em 18 horas' */
const describeExpiry = ({ id, expiresAt }: OrderRow, now: Date): string => {
  const left = expiresAt === null ? 'Expirado' : budgetTimeLeft(expiresAt, now.toISOString())
  return left === 'Expirado' ? `Orçamento ${id} expirou` : `Orçamento ${id} expira em ${left}`
}

const ExpiringBudget = ({ budget, now }: { readonly budget: OrderRow; readonly now: Date }) => (
  <div className={classes.budget}>
    <span className={classes.icon}>
      <IconClock size={18} aria-hidden />
    </span>
    <span className={classes.facts}>
      <span>{describeExpiry(budget, now)}</span>
      <span>{describeBudget(budget)}</span>
    </span>
    <AppLink to={`/orcamentos/${budget.id}`} className={classes.open} aria-label={`Abrir orçamento ${budget.id}`}>
      Abrir
    </AppLink>
  </div>
)

/** Open budgets, the first to expire first: all are valid for the same time, so this is the oldest saved one. */
export const ExpiringBudgetsCard = () => {
  const query = { status: 'BUDGET', orderby: 'finishedAt', ordertype: 'ASC', take: 3 } as const
  const found = useEndpointQuery(listOrders, { query })
  const now = useNow()
  return (
    <HomeList
      title="Orçamentos que expiram"
      aside={<AppLink to="/orcamentos">Ver todos</AppLink>}
      found={found}
      empty="Nenhum orçamento aberto."
      row={(budget) => <ExpiringBudget budget={budget} now={now} />}
    />
  )
}
