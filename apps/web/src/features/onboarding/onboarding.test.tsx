import { saveOnboardingAnswers } from '@girassol/contract/onboarding'
import { readSession, type SessionView } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOwnSeller } from '@girassol/test-data/sellers'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { Onboarding } from './index.ts'

// The dialog opens by itself, once its code is loaded.
beforeAll(() => import('./onboarding-dialog.tsx'))

const newcomer = { seller: anOwnSeller({ companyInfo: null, profile: null, profilePoints: null }) }

const open = (role: Role = 'INTEGRATOR', session: Partial<SessionView> = newcomer) => {
  const api = fakeApi().on(readSession, aSession(role, session))
  renderScreen(
    <SessionProvider>
      <h1>Início</h1>
      <Onboarding />
    </SessionProvider>,
  )
  return { api, user: userEvent.setup() }
}

const dialog = () => screen.queryByRole('dialog', { name: 'Preencha os dados' })
const finish = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: /^Finalizar/ }))

const answers = ['Mais de 3 anos', 'De 50 a 100', 'Comercial', 'De 20 a 100 kWp', 'De 5 a 15']

/** Each text is pasted at once; the tests of the fields cover single keys. */
const write = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.paste(text)
}

const fill = async (user: UserEvent) => {
  await write(user, await screen.findByLabelText('Nome do sócio'), 'Ana Prado')
  await write(user, screen.getByLabelText('CPF do sócio'), '52998224725')
  await write(user, screen.getByLabelText('Data de nascimento'), '14031985')
  await write(user, screen.getByLabelText('E-mail'), 'ana@solcerrado.example')
  await write(user, screen.getByLabelText('Telefone'), '62990001234')
  for (const answer of answers) await user.click(screen.getByLabelText(answer, { selector: '[type=radio]' }))
  await write(user, screen.getByLabelText(/marcas de módulos e inversores/), 'HELIAR')
}

const companyInfo = {
  partnerName: 'Ana Prado',
  partnerDocument: '52998224725',
  partnerBirthDate: '1985-03-14',
  partnerEmail: 'ana@solcerrado.example',
  partnerPhone: '62990001234',
  question1: 'Mais de 3 anos',
  question2: 'De 50 a 100',
  question3: 'Comercial',
  question4: 'De 20 a 100 kWp',
  question5: 'De 5 a 15',
  question6: 'HELIAR',
}

test('ONB-001 the dialog cannot be closed, only submitted with Finalizar', async () => {
  const { user } = open()
  await waitFor(() => expect(dialog()).not.toBeNull())
  await user.keyboard('{Escape}')
  const overlay = document.querySelector('.mantine-Modal-overlay')
  if (overlay !== null) await user.click(overlay)
  expect(dialog()).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Finalizar/ })).toBeTruthy()
})

test.each<[string, Role, Partial<SessionView>]>([
  ['an integrator who has answered it', 'INTEGRATOR', { seller: anOwnSeller() }],
  ['a manager', 'MANAGER', {}],
  ['a contributor', 'CONTRIBUTOR', {}],
  ['an administrator', 'ADMINISTRATOR', {}],
  ['a commercial with the link of an integrator', 'COMMERCIAL', newcomer],
])('ONB-002 it is not shown to %s', async (_title, role, session) => {
  open(role, session)
  expect(await screen.findByRole('heading', { name: 'Início' })).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  expect(dialog()).toBeNull()
})

test('ONB-002 ONB-003 ONB-013 ONB-022 the answers are sent once, and the dialog does not open again', async () => {
  const { api, user } = open()
  api.on(saveOnboardingAnswers, { companyInfo: companyInfo, profile: 'Integrador Crescimento', profilePoints: 70 })
  await fill(user)
  api.on(readSession, aSession('INTEGRATOR'))
  await finish(user)
  await waitFor(() => expect(dialog()).toBeNull())
  expect(api.callsTo(saveOnboardingAnswers).map(({ body }) => body)).toEqual([{ companyInfo: companyInfo }])
})

test('ONB-004 ONB-005 ONB-008 ONB-010 ONB-011 ONB-012 each empty field shows what is missing, and nothing is sent', async () => {
  const { api, user } = open()
  await finish(user)
  const sentences = (await screen.findAllByRole('link')).map(({ textContent }) => textContent)
  expect(sentences).toEqual([
    'Nome do sócio: Nome do sócio é obrigatório',
    'CPF do sócio: Campo obrigatório',
    'Data de nascimento: Campo obrigatório',
    'E-mail: Email é obrigatório',
    'Telefone: Telefone é obrigatório',
    'Tempo com energia solar: Campo é obrigatório',
    'Instalações feitas: Campo é obrigatório',
    'Foco: Campo é obrigatório',
    'Potência dos kits: Campo é obrigatório',
    'Pessoas na empresa: Campo é obrigatório',
    'Marcas: Campo é obrigatório',
  ])
  await user.click(screen.getByRole('link', { name: 'Foco: Campo é obrigatório' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Residencial' }))
  expect(api.callsTo(saveOnboardingAnswers)).toEqual([])
})

test.each([
  ['ONB-006', 'CPF do sócio', '00000000000', 'CPF inválido'],
  ['ONB-006', 'CPF do sócio', '52998224726', 'CPF inválido'],
  ['ONB-007', 'Data de nascimento', '01012999', 'A data não pode estar no futuro'],
  ['ONB-007', 'Data de nascimento', '31021985', 'Data inválida'],
  ['ONB-009', 'E-mail', 'ana@', 'E-mail inválido'],
])('%s ONB-012 %s with %s is reported, and nothing is sent', async (...row) => {
  const [, label, value, sentence] = row
  const { api, user } = open()
  await fill(user)
  await write(user, screen.getByLabelText(label), value)
  await finish(user)
  expect(await screen.findByRole('link', { name: `${label}: ${sentence}` })).toBeTruthy()
  expect(api.callsTo(saveOnboardingAnswers)).toEqual([])
})

test('ONB-012 a refusal is shown at its field; a failure is reported, and nothing typed is lost', async () => {
  const { api, user } = open()
  const errors = [{ property: 'companyInfo.partnerPhone', value: null, constraints: { custom: 'Telefone inválido' } }]
  api.on(saveOnboardingAnswers, refusing(400, 'Confira os dados enviados.', { errors }))
  await fill(user)
  await finish(user)
  expect(await screen.findByRole('link', { name: 'Telefone: Telefone inválido' })).toBeTruthy()
  api.on(saveOnboardingAnswers, refusing(500, 'Erro interno'))
  await write(user, screen.getByLabelText('Telefone'), '62990001235')
  await finish(user)
  expect(await screen.findByText('Ocorreu um erro ao salvar dados do integrador.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Nome do sócio').value).toBe('Ana Prado')
})

test('ONB-002 if a colleague answered meanwhile, the dialog reports it and closes', async () => {
  const { api, user } = open()
  api.on(
    saveOnboardingAnswers,
    refusing(409, 'Os dados da empresa já foram preenchidos.', { reason: 'companyInfoTold' }),
  )
  await fill(user)
  api.on(readSession, aSession('INTEGRATOR'))
  await finish(user)
  expect(await screen.findByText('Os dados da empresa já foram preenchidos.')).toBeTruthy()
  await waitFor(() => expect(dialog()).toBeNull())
})
