import type { ResponseFor } from '@girassol/contract/http/endpoint'
import type * as contract from '@girassol/contract/layout'
import { displayName, moduleGroup } from '@girassol/domain/catalogue'
import type { KitInverter, StoredKit } from '@girassol/domain/generator'
import { kitLayout, type LaidKit } from '@girassol/domain/layout'
import type { Tx } from '../../database/transaction.ts'
import { orNotFound } from '../../http/refused.ts'
import { findKitState, findLoadsOfLines } from '../order-record/kit-strings.ts'
import { listOrderLines, type OrderLine, type Reading } from '../order-record/order-lines.ts'
import { findOrder } from '../order-record/readable-orders.ts'
import { findGeneratorSettings } from '../settings/generator-settings-queries.ts'

const nothingToDraw = 'Este pedido não tem módulos com medidas para desenhar.'

const isModule = ({ group_code }: OrderLine): boolean => group_code === moduleGroup

/** The modules of the kit; without a kit those of which there are the most. */
const findModuleLine = (lines: readonly OrderLine[], kit: StoredKit | null): OrderLine | undefined => {
  const modules = lines.filter(isModule).toSorted((a, b) => b.quantity - a.quantity)
  return modules.find(({ product_code }) => product_code === kit?.moduleCode) ?? modules[0]
}

const findModule = async (tx: Tx, code: string) => {
  const row = await tx
    .selectFrom('product')
    .select(['name', 'power_w', 'length_mm', 'width_mm'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (row === undefined || row.length_mm === null || row.width_mm === null) return undefined
  return { name: row.name, powerW: row.power_w ?? 0, lengthMm: row.length_mm, widthMm: row.width_mm }
}

/**
 * The designed wiring of the modules; null if there is none, or if modules or inverters were changed by hand since,
 * because the picture would be wrong.
 */
export const findWiring = (kit: StoredKit | null, lines: readonly OrderLine[]): LaidKit['wired'] => {
  const loads = kit && findLoadsOfLines(kit, lines)
  if (!kit || !loads) return null
  // The figures of the branch are stored with the inverter, though the check of the strings does not need them.
  return { inverter: kit.inverter as StoredKit['inverter'] & Pick<KitInverter, 'maxPerBranch'>, loads }
}

/** What the layout of an order is drawn from; 404 outside the caller's scope and without modules to draw (GRID-006). */
export const findLayout = async (reading: Reading, id: number): Promise<ResponseFor<typeof contract.showLayout>> => {
  const order = await findOrder(reading, id)
  const lines = await listOrderLines(reading, id)
  const line = orNotFound(findModuleLine(lines, order.kit), nothingToDraw)
  const module = orNotFound(await findModule(reading.tx, line.product_code), nothingToDraw)
  const laid = kitLayout(
    {
      module,
      modules: line.quantity,
      roofTypeId: order.kit?.roofTypeId ?? order.generator?.roofTypeId,
      uf: findKitState(order),
      wired: findWiring(order.kit, lines),
    },
    await findGeneratorSettings(reading.tx),
  )
  return { order: laid, moduleName: displayName(module.name), modulePowerW: module.powerW }
}
