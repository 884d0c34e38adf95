import { usualEnergySettings } from '@girassol/domain/energy'
import {
  createContent,
  type ProposalContent,
  type ProposalStatus,
  proposalStatusNames,
} from '@girassol/domain/proposals'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPdfPages } from '../../documents/test-pdf.ts'
import { drawProposal } from './paper/draw-proposal.ts'
import { toPublicProposal } from './public-view.ts'

const now = '2026-11-25T12:00:00.000Z'
const customer = {
  customerId: 7,
  name: 'Helena Prado',
  document: '52998224725',
  phone: null,
  email: null,
  address: null,
  cityCode: '3550308',
}
const brand = {
  tradeName: 'Sol do Cerrado Energia',
  color: null,
  onColor: null,
  logo: null,
  phone: null,
  email: null,
  site: null,
  contactName: 'Marina Alves',
}

/** Six digits that no other figure of a proposal has. */
const secretNumber = fc.integer({ min: 700_001, max: 799_999 })
const word = fc.stringMatching(/^[A-Z]{12}$/)

const secrets = fc.record({
  numbers: fc.uniqueArray(secretNumber, { minLength: 9, maxLength: 9 }),
  note: word,
  code: fc.stringMatching(/^8888\d{4}$/),
  distributor: word.map((name) => `${name} Distribuidora`),
  product: fc.stringMatching(/^[a-z]{4,10}$/),
  status: fc.constantFrom<ProposalStatus>(...proposalStatusNames),
  showSupplier: fc.boolean(),
})

type Secrets = typeof secrets extends fc.Arbitrary<infer Value> ? Value : never

const toSecretContent = ({ numbers, note, code, distributor, product, showSupplier }: Secrets): ProposalContent => {
  const [equipment = 0, markUp = 0, services = 0, extra = 0, discount = 0, labour = 0, travel = 0, tax = 0, unit = 0] =
    numbers
  const item = { code, name: `${product} ${code} ${distributor}`, groupCode: '1001', quantity: 3, kitQuantity: 0 }
  const content = createContent(
    {
      customer,
      items: [{ ...item, unitCents: unit, availability: null }],
      equipmentCents: equipment,
      kwp: 5.5,
      utility: null,
      latitude: -23,
      financing: [],
      texts: { warranty: null, payment: null },
    },
    usualEnergySettings,
    now,
  )
  return {
    ...content,
    price: {
      markUp,
      services,
      extras: [{ name: note, amount: extra }],
      discount,
      ownCosts: { labour, travel, taxPercent: tax },
    },
    texts: { ...content.texts, internalNote: note, showSupplier },
  }
}

const toShown = (given: Secrets) =>
  toPublicProposal({
    number: 42,
    version: 1,
    status: given.status,
    sentAt: now,
    validUntil: '2026-12-07',
    declinedAt: now,
    content: toSecretContent(given),
    finalPriceCents: 1_650_000,
    results: null,
    brand,
    distributorName: given.distributor,
    acceptance: null,
  })

/** A number as JSON and as Brazilian text write it, whole or in cents. */
const toSpellings = (value: number): readonly string[] => {
  const texts = [value, value / 100].flatMap((amount) => [
    String(amount),
    amount.toLocaleString('pt-BR'),
    amount.toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
  ])
  return [...new Set(texts)]
}

const findSecrets = (text: string, { numbers, note, code, distributor, showSupplier }: Secrets): readonly string[] =>
  [...numbers.flatMap(toSpellings), note, code, customer.document, ...(showSupplier ? [] : [distributor])].filter(
    (secret) => text.includes(secret),
  )

describe('what a customer may see of any proposal', () => {
  test('PROP-006 C-172 no planted secret is in the JSON, and the supplier only when it is shown', () => {
    fc.assert(
      fc.property(secrets, (given) => {
        const shown = toShown(given)
        expect(findSecrets(JSON.stringify(shown), given)).toEqual([])
        expect(shown.supplier).toBe(given.showSupplier ? given.distributor : null)
      }),
      { numRuns: 300 },
    )
  })

  test('PROP-006 C-172 nor in the text of the PDF', async () => {
    await fc.assert(
      fc.asyncProperty(secrets, async (given) => {
        const pages = readPdfPages(await drawProposal(toShown(given)))
        expect(findSecrets(pages.flat().join('\n'), given)).toEqual([])
      }),
      { numRuns: 10 },
    )
  }, 60_000)
})
