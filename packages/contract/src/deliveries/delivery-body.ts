import { deliveryStatusNames } from '@girassol/domain/deliveries'
import * as z from 'zod/mini'
import { calendarDay, id, optionalText, wantedUnits, wholeNumber } from '../http/fields.ts'

const version = wholeNumber(1, 2_147_483_647)

/** Units of items of the order, each item once. */
const units = z.array(z.strictObject({ itemId: id, quantity: wantedUnits })).check(
  z.minLength(1, 'Informe ao menos um item'),
  z.maxLength(500),
  z.refine((lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, 'Cada item uma só vez'),
)

/** A link of a carrier; other schemes could run code in the browser. */
const link = z.pipe(
  optionalText(500),
  z.nullable(z.url({ protocol: /^https$/, error: 'Informe um endereço https://' })),
)

const promisedOn = z.nullable(calendarDay)
const carrier = optionalText(120)

/** DEL-006: a new delivery of these units. */
export const planDeliveryBody = z.strictObject({ lines: units, promisedOn, carrier })

/** DEL-006: what may be corrected by hand; what is left out stays as it is. */
export const editDeliveryBody = z.strictObject({
  carrier: z.optional(carrier),
  trackingCode: z.optional(optionalText(100)),
  trackingLink: z.optional(link),
  nf: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,9}$/, 'Só números, até 9')))),
  promisedOn: z.optional(promisedOn),
  lines: z.optional(units),
  version,
})

/** DEL-006: the units that leave the delivery for one of their own. */
export const splitDeliveryBody = z.strictObject({ lines: units, version })

/** DEL-002: the step, and when it was taken; without an instant now. */
export const moveDeliveryBody = z.strictObject({
  status: z.enum(deliveryStatusNames),
  at: z.optional(z.iso.datetime({ offset: true })),
  version,
})
