import { Skeleton } from '@mantine/core'
import classes from './skeletons.module.css'

/** Ids for skeletons, which have none of their own. */
const keysTo = (count: number) => Array.from({ length: count }, (_, index) => `shape-${index}`)

/** Placeholder lines of text. Read aloud once, as 'Carregando'. */
export const SkeletonLines = ({ lines = 3 }: { readonly lines?: number }) => (
  <div className={classes.lines} role="status" aria-label="Carregando">
    {keysTo(lines).map((key, index) => (
      <Skeleton key={key} height={14} width={index === lines - 1 ? '60%' : '100%'} radius="sm" />
    ))}
  </div>
)

/** Placeholder cards in their real size, so that nothing moves when the content is loaded. */
export const SkeletonCards = ({ cards = 8, height }: { readonly cards?: number; readonly height: number }) => (
  <div className={classes.cards} role="status" aria-label="Carregando">
    {keysTo(cards).map((key) => (
      <Skeleton key={key} height={height} radius="lg" />
    ))}
  </div>
)
