import { consultCnpj, findCep, listCities, listCustomers, listStates, saveCustomer } from '@girassol/contract/customers'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { aCustomer } from '@girassol/test-data/customers'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { SaveCustomerDialog } from './save-customer-dialog.tsx'

type Place = ResponseFor<typeof findCep>
type Company = NonNullable<ResponseFor<typeof consultCnpj>>
type Refusal = ReturnType<typeof refusing>

const augusta: Place = {
  street: 'Rua Augusta',
  neighborhood: 'Consolação',
  city: 'São Paulo',
  cityCode: '3550308',
  state: 'SP',
}
const company: Company = {
  name: 'Registrada Ltda',
  fancyName: 'Registrada',
  ie: '110042490114',
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'São Paulo',
  addressCep: '01310100',
  addressDescription: 'Avenida Paulista',
  addressNumber: '1000',
  addressNeighborhood: 'Bela Vista',
  addressComplement: '',
  phone: '1132654321',
  email: '',
}

/** Registers that respond when the test decides. */
const serving = () => {
  const cep = Promise.withResolvers<Place | Refusal>()
  const cnpj = Promise.withResolvers<Company | null | Refusal>()
  const api = fakeApi()
    .on(listStates, [
      { nome: 'Minas Gerais', sigla: 'MG' },
      { nome: 'São Paulo', sigla: 'SP' },
    ])
    .on(listCities, [{ code: '3509502', name: 'Campinas' }])
    .on(listCustomers, { data: [], total: 0, totalIsExact: true })
    .on(saveCustomer, aCustomer())
    .on(findCep, () => cep.promise)
    .on(consultCnpj, () => cnpj.promise)
  return { api, cep, cnpj }
}

const open = () => {
  const onSaved = vi.fn()
  renderScreen(<SaveCustomerDialog sellerCode="INT001" onSaved={onSaved} onClose={() => {}} />)
  return { onSaved, user: userEvent.setup() }
}

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const textbox = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const list = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })

const openAddress = async () => {
  const opened = open()
  await opened.user.click(await screen.findByRole('tab', { name: 'Endereço' }))
  await opened.user.type(await field('CEP'), '01305000')
  return opened
}

const choose = async (user: ReturnType<typeof userEvent.setup>, name: string, option: RegExp) => {
  await user.click(list(name))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('a CEP whose response takes long', () => {
  test('C-94 CUS-022 the form stays usable, and what was typed meanwhile is not overwritten', async () => {
    const { cep } = serving()
    const { user } = await openAddress()
    expect(await screen.findByText('Procurando o endereço…')).toBeTruthy()
    await user.type(await textbox('Endereço'), 'Rua Digitada')
    await act(async () => cep.resolve(augusta))
    await waitFor(async () => expect((await field('Bairro')).value).toBe('Consolação'))
    expect((await textbox('Endereço')).value).toBe('Rua Digitada')
    expect([list('Cidade').value, list('Cidade').disabled]).toEqual(['São Paulo', true])
  })

  test('C-94 CUS-024 a failure clears nothing that was typed meanwhile', async () => {
    const { cep } = serving()
    const { user } = await openAddress()
    await choose(user, 'Estado', /São Paulo/)
    await choose(user, 'Cidade', /Campinas/)
    await user.type(await field('Bairro'), 'Centro')
    await act(async () => cep.resolve(refusing(504, 'demorou')))
    expect(await screen.findByText('CEP Não Localizado')).toBeTruthy()
    expect([(await field('Bairro')).value, list('Cidade').value]).toEqual(['Centro', 'Campinas'])
  })

  test('C-94 CUS-023 a response with only the state locks nothing and does not replace the city chosen meanwhile', async () => {
    const { cep } = serving()
    const { user } = await openAddress()
    await choose(user, 'Estado', /São Paulo/)
    await choose(user, 'Cidade', /Campinas/)
    await act(async () =>
      cep.resolve({ ...augusta, street: '', neighborhood: '', city: '', cityCode: '', state: 'MG' }),
    )
    await waitFor(() => expect(screen.queryByText('Procurando o endereço…')).toBeNull())
    expect([list('Estado').value, list('Cidade').value]).toEqual(['SP · São Paulo', 'Campinas'])
    expect(list('Cidade').disabled).toBe(false)
  })

  test('C-94 CUS-022 the response for a CEP that was replaced is ignored', async () => {
    const { cep } = serving()
    const { user } = await openAddress()
    await user.type(await field('CEP'), '{Backspace}')
    await act(async () => cep.resolve(augusta))
    expect((await textbox('Endereço')).value).toBe('')
    expect(list('Estado').disabled).toBe(false)
  })
})

describe('a CNPJ whose response takes long', () => {
  test('C-94 CUS-009 fields typed meanwhile are not overwritten, and the others are filled', async () => {
    const { cnpj } = serving()
    const { user } = open()
    await user.type(await field('CNPJ'), '11222333000181')
    expect(await screen.findByText('Consultando o CNPJ…')).toBeTruthy()
    await user.type(await field('Razão social'), 'Digitada')
    await user.type(await field('Telefone'), '1198765')
    await act(async () => cnpj.resolve(company))
    await waitFor(async () => expect((await field(/^Nome fantasia/)).value).toBe('Registrada'))
    expect((await field('Razão social')).value).toBe('Digitada')
    expect((await field('Telefone')).value).toBe('(11) 98765-')
    expect((await field('Inscrição estadual')).value).toBe('110042490114')
  })

  test('C-94 CUS-009 a form switched to a person ignores the company', async () => {
    const { cnpj } = serving()
    const { user } = open()
    await user.type(await field('CNPJ'), '11222333000181')
    await user.click(screen.getByRole('radio', { name: 'Pessoa física' }))
    await act(async () => cnpj.resolve(company))
    expect((await field('Nome')).value).toBe('')
    expect((await field('Telefone')).value).toBe('')
  })
})

describe('a document that is registered already', () => {
  test.each([
    ['CNPJ', 'Pessoa jurídica', '11222333000181'],
    ['CPF', 'Pessoa física', '52998224725'],
  ])('CUS-033 is reported once the %s is typed, and its customer can be chosen', async (label, type, document) => {
    const { api } = serving()
    const known = aCustomer({ id: 9, document, name: 'Ja Registrada' })
    api.on(listCustomers, { data: [known], total: 1, totalIsExact: true })
    const { user, onSaved } = open()
    await user.click(await screen.findByRole('radio', { name: type }))
    await user.type(await field(label), document.slice(0, -1))
    expect(api.callsTo(listCustomers)).toHaveLength(0)
    await user.type(await field(label), document.slice(-1))
    expect(await screen.findByText('Cliente já cadastrado. Ja Registrada, São Paulo/SP')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Usar este cliente' }))
    expect(onSaved).toHaveBeenCalledWith(known)
    expect(api.callsTo(listCustomers)[0]?.query).toMatchObject({ term: document })
    expect(api.callsTo(saveCustomer)).toHaveLength(0)
  })

  test('CUS-033 another document that contains it does not match', async () => {
    const { api } = serving()
    api.on(listCustomers, {
      data: [aCustomer({ document: '52998224725', phone: '11222333000181' })],
      total: 1,
      totalIsExact: true,
    })
    const { user } = open()
    await user.type(await field('CNPJ'), '11222333000181')
    await waitFor(() => expect(api.callsTo(listCustomers)).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'Usar este cliente' })).toBeNull()
  })
})
