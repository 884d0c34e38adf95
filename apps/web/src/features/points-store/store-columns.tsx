import type { PointsProductView } from '@girassol/contract/points-store'
import { availabilityWord, displayName } from '@girassol/domain/catalogue'
import { tradeSentences } from '@girassol/domain/points'
import { formatPoints } from '../../lib/format.ts'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import { StatusPill } from '../../ui/status-pill.tsx'
import type { Column } from '../../ui/table-column.ts'
import classes from './points-store.module.css'
import { isShort } from './trade-permission.ts'
import { WishHeart } from './wish-heart.tsx'

export type StoreRow = {
  /** Spendable points; undefined while unknown. */
  readonly tradeable: number | undefined
  readonly term: string
  readonly onOpen: (product: PointsProductView) => void
}

type Props = StoreRow & { readonly product: PointsProductView }

/** PTS-019: a green badge when it leaves at once, otherwise the day, otherwise that it is out of stock. */
const Availability = ({ product: { boardingDate } }: Pick<Props, 'product'>) => {
  if (boardingDate === null) return tradeSentences.outOfStock
  const word = availabilityWord(boardingDate)
  return boardingDate === 'Immediate' ? <StatusPill tone="success" glyph="dot" label={word} /> : word
}

const Name = ({ product, term, onOpen }: Props) => (
  <button type="button" className={classes.open} aria-haspopup="dialog" onClick={() => onOpen(product)}>
    <Highlight text={displayName(product.B1_DESC)} term={term.split(/\s+/)} />
  </button>
)

const Points = ({ product, tradeable }: Pick<Props, 'product' | 'tradeable'>) => (
  <span className={classes.second}>
    {formatPoints(product.VLR_TOT)}
    {isShort(product, tradeable) && (
      <>
        {' · '}
        <span className={classes.short}>{tradeSentences.notEnoughPoints}</span>
      </>
    )}
  </span>
)

/** PTS-018: code, description, availability, wish list. */
export const storeColumns = (row: StoreRow): readonly Column<PointsProductView>[] => [
  { id: 'code', header: 'Código', width: '130px', isDim: true, cell: ({ B1_COD }) => B1_COD },
  {
    id: 'description',
    header: 'Descrição',
    cell: (product) => (
      <>
        <Name {...row} product={product} />
        <Points product={product} tradeable={row.tradeable} />
      </>
    ),
  },
  {
    id: 'availability',
    header: 'Disponibilidade',
    width: '220px',
    cell: (product) => <Availability product={product} />,
  },
  { id: 'wish', header: 'Desejos', width: '100px', cell: (product) => <WishHeart product={product} /> },
]

/** The row as a card on the phone. */
export const StoreRowCard = (props: Props) => (
  <RecordCard
    badge={<Availability product={props.product} />}
    menu={<WishHeart product={props.product} />}
    title={<Name {...props} />}
    figure={null}
    meta={
      <>
        {props.product.B1_COD} · <Points product={props.product} tradeable={props.tradeable} />
      </>
    }
  />
)
