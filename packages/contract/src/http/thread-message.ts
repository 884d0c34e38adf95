import { threadSideNames } from '@girassol/domain/shared'
import { z } from 'zod'
import { id } from './fields.ts'

/** A message of a thread as its readers get it. */
export const threadMessage = z.object({
  id,
  author: z.string(),
  side: z.enum(threadSideNames),
  at: z.string(),
  text: z.string(),
  isInternal: z.boolean(),
  files: z.array(z.object({ id, name: z.string(), address: z.string() })),
})
export type ThreadMessage = z.infer<typeof threadMessage>
