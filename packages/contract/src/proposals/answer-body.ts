import { declineReasonNames } from '@girassol/domain/proposals'
import * as z from 'zod/mini'
import { id, text, typedEmail } from '../http/fields.ts'

const emptyAsAbsent = z.transform<string | undefined, string | undefined>((typed) =>
  typeof typed === 'string' && typed.trim() === '' ? undefined : typed,
)

/** A text that may be left empty (C-159). */
const optionalText = (most: number) => z.pipe(emptyAsAbsent, z.optional(text(most)))

/** The signature of the customer; name, documents and consent are checked by `findSignatureProblems` (PROP-012). */
export const acceptBody = z.strictObject({
  /** The version that was shown. */
  version: id,
  name: text(100),
  /** CPF, or CNPJ of a company. */
  document: text(20),
  /** CPF of the person who signs for a company. */
  signerDocument: z.optional(optionalText(20)),
  email: z.optional(typedEmail),
  consent: z.boolean(),
})

export const declineBody = z.strictObject({
  version: id,
  reason: z.enum(declineReasonNames),
  text: z.optional(optionalText(500)),
})
