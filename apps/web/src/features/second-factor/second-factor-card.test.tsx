import { addAuthenticator, beginAuthenticator, listOwnFactors } from '@girassol/contract/second-factor'
import { readSession } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

test('SEC-006 a wrong first code is refused in the dialog, and the right one shows the recovery codes once', async () => {
  const api = fakeApi()
    .on(readSession, aSession('COMMERCIAL'))
    .on(listOwnFactors, { factors: [], recoveryCodesLeft: 0, isRequired: false })
    .on(beginAuthenticator, { ticket: 'sealed', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Girassol' })
    .on(addAuthenticator, refusing(400, 'Código inválido ou já usado.', { reason: 'wrongCode' }))
  renderScreen(<SecondFactorCard />)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Configurar aplicativo autenticador' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Configurar aplicativo autenticador' }))
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  await user.type(dialog.getByLabelText('Código do aplicativo'), '000000{Enter}')
  expect(await dialog.findByText('Código inválido ou já usado.')).toBeTruthy()
  api.on(addAuthenticator, { recoveryCodes: ['k3fa-09tz-mmr2-x7ye'] })
  await user.type(dialog.getByLabelText('Código do aplicativo'), '{Enter}')
  const codes = within(await screen.findByRole('dialog', { name: 'Guarde os seus códigos de recuperação' }))
  expect(codes.getByText('k3fa-09tz-mmr2-x7ye')).toBeTruthy()
  await user.click(codes.getByRole('button', { name: 'Guardei os códigos' }))
  await waitFor(() => expect(screen.queryByText('k3fa-09tz-mmr2-x7ye')).toBeNull())
})
