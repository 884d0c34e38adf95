import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ChargeState, isPayable, toPixCode } from '@girassol/domain/payments'
import { bankSlipBarcode, bankSlipLine } from '@girassol/domain/printing'
import { z } from 'zod'
import type { ChargeRequest, CheckoutRequest, GatewayAnswer, GatewayCharge, PaymentGateway } from './gateway.ts'

/** Where the simulator stores its charges: every process must see what was paid in another one. */
export type GatewayBook = {
  get(id: string): Promise<unknown>
  put(id: string, record: unknown): Promise<void>
}

type SimulatedGatewayOptions = {
  book?: GatewayBook
  /** The base of the URLs in the responses, e.g. 'http://127.0.0.1:3000'. */
  publicUrl?: string
  /** The delay of every response, in milliseconds. */
  delayMs?: number
  /** The gateway's sentence if it must refuse a charge, or null if it accepts it. */
  refuse?: (request: ChargeRequest) => string | null
}

/** The new state of a charge; the card holder is the payer by default. */
export type Settlement = { state: ChargeState; paidCents?: number; holderDocument?: string | null }

export type SimulatedGateway = PaymentGateway & {
  /** Pays or reverses a charge. Throws for an unknown charge, and for a payment of a cancelled one. */
  settle(gatewayId: string, settlement: Settlement): Promise<void>
}

export const isSimulatedGateway = (gateway: PaymentGateway): gateway is SimulatedGateway => 'settle' in gateway

const recordSchema = z.object({
  charge: z.object({
    gatewayId: z.string(),
    state: z.enum(['OPEN', 'PAID', 'REFUSED', 'REVERSED', 'MISMATCHED', 'CANCELED']),
    amountCents: z.number().int(),
    paidCents: z.number().int(),
    card: z.object({ firstSix: z.string(), lastFour: z.string(), holderDocument: z.string().nullable() }).nullable(),
  }),
  byCard: z.boolean(),
  payerDocument: z.string(),
})
type SimulatedRecord = z.infer<typeof recordSchema>

const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')
/** Derived from the key instead of a counter: the same in every process and after a restart. */
const toId = (request: ChargeRequest): string => `or_${hashText(request.idempotencyKey).slice(0, 16)}`

const inMemory = (): GatewayBook => {
  const records = new Map<string, unknown>()
  return {
    get: async (id) => records.get(id) ?? null,
    put: async (id, record) => void records.set(id, structuredClone(record)),
  }
}

const recordsIn = (book: GatewayBook) => ({
  find: async (id: string): Promise<SimulatedRecord | null> => {
    const found = await book.get(id)
    return found === null || found === undefined ? null : recordSchema.parse(found)
  },
  store: async (known: SimulatedRecord, settlement: Settlement): Promise<GatewayCharge> => {
    const charge = settled(known, settlement)
    await book.put(charge.gatewayId, { ...known, charge })
    return charge
  },
})

/** A simulated gateway: the same request gets the same response, and a charge is only paid by `settle` (C-107). */
export const simulatedGateway = (options: SimulatedGatewayOptions = {}): SimulatedGateway => {
  const { book = inMemory(), publicUrl = '', delayMs = 0, refuse = () => null } = options
  const toPageUrl = (request: ChargeRequest) =>
    `${publicUrl}/api/dev/payments/invoice/${request.orderNumber}/${request.part}`
  const { find, store } = recordsIn(book)
  const create = async <Created>(
    request: ChargeRequest,
    { byCard, describe }: { byCard: boolean; describe: (id: string) => Created },
  ): Promise<GatewayAnswer<Created>> => {
    await wait(delayMs)
    const reason = refuse(request)
    if (reason !== null) return { outcome: 'refused', reason }
    const id = toId(request)
    if ((await find(id)) === null) await book.put(id, openRecord(id, request, byCard))
    return { outcome: 'created', charge: describe(id) }
  }
  return {
    createCheckout: (request: CheckoutRequest) =>
      create(request, {
        byCard: true,
        describe: (id) => ({ gatewayId: id, url: toPageUrl(request), token: id.replace('or_', 'chk_') }),
      }),
    createBoleto: (request) =>
      create(request, {
        byCard: false,
        describe: (id) => ({ gatewayId: id, url: toPageUrl(request), line: toSlipLine(request) }),
      }),
    createPix: (request) =>
      create(request, {
        byCard: false,
        describe: (id) => ({ gatewayId: id, code: createPix(id, request.amountCents), url: toPageUrl(request) }),
      }),
    async readCharge(gatewayId) {
      await wait(delayMs)
      return (await find(gatewayId))?.charge ?? null
    },
    async cancelCharge(gatewayId) {
      await wait(delayMs)
      const known = await find(gatewayId)
      if (known === null || !isPayable(known.charge.state)) return known?.charge ?? null
      return store(known, { state: 'CANCELED' })
    },
    async settle(gatewayId, settlement) {
      const known = await find(gatewayId)
      if (known === null) throw new RangeError('no such charge')
      await store(known, settlement)
    },
  }
}

const isPayment = ({ state }: Settlement): boolean => state === 'PAID' || state === 'MISMATCHED'

const openRecord = (id: string, request: ChargeRequest, byCard: boolean): SimulatedRecord => {
  const charge = { gatewayId: id, state: 'OPEN', amountCents: request.amountCents, paidCents: 0, card: null } as const
  return { charge, byCard, payerDocument: request.payer.document }
}

const settled = ({ charge, byCard, payerDocument }: SimulatedRecord, settlement: Settlement): GatewayCharge => {
  if (charge.state === 'CANCELED' && isPayment(settlement)) throw new RangeError('the charge is cancelled')
  const { state, holderDocument = payerDocument } = settlement
  const paid = state === 'PAID' || state === 'REVERSED' ? charge.amountCents : 0
  const card = byCard ? { firstSix: '400000', lastFour: '0010', holderDocument } : null
  return { ...charge, state, paidCents: settlement.paidCents ?? paid, card }
}

/** The order's number is in the free field, where banks put their own number. */
const toSlipLine = ({ orderNumber, part, dueDay, amountCents }: ChargeRequest): string => {
  const freeField = `${String(orderNumber).padStart(10, '0')}${part}`.padStart(25, '0')
  return bankSlipLine(bankSlipBarcode({ bankCode: '001', freeField, dueDate: dueDay, amountCents })).replace(/\D/g, '')
}

const createPix = (id: string, amountCents: number): string =>
  toPixCode({
    location: `pix.girassol.example/qr/${id}`,
    amountCents,
    receiverName: 'Girassol Distribuidora',
    receiverCity: 'Campinas',
  })
