import type * as contract from '@girassol/contract/generator'
import {
  calculateStructure,
  type FindModuleFrame,
  generatorSentences,
  invalidStructure,
  type StructureItem,
} from '@girassol/domain/generator'
import type { Handler } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import { addItemsToCart } from '../cart/add-items.ts'
import { lockCart } from '../cart/lock-cart.ts'
import { findGeneratorCatalogue, type HeldCatalogue } from './held-generator-catalogue.ts'
import { refuseField } from './refuse-field.ts'

type Lines = Parameters<typeof calculateStructure>[0]

const frameIn =
  ({ byCode }: HeldCatalogue): FindModuleFrame =>
  (moduleId) => {
    const { active, widthMm, frameMm } = byCode.get(moduleId) ?? {}
    return active && widthMm && frameMm ? { widthMm, frameMm } : undefined
  }

/** The products of the lines; refuses a line that names nothing on sale, and lines that need no product (KIT-019). */
const structureOf = (body: Lines, catalogue: HeldCatalogue): readonly StructureItem[] => {
  const notOffered = body.lines.findIndex(
    ({ roofTypeId }) => !catalogue.roofTypes.some(({ id, active }) => id === roofTypeId && active !== false),
  )
  if (notOffered >= 0) throw refuseField(`lines.${notOffered}.roofTypeId`, body, invalidStructure.roofTypeId)
  const result = calculateStructure(body, frameIn(catalogue))
  if (result.status === 'INVALID') {
    throw refuseField(`lines.${result.line}.${result.field}`, body, invalidStructure[result.field])
  }
  if (result.status === 'EMPTY') {
    throw new Refused(generatorSentences.structureNotFound, { status: 409, reason: 'structureEmpty' })
  }
  return result.items
}

/** KIT-016, C-24: adds the products of the structure lines to the cart, all of them or, when one is refused, none. */
export const calculateCartStructure: Handler<typeof contract.calculateCartStructure> = async (context, { body }) => {
  const held = await lockCart(context)
  const structure = structureOf(body, await findGeneratorCatalogue(context))
  const items = structure.map(({ code, quantity }) => ({ code, quantity }))
  const cart = await addItemsToCart(context, { cart: held, items })
  const products = items.map(({ code, quantity }) => ({
    erpCode: code,
    quantity,
    availability: cart.invoiceItems.find(({ productErpCode }) => productErpCode === code)?.availability ?? null,
  }))
  return { cart, products }
}
