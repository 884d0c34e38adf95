import type { ProposalResults, PublicProposal } from '@girassol/contract/proposals'
import { financingDisclaimer, usualPaymentText } from '@girassol/domain/proposals'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { printReais } from '../../../documents/printed-text.ts'
import { columnWidth, dim, neutral, rule } from './paper-style.ts'
import { printNumber } from './paper-text.ts'
import { drawPaybackChart } from './payback-chart.ts'

type Line = PublicProposal['financing'][number]

const drawPrice = ({ finalPrice, texts }: PublicProposal): Content => ({
  columnGap: 24,
  columns: [
    {
      width: 'auto',
      stack: [
        { text: 'Investimento', fontSize: 10.5, color: dim },
        { text: printReais(finalPrice), fontSize: 32, bold: true },
      ],
    },
    {
      width: '*',
      text: texts.payment ?? usualPaymentText,
      fontSize: 9.5,
      color: dim,
      alignment: 'right',
      margin: [0, 16, 0, 0],
    },
  ],
})

const describeDifference = (difference: number): string =>
  difference > 0 ? `${printReais(difference)} acima da economia` : `${printReais(-difference)} abaixo da economia`

/** Without an instalment only what was agreed: number, rate, grace and down payment. */
const drawLine = (line: Line): TableCell => ({
  stack: [
    {
      text:
        line.instalment === null
          ? `${line.instalments} parcelas`
          : `${line.instalments} × ${printReais(line.instalment)}`,
      fontSize: 13,
      bold: true,
    },
    ...(line.total === null ? [] : [{ text: `total das parcelas ${printReais(line.total)}`, fontSize: 9, color: dim }]),
    { text: `${line.bank}, ${printNumber(line.rate, 2, 4)}% ao mês`, fontSize: 9, color: dim, margin: [0, 3, 0, 0] },
    { text: `primeira em ${line.graceDays} dias, entrada ${printReais(line.downPayment)}`, fontSize: 9, color: dim },
    ...(line.differenceToSaving === null
      ? []
      : [
          {
            text: describeDifference(line.differenceToSaving),
            fontSize: 9,
            bold: true,
            margin: [0, 4, 0, 0],
          } as Content,
        ]),
  ],
})

const drawFinancing = ({ financing }: PublicProposal): Content[] =>
  financing.length === 0
    ? []
    : [
        { text: 'Ou financiado', style: 'heading' },
        {
          margin: [0, 4, 0, 0],
          table: { widths: financing.map(() => '*'), body: [financing.map(drawLine)] },
          layout: {
            hLineWidth: () => 0.7,
            vLineWidth: () => 0.7,
            hLineColor: () => rule,
            vLineColor: () => rule,
            paddingLeft: () => 12,
            paddingRight: () => 8,
            paddingTop: () => 10,
            paddingBottom: () => 10,
          },
        },
        { text: financingDisclaimer, style: 'small', margin: [0, 6, 0, 0] },
      ]

type Year = ProposalResults['years'][number]

const plain = (reais: number): string => printNumber(reais, 2)

/** The index of the year in which the sum reaches the investment, or -1. */
const findPaidYear = ({ payback }: ProposalResults): number =>
  payback === null ? -1 : Math.ceil(payback.months / 12) - 1

const drawYears = (years: readonly Year[], paid: Year | undefined): Content => ({
  fontSize: 8.5,
  table: {
    widths: ['auto', '*', '*'],
    body: [
      ['Ano', 'No ano', 'Somada'].map(
        (text, at) => ({ text, style: 'columnHead', alignment: at === 0 ? 'left' : 'right' }) as TableCell,
      ),
      ...years.map((year) => [
        { text: String(year.year) },
        { text: plain(year.saving), alignment: 'right' as const },
        { text: plain(year.sum), alignment: 'right' as const, bold: year === paid },
      ]),
    ],
  },
  layout: {
    hLineWidth: (at) => (at === 0 ? 0 : 0.6),
    vLineWidth: () => 0,
    hLineColor: (at) => (at === 1 ? neutral : rule),
    paddingLeft: (at) => (at === 0 ? 0 : 4),
    paddingRight: () => 0,
    paddingTop: () => 3,
    paddingBottom: () => 2,
  },
})

/** 25 years in three columns, the year of the payback in bold. */
const drawSavings = (results: ProposalResults): Content => {
  const paid = results.years[findPaidYear(results)]
  const notes = [
    'Valores em reais.',
    ...(paid === undefined ? [] : ['Em negrito, o ano em que o sistema se paga.']),
    ...(results.fioBRemark === null ? [] : [results.fioBRemark]),
  ]
  return {
    unbreakable: true,
    stack: [
      { text: 'Economia por ano', style: 'heading' },
      {
        columnGap: 24,
        columns: [
          [0, 9],
          [9, 17],
          [17, 25],
        ].map(([from, to]) => ({ width: '*', stack: [drawYears(results.years.slice(from, to), paid)] })),
      },
      { text: notes.join(' '), style: 'small', margin: [0, 8, 0, 0] },
    ],
  }
}

const describePaid = ({ payback, paybackText }: ProposalResults): string =>
  payback === null ? paybackText : `Se paga em ${paybackText}`

const drawPayback = (proposal: PublicProposal, results: ProposalResults): Content => ({
  unbreakable: true,
  stack: [
    { text: describePaid(results), style: 'heading' },
    { text: 'Economia somada, menos o investimento.', style: 'lead' },
    { ...(drawPaybackChart(proposal, results) as object), width: columnWidth } as Content,
  ],
})

/** The price, how it is paid, and what it saves in 25 years. */
export const investmentPage = (proposal: PublicProposal): Content[] => [
  drawPrice(proposal),
  ...drawFinancing(proposal),
  ...(proposal.results === null ? [] : [drawPayback(proposal, proposal.results), drawSavings(proposal.results)]),
]
