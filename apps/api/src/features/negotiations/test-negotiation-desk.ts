import * as contract from '@girassol/contract/negotiations'
import type { Role } from '@girassol/domain/access'
import type { DatabaseKind } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { noon, products } from '../cart/test-shop.ts'
import { openHoldDesk } from '../holds/test-hold-desk.ts'

/** 10 × (449.90 − 430.00) + (2,449.00 − 2,400.00) = 248.00 of 6,948.00 (C-183). */
export const asked = {
  lines: [
    { code: products.panel, unitPrice: 430 },
    { code: products.inverter, unitPrice: 2400 },
  ],
  totalDiscount: 0,
}
/** With 1,000.00 more the margin is 4.9225 %, below the floor of a supervisor. */
export const deep = { ...asked, totalDiscount: 1000 }

export type NegotiationDesk = Awaited<ReturnType<typeof openNegotiationDesk>>

/** The desk of holds, with negotiations of budgets. */
export const openNegotiationDesk = async (kind: DatabaseKind) => {
  const desk = await openHoldDesk(kind)
  await desk.db.updateTable('app_user').set({ can_view_product_prices: true }).execute()
  const { callers } = desk
  const as = (who: Role | Caller): Caller => (typeof who === 'string' ? callers[who] : who)
  const read = async (id: number, who: Role | Caller = 'INTEGRATOR'): Promise<contract.NegotiationView> =>
    (await as(who)(contract.readNegotiation, { params: { id } })).json()
  /** The number of the round that this caller answers. */
  const roundOf = async (id: number, who: Role | Caller) => (await read(id, who)).round
  const ask = (id: number, who: Role | Caller = 'INTEGRATOR', wanted: typeof asked = asked) =>
    as(who)(contract.askForPrices, { params: { id }, body: { ...wanted, message: 'O cliente tem outra proposta.' } })

  return {
    ...desk,
    read,
    roundOf,
    ask,
    /** A budget for which the integrator asks. */
    asked: async (wanted: typeof asked = asked): Promise<number> => {
      const id = await desk.budget(noon)
      const answer = await ask(id, 'INTEGRATOR', wanted)
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return id
    },
    offer: async (
      id: number,
      who: Role | Caller = 'COMMERCIAL',
      offered: typeof asked & { validUntil?: string } = asked,
    ) => as(who)(contract.offerPrices, { params: { id }, body: { ...offered, round: await roundOf(id, who) } }),
    counter: async (id: number, who: Role | Caller = 'INTEGRATOR', wanted: typeof asked = asked) =>
      as(who)(contract.counterOffer, { params: { id }, body: { ...wanted, round: await roundOf(id, who) } }),
    accept: async (id: number, who: Role | Caller = 'INTEGRATOR') =>
      as(who)(contract.acceptPrices, { params: { id }, body: { round: await roundOf(id, who) } }),
    approve: async (id: number, who: Role | Caller = 'COMMERCIAL_SUPERVISOR') =>
      as(who)(contract.approveOffer, { params: { id }, body: { round: await roundOf(id, who) } }),
    sendBack: async (id: number, who: Role | Caller = 'COMMERCIAL_SUPERVISOR', text = 'Desconto demais.') =>
      as(who)(contract.sendOfferBack, { params: { id }, body: { text, round: await roundOf(id, who) } }),
    refuse: async (id: number, who: Role | Caller = 'COMMERCIAL') =>
      as(who)(contract.refuseNegotiation, { params: { id }, body: { reason: 'PRICE', round: await roundOf(id, who) } }),
    withdraw: async (id: number, who: Role | Caller = 'INTEGRATOR') =>
      as(who)(contract.withdrawNegotiation, {
        params: { id },
        body: { reason: 'TERM', round: await roundOf(id, who) },
      }),
    write: (id: number, who: Role | Caller = 'INTEGRATOR', isInternal = false) =>
      as(who)(contract.addNegotiationMessage, { params: { id }, body: { text: 'Bom dia.', isInternal } }),
    setStatus: async (id: number, status: 'REQUESTED' | 'COUNTERED' | 'PENDING_APPROVAL') => {
      await desk.db.updateTable('negotiation').set({ status }).where('order_id', '=', id).execute()
    },
    forgetNegotiations: async () => {
      await desk.db.deleteFrom('negotiation').execute()
      await desk.db.deleteFrom('budget_outcome').execute()
      await desk.db.updateTable('orders').set({ negotiated_until: null }).execute()
    },
  }
}
