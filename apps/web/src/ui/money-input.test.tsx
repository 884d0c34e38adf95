import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderThemed } from '../theme/render-themed.tsx'
import { MoneyInput } from './money-input.tsx'

const Field = () => {
  const [cents, setCents] = useState<number | null>(null)
  return (
    <>
      <MoneyInput label="Valor" cents={cents} onChange={setCents} />
      <output>{cents}</output>
    </>
  )
}

test.each([
  ['1.234,56', '123456'],
  ['1234,5', '123450'],
  ['1.000.000', '100000000'],
])('CART-017 an amount typed as %s is %s cents', async (typed, cents) => {
  renderThemed(<Field />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Valor' }), typed)
  expect(screen.getByRole('status').textContent).toBe(cents)
})
