import { securityEventKindNames } from '@girassol/domain/administration'
import { z } from 'zod'
import { id } from '../http/fields.ts'

const person = z.object({ id, name: z.string() }).nullable()

/** Something that an examination of an attack needs to know (SEC-009). */
export const securityEvent = z.object({
  id,
  madeAt: z.string(),
  kind: z.enum(securityEventKindNames),
  /** Who did it; null when it is not known. */
  user: person,
  /** The user whose access it was, when somebody else changed it. */
  subject: person,
  /** The integrator for whom staff acted. */
  onBehalfOf: person,
  /** The call, such as 'GET /invoice/10001/financing'. */
  call: z.string(),
  /** The same for one network on one day. */
  network: z.string(),
  requestId: z.string(),
})
