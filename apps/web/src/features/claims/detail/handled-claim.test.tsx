import { type ClaimView, moveClaim, readClaim, replaceSerial } from '@girassol/contract/claims'
import { aClaim } from '@girassol/test-data/claims'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusing } from '../../../lib/fake-api.ts'
import { openClaimScreen } from './test-claim-screen.tsx'

const title = () => screen.findByRole('heading', { level: 1, name: 'Ocorrência R-2026-000031' })
const yellow = () => [...document.querySelectorAll('button[data-variant="next"]')].map(({ textContent }) => textContent)

const allow = (...to: ClaimView['status'][]) => to.map((each) => ({ to: each, allowed: true, reason: null }))

const staffClaim = (rest: Partial<ClaimView> = {}) =>
  aClaim({ actions: allow('IN_ANALYSIS'), mayWriteInternally: true, mayAddPhotos: false, ...rest })

const inAnalysis = (rest: Partial<ClaimView> = {}) =>
  staffClaim({
    status: 'IN_ANALYSIS',
    handler: { id: 4, name: 'Bruno Costa' },
    version: 2,
    actions: allow('WAITING_CUSTOMER', 'APPROVED', 'REFUSED'),
    solutions: ['REPLACE', 'REPAIR'],
    ...rest,
  })

const openMenu = async (user: ReturnType<typeof openClaimScreen>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: 'Ações da ocorrência R-2026-000031' }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

test('CLM-002 the distributor sees the integrator and takes the claim at once', async () => {
  const { api, user, container } = openClaimScreen(staffClaim({ isLate: true }), 'LOGISTICS')
  await title()
  expect(container.querySelector('dl')?.textContent).toContain('IntegradorSol do Cerrado Energia')
  expect(screen.getByText('Atrasada')).toBeTruthy()
  expect(yellow()).toEqual(['AssumirAssumindo…'])
  api.on(moveClaim, inAnalysis()).on(readClaim, inAnalysis())
  await user.dblClick(screen.getByRole('button', { name: 'Assumir' }))
  expect(await screen.findByText('Em análise')).toBeTruthy()
  expect(api.callsTo(moveClaim).map(({ body }) => body)).toEqual([{ to: 'IN_ANALYSIS', version: 1 }])
  await waitFor(() => expect(yellow()).toEqual(['AprovarAprovando…']))
})

test('CLM-002 a claim that changed meanwhile says so, and is shown as it is now', async () => {
  const { api, user } = openClaimScreen(staffClaim(), 'LOGISTICS')
  await title()
  const message = 'A ocorrência mudou enquanto você trabalhava.'
  api.on(moveClaim, refusing(409, message, { reason: 'changedMeanwhile' })).on(readClaim, inAnalysis())
  await user.click(screen.getByRole('button', { name: 'Assumir' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(await screen.findByText('Em análise')).toBeTruthy()
})

test('CLM-002 a dialog of a claim that changed meanwhile leads to the current one', async () => {
  const { api, user } = openClaimScreen(inAnalysis(), 'CUSTOMER_SUCCESS')
  await title()
  await openMenu(user, 'Pedir informação')
  const dialog = within(await screen.findByRole('dialog', { name: 'Pedir informação: R-2026-000031' }))
  await user.click(dialog.getByRole('button', { name: 'Pedir informação' }))
  expect((await dialog.findAllByText(/Campo obrigatório/)).length).toBeGreaterThan(0)
  const message = 'A ocorrência mudou enquanto você trabalhava.'
  api.on(moveClaim, refusing(409, message, { reason: 'changedMeanwhile' }))
  await user.type(dialog.getByRole('textbox', { name: 'O que falta' }), 'A foto da etiqueta.')
  await user.click(dialog.getByRole('button', { name: 'Pedir informação' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'O que falta' }).value).toBe('A foto da etiqueta.')
  api.on(readClaim, inAnalysis({ status: 'CANCELED', actions: [] }))
  await user.click(dialog.getByRole('button', { name: 'Ver como está agora' }))
  expect(await screen.findByText('Cancelada')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('CLM-008 a refusal needs its reason, and is sent with the version that was seen', async () => {
  const { api, user } = openClaimScreen(inAnalysis(), 'LOGISTICS')
  await title()
  await openMenu(user, 'Recusar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Recusar: R-2026-000031' }))
  await user.click(dialog.getByRole('button', { name: 'Recusar' }))
  expect((await dialog.findAllByText(/Campo obrigatório/)).length).toBeGreaterThan(0)
  api.on(moveClaim, inAnalysis({ status: 'REFUSED', actions: [] }))
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Fora do prazo.')
  await user.click(dialog.getByRole('button', { name: 'Recusar' }))
  expect(await screen.findByText('Recusada')).toBeTruthy()
  expect(api.callsTo(moveClaim)[0]?.body).toEqual({ to: 'REFUSED', reason: 'Fora do prazo.', version: 2 })
})

test('CLM-007 a replacement is approved, and the decision names its delivery', async () => {
  const { api, user } = openClaimScreen(inAnalysis(), 'LOGISTICS')
  await title()
  await user.click(screen.getByRole('button', { name: 'Aprovar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar: R-2026-000031' }))
  expect(dialog.getByText('O integrador pediu reposição.')).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Reposição' }).checked).toBe(true)
  expect(dialog.queryByRole('radio', { name: 'Crédito' })).toBeNull()
  expect(dialog.queryByRole('textbox', { name: 'Valor' })).toBeNull()
  const decision = { solution: 'REPLACE', amount: null, reason: null, delivery: 2 } as const
  api.on(moveClaim, inAnalysis({ status: 'APPROVED', decision, actions: allow('RESOLVED') }))
  await user.click(dialog.getByRole('button', { name: 'Aprovar' }))
  const card = within(await screen.findByRole('region', { name: 'Decisão' }))
  expect(card.getByRole('link', { name: 'Entrega 2' }).getAttribute('href')).toBe('/pedidos/10010?aba=entrega')
  expect(api.callsTo(moveClaim)[0]?.body).toEqual({ to: 'APPROVED', solution: 'REPLACE', reason: null, version: 2 })
  expect(yellow()).toEqual(['ResolverResolvendo…'])
})

test('CLM-004 CLM-007 the financial user approves a credit up to what was paid, and sees why the rest is refused', async () => {
  const reason = 'Você não pode decidir isto.'
  const { api, user } = openClaimScreen(
    inAnalysis({
      wish: 'CREDIT',
      solutions: ['CREDIT', 'REFUND'],
      mostAmount: 1290.4,
      actions: [...allow('APPROVED'), { to: 'REFUSED', allowed: false, reason }],
    }),
    'FINANCIAL',
  )
  await title()
  await user.click(screen.getByRole('button', { name: 'Ações da ocorrência R-2026-000031' }))
  expect((await screen.findByRole('menuitem', { name: /Recusar/ })).textContent).toContain(reason)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Aprovar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar: R-2026-000031' }))
  const approve = () => user.click(dialog.getByRole('button', { name: 'Aprovar' }))
  await approve()
  expect((await dialog.findAllByText(/Informe o valor\./)).length).toBeGreaterThan(0)
  const amount = dialog.getByRole('textbox', { name: 'Valor' })
  await user.type(amount, '1290,41')
  await approve()
  expect((await dialog.findAllByText(/O valor passa do que foi pago por estas unidades\./)).length).toBeGreaterThan(0)
  expect(api.callsTo(moveClaim)).toHaveLength(0)
  const decision = { solution: 'CREDIT', amount: 1290.4, reason: null, delivery: null } as const
  api.on(moveClaim, inAnalysis({ status: 'APPROVED', decision, actions: [] }))
  await user.clear(amount)
  await user.type(amount, '1290,40')
  await approve()
  const card = within(await screen.findByRole('region', { name: 'Decisão' }))
  expect(card.getByText('R$ 1.290,40')).toBeTruthy()
  expect(api.callsTo(moveClaim)[0]?.body).toEqual({
    to: 'APPROVED',
    solution: 'CREDIT',
    amount: 1290.4,
    reason: null,
    version: 2,
  })
})

test('CLM-004 who may not approve money reads who does', async () => {
  const { user } = openClaimScreen(inAnalysis({ wish: 'REFUND' }), 'LOGISTICS')
  await title()
  await user.click(screen.getByRole('button', { name: 'Aprovar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar: R-2026-000031' }))
  expect(dialog.getByText('Crédito e reembolso são aprovados pelo financeiro.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Aprovar' }))
  expect((await dialog.findAllByText(/Escolha a solução\./)).length).toBeGreaterThan(0)
})

test('WAR-007 a claimed number is replaced by the new one, and reads so afterwards', async () => {
  const withSerial = (replacedBy: string | null, mayReplaceSerials = true) =>
    staffClaim({
      status: 'APPROVED',
      type: 'DEFECT',
      mayReplaceSerials,
      lines: [
        {
          itemId: 502,
          code: '10100012',
          name: 'INVERSOR SOLARE 5KW',
          type: 'DEFECT',
          quantity: 1,
          serials: [{ id: 9, number: 'SL5K-0001', replacedBy }],
        },
      ],
    })
  const { api, user } = openClaimScreen(withSerial(null), 'LOGISTICS')
  await title()
  await user.click(screen.getByRole('button', { name: 'Informar número novo de SL5K-0001' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Unidade que substitui SL5K-0001' }))
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect((await dialog.findAllByText(/Campo obrigatório/)).length).toBeGreaterThan(0)
  api.on(replaceSerial, refusing(409, 'Este número de série já está registrado.'))
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Número de série novo' })
  await user.type(field, 'SL5K-0777')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText('Este número de série já está registrado.')).toBeTruthy()
  expect(field.value).toBe('SL5K-0777')
  api.on(replaceSerial, withSerial('SL5K-0778'))
  await user.clear(field)
  await user.type(field, 'SL5K-0778')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Substituído por SL5K-0778')).toBeTruthy()
  expect(api.callsTo(replaceSerial).at(-1)?.body).toEqual({ serialId: 9, number: 'SL5K-0778' })
  expect(screen.queryByRole('button', { name: /Informar número novo/ })).toBeNull()
})
