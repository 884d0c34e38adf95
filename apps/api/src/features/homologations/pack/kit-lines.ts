import { displayName, inverterGroup, moduleGroup } from '@girassol/domain/catalogue'
import type { Equipment } from '@girassol/domain/homologations'
import type { OrderLine } from '../../order-record/order-lines.ts'
import type { OrderRecord } from '../../order-record/order-record.ts'

/** An order with its items. */
export type KitSource = { readonly order: OrderRecord; readonly lines: readonly OrderLine[] }

const findMainLine = ({ order, lines }: KitSource, group: string): OrderLine | undefined => {
  const ofGroup = lines.filter(({ group_code }) => group_code === group).toSorted((a, b) => b.quantity - a.quantity)
  const sized = [order.kit?.moduleCode, order.kit?.inverterCode]
  return ofGroup.find(({ product_code }) => sized.includes(product_code)) ?? ofGroup[0]
}

const toPiece = (line: OrderLine) => ({ code: line.product_code, name: displayName(line.product_name) })

/** Module and inverter of the kit as the order has it now; of several models, the sized one, else the one with most units. */
export const findEquipment = (source: KitSource): Equipment | null => {
  const [module, inverter] = [findMainLine(source, moduleGroup), findMainLine(source, inverterGroup)]
  return module === undefined || inverter === undefined
    ? null
    : { module: toPiece(module), inverter: toPiece(inverter) }
}
