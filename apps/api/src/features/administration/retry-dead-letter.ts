import type * as contract from '@girassol/contract/administration'
import type { Handler } from '../../http/context.ts'
import { retryInboundEvent } from '../orders/retry-inbound-event.ts'

/** C-140: what an order lacked was mended, so its message is judged again as if it had just come. */
export const retryDeadLetter: Handler<typeof contract.retryDeadLetter> = (context, { params: { id } }) =>
  retryInboundEvent(context, id)
