import type { ItemProgressView } from '@girassol/contract/deliveries'
import { formatDate } from '../../lib/format.ts'
import { useIsPhone } from '../../lib/media.ts'
import { BoundedTable } from '../../ui/bounded-table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText } from '../../ui/value-text.tsx'
import classes from './deliveries.module.css'

const figure = (id: 'ordered' | 'dispatched' | 'delivered' | 'open', header: string): Column<ItemProgressView> => ({
  id,
  header,
  align: 'end',
  width: '96px',
  cell: (line) => line[id],
})

const columns: readonly Column<ItemProgressView>[] = [
  { id: 'name', header: 'Item', cell: ({ name }) => name },
  figure('ordered', 'Pedido'),
  figure('dispatched', 'Expedido'),
  figure('delivered', 'Entregue'),
  figure('open', 'Em aberto'),
  { id: 'day', header: 'Dia', width: '110px', cell: ({ day }) => <DateText iso={day} /> },
]

const describe = ({ ordered, dispatched, delivered, open, day }: ItemProgressView): string =>
  [
    // A number does not leave its word at the end of a line.
    `Pedido\u00A0${ordered}`,
    `Expedido\u00A0${dispatched}`,
    `Entregue\u00A0${delivered}`,
    `Aberto\u00A0${open}`,
    ...(day === null ? [] : [formatDate(day)]),
  ].join(' · ')

const ProgressList = ({ lines }: ProgressProps) => (
  <ul className={classes.progress} aria-label="Itens por entrega">
    {lines.map((line) => (
      <li key={line.itemId}>
        <p>{line.name}</p>
        <p className={classes.facts}>{describe(line)}</p>
      </li>
    ))}
  </ul>
)

type ProgressProps = { readonly lines: readonly ItemProgressView[] }

/** DEL-004: how far each item of the order is, with its own day; a list on the phone. */
export const ProgressTable = ({ lines }: ProgressProps) =>
  useIsPhone() ? (
    <ProgressList lines={lines} />
  ) : (
    <BoundedTable
      caption="Itens por entrega"
      columns={columns}
      rows={lines}
      rowKey={({ itemId }) => itemId}
      mostPixels={360}
    />
  )
