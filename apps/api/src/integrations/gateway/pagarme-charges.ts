import { plusDays, toDay } from '@girassol/domain/shared'
import { z } from 'zod'
import { readAnswer } from '../http-json.ts'
import type { PaidCharge } from './gateway.ts'
import type { PagarmeClient } from './pagarme-client.ts'
import { chargeSchema, computeReceivedCents, findPaidAt } from './pagarme-order.ts'

const listedCharge = chargeSchema.extend({
  id: z.string().min(1),
  created_at: z.string(),
  order: z.object({ id: z.string().min(1), code: z.string().nullish() }).nullish(),
})
type ListedCharge = z.infer<typeof listedCharge>

const pageSchema = z.object({
  data: z.array(listedCharge),
  paging: z.object({ next: z.string().nullish() }).nullish(),
})

/**
 * The list can be limited only to the day on which a charge was created. A boleto or a Pix is paid within three working
 * days (C-62), so this many days reach over every holiday.
 */
const daysBefore = 15

/** A day of São Paulo begins three hours after that of UTC. */
const beginningOf = (day: string): string => `${day}T00:00:00-03:00`

type Request = { readonly day: string; readonly page: number; readonly pageSize: number }

const toQuery = ({ day, page, pageSize }: Request): URLSearchParams =>
  new URLSearchParams({
    created_since: beginningOf(plusDays(day, -daysBefore)),
    created_until: beginningOf(plusDays(day, 1)),
    page: String(page),
    size: String(pageSize),
  })

/** The code is the portal's order and the part: '10001-1'. Charges that another program made have another code. */
const readOrderNumber = ({ order }: ListedCharge): number | null => {
  const [, number] = /^(\d{1,9})-[12]$/.exec(order?.code ?? '') ?? []
  return number === undefined ? null : Number(number)
}

/** A payment page creates its charge when it is paid, so that instant is used if the gateway gives no other. */
const isPaidOn = (charge: ListedCharge, day: string): boolean =>
  toDay(findPaidAt(charge) ?? new Date(charge.created_at).toISOString()) === day

/** One page of the charges that were paid on a day (REL-013); most pages contain charges of other days too. */
export const listPaidCharges = async (
  client: PagarmeClient,
  request: Request,
): Promise<{ charges: PaidCharge[]; hasNext: boolean }> => {
  const reply = await client.get(`/charges?${toQuery(request)}`)
  const { data, paging } = readAnswer(pageSchema, reply)
  const charges = data
    .filter((charge) => computeReceivedCents(charge) > 0 && isPaidOn(charge, request.day))
    .map((charge) => ({
      gatewayId: charge.order?.id ?? charge.id,
      orderNumber: readOrderNumber(charge),
      paidCents: computeReceivedCents(charge),
    }))
  return { charges, hasNext: Boolean(paging?.next) }
}
