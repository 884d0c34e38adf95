import { hasMask, maskedValueSentence } from '@girassol/domain/customers'
import { z } from 'zod'
import { InvalidRequest } from './error-response.ts'

type Path = readonly string[]

/** A password may contain any characters. */
const isSecret = (name: string): boolean => /password|token/i.test(name)

/** No body of the contract is deeper; a hostile one may be. */
const deepest = 12

const findMaskedPaths = (value: unknown, path: Path = []): readonly Path[] => {
  if (typeof value === 'string') return hasMask(value) ? [path] : []
  if (typeof value !== 'object' || value === null || path.length > deepest) return []
  return Object.entries(value).flatMap(([name, each]) => (isSecret(name) ? [] : findMaskedPaths(each, [...path, name])))
}

/**
 * SEC-021: a masked value that is sent back would replace the true one, so any body that contains one is refused with
 * 400, whoever sends it.
 */
export const refuseMaskedValues = (body: unknown): void => {
  const issues = findMaskedPaths(body).map((path) => ({
    code: 'custom' as const,
    path: [...path],
    message: maskedValueSentence,
    input: undefined,
  }))
  if (issues.length > 0) throw new InvalidRequest([{ error: new z.ZodError(issues), input: body }])
}
