import { expect, test } from 'vitest'
import { auditSentence } from './audit-entry.ts'

test('C-140 an entry reads as a sentence, with the integrator for whom staff acted', () => {
  const entry = { author: 'Ana Diretora', action: 'reprove', subject: { kind: 'seller', name: 'Vale Verde' } } as const
  expect(auditSentence({ ...entry, onBehalfOf: null })).toBe('Ana Diretora reprovou o integrador Vale Verde')
  expect(auditSentence({ ...entry, action: 'change', onBehalfOf: 'Norte Solar' })).toBe(
    'Ana Diretora alterou o integrador Vale Verde, em nome de Norte Solar',
  )
})
