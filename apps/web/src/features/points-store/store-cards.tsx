import { useRef } from 'react'
import { useColumns } from '../../ui/use-columns.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import classes from './points-store.module.css'
import { StoreCard, type StoreCardProps } from './store-card.tsx'
import type { StoreProducts } from './use-store-products.ts'

type StoreCardsProps = Pick<StoreCardProps, 'tradeable' | 'term' | 'onOpen'> & { readonly list: StoreProducts }

/** Two columns from a window width of 360 px, four on a desktop. */
const cardWidth = 150
const wideCardWidth = 300
const gap = 16
const cardHeight = 300

const minimumWidth = () => (window.innerWidth < 768 ? cardWidth : wideCardWidth)

/** The loaded products as cards; only those near the screen are rendered. */
export const StoreCards = ({ list, ...card }: StoreCardsProps) => {
  'use no memo' // Reads the virtualizer.
  const element = useRef<HTMLUListElement>(null)
  const columns = useColumns(element, minimumWidth(), gap)
  const { rows, total, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const virtual = useVirtualRows({
    count: Math.ceil(rows.length / columns),
    rowHeight: cardHeight,
    gap,
    list: element,
    onNearEnd: mayLoad ? () => void fetchNextPage() : undefined,
  })
  return (
    <ul
      ref={element}
      className={classes.cards}
      aria-label="Produtos"
      aria-busy={list.isPlaceholderData || undefined}
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: virtual.rows[0]?.before ?? 0,
        paddingBottom: virtual.after,
      }}
    >
      {virtual.rows.flatMap(({ index: row }) =>
        rows
          .slice(row * columns, (row + 1) * columns)
          .map((product, column) => (
            <StoreCard
              key={product.B1_COD}
              {...card}
              product={product}
              position={{ index: row * columns + column, total }}
              row={row}
              measure={column === 0 ? virtual.measure : undefined}
            />
          )),
      )}
    </ul>
  )
}
