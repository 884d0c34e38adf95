import type { ProductView } from '@girassol/contract/catalogue'
import type { Ref } from 'react'
import { productDrawing, productPicture } from '../../lib/product-drawing.ts'
import { Highlight } from '../../ui/highlight.tsx'
import { Picture } from '../../ui/picture.tsx'
import { MoneyText } from '../../ui/value-text.tsx'
import { useCart } from '../cart/index.ts'
import { AddToCart } from './add-to-cart.tsx'
import { cardName } from './card-name.ts'
import { InternalMark } from './internal-mark.tsx'
import { ProductAvailability } from './product-availability.tsx'
import classes from './product-card.module.css'
import type { ProductLayout } from './use-product-layout.ts'

export type ProductCardProps = {
  readonly product: ProductView
  readonly layout: ProductLayout
  /** What was searched for, marked in the name. */
  readonly term: string
  readonly position: { readonly index: number; readonly total: number }
  readonly row: number
  readonly measure?: Ref<HTMLLIElement> | undefined
  readonly onOpen: (product: ProductView) => void
}

/** A product of the list, as a card or as a line; its name opens the details. */
export const ProductCard = (props: ProductCardProps) => {
  const { product, layout, term, position, row, measure, onOpen } = props
  const { cart } = useCart()
  const isInCart = cart?.invoiceItems.some(({ productErpCode }) => productErpCode === product.B1_COD)
  return (
    <li
      ref={measure}
      className={classes.card}
      data-index={row}
      data-layout={layout}
      data-chosen={isInCart || undefined}
      aria-posinset={position.index + 1}
      aria-setsize={position.total}
    >
      <div className={classes.picture}>
        <Picture src={productPicture(product.IMG_CAPA)} alt="" fallback={productDrawing('kit')} />
      </div>
      <div className={classes.text}>
        <h3 className={classes.name}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(product)}>
            <Highlight text={cardName(product)} term={term} />
          </button>
        </h3>
        <p className={classes.facts}>{product.facts.join(' · ')}</p>
        <p className={classes.meta}>
          <ProductAvailability product={product} />
          <InternalMark product={product} />
          <span className={classes.code}>
            <Highlight text={product.B1_COD} term={term} />
          </span>
        </p>
      </div>
      <div className={classes.foot}>
        <span className={classes.price}>
          <MoneyText reais={product.VLR_TOT} />
        </span>
        <AddToCart product={product} />
      </div>
    </li>
  )
}
