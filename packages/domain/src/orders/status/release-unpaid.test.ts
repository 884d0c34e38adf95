import { expect, test } from 'vitest'
import { canReleaseDispatch, dispatchReleaseSentences, isReleasedUnpaid } from './release-unpaid.ts'

const unpaid = { status: 'BILLED_WAITING_PAYMENT', isMoneyIn: false } as const

test('USE-022 only an order that waits for its release without its money is released unpaid', () => {
  expect(isReleasedUnpaid(unpaid)).toBe(true)
  expect(isReleasedUnpaid({ ...unpaid, status: 'BILLED_WAITING_RELEASE' })).toBe(true)
  expect(isReleasedUnpaid({ ...unpaid, isMoneyIn: true })).toBe(false)
  expect(isReleasedUnpaid({ ...unpaid, status: 'INVOICE_APPROVED' })).toBe(false)
})

test('USE-022 it needs a reason; what is paid needs none', () => {
  expect(canReleaseDispatch(unpaid, undefined)).toEqual({ allowed: false, refusal: 'unpaid' })
  expect(canReleaseDispatch(unpaid, 'curto').allowed).toBe(false)
  expect(canReleaseDispatch(unpaid, 'Cliente paga na entrega').allowed).toBe(true)
  expect(canReleaseDispatch({ ...unpaid, isMoneyIn: true }, undefined).allowed).toBe(true)
  expect(dispatchReleaseSentences.unpaid('R$ 10,00')).toBe(
    'R$ 10,00 deste pedido ainda não entraram. Informe o motivo, de 10 a 300 caracteres.',
  )
})
