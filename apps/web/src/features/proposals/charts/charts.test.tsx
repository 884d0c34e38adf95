import { aPublicProposal, proposalResults } from '@girassol/test-data/public-proposals'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BillBars } from './bill-bars.tsx'
import { FioBList } from './fio-b-list.tsx'
import { joinFioBYears, nameFioBStep } from './fio-b-steps.ts'
import { GenerationChart } from './generation-chart.tsx'
import { PaybackChart } from './payback-chart.tsx'
import { toYearsOfOperation } from './payback-figures.ts'

const caseA = proposalResults()
const generation = { generated: caseA.yield.monthly, consumed: caseA.consumption }
const payback = { ...caseA, investment: 16_500, start: '2027-01' }

const listNumbers = (container: HTMLElement, selector: string, attribute: string) =>
  [...container.querySelectorAll(selector)].map((element) => Number(element.getAttribute(attribute)))

/** The points of a path 'M0,10 L5,8'. */
const pointsOf = (container: HTMLElement, selector: string) =>
  (container.querySelector(selector)?.getAttribute('d') ?? '')
    .split(' ')
    .map((point) => point.slice(1).split(',').map(Number))

test('PROP-011 the chart of the generation is named by its lowest and highest month and the consumption', () => {
  render(<GenerationChart figures={generation} width={600} />)
  const name = 'Geração por mês: de 502 kWh em junho a 705 em dezembro; consumo 600.'
  expect(screen.getByRole('img', { name })).toBeDefined()
})

test('PROP-011 the bars of the generation have the heights of the figures, from 0 to 800 kWh', () => {
  const { container } = render(<GenerationChart figures={generation} width={600} />)
  const pixelsPerKwh = (276 - 10) / 800
  expect(listNumbers(container, '[data-bar]', 'data-bar')).toEqual(caseA.yield.monthly)
  const heights = listNumbers(container, '[data-bar]', 'height')
  caseA.yield.monthly.forEach((kwh, month) => {
    expect(heights[month]).toBeCloseTo(kwh * pixelsPerKwh, 0)
  })
  const line = pointsOf(container, '[data-consumption]')
  expect(line).toHaveLength(14)
  for (const [, y] of line) expect(y).toBeCloseTo(276 - 600 * pixelsPerKwh, 0)
})

test('PROP-011 values stand in the bars where they have space, and nowhere on a phone', () => {
  const { container, rerender } = render(<GenerationChart figures={generation} width={600} />)
  const countFeet = () => container.querySelectorAll('.foot').length
  expect(countFeet()).toBe(12)
  rerender(<GenerationChart figures={generation} width={324} />)
  expect(countFeet()).toBe(0)
})

test('PROP-011 the curve begins at minus the investment, crosses 0 after 34 months and ends at the sum', () => {
  const { container } = render(<PaybackChart figures={payback} width={646} />)
  const name =
    /^Economia somada menos o investimento: se paga em 2 anos e 10 meses; depois de 25 anos, R\$\s229\.099,79\.$/
  expect(screen.getByRole('img', { name })).toBeDefined()
  const points = pointsOf(container, '[data-curve]')
  expect(points).toHaveLength(27)
  const [left, right, top, base] = [48, 642, 34, 292]
  const most = 245_599.79 - 16_500
  const toY = (balance: number) => base - ((balance + 16_500) / (most + 16_500)) * (base - top)
  const [first, second, third, crossing] = points
  expect(first).toEqual([left, base])
  expect(second?.[1]).toBeCloseTo(toY(5733.01 - 16_500), 0)
  expect(third?.[1]).toBeCloseTo(toY(5733.01 + 5897.18 - 16_500), 0)
  expect(crossing?.[0]).toBeCloseTo(left + ((right - left) * 34) / 300, 0)
  expect(crossing?.[1]).toBeCloseTo(toY(0), 0)
  expect(points.at(-1)).toEqual([right, top])
  expect(container.querySelector('[data-payback]')?.textContent).toBe('2 anos e 10 mesesoutubro de 2029')
})

test('PROP-011 without a payback the curve has no mark', () => {
  const figures = { ...payback, ...proposalResults({ investmentCents: 90_000_000 }), investment: 900_000 }
  const { container } = render(<PaybackChart figures={figures} width={646} />)
  expect(screen.getByRole('img', { name: /não se paga em 25 anos/ })).toBeDefined()
  expect(container.querySelector('[data-payback]')).toBeNull()
  expect(pointsOf(container, '[data-curve]')).toHaveLength(26)
})

test('YLD-009 the steps of Fio B differ in tone and number, and the assumption is hatched with its words', () => {
  const { container } = render(<PaybackChart figures={payback} width={646} />)
  const tones = [...container.querySelectorAll('[data-tone]')].map((step) => step.getAttribute('data-tone'))
  expect(tones).toEqual(['soft', 'strong', 'assumed'])
  expect(container.querySelector('[data-tone="assumed"]')?.getAttribute('fill')).toMatch(/^url\(/)
  expect(screen.getByText('100% do Fio B, suposição nossa')).toBeDefined()
})

test('PROP-011 the years of Fio B are joined to steps, and the step of today stands before them', () => {
  const steps = joinFioBYears(caseA.fioB)
  expect(steps.map(nameFioBStep)).toEqual(['2027', '2028', '2029 em diante'])
  render(<FioBList steps={steps} today={{ year: 2026, percent: 60 }} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2026hoje60%',
    '202775%',
    '202890%',
    '2029 em diantesuposição100%',
  ])
  const widths = [...document.querySelectorAll<HTMLElement>('[data-step]')].map(({ style }) => style.width)
  expect(widths).toEqual(['60%', '75%', '90%', '100%'])
})

test('PROP-011 a calendar year begins within a year of operation that started in May', () => {
  expect(toYearsOfOperation(2027, '2027-05')).toBe(0)
  expect(toYearsOfOperation(2028, '2027-05')).toBeCloseTo(8 / 12)
})

test('PROP-011 the bars of the bill are as long as their amounts', () => {
  render(<BillBars before={570} after={81.68} />)
  const widthOf = (kind: string) => document.querySelector<HTMLElement>(`[data-bill="${kind}"]`)?.style.width
  expect(widthOf('before')).toBe('100%')
  expect(Number.parseFloat(widthOf('after') ?? '')).toBeCloseTo((81.68 / 570) * 100)
  expect(within(document.body).getByText('R$ 81,68')).toBeDefined()
})

test('PROP-011 the figures of the tests are those of a proposal with case A', () => {
  expect(aPublicProposal().results).toMatchObject({ monthlySaving: 477.75, paybackText: '2 anos e 10 meses' })
})
