import { randomBytes } from 'node:crypto'
import { plainCode, recoveryCodes, toRecoveryCode } from '@girassol/domain/session'
import type { Tx } from '../../../http/context.ts'
import { hashToken } from '../tokens.ts'
import { replaceRecoveryCodes } from './second-factor-store.ts'

const bytes = 10

/** The stored form of a recovery code, however it is typed. */
export const hashRecoveryCode = (typed: string): string => hashToken(plainCode(typed))

/** Ten new recovery codes, which replace the earlier ones; their plain text exists only in the return value (C-222). */
export const makeRecoveryCodes = async (tx: Tx, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodes.count }, () => toRecoveryCode(randomBytes(bytes)))
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}
