import { findCep, listCities, listStates } from '@girassol/contract/customers'
import { convertProposal } from '@girassol/contract/proposals'
import { aSentProposal } from '@girassol/test-data/proposals'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { drawProposal, serveProposal } from '../editor/test-draw-proposal.tsx'

const refused = { allowed: false, reason: 'Agora não.' } as const

const accepted = aSentProposal({
  status: 'ACCEPTED',
  version: 6,
  acceptance: {
    version: 1,
    acceptedAt: '2026-11-24T15:00:00.000Z',
    name: 'Helena Martins Prado',
    document: '52998224725',
    signerDocument: null,
    email: null,
    address: '203.0.113.7',
    sha256: 'a'.repeat(64),
  },
  actions: {
    edit: refused,
    send: refused,
    openVersion: refused,
    revoke: refused,
    convert: { allowed: true },
    remove: refused,
  },
})

const changes = [
  {
    productErpCode: '10010005',
    productName: 'MODULO HELIAR 550W MONO PERC 144C',
    quantity: 10,
    unitValue: { before: 449.9, after: 489.9 },
    availability: { before: 'Immediate' as const, after: '2026-12-10' },
    state: 'changed' as const,
  },
  {
    productErpCode: '10020001',
    productName: 'INVERSOR VOLTARA 5KW',
    quantity: 1,
    unitValue: { before: 3200, after: null },
    availability: { before: 'Immediate' as const, after: null },
    state: 'gone' as const,
  },
]

const serveChanges = () => {
  const api = serveProposal(accepted).on(convertProposal, ({ body }) => {
    const isSeen = (body as { changesSeen: boolean }).changesSeen
    return {
      budgetId: isSeen ? 10_500 : null,
      changes: isSeen ? [] : changes,
      needsCustomer: false,
      proposal: accepted,
    }
  })
  return api
}

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Fazer orçamento' }))
  return within(await screen.findByRole('dialog', { name: 'Fazer orçamento da proposta 42' }))
}

test('PROP-024 what changed is listed with before and after, and the budget is made after the yes', async () => {
  const api = serveChanges()
  const { router } = drawProposal()
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Serviço faturado pela distribuidora' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Fazer orçamento' }))
  const items = (await dialog.findAllByRole('listitem')).map((item) => item.textContent?.replaceAll('\u00A0', ' '))
  expect(items[0]).toContain('de R$ 449,90para R$ 489,90')
  expect(items[0]).toContain('de imediatopara 10/12/2026')
  expect(items[1]).toContain('Fora de linha')
  expect(router.state.location.pathname).toBe('/propostas/42')
  await userEvent.click(dialog.getByRole('button', { name: 'Fazer com os preços de hoje' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orcamentos/10500'))
  expect(api.callsTo(convertProposal).map(({ body }) => body)).toEqual([
    { version: 6, changesSeen: false, asService: true },
    { version: 6, changesSeen: true, asService: true },
  ])
})

test('PROP-024 cancelling after the changes makes no budget', async () => {
  const api = serveChanges()
  drawProposal()
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Fazer orçamento' }))
  await dialog.findAllByRole('listitem')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.callsTo(convertProposal).map(({ body }) => body)).toEqual([
    { version: 6, changesSeen: false, asService: false },
  ])
})

test('PROP-023 a proposal without changes becomes a budget at once', async () => {
  serveProposal(accepted).on(convertProposal, {
    budgetId: 10_501,
    changes: [],
    needsCustomer: false,
    proposal: accepted,
  })
  const { router } = drawProposal()
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Fazer orçamento' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orcamentos/10501'))
})

test('PROP-023 C-173 who signed and is no customer is registered with the typed address', async () => {
  const api = serveProposal(accepted)
    .on(convertProposal, ({ body }) => {
      const isGiven = (body as { customer?: object }).customer !== undefined
      return { budgetId: isGiven ? 10_502 : null, changes: [], needsCustomer: !isGiven, proposal: accepted }
    })
    .on(listStates, [{ sigla: 'SP', nome: 'São Paulo' }])
    .on(listCities, [{ code: '3550308', name: 'São Paulo' }])
    .on(findCep, {
      street: 'Avenida Paulista',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      cityCode: '3550308',
      state: 'SP',
    })
  const { router } = drawProposal()
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Fazer orçamento' }))
  const form = within(await dialog.findByRole('region', { name: 'Cadastro do cliente' }))
  const readText = (name: string) => form.getByRole<HTMLInputElement>('textbox', { name }).value
  form.getByText('529.982.247-25')
  expect(readText('Telefone')).toBe('(11) 90000-0177')
  await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar e orçar' }))
  await form.findByRole('link', { name: /^CEP: / })
  await userEvent.type(form.getByRole('textbox', { name: 'CEP' }), '01310100')
  await waitFor(() => expect(readText('Endereço')).toBe('Avenida Paulista'))
  await userEvent.type(form.getByRole('textbox', { name: 'Número' }), '10')
  await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar e orçar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orcamentos/10502'))
  expect(api.callsTo(convertProposal).map(({ body }) => body)).toMatchObject([
    { changesSeen: false },
    {
      changesSeen: false,
      customer: {
        phone: '11900000177',
        email: 'helena@example.com',
        addressCep: '01310100',
        addressDescription: 'Avenida Paulista',
        addressNumber: '10',
        addressNeighborhood: 'Bela Vista',
        erpCity: '3550308',
      },
    },
  ])
  expect(JSON.stringify(api.callsTo(convertProposal)[1]?.body)).not.toContain('52998224725')
})
