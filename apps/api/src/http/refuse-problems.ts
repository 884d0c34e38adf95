import { z } from 'zod'
import { InvalidRequest } from './error-response.ts'

/** What a rule found wrong with fields: all of it at once, as a malformed request (C-102). What was typed is not sent back. */
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
