import { showOwnCredit } from '@girassol/contract/credit'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { CompanyExportCard } from '../company-export/index.ts'
import { CreditAccountView } from './credit-account.tsx'

const Statement = () => {
  const credit = useEndpointQuery(showOwnCredit, {})
  if (credit.data === undefined) {
    return credit.error === null ? (
      <SkeletonLines lines={6} />
    ) : (
      <ErrorState error={credit.error} onRetry={() => void credit.refetch()} isRetrying={credit.isFetching} />
    )
  }
  const { account } = credit.data
  if (account !== undefined) return <CreditAccountView account={account} />
  return <EmptyState title="Nada a mostrar" text="Sua empresa não tem limite de crédito controlado." />
}

/** CRED-004: the credit of the user's company and the statement of its open amounts. */
export const CompanyCreditScreen = () => (
  <>
    <PageHeader title="Crédito da empresa" note="Pedidos pagos por outros métodos usam o limite até o pagamento." />
    <Statement />
    <CompanyExportCard />
  </>
)
