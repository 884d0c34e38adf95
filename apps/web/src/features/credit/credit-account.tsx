import type { CreditAccount, OpenAmount } from '@girassol/contract/credit'
import { ageBandLabels, ageBands } from '@girassol/domain/credit'
import { AppLink } from '../../ui/app-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { DateText, MoneyText } from '../../ui/value-text.tsx'
import classes from './credit.module.css'
import { CreditFacts } from './credit-facts.tsx'

const Due = ({ dueOn }: Pick<OpenAmount, 'dueOn'>) => (dueOn === null ? 'Sem vencimento' : <DateText iso={dueOn} />)

const OrderLink = ({ invoiceId }: Pick<OpenAmount, 'invoiceId'>) => (
  <AppLink to={`/pedidos/${invoiceId}`}>{invoiceId}</AppLink>
)

const columns: readonly Column<OpenAmount>[] = [
  { id: 'due', header: 'Vencimento', width: '140px', cell: Due },
  { id: 'age', header: 'Atraso', width: '170px', cell: ({ age }) => ageBandLabels[age] },
  { id: 'order', header: 'Pedido', width: '110px', cell: OrderLink },
  { id: 'customer', header: 'Cliente', isDim: true, cell: ({ customerName }) => customerName },
  {
    id: 'amount',
    header: 'Em aberto',
    width: '150px',
    align: 'end',
    cell: ({ amount }) => <MoneyText reais={amount} />,
  },
]

const OpenCard = ({ row }: { readonly row: OpenAmount }) => (
  <RecordCard
    title={<Due dueOn={row.dueOn} />}
    figure={<MoneyText reais={row.amount} />}
    meta={
      <>
        {ageBandLabels[row.age]} · Pedido <OrderLink invoiceId={row.invoiceId} /> · {row.customerName}
      </>
    }
  />
)

const Aging = ({ aging }: Pick<CreditAccount, 'aging'>) => (
  <dl className={classes.aging} aria-label="Em aberto por atraso">
    {ageBands.map((band) => (
      <div key={band}>
        <dt>{ageBandLabels[band]}</dt>
        <dd>
          <MoneyText reais={aging[band]} />
        </dd>
      </div>
    ))}
  </dl>
)

/** Limit and use, the open amounts by age, and the statement of what is open (CRED-004). */
export const CreditAccountView = ({ account }: { readonly account: CreditAccount }) => (
  <div className={classes.account}>
    <Card title="Limite">
      <CreditFacts account={account} />
    </Card>
    <Card title="Em aberto por atraso">
      <Aging aging={account.aging} />
    </Card>
    <DataTable
      caption="Parcelas em aberto"
      columns={columns}
      rows={account.open}
      total={account.open.length}
      status="ready"
      rowKey={({ invoiceId, dueOn }) => `${invoiceId} ${dueOn ?? ''}`}
      card={(row) => <OpenCard row={row} />}
      empty={
        <EmptyState title="Nada em aberto" text="Os pedidos pagos por outros métodos aparecem aqui até serem pagos." />
      }
    />
  </div>
)
