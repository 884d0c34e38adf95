import type { LookupContext, WriteContext } from '../http/context.ts'

/**
 * The one transaction of a call that has stored files before it. The files of a call that wrote nothing, as a refused or
 * repeated one, are removed.
 */
export const writeWithFiles = async <Answer>(
  context: LookupContext,
  keys: readonly string[],
  work: (writing: WriteContext) => Promise<Answer>,
): Promise<Answer> => {
  let isWritten = false
  try {
    return await context.writeOnce(async (writing) => {
      const answer = await work(writing)
      isWritten = true
      return answer
    })
  } catch (error) {
    isWritten = false
    throw error
  } finally {
    if (!isWritten) for (const key of keys) await context.ports.files.remove(key)
  }
}
