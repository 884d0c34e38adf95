import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bulkhead } from 'cockatiel'
import type { Content, ContextPageSize, TDocumentDefinitions } from 'pdfmake/interfaces.js'

/** Left, top, right, bottom, in points. */
export type Margin = [number, number, number, number]

/** A printed page: its content below the distributor's name, in reading order. */
export type PrintedPage = {
  readonly title: string
  readonly content: readonly Content[]
  /** A letter has the name, title and page numbers; a form fills the sheet and has a header of its own. */
  readonly look?: 'letter' | 'form'
  /** Printed across every page. */
  readonly watermark?: string
  /** The sender: printed at the top of every page, with CNPJ and contact. */
  readonly sender?: { readonly name: string; readonly contact: string }
  /** The file name of the logo beside the sender. */
  readonly logo?: string
  /** Printed at the bottom of a letter instead of its title. */
  readonly foot?: string
}

/** The bytes of a PNG or JPEG that was checked when it was stored. */
export type Logo = { readonly contentType: string; readonly bytes: Uint8Array }

const ink = '#152120'
const dim = '#62706F'
const brand = '#072C2F'
const line = '#E1E7E6'
const black = '#000000'

/** Points; 48 is 17 mm. */
const letterMargin = 48
const formMargin = 26

const styles = {
  mark: { fontSize: 11, bold: true, color: brand },
  title: { fontSize: 17, bold: true, color: ink },
  heading: { fontSize: 11, bold: true, color: ink, margin: [0, 16, 0, 6] },
  dim: { fontSize: 9, color: dim },
  columnHead: { fontSize: 8, color: dim },
  figure: { alignment: 'right' },
  total: { fontSize: 13, bold: true, color: ink, alignment: 'right' },
  boxLabel: { fontSize: 5.5, color: black },
  boxValue: { fontSize: 8, color: black },
} satisfies TDocumentDefinitions['styles']

type Laid = Pick<TDocumentDefinitions, 'pageMargins' | 'header' | 'footer' | 'content'>

const usualSender = { name: 'Girassol', contact: '' }

/** In points; the maximum size of a picture in the header of a letter. */
const logoRoom = [150, 38] as [number, number]

const drawSender = ({ sender = usualSender }: PrintedPage): Content => [
  { text: sender.name, style: 'mark' },
  { text: sender.contact, style: 'dim' },
]

/** USE-030: the sender, and at the right the logo of the buyer. */
const drawHead = (page: PrintedPage, hasLogo: boolean): Content =>
  hasLogo
    ? {
        columnGap: 16,
        columns: [
          { width: '*', stack: [drawSender(page)] },
          { width: logoRoom[0], image: 'logo', fit: logoRoom, alignment: 'right' },
        ],
      }
    : { stack: [drawSender(page)] }

const layOutLetter = (page: PrintedPage, hasLogo: boolean): Laid => ({
  pageMargins: [letterMargin, 76, letterMargin, 56],
  header: { stack: [drawHead(page, hasLogo)], margin: [letterMargin, hasLogo ? 24 : 28, letterMargin, 0] },
  footer: (number: number, pages: number, size: ContextPageSize) => ({
    columns: [
      { text: page.foot ?? page.title, style: 'dim', width: size.width - 2 * letterMargin - 60 },
      { text: `${number} de ${pages}`, style: 'dim', alignment: 'right', width: 60 },
    ],
    margin: [letterMargin, 20, letterMargin, 0],
  }),
  content: [{ text: page.title, style: 'title' }, ...page.content],
})

const layOutForm = ({ content }: PrintedPage): Laid => ({
  pageMargins: formMargin,
  footer: (page: number, pages: number) => ({
    text: `Folha ${page} de ${pages}`,
    style: 'boxLabel',
    alignment: 'right',
    margin: [formMargin, 6, formMargin, 0],
  }),
  content: [...content],
})

/** A picture as the library takes it: embedded bytes, never a URL that the library would open. */
export const toDataUrl = ({ contentType, bytes }: Logo): string =>
  `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`

const toDefinition = (page: PrintedPage, logo: Logo | null): TDocumentDefinitions => ({
  info: { title: page.title, author: page.sender?.name ?? 'Girassol' },
  pageSize: 'A4',
  language: 'pt-BR',
  ...(page.look === 'form' ? layOutForm(page) : layOutLetter(page, logo !== null)),
  ...(logo !== null && { images: { logo: toDataUrl(logo) } }),
  styles,
  defaultStyle: { fontSize: 10, lineHeight: page.look === 'form' ? 1.1 : 1.25, color: ink },
  ...(page.watermark !== undefined && { watermark: { text: page.watermark, color: black, opacity: 0.08, bold: true } }),
})

const tableLayouts = {
  /** Only thin lines between the rows. */
  rows: {
    hLineWidth: (at: number) => (at === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingLeft: (at: number) => (at === 0 ? 0 : 8),
    paddingTop: () => 4,
    paddingBottom: () => 3,
  },
  /** The boxes of an official form. */
  boxes: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    paddingLeft: () => 3,
    paddingRight: () => 3,
    paddingTop: () => 2,
    paddingBottom: () => 1,
  },
}

const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/${name}.ttf`))

/** The library takes a third of a second to load, so it is loaded with the first PDF. */
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

const oneAtATime = bulkhead(1, Number.POSITIVE_INFINITY)

/** In milliseconds; enough for a usual call, which waits some times for the database. */
const pauseMs = 25

/**
 * Draws a document that defines its own pages, with the fonts and table layouts of all documents. Laying one out occupies
 * the process for a third of a second, so they wait for each other, and other calls are served in the pause between two.
 */
export const drawDefinition = (definition: TDocumentDefinitions): Promise<Uint8Array> => {
  const pause = oneAtATime.executionSlots === 0 ? pauseMs : 0
  return oneAtATime.execute(async () => {
    await sleep(pause)
    loaded ??= loadPdfmake()
    const pdfmake = await loaded
    return new Uint8Array(await pdfmake.createPdf(definition).getBuffer())
  })
}

/** Draws A4 pages as PDF, with the given logo. */
export const drawPdf = (page: PrintedPage, logo: Logo | null = null): Promise<Uint8Array> =>
  drawDefinition(toDefinition(page, logo))
