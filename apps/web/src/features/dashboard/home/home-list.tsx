import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type { listOrders, OrderRow } from '@girassol/contract/orders'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card, CardRow } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonLines } from '../../../ui/skeletons.tsx'
import classes from './home-list.module.css'

export type HomeListProps = {
  readonly title: string
  readonly aside?: ReactNode
  readonly found: UseQueryResult<ResponseFor<typeof listOrders>>
  /** What will appear here. */
  readonly empty: string
  readonly row: (order: OrderRow) => ReactNode
}

const Rows = ({ found, empty, row }: Pick<HomeListProps, 'found' | 'empty' | 'row'>) => {
  if (found.data === undefined) {
    return (
      <CardRow>
        {found.error === null ? (
          <SkeletonLines lines={5} />
        ) : (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isFetching} />
        )}
      </CardRow>
    )
  }
  if (found.data.data.length === 0) {
    return (
      <CardRow>
        <p className={classes.empty}>{empty}</p>
      </CardRow>
    )
  }
  return (
    <ul className={classes.rows}>
      {found.data.data.map((order) => (
        <li key={order.id}>{row(order)}</li>
      ))}
    </ul>
  )
}

/** A short list on the home, with its loading, failed, empty and filled states. */
export const HomeList = ({ title, aside, ...rows }: HomeListProps) => (
  <Card title={title} aside={aside} isFlush>
    <Rows {...rows} />
  </Card>
)
