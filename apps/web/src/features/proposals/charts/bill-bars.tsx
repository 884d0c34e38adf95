import { formatReais } from '../../../lib/format.ts'
import classes from './bill-bars.module.css'

export type BillBarsProps = {
  /** Reais of a month. */
  readonly before: number
  readonly after: number
}

/** The share of the longer bar, in percent. */
const toShare = (amount: number, most: number): number => (most <= 0 ? 0 : Math.max(0, (amount / most) * 100))

/** The bill without and with the system, as two bars with their amounts (PROP-011). */
export const BillBars = ({ before, after }: BillBarsProps) => {
  const rows = [
    { kind: 'before', name: 'Hoje, sem solar', amount: before },
    { kind: 'after', name: 'Com solar', amount: after },
  ] as const
  const most = Math.max(before, after)
  return (
    <dl className={classes.bars}>
      {rows.map(({ kind, name, amount }) => (
        <div key={kind}>
          <dt>{name}</dt>
          <dd className="figures">{formatReais(amount)}</dd>
          <dd className={classes.track} aria-hidden="true">
            <span className={classes.bar} data-bill={kind} style={{ width: `${toShare(amount, most)}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
