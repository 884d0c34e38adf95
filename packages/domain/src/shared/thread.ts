import { firstRefusal, type RuleRefusal } from './decision.ts'

/** The two sides of a thread of messages; wire and database values. */
export const threadSideNames = ['integrator', 'distributor'] as const

/** The most of a message: characters of its text, files, and bytes of a file (CLM-010, QUO-019). */
export const messageLimits = { text: 2000, files: 3, bytes: 5_000_000 } as const

export const messageContentTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const

/** CLM-010, QUO-019: a file of a message is a PDF, PNG or JPEG by its content, at most 5 MB. */
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

export const messageFileSentences = {
  fileOfOtherType: 'Envie PDF, PNG ou JPEG.',
  fileTooHeavy: 'O arquivo pode ter até 5 MB.',
} as const satisfies Record<RuleRefusal<typeof canBeMessageFile>, string>
