import { firstRefusal, type RuleRefusal } from '../shared/decision.ts'

/** The most of a message: characters of its text, files, and bytes of a file (CLM-010). */
export const messageLimits = { text: 2000, files: 3, bytes: 5_000_000 } as const

export const messageContentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** CLM-010: a file of a message is a PDF, PNG or JPEG by its content, at most 5 MB. */
export const canBeMessageFile = ({
  contentType,
  bytes,
}: {
  readonly contentType: string | null
  readonly bytes: number
}) =>
  firstRefusal(
    [!messageContentTypes.some((type) => type === contentType), 'fileOfOtherType'],
    [bytes > messageLimits.bytes, 'fileTooHeavy'],
  )

/** The most photos of an item of a claim (DEL-014). */
export const mostClaimPhotos = 10

export const claimFileSentences = {
  fileOfOtherType: 'Envie PDF, PNG ou JPEG.',
  fileTooHeavy: 'O arquivo pode ter até 5 MB.',
} as const satisfies Record<RuleRefusal<typeof canBeMessageFile>, string>
