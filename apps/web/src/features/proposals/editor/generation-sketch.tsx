import { nameMonth, shortenMonth } from '@girassol/domain/shared'
import classes from './preview.module.css'
import { formatKwh } from './shown-text.ts'

/** Units of the drawing. */
const [left, plotWidth, top, plotHeight, barWidth] = [34, 340, 8, 120, 18] as const
const step = plotWidth / 12
const gap = 200

type SketchProps = {
  /** kWh of each month, January to December. */
  readonly generated: readonly number[]
  readonly consumed: readonly number[]
}

/** 'Geração por mês: de 502 kWh em junho a 705 em dezembro.' */
const describeGeneration = (generated: readonly number[]): string => {
  const [least, most] = [Math.min(...generated), Math.max(...generated)]
  const nameOfMonth = (kwh: number) => nameMonth(generated.indexOf(kwh) + 1)
  return `Geração por mês: de ${formatKwh(least)} kWh em ${nameOfMonth(least)} a ${formatKwh(most)} em ${nameOfMonth(most)}.`
}

const countAbove = ({ generated, consumed }: SketchProps): number =>
  generated.filter((kwh, month) => kwh > (consumed[month] ?? 0)).length

const describeAbove = (props: SketchProps): string => {
  const months = countAbove(props)
  return `${months} ${months === 1 ? 'mês' : 'meses'} acima do consumo`
}

const toX = (month: number): number => left + step * month + step / 2

const Axis = ({ most }: { readonly most: number }) =>
  Array.from({ length: most / gap + 1 }, (_, index) => index * gap)
    .filter((_, index, all) => all.length <= 6 || index % Math.ceil(all.length / 5) === 0)
    .map((kwh) => {
      const y = top + plotHeight * (1 - kwh / most)
      return (
        <g key={kwh}>
          <line x1={left} x2={left + plotWidth} y1={y} y2={y} className={classes.grid} />
          <text x={left - 6} y={y + 4} textAnchor="end">
            {formatKwh(kwh)}
          </text>
        </g>
      )
    })

/** Generation as bars against consumption as a line with rings, for the twelve months. */
export const GenerationSketch = (props: SketchProps) => {
  const { generated, consumed } = props
  const most = (Math.floor(Math.max(...generated, ...consumed) / gap) + 1) * gap
  const toY = (kwh: number) => top + plotHeight * (1 - kwh / most)
  const line = consumed.map((kwh, month) => `${toX(month)},${toY(kwh)}`).join(' ')
  return (
    <figure className={classes.sketch}>
      <figcaption>
        <span>Geração e consumo, kWh</span>
        <span className={classes.above}>{describeAbove(props)}</span>
      </figcaption>
      <svg viewBox="0 0 380 152" role="img" aria-label={describeGeneration(generated)}>
        <Axis most={most} />
        {generated.map((kwh, month) => (
          <g key={shortenMonth(month + 1)}>
            <rect
              x={toX(month) - barWidth / 2}
              y={toY(kwh)}
              width={barWidth}
              height={plotHeight + top - toY(kwh)}
              rx={2}
              className={classes.bar}
            />
            <text x={toX(month)} y={top + plotHeight + 16} textAnchor="middle">
              {shortenMonth(month + 1)}
            </text>
          </g>
        ))}
        <polyline points={line} className={classes.halo} />
        <polyline points={line} className={classes.consumption} />
        {consumed.map((kwh, month) => (
          <circle key={shortenMonth(month + 1)} cx={toX(month)} cy={toY(kwh)} r={2.6} className={classes.ring} />
        ))}
      </svg>
    </figure>
  )
}
