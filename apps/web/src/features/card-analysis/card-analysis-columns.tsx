import type { CardAnalysisView } from '@girassol/contract/card-analysis'
import { cardAnalysisStatuses, nameConsult } from '@girassol/domain/card-analysis'
import { paymentMethodLabels } from '@girassol/domain/payments'
import { formatDocument } from '@girassol/domain/shared'
import { formatTime, missing } from '../../lib/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Highlight } from '../../ui/highlight.tsx'
import { RecordCard } from '../../ui/record-card.tsx'
import type { Column } from '../../ui/table-column.ts'
import { type AnalysisHandlers, AnalysisMenu } from './analysis-menu.tsx'
import { ConfirmOrReason, PaymentLines } from './analysis-payments.tsx'
import { AnalysisStatusPill } from './analysis-status-pill.tsx'
import classes from './card-analysis.module.css'
import { MatchText } from './match-text.tsx'
import { formatCardNumber, toPaidCards } from './paid-cards.ts'

type AnalysisProps = { readonly analysis: CardAnalysisView }
type Shown = { readonly term: string; readonly handlers: AnalysisHandlers }
type Shape = Shown & {
  /** Below 1440 px: a value without a column of its own is shown under the first of its pair, in wider columns. */
  readonly isFolded: boolean
}

const OrderLink = ({ analysis: { invoice }, term }: AnalysisProps & Pick<Shown, 'term'>) => (
  <AppLink to={`/pedidos/${invoice.id}`}>
    <Highlight text={String(invoice.id)} term={term} />
  </AppLink>
)

type ConsultProps = AnalysisProps &
  Pick<Shown, 'handlers'> & {
    /** Beside the pill, which may say the same words. */
    readonly isByStatus?: boolean
  }

/** CCA-022, CCA-033: whether the cards were checked, are being checked, or the last query to the register failed. */
const ConsultText = ({ analysis, handlers, isByStatus = false }: ConsultProps) => {
  const { id, consult, checkFailedAt, status } = analysis
  const said = nameConsult(consult)
  const isSaid = isByStatus && cardAnalysisStatuses[status] === said
  if (handlers.isChecking(id)) return <span className={classes.cell}>Verificando…</span>
  if (isSaid && checkFailedAt === null) return null
  return (
    <span className={classes.cell}>
      {!isSaid && said}
      {checkFailedAt !== null && (
        <span className={`${classes.second} ${classes.failed}`}>
          Falhou às {formatTime(checkFailedAt)}. Tente de novo.
        </span>
      )}
    </span>
  )
}

/** The matches of all cards, one below the other. */
const CardMatches = ({ analysis }: AnalysisProps) => (
  <span className={classes.pair}>
    {toPaidCards(analysis).map(({ label, number, match }) => (
      <span key={label} className={classes.cell}>
        <MatchText match={match} />
        {number !== missing && <span className={classes.second}>{number}</span>}
      </span>
    ))}
  </span>
)

const customerColumns = ({ term, isFolded }: Shape): readonly Column<CardAnalysisView>[] => [
  { id: 'order', header: 'Pedido', width: '84px', cell: (analysis) => <OrderLink analysis={analysis} term={term} /> },
  {
    id: 'document',
    header: 'Documento',
    width: '150px',
    priority: 3,
    isDim: true,
    cell: ({ costumerDocument }) => <span className={classes.code}>{formatDocument(costumerDocument) || missing}</span>,
  },
  {
    id: 'customer',
    header: 'Cliente',
    cell: ({ costumerName, costumerDocument }) => (
      <span className={classes.cell}>
        <Highlight text={costumerName || missing} term={term} />
        {isFolded && <span className={classes.second}>{formatDocument(costumerDocument)}</span>}
      </span>
    ),
  },
  {
    id: 'method',
    header: 'Pagamento',
    width: isFolded ? '10%' : '90px',
    priority: 2,
    isDim: true,
    cell: ({ paymentMethod }) => <span className={classes.cell}>{paymentMethodLabels[paymentMethod]}</span>,
  },
]

const cardColumns = ({ handlers, isFolded }: Shape): readonly Column<CardAnalysisView>[] => [
  {
    id: 'status',
    header: 'Status',
    width: isFolded ? '190px' : '172px',
    cell: (analysis) => (
      <>
        <AnalysisStatusPill status={analysis.status} />
        {isFolded && <ConsultText analysis={analysis} handlers={handlers} isByStatus />}
      </>
    ),
  },
  {
    id: 'match',
    header: 'Compatibilidade',
    width: isFolded ? '18%' : '136px',
    cell: (analysis) => (isFolded ? <CardMatches analysis={analysis} /> : <MatchText match={analysis.match} />),
  },
  {
    id: 'card',
    header: 'Cartão',
    width: '78px',
    priority: 3,
    cell: ({ cardNumber }) => <span className={classes.code}>{formatCardNumber(cardNumber)}</span>,
  },
  {
    id: 'match2',
    header: '2ª compatibilidade',
    width: '142px',
    priority: 3,
    cell: ({ match2 }) => <MatchText match={match2} />,
  },
  {
    id: 'card2',
    header: '2º cartão',
    width: '78px',
    priority: 3,
    cell: ({ cardNumber2 }) => <span className={classes.code}>{formatCardNumber(cardNumber2)}</span>,
  },
  {
    id: 'consult',
    header: 'Consulta',
    width: '92px',
    priority: 3,
    cell: (analysis) => <ConsultText analysis={analysis} handlers={handlers} />,
  },
]

const actionColumns = ({ handlers, isFolded }: Shape): readonly Column<CardAnalysisView>[] => [
  {
    id: 'payments',
    header: 'Pagamentos',
    width: isFolded ? '20%' : '166px',
    cell: (analysis) => (
      <span className={classes.payments}>
        <PaymentLines analysis={analysis} />
        <ConfirmOrReason analysis={analysis} handlers={handlers} />
      </span>
    ),
  },
  {
    id: 'menu',
    header: '',
    hiddenHeader: 'Ações',
    align: 'end',
    width: '64px',
    cell: (analysis) => <AnalysisMenu analysis={analysis} handlers={handlers} />,
  },
]

/** CCA-003: the columns of the analyses. */
export const cardAnalysisColumns = (shape: Shape): readonly Column<CardAnalysisView>[] => [
  ...customerColumns(shape),
  ...cardColumns(shape),
  ...actionColumns(shape),
]

/** The row as a card on the phone: the matches as lines, then the one action. */
export const CardAnalysisCard = ({ analysis, shown }: AnalysisProps & { readonly shown: Shown }) => {
  const { term, handlers } = shown
  return (
    <RecordCard
      badge={<AnalysisStatusPill status={analysis.status} />}
      menu={<AnalysisMenu analysis={analysis} handlers={handlers} />}
      title={<Highlight text={analysis.costumerName || missing} term={term} />}
      meta={
        <>
          Nº <OrderLink analysis={analysis} term={term} /> · {paymentMethodLabels[analysis.paymentMethod]}
        </>
      }
      action={
        <span className={classes.cardAction}>
          {(analysis.match !== null || analysis.cardNumber !== null) && <CardMatches analysis={analysis} />}
          <ConsultText analysis={analysis} handlers={handlers} isByStatus />
          <ConfirmOrReason analysis={analysis} handlers={handlers} isWide />
        </span>
      }
    />
  )
}
