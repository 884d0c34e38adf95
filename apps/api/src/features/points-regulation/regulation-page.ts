import {
  listPageLines,
  type RegulationLine,
  regulationPages,
  regulationTitle,
} from '@girassol/domain/points-regulation'
import type { Content } from 'pdfmake/interfaces.js'
import type { PrintedPage } from '../../documents/draw-pdf.ts'

const toContent = ({ kind, text }: RegulationLine): Content => {
  if (kind === 'title') return { text, style: 'title', fontSize: 14, margin: [0, 22, 0, 6] }
  return kind === 'heading' ? { text, style: 'heading' } : { text, margin: [0, 0, 0, 6] }
}

/** The text of the screen as a letter, page after page (C-131). */
export const regulationPage: PrintedPage = {
  title: regulationTitle,
  content: regulationPages.flatMap(listPageLines).map(toContent),
}
