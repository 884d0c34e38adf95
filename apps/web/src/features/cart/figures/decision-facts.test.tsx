import { anOrder } from '@girassol/test-data/orders'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { decisionFacts, formatPricePerWp } from './decision-facts.tsx'

const figures = {
  pricePerWp: 1.7,
  dcAcRatio: 1.0848,
  dispatch: { availability: '2026-12-14', days: 19 },
  points: { earned: 9375, missing: { category: 'Prata', points: 120_000 } },
  usualPayment: { method: 'CREDIT_CARD', instalments: 10, value: 1031.34, total: 10_313.4 },
} as const

const draw = (cart: ReturnType<typeof anOrder>) =>
  render(
    <dl>
      {decisionFacts(cart).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>,
  )

const listFacts = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent)

test('DEC-001 DEC-002 the cart shows the figures of the server, and what is missing to the next category', () => {
  const cart = anOrder({ status: 'CART', figures })
  draw(cart)
  expect(listFacts()).toEqual([
    '10x de R$\u00A01.031,34 no cartão',
    '14/12/2026, em 19 dias',
    '108,5%',
    '9.375faltam 120.000 para Prata',
  ])
  expect(formatPricePerWp(cart)).toBe('R$\u00A01,70/Wp')
})

test('DEC-001 C-29 without permission to see prices only the days and the ratio are shown', () => {
  const cart = anOrder({ status: 'CART', figures: { ...figures, pricePerWp: null, points: null, usualPayment: null } })
  draw(cart)
  expect(listFacts()).toEqual(['14/12/2026, em 19 dias', '108,5%'])
  expect(formatPricePerWp(cart)).toBeUndefined()
})

test('DEC-001 an empty cart shows no figures', () => {
  draw(anOrder({ status: 'CART', figures, invoiceItems: [] }))
  expect(listFacts()).toEqual([])
  expect(decisionFacts(null)).toEqual([])
})
