import { displayName, type SheetLine } from '@girassol/domain/catalogue'
import { drawPdf } from '../../../documents/draw-pdf.ts'
import type { FileAnswer } from '../../../http/file-answer.ts'

/** The product data that a technical sheet prints. */
export type PrintedSheet = {
  readonly code: string
  readonly name: string
  readonly brand: string | null
  readonly details: string
  readonly lines: readonly SheetLine[]
  /** The contents of a kit. */
  readonly items: readonly { readonly code: string; readonly name: string; readonly quantity: number }[]
}

/** The sheet that is generated from the product's figures, in addition to the manufacturer's files. */
export const sheetFile = { name: 'Ficha técnica', file: 'ficha-tecnica.pdf' } as const

const table = (rows: readonly (readonly [string, string])[]) => ({
  layout: 'rows',
  table: { widths: ['50%', '50%'], body: rows.map((row) => [...row]) },
})

const headed = (heading: string, rows: readonly (readonly [string, string])[]) =>
  rows.length === 0 ? [] : [{ text: heading, style: 'heading' }, table(rows)]

const toSheetPage = (sheet: PrintedSheet) => ({
  title: displayName(sheet.name),
  content: [
    { text: [sheet.brand, `código ${sheet.code}`].filter((part) => part !== null).join(' · '), style: 'dim' },
    ...(sheet.details === ''
      ? []
      : [{ text: sheet.details, margin: [0, 12, 0, 0] as [number, number, number, number] }]),
    ...headed(
      'Ficha técnica',
      sheet.lines.map(({ attribute, value }) => [attribute, value] as const),
    ),
    ...headed(
      'Itens',
      sheet.items.map(({ name, quantity }) => [displayName(name), `${quantity}`] as const),
    ),
  ],
})

/** The version of the drawing: change it when the layout changes. */
const drawnAs = 'sheet 1'

/** The technical sheet of a product as PDF, always with the current figures. */
export const sheetAnswer = (sheet: PrintedSheet): FileAnswer => ({
  name: `${sheetFile.name} ${sheet.code}.pdf`,
  contentType: 'application/pdf',
  disposition: 'attachment',
  caching: { version: `${drawnAs} ${JSON.stringify(sheet)}`, maxAgeSeconds: 0 },
  bytes: () => drawPdf(toSheetPage(sheet)),
})
