import { addCustomerAddress, findCep, listCities, listStates } from '@girassol/contract/customers'
import { aCustomerAddress } from '@girassol/test-data/customers'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { AddAddressDialog } from './add-address-dialog.tsx'

const reitoria = {
  street: 'Rua da Reitoria',
  neighborhood: 'Cidade Universitária',
  city: 'Campinas',
  cityCode: '3509502',
  state: 'SP',
}

const serving = () =>
  fakeApi()
    .on(listStates, [{ nome: 'São Paulo', sigla: 'SP' }])
    .on(listCities, [{ code: '3509502', name: 'Campinas' }])
    .on(findCep, reitoria)
    .on(addCustomerAddress, aCustomerAddress({ id: 12 }))

/** A customer billed in São Paulo. */
const refuseState = (state: string) => (state === 'SP' ? undefined : 'Outro estado.')

const open = () => {
  const onAdded = vi.fn()
  renderScreen(<AddAddressDialog customerId={3} findRefusal={refuseState} onAdded={onAdded} onClose={() => {}} />)
  return { onAdded, user: userEvent.setup() }
}

const textbox = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await textbox('CEP'), '13083-872')
  await waitFor(async () => expect((await textbox('Endereço')).value).toBe('Rua da Reitoria'))
  await user.type(await textbox('Número'), '12-A')
  await user.type(await textbox(/^Complemento/), 'Fundos!')
}
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: /^Salvar/ }))

// Toasts remain after the component that opened them is unmounted.
afterEach(() => notifications.clean())

describe('the dialog of a new address', () => {
  test('CUS-018 CUS-027 CUS-028 CUS-051 what is sent has every field, plain texts and a CEP of digits', async () => {
    const api = serving()
    const { user, onAdded } = open()
    await fill(user)
    expect(screen.getByText('Será gravado como: 12 A')).toBeTruthy()
    await save(user)
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith(12))
    expect(api.callsTo(addCustomerAddress).map(({ params, body }) => [params.id, body])).toEqual([
      [
        '3',
        {
          addressCep: '13083872',
          addressNumber: '12 A',
          addressDescription: 'Rua da Reitoria',
          addressNeighborhood: 'Cidade Universitaria',
          addressComplement: 'Fundos',
          erpState: 'SP',
          erpCity: '3509502',
          erpCityName: 'Campinas',
        },
      ],
    ])
    expect(await screen.findByText('Endereço do Cliente cadastrado com sucesso')).toBeTruthy()
  })

  test('CUS-048 a failing server is shown in the quoted words, and nothing typed is lost', async () => {
    serving().on(addCustomerAddress, refusing(500, 'Erro interno'))
    const { user, onAdded } = open()
    await fill(user)
    await save(user)
    expect(await screen.findByText('Ocorreu um erro ao salvar informações')).toBeTruthy()
    expect((await textbox('Endereço')).value).toBe('Rua da Reitoria')
    expect(onAdded).not.toHaveBeenCalled()
  })

  test('CUS-020 an address of another state is refused under its field before it is sent', async () => {
    const api = serving().on(findCep, { ...reitoria, city: 'Belo Horizonte', cityCode: '3106200', state: 'MG' })
    const { user } = open()
    await fill(user)
    await save(user)
    expect(screen.getByRole('link', { name: 'Estado: Outro estado.' })).toBeTruthy()
    expect(api.callsTo(addCustomerAddress)).toHaveLength(0)
  })

  test('USE-031 C-97 CUS-030 each missing field is listed once, in the order of the form, until it changes', async () => {
    const api = serving()
    const { user } = open()
    await screen.findByText('Adicionar endereço de entrega')
    await save(user)
    const listed = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
    const others = ['Endereço: Campo obrigatório', 'Número: Campo obrigatório']
    expect(listed()).toEqual([
      'CEP: CEP inválido',
      ...others,
      'Estado: Campo obrigatório',
      'Cidade: Campo obrigatório',
      'Bairro: Campo obrigatório',
    ])
    await user.click(screen.getByRole('combobox', { name: 'Estado' }))
    await user.click(await screen.findByRole('option', { name: /São Paulo/ }))
    expect(listed()).toEqual(['CEP: CEP inválido', ...others, 'Cidade: Campo obrigatório', 'Bairro: Campo obrigatório'])
    expect(api.callsTo(addCustomerAddress)).toHaveLength(0)
  })

  test('CUS-018 a double click sends it once', async () => {
    const api = serving()
    const { user, onAdded } = open()
    await fill(user)
    await user.dblClick(screen.getByRole('button', { name: /^Salvar/ }))
    await waitFor(() => expect(onAdded).toHaveBeenCalled())
    expect(api.callsTo(addCustomerAddress)).toHaveLength(1)
  })
})
