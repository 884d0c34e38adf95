import { confirmEmail, undoEmail } from '@girassol/contract/session'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { ConfirmEmailScreen, UndoEmailScreen } from './email-link-screens.tsx'

const cases = [
  ['confirmed', confirmEmail, ConfirmEmailScreen, 'Confirmar o e-mail', 'E-mail confirmado'],
  ['undone', undoEmail, UndoEmailScreen, 'Desfazer a troca', 'Troca desfeita'],
] as const

test.each(cases)('SEC-005 a new e-mail is %s by a click, never by opening the link', async (...row) => {
  const [, endpoint, Screen, verb, done] = row
  const api = fakeApi().on(endpoint, null)
  window.history.replaceState(null, '', '/?token=abc')
  render(<Screen />)
  const button = await screen.findByRole('button', { name: verb })
  expect(api.callsTo(endpoint)).toEqual([])
  await userEvent.setup().click(button)
  expect(await screen.findByRole('heading', { name: done })).toBeTruthy()
  expect(api.callsTo(endpoint).map(({ body }) => body)).toEqual([{ token: 'abc' }])
})

test.each(cases)('SEC-005 a link that is used, expired or incomplete says so: %s', async (...row) => {
  const [, endpoint, Screen, verb] = row
  fakeApi().on(endpoint, refusing(400, 'Este link não vale mais.', { reason: 'linkUsed' }))
  window.history.replaceState(null, '', '/?token=abc')
  const { unmount } = render(<Screen />)
  await userEvent.setup().click(await screen.findByRole('button', { name: verb }))
  expect((await screen.findByRole('alert')).textContent).toBe('Este link não vale mais.')
  unmount()
  window.history.replaceState(null, '', '/')
  render(<Screen />)
  expect(screen.getByText('Este link não está completo. Abra-o de novo pelo e-mail.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('SEC-005 after undoing a change of e-mail the user is offered to set a new password', async () => {
  fakeApi().on(undoEmail, null)
  window.history.replaceState(null, '', '/?token=abc')
  render(<UndoEmailScreen />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Desfazer a troca' }))
  const link = await screen.findByRole('link', { name: 'Criar outra senha' })
  expect(link.getAttribute('href')).toBe('/esqueci-minha-senha')
})
