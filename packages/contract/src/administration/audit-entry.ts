import { auditActionNames, auditSubjectNames } from '@girassol/domain/administration'
import { z } from 'zod'
import { id } from '../http/fields.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

/** One change made through the administration. */
export const auditEntry = z.object({
  id,
  madeAt: z.string(),
  /** Without an id: the end customer, another system or a job. */
  author: z.object({ id: z.nullable(id), name: z.string() }),
  action: z.enum(auditActionNames),
  subject: z.object({ kind: z.enum(auditSubjectNames), id: z.string(), name: z.string() }),
  /** The changed fields with their old values; null for a new record. */
  before: fields,
  /** The new values; null for a removed record. */
  after: fields,
  /** The integrator for whom staff acted. */
  onBehalfOf: z.object({ id, name: z.string() }).nullable(),
})
