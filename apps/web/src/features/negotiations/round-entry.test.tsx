import { aNegotiation } from '@girassol/test-data/negotiations'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../lib/render-screen.tsx'
import { RoundEntry } from './round-entry.tsx'

const [first] = aNegotiation().rounds

test('QUO-021 the part of the discount on the total is named only when it is not all of it', async () => {
  if (first === undefined) throw new Error('a negotiation without a round')
  const { unmount } = renderScreen(<RoundEntry round={{ ...first, discount: 150, totalDiscount: 150 }} />)
  expect(await screen.findByText(/^− R\$\s150,00$/)).toBeTruthy()
  expect(screen.queryByText(/no total/)).toBeNull()
  unmount()
  renderScreen(<RoundEntry round={{ ...first, discount: 150, totalDiscount: 100 }} />)
  expect(await screen.findByText(/^dos quais R\$\s100,00 no total$/)).toBeTruthy()
})
