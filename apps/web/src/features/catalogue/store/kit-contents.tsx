import type { ProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { formatCount } from '../../../lib/format.ts'
import { Highlight } from '../../../ui/highlight.tsx'
import classes from './kit-contents.module.css'

export type KitContentsProps = Pick<ProductView, 'items'> & {
  /** The words that were searched for. */
  readonly words?: readonly string[]
}

/** What a kit is made of, each with how many; nothing of a single product (STORE-002). */
export const KitContents = ({ items, words = [] }: KitContentsProps) =>
  items.length > 0 && (
    <ul className={classes.contents}>
      {items.map(({ code, name, quantity }) => (
        <li key={code}>
          <Highlight text={`${formatCount(quantity)} × ${displayName(name)}`} term={words} />
        </li>
      ))}
    </ul>
  )
