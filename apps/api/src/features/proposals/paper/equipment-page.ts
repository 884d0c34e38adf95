import type { PublicProposal } from '@girassol/contract/proposals'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { dim } from './paper-style.ts'

const head = (text: string, alignment: 'left' | 'right'): TableCell => ({ text, style: 'columnHead', alignment })

/** A paragraph with its heading; nothing for an empty text. */
const drawText = (title: string, text: string | null): Content[] =>
  text === null
    ? []
    : [
        { text: title, style: 'heading' },
        { text, fontSize: 10 },
      ]

/** The head of the table is repeated on each page, and no row is split (PROP-019). */
const drawItems = ({ items }: PublicProposal): Content => ({
  layout: 'rows',
  fontSize: 10.5,
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['*', 70],
    body: [
      [head('Item', 'left'), head('Quantidade', 'right')],
      ...items.map(({ name, quantity }) => [
        { text: name },
        { text: `${quantity} ×`, bold: true, alignment: 'right' as const },
      ]),
    ],
  },
})

/** What is included, the texts of the integrator, and the supplier if the proposal names it. */
export const equipmentPage = (proposal: PublicProposal): Content[] => [
  { text: 'O que está incluído', style: 'pageHead' },
  ...(proposal.texts.introduction === null
    ? []
    : [{ text: proposal.texts.introduction, fontSize: 10.5, margin: [0, 0, 0, 12] } as Content]),
  drawItems(proposal),
  ...(proposal.supplier === null
    ? []
    : [
        {
          text: `Equipamentos fornecidos por ${proposal.supplier}.`,
          color: dim,
          fontSize: 9.5,
          margin: [0, 10, 0, 0],
        } as Content,
      ]),
  ...drawText('Garantia', proposal.texts.warranty),
  ...drawText('Próximos passos', proposal.texts.nextSteps),
]
