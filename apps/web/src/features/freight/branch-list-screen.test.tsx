import { addBranch, changeBranchName, listBranches, removeBranch } from '@girassol/contract/freight'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { BranchListScreen } from './branch-list-screen.tsx'

const matriz = { name: 'Matriz', companyCode: '01', branchCode: '02' }

beforeEach(() => notifications.clean())

const open = () => {
  const api = fakeApi().on(listBranches, [matriz])
  renderScreen(<BranchListScreen />, '/administracao/filiais')
  const user = userEvent.setup()
  const choose = async (action: string) => {
    await user.click(await screen.findByRole('button', { name: 'Ações da filial Matriz' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
    return within(await screen.findByRole('dialog'))
  }
  const begin = async () => {
    await user.click(await screen.findByRole('button', { name: 'Nova filial' }))
    return within(await screen.findByRole('dialog', { name: 'Nova filial' }))
  }
  return { api, user, choose, begin }
}

describe('the branches', () => {
  test('C-140 are listed with the codes of the ERP', async () => {
    open()
    expect(await screen.findByText('Matriz')).toBeTruthy()
    expect(screen.getByText('Empresa 01 · Filial 02')).toBeTruthy()
  })

  test('C-140 one is added with its ERP codes, once nothing is missing', async () => {
    const { api, user, begin } = open()
    api.on(addBranch, matriz)
    const dialog = await begin()
    await user.type(dialog.getByLabelText('Nome'), ' Recife ')
    await user.type(dialog.getByLabelText('Código da empresa'), '0 2')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(dialog.getAllByText(/Campo obrigatório/).length).toBeGreaterThan(0)
    expect(dialog.getAllByText(/Até 4 letras ou números/).length).toBeGreaterThan(0)
    expect(api.callsTo(addBranch)).toHaveLength(0)
    await user.clear(dialog.getByLabelText('Código da empresa'))
    await user.type(dialog.getByLabelText('Código da empresa'), '02')
    await user.type(dialog.getByLabelText('Código da filial'), '07')
    await user.dblClick(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo(addBranch).map(({ body }) => body)).toEqual([
      { name: 'Recife', companyCode: '02', branchCode: '07' },
    ])
  })

  test('C-140 renaming sends the name that was seen, and a refusal leaves what was typed', async () => {
    const { api, user, choose } = open()
    const message = 'Outra pessoa alterou o nome desta filial. Confira antes de salvar.'
    api.on(changeBranchName, refusing(409, message))
    const dialog = await choose('Renomear')
    await user.clear(dialog.getByLabelText('Nome'))
    await user.type(dialog.getByLabelText('Nome'), 'Goiânia')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    expect((dialog.getByLabelText('Nome') as HTMLInputElement).value).toBe('Goiânia')
    expect(dialog.queryByLabelText('Código da empresa')).toBeNull()
    expect(
      api.callsTo(changeBranchName).map(({ params, body }) => [decodeURIComponent(params.branch ?? ''), body]),
    ).toEqual([['01,02', { name: 'Goiânia', seen: 'Matriz' }]])
  })

  test('C-140 one that is in use is not removed, and the reason is reported', async () => {
    const { api, user, choose } = open()
    const message = 'Há pedidos ou integradores desta filial: ela pode ser renomeada, mas não removida.'
    api.on(removeBranch, refusing(409, message))
    const dialog = await choose('Remover')
    await user.click(dialog.getByRole('button', { name: 'Remover' }))
    expect(await screen.findByText(message)).toBeTruthy()
    api.on(removeBranch, null)
    await user.click(dialog.getByRole('button', { name: 'Remover' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
