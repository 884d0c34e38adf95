import { Skeleton } from '@mantine/core'
import classes from './board.module.css'

const columns = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const cards = ['a', 'b', 'c'] as const

/** Six columns of three cards while the board loads. */
export const BoardSkeleton = () => (
  <div className={classes.board} role="status" aria-label="Carregando">
    <div className={classes.columns}>
      {columns.map((column) => (
        <div key={column} className={classes.column}>
          <div className={classes.columnHead}>
            <Skeleton height={14} width="60%" radius="sm" />
          </div>
          <div className={classes.cards}>
            {cards.map((card) => (
              <Skeleton key={card} height={104} radius="md" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
)
