import type { ProductView } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { formatCount } from '../../../lib/format.ts'
import { Highlight } from '../../../ui/highlight.tsx'
import classes from './kit-contents.module.css'

export type KitContentsProps = Pick<ProductView, 'items'> & {
  /** The words of the search. */
  readonly words?: readonly string[]
}

/** The parts of a kit, each with its quantity; nothing for a single product (STORE-002). */
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
