import { listDemoAccounts, login } from '@girassol/contract/session'
import { aSession } from '@girassol/test-data/sessions'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { sellerScope } from '../../lib/seller-scope.ts'
import { LoginScreen } from './login-screen.tsx'

const left = vi.fn()

beforeEach(() => {
  left.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(left)
})

const arriving = (search = '') => {
  window.history.replaceState(null, '', `/login${search}`)
  const api = fakeApi().on(listDemoAccounts, { accounts: [], password: '', needsAdministrator: false })
  return { api, user: userEvent.setup() }
}

const fill = async (user: ReturnType<typeof userEvent.setup>, password = 'Senha@123') => {
  await user.type(screen.getByLabelText('E-mail'), ' marina@solcerrado.com.br ')
  await user.type(screen.getByLabelText('Senha'), `${password}{Enter}`)
}

describe('the login page', () => {
  test('AUTH-022 AUTH-023 C-01 logs in with e-mail and password and returns to the requested page', async () => {
    const { api, user } = arriving('?next=%2Fpedidos%3Fq%3D1')
    api.on(login, aSession('INTEGRATOR'))
    sellerScope.set('INT009')
    render(<LoginScreen />)
    await fill(user)
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('/pedidos?q=1'))
    expect(api.callsTo(login)[0]?.body).toEqual({ email: 'marina@solcerrado.com.br', password: 'Senha@123' })
    expect(sellerScope.get()).toBeUndefined()
    expect(document.title).toBe('Entrar · Girassol')
  })

  test('AUTH-023 a refusal takes focus, leaves the e-mail and stays on the page', async () => {
    const { api, user } = arriving()
    api.on(login, refusing(401, 'E-mail ou senha inválidos.'))
    render(<LoginScreen />)
    await fill(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('E-mail ou senha inválidos.')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toContain('marina@')
    expect(left).not.toHaveBeenCalled()
  })

  test('C-09 a user sent here because the seller is not approved sees that reason', async () => {
    arriving('?motivo=cadastro')
    render(<LoginScreen />)
    expect((await screen.findByRole('alert')).textContent).toBe('Seu cadastro ainda não foi aprovado.')
  })

  test('AUTH-022 an empty form is not sent, and each field shows its error', async () => {
    const { api, user } = arriving()
    render(<LoginScreen />)
    await user.click(screen.getByRole('button', { name: 'Entrar' }))
    expect(screen.getByText('Digite o e-mail.')).toBeTruthy()
    expect(screen.getByText('Digite a senha.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
    expect(api.callsTo(login)).toHaveLength(0)
  })

  test('AUTH-022 submitting twice in a row calls once', async () => {
    const { api, user } = arriving()
    api.on(login, () => new Promise(() => {}))
    render(<LoginScreen />)
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Entrando…' }))
    expect(api.callsTo(login)).toHaveLength(1)
  })

  test('AUTH-022 the password can be shown and hidden', async () => {
    const { user } = arriving()
    render(<LoginScreen />)
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }))
    expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }))
    expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('password')
  })

  test('USE-027 an empty system shows how to create its first administrator', async () => {
    const { api } = arriving()
    api.on(listDemoAccounts, { accounts: [], password: '', needsAdministrator: true })
    render(<LoginScreen />)
    expect(await screen.findByRole('heading', { name: 'Este portal ainda não tem administrador' })).toBeTruthy()
    expect(screen.getByText('npm run create-admin')).toBeTruthy()
  })

  test('AUTH-017 a demonstration lists its accounts by role, one click each', async () => {
    const { api, user } = arriving()
    const accounts = [
      { email: 'points@girassol.demo', label: 'Administrador de pontos' },
      { email: 'admin@girassol.demo', label: 'Administrador' },
      { email: 'second@girassol.demo', label: 'Integrador, outra empresa (RS)' },
    ]
    api
      .on(listDemoAccounts, { accounts, password: 'Girassol@2026', needsAdministrator: false })
      .on(login, aSession('ADMINISTRATOR'))
    render(<LoginScreen />)
    await user.click(await screen.findByRole('button', { name: /^Administrador:/ }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'))
    expect(api.callsTo(login)[0]?.body).toEqual({ email: 'admin@girassol.demo', password: 'Girassol@2026' })
    const groups = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(groups).toEqual(['Integrador', 'Comercial', 'Outras áreas'])
  })
})
