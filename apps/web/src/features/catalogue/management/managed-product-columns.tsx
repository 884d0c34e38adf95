import type { ManagedProductRow } from '@girassol/contract/catalogue'
import { displayName } from '@girassol/domain/catalogue'
import { IconFileOff, IconPhotoOff } from '@tabler/icons-react'
import { formatCount, missing } from '../../../lib/format.ts'
import { productDrawing, productPicture } from '../../../lib/product-drawing.ts'
import { AppLink } from '../../../ui/app-link.tsx'
import { Highlight } from '../../../ui/highlight.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { RecordCard } from '../../../ui/record-card.tsx'
import { StatusPill } from '../../../ui/status-pill.tsx'
import type { Column } from '../../../ui/table-column.ts'
import classes from './managed-product-row.module.css'

export type RowContext = {
  readonly term: string
  /** The address of a record by its code. */
  readonly toPath: (code: string) => string
  /** Whether a record is open beside the table; then there is room only for the product and its stock. */
  readonly isNarrow: boolean
}

type RowProps = { readonly product: ManagedProductRow; readonly context: RowContext }

const SituationPill = ({ product: { isActive, isInStore } }: Pick<RowProps, 'product'>) => {
  if (!isActive) return <StatusPill tone="neutral" glyph="pause" label="Inativo" />
  if (!isInStore) return <StatusPill tone="neutral" glyph="draft" label="Fora da loja" />
  return <StatusPill tone="success" glyph="check" label="Ativo" />
}

/** What the product lacks, shown instead of its facts. */
const Gaps = ({ product: { hasPicture, hasSheet } }: Pick<RowProps, 'product'>) => (
  <>
    {!hasPicture && (
      <span className={classes.gap}>
        <IconPhotoOff size={14} aria-hidden /> Sem foto
      </span>
    )}
    {!hasSheet && (
      <span className={classes.gap}>
        <IconFileOff size={14} aria-hidden /> Sem ficha
      </span>
    )}
  </>
)

const Stock = ({ product: { stock } }: Pick<RowProps, 'product'>) => (
  <span className={classes.stock} data-none={stock === 0 || undefined}>
    {stock === null ? missing : formatCount(stock)}
  </span>
)

const Name = ({ product, context }: RowProps) => (
  <AppLink to={context.toPath(product.code)} className={classes.name}>
    <Highlight text={displayName(product.name)} term={context.term.split(/\s+/)} />
  </AppLink>
)

const ProductCell = (props: RowProps) => {
  const { product } = props
  return (
    <div className={classes.product}>
      <span className={classes.picture}>
        <Picture src={productPicture(product.picture)} alt="" fallback={productDrawing('kit')} />
      </span>
      <span className={classes.words}>
        <Name {...props} />
        <span className={classes.facts}>
          <Gaps product={product} />
          {product.hasPicture && product.hasSheet && product.facts.join(' · ')}
        </span>
      </span>
    </div>
  )
}

export const managedProductColumns = (context: RowContext): readonly Column<ManagedProductRow>[] => [
  {
    id: 'code',
    header: 'Código',
    width: '110px',
    isDim: true,
    priority: context.isNarrow ? 3 : 2,
    cell: ({ code }) => <Highlight text={code} term={context.term.split(/\s+/)} />,
  },
  { id: 'product', header: 'Produto', cell: (product) => <ProductCell product={product} context={context} /> },
  { id: 'stock', header: 'Estoque', width: '84px', align: 'end', cell: (product) => <Stock product={product} /> },
  {
    id: 'situation',
    header: 'Situação',
    width: '128px',
    priority: context.isNarrow ? 3 : 1,
    cell: (product) => <SituationPill product={product} />,
  },
]

/** The row as a card on the phone. */
export const ManagedProductCard = (props: RowProps) => {
  const { product } = props
  return (
    <RecordCard
      badge={<SituationPill product={product} />}
      title={<Name {...props} />}
      figure={<Stock product={product} />}
      meta={
        <span className={classes.facts}>
          {product.code} <Gaps product={product} />
        </span>
      }
    />
  )
}
