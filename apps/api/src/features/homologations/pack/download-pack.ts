import type * as contract from '@girassol/contract/homologations'
import { writeSvg } from '@girassol/domain/shared'
import type { DownloadHandler, FileHandler, Tx } from '../../../http/context.ts'
import { orNotFound, Refused } from '../../../http/refused.ts'
import { requireSellerId } from '../../../http/require-seller.ts'
import { drawDiagramPaper, drawPackDiagram } from '../../homologation-pack/draw-diagram-paper.ts'
import { findHomologation } from '../homologation-store.ts'
import { gatherFacts } from './gather-facts.ts'
import { drawPackMemorial, readPackSource, writePack } from './write-pack.ts'

const findSubmitted = async (tx: Tx, id: number): Promise<Uint8Array> => {
  const found = await tx
    .selectFrom('homologation_pack')
    .select('bytes')
    .where('homologation_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return orNotFound(found, 'Esta homologação ainda não foi protocolada.').bytes
}

/** HOM-006: the pack of today, or byte for byte as it was submitted last (C-178). */
export const downloadPack: DownloadHandler<typeof contract.downloadPack> = async (
  { read, actor, now, ports },
  { params, query },
) => {
  const own = { id: params.id, sellerId: requireSellerId(actor) }
  const toBytes =
    query.of === 'submitted'
      ? await read(async (tx) => {
          const { id } = await findHomologation(tx, own)
          const bytes = await findSubmitted(tx, id)
          return async () => bytes
        })
      : await read(async (tx) => {
          const source = await readPackSource({ tx, actor, now }, await findHomologation(tx, own))
          return async () => (await writePack(ports.files, source)).bytes
        })
  const bytes = await toBytes()
  return {
    name: `Homologação ${params.id}.zip`,
    contentType: 'application/zip',
    content: (async function* () {
      yield bytes
    })(),
  }
}

const nothingToDraw = () =>
  new Refused('O gerador mudou depois do dimensionamento e precisa ser dimensionado outra vez.', {
    status: 409,
    reason: 'nothingToDraw',
  })

/** C-179: the diagram of today as one A3 sheet; 409 while there is no kit to draw. */
export const downloadDiagram: FileHandler<typeof contract.downloadDiagram> = async (context, { params }) => {
  const own = { id: params.id, sellerId: requireSellerId(context.actor) }
  const { facts, settings } = await gatherFacts(context, await findHomologation(context.tx, own))
  if (facts.kit === null) throw nothingToDraw()
  return {
    name: `Diagrama unifilar ${params.id}.pdf`,
    contentType: 'application/pdf',
    disposition: 'attachment',
    bytes: () => drawDiagramPaper(facts, settings),
  }
}

/** HOM-008: the diagram of today as a file; 409 while there is no kit to draw. */
export const showDiagram: FileHandler<typeof contract.showDiagram> = async (context, { params }) => {
  const own = { id: params.id, sellerId: requireSellerId(context.actor) }
  const { facts, settings } = await gatherFacts(context, await findHomologation(context.tx, own))
  const drawing = drawPackDiagram(facts, settings)
  if (drawing === null) throw nothingToDraw()
  const text = writeSvg(drawing)
  return {
    name: `Diagrama unifilar ${params.id}.svg`,
    contentType: 'image/svg+xml',
    disposition: 'inline',
    bytes: () => Promise.resolve(new TextEncoder().encode(text)),
  }
}

/** HOM-012: the memorial descritivo of today. */
export const downloadMemorial: FileHandler<typeof contract.downloadMemorial> = async (context, { params }) => {
  const own = { id: params.id, sellerId: requireSellerId(context.actor) }
  const source = await readPackSource(context, await findHomologation(context.tx, own))
  return {
    name: `Memorial descritivo ${params.id}.pdf`,
    contentType: 'application/pdf',
    disposition: 'attachment',
    bytes: () => drawPackMemorial(source.facts, source),
  }
}
