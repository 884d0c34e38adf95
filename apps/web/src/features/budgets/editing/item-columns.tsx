import { formatReais, missing } from '../../../lib/format.ts'
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import type { Column } from '../../../ui/table-column.ts'
import { MoneyText } from '../../../ui/value-text.tsx'
import { AvailabilityText } from '../../cart/index.ts'
import type { DraftItem, ProductFacts } from './budget-draft.ts'

export type ItemTableProps = {
  /** Only users who see prices have the two columns of values (BUD-012, C-29). */
  readonly showsPrices: boolean
  readonly onQuantity: (product: ProductFacts, quantity: number) => void
}

const Quantity = ({ item, onQuantity }: { readonly item: DraftItem } & Pick<ItemTableProps, 'onQuantity'>) => (
  <QuantityStepper
    product={item.name}
    value={item.quantity}
    step={item.step}
    delayMs={0}
    onCommit={(quantity) => onQuantity(item, quantity)}
  />
)

const computeTotal = ({ unitValue, quantity }: DraftItem): number | null =>
  unitValue === null ? null : Math.round(unitValue * 100 * quantity) / 100

const valueColumns: readonly Column<DraftItem>[] = [
  {
    id: 'unit',
    header: 'Valor unitário',
    align: 'end',
    width: '130px',
    priority: 2,
    isDim: true,
    cell: ({ unitValue }) => <MoneyText reais={unitValue} />,
  },
  {
    id: 'total',
    header: 'Valor total',
    align: 'end',
    width: '140px',
    cell: (item) => (item.quantity === 0 ? missing : <MoneyText reais={computeTotal(item)} />),
  },
]

/** BUD-012: code, description, availability, unit and total value, quantity. */
export const itemColumns = ({ showsPrices, onQuantity }: ItemTableProps): readonly Column<DraftItem>[] => [
  { id: 'code', header: 'Código', width: '110px', priority: 2, isDim: true, cell: ({ code }) => code },
  { id: 'name', header: 'Descrição', cell: ({ name }) => name },
  {
    id: 'availability',
    header: 'Disponibilidade',
    width: '200px',
    priority: 2,
    cell: ({ availability }) => <AvailabilityText availability={availability} />,
  },
  ...(showsPrices ? valueColumns : []),
  {
    id: 'quantity',
    header: 'Quantidade',
    align: 'end',
    width: '150px',
    cell: (item) => <Quantity item={item} onQuantity={onQuantity} />,
  },
]

/** The product as a card on the phone. */
export const ItemCard = ({ item, showsPrices, onQuantity }: ItemTableProps & { readonly item: DraftItem }) => (
  <RecordCard
    title={item.name}
    figure={showsPrices && item.unitValue !== null ? formatReais(item.unitValue) : undefined}
    meta={
      <>
        {item.code} · <AvailabilityText availability={item.availability} />
      </>
    }
    action={<Quantity item={item} onQuantity={onQuantity} />}
  />
)
