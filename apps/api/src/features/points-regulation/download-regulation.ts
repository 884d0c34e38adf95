import type * as contract from '@girassol/contract/points-regulation'
import { drawPdf } from '../../documents/draw-pdf.ts'
import type { PublicFileHandler } from '../../http/context.ts'
import { regulationPage } from './regulation-page.ts'

/** Read before the PDF is drawn, because drawing writes measurements into the page. */
const version = JSON.stringify(regulationPage)

/** The text changes only with a release, so the PDF is drawn once. */
let drawn: Promise<Uint8Array> | undefined

const drawOnce = (): Promise<Uint8Array> => {
  drawn ??= drawPdf(regulationPage)
  return drawn
}

/** PTS-096, C-131: the regulation as a file, drawn from the text of the screen. */
export const downloadRegulation: PublicFileHandler<typeof contract.downloadRegulation> = async () => ({
  name: 'regulamento-pontos.pdf',
  contentType: 'application/pdf',
  disposition: 'inline',
  caching: { version, maxAgeSeconds: 3600 },
  bytes: drawOnce,
})
