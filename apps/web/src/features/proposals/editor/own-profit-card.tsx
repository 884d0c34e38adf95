import { IconLock } from '@tabler/icons-react'
import { formatCents, formatPercent } from '../../../lib/format.ts'
import classes from './preview.module.css'
import type { PriceFigures } from './price-figures.ts'

type Part = { readonly id: string; readonly label: string; readonly cents: number }

/** '6%', '6,5%' */
const taxText = (percent: number): string => `${percent.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`

const listParts = (figures: PriceFigures): readonly Part[] => [
  { id: 'equipment', label: 'Equipamentos e frete', cents: figures.equipmentCents },
  { id: 'work', label: 'Mão de obra e viagem', cents: figures.labourCents + figures.travelCents },
  { id: 'tax', label: `Imposto, ${taxText(figures.taxPercent)} do preço`, cents: figures.taxCents },
  {
    id: figures.profitCents < 0 ? 'loss' : 'profit',
    label: figures.profitCents < 0 ? 'Prejuízo' : 'Seu lucro bruto',
    cents: figures.profitCents,
  },
]

/** PROP-005: what is left of the price for the integrator, with its parts as bar and as list in the same order. */
export const OwnProfitCard = ({ figures }: { readonly figures: PriceFigures }) => {
  const parts = listParts(figures)
  const isLoss = figures.profitCents < 0
  const whole = Math.max(figures.finalCents, 1)
  return (
    <section className={classes.own} aria-labelledby="own-profit">
      <header className={classes.head}>
        <h2 id="own-profit">
          <IconLock size={16} aria-hidden /> Só você vê
        </h2>
        <span>a Girassol também não vê</span>
      </header>
      <p className={classes.ownLabel}>{isLoss ? 'Prejuízo' : 'Lucro bruto'}</p>
      <p className={classes.ownFigure} data-loss={isLoss || undefined}>
        <output className={classes.big}>{formatCents(figures.profitCents)}</output>
        <span>
          <strong>{formatPercent(figures.profitPercent, 1)}</strong> do preço
        </span>
      </p>
      <div className={classes.parts} aria-hidden="true">
        {parts.map(({ id, cents }) => (
          <span key={id} data-part={id} style={{ flexGrow: Math.max(cents, 0) / whole }} />
        ))}
      </div>
      <dl className={classes.partList}>
        {parts.map(({ id, label, cents }) => (
          <div key={id} data-part={id}>
            <dt>{label}</dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
