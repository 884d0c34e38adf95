import type * as contract from '@girassol/contract/diagram'
import { drawDiagram, listDiagramEquipment } from '@girassol/domain/diagram'
import { writeSvg } from '@girassol/domain/shared'
import type { Handler } from '../../http/context.ts'
import { findDiagram } from './diagram-queries.ts'

/** HOM-008: the diagram of an order for the screen, drawn with the settings and pieces of the distributor. */
export const showOrderDiagram: Handler<typeof contract.showOrderDiagram> = async (context, { params }) => {
  const { facts, settings } = await findDiagram(context, params.id)
  const equipment = listDiagramEquipment(facts.kit, settings).map(({ code, name, quantity }) => ({
    code,
    name,
    quantity,
  }))
  return { svg: writeSvg(drawDiagram({ facts, settings })), equipment, missing: [...facts.missing] }
}
