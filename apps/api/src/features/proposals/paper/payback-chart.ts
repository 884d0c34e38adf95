import type { ProposalResults, PublicProposal } from '@girassol/contract/proposals'
import { describeMonth } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import { printReais } from '../../../documents/printed-text.ts'
import { columnWidth, dim, drawHatch, drawLabel, ink, neutral, rule, teal, toDrawing } from './paper-style.ts'
import { printNumber } from './paper-text.ts'

const height = 146
const plot = { left: 44, right: columnWidth - 10, top: 26, bottom: 150 } as const
const horizon = 25

type Point = { readonly year: number; readonly reais: number }

/** Sum of the savings less the investment, at the beginning and at the end of each year. */
const listPoints = ({ results, finalPrice }: { results: ProposalResults; finalPrice: number }): readonly Point[] => [
  { year: 0, reais: -finalPrice },
  ...results.years.map(({ sum }, index) => ({ year: index + 1, reais: sum - finalPrice })),
]

/** A step of 1, 2 or 5 times a power of ten that gives about five lines. */
const findStep = (span: number): number => {
  const raw = span / 5
  const power = 10 ** Math.floor(Math.log10(raw))
  return ([1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power
}

const printAxis = (reais: number): string =>
  reais === 0 ? 'R$ 0' : Math.abs(reais) >= 1000 ? `${printNumber(reais / 1000)} mil` : printNumber(reais)

/** The curve of the savings that pay the system back, with the month in which they do (PROP-019). */
export const drawPaybackChart = (proposal: PublicProposal, results: ProposalResults): Content => {
  const points = listPoints({ results, finalPrice: proposal.finalPrice })
  const [low, high] = [Math.min(...points.map(({ reais }) => reais)), Math.max(0, ...points.map(({ reais }) => reais))]
  const step = findStep(high - low)
  const [floor, top] = [low, Math.max(step, Math.ceil(high / step) * step)]
  const toY = (reais: number): number => plot.bottom - ((reais - floor) / (top - floor)) * (plot.bottom - plot.top)
  const toX = (year: number): number => plot.left + (year / horizon) * (plot.right - plot.left)
  const lines = Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step).map(
    (reais) =>
      `<path d="M${plot.left} ${toY(reais)}H${plot.right}" stroke="${reais === 0 ? neutral : rule}" stroke-width="0.7"/>${drawLabel({ x: plot.left - 6, y: toY(reais) + 3, text: printAxis(reais), anchor: 'end' })}`,
  )
  const curve = points.map(({ year, reais }) => `${toX(year).toFixed(2)},${toY(reais).toFixed(2)}`)
  const area = `<polygon points="${[`${toX(0)},${toY(0)}`, ...curve, `${toX(horizon)},${toY(0)}`].join(' ')}" fill="${teal}" fill-opacity="0.14"/>`
  const path = `<polyline points="${curve.join(' ')}" fill="none" stroke="${teal}" stroke-width="1.8"/>`
  const negative =
    results.payback === null
      ? ''
      : drawHatch({ x: toX(0), y: toY(0), width: toX(results.payback.months / 12) - toX(0), height: 5 }, neutral)
  const years = [0, 5, 10, 15, 20, 24].map((index) =>
    drawLabel({
      x: toX(index + (index === 24 ? 1 : 0)),
      y: plot.bottom + 16,
      text: String(results.years[index]?.year ?? ''),
      anchor: index === 0 ? 'start' : index === 24 ? 'end' : 'middle',
    }),
  )
  return toDrawing(
    columnWidth,
    height,
    [...lines, area, negative, path, drawEnd(points, { toX, toY }), drawMark(results, { toX, toY }), ...years].join(''),
  )
}

type Scales = { readonly toX: (year: number) => number; readonly toY: (reais: number) => number }

const drawEnd = (points: readonly Point[], { toX, toY }: Scales): string => {
  const end = points.at(-1)
  if (end === undefined) return ''
  const [x, y] = [toX(horizon), toY(end.reais)]
  return [
    `<circle cx="${x}" cy="${y}" r="3.2" fill="${teal}"/>`,
    drawLabel({ x, y: Math.max(9, y - 15), text: printReais(end.reais), anchor: 'end', bold: true, fill: ink }),
    drawLabel({ x, y: Math.max(18, y - 6), text: 'em 25 anos', anchor: 'end', fill: dim }),
  ].join('')
}

/** Where the sum reaches the investment; no mark for one that is never reached. */
const drawMark = ({ payback, paybackText }: ProposalResults, { toX, toY }: Scales): string => {
  if (payback === null) return ''
  const [x, y] = [toX(payback.months / 12), toY(0)]
  const anchor = payback.months > 200 ? 'end' : 'start'
  return [
    `<path d="M${x} ${y - 4}V${y - 26}" stroke="${ink}" stroke-width="0.8"/>`,
    `<circle cx="${x}" cy="${y}" r="4" fill="#FFFFFF" stroke="${ink}" stroke-width="1.3"/>`,
    drawLabel({ x: x - 2, y: y - 40, text: paybackText, bold: true, fill: ink, size: 9, anchor }),
    drawLabel({ x: x - 2, y: y - 30, text: describeMonth(payback.reachedIn), anchor }),
  ].join('')
}
