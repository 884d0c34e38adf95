import type { ReactNode } from 'react'
import { ErrorState } from '../error-state.tsx'
import { SkeletonLines } from '../skeletons.tsx'

type Query<Answer> = {
  readonly data: Answer | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

type LoadedListProps<Answer> = {
  readonly query: Query<Answer>
  readonly children: (answer: Answer) => ReactNode
}

/** The result of a query; skeleton lines while it loads, and a retry after it failed. */
export const LoadedList = <Answer,>({ query, children }: LoadedListProps<Answer>) => {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) return <SkeletonLines lines={6} />
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
}
