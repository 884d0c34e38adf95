import { isBackInStock } from '@girassol/domain/alerts'
import { computeKitAvailability } from '@girassol/domain/catalogue'
import { productIsBack } from '@girassol/domain/notifications'
import { toDay } from '@girassol/domain/shared'
import type { Tx } from '../../database/transaction.ts'
import type { NotifyContext } from '../notifications/insert-notifications.ts'
import { notifyUser } from '../notifications/notify-user.ts'
import { findWatchedProduct, findWatchedStock } from './alert-queries.ts'
import { deleteAlert, lockAlert } from './alert-store.ts'

/** C-194: the alerts whose products can be ordered again, the first made first. */
export const listDueAlerts = async (tx: Tx, now: string): Promise<number[]> => {
  const today = toDay(now)
  const back = (await findWatchedStock(tx, now)).filter(({ parts }) =>
    isBackInStock(computeKitAvailability(parts, { quantity: 1, today })),
  )
  const codes = back.map(({ code }) => code)
  if (codes.length === 0) return []
  const alerts = await tx
    .selectFrom('product_alert')
    .select('id')
    .where('product_code', 'in', codes)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  return alerts.map(({ id }) => id)
}

/**
 * SUB-012, C-194: notifies the user and removes the alert in one transaction, so it is sent once. An alert that was
 * removed meanwhile, and one whose product is out of stock again or hidden from this user, is left out.
 */
export const fireAlert = async (context: NotifyContext, id: number): Promise<void> => {
  const { tx, now } = context
  const alert = await lockAlert(tx, id)
  if (alert === undefined) return
  const { userId, code } = alert
  const product = await findWatchedProduct(tx, code, { actor: alert, now })
  if (product === undefined || !isBackInStock(product.availability)) return
  await deleteAlert(tx, { userId, code })
  const boardingDay = product.availability === 'Immediate' ? null : product.availability
  await notifyUser(context, { userId }, productIsBack({ code, name: product.name, boardingDay }))
}
