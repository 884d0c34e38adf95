import type { SystemCheck } from '@girassol/domain/setup'
import { SystemRefused } from './system-away.ts'

/** The system refuses the user and password of the settings. */
export class LoginRefused extends SystemRefused {
  override name = 'LoginRefused'
}

/** The error codes of Node, fetch and nodemailer for a server that cannot be reached. */
const unreachableCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ECONNECTION',
  'ESOCKET',
  'EDNS',
  'UND_ERR_CONNECT_TIMEOUT',
]

const listErrorCodes = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const own = 'code' in error ? [String(error.code)] : []
  return [...own, ...listErrorCodes(error.cause)]
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

const toOutcome = (error: unknown): SystemCheck => {
  const codes = listErrorCodes(error)
  if (error instanceof LoginRefused || codes.includes('EAUTH')) return 'LOGIN_REFUSED'
  return isTimeout(error) || codes.some((code) => unreachableCodes.includes(code)) ? 'UNREACHABLE' : 'FAILING'
}

/** Makes a harmless call to another system; never rejects (USE-027). */
export const checkSystem = async (request: () => Promise<unknown>): Promise<SystemCheck> => {
  try {
    await request()
    return 'ANSWERS'
  } catch (error) {
    return toOutcome(error)
  }
}

/** A user waits for the result of the check. */
export const checkTimeoutMs = 5_000
