import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as contract from '@girassol/contract/payments'
import { roles } from '@girassol/domain/access'
import { othersInstalments } from '@girassol/domain/payments'
import { reaisFrom } from '@girassol/domain/shared'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { type OrderDesk, openOrderDesk } from '../order-approval/test-order-desk.ts'

type Body = RequestFor<typeof contract.selectPaymentMethod>['body']

describe.each(testedDatabases)('the release of an others payment on %s', (kind) => {
  let desk: OrderDesk
  beforeAll(async () => {
    desk = await openOrderDesk(kind)
  })
  afterAll(() => desk.close())

  const awaiting = { status: 'INVOICE_VALIDATED', payment_method: 'OTHERS' } as const
  /** R$ 7.198,00 in two instalments. */
  const inTwo = (rest: Partial<Body> = {}): Body => ({
    code: '302',
    description: 'Boleto em 2x, a cada 30 dias',
    quantityInstallment: 2,
    rangeInstallment: 30,
    installments: othersInstalments(
      { quantityInstallment: 2, rangeInstallment: 30 },
      { cents: 719_800, today: '2026-11-23' },
    ).map(({ valueCents, ...each }) => ({ ...each, value: reaisFrom(valueCents) })),
    ...rest,
  })
  const release = (id: number, body: Body = inTwo(), role: keyof OrderDesk['callers'] = 'FINANCIAL') =>
    desk.callers[role](contract.selectPaymentMethod, { params: { id }, body })
  const readRefusal = async (id: number, body: Body) => {
    const answer = await release(id, body)
    return [answer.statusCode, answer.json().message]
  }
  const changed = (index: number, change: Partial<Body['installments'][number]>) =>
    inTwo({ installments: inTwo().installments.map((each, at) => (at === index ? { ...each, ...change } : each)) })

  test('PAY-024 T11 the condition and its instalments are stored with the order, whose status does not change', async () => {
    const id = await desk.order(awaiting)
    expect((await release(id)).statusCode).toBe(200)
    expect(await desk.show(id)).toMatchObject({
      status: 'INVOICE_VALIDATED',
      othersPaymentMethodCode: '302',
      othersPaymentMethod: {
        quantityInstallment: 2,
        installments: [
          { numberInstallment: 1, value: 3599, dueDate: '2026-12-23' },
          { numberInstallment: 2, value: 3599, dueDate: '2027-01-22' },
        ],
      },
    })
    expect((await desk.readLog(id)).at(-1)).toMatchObject({
      from_status: 'INVOICE_VALIDATED',
      to_status: 'INVOICE_VALIDATED',
      description: expect.stringMatching(/^Forma de pagamento liberada: 302/),
    })
    expect((await desk.show(id, 'COMMERCIAL')).actions.approve).toEqual({ allowed: true })
  })

  test('PAY-018 PAY-019 PAY-020 PAY-023 each problem is reported with its sentence', async () => {
    const id = await desk.order(awaiting)
    expect(await readRefusal(id, inTwo({ code: '' }))).toEqual([409, 'Selecione uma forma de pagamento'])
    expect(await readRefusal(id, inTwo({ code: 'XYZ' }))).toEqual([409, 'Selecione uma forma de pagamento'])
    expect(await readRefusal(id, inTwo({ installments: [] }))).toEqual([409, 'Forma de pagamento inválida.'])
    const sum = 'Soma do valor das parcelas (R$\u00A07.198,01) diferente do valor total do pedido.'
    expect(await readRefusal(id, changed(1, { value: 3599.01 }))).toEqual([409, sum])
    const past = 'O vencimento não pode ser anterior a hoje.'
    expect(await readRefusal(id, changed(0, { dueDate: '2026-11-22' }))).toEqual([409, past])
    expect((await desk.show(id)).othersPaymentMethodCode).toBeNull()
    const uneven = changed(0, { value: 7000, dueDate: '2026-11-23' })
    const other = {
      ...uneven,
      installments: uneven.installments.map((each, at) => (at === 1 ? { ...each, value: 198 } : each)),
    }
    expect((await release(id, other)).statusCode).toBe(200)
  })

  test('PAY-017 only a validated order of the others method without a condition can be released', async () => {
    const byPix = await desk.order({ status: 'INVOICE_VALIDATED' })
    expect((await release(byPix)).statusCode).toBe(409)
    const inAnalysis = await desk.order({ ...awaiting, status: 'INVOICE' })
    expect((await release(inAnalysis)).statusCode).toBe(409)
    const id = await desk.order(awaiting)
    expect((await release(id)).statusCode).toBe(200)
    expect((await release(id)).json().message).toBe('A forma de pagamento deste pedido já foi liberada.')
  })

  test('PAY-017 only the financial department and administrators release; a stranger’s order is not found', async () => {
    const able: string[] = []
    for (const role of roles) {
      const answer = await release(await desk.order(awaiting), inTwo(), role)
      if (answer.statusCode === 200) able.push(role)
      else expect([role, answer.statusCode]).toEqual([role, 403])
    }
    expect(able.sort()).toEqual(['ADMINISTRATOR', 'FINANCIAL'])
    expect((await release(999_999)).statusCode).toBe(404)
  })

  test('PAY-024 of two releases at once one succeeds', async () => {
    const id = await desk.order(awaiting)
    const answers = await Promise.all([release(id), release(id, inTwo(), 'ADMINISTRATOR')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})
