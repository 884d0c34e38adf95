import { listAuditEntries } from '@girassol/contract/administration'
import { consultCnpj, listCities, listStates } from '@girassol/contract/customers'
import { listBranches } from '@girassol/contract/freight'
import {
  approveSeller,
  changeRegistration,
  listRegistrations,
  registerSeller,
  rejectSeller,
  showRegistration,
} from '@girassol/contract/seller-registration'
import { changeSellerLogo } from '@girassol/contract/sellers'
import { readSession } from '@girassol/contract/session'
import { aRegistration } from '@girassol/test-data/people'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { RegisterSellerScreen } from './register-seller-screen.tsx'
import { RegistrationListScreen } from './registration-list-screen.tsx'
import { RegistrationScreen } from './registration-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const page = <Row,>(...data: Row[]) => ({ data, total: data.length, totalIsExact: true })

const company = {
  name: 'Aurora Instalações Ltda',
  fancyName: 'Aurora Solar',
  ie: null,
  erpState: 'GO',
  erpCity: '5208707',
  erpCityName: 'Goiânia',
  addressCep: '74003010',
  addressDescription: 'Avenida Goias',
  addressNumber: '10',
  addressNeighborhood: 'Centro',
  addressComplement: '',
  phone: '62999990000',
  email: 'contato@aurora.example',
}

const registry = () =>
  fakeApi()
    .on(readSession, aSession('REGISTRATION'))
    .on(listRegistrations, page(aRegistration()))
    .on(showRegistration, aRegistration())
    .on(listAuditEntries, page())
    .on(listBranches, [{ name: 'Goiânia', companyCode: '01', branchCode: '01' }])
    .on(listStates, [{ sigla: 'GO', nome: 'Goiás' }] as never)
    .on(listCities, [])
    .on(consultCnpj, company as never)

const show = (element: ReactNode, path: string, pattern?: string) => {
  renderScreen(<SessionProvider>{element}</SessionProvider>, path, pattern)
  return userEvent.setup()
}
const openSeller = () =>
  show(<RegistrationScreen />, '/administracao/integradores/31', '/administracao/integradores/$id')

describe('the screens of sellers', () => {
  test('C-140 the list shows code, name, CNPJ and status, with views by status', async () => {
    const api = registry()
    show(<RegistrationListScreen />, '/administracao/integradores?visao=PENDING&q=aurora')
    const row = within(await screen.findByRole('row', { name: /Aurora Solar/ }))
    for (const text of ['INT900', '11.222.333/0001-81', 'Goiânia/GO', 'Em análise']) {
      expect(row.getByText(text)).toBeTruthy()
    }
    expect(api.callsTo(listRegistrations)[0]?.query).toMatchObject({ status: 'PENDING', term: 'aurora' })
  })

  test('C-140 CUS-037 the CNPJ fills the form, and the seller is sent with its first user', async () => {
    const api = registry().on(registerSeller, aRegistration())
    const user = show(<RegisterSellerScreen />, '/administracao/integradores/novo')
    await user.click(await screen.findByRole('button', { name: 'Cadastrar' }))
    expect(await screen.findByText(/^Confira \d+ campos$/)).toBeTruthy()
    const paste = async (label: string, text: string) => {
      await user.click(screen.getByLabelText(label))
      await user.paste(text)
    }
    await paste('CNPJ', '11222333000181')
    await waitFor(() =>
      expect((screen.getByLabelText('Razão social') as HTMLInputElement).value).toBe('Aurora Instalações Ltda'),
    )
    await paste('Código no ERP', 'INT900')
    await paste('Nome do usuário', 'Sara Aurora')
    await paste('E-mail do usuário', 'sara@aurora.example')
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
    await waitFor(() => expect(api.callsTo(registerSeller)).toHaveLength(1))
    expect(api.callsTo(registerSeller)[0]?.body).toMatchObject({
      cnpj: '11222333000181',
      erpCode: 'INT900',
      fancyName: 'Aurora Solar',
      erpCity: '5208707',
      branch: '01,01',
      user: { name: 'Sara Aurora', email: 'sara@aurora.example' },
    })
  })

  test('C-140 USE-031 each invalid field of a new seller is listed once, in the order of the form', async () => {
    const api = registry()
    const user = show(<RegisterSellerScreen />, '/administracao/integradores/novo')
    await user.click(await screen.findByRole('button', { name: 'Cadastrar' }))
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'CNPJ: CNPJ inválido',
      'Código no ERP: Use letras, números, ponto e hífen',
      'Razão social: Campo obrigatório',
      'Nome fantasia: Campo obrigatório',
      'Telefone: Telefone inválido',
      'E-mail: E-mail inválido',
      'CEP: CEP inválido',
      'Endereço: Campo obrigatório',
      'Número: Campo obrigatório',
      'Estado: Campo obrigatório',
      'Cidade: Campo obrigatório',
      'Bairro: Campo obrigatório',
      'Nome do usuário: Campo obrigatório',
      'E-mail do usuário: E-mail inválido',
    ])
    expect(api.callsTo(registerSeller)).toHaveLength(0)
  })

  test.each([
    [
      'a field with another name in the request',
      { errors: [{ property: 'user.email', constraints: { x: 'Recusado' } }] },
    ],
    ['a reason that belongs to a field', { reason: 'emailTaken' }],
  ])('C-140 a refusal with %s is shown at the field', async (_title, refusal) => {
    registry().on(registerSeller, refusing(409, 'Recusado', refusal))
    const user = show(<RegisterSellerScreen />, '/administracao/integradores/novo')
    await user.click(await screen.findByLabelText('CNPJ'))
    await user.paste('11222333000181')
    await waitFor(() => expect(screen.getByLabelText('Bairro')).toHaveProperty('value', 'Centro'))
    for (const [label, text] of [
      ['Código no ERP', 'INT900'],
      ['Nome do usuário', 'Sara Aurora'],
      ['E-mail do usuário', 'sara@aurora.example'],
    ] as const) {
      await user.click(screen.getByLabelText(label))
      await user.paste(text)
    }
    await user.click(screen.getByRole('button', { name: 'Cadastrar' }))
    expect(await screen.findByRole('link', { name: 'E-mail do usuário: Recusado' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'E-mail do usuário', description: 'Recusado' })).toBeTruthy()
  })

  test('C-140 approving is one click; rejecting requires a reason', async () => {
    const api = registry().on(approveSeller, aRegistration()).on(rejectSeller, aRegistration())
    const user = openSeller()
    await user.click(await screen.findByRole('button', { name: 'Aprovar' }))
    expect(await screen.findByText('Integrador aprovado')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ações de Aurora Solar' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Reprovar' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reprovar Aurora Solar' }))
    await user.click(dialog.getByRole('button', { name: 'Reprovar' }))
    expect(api.callsTo(rejectSeller)).toHaveLength(0)
    await user.type(dialog.getByLabelText('Motivo'), 'CNPJ baixado')
    await user.click(dialog.getByRole('button', { name: 'Reprovar' }))
    await waitFor(() => expect(api.callsTo(rejectSeller)[0]?.body).toEqual({ reason: 'CNPJ baixado' }))
  })

  test('C-140 USE-002 a decision waits while the registration has changes that are not saved', async () => {
    const api = registry().on(approveSeller, aRegistration())
    const user = openSeller()
    const field = await screen.findByLabelText<HTMLInputElement>('Nome fantasia')
    await user.type(field, ' Norte')
    await user.click(screen.getByRole('button', { name: 'Aprovar' }))
    expect(screen.getByText('Salve ou descarte as alterações antes.')).toBeTruthy()
    expect(api.callsTo(approveSeller)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Ações de Aurora Solar' }))
    const reject = await screen.findByRole('menuitem', { name: /^Reprovar/ })
    expect(reject.textContent).toContain('Salve ou descarte as alterações antes.')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Descartar alterações' }))
    expect(field.value).toBe('Aurora Solar')
    await user.click(screen.getByRole('button', { name: 'Aprovar' }))
    expect(await screen.findByText('Integrador aprovado')).toBeTruthy()
  })

  test('C-140 a rejected seller shows the reason; its users are listed, with links only for the administrator', async () => {
    registry().on(showRegistration, aRegistration({ status: 'REPROVED', reprovalReason: 'CNPJ baixado' }))
    openSeller()
    expect(await screen.findByText('CNPJ baixado')).toBeTruthy()
    expect(screen.getByText('Sara Aurora')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Sara Aurora' })).toBeNull()
  })

  test('C-140 an edit sends the version it began with, and shows who saved first', async () => {
    const sentence = 'Alice Andrade alterou este cadastro em 21/11/2026 às 10:05. Confira antes de salvar.'
    const api = registry().on(changeRegistration, refusing(409, sentence, { reason: 'changedMeanwhile' }))
    const user = openSeller()
    await user.click(await screen.findByRole('checkbox', { name: 'Participa do programa de pontos' }))
    await user.click(screen.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(api.callsTo(changeRegistration)[0]?.body).toMatchObject({
      version: 1,
      pointsEnabled: true,
      phone: '62999990000',
    })
  })
})

test('USE-030 staff change the logo of an integrator', async () => {
  const api = registry().on(changeSellerLogo, { logo: '/api/sellers/logo/a.png' })
  renderScreen(
    <SessionProvider>
      <RegistrationScreen />
    </SessionProvider>,
    '/administracao/integradores/7',
    '/administracao/integradores/$id',
  )
  const input = await screen.findByLabelText('Escolher logotipo')
  api.on(showRegistration, aRegistration({ logo: '/api/sellers/logo/a.png' }))
  await userEvent.setup().upload(input, new File(['x'], 'logo.png', { type: 'image/png' }))
  expect(await screen.findByRole('img', { name: 'Logotipo de Aurora Solar' })).toBeTruthy()
  expect(api.callsTo(changeSellerLogo)[0]?.body).toEqual({ picture: btoa('x') })
})
