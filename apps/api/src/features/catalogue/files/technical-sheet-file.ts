import { displayName, type SheetLine } from '@girassol/domain/catalogue'
import { drawPdf } from '../../../documents/draw-pdf.ts'
import type { FileAnswer } from '../../../http/file-answer.ts'

/** What a printed sheet says of a product. */
export type PrintedSheet = {
  readonly code: string
  readonly name: string
  readonly brand: string | null
  readonly details: string
  readonly lines: readonly SheetLine[]
  /** What a kit holds. */
  readonly items: readonly { readonly code: string; readonly name: string; readonly quantity: number }[]
}

/** The sheet that is drawn of a product's own figures, beside the files its manufacturer gives. */
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

/** Another drawing of the same figures is another version. */
const drawnAs = 'sheet 1'

/** The technical sheet of a product as PDF; it always tells the figures of today. */
export const sheetAnswer = (sheet: PrintedSheet): FileAnswer => ({
  name: `${sheetFile.name} ${sheet.code}.pdf`,
  contentType: 'application/pdf',
  disposition: 'attachment',
  version: `${drawnAs} ${JSON.stringify(sheet)}`,
  maxAgeSeconds: 0,
  bytes: () => drawPdf(toSheetPage(sheet)),
})
