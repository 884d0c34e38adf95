import type { RemakePreview } from '@girassol/contract/budgets'
import { formatItems } from '../../../lib/format.ts'
import { MovedValue } from '../../../ui/moved-value.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { FromTo } from '../editing/from-to.tsx'
import { availabilityInSentence } from './availability-change.ts'
import classes from './difference.module.css'

type Item = RemakePreview['items'][number]

const marks = { discontinued: 'Fora de linha', outOfStock: 'Sem estoque', changed: 'Mudou', same: 'Igual' } as const

const ItemLine = ({ item }: { readonly item: Item }) => {
  const { unitValue, availability, state } = item
  return (
    <li>
      <span className={classes.mark} data-kind={state}>
        {marks[state]}
      </span>
      <div>
        <span className={classes.name}>{item.productName}</span>
        <span className={classes.moves}>
          <span className="figures">{item.quantity} un.</span>
          {unitValue.before !== unitValue.after && (
            <MovedValue values={unitValue} show={(reais) => <MoneyText reais={reais} />} />
          )}
          {availability.before !== availability.after && (
            <MovedValue values={availability} show={availabilityInSentence} />
          )}
        </span>
      </div>
    </li>
  )
}

const unchangedText = (count: number, changed: number): string => {
  if (changed === 0) return count === 1 ? 'O item continua igual.' : `Os ${count} itens continuam iguais.`
  return `${formatItems(count)} sem mudança.`
}

export type RemakeChangesProps = { readonly preview: RemakePreview; readonly withUnavailable: boolean }

/** Each item whose price, date or stock changed since, and the total of the new budget. */
export const RemakeChanges = ({ preview, withUnavailable }: RemakeChangesProps) => {
  const { items, total, discountValue } = preview
  const changed = items.filter(({ state }) => state !== 'same')
  const same = items.length - changed.length
  return (
    <div className={classes.difference}>
      {changed.length > 0 && (
        <ul className={classes.items} aria-label="O que mudou desde então">
          {changed.map((item) => (
            <ItemLine key={item.productErpCode} item={item} />
          ))}
        </ul>
      )}
      {same > 0 && <p className={classes.note}>{unchangedText(same, changed.length)}</p>}
      {discountValue !== null && discountValue > 0 && (
        <p className={classes.note}>
          O desconto de <MoneyText reais={discountValue} /> valia para aqueles preços e não é mantido.
        </p>
      )}
      <dl className={classes.values}>
        <FromTo label="Total" values={{ before: total.before, after: withUnavailable ? total.all : total.available }} />
      </dl>
    </div>
  )
}
