import type * as z from 'zod/mini'

const formatLimit = (limit: number | bigint): string => limit.toLocaleString('pt-BR')

const limitSentence = (word: 'máximo' | 'mínimo', origin: string, limit: number | bigint): string => {
  const unit = origin === 'string' ? ' caracteres' : origin === 'array' ? ' itens' : ''
  return `No ${word} ${formatLimit(limit)}${unit}`
}

/** The Portuguese sentence for a value that its schema refuses without its own sentence (C-102), on both ends. */
export const issueMessage = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return 'Campo obrigatório'
  if (issue.code === 'too_big') return limitSentence('máximo', issue.origin, issue.maximum)
  if (issue.code === 'too_small') return limitSentence('mínimo', issue.origin, issue.minimum)
  return issue.code === 'invalid_format' ? 'Formato inválido' : 'Valor inválido'
}
