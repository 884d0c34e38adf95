import type { ProductView } from '@girassol/contract/catalogue'
import { useCan } from '../../../access/session.tsx'
import classes from './internal-mark.module.css'

/** Orange: not sold to external customers; green: visible to all. Only for internal users (STORE-022, STORE-023). */
export const InternalMark = ({ product }: { readonly product: ProductView }) => {
  if (!useCan('catalogue.seeInternal')) return null
  const isInternal = product.BLK_INT === 'S'
  return (
    <span className={classes.mark} data-internal={isInternal || undefined}>
      {isInternal ? 'Somente interno' : 'Visível a todos'}
    </span>
  )
}
