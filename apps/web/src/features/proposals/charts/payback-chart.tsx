import { describeMonth } from '@girassol/domain/shared'
import { useId } from 'react'
import { formatReais } from '../../../lib/format.ts'
import classes from './chart.module.css'
import { listTicks, type Point, roundStep, type Scale, toPath, toPixel, toScale } from './chart-scale.ts'
import { joinFioBYears } from './fio-b-steps.ts'
import { FioBStrip } from './fio-b-strip.tsx'
import { type PaybackFigures, shortenReais, toBalances, toYearsOfOperation } from './payback-figures.ts'

/** 'Economia somada menos o investimento: se paga em 2 anos e 10 meses; depois de 25 anos, R$ 229.099,79.' */
const namePayback = (figures: PaybackFigures): string => {
  const [, end = 0] = toBalances(figures).at(-1) ?? []
  const when = figures.payback === null ? 'não se paga em 25 anos' : `se paga em ${figures.paybackText}`
  return `Economia somada menos o investimento: ${when}; depois de 25 anos, ${formatReais(end)}.`
}

const layout = (width: number) => {
  const isNarrow = width < 480
  return { isNarrow, left: 48, right: width - 4, top: isNarrow ? 44 : 34, base: isNarrow ? 246 : 292 }
}

type Drawn = { readonly x: Scale; readonly y: Scale; readonly points: readonly Point[] }

/** The area between the curve and the line of 0: shaded above it, hatched below it. */
const Areas = ({ id, x, y, points }: Drawn & { readonly id: string }) => {
  const [first = 0, last = 0] = [points[0]?.[0], points.at(-1)?.[0]]
  const area = `${toPath([[first, y(0)], ...points, [last, y(0)]])} Z`
  const clip = (name: string, from: number, to: number) => (
    <clipPath id={`${id}${name}`}>
      <rect x={x(0)} y={from} width={last - x(0)} height={Math.max(0, to - from)} />
    </clipPath>
  )
  const heights = points.map(([, height]) => height)
  return (
    <>
      <defs>
        <linearGradient id={`${id}shade`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" className={classes.fade} stopOpacity={0.26} />
          <stop offset="1" className={classes.fade} stopOpacity={0.04} />
        </linearGradient>
        <pattern id={`${id}hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" x2="0" y1="0" y2="5" className={classes.hatch} data-quiet="" />
        </pattern>
        {clip('above', Math.min(...heights, y(0)), y(0))}
        {clip('below', y(0), Math.max(...heights, y(0)))}
      </defs>
      <path d={area} fill={`url(#${id}shade)`} clipPath={`url(#${id}above)`} />
      <path d={area} fill={`url(#${id}hatch)`} clipPath={`url(#${id}below)`} />
    </>
  )
}

type AxisProps = Pick<Drawn, 'y'> & {
  readonly ticks: readonly number[]
  readonly left: number
  readonly right: number
}

const Axis = ({ ticks, y, left, right }: AxisProps) => (
  <>
    {ticks.map((tick) => (
      <g key={tick}>
        <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className={tick === 0 ? classes.zero : classes.grid} />
        <text x={left - 7} y={y(tick) + 4} textAnchor="end">
          {shortenReais(tick)}
        </text>
      </g>
    ))}
  </>
)

type MarkProps = Pick<Drawn, 'x' | 'y'> & { readonly figures: PaybackFigures; readonly middle: number }

/** Where the curve crosses 0, with the time and the month. */
const PaybackMark = ({ x, y, figures: { payback, paybackText }, middle }: MarkProps) => {
  if (payback === null) return null
  const [at, zero] = [toPixel(x(payback.months / 12)), y(0)]
  const isRight = at > middle
  const text = { x: isRight ? at + 4 : at - 5, textAnchor: isRight ? ('end' as const) : ('start' as const) }
  const head = Math.max(zero - 70, 34)
  return (
    <g data-payback={payback.months}>
      <line x1={at} x2={at} y1={head} y2={zero} className={classes.stem} />
      <circle cx={at} cy={zero} r={5.5} className={classes.mark} />
      <text {...text} y={head - 23} className={`${classes.label} ${classes.strong}`}>
        {paybackText}
      </text>
      <text {...text} y={head - 8} className={classes.label}>
        {describeMonth(payback.reachedIn)}
      </text>
    </g>
  )
}

type EndProps = { readonly at: Point; readonly balance: number }

const EndValue = ({ at: [x, y], balance }: EndProps) => (
  <>
    <circle cx={toPixel(x)} cy={toPixel(y)} r={4} className={classes.end} />
    <text x={x + 4} y={y - 26} textAnchor="end" className={`${classes.label} ${classes.strong}`}>
      {formatReais(balance)}
    </text>
    <text x={x + 4} y={y - 11} textAnchor="end" className={classes.label}>
      em 25 anos
    </text>
  </>
)

const shownYears = [0, 5, 10, 15, 20]

const YearLabels = ({ figures, x, y }: { readonly figures: PaybackFigures; readonly x: Scale; readonly y: number }) => (
  <>
    {shownYears.map((index) => (
      <text key={index} x={x(index)} y={y} textAnchor={index === 0 ? 'start' : 'middle'}>
        {figures.years[index]?.year}
      </text>
    ))}
    <text x={x(25)} y={y} textAnchor="end">
      {figures.years.at(-1)?.year}
    </text>
  </>
)

/** Height of the curve at a time, between the two balances around it. */
const findHeight = (points: readonly Point[], at: number): number => {
  const next = points.findIndex(([x]) => x >= at)
  const [before, after] = [points[Math.max(next - 1, 0)], points[Math.max(next, 0)]]
  if (before === undefined || after === undefined) return 0
  return toScale([before[0], after[0]], [before[1], after[1]])(at)
}

type PaybackChartProps = { readonly figures: PaybackFigures; readonly width: number }

/** The sum of the savings less the investment over 25 years, with the steps of Fio B below (PROP-011, YLD-013). */
export const PaybackChart = ({ figures, width }: PaybackChartProps) => {
  const id = useId()
  const { isNarrow, left, right, top, base } = layout(width)
  const balances = toBalances(figures)
  const values = balances.map(([, balance]) => balance)
  const range = [Math.min(0, ...values), Math.max(0, ...values)] as const
  const step = roundStep(Math.max(range[1] - range[0], 1) / (isNarrow ? 3 : 5))
  const [x, y] = [toScale([0, 25], [left, right]), toScale(range, [base, top])]
  const points = balances.map(([time, balance]): Point => [x(time), y(balance)])
  const highest = range[1] + (isNarrow ? 0 : (range[1] - range[0]) * 0.1)
  const steps = joinFioBYears(figures.fioB).map((one) => ({
    ...one,
    from: x(toYearsOfOperation(one.first, figures.start)),
  }))
  return (
    <svg
      viewBox={`0 0 ${width} ${base + 66}`}
      role="img"
      aria-label={namePayback(figures)}
      className={classes.drawing}
      data-narrow={isNarrow || undefined}
    >
      <g>
        <Axis ticks={listTicks([range[0], highest], step)} y={y} left={left} right={right} />
        <Areas id={id} x={x} y={y} points={points} />
        {steps.slice(1).map(({ from, first }) => (
          <line
            key={first}
            x1={from}
            x2={from}
            y1={Math.max(y(0), findHeight(points, from))}
            y2={base + 12}
            className={classes.drop}
          />
        ))}
        <path d={toPath(points)} className={classes.curve} data-curve />
        <EndValue at={points.at(-1) ?? [right, base]} balance={values.at(-1) ?? 0} />
        <PaybackMark x={x} y={y} figures={figures} middle={width * 0.6} />
        <FioBStrip id={id} steps={steps} left={left} right={right} top={base + 12} isNarrow={isNarrow} />
        <YearLabels figures={figures} x={x} y={base + 58} />
      </g>
    </svg>
  )
}
