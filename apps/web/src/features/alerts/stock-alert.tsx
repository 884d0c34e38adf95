import { isBackInStock } from '@girassol/domain/alerts'
import { useCanChange } from '../../access/session.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import classes from './stock-alert.module.css'
import type { WatchedProduct } from './watched-product.ts'

const AlertButton = lazyPart(async () => (await import('./alert-button.tsx')).AlertButton)

/** SUB-012: on a product without stock, for users who may write; its code is loaded with the first such product. */
export const StockAlert = ({ product }: { readonly product: WatchedProduct }) =>
  useCanChange('alerts.use') && !isBackInStock(product.availability) ? (
    <span className={classes.alert}>
      <AlertButton product={product} />
    </span>
  ) : null
