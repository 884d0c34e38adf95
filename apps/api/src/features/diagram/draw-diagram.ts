import type * as contract from '@girassol/contract/diagram'
import { drawDiagram as draw } from '@girassol/domain/diagram'
import { writeSvg } from '@girassol/domain/shared'
import type { FileHandler } from '../../http/context.ts'
import { findDiagram } from './diagram-queries.ts'

/** HOM-011: the diagram of an order as a file; the same order gives the same bytes on a day. */
export const drawDiagram: FileHandler<typeof contract.drawDiagram> = async (context, { params }) => {
  const text = writeSvg(draw(await findDiagram(context, params.id)))
  return {
    name: `Diagrama unifilar ${params.id}.svg`,
    contentType: 'image/svg+xml',
    disposition: 'inline',
    bytes: () => Promise.resolve(new TextEncoder().encode(text)),
  }
}
