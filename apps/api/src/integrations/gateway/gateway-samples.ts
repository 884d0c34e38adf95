import type { CheckoutRequest } from './gateway.ts'

/** For tests: R$ 7.198,00 of order 10001 in six instalments. */
export const aCharge = (rest: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  idempotencyKey: 'order-10001-1-1',
  orderNumber: 10_001,
  part: 1,
  amountCents: 719_800,
  dueDay: '2026-11-26',
  installments: 6,
  payer: {
    name: 'Maria da Luz',
    email: 'maria@girassol.example',
    document: '52998224725',
    phone: '11988887777',
    address: {
      street: 'Avenida Paulista',
      number: '1000',
      complement: '',
      neighborhood: 'Bela Vista',
      cep: '01310100',
      city: 'São Paulo',
      state: 'SP',
    },
  },
  ...rest,
})
