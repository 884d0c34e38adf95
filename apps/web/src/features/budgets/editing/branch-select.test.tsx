import { changeBranch } from '@girassol/contract/budgets'
import { listBranches } from '@girassol/contract/freight'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../../lib/fake-api.ts'
import { renderScreen } from '../../../lib/render-screen.tsx'
import { BranchSelect } from './branch-select.tsx'

const budget = anOrder({ status: 'BUDGET', erpTenantId: '01,01' })
const setVersion = vi.fn()

const draw = (of = budget) => renderScreen(<BranchSelect draft={{ budget: of, setVersion } as never} />)

const setUp = () =>
  fakeApi()
    .on(listBranches, [
      { name: 'Goiânia', companyCode: '01', branchCode: '01' },
      { name: 'Recife', companyCode: '07', branchCode: '03' },
    ])
    .on(changeBranch, { ...budget, erpTenantId: '07,03', version: 5 })

const branch = () => screen.findByRole('combobox', { name: 'Filial responsável pela expedição' })

const choose = async (name: string) => {
  await userEvent.click(await branch())
  await userEvent.click(await screen.findByRole('option', { name }))
}

beforeEach(() => notifications.clean())

test('BUD-029 C-58 another branch is stored at once, and the edit goes on from there', async () => {
  const api = setUp()
  draw()
  await choose('Recife')
  await waitFor(() => expect(setVersion).toHaveBeenCalledWith(5))
  expect(api.callsTo(changeBranch)[0]?.body).toEqual({ erpTenantId: '07,03' })
})

test('BUD-044 a failure is shown in its words', async () => {
  setUp().on(changeBranch, refusing(500, 'x'))
  draw()
  await choose('Recife')
  expect(await screen.findByText('Ocorreu um erro ao atualizar filial.')).toBeTruthy()
})

test('BUD-039 an unknown branch is no choice', async () => {
  setUp()
  draw({ ...budget, erpTenantId: '99,99' })
  expect((await branch()).getAttribute('placeholder')).toBe('Filial não encontrada')
})

test('C-58 who may not change the branch is not offered it', () => {
  setUp()
  draw({ ...budget, actions: { ...budget.actions, changeBranch: { allowed: false, reason: 'x' } } })
  expect(screen.queryByRole('combobox')).toBeNull()
})
