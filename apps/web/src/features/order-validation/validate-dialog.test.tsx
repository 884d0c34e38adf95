import { simulateDiscount } from '@girassol/contract/cart'
import { checkValidation, type ValidationCheck, validateOrder } from '@girassol/contract/order-validation'
import { recalculateAvailability, recalculateDeliveryDate } from '@girassol/contract/orders'
import { calculateCarrierFreight } from '@girassol/contract/shipping'
import { anOrder } from '@girassol/test-data/orders'
import { notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi, refusing } from '../../lib/fake-api.ts'
import { renderScreen } from '../../lib/render-screen.tsx'
import { ValidateDialog } from './validate-dialog.tsx'

const order = anOrder({ addressType: 'same' })

const check = (rest: Partial<ValidationCheck> = {}): ValidationCheck => ({
  invoice: order,
  minDeliveryDate: '2026-11-24',
  deliveryDateSeparationCapacity: [
    { date: '2026-11-24', quantity: 0 },
    { date: '2026-11-25', quantity: 1 },
    { date: '2026-11-26', quantity: 12 },
    { date: '2026-12-01', quantity: 12 },
  ],
  canDoTriangulation: true,
  ...rest,
})

const { discountValue, percentage, subTotal, subTotalWithDiscount, freightValue, freightPercentage } = order
const { rawInvoice, interestValue, interestPercentage, grossCommission, netCommission } = order
const simulated = {
  discountValue,
  percentage,
  subTotal,
  subTotalWithDiscount,
  freightValue,
  freightPercentage,
  rawInvoice,
  interestValue,
  interestPercentage,
  grossCommission,
  netCommission,
  totalInvoice: 10_025.93,
  marginLiquid: 13.4,
  isMarginBelowAllowed: false,
  grossFreight: 300.03,
}

const steady = { updated: false, unavailableItems: [] }

const serving = (answer = check()) =>
  fakeApi()
    .on(recalculateAvailability, steady)
    .on(recalculateDeliveryDate, { updated: true })
    .on(checkValidation, answer)
    .on(simulateDiscount, simulated)
    .on(validateOrder, order)
    .on(calculateCarrierFreight, { fretefyFreightValue: null, carrier: null, totalCubage: null })

beforeEach(() => notifications.clean())

const open = () => {
  const onClose = vi.fn()
  renderScreen(<ValidateDialog order={order} onClose={onClose} />)
  return { onClose, user: userEvent.setup() }
}

const discountField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Desconto' })
const day = (name: RegExp) => screen.getByRole('button', { name })
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Validar Pedido' }))

describe('opening the validation', () => {
  test('VAL-001 VAL-002 VAL-004 the availability is recalculated first, then the date, then the order is read', async () => {
    const recalculated = Promise.withResolvers<typeof steady>()
    const api = serving().on(recalculateAvailability, () => recalculated.promise)
    open()
    expect(await screen.findByRole('dialog', { name: 'Validar pedido 10482' })).toBeTruthy()
    await waitFor(() => expect(api.callsTo(recalculateAvailability)).toHaveLength(1))
    expect(api.calls).toHaveLength(1)
    recalculated.resolve(steady)
    await discountField()
    expect(api.calls.slice(0, 3).map(({ endpoint }) => endpoint)).toEqual([
      'PATCH /invoice/:id/recalculate',
      'PATCH /invoice/:id/delivery-date',
      'GET /invoice/:id/validate',
    ])
    for (const name of ['Desconto', 'Desconto no frete (opcional)', 'Feedback (opcional)']) {
      expect(screen.getByRole('textbox', { name })).toBeTruthy()
    }
    for (const name of ['Venda futura', 'Conta e ordem', 'Destacar frete na NF']) {
      expect(screen.getByRole('switch', { name })).toBeTruthy()
    }
    expect(screen.getByRole('group', { name: 'Data de entrega' })).toBeTruthy()
  })

  test('VAL-005 changed availability warns and stops; a restart continues once it is stable', async () => {
    const item = { productErpCode: '10010005', productName: 'Módulo HELIAR 550W' }
    const api = serving().on(recalculateAvailability, { updated: true, unavailableItems: [item] })
    const { user } = open()
    expect(await screen.findByText('O pedido deve ser validado novamente, com as novas datas.')).toBeTruthy()
    expect(screen.getByText('Sem disponibilidade: Módulo HELIAR 550W.')).toBeTruthy()
    expect(api.callsTo(recalculateDeliveryDate)).toHaveLength(0)
    api.on(recalculateAvailability, steady)
    await user.click(screen.getByRole('button', { name: 'Validar novamente' }))
    expect(await discountField()).toBeTruthy()
    expect(api.callsTo(recalculateDeliveryDate)).toHaveLength(1)
  })

  test('VAL-021 a check that fails is shown in the quoted words, with another try', async () => {
    const api = serving().on(checkValidation, refusing(409, 'Este pedido já foi validado.'))
    const { user } = open()
    expect(await screen.findByText('Erro ao verificar se o pedido pode ser validado')).toBeTruthy()
    api.on(checkValidation, check())
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await discountField()).toBeTruthy()
  })
})

describe('the fields of the validation', () => {
  test('VAL-006 VAL-008 VAL-010 VAL-016 VAL-020 each missing field is reported; a complete form is sent in the format of the API', async () => {
    const api = serving()
    const { user, onClose } = open()
    await user.clear(await discountField())
    await submit(user)
    expect(screen.getByText('Confira 2 campos')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Desconto: Campo obrigatório' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Data de entrega: Campo obrigatório' })).toBeTruthy()
    expect(screen.getAllByText('Campo obrigatório')).toHaveLength(2)
    expect(api.callsTo(validateOrder)).toHaveLength(0)
    await user.type(await discountField(), '10,123456')
    expect((await discountField()).value).toBe('10,12345') // VAL-008
    await user.click(day(/^25 de novembro, quarta-feira, 1 vaga$/))
    await user.click(screen.getByRole('switch', { name: 'Venda futura' }))
    await user.type(screen.getByRole('textbox', { name: 'Feedback (opcional)' }), ' Combinado ')
    await submit(user)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(validateOrder)[0]?.body).toEqual({
      version: 1,
      discount: 10.12345,
      deliveryDate: '2026-11-25',
      isFutureSale: true,
      isTriangulation: false,
      highlightShippingNf: false,
      feedback: 'Combinado',
      freightDiscount: 0,
    })
    expect(await screen.findByText('Pedido validado com sucesso')).toBeTruthy() // VAL-020
  })

  test('VAL-009 VAL-007 USE-007 an amount above the subtotal is ignored with the limit as its reason, one below zero too', async () => {
    serving()
    const { user } = open()
    const field = await discountField()
    await user.clear(field)
    await user.type(field, '9375,9')
    await user.type(field, '9')
    expect(field.value).toBe('R$\u00A09.375,9')
    expect(screen.getByRole('textbox', { name: 'Desconto', description: /^Até R\$/ })).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.clear(field)
    expect(field.getAttribute('aria-invalid')).not.toBe('true')
    await user.type(field, '-5')
    expect(field.value).toBe('5')
  })

  test('VAL-011 VAL-012 days that are full, closed or too early cannot be chosen, and say why', async () => {
    serving()
    const { user } = open()
    await discountField()
    const full = day(/^24 de novembro, terça-feira, sem vagas$/)
    const early = day(/^23 de novembro, segunda-feira, antes da data mínima$/)
    const closed = day(/^28 de novembro, sábado, sem separação$/)
    for (const button of [full, early, closed]) {
      expect(button.getAttribute('aria-disabled')).toBe('true')
      await user.click(button)
      expect(button.getAttribute('aria-pressed')).toBe('false')
    }
    await user.click(day(/^26 de novembro, quinta-feira, 12 vagas$/))
    expect(screen.getByText('26/11/2026')).toBeTruthy()
  })

  test('VAL-013 a pickup has no date field', async () => {
    const api = serving(check({ invoice: anOrder({ addressType: 'pickup' }) }))
    const { user, onClose } = open()
    await discountField()
    expect(screen.queryByRole('group', { name: 'Data de entrega' })).toBeNull()
    await submit(user)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(validateOrder)[0]?.body).toMatchObject({ deliveryDate: null })
  })

  test('VAL-014 conta e ordem turns the future sale off and disables it', async () => {
    serving()
    const { user } = open()
    await discountField()
    const future = screen.getByRole<HTMLInputElement>('switch', { name: 'Venda futura' })
    await user.click(future)
    expect(future.checked).toBe(true)
    await user.click(screen.getByRole('switch', { name: 'Conta e ordem' }))
    expect([future.checked, future.getAttribute('aria-disabled')]).toEqual([false, 'true'])
    await user.click(future)
    expect(future.checked).toBe(false)
  })

  test('C-78 an integrator without conta e ordem cannot select it, and the switch shows why', async () => {
    serving(check({ canDoTriangulation: false }))
    const { user } = open()
    await discountField()
    const operation = screen.getByRole<HTMLInputElement>('switch', { name: 'Conta e ordem' })
    await user.click(operation)
    expect(operation.checked).toBe(false)
    expect(screen.getByText('Este integrador não faz conta e ordem.')).toBeTruthy()
  })

  test('VAL-018 C-82 the new total and the margin are shown before anything is stored', async () => {
    const api = serving()
    const { user } = open()
    const field = await discountField()
    await user.clear(field)
    await user.type(field, '100')
    const line = await screen.findByText(/margem 13,4%/)
    expect(line.textContent?.replace(/\s/g, ' ')).toBe('Total R$ 10.125,93 R$ 10.025,93 · margem 13,4%')
    await waitFor(() =>
      expect(api.callsTo(simulateDiscount).at(-1)?.body).toEqual({ discountValue: 100, freightDiscount: 0 }),
    )
    await user.type(screen.getByRole('textbox', { name: /^Desconto no frete/ }), '400')
    await submit(user)
    const sentence = 'O desconto no frete vai de zero até o valor do frete.'
    expect(within(screen.getByRole('alert')).getByText(`Desconto no frete: ${sentence}`)).toBeTruthy()
  })

  test('REL-006 C-233 a discount that leaves nothing to pay is refused before anything is sent', async () => {
    const api = serving().on(simulateDiscount, { ...simulated, totalInvoice: 0 })
    const { user } = open()
    const field = await discountField()
    await user.clear(field)
    await user.type(field, '100')
    await screen.findByText(/margem 13,4%/)
    await submit(user)
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Desconto: O valor total precisa ser maior que zero.')).toBeTruthy()
    expect(api.callsTo(validateOrder)).toEqual([])
  })

  test('C-183 the agreed discount is shown as given, and another one is sent only after a confirmation', async () => {
    const agreed = anOrder({ addressType: 'pickup', discountValue: 248, hasAgreement: true, agreedDiscount: 248 })
    const api = serving(check({ invoice: agreed }))
    const { user, onClose } = open()
    const field = await discountField()
    expect(screen.getByText(/^Desconto acordado na negociação: R\$\s248,00$/)).toBeTruthy()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.clear(field)
    await user.type(field, '100')
    expect(screen.getByText(/^O integrador aceitou R\$\s248,00\. Com outro desconto/)).toBeTruthy()
    await submit(user)
    expect(screen.getAllByText('Confirme que o desconto acordado muda, ou volte a ele.').length).toBeGreaterThan(0)
    expect(api.callsTo(validateOrder)).toEqual([])
    await user.clear(field)
    await user.type(field, '248')
    expect(screen.queryByText('Confirme que o desconto acordado muda, ou volte a ele.')).toBeNull()
    await user.clear(field)
    await user.type(field, '90')
    await user.click(screen.getByRole('checkbox', { name: 'Mudar o desconto acordado' }))
    await submit(user)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(validateOrder)[0]?.body).toMatchObject({ discount: 90 })
    expect(api.callsTo(validateOrder)[0]?.body).not.toHaveProperty('isChangeConfirmed')
  })

  test('VAL-022 a simulation that fails is shown in the quoted words', async () => {
    serving().on(simulateDiscount, refusing(404, 'x'))
    open()
    expect(await screen.findByText('Ocorreu um erro ao aplicar desconto no pedido.')).toBeTruthy()
  })

  test('C-29 a user who sees no values sends no discount', async () => {
    const hidden = anOrder({ addressType: 'pickup', subTotal: null, discountValue: null, totalInvoice: null })
    const api = serving(check({ invoice: hidden }))
    const { user, onClose } = open()
    await user.click(await screen.findByRole('button', { name: 'Validar Pedido' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(validateOrder)[0]?.body).not.toHaveProperty('discount')
    expect(api.callsTo(simulateDiscount)).toHaveLength(0)
  })
})

describe('sending the validation', () => {
  test('VAL-017 the freight is requested from the hub afterwards, and its failure does not affect the validation', async () => {
    const api = serving().on(calculateCarrierFreight, refusing(500, 'x'))
    const { onClose } = await filled()
    await waitFor(() => expect(api.callsTo(calculateCarrierFreight)).toHaveLength(1))
    const names = api.calls.map(({ endpoint }) => endpoint)
    expect(names.indexOf('PATCH /invoice/:id/calc-freight-fretefy-value')).toBeGreaterThan(
      names.indexOf('PATCH /invoice/:id/validate'),
    )
    expect(onClose).toHaveBeenCalled()
    expect(screen.queryByText('Ocorreu um erro ao validar o pedido')).toBeNull()
  })

  const filled = async () => {
    const { user, onClose } = open()
    await discountField()
    await user.click(day(/^26 de novembro, quinta-feira, 12 vagas$/))
    await user.type(screen.getByRole('textbox', { name: 'Feedback (opcional)' }), 'Combinado')
    await submit(user)
    return { user, onClose }
  }

  test('VAL-019 a failure is a toast in the quoted words; what was typed stays', async () => {
    serving().on(validateOrder, refusing(500, 'Internal Server Error'))
    const { onClose } = await filled()
    expect(await screen.findByText('Ocorreu um erro ao validar o pedido')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback (opcional)' }).value).toBe('Combinado')
  })

  test('REL-010 C-237 an order that changed meanwhile is read from the refusal, and what was typed stays', async () => {
    const sentence =
      'O pedido mudou depois que você o abriu. Desconto alterado por Renato Torres em 23/11/2026 às 12:00.'
    const api = serving().on(validateOrder, refusing(409, sentence, { reason: 'changedMeanwhile' }))
    const { user, onClose } = await filled()
    expect(await screen.findByText(sentence)).toBeTruthy()
    api.on(checkValidation, check({ invoice: { ...order, version: 2 } })).on(validateOrder, order)
    await user.click(screen.getByRole('button', { name: 'Ver como está agora' }))
    await discountField()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback (opcional)' }).value).toBe('Combinado')
    await submit(user)
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.callsTo(validateOrder).map(({ body }) => (body as { version: number }).version)).toEqual([1, 2])
  })

  test('VAL-005 a changed availability while typing restarts the check, and what was typed stays', async () => {
    const gone = { reason: 'availabilityChanged' }
    const api = serving().on(validateOrder, refusing(409, 'A disponibilidade dos itens mudou.', gone))
    api.on(recalculateAvailability, () =>
      api.callsTo(recalculateAvailability).length === 2 ? { updated: true, unavailableItems: [] } : steady,
    )
    const { user } = await filled()
    await user.click(await screen.findByRole('button', { name: 'Validar novamente' }))
    await discountField()
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback (opcional)' }).value).toBe('Combinado')
  })
})
