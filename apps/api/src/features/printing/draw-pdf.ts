import { fileURLToPath } from 'node:url'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** A printed page: what stands under the distributor's mark, in the order of reading. */
export type PrintedPage = { readonly title: string; readonly content: readonly Content[] }

const ink = '#152120'
const dim = '#62706F'
const brand = '#072C2F'
const line = '#E1E7E6'

/** Millimetres of A4 in points. */
const margin = 48

const styles = {
  mark: { fontSize: 11, bold: true, color: brand },
  title: { fontSize: 17, bold: true, color: ink },
  heading: { fontSize: 11, bold: true, color: ink, margin: [0, 16, 0, 6] },
  dim: { fontSize: 9, color: dim },
} satisfies TDocumentDefinitions['styles']

const documentOf = ({ title, content }: PrintedPage): TDocumentDefinitions => ({
  info: { title, author: 'Girassol' },
  pageSize: 'A4',
  language: 'pt-BR',
  pageMargins: [margin, 76, margin, 56],
  header: { text: 'Girassol', style: 'mark', margin: [margin, 32, margin, 0] },
  footer: (page, pages) => ({
    columns: [
      { text: title, style: 'dim' },
      { text: `${page} de ${pages}`, style: 'dim', alignment: 'right', width: 60 },
    ],
    margin: [margin, 20, margin, 0],
  }),
  content: [{ text: title, style: 'title' }, ...content],
  styles,
  defaultStyle: { fontSize: 10, lineHeight: 1.25, color: ink },
})

/** Only hairlines between the rows. */
const tableLayouts = {
  rows: {
    hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingLeft: (at: number) => (at === 0 ? 0 : 8),
    paddingTop: () => 4,
    paddingBottom: () => 3,
  },
}

const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/${name}.ttf`))

/** The library takes a third of a second to load, so it waits for the first page that somebody wants. */
const loadPdfmake = async () => {
  const { default: pdfmake } = await import('pdfmake')
  const font = { normal: fontFile('Roboto-Regular'), bold: fontFile('Roboto-Medium') }
  pdfmake.setFonts({ Roboto: font })
  pdfmake.setTableLayouts(tableLayouts)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => Object.values(font).includes(path))
  return pdfmake
}
let loaded: ReturnType<typeof loadPdfmake> | undefined

/** A4 pages as PDF. */
export const drawPdf = async (page: PrintedPage): Promise<Uint8Array> => {
  loaded ??= loadPdfmake()
  const pdfmake = await loaded
  return new Uint8Array(await pdfmake.createPdf(documentOf(page)).getBuffer())
}
