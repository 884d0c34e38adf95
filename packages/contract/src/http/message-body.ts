import { messageLimits } from '@girassol/domain/shared'
import * as z from 'zod/mini'
import { requiredText } from './fields.ts'

/** The base64 of a file of 5 MB, and some more, so that a larger one is refused with its own sentence. */
const mostBase64 = 7_000_000

const sentFile = z.strictObject({
  name: requiredText(120),
  file: z.string().check(z.minLength(1), z.maxLength(mostBase64), z.regex(/^[0-9A-Za-z+/]*={0,2}$/)),
})

/** CLM-010, QUO-019: a message of a thread between an integrator and the distributor. */
export const messageBody = z.strictObject({
  text: requiredText(messageLimits.text),
  files: z._default(z.array(sentFile).check(z.maxLength(messageLimits.files)), []),
  /** Only the distributor reads it. */
  isInternal: z._default(z.boolean(), false),
})

export type SentFile = z.infer<typeof sentFile>
