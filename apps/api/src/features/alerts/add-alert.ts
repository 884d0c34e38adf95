import type * as contract from '@girassol/contract/alerts'
import { alertSentences, canAddAlert } from '@girassol/domain/alerts'
import type { Handler } from '../../http/context.ts'
import { orNotFound, orRefuse } from '../../http/refused.ts'
import { findAlerts, findWatchedProduct } from './alert-queries.ts'
import { insertAlert, lockAlerts } from './alert-store.ts'

/**
 * SUB-012: notifies the user once when the product can be ordered again; a repeated call changes nothing. Refuses with
 * 404 a product that the user may not see, and with 409 one that can be ordered now and the 51st open alert.
 */
export const addAlert: Handler<typeof contract.addAlert> = async ({ tx, actor, now }, { params: { code } }) => {
  const { userId } = actor
  const { availability } = orNotFound(await findWatchedProduct(tx, code, { actor, now }), 'Produto não encontrado.')
  await lockAlerts(tx, userId)
  const alerts = await findAlerts(tx, userId)
  const existing = alerts.find(({ B1_COD }) => B1_COD === code)
  if (existing !== undefined) return existing
  orRefuse(canAddAlert({ availability, openAlerts: alerts.length }), alertSentences)
  await insertAlert(tx, { userId, code, now })
  return { B1_COD: code, madeAt: now }
}
