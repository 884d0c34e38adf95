import { readHomologation } from '@girassol/contract/homologations'
import { useParams } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api-error.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { back, HomologationDetail } from './homologation-detail.tsx'

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

/** HOM-001: the homologation of the address. */
export const HomologationScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const options = { enabled: isId(id), refetchOnMount: 'always' } as const
  const { data, error, refetch, isFetching } = useEndpointQuery(
    readHomologation,
    { params: { id: Number(id) } },
    options,
  )
  if (data !== undefined) return <HomologationDetail key={data.id} homologation={data} />
  const isUnknown = !options.enabled || (error instanceof ApiError && error.status === 404)
  if (!isUnknown && error === null) return <SkeletonLines lines={8} />
  return (
    <>
      <PageHeader title={isId(id) ? `Homologação ${id}` : 'Homologação'} back={back} />
      {isUnknown ? (
        <ErrorState error={null} title="Homologação não encontrada." />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </>
  )
}
