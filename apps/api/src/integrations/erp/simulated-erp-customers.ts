import { setTimeout as wait } from 'node:timers/promises'
import { fictitiousCnpj, fictitiousCompany } from '../fictitious-company.ts'
import { seedFrom } from '../seed-from.ts'
import { answerOncePerKey } from './answer-once-per-key.ts'
import type { CustomerPushAnswer, ErpCustomer, ErpCustomerRecord, ErpCustomers } from './erp.ts'

const inventedPerSeller = 8

type CustomerOptions = { delayMs: number; refuseCustomer: (customer: ErpCustomerRecord) => string | null }

/** Each seller has eight invented customers, always the same, and those that the portal registered. */
export const simulatedErpCustomers = ({ delayMs, refuseCustomer }: CustomerOptions): ErpCustomers => {
  const pushedBySeller = new Map<string, Map<string, ErpCustomer>>()
  const once = answerOncePerKey<CustomerPushAnswer>()
  return {
    async list({ sellerCode, term = '' }) {
      await wait(delayMs)
      const byDocument = new Map(inventedCustomers(sellerCode).map((customer) => [customer.document, customer]))
      for (const [document, customer] of pushedBySeller.get(sellerCode) ?? []) byDocument.set(document, customer)
      return [...byDocument.values()].filter((customer) => matches(customer, term)).toSorted(byName)
    },
    push: ({ idempotencyKey, customer }) =>
      once(idempotencyKey, async () => {
        await wait(delayMs)
        const reason = customer.document === '' ? 'Cliente sem CPF ou CNPJ.' : refuseCustomer(customer)
        if (reason !== null) return { outcome: 'refused', reason }
        const pushed = pushedBySeller.get(customer.sellerCode) ?? new Map<string, ErpCustomer>()
        pushedBySeller.set(customer.sellerCode, pushed.set(customer.document, listed(customer)))
        return { outcome: 'saved', erpCode: String(seedFrom(customer.document) % 1_000_000).padStart(6, '0') }
      }),
  }
}

const inventedCustomers = (sellerCode: string): ErpCustomer[] =>
  Array.from({ length: inventedPerSeller }, (_, index) => {
    const document = fictitiousCnpj(`${sellerCode}-${index}`)
    return listed({ ...fictitiousCompany(document), document })
  })

/** Only the fields of TRI-019. */
const listed = (customer: ErpCustomer): ErpCustomer => ({
  name: customer.name,
  fancyName: customer.fancyName,
  document: customer.document,
  addressDescription: customer.addressDescription,
  addressNumber: customer.addressNumber,
  addressComplement: customer.addressComplement,
  addressNeighborhood: customer.addressNeighborhood,
  erpCityName: customer.erpCityName,
  erpState: customer.erpState,
  addressCep: customer.addressCep,
})

const matches = ({ name, fancyName, document }: ErpCustomer, term: string): boolean => {
  const wanted = plain(term.trim())
  return [name, fancyName, document].some((text) => plain(text).includes(wanted))
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const byName = (a: ErpCustomer, b: ErpCustomer): number =>
  a.name.localeCompare(b.name, 'pt-BR') || a.document.localeCompare(b.document)
