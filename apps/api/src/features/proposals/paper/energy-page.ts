import type { ProposalResults, PublicProposal } from '@girassol/contract/proposals'
import { nameSide, phaseWords } from '@girassol/domain/proposals'
import { capitalise, describeMonth } from '@girassol/domain/shared'
import type { Column, Content } from 'pdfmake/interfaces.js'
import { printReais } from '../../../documents/printed-text.ts'
import { drawGenerationChart } from './generation-chart.ts'
import {
  columnWidth,
  dim,
  drawHatch,
  good,
  ink,
  lightTeal,
  neutral,
  rule,
  sun,
  sunEdge,
  teal,
  toDrawing,
  track,
} from './paper-style.ts'
import { printNumber } from './paper-text.ts'

const describeMonths = ({ yield: { monthly }, consumption }: ProposalResults): string => {
  const above = monthly.filter((kwh, month) => kwh > (consumption[month] ?? 0)).length
  if (above === 0) return 'Quanto o sistema gera em cada mês'
  return above === 12
    ? 'Em todos os meses, seu telhado gera mais do que você usa'
    : `Em ${above} dos 12 meses, seu telhado gera mais do que você usa`
}

const describeConsumption = ({ consumption }: ProposalResults): string => {
  const isSame = consumption.every((kwh) => kwh === consumption[0])
  return isSame ? `Seu consumo, ${printNumber(consumption[0] ?? 0)} kWh` : 'Seu consumo, kWh por mês'
}

const legend = (results: ProposalResults): Content => ({
  margin: [0, 0, 0, 2],
  columns: [
    {
      width: 12,
      ...(toDrawing(
        9,
        9,
        `<rect x="0.5" y="0.5" width="8" height="8" rx="2" fill="${sun}" stroke="${sunEdge}"/>`,
      ) as object),
    } as Content,
    { width: 'auto', text: 'Geração, kWh por mês', fontSize: 9, color: dim, margin: [2, 0, 12, 0] },
    {
      width: 20,
      ...(toDrawing(
        18,
        9,
        `<path d="M0 4.5H18" stroke="${teal}" stroke-width="1.7"/><circle cx="9" cy="4.5" r="3" fill="#FFFFFF" stroke="${teal}" stroke-width="1.3"/>`,
      ) as object),
    } as Content,
    { width: 'auto', text: describeConsumption(results), fontSize: 9, color: dim, margin: [3, 0, 0, 0] },
    {
      width: '*',
      text: `${printNumber(results.yield.annual)} kWh por ano`,
      fontSize: 9,
      bold: true,
      alignment: 'right',
    },
  ],
})

const barWidth = (columnWidth - 32) / 2

const drawBar = (share: number, fill: string): Content => {
  const width = Math.max(0, Math.min(1, share)) * barWidth
  return toDrawing(
    barWidth,
    18,
    `<rect width="${barWidth}" height="18" rx="4" fill="${track}"/><rect width="${width}" height="18" rx="4" fill="${fill}"/>`,
  )
}

const drawAmount = (label: string, reais: number): Content => ({
  margin: [0, 6, 0, 4],
  columns: [
    { text: label, fontSize: 10, margin: [0, 3, 0, 0] },
    { text: printReais(reais), fontSize: 13, bold: true, alignment: 'right' },
  ],
})

const describeSaving = (saving: number): Content => ({
  margin: [0, 10, 0, 0],
  text: [
    { text: printReais(Math.abs(saving)), fontSize: 16, bold: true, color: saving >= 0 ? good : ink },
    { text: saving >= 0 ? '  a menos no mês' : '  a mais no mês', fontSize: 9.5 },
  ],
})

/** The bill today and with the system, in the first month of operation (PROP-019). */
const drawBill = ({ firstYear }: ProposalResults): Column => {
  const first = firstYear[0]
  if (first === undefined) return { text: '' }
  const month = `${first.year}-${String(first.month).padStart(2, '0')}`
  const most = Math.max(first.before, first.after, 1)
  return {
    width: barWidth,
    stack: [
      { text: 'Sua conta de luz', style: 'heading' },
      { text: `${capitalise(describeMonth(month))}, primeiro mês do sistema.`, style: 'lead' },
      drawAmount('Hoje, sem solar', first.before),
      drawBar(first.before / most, neutral),
      drawAmount('Com solar', first.after),
      drawBar(first.after / most, teal),
      describeSaving(first.saving),
    ],
  }
}

type FioBGroup = { readonly label: string; readonly percent: number; readonly assumed: boolean }

/** Years with the same percentage are one row; the last is '2029 em diante'. */
export const groupFioB = ({ fioB }: Pick<ProposalResults, 'fioB'>): readonly FioBGroup[] => {
  const starts = fioB.filter(({ percent, assumed }, at) => {
    const before = fioB[at - 1]
    return before === undefined || before.percent !== percent || before.assumed !== assumed
  })
  return starts.map(({ year, percent, assumed }, at) => {
    const next = starts[at + 1]
    const until = next === undefined ? null : next.year - 1
    const label = until === null ? `${year} em diante` : until === year ? String(year) : `${year} a ${until}`
    return { label, percent, assumed }
  })
}

const fioBBar = 110

const drawFioBBar = ({ percent, assumed }: FioBGroup): Content => {
  const width = (fioBBar * Math.min(100, percent)) / 100
  const fill = assumed ? '#CFE3E0' : percent >= 90 ? teal : lightTeal
  const hatch = assumed && width > 0 ? drawHatch({ x: 0, y: 0, width, height: 9 }, teal) : ''
  return toDrawing(
    fioBBar,
    9,
    `<rect width="${fioBBar}" height="9" rx="2" fill="${track}"/><rect width="${width}" height="9" rx="2" fill="${fill}"/>${hatch}`,
  )
}

/** The part of Fio B by year, an assumption hatched (YLD-008, YLD-009). */
const drawFioB = (results: ProposalResults): Column => ({
  width: barWidth,
  stack: [
    { text: 'Fio B, ano a ano', style: 'heading' },
    { text: 'Parte da tarifa de rede sobre a energia compensada.', style: 'lead' },
    ...groupFioB(results).map(
      (group): Content => ({
        margin: [0, 5, 0, 5],
        // Else the gap between the two parts of the page is taken over, and the percentages leave the sheet.
        columnGap: 0,
        columns: [
          { width: 82, text: group.label, fontSize: 9.5 },
          { width: fioBBar + 6, stack: [drawFioBBar(group)], margin: [0, 1, 0, 0] },
          { width: '*', text: `${printNumber(group.percent, 0, 2)}%`, bold: true, fontSize: 9.5, alignment: 'right' },
        ],
      }),
    ),
    ...(results.fioBRemark === null
      ? []
      : [{ text: results.fioBRemark, style: 'small', margin: [0, 4, 0, 0] } as Content]),
  ],
})

const listAssumptions = ({ assumptions: given }: PublicProposal): readonly (readonly [string, string])[] => [
  ['Telhado', `${given.tilt}°, voltado ao ${nameSide(given.azimuth)}`],
  ['Desempenho (PR)', `${printNumber(given.performanceRatio, 0, 2)}%`],
  ['Sombra', `${printNumber(given.shading, 0, 2)}%`],
  ...(given.tariff === null ? [] : [['Tarifa com impostos', `R$ ${printNumber(given.tariff, 2, 5)}/kWh`] as const]),
  ...(given.fioB === null ? [] : [['Fio B', `R$ ${printNumber(given.fioB, 2, 5)}/kWh`] as const]),
  ['Usado na hora', `${printNumber(given.simultaneity, 0, 2)}% da geração`],
  ['Reajuste da tarifa', `${printNumber(given.tariffRise, 0, 2)}% ao ano`],
  ['Perda dos módulos', `${printNumber(given.degradation, 0, 2)}% ao ano`],
  ['Ligação', phaseWords[given.phases]],
  ['Início', describeMonth(given.start)],
  ...(given.utility === null ? [] : [['Distribuidora', given.utility] as const]),
]

const toRows = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, row * size + size))

const drawPair = (pair: readonly [string, string] | undefined): Content =>
  pair === undefined
    ? { text: '' }
    : {
        columns: [
          { width: 'auto', text: pair[0], color: dim },
          { width: '*', text: pair[1], alignment: 'right' },
        ],
        columnGap: 6,
      }

/** What the figures were computed from, and that they are an estimate (PROP-019). */
export const drawAssumptions = (proposal: PublicProposal): Content => ({
  unbreakable: true,
  stack: [
    { text: 'Premissas', style: 'heading' },
    {
      fontSize: 9,
      table: {
        widths: ['*', '*', '*'],
        body: toRows(listAssumptions(proposal), 3).map((row) => [0, 1, 2].map((at) => drawPair(row[at]))),
      },
      layout: {
        hLineWidth: (at) => (at === 0 ? 0 : 0.6),
        vLineWidth: () => 0,
        hLineColor: () => rule,
        paddingLeft: (at) => (at === 0 ? 0 : 10),
        paddingRight: (at) => (at === 2 ? 0 : 10),
        paddingTop: () => 5,
        paddingBottom: () => 4,
      },
    },
    {
      margin: [0, 8, 0, 0],
      fontSize: 9,
      text: [
        ...(proposal.results === null
          ? []
          : [{ text: `Irradiação de ${proposal.results.source.city}: ${proposal.results.source.name}. `, color: dim }]),
        { text: proposal.disclaimer, bold: true },
      ],
    },
  ],
})

/** Generation against consumption, the bill, Fio B and the assumptions. */
export const energyPage = (proposal: PublicProposal, results: ProposalResults): Content[] => [
  { text: describeMonths(results), style: 'pageHead' },
  legend(results),
  drawGenerationChart(results),
  { columnGap: 32, columns: [drawBill(results), drawFioB(results)] },
  drawAssumptions(proposal),
]
