import * as contract from '@girassol/contract/claims'
import * as deliveries from '@girassol/contract/deliveries'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import type { Role } from '@girassol/domain/access'
import type { ClaimStatus } from '@girassol/domain/claims'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { ApplicationOptions } from '../../test-application.ts'
import { openOrderDesk } from '../order-approval/test-order-desk.ts'

type Opening = RequestFor<typeof contract.openClaim>['body']
type Moving = Omit<RequestFor<typeof contract.moveClaim>['body'], 'to' | 'version'>

export type ClaimDesk = Awaited<ReturnType<typeof openClaimDesk>>

/** The desk of orders, with orders whose ten panels and inverter have arrived in one delivery, and claims about them. */
export const openClaimDesk = async (kind: DatabaseKind, options: ApplicationOptions = {}) => {
  const desk = await openOrderDesk(kind, options)
  const as = (role: Role) => desk.callers[role]
  const readDeliveries = async (id: number): Promise<deliveries.DeliveriesView> =>
    (await as('LOGISTICS')(deliveries.listDeliveries, { params: { id } })).json()
  const arrived = async () => {
    const orderId = await desk.order({ status: 'WAITING_DISPATCH' })
    const lines = (await readDeliveries(orderId)).lines.map(({ itemId, ordered: quantity }) => ({ itemId, quantity }))
    const plan = { lines, promisedOn: null, carrier: 'Transportadora Norte' }
    await as('LOGISTICS')(deliveries.planDelivery, { params: { id: orderId }, body: plan })
    const [delivery] = (await readDeliveries(orderId)).deliveries
    const deliveryId = delivery?.id ?? 0
    const body = { status: 'DELIVERED', version: delivery?.version ?? 1 } as const
    await as('LOGISTICS')(deliveries.moveDelivery, { params: { id: deliveryId }, body })
    const [panel = 0, inverter = 0] = lines.map(({ itemId }) => itemId)
    return { orderId, deliveryId, panel, inverter }
  }
  type Arrived = Awaited<ReturnType<typeof arrived>>
  const open = ({ orderId, deliveryId, panel }: Arrived, changes: Partial<Opening> = {}, role: Role = 'INTEGRATOR') => {
    const about = { orderId, deliveryId, type: 'DAMAGED', wish: 'REPLACE', text: 'Vidro trincado.' } as const
    return as(role)(contract.openClaim, { body: { ...about, lines: [{ itemId: panel, quantity: 2 }], ...changes } })
  }
  const show = async (id: number, role: Role = 'CUSTOMER_SUCCESS'): Promise<contract.ClaimView> =>
    (await as(role)(contract.readClaim, { params: { id } })).json()
  const move = async (
    id: number,
    to: ClaimStatus,
    { role = 'CUSTOMER_SUCCESS', ...more }: Moving & { role?: Role } = {},
  ) => {
    const { version } = await show(id, role)
    return as(role)(contract.moveClaim, { params: { id }, body: { to, version, ...more } })
  }
  return {
    ...desk,
    as,
    /** A caller with this e-mail. */
    signIn: desk.as,
    arrived,
    readDeliveries,
    open,
    show,
    move,
    /** A claim of two damaged panels that customer success has taken. */
    taken: async (changes: Partial<Opening> = {}) => {
      const about = await arrived()
      const { id } = (await open(about, changes)).json()
      await move(id, 'IN_ANALYSIS')
      return { id: Number(id), ...about }
    },
    readStatus: async (orderId: number) => (await desk.show(orderId)).status,
  }
}
