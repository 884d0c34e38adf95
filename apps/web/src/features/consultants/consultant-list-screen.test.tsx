import {
  addConsultant,
  changeConsultant,
  listManagedConsultants,
  type ManagedConsultant,
  removeConsultant,
  sortConsultants,
} from '@girassol/contract/consultants'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { ConsultantListScreen } from './consultant-list-screen.tsx'

const renata: ManagedConsultant = {
  id: 1,
  states: ['RJ', 'SP'],
  consultantName: 'Renata Prado',
  phoneNumber: '11940000101',
  version: 3,
}
const caio: ManagedConsultant = {
  ...renata,
  id: 2,
  states: ['PR', 'SP'],
  consultantName: 'Caio Becker',
  phoneNumber: '41940000102',
  version: 1,
}

const opened = (list: readonly ManagedConsultant[] = [renata, caio]) => {
  const api = fakeApi().on(listManagedConsultants, [...list])
  renderScreen(<ConsultantListScreen />, '/administracao/consultores')
  return { api, user: userEvent.setup() }
}
const act = async (user: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${action}`) }))
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('NAV-015 C-140 states without a consultant, and states already covered by an earlier one, are reported', async () => {
  opened()
  expect(await screen.findByText('24 estados sem consultor')).toBeTruthy()
  expect(screen.getByText(/^AC, AL, AM, .* TO: os integradores daí não veem o botão/).textContent).not.toContain('SP')
  expect(screen.getByText('Vem antes: Renata Prado em SP.')).toBeTruthy()
  expect(screen.getByText('(11) 94000-0101', { selector: 'span' })).toBeTruthy()
})

test('NAV-014 NAV-015 C-140 the preview shows the button of a state as its integrators see it, or that there is none', async () => {
  const { user } = opened()
  const link = await screen.findByRole('link', { name: /^Fale com um consultor/ })
  expect(link.getAttribute('href')).toBe('https://wa.me/5511940000101')
  const state = screen.getByRole('combobox', { name: 'Estado do integrador' })
  await user.click(state)
  await user.click(await screen.findByRole('option', { name: 'PR · Paraná' }))
  expect(screen.getByText('Abre uma conversa com Caio Becker, (41) 94000-0102.')).toBeTruthy()
  await user.click(state)
  await user.click(await screen.findByRole('option', { name: 'AC · Acre' }))
  expect(screen.getByText('Nenhum botão: ninguém atende este estado.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Fale com um consultor/ })).toBeNull()
})

test('NAV-016 C-140 a new consultant needs name, telephone and a state, and is sent in digits', async () => {
  const { api, user } = opened([])
  api.on(addConsultant, caio)
  expect(await screen.findByText('Nenhum consultor')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Novo consultor' }))
  const dialog = await dialogNamed('Novo consultor')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(dialog.getByText('Nome: Campo obrigatório')).toBeTruthy()
  expect(dialog.getByText('Estados: Escolha ao menos um estado')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Caio Becker')
  await user.type(dialog.getByRole('textbox', { name: 'Telefone' }), '119400')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(dialog.getByText('Telefone: Telefone inválido')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: 'Telefone' }), '00101')
  await user.click(dialog.getByRole('combobox', { name: 'Estados' }))
  await user.click(await screen.findByRole('option', { name: 'PR · Paraná' }))
  expect(api.callsTo(addConsultant)).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(api.callsTo(addConsultant)).toHaveLength(1))
  expect(api.callsTo(addConsultant)[0]?.body).toEqual({
    consultantName: 'Caio Becker',
    phoneNumber: '11940000101',
    states: ['PR'],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('C-140 when another user saved first nothing is lost, and their version can be shown', async () => {
  const { api, user } = opened()
  const message = 'Outra pessoa alterou este consultor. Confira antes de salvar.'
  api.on(changeConsultant, refusing(409, message, { reason: 'changedMeanwhile' }))
  await act(user, 'Renata Prado', 'Editar')
  const dialog = await dialogNamed('Editar consultor')
  await user.type(dialog.getByRole('textbox', { name: 'Nome' }), ' Lima')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveProperty('value', 'Renata Prado Lima')
  expect(api.callsTo(changeConsultant)[0]).toMatchObject({ params: { id: '1' }, body: { version: 3 } })
  api.on(listManagedConsultants, [{ ...renata, consultantName: 'Renata Alves', version: 4 }])
  await user.click(dialog.getByRole('button', { name: 'Ver como está agora' }))
  await waitFor(async () =>
    expect((await dialogNamed('Editar consultor')).getByRole('textbox', { name: 'Nome' })).toHaveProperty(
      'value',
      'Renata Alves',
    ),
  )
})

test('C-140 the whole order is sent, and a removal asks for confirmation first', async () => {
  const { api, user } = opened()
  api.on(sortConsultants, [caio, renata]).on(removeConsultant, null)
  await act(user, 'Caio Becker', 'Mover para cima')
  await waitFor(() => expect(api.callsTo(sortConsultants)[0]?.body).toEqual({ ids: [2, 1] }))
  await act(user, 'Renata Prado', 'Mover para cima')
  expect(screen.getByText('Já é o primeiro.')).toBeTruthy()
  expect(api.callsTo(sortConsultants)).toHaveLength(1)
  await user.keyboard('{Escape}')
  await act(user, 'Renata Prado', 'Remover')
  const dialog = await dialogNamed('Remover Renata Prado')
  expect(dialog.getByText('Os integradores de RJ, SP deixam de falar com esta pessoa pelo portal.')).toBeTruthy()
  expect(api.callsTo(removeConsultant)).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Remover' }))
  await waitFor(() => expect(api.callsTo(removeConsultant)[0]?.params).toEqual({ id: '1' }))
})
