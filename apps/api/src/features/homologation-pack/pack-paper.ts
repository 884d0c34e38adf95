import type { PackFacts } from '@girassol/domain/homologation-pack'
import { formatDate } from '@girassol/domain/shared'
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** A4 in points, 20 mm at the sides. */
const margin = 56
const ink = '#152120'
const dim = '#5C6A69'
const rule = '#CED6D5'
const alarm = '#8A1C1C'

const styles = {
  title: { fontSize: 18, bold: true, color: ink, margin: [0, 0, 0, 2] },
  heading: { fontSize: 11.5, bold: true, color: ink, margin: [0, 14, 0, 4] },
  dim: { fontSize: 9, color: dim },
  columnHead: { fontSize: 8.5, color: dim },
} as const satisfies TDocumentDefinitions['styles']

/** 'RASCUNHO. Falta: responsável técnico, ART ou TRT.'; null for a complete pack (HOM-007). */
export const describeDraft = ({ missing }: PackFacts): string | null =>
  missing.length === 0 ? null : `RASCUNHO. Falta: ${missing.map(({ name }) => name).join(', ')}.`

/** What a document shows of a datum that is not known. */
export const orDash = (text: string | null): string => (text === null || text.trim() === '' ? '-' : text)

/** Thin lines between rows, as in all documents of the pack. */
const rowsLayout = {
  hLineWidth: (at: number): number => (at === 0 ? 0 : 0.5),
  vLineWidth: (): number => 0,
  hLineColor: (): string => rule,
  paddingLeft: (at: number): number => (at === 0 ? 0 : 8),
  paddingTop: (): number => 4,
  paddingBottom: (): number => 3,
}

export type PairRow = readonly [string, string | null]

/** Labels at the left, what they say at the right. */
export const drawPairs = (pairs: readonly PairRow[]): Content => ({
  layout: rowsLayout,
  table: {
    widths: [150, '*'],
    dontBreakRows: true,
    body: pairs.map(([label, value]) => [{ text: label, style: 'dim' }, { text: orDash(value) }]),
  },
})

export type PaperColumn = { readonly head: string; readonly width: number | 'auto' | '*'; readonly isFigure?: boolean }

/** A table whose head is repeated on every page. */
export const drawRows = (columns: readonly PaperColumn[], rows: readonly (readonly string[])[]): Content => {
  const align = (at: number) => (columns[at]?.isFigure ? { alignment: 'right' as const } : {})
  const toCells = (row: readonly string[]): TableCell[] => row.map((text, at) => ({ text, ...align(at) }))
  return {
    layout: rowsLayout,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [columns.map(({ head }, at) => ({ text: head, style: 'columnHead', ...align(at) })), ...rows.map(toCells)],
    },
  }
}

/** A part of a document, on one page: none of them is long. */
export const drawPart = (heading: string, ...content: readonly Content[]): Content => ({
  unbreakable: true,
  stack: [{ text: heading, style: 'heading' }, ...content],
})

type Signature = {
  /** 'Campinas, SP, 21/11/2026' */
  readonly placeAndDay: string
  readonly name: string
  /** Below the name. */
  readonly lines: readonly string[]
}

/** Place and day, a line to sign on, and who signs. */
export const drawSignature = ({ placeAndDay, name, lines }: Signature): Content => ({
  unbreakable: true,
  margin: [0, 26, 0, 0],
  stack: [
    { text: `${placeAndDay}.` },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 240, y2: 0, lineWidth: 0.6 }], margin: [0, 40, 0, 4] },
    { text: name, bold: true },
    ...lines.map((text, at): Content => ({ text, style: 'dim', ...(at > 0 && { margin: [0, 4, 0, 0] }) })),
  ],
})

const drawHeader = (pack: PackFacts): Content => {
  const draft = describeDraft(pack)
  return {
    margin: [margin, 30, margin, 0],
    stack: [
      {
        columns: [
          { width: '*', text: pack.integrator ?? '', bold: true },
          {
            width: 'auto',
            text: `${pack.documentName} ${pack.documentNumber} · ${formatDate(pack.issuedOn)}`,
            style: 'dim',
          },
        ],
      },
      ...(draft === null
        ? []
        : [{ text: draft, fontSize: 8.5, bold: true, color: alarm, margin: [0, 6, 0, 0] } as Content]),
    ],
  }
}

/** Points of the header: more where it lists what is missing. */
const headerHeight = (pack: PackFacts): number => 66 + Math.ceil((describeDraft(pack)?.length ?? 0) / 95) * 12

export type PackPaper = { readonly title: string; readonly content: readonly Content[] }

/** The pages of a document of the pack; a draft says so on each of them, with what is missing (HOM-007). */
export const toPackPaper = (pack: PackFacts, { title, content }: PackPaper): TDocumentDefinitions => ({
  info: { title, author: pack.integrator ?? 'Girassol' },
  pageSize: 'A4',
  language: 'pt-BR',
  pageMargins: [margin, headerHeight(pack), margin, 50],
  header: drawHeader(pack),
  footer: (page, pages) => ({
    margin: [margin, 14, margin, 0],
    columns: [
      { width: '*', text: title, style: 'dim' },
      { width: 60, text: `${page} de ${pages}`, style: 'dim', alignment: 'right' },
    ],
  }),
  ...(pack.missing.length > 0 && { watermark: { text: 'RASCUNHO', color: '#000000', opacity: 0.06, bold: true } }),
  content: [{ text: title, style: 'title' }, ...content],
  styles,
  defaultStyle: { fontSize: 10, lineHeight: 1.2, color: ink },
})
