import type { WarrantyRow } from '@girassol/contract/warranties'
import { missing } from '../../lib/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import classes from './warranties.module.css'
import { performanceWarranty, productWarranty } from './warranty-ends.ts'
import { WarrantyText } from './warranty-text.tsx'

type Shown = {
  readonly term: string
  /** Integrators see only their own, so that their name says nothing. */
  readonly hasSeller: boolean
  readonly hasSite: boolean
}

const toOrderTab = ({ orderId }: WarrantyRow): string => `/pedidos/${orderId}?aba=entrega`

const noCustomer = 'Cliente não informado'

const SiteLink = ({ row: { site }, term }: { readonly row: WarrantyRow; readonly term: string }) =>
  site === null ? (
    missing
  ) : (
    <AppLink to={`/obras/${site.id}`}>
      <Highlight text={site.title} term={term} />
    </AppLink>
  )

const Performance = ({ row }: { readonly row: WarrantyRow }) => {
  const warranty = performanceWarranty(row)
  return warranty === null ? missing : <WarrantyText warranty={warranty} />
}

const siteColumn = (term: string): Column<WarrantyRow> => ({
  id: 'site',
  header: 'Obra',
  priority: 3,
  cell: (row) => <SiteLink row={row} term={term} />,
})

const sellerColumn = (term: string): Column<WarrantyRow> => ({
  id: 'seller',
  header: 'Integrador',
  priority: 3,
  isDim: true,
  cell: ({ sellerName }) => <Highlight text={sellerName} term={term} />,
})

/** WAR-005: the number, its product, order, customer and site, and until when it is covered. */
export const warrantyColumns = ({ term, hasSeller, hasSite }: Shown): readonly Column<WarrantyRow>[] => [
  {
    id: 'serial',
    header: 'Número de série',
    width: '170px',
    cell: ({ serial }) => (
      <span className="figures" title={serial}>
        <Highlight text={serial} term={term} />
      </span>
    ),
  },
  { id: 'product', header: 'Produto', cell: ({ productName }) => <span className={classes.name}>{productName}</span> },
  {
    id: 'order',
    header: 'Pedido',
    width: '84px',
    cell: (row) => (
      <AppLink to={toOrderTab(row)}>
        <Highlight text={String(row.orderId)} term={term} />
      </AppLink>
    ),
  },
  {
    id: 'customer',
    header: 'Cliente',
    cell: ({ customerName }) => <Highlight text={customerName ?? noCustomer} term={term} />,
  },
  ...(hasSite ? [siteColumn(term)] : []),
  ...(hasSeller ? [sellerColumn(term)] : []),
  {
    id: 'productUntil',
    header: 'Garantia do produto',
    width: '215px',
    cell: (row) => <WarrantyText warranty={productWarranty(row)} />,
  },
  {
    id: 'performanceUntil',
    header: 'Garantia de desempenho',
    width: '195px',
    priority: 2,
    cell: (row) => <Performance row={row} />,
  },
]

/** The row as a card on the phone. */
export const WarrantyCard = ({ row, term, hasSeller }: Shown & { readonly row: WarrantyRow }) => (
  <RecordCard
    title={
      <AppLink to={toOrderTab(row)}>
        <Highlight text={row.serial} term={term} />
      </AppLink>
    }
    meta={
      <>
        <span className={classes.cardLine}>{row.productName}</span>
        <span className={classes.cardLine}>
          Pedido <Highlight text={String(row.orderId)} term={term} /> ·{' '}
          <Highlight text={row.customerName ?? noCustomer} term={term} />
          {hasSeller && (
            <>
              {' · '}
              <Highlight text={row.sellerName} term={term} />
            </>
          )}
        </span>
        {row.site !== null && (
          <span className={classes.cardLine}>
            Obra <SiteLink row={row} term={term} />
          </span>
        )}
        <span className={classes.cardLine}>
          Garantia do produto: <WarrantyText warranty={productWarranty(row)} />
        </span>
        {row.performanceMonths !== null && (
          <span className={classes.cardLine}>
            Garantia de desempenho: <Performance row={row} />
          </span>
        )}
      </>
    }
  />
)
