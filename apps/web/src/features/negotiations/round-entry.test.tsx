import type { NegotiationRoundView } from '@girassol/contract/negotiations'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../lib/render-screen.tsx'
import { RoundEntry } from './round-entry.tsx'

const first: NegotiationRoundView = {
  number: 1,
  side: 'integrator',
  author: 'Iara Integradora',
  isOnBehalf: false,
  at: '2026-11-20T15:00:00.000Z',
  validUntil: null,
  lines: [],
  totalDiscount: 150,
  subTotal: 5804.97,
  discount: 150,
  percent: 2.58,
  message: null,
}

test('QUO-021 the part of the discount on the total is named only when it is not all of it', async () => {
  const { unmount } = renderScreen(<RoundEntry round={first} />)
  expect(await screen.findByText(/^− R\$\s150,00$/)).toBeTruthy()
  expect(screen.queryByText(/no total/)).toBeNull()
  unmount()
  renderScreen(<RoundEntry round={{ ...first, totalDiscount: 100 }} />)
  expect(await screen.findByText(/^dos quais R\$\s100,00 no total$/)).toBeTruthy()
})
