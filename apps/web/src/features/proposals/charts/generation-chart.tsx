import { nameMonth, shortenMonth } from '@girassol/domain/shared'
import { formatCount } from '../../../lib/format.ts'
import classes from './chart.module.css'
import { listTicks, type Point, roundStep, type Scale, toPath, toPixel, toScale } from './chart-scale.ts'

export type GenerationFigures = {
  /** kWh of January to December. */
  readonly generated: readonly number[]
  readonly consumed: readonly number[]
}

const left = 34
const top = 10
/** The narrowest bar whose value fits in its foot. */
const leastBarWithValue = 26

const describeConsumption = (consumed: readonly number[]): string => {
  const [least, most] = [Math.min(...consumed), Math.max(...consumed)]
  return least === most ? formatCount(most) : `de ${formatCount(least)} a ${formatCount(most)}`
}

/** 'Geração por mês: de 502 kWh em junho a 705 em dezembro; consumo 600.' */
const nameGeneration = ({ generated, consumed }: GenerationFigures): string => {
  const [least, most] = [Math.min(...generated), Math.max(...generated)]
  const monthOf = (value: number) => nameMonth(generated.indexOf(value) + 1)
  const range = `de ${formatCount(least)} kWh em ${monthOf(least)} a ${formatCount(most)} em ${monthOf(most)}`
  return `Geração por mês: ${range}; consumo ${describeConsumption(consumed)}.`
}

/** From 0 to the next line above the maximum, at least 200 kWh apart. */
const findTicks = ({ generated, consumed }: GenerationFigures): readonly number[] => {
  const most = Math.max(...generated, ...consumed)
  const step = Math.max(200, roundStep(Math.max(most, 1) / 7))
  return listTicks([0, Math.max(1, Math.ceil(most / step)) * step], step)
}

type AxisProps = { readonly ticks: readonly number[]; readonly y: Scale; readonly width: number }

const Axis = ({ ticks, y, width }: AxisProps) => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className={tick === 0 ? classes.zero : classes.grid} />
        <text x={left - 8} y={y(tick) + 4} textAnchor="end">
          {formatCount(tick)}
        </text>
      </g>
    ))}
  </>
)

type BarsProps = { readonly generated: readonly number[]; readonly x: Scale; readonly y: Scale; readonly bar: number }

const Bars = ({ generated, x, y, bar }: BarsProps) => (
  <>
    {generated.map((value, index) => (
      <g key={nameMonth(index + 1)}>
        <rect
          x={toPixel(x(index) - bar / 2)}
          y={toPixel(y(value))}
          width={bar}
          height={toPixel(y(0) - y(value))}
          rx={2.5}
          className={classes.bar}
          data-bar={value}
        />
        {bar >= leastBarWithValue && y(0) - y(value) > 18 && (
          <text x={toPixel(x(index))} y={y(0) - 8} textAnchor="middle" className={classes.foot}>
            {formatCount(value)}
          </text>
        )}
        <text x={toPixel(x(index))} y={y(0) + 18} textAnchor="middle">
          {shortenMonth(index + 1)}
        </text>
      </g>
    ))}
  </>
)

/** The consumption crosses the plot from edge to edge, with a ring on each month. */
const Consumption = ({ points, width }: { readonly points: readonly Point[]; readonly width: number }) => {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const path = toPath([[left, first[1]], ...points, [width, last[1]]])
  return (
    <>
      <path d={path} className={classes.halo} />
      <path d={path} className={classes.line} data-consumption />
      {points.map(([x, y]) => (
        <circle key={x} cx={toPixel(x)} cy={toPixel(y)} r={3.75} className={classes.ring} />
      ))}
    </>
  )
}

type GenerationChartProps = { readonly figures: GenerationFigures; readonly width: number }

/** Bars of the generation against the line of the consumption, by month (PROP-011). */
export const GenerationChart = ({ figures, width }: GenerationChartProps) => {
  const isNarrow = width < 480
  const base = isNarrow ? 210 : 276
  const ticks = findTicks(figures)
  const y = toScale([0, ticks.at(-1) ?? 200], [base, top])
  const column = (width - left) / 12
  const x: Scale = (index) => left + column * (index + 0.5)
  const points = figures.consumed.map((value, index): Point => [x(index), y(value)])
  return (
    <svg
      viewBox={`0 0 ${width} ${base + 26}`}
      role="img"
      aria-label={nameGeneration(figures)}
      className={classes.drawing}
      data-narrow={isNarrow || undefined}
    >
      <g>
        <Axis ticks={ticks} y={y} width={width} />
        <Bars generated={figures.generated} x={x} y={y} bar={toPixel(column * 0.64)} />
        <Consumption points={points} width={width} />
      </g>
    </svg>
  )
}

/** What bars and line mean, above the plot and in the order of reading. */
export const GenerationLegend = ({ consumed }: Pick<GenerationFigures, 'consumed'>) => (
  <ul className={classes.legend}>
    <li>
      <svg width="12" height="12" aria-hidden="true" className={classes.drawing}>
        <rect x="0.5" y="0.5" width="11" height="11" rx="2" className={classes.bar} />
      </svg>
      Geração, kWh por mês
    </li>
    <li>
      <svg width="26" height="10" aria-hidden="true" className={classes.drawing}>
        <line x1="0" x2="26" y1="5" y2="5" className={classes.line} />
        <circle cx="13" cy="5" r="3.75" className={classes.ring} />
      </svg>
      Seu consumo, {describeConsumption(consumed)} kWh
    </li>
  </ul>
)
