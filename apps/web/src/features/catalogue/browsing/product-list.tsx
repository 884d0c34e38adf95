import type { ProductView } from '@girassol/contract/catalogue'
import type { ProductViewType } from '@girassol/domain/catalogue'
import { useRef } from 'react'
import { useIsPhone } from '../../../lib/media.ts'
import { useColumns } from '../../../ui/use-columns.ts'
import { useVirtualRows } from '../../../ui/use-virtual-rows.ts'
import { ProductCard } from './product-card.tsx'
import classes from './product-list.module.css'

export type ProductListProps = {
  readonly products: readonly ProductView[]
  readonly total: number
  readonly layout: ProductViewType
  /** The matched words. */
  readonly words: readonly string[]
  /** The previous products stay visible, dimmed, while others are fetched. */
  readonly isOld: boolean
  readonly onNearEnd: (() => void) | undefined
  readonly onOpen: (product: ProductView) => void
}

const gaps = { card: 16, list: 8, detail: 12 } as const satisfies Record<ProductViewType, number>
const cardWidth = 230
const wholeLine = 100_000

/** Before the rows are measured. */
const heights = { card: 286, list: 66, detail: 236 } as const satisfies Record<ProductViewType, number>
const phoneHeights = { card: 158, list: 158, detail: 420 } as const satisfies Record<ProductViewType, number>

/** Renders only the products on and near the screen, out of a list of any length. */
export const ProductList = ({ products, total, layout, words, isOld, onNearEnd, onOpen }: ProductListProps) => {
  'use no memo' // Reads the virtualizer.
  const list = useRef<HTMLUListElement>(null)
  const gap = gaps[layout]
  const columns = useColumns(list, layout === 'card' ? cardWidth : wholeLine, gap)
  const rowHeight = (useIsPhone() ? phoneHeights : heights)[layout]
  const virtual = useVirtualRows({ count: Math.ceil(products.length / columns), rowHeight, gap, list, onNearEnd })
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label="Produtos"
      aria-busy={isOld || undefined}
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: virtual.rows[0]?.before ?? 0,
        paddingBottom: virtual.after,
      }}
    >
      {virtual.rows.flatMap(({ index: row }) =>
        products
          .slice(row * columns, (row + 1) * columns)
          .map((product, column) => (
            <ProductCard
              key={product.B1_COD}
              product={product}
              layout={layout}
              words={words}
              position={{ index: row * columns + column, total }}
              row={row}
              measure={column === 0 ? virtual.measure : undefined}
              onOpen={onOpen}
            />
          )),
      )}
    </ul>
  )
}
