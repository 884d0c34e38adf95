import type { OrderView } from '@girassol/contract/orders'
import { isIntegratorType, type Role } from '@girassol/domain/access'
import { actsFor, orderHalts } from '@girassol/domain/orders'

type HaltStep = (typeof orderHalts)[keyof typeof orderHalts]['step']

/** The step with which this user can continue a halted order; null when another role must act (USE-019). */
export const findHaltStep = ({ halt, holder, actions }: OrderView, roles: readonly Role[]): HaltStep => {
  if (halt === null || holder === null) return null
  const { step } = orderHalts[halt.cause]
  if (step === null) return null
  if (step === 'showPayment') return actsFor(roles, holder) || roles.includes('ADMINISTRATOR') ? step : null
  const isTheirs = step !== 'pay' || isIntegratorType(roles)
  return isTheirs && actions[step].allowed ? step : null
}
