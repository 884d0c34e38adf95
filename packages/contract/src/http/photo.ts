import { photoSentences } from '@girassol/domain/shared'
import { z } from 'zod'
import { id } from './fields.ts'

/** Larger than any photo that is accepted, so that a larger one is refused with its own sentence. */
const mostBase64 = 8_000_000

/** The most megabytes of a call that sends a photo. */
export const photoMegabytes = 9

/** The body of a call that sends a photo: PNG or JPEG in base64, judged by its content (C-155). */
export const photoBody = z.strictObject({
  picture: z
    .string()
    .min(1, photoSentences.photoOfOtherType)
    .max(mostBase64, photoSentences.photoTooHeavy)
    .regex(/^[0-9A-Za-z+/]*={0,2}$/, photoSentences.photoOfOtherType),
})

/** A stored photo. */
export const storedPhoto = z.object({
  id,
  width: z.number().int(),
  height: z.number().int(),
  /** The address of its bytes, below `/api`. */
  address: z.string(),
})
