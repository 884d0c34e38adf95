import { formatMoment } from '@girassol/domain/shared'
import type { Context } from '../../http/context.ts'
import { Refused } from '../../http/refused.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

/** Refuses with 409 an edit that started before another user's change, and says who changed what and when. */
export const refuseStaleVersion = async (
  { tx }: Context,
  { id, version }: OrderRecord,
  began: number | undefined,
): Promise<void> => {
  if (began === undefined || began === version) return
  const last = await tx
    .selectFrom('order_log')
    .select(['author', 'description', 'created_at'])
    .where('order_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const detail = last ? ` ${last.description} por ${last.author} em ${formatMoment(last.created_at)}.` : ''
  throw new Refused(`O orçamento mudou depois que você começou a editar.${detail}`, {
    status: 409,
    reason: 'changedMeanwhile',
    details: { version },
  })
}
