import type { QuickRow } from '@girassol/contract/quick-order'
import { formatCount, missing } from '../../lib/format.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { Column } from '../../ui/table-column.ts'
import classes from './quick-order.module.css'
import { rowLooks } from './row-looks.ts'

export type ChooseOffer = (row: QuickRow, code: string) => void
type RowProps = { readonly row: QuickRow }

const Verdict = ({ row: { verdict } }: RowProps) => <StatusPill {...rowLooks[verdict]} />

/** The product, or what was read while none is known. */
const Product = ({ row: { name, code, read } }: RowProps) =>
  name === null ? (
    <span className={classes.read}>{read}</span>
  ) : (
    <span className={classes.product}>
      <span className={classes.name} title={name}>
        {name}
      </span>
      <span className={classes.code}>{code}</span>
    </span>
  )

const Quantity = ({ row: { quantity } }: RowProps) => (quantity === null ? missing : formatCount(quantity))

type OffersProps = RowProps & { readonly onChoose: ChooseOffer }

/** What the verdict means, and the products that the words may mean (FAST-006). */
const Explanation = ({ row, onChoose }: OffersProps) => (
  <span className={classes.explanation}>
    {row.verdict !== 'OK' && (row.offers.length === 0 ? row.sentence : 'Você quis dizer:')}
    {row.offers.map(({ code, name }) => (
      <ActionButton
        key={code}
        label={name}
        name={`${name}, na linha ${row.row}`}
        variant="text"
        size="compact"
        onRun={() => onChoose(row, code)}
      />
    ))}
  </span>
)

export const createColumns = (onChoose: ChooseOffer): readonly Column<QuickRow>[] => [
  { id: 'row', header: 'Linha', width: '64px', align: 'end', isDim: true, cell: ({ row }) => formatCount(row) },
  { id: 'product', header: 'Produto', cell: (row) => <Product row={row} /> },
  { id: 'quantity', header: 'Quantidade', width: '104px', align: 'end', cell: (row) => <Quantity row={row} /> },
  { id: 'verdict', header: 'Situação', width: '150px', cell: (row) => <Verdict row={row} /> },
  { id: 'sentence', header: 'Detalhe', cell: (row) => <Explanation row={row} onChoose={onChoose} /> },
]

/** A row on the phone. */
export const QuickRowCard = ({ row, onChoose }: OffersProps) => (
  <RecordCard
    badge={<Verdict row={row} />}
    title={<Product row={row} />}
    figure={<Quantity row={row} />}
    meta={`Linha ${formatCount(row.row)}`}
    action={<Explanation row={row} onChoose={onChoose} />}
  />
)
