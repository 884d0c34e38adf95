import type * as contract from '@girassol/contract/orders'
import type { Handler } from '../../../http/context.ts'
import { countViews } from './queue-counts.ts'

/** USE-025: the counts of the views; separate from the list, so that no page waits for them. */
export const countOrderViews: Handler<typeof contract.countOrderViews> = (context) => countViews(context)
