import type { useEndpointPages } from './use-endpoint.ts'

type Pages = ReturnType<typeof useEndpointPages>

/** The props of a table for a list that is read page by page: rows, count, loading or failed state. */
export const toTableProps = <List extends Pages>(list: List) => ({
  rows: list.rows as List['rows'],
  total: list.total,
  totalIsExact: list.totalIsExact,
  status: list.isPending
    ? ('loading' as const)
    : list.isError && list.rows.length === 0
      ? ('error' as const)
      : ('ready' as const),
  error: list.error,
  onRetry: () => void list.refetch(),
  isRefetching: list.isPlaceholderData,
  hasMore: list.hasNextPage,
  isLoadingMore: list.isFetchingNextPage,
  moreError: list.isFetchNextPageError ? list.error : undefined,
  onEnd: () => void list.fetchNextPage(),
})
