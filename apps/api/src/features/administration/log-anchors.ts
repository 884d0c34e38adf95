import { readAnchors } from '../../database/verify-lines.ts'
import type { Dependencies } from '../../http/dependencies.ts'

/**
 * C-229: the end of each chain of lines goes to the server's log each day. A log that is stored elsewhere then proves
 * that nobody wrote the chains anew (`npm run verify-audit -- --anchor`).
 */
export const logAnchors = async ({ connection, log }: Pick<Dependencies, 'connection' | 'log'>): Promise<void> => {
  for (const { chain, position, hash } of await readAnchors(connection.db)) {
    log?.info({ anchor: `${chain}:${position}:${hash}` }, 'audit anchor')
  }
}
