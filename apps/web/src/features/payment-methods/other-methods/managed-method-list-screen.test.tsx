import {
  addOtherMethod,
  changeOtherMethod,
  listManagedOtherMethods,
  type ManagedOtherMethod,
  offerOtherMethod,
} from '@girassol/contract/payment-methods'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { ManagedMethodListScreen } from './managed-method-list-screen.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const erp: ManagedOtherMethod = {
  id: 1,
  code: '030',
  description: 'Boleto 30 dias',
  quantityInstallment: 1,
  rangeInstallment: 30,
  origin: 'ERP',
  isInErp: true,
  offered: true,
  version: 5,
}
const own: ManagedOtherMethod = {
  ...erp,
  id: 2,
  code: 'PERMUTA',
  description: 'Permuta',
  origin: 'PORTAL',
  offered: false,
}
const gone: ManagedOtherMethod = { ...erp, id: 3, code: '999', description: 'Antiga', isInErp: false }

const opened = () => {
  const api = fakeApi().on(listManagedOtherMethods, { data: [erp, own, gone], total: 3, totalIsExact: true })
  renderScreen(<ManagedMethodListScreen />, '/administracao/outras-formas-de-pagamento')
  return { api, user: userEvent.setup() }
}
const act = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('C-88 C-140 each condition shows its schedule, its origin and whether it is offered', async () => {
  opened()
  expect(await screen.findByRole('row', { name: /^030 Boleto 30 dias 1× em 30 dias ERP Oferecida/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^PERMUTA Permuta 1× em 30 dias Portal Desligada/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^999 Antiga .* Fora do ERP/ })).toBeTruthy()
})

test('C-88 C-140 conditions of the ERP can only be switched on and off here, and the menu says so', async () => {
  const { api, user } = opened()
  api.on(offerOtherMethod, { ...erp, offered: false })
  await act(user, '030 Boleto 30 dias', 'Editar')
  expect(screen.getByText('Esta forma de pagamento vem do ERP: altere-a lá. Aqui ela pode ser desligada.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Desligar' }))
  await waitFor(() => expect(api.callsTo(offerOtherMethod)[0]?.params).toEqual({ id: '1' }))
  expect(api.callsTo(offerOtherMethod)[0]?.body).toEqual({ offered: false, version: 5 })
})

test('C-140 a switch that came too late is reported, and the list is loaded again', async () => {
  const { api, user } = opened()
  const message = 'Outra pessoa alterou esta forma de pagamento. Confira antes de salvar.'
  api.on(offerOtherMethod, refusing(409, message))
  await act(user, 'PERMUTA Permuta', 'Ligar')
  expect(await screen.findByText(message)).toBeTruthy()
  await waitFor(() => expect(api.callsTo(listManagedOtherMethods)).toHaveLength(2))
})

test('C-140 a condition of the portal is added; a duplicate code is reported at its field', async () => {
  const { api, user } = opened()
  const taken = 'Já existe uma forma de pagamento com este código.'
  api.on(addOtherMethod, refusing(409, taken, { reason: 'codeTaken' }))
  await user.click(await screen.findByRole('button', { name: 'Nova forma de pagamento' }))
  const dialog = await dialogNamed('Nova forma de pagamento')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(dialog.getAllByText(/: Campo obrigatório$/)).toHaveLength(4)
  await user.type(dialog.getByRole('textbox', { name: 'Código' }), '030')
  await user.type(dialog.getByRole('textbox', { name: 'Descrição' }), 'Permuta')
  await user.type(dialog.getByRole('textbox', { name: 'Parcelas' }), '99')
  await user.type(dialog.getByRole('textbox', { name: 'Dias entre as parcelas' }), '15')
  expect(dialog.getByText('Parcelas: De 1 a 72 parcelas')).toBeTruthy()
  await user.clear(dialog.getByRole('textbox', { name: 'Parcelas' }))
  await user.type(dialog.getByRole('textbox', { name: 'Parcelas' }), '3')
  expect(dialog.getByText('3× a cada 15 dias, contados da liberação.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText(`Código: ${taken}`)).toBeTruthy()
  expect(api.callsTo(addOtherMethod)[0]?.body).toEqual({
    code: '030',
    description: 'Permuta',
    quantityInstallment: 3,
    rangeInstallment: 15,
  })
})

test('C-140 a condition of the portal is edited with its version, and its code is read-only', async () => {
  const { api, user } = opened()
  api.on(changeOtherMethod, own)
  await act(user, 'PERMUTA Permuta', 'Editar')
  const dialog = await dialogNamed('Editar forma de pagamento')
  expect(dialog.getByRole('textbox', { name: 'Código' })).toHaveProperty('readOnly', true)
  await user.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' nova')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(changeOtherMethod)).toHaveLength(1))
  expect(api.callsTo(changeOtherMethod)[0]?.body).toEqual({
    description: 'Permuta nova',
    quantityInstallment: 1,
    rangeInstallment: 30,
    version: 5,
  })
})
