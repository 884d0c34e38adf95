import type { ProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { formatCount } from '../../lib/format.ts'
import classes from './kit-contents.module.css'

/** What a kit is made of, each with how many; nothing of a single product (STORE-002). */
export const KitContents = ({ items }: Pick<ProductView, 'items'>) =>
  items.length > 0 && (
    <ul className={classes.contents}>
      {items.map(({ code, name, quantity }) => (
        <li key={code}>
          {formatCount(quantity)} × {displayName(name)}
        </li>
      ))}
    </ul>
  )
