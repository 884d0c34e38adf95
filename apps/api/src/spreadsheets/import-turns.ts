import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { FileCheckBusy } from '../integrations/files/unsafe-file.ts'

/** One file at a time, whatever it lists, bounds the memory of all imports; a few more wait. */
const importTurns = bulkhead(1, 20)

/** The lists of people who buy are short. */
const listTurns = bulkhead(2, 20)

const inTurn = async <Result>(turns: typeof importTurns, read: () => Promise<Result>): Promise<Result> => {
  try {
    return await turns.execute(read)
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new FileCheckBusy(error) : error
  }
}

/**
 * REL-009: reads a file of an import when the one before is done, of any list. Nothing waits for a turn within a
 * transaction. Throws `FileCheckBusy` when too many files wait.
 */
export const inImportTurn = <Result>(read: () => Promise<Result>): Promise<Result> => inTurn(importTurns, read)

/** FAST-003: reads a short list beside the imports. Throws `FileCheckBusy` when too many wait. */
export const inListTurn = <Result>(read: () => Promise<Result>): Promise<Result> => inTurn(listTurns, read)
