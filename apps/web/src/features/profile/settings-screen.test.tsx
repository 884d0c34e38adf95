import { showOwnIntegrator } from '@girassol/contract/onboarding'
import { updateProfile } from '@girassol/contract/profile'
import { changeOwnLogo } from '@girassol/contract/sellers'
import { listOwnSessions, readSession, type SessionView } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOwnSeller } from '@girassol/test-data/sellers'
import { anOpenSession, aSession } from '@girassol/test-data/sessions'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { CompanySettingsScreen, UserSettingsScreen } from './settings-screen.tsx'

afterEach(() => notifications.clean())

const integrator = {
  ...anOwnSeller({ cnpj: '12ABC34501DE35', phone: '62990001234', addressCep: '74003010' }),
  email: 'contato@solcerrado.example',
  addressComplement: '',
  logo: null,
}

const open = (role: Role, screenAt: 'usuario' | 'empresa' = 'usuario', session: Partial<SessionView> = {}) => {
  const api = fakeApi()
    .on(readSession, aSession(role, session))
    .on(showOwnIntegrator, integrator)
    .on(listOwnSessions, { sessions: [anOpenSession({ isCurrent: true })] })
    .on(updateProfile, ({ body }) => ({ ...aSession(role, session), ...(body as object) }))
  const Screen = screenAt === 'usuario' ? UserSettingsScreen : CompanySettingsScreen
  const { router } = renderScreen(
    <SessionProvider>
      <Screen />
    </SessionProvider>,
    `/perfil/${screenAt}`,
  )
  return { api, router, user: userEvent.setup() }
}

/** A text field by its label, or a password field, which has no role. */
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: ':not([type=checkbox])' })
const save = () => screen.findByRole('button', { name: /^Salvar/ })
const sentBy = (api: ReturnType<typeof fakeApi>) => api.callsTo(updateProfile).map(({ body }) => body)

describe('the user’s own data', () => {
  test('PROF-002 PROF-017 the fields contain the stored data, within their limits', async () => {
    open('FINANCIAL')
    expect((await field('Nome')).value).toBe('Marina Alves')
    expect((await field('Nome')).maxLength).toBe(100)
    expect((await field('E-mail')).value).toBe('marina@girassol.demo')
    for (const label of ['Senha nova', 'Confirme a senha nova']) {
      const password = await field(label)
      expect([password.value, password.type, password.autocomplete]).toEqual(['', 'password', 'new-password'])
    }
    expect(screen.getByRole('group', { name: 'Como você quer ser avisado' })).toBeTruthy()
  })

  test('PROF-012 PROF-013 PROF-015 changed data is sent, without a password when none was typed', async () => {
    const { api, user } = open('COMMERCIAL')
    await user.clear(await field('Nome'))
    await user.type(await field('Nome'), 'Marina Prado')
    await user.click(screen.getByRole('checkbox', { name: 'E-mail' }))
    await user.click(await save())
    expect(await screen.findByText('Usuário salvo com sucesso!')).toBeTruthy()
    expect(sentBy(api)).toEqual([
      { name: 'Marina Prado', email: 'marina@girassol.demo', notificationMethods: ['APPLICATION', 'EMAIL'] },
    ])
  })

  test('PROF-013 a new password is sent with its confirmation, and cleared after saving', async () => {
    const { api, user } = open('COMMERCIAL')
    await user.type(await field('Senha nova'), 'Outra@Senha26')
    await user.type(await field('Confirme a senha nova'), 'Outra@Senha26')
    await user.click(await save())
    await waitFor(async () => expect((await field('Senha nova')).value).toBe(''))
    expect(sentBy(api)).toMatchObject([{ password: 'Outra@Senha26', password_confirmation: 'Outra@Senha26' }])
  })

  test.each([
    ['PROF-009', 'Ab1!xyz', 'Ab1!xyz', 'A senha deve conter no mínimo 8 caracteres'],
    [
      'PROF-010',
      'abcdefg1!',
      'abcdefg1!',
      'A senha deve conter letras maiúsculas, minúsculas, números e caracteres especiais',
    ],
    ['PROF-011', 'Outra@Senha26', 'Outra@Senha27', 'Senhas não coincidem'],
  ])('%s the passwords %s and %s are refused before they are sent', async (...row) => {
    const [, password, confirmation, sentence] = row
    const { api, user } = open('COMMERCIAL')
    await user.type(await field('Senha nova'), password)
    await user.type(await field('Confirme a senha nova'), confirmation)
    await user.click(await save())
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(sentBy(api)).toEqual([])
  })

  test('PROF-016 APPLICATION cannot be deselected, e-mail can', async () => {
    const { api, user } = open('COMMERCIAL', 'usuario', { notificationMethods: ['APPLICATION', 'EMAIL'] })
    const application = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Aplicação' })
    expect([application.checked, application.getAttribute('aria-disabled')]).toEqual([true, 'true'])
    await user.click(application)
    expect(application.checked).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: 'E-mail' }))
    await user.click(await save())
    await waitFor(() => expect(sentBy(api)).toMatchObject([{ notificationMethods: ['APPLICATION'] }]))
  })

  test('PROF-008 C-37 Enter moves through the first three fields, and does not submit in the fourth', async () => {
    const { api, user } = open('COMMERCIAL')
    const fields = ['Nome', 'E-mail', 'Senha nova', 'Confirme a senha nova']
    await user.click(await field('Nome'))
    for (const next of fields.slice(1)) {
      await user.keyboard('{Enter}')
      expect(document.activeElement).toBe(await field(next))
    }
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await field('Confirme a senha nova'))
    expect(sentBy(api)).toEqual([])
  })

  test('PROF-014 a failing server is shown with this sentence, and what was typed stays', async () => {
    const { api, user } = open('COMMERCIAL')
    api.on(updateProfile, refusing(500, 'Erro interno'))
    await user.type(await field('Nome'), ' Prado')
    await user.click(await save())
    expect(await screen.findByText('Ocorreu um erro ao salvar dados do usuários.')).toBeTruthy()
    expect((await field('Nome')).value).toBe('Marina Alves Prado')
  })

  test('SEC-005 PROF-013 PROF-015 a new e-mail is announced until it is confirmed, and the old one stays in the form', async () => {
    const pendingEmail = { address: 'nova@girassol.demo', expiresAt: '2026-11-24T13:05:00.000Z' }
    const { api, user } = open('COMMERCIAL')
    api.on(updateProfile, () => {
      api.on(readSession, aSession('COMMERCIAL', { pendingEmail }))
      return aSession('COMMERCIAL', { pendingEmail })
    })
    expect(screen.queryByText(/Falta confirmar o e-mail novo/)).toBeNull()
    await user.clear(await field('E-mail'))
    await user.type(await field('E-mail'), 'nova@girassol.demo')
    await user.click(await save())
    expect(await screen.findByText('Usuário salvo com sucesso!')).toBeTruthy()
    const notice = await screen.findByText(/Falta confirmar o e-mail novo/)
    expect(notice.textContent).toBe(
      'Falta confirmar o e-mail novo: enviamos um link para nova@girassol.demo, que vale até 24/11/2026 às 10:05. Enquanto ninguém o abrir, continua valendo o e-mail de agora.',
    )
    expect((await field('E-mail')).value).toBe('marina@girassol.demo')
    expect(sentBy(api)).toMatchObject([{ email: 'nova@girassol.demo' }])
  })

  test('PROF-001 leaving with unsaved changes asks for confirmation first', async () => {
    const { router, user } = open('INTEGRATOR')
    await user.type(await field('Nome'), ' Prado')
    await user.click(screen.getByRole('tab', { name: 'Minha empresa' }))
    await user.click(await screen.findByRole('button', { name: 'Continuar editando' }))
    expect(router.state.location.pathname).toBe('/perfil/usuario')
    expect((await field('Nome')).value).toBe('Marina Alves Prado')
  })
})

describe('the tabs', () => {
  test('PROF-001 PROF-003 each address shows its tab, and only the user’s own data can be saved', async () => {
    const { router, user } = open('INTEGRATOR')
    expect((await screen.findByRole('tab', { name: 'Meu perfil' })).getAttribute('aria-selected')).toBe('true')
    expect(await save()).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Minha empresa' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/perfil/empresa'))
  })

  test('PROF-001 PROF-003 PROF-005 PROF-006 PROF-007 the company is read-only, with a hint', async () => {
    open('INTEGRATOR', 'empresa')
    expect((await screen.findByRole('tab', { name: 'Minha empresa' })).getAttribute('aria-selected')).toBe('true')
    const shown = {
      'Razão social': integrator.name,
      'Nome fantasia': integrator.fancyName,
      CNPJ: '12.ABC.345/01DE-35',
      'Inscrição estadual': '110042490114',
      Telefone: '(62) 99000-1234',
      'E-mail': 'contato@solcerrado.example',
      CEP: '74003-010',
      Endereço: 'Avenida Goiás',
      Número: '100',
      Complemento: '-',
      Bairro: 'Centro',
      Cidade: 'Goiânia',
      Estado: 'GO',
    }
    for (const [label, value] of Object.entries(shown)) {
      const input = await screen.findByRole<HTMLInputElement>('textbox', { name: label })
      expect([label, input.value, input.readOnly]).toEqual([label, value, true])
    }
    expect(screen.getAllByRole('textbox')).toHaveLength(Object.keys(shown).length)
    expect(screen.getByText('Para atualizar os dados da empresa, fale com um consultor.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Salvar/ })).toBeNull()
  })

  test.each(['MANAGER', 'CONTRIBUTOR', 'ADMINISTRATOR', 'FINANCIAL'] as const)(
    'PROF-004 a %s has no tab of the company, and its address leads to the user’s own data',
    async (role) => {
      const { api, router } = open(role, 'empresa')
      await waitFor(() => expect(router.state.location.pathname).toBe('/perfil/usuario'))
      expect(screen.queryByRole('tab', { name: 'Minha empresa' })).toBeNull()
      expect(api.callsTo(showOwnIntegrator)).toEqual([])
    },
  )

  test('PROF-004 a MANAGER sees one tab', async () => {
    open('MANAGER')
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Meu perfil'])
  })
})

describe('the logo of the own company', () => {
  const png = new File([Uint8Array.of(0x89)], 'logo.png', { type: 'image/png' })

  test('USE-030 a chosen picture is sent, shown and removed again', async () => {
    const { api, user } = open('INTEGRATOR', 'empresa')
    api.on(changeOwnLogo, { logo: '/api/sellers/logo/a.png' })
    const input = await screen.findByLabelText('Escolher logotipo')
    api.on(showOwnIntegrator, { ...integrator, logo: '/api/sellers/logo/a.png' })
    await user.upload(input, png)
    expect(await screen.findByRole('img', { name: `Logotipo de ${integrator.fancyName}` })).toBeTruthy()
    expect(api.callsTo(changeOwnLogo)[0]?.body).toEqual({ picture: 'iQ==' })
    api.on(showOwnIntegrator, integrator)
    await user.click(screen.getByRole('button', { name: 'Remover logotipo' }))
    expect(await screen.findByLabelText('Escolher logotipo')).toBeTruthy()
    expect(api.callsTo(changeOwnLogo)[1]?.body).toEqual({ picture: null })
  })

  test('USE-030 a wrong file is shown in the field', async () => {
    const { api, user } = open('INTEGRATOR', 'empresa')
    api.on(changeOwnLogo, refusing(400, 'Envie uma imagem PNG ou JPEG.'))
    await user.upload(await screen.findByLabelText('Escolher logotipo'), png)
    expect((await screen.findByRole('alert')).textContent).toBe('Envie uma imagem PNG ou JPEG.')
  })
})
