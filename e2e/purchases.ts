import { emptyCart, finishAsBudget, finishAsOrder, openCart, updateCart } from '@girassol/contract/cart'
import { listCustomers, saveCustomer } from '@girassol/contract/customers'
import { searchKits } from '@girassol/contract/generator'
import type { GeneratorOptions } from '@girassol/contract/orders'
import { createProposal, editProposal, sendProposal } from '@girassol/contract/proposals'
import { aPublicProposal } from '@girassol/test-data/public-proposals'
import { expect } from '@playwright/test'
import type { Caller } from './caller.ts'
import { inTurn } from './in-turn.ts'

/** 5,5 kWp of HELIAR 550 on a VOLTARA VT-5K-M, on hooks under ceramic tiles. */
export const kit550Options: GeneratorOptions = {
  power: 5.5,
  inverterBrandId: '201',
  inverterId: '10100003',
  moduleId: '10010005',
  roofTypeId: 1,
}

export type Purchase = {
  /** The seller that staff buy for. */
  readonly seller?: string
  readonly options?: GeneratorOptions
  /** A customer of the seller whose name contains it; by default the first one. */
  readonly customer?: string
}

const toScope = ({ seller }: Purchase) => (seller === undefined ? {} : { seller })

/** A cart with only a sized kit. */
export const putKit = async (call: Caller, purchase: Purchase = {}) => {
  const scope = toScope(purchase)
  const { invoiceItems } = await call(openCart, { ...scope })
  if (invoiceItems.length > 0) await call(emptyCart, { ...scope })
  return call(searchKits, { ...scope, body: purchase.options ?? kit550Options })
}

/** A sized kit in the cart, ready to be confirmed: customer, pickup and Pix. */
export const fillCart = async (call: Caller, purchase: Purchase = {}) => {
  const scope = toScope(purchase)
  const { customer } = purchase
  const { cart } = await putKit(call, purchase)
  const id = cart?.id ?? 0
  const chooseFirst = async () => {
    const customers = await call(listCustomers, {
      ...scope,
      query: { skip: 1, take: 1, ...(customer !== undefined && { term: customer }) },
    })
    const customerId = customers.data[0]?.id ?? null
    return call(updateCart, {
      ...scope,
      params: { id },
      body: { customerId, addressType: 'pickup', paymentMethod: 'PIX' },
    })
  }
  // The first customer of the list may be one that another story removes at this moment.
  return chooseFirst().catch(chooseFirst)
}

const confirmed = (call: Caller, purchase: Purchase, finish: typeof finishAsOrder | typeof finishAsBudget) =>
  inTurn(purchase.seller ?? 'own', async () => {
    const cart = await fillCart(call, purchase)
    expect(cart.missing).toEqual([])
    const { id } = await call(finish, { ...toScope(purchase), params: { id: cart.id } })
    return { id, total: cart.totalInvoice, customerName: cart.customerName }
  })

export const placeOrder = (call: Caller, purchase: Purchase = {}) => confirmed(call, purchase, finishAsOrder)
export const saveBudget = (call: Caller, purchase: Purchase = {}) => confirmed(call, purchase, finishAsBudget)

const computeCpfDigit = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0)
  return String(((sum * 10) % 11) % 10)
}

/** A valid random CPF that no other test of the run uses. */
export const freshCpf = (): string => {
  const base = String(100_000_000 + Math.floor(Math.random() * 899_999_999))
  const first = computeCpfDigit(base)
  return `${base}${first}${computeCpfDigit(`${base}${first}`)}`
}

const computeCnpjDigit = (digits: string): string => {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0)
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
}

/** A valid random CNPJ that no other test of the run uses; the demonstration's register knows every CNPJ. */
export const freshCnpj = (): string => {
  const base = `${10_000_000 + Math.floor(Math.random() * 79_999_999)}0001`
  const first = computeCnpjDigit(base)
  return `${base}${first}${computeCnpjDigit(`${base}${first}`)}`
}

/** The word with an ending that no other story or try has, so that a search finds only the own records. */
export const freshWord = (word: string): string => `${word}${Math.random().toString(36).slice(2, 8)}`

export type Person = { readonly name: string; readonly seller?: string }

/** A customer of São Paulo that only one story uses. */
export const registerPerson = (call: Caller, { name, seller }: Person) =>
  call(saveCustomer, {
    ...(seller !== undefined && { seller }),
    body: {
      documentType: 'F',
      document: freshCpf(),
      name,
      phone: '11987650000',
      hasIe: false,
      addressCep: '01310100',
      addressDescription: 'Avenida Paulista',
      addressNumber: '1500',
      addressNeighborhood: 'Bela Vista',
      erpState: 'SP',
      erpCity: '3550308',
      erpCityName: 'São Paulo',
    },
  })

/** Sends a proposal for a budget as its integrator; returns its public address. */
export const publishProposal = async (call: Caller): Promise<string> => {
  const budget = await saveBudget(call)
  const { id, version } = await call(createProposal, { body: { source: { kind: 'BUDGET', id: budget.id } } })
  const { assumptions } = aPublicProposal()
  const { utility: _, ...energy } = assumptions
  const draft = await call(editProposal, {
    params: { id },
    body: {
      version,
      customer: {
        customerId: null,
        name: 'Helena Martins Prado',
        document: null,
        phone: null,
        email: null,
        address: null,
        cityCode: '3550308',
      },
      energy: {
        ...energy,
        utility: null,
        consumption: { average: 600 },
        discountRate: 8,
        maintenance: 0,
        replacement: null,
      },
    },
  })
  const { link } = await call(sendProposal, { params: { id }, body: { version: draft.version } })
  return new URL(link).pathname
}
