import { showOrder } from '@girassol/contract/orders'
import * as contract from '@girassol/contract/printing'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { recordSavedFiles } from '../../lib/test-saved-files.ts'
import { stopClock } from '../../lib/test-stopped-clock.ts'
import { PrintDialog } from './print-dialog.tsx'

type Fields = Parameters<typeof anOrder>[0]

const paper = (name: string) => ({ data: { data: btoa('%PDF-1.4'), name, xml: null, accessKey: null } })

const shown = (fields: Fields, { role = 'INTEGRATOR', slip = false, invoiced = true, seesPrices = true } = {}) => {
  const order = anOrder(fields)
  const api = fakeApi()
    .on(readSession, aSession(role as Role, { canViewProductPrices: seesPrices }))
    .on(showOrder, order)
    .on(contract.canGetBankSlip, slip)
    .on(contract.hasInvoice, invoiced)
    .on(contract.printAttachment, ({ params }) => paper(`${params.type} 10482`))
  const onClose = vi.fn()
  const open = () =>
    renderScreen(
      <SessionProvider>
        <PrintDialog order={order} onClose={onClose} />
      </SessionProvider>,
    )
  return { api, open, onClose, saved: recordSavedFiles(), user: userEvent.setup() }
}

const papers = async () =>
  (await screen.findAllByRole('checkbox')).map((box) => box.closest('li')?.querySelector('label')?.textContent)

describe('the print dialog', () => {
  test('PRT-001 PRT-002 an order in its status offers its own document and its invoice', async () => {
    const { open } = shown({ status: 'INVOICE_BILLED' })
    open()
    expect(await screen.findByRole('dialog', { name: 'Impressão' })).toBeTruthy()
    expect(await papers()).toEqual(['Pedido', 'Nota fiscal'])
  })

  test('PRT-003 PRT-004 a future sale offers its two invoices instead', async () => {
    const { open } = shown({ status: 'WAITING_DISPATCH', futureSale: 1 })
    open()
    expect(await papers()).toEqual(['Pedido', 'Nota fiscal de venda futura', 'Nota fiscal de simples remessa'])
  })

  test.each([
    [true, ['Pedido', 'Boleto']],
    [false, ['Pedido']],
  ])('PRT-005 when the server answers %s, the slip is offered or not', async (slip, expected) => {
    const { open } = shown({ status: 'INVOICE_APPROVED', paymentMethod: 'BARCODE' }, { slip })
    open()
    expect(await papers()).toEqual(expected)
  })

  test('NFE-001 C-12 the shipment of a triangulation is offered to users whom the server allows', async () => {
    const { open } = shown({ status: 'INVOICE_DELIVERED', isTriangulation: true })
    open()
    expect(await papers()).toEqual(['Pedido', 'Nota fiscal de Remessa por Conta e Ordem'])
  })

  test('NFE-001 C-12 the shipment of a triangulation is not offered to other users', async () => {
    const { open } = shown({ status: 'INVOICE_DELIVERED', isTriangulation: true }, { role: 'LOGISTICS' })
    open()
    expect(await papers()).toEqual(['Pedido'])
  })

  test('C-89 an invoice that the ERP has not issued is disabled with a reason', async () => {
    const { open, user } = shown({ status: 'INVOICE_BILLED' }, { invoiced: false })
    open()
    const box = await screen.findByRole('checkbox', { name: /Nota fiscal/ })
    expect(screen.getByText('A nota fiscal ainda não foi emitida.')).toBeTruthy()
    await user.click(box)
    expect((box as HTMLInputElement).checked).toBe(false)
    expect(screen.queryByRole('button', { name: 'Ver Nota fiscal' })).toBeNull()
  })

  test('C-29 a user who may not see prices sees why the invoice is disabled, and can print the order', async () => {
    const { open, user, api, saved } = shown({ status: 'INVOICE_BILLED' }, { role: 'CONTRIBUTOR', seesPrices: false })
    open()
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Nota fiscal/ })
    expect(screen.getByText('A nota fiscal mostra preços, que o seu usuário não pode ver.')).toBeTruthy()
    await user.click(box)
    expect(box.checked).toBe(false)
    expect(screen.queryByRole('button', { name: 'Ver Nota fiscal' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Baixar' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(api.callsTo(contract.printAttachment).map(({ params }) => params.type)).toEqual(['INVOICE_PDF'])
  })

  test.each(['MARKETING', 'PURCHASE', 'PRODUCTION'])('SEC-021 C-228 %s prints the order alone', async (role) => {
    const { open } = shown({ status: 'INVOICE_BILLED' }, { role })
    open()
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Nota fiscal/ })
    expect(box.checked).toBe(false)
    expect(
      screen.getByText('Este documento mostra dados pessoais do cliente, que a sua função não pode ver.'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Baixar' })).toBeTruthy()
  })

  test('PRT-009 several documents are requested at once and saved, and the dialog closes', async () => {
    const { api, open, user, onClose, saved } = shown({ status: 'INVOICE_BILLED' })
    const waiting: (() => void)[] = []
    api.on(contract.printAttachment, async ({ params }) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return paper(`${params.type} 10482`)
    })
    open()
    await user.click(await screen.findByRole('checkbox', { name: 'Nota fiscal' }))
    await user.click(screen.getByRole('button', { name: 'Baixar 2 documentos' }))
    await waitFor(() => expect(waiting).toHaveLength(2))
    expect(saved).toEqual([])
    for (const resolve of waiting) resolve()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(saved.map(({ name }) => name)).toEqual(['INVOICE_PDF 10482.pdf', 'NF 10482.pdf'])
  })

  test('PRT-010 a document that does not exist is named and stays selected; the others are saved', async () => {
    const { api, open, user, onClose, saved } = shown({ status: 'INVOICE_BILLED' })
    api.on(contract.printAttachment, ({ params }) =>
      params.type === 'NF' ? refusing(404, 'Erro ao encontrar Nota fiscal') : paper('Pedido 10482'),
    )
    open()
    await user.click(await screen.findByRole('checkbox', { name: 'Nota fiscal' }))
    await user.click(screen.getByRole('button', { name: 'Baixar 2 documentos' }))
    expect(await screen.findByText('Erro ao encontrar Nota fiscal')).toBeTruthy()
    expect(saved).toHaveLength(1)
    expect(onClose).not.toHaveBeenCalled()
    const chosen = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
    expect(chosen).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Baixar' })).toBeTruthy()
  })

  test('PRT-011 when the options cannot be loaded, the order itself can still be printed', async () => {
    const { api, open, user, onClose } = shown({ status: 'INVOICE_BILLED' })
    api.on(contract.canGetBankSlip, refusing(500, 'x'))
    open()
    expect(await screen.findByText('Erro ao carregar opções')).toBeTruthy()
    expect(api.callsTo(contract.canGetBankSlip)).toHaveLength(1)
    expect(await papers()).toEqual(['Pedido'])
    api.on(contract.canGetBankSlip, false)
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(async () => expect(await papers()).toEqual(['Pedido', 'Nota fiscal']))
    await user.click(screen.getByRole('button', { name: 'Baixar' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  test('PRT-001 with nothing chosen nothing is requested', async () => {
    const { api, open, user } = shown({ status: 'INVOICE' })
    open()
    await user.click(await screen.findByRole('checkbox', { name: 'Pedido' }))
    await user.click(screen.getByRole('button', { name: 'Baixar' }))
    expect(api.callsTo(contract.printAttachment)).toHaveLength(0)
  })
})

describe('the NF-e viewer', () => {
  const key = '35260211222333000181550010000123451123456789'
  const invoice = (name: string) => ({
    data: { data: btoa('%PDF-1.4'), name, xml: btoa('<nfeProc/>'), accessKey: key },
  })

  const viewed = [
    {
      fields: { isTriangulation: true, status: 'INVOICE_DELIVERED' },
      name: 'Nota fiscal de Remessa por Conta e Ordem',
      title: 'NF-e de Remessa por Conta e Ordem do pedido 10482',
      endpoint: contract.showTriangulationInvoice,
    },
    {
      fields: { futureSale: 1, status: 'INVOICE_BILLED' },
      name: 'Nota fiscal de simples remessa',
      title: 'NF-e de simples remessa do pedido 10482',
      endpoint: contract.showSimpleShipmentInvoice,
    },
    {
      fields: { futureSale: 1, status: 'FUTURE_SALE' },
      name: 'Nota fiscal de venda futura',
      title: 'NF-e de venda futura do pedido 10482',
      endpoint: contract.showFutureSaleInvoice,
    },
  ] as const

  test.each(viewed)('NFE-001 NFE-002 NFE-003 $title, with its key and both files', async (one) => {
    const { api, open, user, saved } = shown(one.fields)
    api.on(one.endpoint, invoice(`${one.name} 10482`))
    open()
    await user.click(await screen.findByRole('button', { name: `Ver ${one.name}` }))
    expect(await screen.findByRole('dialog', { name: one.title })).toBeTruthy()
    expect(await screen.findByText('3526 0211 2223 3300 0181 5500 1000 0123 4511 2345 6789')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Baixar XML' }))
    await user.click(screen.getByRole('button', { name: 'Baixar PDF' }))
    expect(saved.map((file) => file.name)).toEqual([`${one.name} 10482.xml`, `${one.name} 10482.pdf`])
    await user.click(screen.getByRole('button', { name: 'Voltar' }))
    expect(await screen.findByRole('dialog', { name: 'Impressão' })).toBeTruthy()
  })

  test('NFE-005 a failure is reported, and there is no second request', async () => {
    const { api, open, user } = shown({ futureSale: 1, status: 'INVOICE_BILLED' })
    api.on(contract.showSimpleShipmentInvoice, refusing(500, 'x'))
    open()
    await user.click(await screen.findByRole('button', { name: 'Ver Nota fiscal de simples remessa' }))
    expect(await screen.findByText('Ocorreu um erro ao buscar a nota fiscal.')).toBeTruthy()
    await stopClock().pass(60_000)
    expect(api.callsTo(contract.showSimpleShipmentInvoice)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Baixar PDF' })).toBeNull()
  })
})
