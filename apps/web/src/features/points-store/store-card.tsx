import type { PointsProductView } from '@girassol/contract/points-store'
import { displayName } from '@girassol/domain/catalogue'
import { tradeSentences } from '@girassol/domain/points'
import type { Ref } from 'react'
import { useCanChange } from '../../access/session.tsx'
import { formatCount } from '../../lib/format.ts'
import { productDrawing, productPicture } from '../../lib/product-drawing.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AvailabilityText } from '../cart/index.ts'
import classes from './points-store.module.css'
import { isShort, tradePermission } from './trade-permission.ts'
import { WishHeart } from './wish-heart.tsx'

export type StoreCardProps = {
  readonly product: PointsProductView
  /** Spendable points; undefined while unknown. */
  readonly tradeable: number | undefined
  /** The search term, marked in the description. */
  readonly term: string
  readonly onOpen: (product: PointsProductView) => void
  readonly position?: { readonly index: number; readonly total: number }
  readonly row?: number
  readonly measure?: Ref<HTMLLIElement> | undefined
}

const Price = ({ product, tradeable }: Pick<StoreCardProps, 'product' | 'tradeable'>) => (
  <p className={classes.price}>
    <span className="figures">
      <strong className={classes.points}>{formatCount(product.VLR_TOT)}</strong> pontos
    </span>
    {isShort(product, tradeable) && <span className={classes.short}>{tradeSentences.notEnoughPoints}</span>}
  </p>
)

const TradeButton = ({ product, tradeable, onOpen }: Pick<StoreCardProps, 'product' | 'tradeable' | 'onOpen'>) => {
  const trades = useCanChange('points.trade')
  if (!trades) return null
  return (
    <ActionButton
      label="Trocar"
      name={`Trocar ${displayName(product.B1_DESC)}`}
      permission={tradePermission(product, tradeable)}
      reasonAs="tooltip"
      onRun={() => onOpen(product)}
    />
  )
}

/** PTS-017: cover, points, description with the term marked, 'Trocar' and the heart; the name opens the product. */
export const StoreCard = ({ product, tradeable, term, onOpen, position, row, measure }: StoreCardProps) => (
  <li
    ref={measure}
    className={classes.card}
    data-index={row}
    {...(position && { 'aria-posinset': position.index + 1, 'aria-setsize': position.total })}
  >
    <Picture src={productPicture(product.IMG_CAPA)} alt="" fallback={productDrawing('gift')} />
    <span className={classes.wish}>
      <WishHeart product={product} />
    </span>
    <h3 className={classes.name}>
      <button type="button" aria-haspopup="dialog" onClick={() => onOpen(product)}>
        <Highlight text={displayName(product.B1_DESC)} term={term.split(/\s+/)} />
      </button>
    </h3>
    <p className={classes.availability}>
      <AvailabilityText availability={product.boardingDate} />
    </p>
    <div className={classes.foot}>
      <Price product={product} tradeable={tradeable} />
      <TradeButton product={product} tradeable={tradeable} onOpen={onOpen} />
    </div>
  </li>
)
