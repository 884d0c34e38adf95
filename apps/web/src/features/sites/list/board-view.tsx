import type { SiteStage } from '@girassol/domain/sites'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { BoardSkeleton } from '../board/board-skeleton.tsx'
import { SiteBoard, type SiteBoardProps } from '../board/site-board.tsx'
import type { Sites } from './use-sites.ts'

type BoardViewProps = Pick<Sites, 'board' | 'filters'> & {
  readonly moves: SiteBoardProps['moves']
  readonly empty: ReactNode
  readonly onList: (stage: SiteStage) => void
}

/** The board, or why there is none. */
export const BoardView = ({ board, filters, moves, empty, onList }: BoardViewProps) => {
  const { data, error } = board
  if (data === undefined) {
    if (error === null) return <BoardSkeleton />
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void board.refetch()} isRetrying={board.isFetching} />
      </Card>
    )
  }
  if (data.total === 0) return <Card>{empty}</Card>
  return (
    <SiteBoard
      key={JSON.stringify(filters)}
      rows={data.data}
      stages={data.stages}
      filters={filters}
      moves={moves}
      isRefetching={board.isPlaceholderData}
      onList={onList}
    />
  )
}
