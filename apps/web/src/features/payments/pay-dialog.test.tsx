import { showOrder } from '@girassol/contract/orders'
import { listBankAccounts } from '@girassol/contract/payment-methods'
import { type ChargeView, listCharges, openCheckout, openPix } from '@girassol/contract/payments'
import { readSession } from '@girassol/contract/session'
import type { Role } from '@girassol/domain/access'
import { type OrderStatus, orderStatuses } from '@girassol/domain/orders'
import { anOrder } from '@girassol/test-data/orders'
import { aSession } from '@girassol/test-data/sessions'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SessionProvider } from '../../access/session.tsx'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { stopClock } from '../../lib/test-stopped-clock.ts'
import { PayDialog } from './pay-dialog.tsx'

const failed = 'Ocorreu um erro ao gerar checkout para pagamento, entre em contato com nosso time comercial.'

const charge = (rest: Partial<ChargeView> = {}): ChargeView => ({
  id: rest.part ?? 1,
  part: 1,
  means: 'CREDIT_CARD',
  amount: 6000,
  installments: 3,
  state: 'OPEN',
  dueDate: '2026-11-24',
  url: 'https://pay.example/1',
  code: null,
  paidAmount: 0,
  settlement: null,
  ...rest,
})

const boleto = charge({
  part: 2,
  means: 'BARCODE',
  url: 'https://pay.example/2',
  code: '34191090080001',
  amount: 4125.93,
})

const checkout = (parts: readonly ChargeView[], message: string | null = null) => ({
  isError: message !== null,
  message,
  mundipaggBoletoUrl: null,
  mundipaggCheckoutToken: null,
  mundipaggCheckoutUrl: null,
  parts: [...parts],
})

const pix = (code = '00020101021226GIRASSOL6304ABCD') => ({
  mundipaggPixUrl: 'https://pay.example/pix.png',
  mundipaggPixQrCode: code,
  dueDate: '2026-11-24',
})

type Fields = Parameters<typeof anOrder>[0]

const open = (fields: Fields) => {
  const onClose = vi.fn()
  const user = userEvent.setup()
  renderScreen(
    <SessionProvider>
      <PayDialog order={anOrder({ status: 'INVOICE_APPROVED', ...fields })} onClose={onClose} />
    </SessionProvider>,
  )
  return { onClose, user }
}

const approved = anOrder({ status: 'INVOICE_APPROVED' })
const moved = (status: OrderStatus) => {
  const pay = { allowed: false, reason: `Só com o status “Aprovado”; agora é “${orderStatuses[status].label}”.` }
  return anOrder({ status, actions: { ...approved.actions, pay } })
}

const serving = (role: Role = 'INTEGRATOR') =>
  fakeApi().on(readSession, aSession(role)).on(listCharges, []).on(showOrder, approved)
const part = async (name: string) => within(await screen.findByRole('listitem', { name }))

afterEach(() => void vi.useRealTimers())

describe('paying by card or boleto', () => {
  test('PAY-041 PAY-042 each part has its page and its link, and one of them is marked as next', async () => {
    const api = serving().on(openCheckout, checkout([charge(), boleto]))
    open({ paymentMethod: 'CREDIT_CARD + BARCODE' })
    expect(await screen.findByRole('dialog', { name: 'Pagar pedido 10482' })).toBeTruthy()
    const card = await part('Cartão 1')
    const page = card.getByRole('link', { name: 'Pagar com cartão' })
    expect(page.getAttribute('href')).toBe('https://pay.example/1')
    expect(page.getAttribute('data-variant')).toBe('next')
    expect(screen.getByRole('listitem', { name: 'Cartão 1' }).textContent).toMatch(/R\$\s6\.000,00 em 3×/)
    const slip = (await part('Boleto')).getByRole('link', { name: 'Abrir boleto' })
    expect(slip.getAttribute('href')).toBe('https://pay.example/2')
    expect(slip.getAttribute('data-variant')).toBe('default')
    expect(api.callsTo(openCheckout).map(({ params }) => params)).toEqual([{ id: '10482' }])
  })

  test('PAY-053 PAY-054 a copied link is confirmed for half a second', async () => {
    serving().on(openCheckout, checkout([charge()]))
    open({ paymentMethod: 'CREDIT_CARD' })
    const copy = await screen.findByRole('button', { name: 'Copiar link' })
    const clock = stopClock()
    fireEvent.click(copy)
    await clock.pass(499)
    expect(screen.getByText('Link do checkout copiado.').getAttribute('role')).toBe('status')
    expect(await navigator.clipboard.readText()).toBe('https://pay.example/1')
    await clock.pass(1)
    expect(screen.queryByText('Link do checkout copiado.')).toBeNull()
  })

  test('PAY-050 a refused charge shows the gateway’s own words', async () => {
    const api = serving().on(openCheckout, checkout([charge({ state: 'REFUSED' })], 'Documento do pagador recusado.'))
    const { user } = open({ paymentMethod: 'CREDIT_CARD' })
    expect((await screen.findByRole('alert')).textContent).toContain('Documento do pagador recusado.')
    expect((await part('Cartão')).getByText('Recusado')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    api.on(openCheckout, checkout([charge()]))
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: 'Pagar com cartão' })).toBeTruthy()
    expect(screen.queryByText('Documento do pagador recusado.')).toBeNull()
  })

  test('PAY-051 a failure is shown in the quoted words and can be retried', async () => {
    const api = serving().on(openCheckout, refusing(500, 'boom'))
    const { user } = open({ paymentMethod: 'BARCODE' })
    expect((await screen.findByRole('alert')).textContent).toContain(failed)
    api.on(openCheckout, checkout([boleto]))
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('link', { name: 'Abrir boleto' })).toBeTruthy()
    expect(screen.queryByText(failed)).toBeNull()
  })

  test('C-141 a paid part is shown as paid, and the other one is marked as next', async () => {
    const second = charge({ part: 2, url: 'https://pay.example/2' })
    serving()
      .on(openCheckout, checkout([charge(), second]))
      .on(listCharges, [charge({ state: 'PAID' }), second])
    open({ paymentMethod: 'CREDIT_CARD + CREDIT_CARD' })
    expect(await (await part('Cartão 1')).findByText('Pago')).toBeTruthy()
    expect((await part('Cartão 2')).getByRole('link').getAttribute('data-variant')).toBe('next')
    expect((await part('Cartão 1')).queryByRole('link')).toBeNull()
  })
})

describe('paying by Pix', () => {
  test('PAY-041 PAY-043 the code is shown as a QR picture and as text, and can be copied', async () => {
    serving().on(openPix, pix())
    const { user } = open({ paymentMethod: 'PIX' })
    expect(await screen.findByRole('img', { name: 'QR Code do Pix' })).toBeTruthy()
    expect(screen.getByText(/Pague até 24\/11\/2026/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Copiar código Pix' }))
    expect(await screen.findByText('Código Pix copiado.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe('00020101021226GIRASSOL6304ABCD')
  })

  test('PAY-052 a missing QR code shows whom to contact', async () => {
    serving().on(openPix, pix(''))
    open({ paymentMethod: 'PIX' })
    expect((await screen.findByRole('alert')).textContent).toBe('QR Code não encontrado, entre em contato conosco.')
    expect(screen.queryByRole('button', { name: 'Copiar código Pix' })).toBeNull()
  })

  test('PAY-052 a code too long to draw can still be copied', async () => {
    serving().on(openPix, pix('x'.repeat(700)))
    open({ paymentMethod: 'PIX' })
    expect(await screen.findByText('QR Code não encontrado, entre em contato conosco.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copiar código Pix' })).toBeTruthy()
  })

  test('PAY-051 a failure is shown in the quoted words, a refusal in its own', async () => {
    const api = serving().on(openPix, refusing(500, 'boom'))
    const { user } = open({ paymentMethod: 'PIX' })
    expect((await screen.findByRole('alert')).textContent).toContain(failed)
    api.on(openPix, refusing(409, 'O pagamento deste pedido está em conferência pelo financeiro.'))
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByText('O pagamento deste pedido está em conferência pelo financeiro.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  })

  test('PAY-043 after payment the confirmation replaces the code', async () => {
    serving()
      .on(openPix, pix())
      .on(listCharges, [charge({ means: 'PIX', state: 'PAID' })])
    open({ paymentMethod: 'PIX' })
    expect(await screen.findByText('Pagamento recebido.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'QR Code do Pix' })).toBeNull()
  })
})

describe('an order that changes while it is being paid', () => {
  const methods = [
    ['CREDIT_CARD', 'Pagar com cartão'],
    ['PIX', 'Copiar código Pix'],
  ] as const

  test.each(methods)(
    'PAY-041 C-50 cancelled elsewhere, %s cannot be paid any more, which is shown without a button',
    async (...row) => {
      const [paymentMethod, action] = row
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const api = serving()
        .on(openCheckout, checkout([charge()]))
        .on(openPix, pix())
      open({ paymentMethod })
      expect(await screen.findByText(action)).toBeTruthy()
      api.on(showOrder, moved('PROCESSING_CANCELLATION'))
      await vi.advanceTimersByTimeAsync(5000)
      expect((await screen.findByRole('alert')).textContent).toContain('agora é “Processando cancelamento”')
      expect(screen.queryByText(action)).toBeNull()
    },
  )

  test.each(methods)('PAY-041 E6 paid in another way, %s is shown as paid', async (paymentMethod) => {
    serving()
      .on(openCheckout, checkout([charge()]))
      .on(openPix, pix())
      .on(showOrder, moved('INVOICE_PAYED'))
    open({ paymentMethod })
    expect(await screen.findByText('Pagamento recebido.')).toBeTruthy()
    expect(screen.queryByText('Não há mais o que pagar aqui.')).toBeNull()
  })

  test('C-86 the accounts of a deposit are hidden once the order is cancelled', async () => {
    serving().on(showOrder, moved('INVOICE_CANCELED'))
    open({ paymentMethod: 'DEPOSIT' })
    expect(await screen.findByText('Não há mais o que pagar aqui.')).toBeTruthy()
    expect(screen.queryByText('Peça os dados da conta ao financeiro da distribuidora.')).toBeNull()
  })
})

describe('paying by deposit', () => {
  test('C-86 the accounts are shown, nothing is charged', async () => {
    const account = {
      id: 1,
      bankNumber: '001',
      bankName: 'Banco do Brasil',
      branchCode: '1234-5',
      bankAccount: '678-1',
    }
    const api = serving('ADMINISTRATOR').on(listBankAccounts, [account])
    open({ paymentMethod: 'DEPOSIT' })
    expect(await screen.findByText('001 · Banco do Brasil, agência 1234-5, conta 678-1')).toBeTruthy()
    expect(api.calls.filter(({ endpoint }) => endpoint.startsWith('POST'))).toEqual([])
  })

  test('C-86 PAY-048 users who may not read them see whom to contact', async () => {
    const api = serving()
    open({ paymentMethod: 'DEPOSIT' })
    expect(await screen.findByText('Peça os dados da conta ao financeiro da distribuidora.')).toBeTruthy()
    expect(api.callsTo(listBankAccounts)).toHaveLength(0)
  })
})
