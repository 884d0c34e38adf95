import type { Context } from '../../http/context.ts'
import { findSuccessors } from '../catalogue/store/sold-successor.ts'
import type { OrderLine } from '../order-record/order-lines.ts'
import { listKitSubstitutes } from './kit-substitutes.ts'
import { findReplacedPart } from './present-kit.ts'
import type { FoundSubstitutes } from './substitute.ts'
import { listSuccessorSubstitutes } from './successor-substitute.ts'
import type { Target } from './target.ts'

/** The same call as the integrator who will accept a suggestion: products for internal sale do not exist (C-38). */
export const asIntegrator = (context: Context): Context => ({
  ...context,
  actor: { ...context.actor, roles: ['INTEGRATOR'] },
})

/** Every product that may replace an item of a cart, a budget or an order, best first (SUB-003, SUB-004, SUB-005). */
export const listSubstitutes = async (context: Context, target: Target, line: OrderLine): Promise<FoundSubstitutes> => {
  const successors = await findSuccessors(context.tx, [line.product_code], context.actor)
  const { named = null, sold = null } = successors.get(line.product_code) ?? {}
  const replaced = findReplacedPart(target, line)
  return replaced === null
    ? listSuccessorSubstitutes(context, { target, line, named, sold })
    : listKitSubstitutes(context, { target, replaced, successor: sold })
}
