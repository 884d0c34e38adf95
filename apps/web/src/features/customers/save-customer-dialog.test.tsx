import {
  consultCnpj,
  findCep,
  listCities,
  listCustomers,
  listStates,
  saveCustomer,
  showCustomer,
} from '@girassol/contract/customers'
import { aCustomer } from '@girassol/test-data/customers'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { SaveCustomerDialog } from './save-customer-dialog.tsx'

const company = {
  name: 'Companhia de Nome Muito Comprido de Demonstração e Comércio de Equipamentos para Energia Solar Fotovoltaica Ltda',
  fancyName: 'Demonstração',
  ie: null,
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
  addressCep: '01310100',
  addressDescription: 'Avenida Paulista',
  addressNumber: '1000',
  addressNeighborhood: 'Bela Vista do Bairro Muito Comprido',
  addressComplement: '',
  phone: '1132654321',
  email: 'contato@demonstracao.example',
}

const place = { street: 'Rua Augusta', neighborhood: 'Consolação', city: 'São Paulo', cityCode: '3550308', state: 'SP' }

const serving = () =>
  fakeApi()
    .on(listStates, [{ nome: 'São Paulo', sigla: 'SP' }])
    .on(listCities, [{ code: '3550308', name: 'São Paulo' }])
    .on(consultCnpj, company)
    .on(findCep, place)
    .on(listCustomers, { data: [], total: 0, totalIsExact: true })
    .on(saveCustomer, aCustomer())

const open = (customerId?: number) => {
  const onSaved = vi.fn()
  renderScreen(<SaveCustomerDialog customerId={customerId} sellerCode="INT001" onSaved={onSaved} onClose={() => {}} />)
  return { onSaved, user: userEvent.setup() }
}

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const readText = async (name: string | RegExp) => (await field(name)).value
/** A running button has both labels in its name when no style sheet hides one. */
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))

// Toasts remain after the component that opened them is unmounted.
afterEach(() => notifications.clean())

describe('the customer dialog', () => {
  test('CUS-001 CUS-007 CUS-014 two tabs, checked one after the other, each wrong field named', async () => {
    const api = serving()
    const { user } = open()
    expect(await screen.findByText('Adicionar um novo cliente')).toBeTruthy()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Dados Gerais', 'Endereço'])
    await user.click(screen.getByRole('tab', { name: 'Endereço' }))
    await press(user, 'Salvar')
    expect(screen.getByRole('tab', { name: 'Dados Gerais' }).getAttribute('aria-selected')).toBe('true')
    for (const name of ['Documento', 'Nome', 'Telefone']) {
      expect(screen.getByRole('link', { name: `${name}: Campo obrigatório` })).toBeTruthy()
    }
    expect(api.callsTo(saveCustomer)).toHaveLength(0)
  })

  test('CUS-002 CUS-003 CUS-005 CUS-008 CUS-009 CUS-010 the 14th character looks the company up once, and fills the form that is sent', async () => {
    const api = serving()
    const { user } = open()
    await user.type(await field('CNPJ'), '11.222.333/0001-81')
    await waitFor(async () => expect(await readText('Razão social')).toHaveLength(100))
    expect(api.callsTo(consultCnpj)).toHaveLength(1)
    expect(await readText(/^Nome fantasia/)).toBe('Demonstração')
    expect(await readText('Inscrição estadual')).toBe('ISENTO')
    expect(await readText('Telefone')).toBe('(11) 3265-4321')
    await press(user, 'Continuar')
    expect(await readText('Bairro')).toBe('Bela Vista do Bairro')
    await press(user, 'Salvar')
    await waitFor(() => expect(api.callsTo(saveCustomer)).toHaveLength(1))
    expect(api.callsTo(saveCustomer)[0]?.body).toEqual({
      documentType: 'J',
      document: '11222333000181',
      name: 'Companhia de Nome Muito Comprido de Demonstracao e Comercio de Equipamentos para Energia Solar Fotov',
      fancyName: 'Demonstracao',
      email: 'contato@demonstracao.example',
      phoneCode: '11',
      phone: '32654321',
      hasIe: false,
      ie: 'ISENTO',
      sellerCode: 'INT001',
      addressCep: '01310100',
      addressDescription: 'Avenida Paulista',
      addressNumber: '1000',
      addressNeighborhood: 'Bela Vista do Bairro',
      addressComplement: '',
      erpState: 'SP',
      erpCity: '3550308',
      erpCityName: 'São Paulo',
    })
  })

  test('CUS-008 a CNPJ with wrong check digits is not looked up', async () => {
    const api = serving()
    const { user } = open()
    await user.type(await field('CNPJ'), '11222333000182')
    await user.tab()
    expect(await screen.findByText('Documento inválido')).toBeTruthy()
    expect(api.callsTo(consultCnpj)).toHaveLength(0)
  })

  test.each([
    ['CUS-011 an unknown company', null, 'Não foi possível consultar o CNPJ. Prossiga com o cadastro manualmente.'],
    ['CUS-012 a failing look-up', refusing(500, 'Erro interno'), 'Erro ao buscar CNPJ'],
    ['CUS-012 a look-up that says why', refusing(429, 'Muitas tentativas.'), 'Muitas tentativas.'],
  ])('%s is shown in place', async (_title, answer, sentence) => {
    serving().on(consultCnpj, answer)
    const { user } = open()
    await user.type(await field('CNPJ'), '11222333000181')
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('CUS-006 CUS-016 the fields of the first tab take no more than their limits', async () => {
    serving()
    const { user } = open()
    await user.click(await screen.findByRole('checkbox', { name: 'Tem inscrição estadual' }))
    const fields = ['Razão social', /^Nome fantasia/, /^E-mail/, 'Inscrição estadual']
    const lengths = await Promise.all(fields.map(async (name) => (await field(name)).maxLength))
    expect(lengths).toEqual([100, 100, 100, 18])
  })

  test('C-92 CUS-003 the form shows what will be stored', async () => {
    serving()
    const { user } = open()
    await user.type(await field('Razão social'), 'São José & Cia')
    expect(screen.getByText('Será gravado como: Sao Jose Cia')).toBeTruthy()
  })

  test('CUS-015 CUS-053 a registration marked as existing is required; a leading 0 is removed from the phone', async () => {
    serving()
    const { user } = open()
    await user.type(await field('Telefone'), '011987654321')
    await user.tab()
    expect(await readText('Telefone')).toBe('(11) 98765-4321')
    await user.click(screen.getByRole('checkbox', { name: 'Tem inscrição estadual' }))
    await press(user, 'Continuar')
    expect(screen.getByRole('link', { name: 'Inscrição estadual: Campo obrigatório' })).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Tem inscrição estadual' }))
    expect(screen.queryByRole('link', { name: 'Inscrição estadual: Campo obrigatório' })).toBeNull()
  })

  test('CUS-013 CUS-047 C-95 document, name and fancy name of a registered customer cannot be edited', async () => {
    const api = serving().on(showCustomer, aCustomer())
    const { user, onSaved } = open(3)
    for (const name of ['CNPJ', 'Razão social', 'Nome fantasia']) expect((await field(name)).disabled).toBe(true)
    await press(user, 'Continuar')
    await press(user, 'Salvar')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(api.callsTo(saveCustomer)[0]?.body).toMatchObject({ id: 3, phoneCode: '11', phone: '987654321' })
    expect(await screen.findByText('Cliente cadastrado com sucesso')).toBeTruthy()
  })
})

describe('the address of a customer', () => {
  const openAddress = async () => {
    const opened = open(3)
    await press(opened.user, 'Continuar')
    await opened.user.clear(await field('CEP'))
    return opened
  }

  test('CUS-022 CUS-023 eight digits of a CEP fill the address and lock its state and city', async () => {
    const api = serving().on(showCustomer, aCustomer())
    const { user } = await openAddress()
    await user.type(await field('CEP'), '01305000')
    await waitFor(async () =>
      expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Endereço' })).value).toBe('Rua Augusta'),
    )
    expect(await readText('Bairro')).toBe('Consolação')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Estado' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' }).value).toBe('São Paulo')
    expect(api.callsTo(findCep)).toHaveLength(1)
    await user.click(screen.getByRole('tab', { name: 'Dados Gerais' }))
    await user.click(screen.getByRole('tab', { name: 'Endereço' }))
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' }).disabled).toBe(true)
  })

  test('CUS-030 its fields are in this order', async () => {
    serving().on(showCustomer, aCustomer())
    await openAddress()
    const fields = screen.getByRole('tabpanel', { name: 'Endereço' }).querySelectorAll('label')
    expect([...fields].map(({ textContent }) => textContent?.replace(' (opcional)', ''))).toEqual([
      'CEP',
      'Endereço',
      'Número',
      'Estado',
      'Cidade',
      'Bairro',
      'Complemento',
    ])
  })

  test('CUS-007 a field that the server refuses opens its tab', async () => {
    const errors = [{ property: 'name', value: '', constraints: { custom: 'Campo obrigatório' } }]
    serving()
      .on(showCustomer, aCustomer())
      .on(saveCustomer, refusing(400, 'Confira os dados enviados.', { errors }))
    const { user } = await openAddress()
    await user.type(await field('CEP'), '01305000')
    await press(user, 'Salvar')
    expect(await screen.findByRole('link', { name: 'Nome: Campo obrigatório' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Dados Gerais' }).getAttribute('aria-selected')).toBe('true')
  })

  test('CUS-024 C-93 an unknown CEP is reported, clears its fields and leaves them editable', async () => {
    serving().on(showCustomer, aCustomer()).on(findCep, refusing(404, 'CEP não encontrado'))
    const { user } = await openAddress()
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' }).value).toBe('São Paulo')
    await user.type(await field('CEP'), '99999999')
    expect(await screen.findByText('CEP Não Localizado')).toBeTruthy()
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Endereço' })).value).toBe('')
    expect(await readText('Bairro')).toBe('')
    const city = screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' })
    expect([city.value, city.disabled]).toEqual(['', false])
  })

  test('CUS-029 CUS-016 CUS-026 a short CEP is refused, texts stop at their limits', async () => {
    serving().on(showCustomer, aCustomer())
    const { user } = await openAddress()
    await user.type(await field('CEP'), '0130')
    await press(user, 'Salvar')
    expect(screen.getByRole('link', { name: 'CEP: CEP inválido' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Endereço' }).maxLength).toBe(40)
    expect((await field('Número')).maxLength).toBe(5)
    expect((await field('Bairro')).maxLength).toBe(20)
  })

  test.each([
    ['CUS-046 a failing server', refusing(500, 'Erro interno'), 'Erro ao salvar cadastro do cliente'],
    [
      'C-102 a refusal',
      refusing(409, 'Cliente já cadastrado.', { reason: 'customerExists' }),
      'Cliente já cadastrado.',
    ],
  ])('%s is reported and nothing typed is lost', async (_title, answer, sentence) => {
    serving().on(showCustomer, aCustomer()).on(saveCustomer, answer)
    const { user, onSaved } = open(3)
    await press(user, 'Continuar')
    await press(user, 'Salvar')
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Endereço' })).value).toBe('Avenida Paulista')
    expect(onSaved).not.toHaveBeenCalled()
  })

  test('CUS-033 a customer who is registered already can be chosen instead', async () => {
    const known = refusing(409, 'Cliente já cadastrado.', { reason: 'customerExists', details: { id: 9 } })
    serving()
      .on(showCustomer, ({ params }) => aCustomer({ id: Number(params.id) }))
      .on(saveCustomer, known)
    const { user, onSaved } = open(3)
    await press(user, 'Continuar')
    await press(user, 'Salvar')
    await press(user, 'Usar este cliente')
    await waitFor(() => expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ id: 9 }))
  })

  test.each([
    ['CUS-042 states', listStates, 'Não foi possível encontrar os estados brasileiros'],
    ['CUS-043 cities', listCities, 'Não foi possível encontrar as cidades brasileiras'],
  ])('%s that do not load are shown under their field', async (_title, endpoint, sentence) => {
    serving().on(showCustomer, aCustomer()).on(endpoint, refusing(404, 'Não encontrado.'))
    await openAddress()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
