import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ChargeState, isPayable, toPixCode } from '@girassol/domain/payments'
import { bankSlipBarcode, bankSlipLine } from '@girassol/domain/printing'
import { plusDays } from '@girassol/domain/shared'
import { z } from 'zod'
import type {
  ChargeRequest,
  CheckoutRequest,
  GatewayAnswer,
  GatewayCharge,
  PaidCharge,
  PaymentGateway,
} from './gateway.ts'

/** Where the simulator stores its charges: every process must see what was paid in another one. */
export type GatewayBook = {
  get(id: string): Promise<unknown>
  put(id: string, record: unknown): Promise<void>
  /** The records whose charge was paid in this time (UTC ISO, the end excluded), in the order of their ids. */
  listPaid(time: { from: string; until: string }): Promise<unknown[]>
}

type SimulatedGatewayOptions = {
  book?: GatewayBook
  /** The base of the URLs in the responses, e.g. 'http://127.0.0.1:3000'. */
  publicUrl?: string
  /** The delay of every response, in milliseconds. */
  delayMs?: number
  /** When charges are paid that `settle` pays without an instant. */
  now?: () => Date
  /** The number of charges in a page of their list. */
  pageSize?: number
  /** The gateway's sentence if it must refuse a charge, or null if it accepts it. */
  refuse?: (request: ChargeRequest) => string | null
}

/** The new state of a charge; the card holder is the payer by default, and it is paid now. */
export type Settlement = {
  state: ChargeState
  paidCents?: number
  holderDocument?: string | null
  /** UTC ISO. */
  paidAt?: string
}

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
    paidAt: z.string().nullable().default(null),
    card: z.object({ firstSix: z.string(), lastFour: z.string(), holderDocument: z.string().nullable() }).nullable(),
  }),
  byCard: z.boolean(),
  payerDocument: z.string(),
  /** Records of earlier releases have none. */
  orderNumber: z.number().int().nullable().default(null),
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
    listPaid: async ({ from, until }) =>
      [...records.values()].filter((record) => {
        const { paidAt } = recordSchema.parse(record).charge
        return paidAt !== null && paidAt >= from && paidAt < until
      }),
  }
}

const recordsIn = (book: GatewayBook, now: () => Date) => ({
  find: async (id: string): Promise<SimulatedRecord | null> => {
    const found = await book.get(id)
    return found === null || found === undefined ? null : recordSchema.parse(found)
  },
  store: async (known: SimulatedRecord, settlement: Settlement): Promise<GatewayCharge> => {
    const charge = settled(known, { paidAt: now().toISOString(), ...settlement })
    await book.put(charge.gatewayId, { ...known, charge })
    return charge
  },
})

/** A simulated gateway: the same request gets the same response, and a charge is only paid by `settle` (C-107). */
export const simulatedGateway = (options: SimulatedGatewayOptions = {}): SimulatedGateway => {
  const { book = inMemory(), publicUrl = '', delayMs = 0, refuse = () => null } = options
  const { now = () => new Date(), pageSize = 100 } = options
  const toPageUrl = (request: ChargeRequest) =>
    `${publicUrl}/api/dev/payments/invoice/${request.orderNumber}/${request.part}`
  const { find, store } = recordsIn(book, now)
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
    listPaidCharges: listPaidIn(book, { delayMs, pageSize }),
    async settle(gatewayId, settlement) {
      const known = await find(gatewayId)
      if (known === null) throw new RangeError('no such charge')
      await store(known, settlement)
    },
  }
}

/** A day of São Paulo begins three hours after that of UTC. */
const timeOf = (day: string) => ({ from: `${day}T03:00:00.000Z`, until: `${plusDays(day, 1)}T03:00:00.000Z` })

const toPaidCharge = ({ charge: { gatewayId, paidCents }, orderNumber }: SimulatedRecord): PaidCharge => ({
  gatewayId,
  orderNumber,
  paidCents,
})

const listPaidIn =
  (
    book: GatewayBook,
    { delayMs, pageSize }: { delayMs: number; pageSize: number },
  ): PaymentGateway['listPaidCharges'] =>
  async ({ day, page }) => {
    await wait(delayMs)
    const paid = (await book.listPaid(timeOf(day))).map((record) => recordSchema.parse(record))
    const charges = paid.filter(({ charge }) => charge.paidCents > 0 && charge.state !== 'REVERSED').map(toPaidCharge)
    const end = page * pageSize
    return { charges: charges.slice(end - pageSize, end), hasNext: end < charges.length }
  }

const isPayment = ({ state }: Settlement): boolean => state === 'PAID' || state === 'MISMATCHED'

const openRecord = (id: string, request: ChargeRequest, byCard: boolean): SimulatedRecord => {
  const charge = {
    gatewayId: id,
    state: 'OPEN',
    amountCents: request.amountCents,
    paidCents: 0,
    paidAt: null,
    card: null,
  } as const
  return { charge, byCard, payerDocument: request.payer.document, orderNumber: request.orderNumber }
}

const settled = (
  { charge, byCard, payerDocument }: SimulatedRecord,
  settlement: Settlement & { paidAt: string },
): GatewayCharge => {
  if (charge.state === 'CANCELED' && isPayment(settlement)) throw new RangeError('the charge is cancelled')
  const { state, holderDocument = payerDocument } = settlement
  const paid = state === 'PAID' || state === 'REVERSED' ? charge.amountCents : 0
  const card = byCard ? { firstSix: '400000', lastFour: '0010', holderDocument } : null
  const paidAt = isPayment(settlement) ? settlement.paidAt : charge.paidAt
  return { ...charge, state, paidCents: settlement.paidCents ?? paid, paidAt, card }
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
