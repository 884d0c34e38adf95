import { expect, test } from 'vitest'
import { findDeliveryNotice, findPromiseNotice } from './delivery-notices.ts'

const line = (name: string, quantity = 1) => ({ name, quantity })
const delivery = { number: 2, lines: [line('Painel 550 W', 6)], promisedOn: '2026-12-04' }

const leaving = { from: 'PLANNED', to: 'DISPATCHED' } as const
const arriving = { from: 'IN_TRANSIT', to: 'DELIVERED' } as const

test('DEL-008 a dispatch names number, lines and promised day', () => {
  const notice = findDeliveryNotice(leaving, delivery)
  expect(notice).toMatchObject({ to: 'seller', title: 'Entrega expedida', icon: 'INFO' })
  expect(notice?.message(41)).toBe('A entrega 2 do pedido 41 saiu: 6 × Painel 550 W. Prometida para 04/12/2026.')
  const unpromised = findDeliveryNotice(leaving, { ...delivery, promisedOn: null })
  expect(unpromised?.message(41)).toBe('A entrega 2 do pedido 41 saiu: 6 × Painel 550 W.')
})

test('DEL-008 an arrival names number and lines, three at most', () => {
  const five = { ...delivery, lines: ['A', 'B', 'C', 'D', 'E'].map((name) => line(name)) }
  expect(findDeliveryNotice(arriving, five)?.message(41)).toBe(
    'A entrega 2 do pedido 41 chegou: 1 × A, 1 × B, 1 × C e mais 2 itens.',
  )
  const four = { ...delivery, lines: five.lines.slice(0, 4) }
  expect(findDeliveryNotice(arriving, four)?.message(41)).toMatch(/e mais 1 item\.$/)
})

test('DEL-008 the other steps of a delivery notify nobody, but one that was not reported as dispatched leaves once', () => {
  for (const to of ['PLANNED', 'CANCELED'] as const)
    expect(findDeliveryNotice({ from: 'PLANNED', to }, delivery)).toBeNull()
  expect(findDeliveryNotice({ from: 'DISPATCHED', to: 'IN_TRANSIT' }, delivery)).toBeNull()
  expect(findDeliveryNotice({ from: 'PLANNED', to: 'IN_TRANSIT' }, delivery)?.title).toBe('Entrega expedida')
})

test('DEL-008 a later day says old and new; an earlier one has no word of alarm', () => {
  const change = (before: string | null, after: string | null) => findPromiseNotice(delivery, { before, after })
  expect(change('2026-12-04', '2026-12-11')).toMatchObject({ title: 'Entrega adiada', icon: 'WARNING' })
  expect(change('2026-12-04', '2026-12-11')?.message(41)).toBe(
    'A entrega 2 do pedido 41 mudou de 04/12/2026 para 11/12/2026.',
  )
  expect(change('2026-12-04', '2026-12-01')).toMatchObject({ title: 'Nova data de entrega', icon: 'INFO' })
  expect(change('2026-12-04', '2026-12-01')?.message(41)).toBe(
    'A entrega 2 do pedido 41 está prometida para 01/12/2026.',
  )
  expect(change('2026-12-04', '2026-12-04')).toBeNull()
  expect(change(null, '2026-12-04')).toBeNull()
  expect(change('2026-12-04', null)).toBeNull()
})
