import { z } from 'zod'

/**
 * A day of an order as it may be announced (USE-001): 'expected' is never in the past. 'overdue' and 'suspended' have
 * the previously planned day, or null.
 */
export const plannedDay = z.union([
  z.object({ kind: z.enum(['expected', 'done']), day: z.iso.date() }),
  z.object({ kind: z.enum(['overdue', 'suspended']), day: z.iso.date().nullable() }),
])
