import { type PackFacts, sumShares } from '@girassol/domain/homologation-pack'
import { formatDate, formatDocument } from '@girassol/domain/shared'
import type { Content } from 'pdfmake/interfaces.js'
import { drawDefinition } from '../../documents/draw-pdf.ts'
import { drawPairs, drawPart, drawRows, drawSignature, type PaperColumn, toPackPaper } from './pack-paper.ts'

const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const printShare = (share: number): string => `${percent.format(share)}%`

const columns: readonly PaperColumn[] = [
  { head: 'Nº', width: 30 },
  { head: 'Unidade consumidora', width: '*' },
  { head: 'Parte dos créditos', width: 110, isFigure: true },
]

/** 08-unidades-de-credito.pdf: the consumer units that receive the credits, each with its part (C-178). */
export const drawCreditUnits = (pack: PackFacts): Promise<Uint8Array> => {
  const { creditUnits, holder, site, issuedOn } = pack
  const rows = creditUnits.map(({ consumerUnit, share }, at) => [String(at + 1), consumerUnit, printShare(share)])
  const content: Content[] = [
    drawPart(
      'Unidade que gera',
      drawPairs([
        ['Titular', holder.name],
        ['CPF ou CNPJ', holder.document === null ? null : formatDocument(holder.document)],
        ['Unidade consumidora', pack.consumerUnit],
        ['Distribuidora', pack.connection.utility],
      ]),
    ),
    { text: 'Unidades que recebem créditos', style: 'heading' },
    drawRows(columns, [...rows, ['', 'Soma', printShare(sumShares(creditUnits))]]),
    drawSignature({
      placeAndDay: [site.city, site.state, formatDate(issuedOn)].filter((part) => part !== null).join(', '),
      name: holder.name ?? 'Titular não informado',
      lines: ['Titular da unidade consumidora'],
    }),
  ]
  return drawDefinition(toPackPaper(pack, { title: 'Lista de unidades que recebem créditos', content }))
}
