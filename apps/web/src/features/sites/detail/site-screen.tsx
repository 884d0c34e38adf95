import { readSite } from '@girassol/contract/sites'
import { useParams } from '@tanstack/react-router'
import { isNotFound } from '../../../lib/api-error.ts'
import { isRecordNumber } from '../../../lib/record-number.ts'
import { useEndpointQuery } from '../../../lib/use-endpoint.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import { SiteDetail } from './site-detail.tsx'

/** SITE-006: one site with everything that is linked to it. */
export const SiteScreen = () => {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const queryOptions = { enabled: isRecordNumber(id), refetchOnMount: 'always' } as const
  const site = useEndpointQuery(readSite, { params: { id: Number(id) } }, queryOptions)
  if (site.data !== undefined) return <SiteDetail key={site.data.id} site={site.data} />
  if (queryOptions.enabled && site.error === null) return <SkeletonLines lines={8} />
  const isMissing = !queryOptions.enabled || isNotFound(site.error)
  return (
    <>
      <PageHeader title="Obra" back={{ to: '/obras', label: 'Obras' }} />
      {isMissing ? (
        <ErrorState error={null} title="Obra não encontrada." />
      ) : (
        <ErrorState error={site.error} onRetry={() => void site.refetch()} isRetrying={site.isFetching} />
      )}
    </>
  )
}
