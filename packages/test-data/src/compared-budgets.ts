import type { ComparedBudget } from '@girassol/contract/orders/compared-budget'

/** A budget of 5,5 kWp beside others; `rest` has the differences. */
export const aComparedBudget = (rest: Partial<ComparedBudget> = {}): ComparedBudget => ({
  id: 10_482,
  status: 'BUDGET',
  customerName: 'Padaria Trigo Dourado Ltda',
  expiresAt: '2026-11-28T12:14:00.000Z',
  kitPower: 5.5,
  subTotal: 9375.9,
  discountValue: 0,
  freightValue: 300.03,
  totalInvoice: 9675.93,
  estimatedDeliveryDate: '2026-12-04',
  figures: {
    pricePerWp: 1.7,
    dcAcRatio: 1.0848,
    dispatch: { availability: 'Immediate', days: 0 },
    points: { earned: 9375, missing: { category: 'Prata', points: 120_000 } },
    usualPayment: { method: 'PIX', instalments: 1, value: 9675.93, total: 9675.93 },
  },
  equipment: [
    { kind: 'power', productName: 'Módulo HELIAR 550W mono PERC 144C', quantity: 10 },
    { kind: 'inverter', productName: 'Inversor VOLTARA VT-5K-M 5,07kW monofásico 220V', quantity: 1 },
  ],
  ...rest,
})
