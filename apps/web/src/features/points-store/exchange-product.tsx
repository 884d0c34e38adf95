import type { PointsProductView } from '@girassol/contract/points-store'
import { computeBalanceAfterTrade } from '@girassol/domain/points'
import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { useCanChange } from '../../access/session.tsx'
import { formatCount, formatPoints } from '../../lib/format.ts'
import { productDrawing, productPicture } from '../../lib/product-drawing.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { AvailabilityText } from '../cart/index.ts'
import classes from './exchange.module.css'
import { isShort, tradePermission } from './trade-permission.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

type Props = { readonly product: PointsProductView; readonly tradeable: number | undefined }

/** PTS-027, PTS-029: the balance, the price and the rest; the last line only when the balance is enough. */
const Balance = ({ product, tradeable }: Props) => {
  const { VLR_TOT: requiredPoints } = product
  return (
    <dl className={`${classes.balance} figures`}>
      <div>
        <dt>Disponíveis para troca</dt>
        <dd>{tradeable === undefined ? '…' : formatPoints(tradeable)}</dd>
      </div>
      <div>
        <dt>Pontos necessários</dt>
        <dd>−{formatPoints(requiredPoints)}</dd>
      </div>
      {tradeable !== undefined && !isShort(product, tradeable) && (
        <div className={classes.after}>
          <dt>Após a troca, seu saldo será</dt>{' '}
          <dd>{formatCount(computeBalanceAfterTrade({ tradeable, requiredPoints }))}</dd>
        </div>
      )}
    </dl>
  )
}

const WishAction = ({ isWished, onRun }: { readonly isWished: boolean; readonly onRun: () => void }) =>
  isWished ? (
    <ActionButton
      label="Na lista de desejos"
      icon={<IconHeartFilled size={16} className={classes.wished} aria-hidden />}
      onRun={onRun}
    />
  ) : (
    <ActionButton label="Adicionar aos desejos" icon={<IconHeart size={16} aria-hidden />} onRun={onRun} />
  )

export type ExchangeProductProps = Props & { readonly onWish: () => void; readonly onTrade: () => void }

const Actions = ({ product, tradeable, onWish, onTrade }: ExchangeProductProps) => {
  const trades = useCanChange('points.trade')
  if (!trades) return null
  return (
    <div className={classes.actions}>
      <WishAction isWished={product.wishlist} onRun={onWish} />
      <ActionButton
        label="Quero trocar"
        variant="next"
        permission={tradePermission(product, tradeable)}
        onRun={onTrade}
        autoFocus
      />
    </div>
  )
}

/** Step 1: the product, its points, the balance after the swap. */
export const ExchangeProduct = ({ product, tradeable, onWish, onTrade }: ExchangeProductProps) => (
  <div ref={useFocusOnMount<HTMLDivElement>()} className={classes.product} tabIndex={-1}>
    <Picture src={productPicture(product.IMG_CAPA)} alt="" fallback={productDrawing('gift')} isEager />
    <div className={classes.detail}>
      <p className={classes.meta}>{[product.CAT_DESC, product.B1_COD].filter(Boolean).join(' · ')}</p>
      <p className={classes.meta}>
        <AvailabilityText availability={product.boardingDate} /> <span>quantidade 1 por troca</span>
      </p>
      {product.DETALHES !== '' && <p className={classes.meta}>{product.DETALHES}</p>}
      <Balance product={product} tradeable={tradeable} />
      <p className={classes.note}>Sua categoria não muda: a troca não usa pontos qualificáveis.</p>
      <Actions product={product} tradeable={tradeable} onWish={onWish} onTrade={onTrade} />
    </div>
  </div>
)
