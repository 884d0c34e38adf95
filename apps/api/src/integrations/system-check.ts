import type { SystemCheck } from '@girassol/domain/setup'

/** The system does not accept the user and password of the settings. */
export class LoginRefused extends Error {
  override name = 'LoginRefused'
}

/** How Node, fetch and nodemailer name a server that cannot be reached. */
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

/** Asks an outside system for something harmless; never rejects (USE-027). */
export const checkSystem = async (request: () => Promise<unknown>): Promise<SystemCheck> => {
  try {
    await request()
    return 'ANSWERS'
  } catch (error) {
    return toOutcome(error)
  }
}

/** A person waits for the answer of a test. */
export const checkTimeoutMs = 6_000
