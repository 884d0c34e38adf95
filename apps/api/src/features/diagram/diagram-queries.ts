import { displayName } from '@girassol/domain/catalogue'
import type { DiagramFacts, DiagramKit } from '@girassol/domain/diagram'
import { designConditions, type GeneratorSettings, type StoredKit } from '@girassol/domain/generator'
import { listStatusesIn } from '@girassol/domain/orders'
import { toDay } from '@girassol/domain/shared'
import type { Tx } from '../../database/transaction.ts'
import { orNotFound } from '../../http/refused.ts'
import { findKitState, findLoadsOfLines } from '../order-record/kit-strings.ts'
import { listOrderLines, type OrderLine, type Reading } from '../order-record/order-lines.ts'
import type { OrderRecord } from '../order-record/order-record.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findGeneratorSettings } from '../settings/generator-settings-queries.ts'

const nothingToDraw = 'Este pedido não tem um gerador dimensionado para desenhar.'

/** Of an order only the kit and its place are known; the rest belongs to the homologation. */
const unknownOfOrder = ['titular', 'endereço da obra', 'unidade consumidora', 'responsável técnico', 'ART ou TRT']

const findTransformer = async (tx: Tx, lines: readonly OrderLine[]): Promise<DiagramKit['transformer']> => {
  const row = await tx
    .selectFrom('product')
    .select(['code', 'transformer_kva', 'transformer_input_v', 'transformer_output_v'])
    .where(
      'code',
      'in',
      lines.map(({ product_code }) => product_code),
    )
    .where('transformer_kva', 'is not', null)
    .orderBy('code')
    .executeTakeFirst()
  const { transformer_kva: kva, transformer_input_v: inputV, transformer_output_v: outputV } = row ?? {}
  if (row === undefined || !kva || !inputV || !outputV) return null
  return { code: row.code, kva: Number(kva), inputV, outputV }
}

type Placed = { readonly order: OrderRecord; readonly kit: StoredKit; readonly settings: GeneratorSettings }

const toKit = ({ order, kit, settings }: Placed, lines: readonly OrderLine[]): Omit<DiagramKit, 'transformer'> => {
  const { roofTypeId, moduleCode, inverterCode } = kit
  const items = lines.map(({ product_code: code, product_name, quantity }) => ({
    code,
    quantity,
    name: displayName(product_name),
  }))
  const nameOf = (wanted: string): string => items.find(({ code }) => code === wanted)?.name ?? wanted
  return {
    module: { code: moduleCode, name: nameOf(moduleCode), figures: kit.module },
    // The figures of the AC side are stored with the inverter, though the check of the strings does not need them.
    inverter: {
      code: inverterCode,
      name: nameOf(inverterCode),
      figures: kit.inverter as DiagramKit['inverter']['figures'],
    },
    loads: orNotFound(findLoadsOfLines(kit, lines), nothingToDraw),
    conditions: orNotFound(designConditions({ uf: findKitState(order), roofTypeId }, settings), nothingToDraw),
    items,
  }
}

type FoundDiagram = { readonly facts: DiagramFacts; readonly settings: GeneratorSettings }

/**
 * What the diagram of an order is drawn from: a draft, because an order names no technician. 404 outside the caller's
 * scope, without a sized kit, and after modules or inverters were changed by hand (HOM-008, C-179).
 */
export const findDiagram = async (reading: Reading, id: number): Promise<FoundDiagram> => {
  const order = await findOrder(reading, id)
  const kit = orNotFound(order.kit ?? undefined, nothingToDraw)
  const lines = await listOrderLines(reading, id)
  const settings = await findGeneratorSettings(reading.tx)
  const supply = order.generator?.supply ?? null
  const facts: DiagramFacts = {
    kit: { ...toKit({ order, kit, settings }, lines), transformer: await findTransformer(reading.tx, lines) },
    connection: { supply, breakerA: null, utility: null },
    block: {
      holder: null,
      address: null,
      consumerUnit: null,
      integrator: order.seller_fancy_name ?? order.seller_name,
      technician: null,
      register: null,
      responsibility: null,
      documentName: listStatusesIn('budgets').includes(order.status) ? 'Orçamento' : 'Pedido',
      documentNumber: String(id),
      issuedOn: toDay(reading.now),
      revision: 0,
    },
    missing: [...(supply === null ? ['ligação elétrica'] : []), 'disjuntor geral', 'distribuidora', ...unknownOfOrder],
  }
  return { facts, settings }
}
