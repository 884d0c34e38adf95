import type { ProductView } from '@girassol/contract/catalogue'
import type { ProductViewType } from '@girassol/domain/catalogue'
import type { Ref } from 'react'
import { productDrawing, productPicture } from '../../../lib/product-drawing.ts'
import { Highlight } from '../../../ui/highlight.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { StockAlert } from '../../alerts/index.ts'
import { useCart } from '../../cart/index.ts'
import { InternalMark } from '../product/internal-mark.tsx'
import { ProductAvailability } from '../product/product-availability.tsx'
import { ProductPrice } from '../product/product-price.tsx'
import { WishButton } from '../product/wish-button.tsx'
import { KitContents } from '../store/kit-contents.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { cardName } from './card-name.ts'
import { generatingParts } from './generating-parts.ts'
import classes from './product-card.module.css'

export type ProductCardProps = {
  readonly product: ProductView
  readonly layout: ProductViewType
  /** The matched words, marked in name and code. */
  readonly words: readonly string[]
  readonly position: { readonly index: number; readonly total: number }
  readonly row: number
  readonly measure?: Ref<HTMLLIElement> | undefined
  readonly onOpen: (product: ProductView) => void
}

/** The detail layout lists all parts of a kit separately. */
const listFacts = ({ product, layout }: ProductCardProps) =>
  layout === 'detail' ? product.facts : [...product.facts, ...generatingParts(product.items)]

const CardText = (props: ProductCardProps) => {
  const { product, layout, words, onOpen } = props
  return (
    <div className={classes.text}>
      <h3 className={classes.name}>
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen(product)}>
          <Highlight text={cardName(product)} term={words} />
        </button>
      </h3>
      <p className={classes.facts}>
        <Highlight text={listFacts(props).join(' · ')} term={words} />
      </p>
      {layout === 'detail' && <KitContents items={product.items} words={words} />}
      <p className={classes.meta}>
        <ProductAvailability product={product} />
        <InternalMark product={product} />
        <span className={classes.code}>
          <Highlight text={product.B1_COD} term={words} />
        </span>
        <StockAlert product={product} />
      </p>
    </div>
  )
}

/** A product of the list, as a card, a line or in detail; its name opens the details (STORE-007). */
export const ProductCard = (props: ProductCardProps) => {
  const { product, layout, position, row, measure } = props
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
      <CardText {...props} />
      <span className={classes.wish}>
        <WishButton product={product} />
      </span>
      <div className={classes.foot}>
        <ProductPrice product={product} />
        <AddToCart product={product} />
      </div>
    </li>
  )
}
