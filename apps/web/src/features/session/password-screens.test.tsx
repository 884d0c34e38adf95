import { acceptInvitation, forgotPassword, resetPassword } from '@girassol/contract/session'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { AcceptInvitationScreen, ResetPasswordScreen } from './reset-password-screen.tsx'

const openReset = (search: string) => {
  window.history.replaceState(null, '', `/redefinir-senha${search}`)
  render(<ResetPasswordScreen />)
}

describe('a forgotten password', () => {
  test('C-02 requests a link and does not show whether the address has an account', async () => {
    const api = fakeApi().on(forgotPassword, null)
    const user = userEvent.setup()
    render(<ForgotPasswordScreen />)
    await user.type(screen.getByLabelText('E-mail'), 'marina@solcerrado.com.br{Enter}')
    expect(await screen.findByText('Se o endereço tem cadastro, enviamos um link para criar outra senha.')).toBeTruthy()
    expect(api.callsTo(forgotPassword)[0]?.body).toEqual({ email: 'marina@solcerrado.com.br' })
  })

  test('C-02 a refused address is shown above the form', async () => {
    const errors = [{ property: 'email', value: 'x', constraints: { format: 'E-mail inválido' } }]
    fakeApi().on(forgotPassword, refusing(400, 'Dados inválidos', { errors }))
    const user = userEvent.setup()
    render(<ForgotPasswordScreen />)
    await user.type(screen.getByLabelText('E-mail'), 'x{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('E-mail inválido')
  })
})

describe('a new password', () => {
  test.each([
    ['Ab1@', 'Ab1@', 'A senha deve conter no mínimo 8 caracteres'],
    ['abcdefgh', 'abcdefgh', 'A senha deve conter letras maiúsculas, minúsculas, números e caracteres especiais'],
    ['Senha@123', 'Senha@124', 'Senhas não coincidem'],
  ])('C-02 PROF-009 PROF-010 %s, %s: %s', async (password, confirmation, sentence) => {
    const api = fakeApi().on(resetPassword, null)
    const user = userEvent.setup()
    openReset('?token=abc')
    await user.type(screen.getByLabelText('Senha nova'), password)
    await user.type(screen.getByLabelText('Repita a senha nova'), `${confirmation}{Enter}`)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(api.callsTo(resetPassword)).toHaveLength(0)
  })

  test('C-02 is saved with the token of the link', async () => {
    const api = fakeApi().on(resetPassword, null)
    const user = userEvent.setup()
    openReset('?token=abc')
    await user.type(screen.getByLabelText('Senha nova'), 'Senha@123')
    await user.type(screen.getByLabelText('Repita a senha nova'), 'Senha@123{Enter}')
    expect(await screen.findByRole('heading', { name: 'Senha alterada' })).toBeTruthy()
    const body = { token: 'abc', password: 'Senha@123', password_confirmation: 'Senha@123' }
    expect(api.callsTo(resetPassword)[0]?.body).toEqual(body)
  })

  test('C-02 a link without its token leads to asking for another', () => {
    openReset('')
    expect(screen.getByRole('link', { name: 'Pedir outro link' }).getAttribute('href')).toBe('/esqueci-minha-senha')
  })
})

describe('an invitation by a company', () => {
  const open = async (search: string) => {
    window.history.replaceState(null, '', `/convite${search}`)
    render(<AcceptInvitationScreen />)
    if (search === '') return
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Senha nova'), 'Senha@123')
    await user.type(screen.getByLabelText('Repita a senha nova'), 'Senha@123{Enter}')
  }

  test('COMP-004 is accepted with a first password', async () => {
    const api = fakeApi().on(acceptInvitation, null)
    await open('?token=abc')
    expect(await screen.findByRole('heading', { name: 'Convite aceito' })).toBeTruthy()
    const body = { token: 'abc', password: 'Senha@123', password_confirmation: 'Senha@123' }
    expect(api.callsTo(acceptInvitation)[0]?.body).toEqual(body)
  })

  test('COMP-004 a link that ended says so, and offers no link of a forgotten password', async () => {
    const sentence = 'Este convite não vale mais. Peça outro a quem convidou você.'
    fakeApi().on(acceptInvitation, refusing(410, sentence))
    await open('?token=abc')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('COMP-004 a link without its token says so', async () => {
    await open('')
    expect(screen.getByText('Este link não está completo. Abra-o de novo pelo e-mail.')).toBeTruthy()
  })
})
