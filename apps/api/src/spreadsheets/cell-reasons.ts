import type { z } from 'zod'

const bound = (issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>, limit: unknown): string =>
  `${String(limit)}${issue.origin === 'string' ? ' caracteres' : ''}`

/** The problem of a cell, for the user who prepares the file. */
export const cellReason: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'obrigatório'
      return issue.expected === 'number' || issue.expected === 'int' ? 'use número, como 3,20' : 'valor inválido'
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'obrigatório' : `mínimo ${bound(issue, issue.minimum)}`
    case 'too_big':
      return `máximo ${bound(issue, issue.maximum)}`
    case 'invalid_value':
      return `use ${issue.values.join(', ')}`
    case 'unrecognized_keys':
      return `coluna desconhecida: ${issue.keys.join(', ')}`
    default:
      return 'formato inválido'
  }
}

/** Each problem of a row with its column: 'coluna VLR_TOT: use número, como 3,20' (USE-028). */
export const listCellReasons = (error: z.ZodError | undefined): string[] =>
  (error?.issues ?? []).map(({ path, message }) =>
    path.length === 0 ? message : `coluna ${path.join('.')}: ${message}`,
  )
