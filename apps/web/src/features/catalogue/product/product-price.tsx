import type { ProductView } from '@girassol/contract/catalogue'
import { isKitGroup } from '@girassol/domain/catalogue'
import { formatPercent, formatReaisPerWatt } from '../../../lib/format.ts'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from './product-price.module.css'

/** Kits of any size are compared by their price per watt. */
const formatPricePerWatt = ({ VLR_TOT, power, BM_GRUPO }: ProductView): string | undefined =>
  VLR_TOT === null || !power || !isKitGroup(BM_GRUPO) ? undefined : formatReaisPerWatt(VLR_TOT / power)

export type ProductPriceProps = { readonly product: ProductView; readonly size?: 'figure' }

/** The price, for a kit also per Wp, and the margin for users who may see it (STORE-020, STORE-021). */
export const ProductPrice = ({ product, size }: ProductPriceProps) => {
  const perWatt = formatPricePerWatt(product)
  return (
    <span className={classes.box}>
      <span className={classes.price} data-size={size}>
        <MoneyText reais={product.VLR_TOT} />
      </span>
      {perWatt !== undefined && <span className={classes.note}>{perWatt}</span>}
      {product.marginLiquid !== null && (
        <span className={classes.note}>Margem {formatPercent(product.marginLiquid, 1)}</span>
      )}
    </span>
  )
}
