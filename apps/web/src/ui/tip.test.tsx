import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { theme } from '../theme/theme.ts'
import { Tip } from './tip.tsx'

const open = () => {
  render(
    <MantineProvider theme={theme} env="test">
      <Tip label="Só depois do faturamento">
        <button type="button">Imprimir</button>
      </Tip>
    </MantineProvider>,
  )
  return userEvent.setup()
}

test('a tip shows while the pointer is on its element', async () => {
  const user = open()
  expect(screen.queryByText('Só depois do faturamento')).toBeNull()
  await user.hover(screen.getByRole('button'))
  expect(await screen.findByText('Só depois do faturamento')).toBeTruthy()
  await user.unhover(screen.getByRole('button'))
  await waitFor(() => expect(screen.queryByText('Só depois do faturamento')).toBeNull())
})

test('a tip shows while its element has the focus', async () => {
  const user = open()
  await user.tab()
  expect(await screen.findByText('Só depois do faturamento')).toBeTruthy()
  await user.tab()
  await waitFor(() => expect(screen.queryByText('Só depois do faturamento')).toBeNull())
})
