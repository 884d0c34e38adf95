import { type CompanyActivity, exportCompanyActivity, listCompanyActivity } from '@girassol/contract/company-activity'
import { listCompanyUsers } from '@girassol/contract/company-users'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../lib/test-saved-files.ts'
import { CompanyActivityScreen } from './company-activity-screen.tsx'

const changed: CompanyActivity = {
  id: 'a7',
  at: '2026-11-23T15:00:00.000Z',
  author: { id: 3, name: 'Marina Alves' },
  onBehalf: false,
  kind: 'user',
  subject: { id: '5', name: 'Clara Dias' },
  action: 'change',
  description: null,
  before: { companyRole: 'BUYER' },
  after: { companyRole: 'VIEWER' },
}

const placed: CompanyActivity = {
  ...changed,
  id: 'o9',
  author: { id: 8, name: 'Rita Alves' },
  onBehalf: true,
  kind: 'order',
  subject: { id: '10012', name: 'pedido 10012' },
  action: null,
  description: 'Pedido criado',
  before: { status: 'Carrinho' },
  after: { status: 'Pedido em análise' },
}

const draw = (rows: readonly CompanyActivity[] = [changed, placed], path = '/') => {
  const api = fakeApi()
    .on(listCompanyActivity, { data: [...rows], total: rows.length, totalIsExact: true })
    .on(listCompanyUsers, { data: [], total: 0, totalIsExact: true })
  renderScreen(<CompanyActivityScreen />, path)
  return { api, user: userEvent.setup() }
}

test('COMP-018 each line is a sentence, in which staff act in the name of the company; a click shows before and after', async () => {
  const { user } = draw()
  expect(await screen.findByText('Rita Alves, em nome da empresa: Pedido criado (pedido 10012)')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Marina Alves alterou o usuário Clara Dias' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Atividade' }))
  const row = within(panel.getByRole('row', { name: /Papel na empresa/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Comprador', 'Consulta'])
})

test('COMP-018 the filters are in the address, and the file has the same ones', async () => {
  const saved = recordSavedFiles()
  const { api, user } = draw([changed], '/?tipo=user&pessoa=3&de=2026-11-01&ate=2026-13')
  await screen.findByRole('button', { name: 'Marina Alves alterou o usuário Clara Dias' })
  expect(api.callsTo(listCompanyActivity)[0]?.query).toMatchObject({ kind: 'user', userId: '3', from: '2026-11-01' })
  expect(api.callsTo(listCompanyActivity)[0]?.query).not.toHaveProperty('to')
  api.on(exportCompanyActivity, new Blob(['Quando']) as never)
  await user.click(screen.getByRole('button', { name: 'Exportar atividade' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Exportar CSV' }))
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['Atividade da empresa.csv'])
  expect(api.callsTo(exportCompanyActivity)[0]?.query).toMatchObject({ kind: 'user', userId: '3', format: 'csv' })
})

test('COMP-018 a company without activity reads what will be there', async () => {
  draw([])
  expect(await screen.findByText('O que os usuários da empresa fizerem aparece aqui.')).toBeTruthy()
})
