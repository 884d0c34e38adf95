import { anOrder } from '@girassol/test-data/orders'
import { describe, expect, test } from 'vitest'
import { getFirstStep, purchaseFlows, stepBefore, stepFrom, stepRefusal, toSummaryPath } from './purchase-flow.ts'

const minimum =
  'Para que sua compra seja autorizada, é necessário adicionar um total de no mínimo 1 inversor e 1 Painel solar.'
const empty = anOrder({ status: 'CART', invoiceItems: [], missing: [{ field: 'items', message: 'Vazio' }] })
const onlyPanel = anOrder({ status: 'CART', missing: [{ field: 'items', message: minimum }] })
const { MP, PA, BF } = purchaseFlows

describe('the flows of a purchase', () => {
  test('WIZ-016 STORE-004 a generator takes four steps', () => {
    expect(MP.steps.map(({ label }) => label)).toEqual([
      'Informações iniciais',
      'Equipamentos',
      'Resumo',
      'Pagamento e Entrega',
    ])
  })

  test.each([PA, BF])('WIZ-015 C-21 $title take three, stored as 2, 3 and 4', (flow) => {
    expect(flow.steps).toEqual([
      { step: 2, label: 'Escolha o kit' },
      { step: 3, label: 'Resumo' },
      { step: 4, label: 'Pagamento e Entrega' },
    ])
    expect(getFirstStep(flow)).toBe(2)
  })

  test('WIZ-014 there is no step before step 2 of kits and promotions', () => {
    expect(stepBefore(2, MP)).toBe(1)
    expect(stepBefore(2, PA)).toBeNull()
    expect(stepBefore(2, BF)).toBeNull()
    expect(stepBefore(3, PA)).toBe(2)
    expect(stepBefore(1, MP)).toBeNull()
  })

  test.each([
    [MP, '3', 3],
    [MP, '0', 1],
    [MP, '9', 1],
    [MP, undefined, 1],
    [PA, '3', 3],
    [PA, '1', 2],
    [BF, undefined, 2],
  ])('WIZ-011 C-21 in $path the address %j opens step %i', (flow, text, step) => {
    expect(stepFrom(text, flow)).toBe(step)
  })

  test('C-21 the summary is step 3 of each', () => {
    expect(toSummaryPath('MP')).toBe('/monte-seu-gerador?passo=3')
    expect(toSummaryPath('BF')).toBe('/sales/promocoes?passo=3')
  })
})

describe('a closed step', () => {
  test('WIZ-013 the first two steps are open with an empty cart', () => {
    expect(stepRefusal(1, null)).toBeUndefined()
    expect(stepRefusal(2, empty)).toBeUndefined()
  })

  test.each([3, 4] as const)('WIZ-012 step %i needs a product', (step) => {
    const refusal = { message: 'Selecione um produto para avançar' }
    expect(stepRefusal(step, null)).toEqual(refusal)
    expect(stepRefusal(step, empty)).toEqual(refusal)
  })

  test('WIZ-017 WIZ-018 the last needs an inverter and a panel, and returns to step 2', () => {
    expect(stepRefusal(3, onlyPanel)).toBeUndefined()
    expect(stepRefusal(4, onlyPanel)).toEqual({ message: minimum, returnsTo: 2 })
  })

  test('WIZ-017 data required only in the last step does not close it', () => {
    const missing = [{ field: 'customer', message: 'Escolha o cliente.' }]
    expect(stepRefusal(4, anOrder({ status: 'CART', missing }))).toBeUndefined()
  })
})
