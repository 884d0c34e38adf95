import { diagramTitle, drawDiagram, kitFigures } from '@girassol/domain/diagram'
import type { GeneratorSettings } from '@girassol/domain/generator'
import { type PackFacts, toDiagramFacts } from '@girassol/domain/homologation-pack'
import { type SvgNode, writeSvg } from '@girassol/domain/shared'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { drawDefinition } from '../../documents/draw-pdf.ts'
import { describeDraft, toPackPaper } from './pack-paper.ts'

/** A3 landscape in points. */
const sheet = { width: 1190.55, height: 841.89 }
const pointsPerMm = sheet.width / 420

/** The single-line diagram of a pack; null when its kit has no known strings (HOM-008). */
export const drawPackDiagram = (pack: PackFacts, settings: GeneratorSettings): SvgNode | null => {
  const facts = toDiagramFacts(pack)
  return facts === null ? null : drawDiagram({ facts, settings })
}

/** Below the frame: the sheet's own note has room for two lines only. */
const drawDraftLine = (pack: PackFacts): readonly Content[] => {
  const draft = describeDraft(pack)
  if (draft === null) return []
  return [
    {
      absolutePosition: { x: 25 * pointsPerMm, y: sheet.height - 6.4 * pointsPerMm },
      text: draft,
      fontSize: 6.5,
      bold: true,
      lineHeight: 1,
    },
  ]
}

const toSheet = (pack: PackFacts, title: string, drawing: SvgNode): TDocumentDefinitions => ({
  info: { title, author: pack.integrator ?? 'Girassol' },
  pageSize: 'A3',
  pageOrientation: 'landscape',
  language: 'pt-BR',
  pageMargins: 0,
  content: [
    { svg: writeSvg(drawing), width: sheet.width, absolutePosition: { x: 0, y: 0 } },
    // A page needs something that is not placed by hand.
    { text: ' ', fontSize: 1 },
    ...drawDraftLine(pack),
  ],
})

const noDiagram =
  'O diagrama não foi desenhado: os módulos ou inversores deste pedido mudaram depois do dimensionamento. Dimensione o gerador outra vez.'

/** 01-diagrama-unifilar.pdf: the drawing of the SVG file on one A3 sheet (HOM-006, C-179). */
export const drawDiagramPaper = (pack: PackFacts, settings: GeneratorSettings): Promise<Uint8Array> => {
  const facts = toDiagramFacts(pack)
  if (facts === null) {
    const content = [{ text: noDiagram, margin: [0, 10, 0, 0] } as Content]
    return drawDefinition(toPackPaper(pack, { title: 'Diagrama unifilar', content }))
  }
  const title = diagramTitle(facts, kitFigures(facts.kit, settings))
  return drawDefinition(toSheet(pack, title, drawDiagram({ facts, settings })))
}
