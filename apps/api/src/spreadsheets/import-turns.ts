import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { FileCheckBusy } from '../integrations/files/unsafe-file.ts'

/** One file at a time, whatever it lists, bounds the memory of all imports; a few more wait. */
const turns = bulkhead(1, 20)

/**
 * REL-009: reads a file of an import when the one before is done, of any list. Nothing waits for a turn within a
 * transaction. Throws `FileCheckBusy` when too many files wait.
 */
export const inImportTurn = async <Result>(read: () => Promise<Result>): Promise<Result> => {
  try {
    return await turns.execute(read)
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new FileCheckBusy(error) : error
  }
}
