import type { Context } from '../../http/context.ts'
import { refuseOtherVersion } from '../order-record/last-move.ts'
import type { OrderRecord } from '../order-record/order-record.ts'

/** Refuses with 409 an edit that started before another user's change, and says who changed what and when. */
export const refuseStaleVersion = ({ tx }: Context, before: OrderRecord, began: number | undefined): Promise<void> =>
  refuseOtherVersion(tx, before, { seen: began, sentence: 'O orçamento mudou depois que você começou a editar.' })
