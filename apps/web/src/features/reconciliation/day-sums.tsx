import type { ComparisonView, ReconciliationView } from '@girassol/contract/reconciliation'
import { type ReconciledSystem, reconciledSystemLabels } from '@girassol/domain/reconciliation'
import { formatCounted, formatReais } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { Notice } from '../../ui/notice.tsx'
import { DateText, MoneyText } from '../../ui/value-text.tsx'
import classes from './reconciliation.module.css'

type ComparisonProps = { readonly comparison: ComparisonView }

const hereLabels = {
  GATEWAY: 'Pagos pelo gateway',
  ERP: 'Para baixar no ERP',
} as const satisfies Record<ReconciledSystem, string>

/** The portal's own money, once for each system, because not every payment is known to both. */
const OrdersSum = ({ comparisons }: Pick<ReconciliationView, 'comparisons'>) => (
  <section className={classes.sum}>
    <h2>Pedidos</h2>
    <dl className={classes.lines}>
      {comparisons.map(({ system, comparedAt, hereAmount }) => (
        <div key={system}>
          <dt>{hereLabels[system]}</dt>
          <dd>{comparedAt === null ? 'não comparado' : <MoneyText reais={hereAmount} />}</dd>
        </div>
      ))}
    </dl>
  </section>
)

const toDifference = ({ hereAmount, thereAmount }: ComparisonView): number | null =>
  hereAmount === null || thereAmount === null ? null : Math.round((thereAmount - hereAmount) * 100) / 100

const DifferenceText = ({ comparison }: ComparisonProps) => {
  const difference = toDifference(comparison)
  if (difference === null) return null
  const { open } = comparison.counts
  const isEven = difference === 0 && open === 0
  return (
    <p className={classes.difference} data-even={isEven || undefined}>
      <span className="figures">{difference === 0 ? 'Mesma soma' : `Diferença de ${formatReais(difference)}`}</span>
      {open > 0 && ` · ${formatCounted(open, 'diferença em aberto', 'diferenças em aberto')}`}
    </p>
  )
}

const Age = ({ comparison: { comparedAt, isRunning } }: ComparisonProps) => {
  const now = useNow()
  if (isRunning) return <p className={classes.age}>Comparando…</p>
  if (comparedAt === null) return null
  return (
    <p className={classes.age}>
      Comparado <DateText iso={comparedAt} relativeTo={now} />
    </p>
  )
}

const SystemSum = ({ comparison }: ComparisonProps) => (
  <section className={classes.sum}>
    <h2>{reconciledSystemLabels[comparison.system]}</h2>
    {comparison.comparedAt === null ? (
      <p className={classes.none}>Não comparado</p>
    ) : (
      <p className={classes.figure}>
        <MoneyText reais={comparison.thereAmount} />
      </p>
    )}
    <DifferenceText comparison={comparison} />
    <Age comparison={comparison} />
  </section>
)

/** What is missing in the comparison, because its system did not answer. */
const AwayNotice = ({ comparison: { system, comparedAt, failedAt } }: ComparisonProps) => {
  const now = useNow()
  return (
    <Notice tone="attention">
      O {reconciledSystemLabels[system]} não respondeu <DateText iso={failedAt} relativeTo={now} />.{' '}
      {comparedAt === null
        ? 'Nada dele foi comparado ainda.'
        : 'Os valores dele são os da última comparação, que pode estar desatualizada.'}{' '}
      O portal tenta de novo sozinho.
    </Notice>
  )
}

/** The three sums of a day, with the age of each comparison. */
export const DaySums = ({ comparisons }: Pick<ReconciliationView, 'comparisons'>) => (
  <>
    {comparisons
      .filter(({ failedAt }) => failedAt !== null)
      .map((comparison) => (
        <AwayNotice key={comparison.system} comparison={comparison} />
      ))}
    <div className={classes.sums}>
      <OrdersSum comparisons={comparisons} />
      {comparisons.map((comparison) => (
        <SystemSum key={comparison.system} comparison={comparison} />
      ))}
    </div>
  </>
)
