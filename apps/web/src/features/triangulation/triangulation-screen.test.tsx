import type { OrderView } from '@girassol/contract/orders'
import { showOrder } from '@girassol/contract/orders'
import { showTriangulationInvoice } from '@girassol/contract/printing'
import { readSession } from '@girassol/contract/session'
import {
  approveTriangulation,
  createTriangulation,
  showTriangulation,
  updateTriangulation,
} from '@girassol/contract/triangulation'
import { integratorTypeRoles, type Role, roles } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { anOperation } from '@girassol/test-data/triangulation'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { refusing } from '../../lib/fake-api.ts'
import { isRefused, nothingYet, openOperation, releaseButton, saveButton } from './test-operation.tsx'

/** A desktop window: wide enough for every column, and not a phone. */
beforeEach(() => {
  notifications.clean()
  const still = window.matchMedia('')
  vi.stubGlobal('matchMedia', (media: string) => ({ ...still, media, matches: media.includes('min-width') }))
})

const unsaved = 'Alterações não salvas'
const total = () => screen.findByRole('textbox', { name: 'Valor total' })
const getPath = ({ router }: ReturnType<typeof openOperation>) => router.state.location.pathname

describe('the operation by conta e ordem', () => {
  test('TRI-001 TRI-003 shows its title, the customer with its address, total, additional data and files', async () => {
    openOperation()
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      'Operação de Venda por Conta e Ordem',
    )
    expect(screen.getByText('Agropecuária Santa Rita Ltda')).toBeTruthy()
    expect(
      await screen.findByText(/08\.334\.915\/0001-22 · Rod\. GO-070, km 12 · Zona Rural · Inhumas, GO/),
    ).toBeTruthy()
    expect(await total()).toHaveProperty('value', 'R$\u00A034.102,60')
    expect(screen.getByRole('textbox', { name: /Dados adicionais/ })).toHaveProperty('value', 'NF de venda 1.204.')
    expect(screen.getByText('nf-venda-1204.pdf')).toBeTruthy()
    expect(screen.getByText('1 de 10')).toBeTruthy()
  })

  test.each<[Parameters<typeof anOperation>[0], string | null]>([
    [{ status: 'CREATED' }, null],
    [{ status: 'PROCESSING' }, 'PROCESSANDO'],
    [{ status: 'APPROVED' }, 'LIBERADO'],
  ])('TRI-002 the badge of %j is %s', async (operation, badge) => {
    openOperation({ operation: operation ?? {} })
    await screen.findByText('Agropecuária Santa Rita Ltda')
    const shown = ['PROCESSANDO', 'LIBERADO'].filter((each) => screen.queryByText(each) !== null)
    expect(shown).toEqual(badge === null ? [] : [badge])
  })

  test('TRI-005 TRI-022 is unchanged, modified, saving, then saved with its time', async () => {
    let answer = (_saved: ReturnType<typeof anOperation>): void => undefined
    const { api, user } = openOperation()
    api.on(updateTriangulation, () => new Promise((resolve) => (answer = resolve)))
    expect(isRefused(await saveButton())).toBe(true)
    expect(screen.queryByText(unsaved)).toBeNull()
    await user.type(screen.getByRole('textbox', { name: /Dados adicionais/ }), ' Portão 2.')
    expect(screen.getByText(unsaved)).toBeTruthy()
    const save = await saveButton()
    expect([isRefused(save), save.getAttribute('data-variant')]).toEqual([false, 'next'])
    await user.dblClick(save)
    expect(screen.getByText('Salvando…', { selector: 'p' })).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /Dados adicionais/ }).hasAttribute('readonly')).toBe(true)
    answer(anOperation({ additionalData: 'NF de venda 1.204. Portão 2.', version: 2 }))
    expect(await screen.findByText(/^Salvo às \d\d:\d\d$/)).toBeTruthy()
    expect(isRefused(await saveButton())).toBe(true)
    expect(document.activeElement).toBe(await saveButton())
    expect(api.callsTo(updateTriangulation).map(({ body }) => body)).toEqual([
      expect.objectContaining({ additionalData: 'NF de venda 1.204. Portão 2.', version: 1, attachments: [] }),
    ])
  })

  test('TRI-005 TRI-029 a save that fails is reported, and what was typed stays modified', async () => {
    const { api, user } = openOperation()
    api.on(updateTriangulation, refusing(500, 'x'))
    await user.type(await screen.findByRole('textbox', { name: /Dados adicionais/ }), '!')
    await user.click(await saveButton())
    expect(await screen.findByText('Erro ao salvar alterações')).toBeTruthy()
    expect(screen.getByText(unsaved)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: /Dados adicionais/ })).toHaveProperty('value', 'NF de venda 1.204.!')
  })

  test('TRI-004 leaving with changes asks for confirmation; staying preserves them, leaving discards them', async () => {
    const shown = openOperation()
    const { user } = shown
    await user.type(await screen.findByRole('textbox', { name: /Dados adicionais/ }), '!')
    await user.click(screen.getByRole('link', { name: 'Pedido 10482' }))
    const dialog = within(await screen.findByRole('dialog'))
    const question = 'Deseja realmente deixar a página? É possível que existam alterações não salvas'
    expect(dialog.getByText(question)).toBeTruthy()
    await user.click(dialog.getByText('Continuar editando'))
    expect(screen.getByRole('textbox', { name: /Dados adicionais/ })).toHaveProperty('value', 'NF de venda 1.204.!')
    await user.click(screen.getByRole('link', { name: 'Pedido 10482' }))
    await user.click(within(await screen.findByRole('dialog')).getByText('Sair sem salvar'))
    await waitFor(() => expect(getPath(shown)).toBe('/pedidos/10482'))
  })

  test('TRI-004 leaving without changes needs no confirmation', async () => {
    const shown = openOperation()
    await saveButton()
    await shown.user.click(screen.getByRole('link', { name: 'Pedido 10482' }))
    await waitFor(() => expect(getPath(shown)).toBe('/pedidos/10482'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('TRI-015 the total has a comma and two decimals, and is never negative', async () => {
    const { user } = openOperation({ operation: nothingYet })
    const field = await total()
    await user.type(field, '10,5')
    await user.tab()
    expect(field).toHaveProperty('value', 'R$\u00A010,50')
    await user.clear(field)
    await user.type(field, '-1')
    await user.tab()
    expect(field).toHaveProperty('value', 'R$\u00A01,00')
    await user.clear(field)
    await user.type(field, '10,999')
    await user.tab()
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  test('TRI-016 the characters < > " \' & cannot be typed in the additional data', async () => {
    const { user } = openOperation({ operation: nothingYet })
    const field = await screen.findByRole('textbox', { name: /Dados adicionais/ })
    await user.type(field, 'a<b>"c"\'d&e')
    expect(field).toHaveProperty('value', 'abcde')
  })

  test('TRI-021 the first save creates the operation', async () => {
    const { api, user } = openOperation({ operation: nothingYet })
    api.on(createTriangulation, anOperation())
    await user.click(await screen.findByRole('textbox', { name: 'Cliente' }))
    await user.click(await screen.findByRole('option', { name: /Maria da Luz/ }))
    await user.type(await total(), '7,5')
    await user.click(await saveButton())
    expect(await screen.findByText(/^Salvo às/)).toBeTruthy()
    expect(api.callsTo(createTriangulation)[0]?.body).toEqual({
      customerDocument: '52998224725',
      customerName: 'Maria da Luz',
      addressCity: 'Inhumas',
      addressState: 'GO',
      totalValue: 7.5,
      additionalData: '',
      attachments: [],
      version: 0,
    })
  })

  test('TRI-022 a version saved by another person meanwhile is reported and can be opened', async () => {
    const { api, user } = openOperation()
    const reason =
      'Bruno Prado salvou esta operação em 22/11/2026 às 10:00. Confira como está agora antes de continuar.'
    api.on(updateTriangulation, refusing(409, reason, { reason: 'changedMeanwhile' }))
    await user.type(await screen.findByRole('textbox', { name: /Dados adicionais/ }), '!')
    await user.click(await saveButton())
    expect((await screen.findByRole('alert')).textContent).toContain(reason)
    api.on(showTriangulation, anOperation({ additionalData: 'De Bruno', version: 2 }))
    await user.click(screen.getByRole('button', { name: 'Ver como está agora' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Dados adicionais/ })).toHaveProperty('value', 'De Bruno'),
    )
    expect(screen.queryByText(unsaved)).toBeNull()
  })

  test('TRI-028 an operation that cannot be loaded is reported, and requested again', async () => {
    const { api, user } = openOperation()
    api.on(showTriangulation, refusing(500, 'x'))
    expect(await screen.findByText('Erro ao buscar dados da operação', {}, { timeout: 10_000 })).toBeTruthy()
    api.on(showTriangulation, anOperation())
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('Agropecuária Santa Rita Ltda')).toBeTruthy()
  }, 20_000)
})

describe('who opens the operation', () => {
  const opens = new Set<Role>(['ADMINISTRATOR', 'COMMERCIAL_SUPERVISOR', 'COMMERCIAL', ...integratorTypeRoles])

  test.each(roles)(
    'TRI-006 TRI-007 %s opens it and sees the release, or is redirected to the list of orders',
    async (role) => {
      const mayRelease = role === 'ADMINISTRATOR' || role === 'COMMERCIAL_SUPERVISOR'
      const release = mayRelease
        ? ({ allowed: true } as const)
        : ({ allowed: false, reason: 'Só o Administrador pode.', hidden: true } as const)
      const shown = openOperation({ role, operation: { actions: { save: { allowed: true }, release } } })
      if (!opens.has(role)) return waitFor(() => expect(getPath(shown)).toBe('/pedidos'))
      await saveButton()
      expect(screen.queryAllByRole('button', { name: 'Liberar operação' })).toHaveLength(mayRelease ? 1 : 0)
      expect(screen.queryAllByText('A liberação é feita pela distribuidora.')).toHaveLength(mayRelease ? 0 : 1)
    },
  )

  test.each<[string, Partial<OrderView> | null]>([
    ['an order that is no triangulation', { isTriangulation: false }],
    ['another integrator’s order', null],
  ])('TRI-006 %s redirects to the list of orders', async (_what, order) => {
    const shown = openOperation({ role: 'INTEGRATOR', order: order ?? {} })
    if (order === null) shown.api.on(showOrder, refusing(404, 'Pedido não encontrado.'))
    await waitFor(() => expect(getPath(shown)).toBe('/pedidos'))
  })
})

describe('the release', () => {
  test('TRI-023 it asks for confirmation with client, total and files, and locks the operation', async () => {
    const { api, user } = openOperation()
    const released = { by: 'Marina Alves', isMine: true, at: '2026-11-21T19:40:00.000Z' }
    const locked = { allowed: false, reason: 'A operação já foi liberada e não pode mais ser alterada.' } as const
    const after = anOperation({ status: 'PROCESSING', released, actions: { save: locked, release: locked } })
    api.on(approveTriangulation, after)
    const button = await releaseButton()
    expect(button.getAttribute('data-variant')).toBe('next')
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Liberar operação do pedido 10482' }))
    expect(dialog.getByText(/R\$\s34\.102,60 · 1 arquivo/)).toBeTruthy()
    api.on(showTriangulation, after).on(showOrder, anOrder({ status: 'WAITING_APPROVAL', isTriangulation: true }))
    await user.click(dialog.getByRole('button', { name: 'Liberar operação' }))
    expect(await screen.findByText('Operação liberada por você em 21/11/2026 às 16:40.')).toBeTruthy()
    expect(api.callsTo(approveTriangulation)[0]?.body).toEqual({ version: 1 })
    // TRI-010
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Salvar|Remover|Trocar)/ })).toBeNull()
  })

  test.each<[string, Parameters<typeof openOperation>[0], string]>([
    [
      'TRI-011 without a total',
      { operation: { totalValue: null, status: 'CREATED' } },
      'informe o cliente, o valor total',
    ],
    ['TRI-011 without a file', { operation: { attachments: [] } }, 'o arquivo da nota fiscal e salve as alterações.'],
    ['TRI-012 before it is billed', { order: { status: 'INVOICE_SEPARATE' } }, 'Só com o pedido faturado'],
    ['TRI-012 after it left', { order: { status: 'INVOICE_DISPATCHED' } }, 'Só com o pedido faturado'],
  ])('%s it is disabled with the reason', async (_what, situation, reason) => {
    openOperation(situation)
    expect(isRefused(await releaseButton())).toBe(true)
    expect(screen.getByText(new RegExp(reason))).toBeTruthy()
  })

  test('TRI-011 with unsaved changes it is disabled, and a missing item links to its field', async () => {
    const { user } = openOperation()
    const field = await total()
    await user.type(screen.getByRole('textbox', { name: /Dados adicionais/ }), '!')
    expect(isRefused(await releaseButton())).toBe(true)
    expect(screen.getByText('Salve as alterações para liberar')).toBeTruthy()
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Valor total informado' }))
    expect(document.activeElement).toBe(field)
  })

  test('TRI-012 in a status without editing saving is disabled, and the reason is shown', async () => {
    const reason = 'Não é possível abrir a operação de conta e ordem com o status “Pagamento confirmado”.'
    openOperation({ operation: { actions: { save: { allowed: false, reason }, release: { allowed: false, reason } } } })
    expect(await screen.findAllByText(reason)).not.toHaveLength(0)
    expect(isRefused(await saveButton())).toBe(true)
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('TRI-030 a release that fails is reported, and the operation stays as it was', async () => {
    const { api, user } = openOperation()
    api.on(approveTriangulation, refusing(500, 'x'))
    await user.click(await releaseButton())
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Liberar operação' }))
    expect(await screen.findByText('Erro ao liberar operação')).toBeTruthy()
    expect(await total()).toBeTruthy()
  })

  test('TRI-009 C-76 an operation that the ERP refused is editable again and shows the reason', async () => {
    const reason = 'Operação de conta e ordem recusada pelo ERP: Cliente bloqueado'
    openOperation({ operation: { refusal: { reason, at: '2026-11-21T19:45:00.000Z' } } })
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(await total()).toBeTruthy()
    expect(isRefused(await releaseButton())).toBe(false)
  })

  test.each([
    ['PROCESSING', true],
    ['APPROVED', false],
  ] as const)('TRI-024 TRI-010 %s: the NF-e is disabled %s', async (status, refused) => {
    openOperation({ operation: { status } })
    expect(isRefused(await screen.findByRole('button', { name: 'Ver NF-e' }))).toBe(refused)
  })

  test('TRI-024 NFE-001 the button opens the NF-e of the shipment, loaded by its own call', async () => {
    const { api, user } = openOperation({ operation: { status: 'APPROVED' } })
    api.on(showTriangulationInvoice, refusing(404, 'Erro ao encontrar Nota fiscal de Remessa por Conta e Ordem'))
    await user.click(await screen.findByRole('button', { name: 'Ver NF-e' }))
    const dialog = await screen.findByRole('dialog', { name: 'NF-e de Remessa por Conta e Ordem do pedido 10482' })
    expect(await within(dialog).findByText('Erro ao encontrar Nota fiscal de Remessa por Conta e Ordem')).toBeTruthy()
    expect(api.callsTo(showTriangulationInvoice).map(({ params }) => params)).toEqual([{ id: '10482' }])
  })

  test('TRI-024 C-29 the NF-e is disabled with the reason for users who may not see prices', async () => {
    const { api } = openOperation({ role: 'MANAGER', operation: { status: 'APPROVED' } })
    api.on(readSession, aSession('MANAGER', { canViewProductPrices: false }))
    const reason = 'A nota fiscal mostra preços, que o seu usuário não pode ver.'
    const button = await screen.findByRole('button', { name: 'Ver NF-e', description: reason })
    expect(isRefused(button)).toBe(true)
  })
})
