import { hash, verify } from '@node-rs/argon2'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { temporarilyUnavailable } from '../../http/refused.ts'

// argon2id, with the parameters that OWASP recommends.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most two at once, because each occupies a processor core; the others wait (REL-003). */
const turns = bulkhead(2, 200)

const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await turns.execute(work)
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? temporarilyUnavailable(error) : error
  }
}

/** Takes about 30 ms of a processor core: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** A password that no user has: verified if there is none to compare, so that all failures take the same time. */
const unusablePassword = hashPassword('nobody')

/**
 * Whether the password is the stored one, which is null for an invited user who has not chosen one. As slow as
 * `hashPassword`.
 */
export const isPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const compared = stored ?? (await unusablePassword)
  const matches = await inTurn(() => verify(compared, password))
  return matches && typeof stored === 'string'
}
