import { readSiteTimeline } from '@girassol/contract/sites'
import { type TimelineKind, timelinePage } from '@girassol/domain/sites'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callEndpoint } from '../../../lib/api-client.ts'
import { useSellerId } from '../../../lib/seller-scope.ts'
import { endpointKey } from '../../../lib/use-endpoint.ts'

/** The timeline of a site, newest first, page by page; without kinds, everything. */
export const useTimeline = (id: number, kinds: readonly TimelineKind[]) => {
  const sellerId = useSellerId()
  const query = { take: timelinePage, ...(kinds.length > 0 && { kinds: kinds.join(',') }) }
  const timeline = useInfiniteQuery({
    queryKey: endpointKey(readSiteTimeline, { params: { id }, query }, sellerId),
    queryFn: ({ signal, pageParam }) =>
      callEndpoint(
        readSiteTimeline,
        { params: { id }, query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } },
        { signal, sellerId },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return { ...timeline, entries: timeline.data?.pages.flatMap(({ entries }) => entries) ?? [] }
}
