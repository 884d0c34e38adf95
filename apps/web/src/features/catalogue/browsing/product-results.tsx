import type { ProductView } from '@girassol/contract/catalogue'
import type { ProductViewType } from '@girassol/domain/catalogue'
import { type ReactNode, useState } from 'react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { SkeletonCards } from '../../../ui/skeletons.tsx'
import { ProductList } from './product-list.tsx'
import classes from './product-results.module.css'
import type { Products } from './use-products.ts'

const ProductDialog = lazyDialog(async () => (await import('../product/product-dialog.tsx')).ProductDialog)

/** A failed page shows no message; the button lets the user try again (STORE-041, STORE-042, WIZ-007). */
const ListEnd = ({ products }: { readonly products: Products }) =>
  products.hasNextPage ? (
    <div className={classes.end}>
      <ActionButton
        label="Carregar mais"
        isRunning={products.isFetchingNextPage}
        onRun={() => void products.fetchNextPage()}
      />
    </div>
  ) : (
    <p className={classes.end}>Sem itens para carregar</p>
  )

export type ProductResultsProps = {
  readonly products: Products
  readonly layout: ProductViewType
  /** Shown instead of an empty list. */
  readonly empty: ReactNode
}

/** The products of a list, page by page, and the details of the opened one. */
export const ProductResults = ({ products, layout, empty }: ProductResultsProps) => {
  const [opened, setOpened] = useState<ProductView>()
  const { rows, total, error, isPending, hasNextPage, isFetchingNextPage, isFetchNextPageError } = products
  const mayLoad = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  if (isPending) return <SkeletonCards height={286} />
  if (error !== null && rows.length === 0) {
    return <ErrorState error={error} onRetry={() => void products.refetch()} isRetrying={products.isFetching} />
  }
  if (rows.length === 0) return empty
  return (
    <>
      {products.correctedTerm !== null && (
        <p className={classes.corrected}>
          Mostrando o que há para <strong>{products.correctedTerm}</strong>
        </p>
      )}
      <ProductList
        products={rows}
        total={total}
        layout={layout}
        words={products.words}
        isOld={products.isPlaceholderData}
        onNearEnd={mayLoad ? () => void products.fetchNextPage() : undefined}
        onOpen={setOpened}
      />
      <ListEnd products={products} />
      {opened !== undefined && (
        <ProductDialog
          product={rows.find(({ B1_COD }) => B1_COD === opened.B1_COD) ?? opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
