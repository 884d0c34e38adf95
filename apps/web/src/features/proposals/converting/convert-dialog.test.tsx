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
    return { budgetId: isSeen ? 10_500 : null, changes: isSeen ? [] : changes, proposal: accepted }
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
  serveProposal(accepted).on(convertProposal, { budgetId: 10_501, changes: [], proposal: accepted })
  const { router } = drawProposal()
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Fazer orçamento' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/orcamentos/10501'))
})
