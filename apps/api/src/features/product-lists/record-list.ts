import type { AuditAction, AuditedFields } from '@girassol/domain/administration'
import type { Context } from '../../http/context.ts'
import { requireSellerId } from '../../http/require-seller.ts'
import { recordChange } from '../../records/record-change.ts'

type Changed = {
  readonly id: number
  readonly name: string
  readonly action: AuditAction
  readonly before: AuditedFields | null
  readonly after: AuditedFields | null
}

/** The fields of a list in the log: its name, and '10010001 × 3' for each product. */
export const toAuditedList = (
  name: string,
  items: readonly { readonly code: string; readonly quantity: number }[],
) => ({
  name,
  products: items.map(({ code, quantity }) => `${code} × ${quantity}`),
})

/** C-156: a list of products in the audit log, with its name and the codes and quantities of its products. */
export const recordList = async (
  { tx, now, actor }: Pick<Context, 'tx' | 'now' | 'actor'>,
  { id, name, action, before, after }: Changed,
): Promise<void> => {
  await recordChange(tx, {
    now,
    author: actor,
    action,
    subject: { kind: 'product-list', id, name },
    before,
    after,
    onBehalfOf: actor.scope.sees === 'all' ? requireSellerId(actor) : null,
  })
}
