import type { BudgetDifference } from '@girassol/contract/budgets'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { missing } from '../../../lib/format.ts'
import { MovedValue } from '../../../ui/moved-value.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'
import { availabilityInSentence } from '../remaking/availability-change.ts'
import classes from '../remaking/difference.module.css'
import { FromTo } from './from-to.tsx'

type Item = BudgetDifference['items'][number]
type FactDifference = BudgetDifference['facts'][number]

const marks = { added: 'Novo', removed: 'Saiu', changed: 'Mudou' } as const

const units = (count: number) => <span className="figures">{count} un.</span>

const Moves = ({ item: { kind, quantity, unitValue, availability } }: { readonly item: Item }) => {
  if (kind !== 'changed') return units(kind === 'added' ? quantity.after : quantity.before)
  return (
    <>
      {quantity.before === quantity.after ? units(quantity.after) : <MovedValue values={quantity} show={units} />}
      {unitValue.before !== unitValue.after && (
        <MovedValue values={unitValue} show={(reais) => <MoneyText reais={reais} />} />
      )}
      {availability.before !== availability.after && <MovedValue values={availability} show={availabilityInSentence} />}
    </>
  )
}

const ItemLine = ({ item }: { readonly item: Item }) => (
  <li>
    <span className={classes.mark} data-kind={item.kind}>
      {marks[item.kind]}
    </span>
    <div>
      <span className={classes.name}>{item.productName}</span>
      <span className={classes.moves}>
        <Moves item={item} />
      </span>
    </div>
  </li>
)

const factLabels = { customerName: 'Cliente', delivery: 'Entrega', paymentMethod: 'Pagamento' } as const

const factText = (name: FactDifference['name'], text: string | null): string => {
  if (text === null) return missing
  return name === 'paymentMethod' && text in paymentMethodLabels
    ? paymentMethodLabels[text as keyof typeof paymentMethodLabels]
    : text
}

const valueLabels = {
  subTotal: 'Equipamentos',
  discount: 'Desconto',
  freight: 'Frete',
  interest: 'Juros',
  total: 'Total',
} as const

/** The differences between two versions of a budget: items, terms and values. */
export const DifferenceList = ({ difference }: { readonly difference: BudgetDifference }) => (
  <div className={classes.difference}>
    {difference.items.length > 0 && (
      <ul className={classes.items} aria-label="Itens que mudaram">
        {difference.items.map((item) => (
          <ItemLine key={item.productErpCode} item={item} />
        ))}
      </ul>
    )}
    <dl className={classes.values}>
      {difference.facts.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{factLabels[name]}</dt>
          <dd>
            <MovedValue values={{ before, after }} show={(text) => factText(name, text)} />
          </dd>
        </div>
      ))}
      {difference.values.map(({ name, before, after }) => (
        <FromTo key={name} label={valueLabels[name]} values={{ before, after }} />
      ))}
    </dl>
  </div>
)
