import { readClaim } from '@girassol/contract/claims'
import { useParams } from '@tanstack/react-router'
import { isNotFound } from '../../../lib/api-error.ts'
import { isRecordNumber } from '../../../lib/record-number.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { back, ClaimDetail } from './claim-detail.tsx'

/** Both sides write in one thread, so an open page reads it again while it is looked at. */
const pollMs = 10_000

/** CLM-009: the claim of the address. */
export const ClaimScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const options = { enabled: isRecordNumber(id), refetchOnMount: 'always', refetchInterval: pollMs } as const
  const { data, error, refetch, isFetching } = useEndpointQuery(readClaim, { params: { id: Number(id) } }, options)
  if (data !== undefined) return <ClaimDetail key={data.id} claim={data} />
  const isMissing = !options.enabled || isNotFound(error)
  if (!isMissing && error === null) return <SkeletonLines lines={8} />
  return (
    <>
      <PageHeader title="Ocorrência" back={back} />
      {isMissing ? (
        <ErrorState error={null} title="Ocorrência não encontrada." />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  )
}
