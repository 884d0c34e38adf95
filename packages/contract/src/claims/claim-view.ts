import { claimSolutionNames, claimStatusNames, claimTypeNames } from '@girassol/domain/claims'
import { z } from 'zod'
import { hiddenReais, id } from '../http/fields.ts'
import { storedPhoto } from '../http/photo.ts'
import { type ThreadMessage, threadMessage } from '../http/thread-message.ts'

const units = z.number().int()
const day = z.iso.date().nullable()
const status = z.enum(claimStatusNames)
const person = z.object({ id, name: z.string() })

export const claimRow = z.object({
  id,
  protocol: z.string(),
  orderId: id,
  seller: z.object({ id, name: z.string() }),
  type: z.enum(claimTypeNames),
  status,
  wish: z.enum(claimSolutionNames),
  openedAt: z.string(),
  /** Whole days since it was opened. */
  ageDays: z.number().int(),
  /** The day by whose end the distributor answers or decides; null while it does not have to (CLM-006). */
  dueOn: day,
  isLate: z.boolean(),
  handler: person.nullable(),
  units,
  /** What was paid for the claimed units. */
  value: hiddenReais,
})
export type ClaimRow = z.infer<typeof claimRow>

const claimLine = z.object({
  itemId: id,
  code: z.string(),
  name: z.string(),
  type: z.enum(claimTypeNames),
  quantity: units,
  serials: z.array(
    z.object({
      id,
      number: z.string(),
      /** The number of the unit that came in its place (WAR-007). */
      replacedBy: z.string().nullable(),
    }),
  ),
})

export type ClaimMessageView = ThreadMessage

const move = z.object({
  from: status.nullable(),
  to: status,
  at: z.string(),
  /** 'Portal' where a job moved it. */
  author: z.string(),
  reason: z.string().nullable(),
})
export type ClaimMoveView = z.infer<typeof move>

const action = z.object({ to: status, allowed: z.boolean(), reason: z.string().nullable() })
export type ClaimAction = z.infer<typeof action>

export const claimView = z.object({
  ...claimRow.shape,
  version: z.number().int(),
  text: z.string(),
  openedBy: z.string(),
  /** The number of the delivery in the order. */
  delivery: z.object({ id, number: z.number().int() }).nullable(),
  lines: z.array(claimLine),
  photos: z.array(z.object({ ...storedPhoto.shape, itemId: z.nullable(id) })),
  /** The last decision: approval or refusal. */
  decision: z
    .object({
      solution: z.enum(claimSolutionNames).nullable(),
      amount: hiddenReais,
      reason: z.string().nullable(),
      /** The delivery that was planned for a replacement. */
      delivery: z.number().int().nullable(),
    })
    .nullable(),
  /** When the distributor first answered. */
  answeredAt: z.string().nullable(),
  /** The last day on which the integrator may reopen or contest it; null where that is not possible (CLM-008). */
  reopenableUntil: day,
  moves: z.array(move),
  messages: z.array(threadMessage),
  /** The moves of the caller's side, with the reason where one is refused. */
  actions: z.array(action),
  /** The solutions that the caller may approve. */
  solutions: z.array(z.enum(claimSolutionNames)),
  /** The most that may be credited or refunded; null where the caller approves no money. */
  mostAmount: hiddenReais,
  mayWrite: z.boolean(),
  mayWriteInternally: z.boolean(),
  mayAddPhotos: z.boolean(),
  /** Whether the caller may enter the serial number of a replaced unit (WAR-007). */
  mayReplaceSerials: z.boolean(),
})
export type ClaimView = z.infer<typeof claimView>

/** What of an arrival may still be claimed. */
const arrival = z.object({
  /** Null for an order without deliveries. */
  deliveryId: z.nullable(id),
  number: z.number().int().nullable(),
  arrivedAt: z.string(),
  /** The last day for what is missing, damaged or wrong (CLM-005). */
  lastDay: z.iso.date(),
  isOver: z.boolean(),
  lines: z.array(
    z.object({
      itemId: id,
      code: z.string(),
      name: z.string(),
      sent: units,
      /** Units that no claim names yet, as missing and for another reason. */
      claimableAsMissing: units,
      claimable: units,
    }),
  ),
})

const claimableSerial = z.object({
  id,
  itemId: id,
  number: z.string(),
  product: z.string(),
  /** The last day of the product's warranty; null where no month is known or nothing has begun. */
  lastDay: day,
  /** Why no defect of it can be claimed. */
  refusal: z.string().nullable(),
})

export const claimableUnits = z.object({
  arrivals: z.array(arrival),
  serials: z.array(claimableSerial),
  mayOpen: z.boolean(),
  /** Why the caller cannot open a claim now; null if he can, and if he never may. */
  refusal: z.string().nullable(),
})
export type ClaimableUnits = z.infer<typeof claimableUnits>
