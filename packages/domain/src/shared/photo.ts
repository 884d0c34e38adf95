import { firstRefusal, type RuleRefusal } from './decision.ts'

/** C-155: the bytes of a photo as it is sent, and the longest side of what is stored, in pixels. */
export const photoLimits = { bytes: 5_000_000, side: 3000 } as const

export const photoContentTypes = ['image/png', 'image/jpeg'] as const

type PhotoFile = {
  /** The type of the content, whatever the name of the file is. */
  readonly contentType: string | null
  readonly bytes: number
}

/** C-155: a PNG or JPEG of at most 5 MB can be a photo. */
export const canBePhoto = ({ contentType, bytes }: PhotoFile) =>
  firstRefusal(
    [!photoContentTypes.some((type) => type === contentType), 'photoOfOtherType'],
    [bytes > photoLimits.bytes, 'photoTooHeavy'],
  )

export const photoSentences = {
  photoOfOtherType: 'Envie uma foto em PNG ou JPEG.',
  photoTooHeavy: 'A foto pode ter até 5 MB.',
} as const satisfies Record<RuleRefusal<typeof canBePhoto>, string>
