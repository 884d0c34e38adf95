import { type Distributor, usualDistributor } from '@girassol/domain/settings'
import { sql } from 'kysely'
import type { Tx } from '../http/context.ts'
import { loadDemoCustomers } from './demo-customers.ts'
import { demoFreightRates } from './demo-freight.ts'
import {
  demoBankAccounts,
  demoOtherMethods,
  demoPaymentInterests,
  demoPaymentMethods,
  demoSpecialFinancing,
} from './demo-payments.ts'

/** Fictitious, like all data of the demonstration. */
const demoDistributor: Distributor = {
  ...usualDistributor,
  name: 'Girassol Distribuidora de Energia Solar Ltda',
  cnpj: '90456789000182',
  phone: '1930003000',
  email: 'vendas@girassol.demo',
}

// The tax withheld from the commission in percent (C-80), the special financing offer (PAY-012) and the distributor's
// accounts (PAY-048).
const settings = {
  'service-tax-percent': '20',
  'special-financing': demoSpecialFinancing,
  distributor: demoDistributor,
  'bank-accounts': demoBankAccounts,
} as const

/**
 * What a purchase needs besides products: freight table, payment methods, settings and customers. Load sellers first.
 */
export const loadDemoCommerce = async (tx: Tx): Promise<void> => {
  await tx
    .insertInto('freight_rate')
    .values([...demoFreightRates])
    .execute()
  await tx
    .insertInto('payment_method')
    .values([...demoPaymentMethods])
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet((eb) => ({ max_installments: eb.ref('excluded.max_installments') })),
    )
    .execute()
  await tx
    .insertInto('payment_interest')
    .values([...demoPaymentInterests])
    .execute()
  await tx
    .insertInto('other_payment_method')
    .values([...demoOtherMethods])
    .execute()
  const rows = Object.entries(settings).map(([key, value]) => ({
    key,
    value: sql<string>`${JSON.stringify(value)}::jsonb`,
  }))
  await tx.insertInto('setting').values(rows).execute()
  await loadDemoCustomers(tx)
}
