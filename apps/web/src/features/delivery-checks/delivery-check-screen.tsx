import { readDeliveryCheck } from '@girassol/contract/delivery-checks'
import { useParams } from '@tanstack/react-router'
import { isNotFound } from '../../lib/api-error.ts'
import { isRecordNumber } from '../../lib/record-number.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonLines } from '../../ui/skeletons.tsx'
import { CheckPage } from './check-page.tsx'

/** DEL-013: the check of a delivery that arrived, made for the phone. */
export const DeliveryCheckScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const queryOptions = { enabled: isRecordNumber(id), refetchOnMount: 'always' } as const
  const check = useEndpointQuery(readDeliveryCheck, { params: { id: Number(id) } }, queryOptions)
  const reload = () => void check.refetch()
  if (check.data !== undefined) return <CheckPage key={check.data.deliveryId} check={check.data} onReload={reload} />
  if (queryOptions.enabled && check.error === null) return <SkeletonLines lines={8} />
  const isMissing = !queryOptions.enabled || isNotFound(check.error)
  return (
    <>
      <PageHeader title="Conferência" back={{ to: '/pedidos', label: 'Pedidos' }} />
      {isMissing ? (
        <ErrorState error={null} title="Entrega não encontrada." />
      ) : (
        <ErrorState error={check.error} onRetry={reload} isRetrying={check.isFetching} />
      )}
    </>
  )
}
