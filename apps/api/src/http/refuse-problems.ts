import { z } from 'zod'
import { InvalidRequest } from './error-response.ts'

/**
 * Refuses with all problems that a rule found in the fields, like a malformed request (C-102). The typed values are not
 * returned.
 */
export const refuseProblems = (problems: readonly { readonly field: string; readonly message: string }[]): void => {
  if (problems.length === 0) return
  const issues = problems.map(({ field, message }) => ({
    code: 'custom' as const,
    path: field.split('.'),
    message,
    input: null,
  }))
  throw new InvalidRequest([{ error: new z.ZodError(issues), input: {} }])
}
