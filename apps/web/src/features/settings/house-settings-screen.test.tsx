import { readSession } from '@girassol/contract/session'
import * as contract from '@girassol/contract/settings'
import type { OperationView } from '@girassol/contract/settings/operation-body'
import { usualEnergySettings } from '@girassol/domain/energy'
import { usualDistributor } from '@girassol/domain/settings'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { HouseSettingsScreen } from './house-settings-screen.tsx'

const operation: OperationView = {
  notificationPollSeconds: 60,
  separationWeek: [0, 12, 12, 12, 12, 12, 0],
  serviceTaxPercent: 20,
  creditOverdueDays: 15,
  serialGroups: ['1001', '1010'],
  receivingDays: 10,
  claimAnswerDays: 2,
  claimDecisionDays: 10,
  holdHoursSelf: 48,
  holdBudgetsSelf: 5,
  holdDaysStaff: 15,
  approvalDays: 5,
  offerHours: 48,
  isSpecialFinancingOpen: false,
  specialFinancingNote: '',
  distributor: { ...usualDistributor, cnpj: '11222333000181' },
}
const promotions = [
  { id: 3, name: 'Natal solar', start: '2026-12-01', finish: '2099-12-24', isActive: true },
  { id: 1, name: 'Black Friday Solar', start: '2026-11-01', finish: '2026-11-30', isActive: false },
]
const points = [{ id: 2, start: '2026-01-01', finish: '2026-12-31', isActive: false }]

const house = (role: 'ADMINISTRATOR' | 'POINTS_ADMINISTRATOR' = 'ADMINISTRATOR') =>
  fakeApi()
    .on(readSession, aSession(role))
    .on(contract.listPromotionalSeasons, promotions)
    .on(contract.listPointSeasons, points)
    .on(contract.showOperation, operation)
    .on(contract.showEnergySettings, usualEnergySettings)
    .on(contract.listSeparationDays, [{ day: '2099-12-24', quantity: 3 }])
    .on(contract.showKitPieces, { pieces: { '10200001': '10209999' } })
    .on(contract.showGeneratorFigures, { figures: { highRatio: 1.3 } })

const show = async () => {
  renderScreen(
    <SessionProvider>
      <HouseSettingsScreen />
    </SessionProvider>,
    '/administracao/configuracoes',
  )
  await screen.findByRole('heading', { name: 'Temporadas de pontos' })
  return userEvent.setup()
}

const openDialog = async (user: ReturnType<typeof userEvent.setup>, button: string) => {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog'))
}

const retype = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field)
  await user.type(field, text)
}

describe('the settings of the distributor', () => {
  test('PTS-095 C-140 a points administrator sees the points seasons and nothing else', async () => {
    const api = house('POINTS_ADMINISTRATOR')
    await show()
    await screen.findByText('01/01/2026 a 31/12/2026')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Temporadas de pontos',
    ])
    expect(api.callsTo(contract.showOperation)).toHaveLength(0)
    expect(screen.getByText('Nenhuma temporada está ativa: nenhum ponto é creditado.')).toBeTruthy()
  })

  test('C-20 C-140 changing or ending the campaign sends the value that was seen', async () => {
    const api = house().on(contract.changeSetting, { id: 'sales-campaign', value: '1' })
    const user = await show()
    await user.click(await screen.findByRole('button', { name: 'Ações da temporada Black Friday Solar' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ligar campanha' }))
    await waitFor(() => expect(api.callsTo(contract.changeSetting)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Ações da temporada Natal solar' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Desligar campanha' }))
    await waitFor(() => expect(api.callsTo(contract.changeSetting)).toHaveLength(2))
    expect(api.callsTo(contract.changeSetting).map(({ params, body }) => [params.id, body])).toEqual([
      ['sales-campaign', { value: '1', seen: '3' }],
      ['sales-campaign', { value: '0', seen: '3' }],
    ])
  })

  test('PTS-061 C-140 with no active season a points season can be activated', async () => {
    const api = house().on(contract.changeSetting, { id: 'active-season', value: '2' })
    const user = await show()
    await user.click(await screen.findByRole('button', { name: 'Ações da temporada 01/01/2026 a 31/12/2026' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ativar temporada' }))
    await waitFor(() => expect(api.callsTo(contract.changeSetting)[0]?.body).toEqual({ value: '2', seen: null }))
  })

  test('C-140 a season is created with name and days; one that ends before it starts is not sent', async () => {
    const api = house().on(contract.createPromotionalSeason, { ...promotions[0], id: 4 } as never)
    const user = await show()
    const dialog = await openDialog(user, 'Nova temporada: Campanha de vendas')
    await user.type(dialog.getByLabelText('Nome'), 'Verão')
    await user.type(dialog.getByLabelText('Início'), '10012027')
    await user.type(dialog.getByLabelText('Fim'), '09012027')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('O fim não pode ser antes do início.')
    expect(api.callsTo(contract.createPromotionalSeason)).toHaveLength(0)
    await retype(user, dialog.getByLabelText('Fim'), '20012027')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(api.callsTo(contract.createPromotionalSeason)[0]?.body).toEqual({
        name: 'Verão',
        start: '2027-01-10',
        finish: '2027-01-20',
      }),
    )
  })

  test('C-10 VAL-012 C-140 the whole operation is sent with the version that was seen; a warehouse that never works is not', async () => {
    const api = house().on(contract.changeOperation, operation)
    const user = await show()
    const dialog = await openDialog(user, 'Editar operação')
    expect(dialog.getByText('De 10 a 3600 s. Padrão: 60 s.')).toBeTruthy()
    await retype(user, dialog.getByLabelText('Intervalo das notificações'), '5')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('De 10 a 3600')
    await retype(user, dialog.getByLabelText('Intervalo das notificações'), '90')
    for (const day of ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'])
      await retype(user, dialog.getByLabelText(day), '0')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Ao menos um dia da semana')
    expect(api.callsTo(contract.changeOperation)).toHaveLength(0)
    await retype(user, dialog.getByLabelText('Sexta'), '4')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(contract.changeOperation)).toHaveLength(1))
    expect(api.callsTo(contract.changeOperation)[0]?.body).toEqual({
      ...operation,
      notificationPollSeconds: 90,
      separationWeek: [0, 0, 0, 0, 0, 4, 0],
      seen: operation,
    })
  })

  test('USE-030 C-140 the seller on printed documents is edited, and an invalid CNPJ is not sent', async () => {
    const api = house().on(contract.changeOperation, operation)
    const user = await show()
    const dialog = await openDialog(user, 'Editar operação')
    await retype(user, dialog.getByLabelText('Nome da distribuidora'), 'Girassol Sul')
    await retype(user, dialog.getByLabelText(/^CNPJ/), '11.222.333/0001-82')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('CNPJ inválido')
    await retype(user, dialog.getByLabelText(/^CNPJ/), '11.444.777/0001-61')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(contract.changeOperation)).toHaveLength(1))
    expect(api.callsTo(contract.changeOperation)[0]?.body).toMatchObject({
      distributor: { ...operation.distributor, name: 'Girassol Sul', cnpj: '11444777000161' },
    })
  })

  test('VAL-012 C-140 a single day gets another capacity, or its usual one again', async () => {
    const api = house().on(contract.changeSeparationDay, { day: '2099-12-24', quantity: null })
    const user = await show()
    await user.click(await screen.findByRole('button', { name: 'Ações do dia 24/12/2099' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Voltar à capacidade usual' }))
    await waitFor(() => expect(api.callsTo(contract.changeSeparationDay)).toHaveLength(1))
    expect(api.callsTo(contract.changeSeparationDay)[0]).toMatchObject({
      params: { day: '2099-12-24' },
      body: { quantity: null, seen: 3 },
    })
    const dialog = await openDialog(user, 'Adicionar dia')
    await user.type(dialog.getByLabelText('Dia'), '01012020')
    await user.type(dialog.getByLabelText('Pedidos que o depósito separa'), '0')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Informe um dia de hoje em diante.')
    await retype(user, dialog.getByLabelText('Dia'), '31122099')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(contract.changeSeparationDay)).toHaveLength(2))
    expect(api.callsTo(contract.changeSeparationDay)[1]?.body).toEqual({ quantity: 0, seen: null })
  })
})

describe('the figures of the sizing rule', () => {
  const mounts = 'Editar montagem e tensão do local'

  test('C-23 C-140 each part shows whether it differs from its defaults', async () => {
    house()
    await show()
    expect(await screen.findByText('Avisar sobrecarga a partir da relação CC/CA: 1,3 ×')).toBeTruthy()
    expect(screen.getAllByText('Tudo no padrão')).toHaveLength(5)
  })

  test('C-23 C-140 an unsafe figure is refused with the reason, its range and its default, and nothing is sent', async () => {
    const api = house()
    const user = await show()
    const dialog = await openDialog(user, mounts)
    const volts = dialog.getByLabelText('Telhado, maior tensão CC do local')
    expect(dialog.getAllByText('De 400 a 1000 V. Padrão: 1000.')).toHaveLength(2)
    await retype(user, volts, '1500')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'De 400 a 1000 V. Acima disso o arranjo passa do limite da norma para o local.',
    )
    expect(api.callsTo(contract.changeGeneratorFigures)).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: 'Voltar ao padrão: Telhado, maior tensão CC do local' }))
    expect((volts as HTMLInputElement).value).toMatch(/^1\.000\sV$/)
  })

  test('C-23 C-140 a safe figure is sent with the others, and a refusal leaves what was typed', async () => {
    const message = 'Outra pessoa alterou o dimensionamento. Confira antes de salvar.'
    const api = house().on(contract.changeGeneratorFigures, refusing(409, message, { reason: 'changedMeanwhile' }))
    const user = await show()
    const dialog = await openDialog(user, mounts)
    await retype(user, dialog.getByLabelText('Telhado, maior tensão CC do local'), '800')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(api.callsTo(contract.changeGeneratorFigures)[0]?.body).toMatchObject({
      figures: { 'mounts.ROOF.siteMaxV': 800, highRatio: 1.3 },
      seen: { highRatio: 1.3 },
    })
    expect(dialog.getByLabelText<HTMLInputElement>('Telhado, maior tensão CC do local').value).toMatch(/^800\sV$/)
  })

  test('C-24 C-140 a piece accepts the distributor’s product of the same group, and an unsold one is reported', async () => {
    const message = 'Grampo final para moldura de até 32 mm: O produto 10208888 não está no catálogo.'
    const api = house().on(contract.changeKitPieces, refusing(400, message))
    const user = await show()
    expect(await screen.findByText('Grampo intermediário: 10209999')).toBeTruthy()
    const dialog = await openDialog(user, 'Editar produtos do kit')
    const clamp = dialog.getByLabelText('Grampo final para moldura de até 32 mm')
    await retype(user, clamp, '10308888')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('O código precisa ser do grupo 1020.')
    expect(api.callsTo(contract.changeKitPieces)).toHaveLength(0)
    await retype(user, clamp, '10208888')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(api.callsTo(contract.changeKitPieces)[0]?.body).toMatchObject({
      pieces: { '10200001': '10209999', '10200002': '10208888' },
      seen: { '10200001': '10209999' },
    })
  })

  test('C-140 a failing server is shown in the form, once, and what was typed stays', async () => {
    house().on(contract.changeOperation, refusing(500, 'boom'))
    const user = await show()
    const dialog = await openDialog(user, 'Editar operação')
    await retype(user, dialog.getByLabelText('Intervalo das notificações'), '90')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findAllByText('Não foi salvo. Tente de novo.')).toHaveLength(1)
    expect(dialog.getByLabelText<HTMLInputElement>('Intervalo das notificações').value).toMatch(/^90\ss$/)
  })
})

describe('the assumptions of estimates', () => {
  test('C-158 each assumption is shown with its unit, and a value beyond its range is not sent', async () => {
    const api = house().on(contract.changeEnergySettings, { ...usualEnergySettings, fioBFrom2029: 90 })
    const user = await show()
    expect(await screen.findByText('Fator de potência da carga')).toBeTruthy()
    const dialog = await openDialog(user, 'Editar energia')
    expect(dialog.getByText('De 1 a 60 dias. Padrão: 10 dias.')).toBeTruthy()
    await retype(user, dialog.getByLabelText('Fio B a partir de 2029'), '101')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('De 0 a 100')
    expect(api.callsTo(contract.changeEnergySettings)).toHaveLength(0)
    await retype(user, dialog.getByLabelText('Fio B a partir de 2029'), '90')
    await user.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(api.callsTo(contract.changeEnergySettings)).toHaveLength(1))
    expect(api.callsTo(contract.changeEnergySettings)[0]?.body).toEqual({
      ...usualEnergySettings,
      fioBFrom2029: 90,
      seen: usualEnergySettings,
    })
  })
})
