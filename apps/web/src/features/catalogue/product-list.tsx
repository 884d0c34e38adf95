import type { ProductView } from '@girassol/contract/catalogue'
import { useRef } from 'react'
import { useIsPhone } from '../../lib/media.ts'
import { useVirtualRows } from '../../ui/use-virtual-rows.ts'
import { ProductCard } from './product-card.tsx'
import classes from './product-list.module.css'
import { useColumns } from './use-columns.ts'
import type { ProductLayout } from './use-product-layout.ts'

export type ProductListProps = {
  readonly products: readonly ProductView[]
  readonly total: number
  readonly layout: ProductLayout
  readonly term: string
  /** Old products stay, dimmed, while others are fetched. */
  readonly isOld: boolean
  readonly onNearEnd: (() => void) | undefined
  readonly onOpen: (product: ProductView) => void
}

const gaps = { grid: 16, list: 8 } as const
const cardWidth = 230
const wholeLine = 100_000

const heightOf = (layout: ProductLayout, isPhone: boolean) => {
  if (isPhone) return 158
  return layout === 'grid' ? 286 : 66
}

/** The products on and near the screen, out of a list of any length. */
export const ProductList = ({ products, total, layout, term, isOld, onNearEnd, onOpen }: ProductListProps) => {
  'use no memo' // Reads the virtualizer.
  const list = useRef<HTMLUListElement>(null)
  const gap = gaps[layout]
  const columns = useColumns(list, layout === 'grid' ? cardWidth : wholeLine, gap)
  const rowHeight = heightOf(layout, useIsPhone())
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
              term={term}
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
