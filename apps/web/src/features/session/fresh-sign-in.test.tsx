import { updateProfile } from '@girassol/contract/profile'
import { confirmPassword, readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { toSentences } from '../../lib/api-error.ts'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { FreshSignIn } from './fresh-sign-in.tsx'

const body = { name: 'Marina', email: 'nova@solcerrado.example', notificationMethods: [] }

/** Any screen with any call: it knows nothing of the dialog. */
const AnyScreen = () => {
  const [outcome, setOutcome] = useState('')
  const [typed, setTyped] = useState('')
  const save = useEndpointMutation(updateProfile, { failure: false })
  const run = () =>
    save.mutate(
      { body },
      { onSuccess: () => setOutcome('Salvo'), onError: (error) => setOutcome(toSentences(error).join()) },
    )
  return (
    <>
      <input aria-label="Nome" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <button type="button" onClick={run}>
        Salvar
      </button>
      <output>{outcome}</output>
      <FreshSignIn />
    </>
  )
}

const open = async () => {
  let isFresh = false
  const api = fakeApi()
    .on(readSession, aSession('COMMERCIAL'))
    .on(updateProfile, () =>
      isFresh
        ? aSession('COMMERCIAL')
        : refusing(403, 'Confirme sua senha para continuar.', { reason: 'freshSignInNeeded' }),
    )
    .on(confirmPassword, ({ body: sent }) => {
      isFresh = (sent as { password: string }).password === 'Certa@26'
      return isFresh ? null : refusing(403, 'Senha incorreta.', { reason: 'wrongPassword' })
    })
  renderScreen(<AnyScreen />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Nome'), 'Marina')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirme sua senha' })
  return { api, user, dialog, password: await screen.findByLabelText<HTMLInputElement>('Senha atual') }
}

test('SEC-004 C-221 a call that needs the password asks for it, keeps what was typed, and is repeated', async () => {
  const { api, user, password } = await open()
  expect([password.type, password.autocomplete]).toEqual(['password', 'current-password'])
  await user.type(password, 'Errada@26{Enter}')
  expect(await screen.findByText('Senha incorreta.')).toBeTruthy()
  expect(api.callsTo(updateProfile)).toHaveLength(1)
  await user.clear(password)
  await user.type(password, 'Certa@26')
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(await screen.findByText('Salvo')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(updateProfile).map((call) => call.body)).toEqual([body, body])
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Marina')
})

test('SEC-004 who cancels reads why nothing was saved, and keeps what was typed', async () => {
  const { api, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(await screen.findByText('Confirme sua senha para continuar.')).toBeTruthy()
  expect([api.callsTo(confirmPassword).length, api.callsTo(updateProfile).length]).toEqual([0, 1])
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Marina')
})

test('SEC-004 an empty password is not sent', async () => {
  const { api, user, password } = await open()
  await user.type(password, '{Enter}')
  expect(await screen.findByText('Digite a sua senha.')).toBeTruthy()
  expect(api.callsTo(confirmPassword)).toHaveLength(0)
})
