import { readHomologation } from '@girassol/contract/homologations'
import { useParams } from '@tanstack/react-router'
import { isNotFound } from '../../../lib/api-error.ts'
import { isRecordNumber } from '../../../lib/record-number.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { back, HomologationDetail } from './homologation-detail.tsx'

/** HOM-001: the homologation of the address. */
export const HomologationScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const options = { enabled: isRecordNumber(id), refetchOnMount: 'always' } as const
  const { data, error, refetch, isFetching } = useEndpointQuery(
    readHomologation,
    { params: { id: Number(id) } },
    options,
  )
  if (data !== undefined) return <HomologationDetail key={data.id} homologation={data} />
  const isMissing = !options.enabled || isNotFound(error)
  if (!isMissing && error === null) return <SkeletonLines lines={8} />
  return (
    <>
      <PageHeader title={isRecordNumber(id) ? `Homologação ${id}` : 'Homologação'} back={back} />
      {isMissing ? (
        <ErrorState error={null} title="Homologação não encontrada." />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  )
}
