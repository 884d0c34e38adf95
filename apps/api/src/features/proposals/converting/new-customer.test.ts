import type { RequestFor } from '@girassol/contract/http/endpoint'
import * as orders from '@girassol/contract/orders'
import * as contract from '@girassol/contract/proposals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases, whereTested } from '../../../database/test-database.ts'
import { noon, products } from '../../cart/test-shop.ts'
import { helena, openProposalDesk, type ProposalDesk, registration } from '../test-proposals.ts'

type Body = Partial<RequestFor<typeof contract.convertProposal>['body']>

const ownCnpj = '11222333000181'

describe.each(bothDatabases)('the customer of a conversion on %s', (kind) => {
  let desk: ProposalDesk

  beforeAll(async () => {
    desk = await openProposalDesk(kind)
  }, 120_000)
  afterAll(() => desk.close())
  beforeEach(async () => {
    desk.setNow(noon)
    await desk.forgetCalls()
  })

  /** Signed with this document. */
  const accepted = async (document: string, more: object = {}, customer: Partial<typeof helena> = {}) => {
    const { token, proposal } = await desk.sent({ customer: { ...helena, ...customer } })
    expect((await desk.accept(token, { document, ...more })).statusCode).toBe(200)
    return desk.read(proposal.id)
  }
  const convert = ({ id, version }: contract.ProposalView, body: Body = {}) =>
    desk.integrator(contract.convertProposal, { params: { id }, body: { version, ...body } })
  const showBudget = async (id: number) => (await desk.integrator(orders.showOrder, { params: { id } })).json()
  const countBudgets = async () =>
    (await desk.db.selectFrom('orders').select('id').where('status', '=', 'BUDGET').execute()).length
  const customersWith = (document: string) =>
    desk.db.selectFrom('customer').selectAll().where('document', '=', document).execute()
  const countPushes = async () => (await desk.deps.boss.fetch('erp.customer-saved', { batchSize: 50 })).length
  /** Of the budget that the proposals are made from. */
  const setDelivery = (type: 'same' | 'different') =>
    desk.db.updateTable('orders').set({ address_type: type }).where('id', '=', desk.budget.id).execute()
  const setPanel = (change: number) =>
    desk.db
      .updateTable('product')
      .set((eb) => ({ price_cents: eb('price_cents', '+', change) }))
      .where('code', '=', products.panel)
      .execute()

  whereTested(kind, () => {
    test('PROP-023 C-173 who signed is registered once the address is given, and is billed at it', async () => {
      const cpf = '52998224725'
      const proposal = await accepted(cpf)
      const before = await countBudgets()
      expect((await convert(proposal)).json()).toMatchObject({ budgetId: null, changes: [], needsCustomer: true })
      const incomplete = await convert(proposal, { customer: { ...registration, addressCep: '', phone: '' } })
      expect([
        incomplete.statusCode,
        incomplete.json().errors.map((error: { property: string }) => error.property),
      ]).toEqual([400, ['customer.phone', 'customer.addressCep']])
      expect([await countBudgets(), await customersWith(cpf)]).toEqual([before, []])
      expect((await desk.read(proposal.id)).status).toBe('ACCEPTED')
      await countPushes()

      const made = (await convert(proposal, { customer: registration })).json()
      expect(made).toMatchObject({ needsCustomer: false, proposal: { status: 'CONVERTED' } })
      const [customer, ...others] = await customersWith(cpf)
      expect(others).toEqual([])
      expect(customer).toMatchObject({
        name: 'Helena Martins Prado',
        document_type: 'F',
        phone_code: '11',
        address_cep: '01310100',
        erp_city_name: 'São Paulo',
        ie: null,
      })
      expect(await countPushes()).toBe(1)
      expect(await showBudget(made.budgetId)).toMatchObject({
        customerId: customer?.id,
        customerType: 'CUSTOMER',
        customerDocument: cpf,
        chargeAddressCep: '01310100',
        deliveryAddressDescription: 'Rua das Flores',
        deliveryAddressNeighborhood: 'Bela Vista',
      })
    })

    test('PROP-024 C-173 nobody is registered before the changed items were seen', async () => {
      const cpf = '11144477735'
      const proposal = await accepted(cpf)
      await setPanel(100)
      const asked = (await convert(proposal, { customer: registration })).json()
      expect(asked).toMatchObject({ budgetId: null, needsCustomer: false, changes: [{ state: 'changed' }] })
      expect((await convert(proposal)).json()).toMatchObject({ needsCustomer: true, changes: [{ state: 'changed' }] })
      expect(await customersWith(cpf)).toEqual([])
      const made = (await convert(proposal, { changesSeen: true, customer: registration })).json()
      await setPanel(-100)
      expect((await showBudget(made.budgetId)).customerDocument).toBe(cpf)
    })

    test('PROP-023 C-173 a registered customer is linked without a change: of the signed document, else the chosen one', async () => {
      const cpf = '12345678909'
      await desk.customerIn('SP', { document: cpf, sellerCode: 'INT002' })
      const known = await desk.customerIn('SC', { document: cpf, name: 'Nome de antes' })
      await setDelivery('different')
      const bySignature = (await convert(await accepted(cpf))).json()
      await setDelivery('same')
      expect(await showBudget(bySignature.budgetId)).toMatchObject({
        customerId: known,
        customerName: 'Nome de antes',
        chargeAddressErpState: 'SC',
        addressType: 'same',
        deliveryAddressErpState: 'SC',
      })
      const chosen = await desk.customerIn('SP')
      const byChoice = (await convert(await accepted(cpf, {}, { customerId: chosen }))).json()
      expect((await showBudget(byChoice.budgetId)).customerId).toBe(chosen)
      expect((await customersWith(cpf)).map(({ name }) => name)).toContain('Nome de antes')
    })

    test('PROP-023 C-173 C-68 a company that signs is registered by its CNPJ; the integrator’s own is not', async () => {
      const signer = { signerDocument: '390.533.447-05', name: 'Padaria do Zé Ltda' }
      const company = await accepted('19.131.243/0001-97', signer)
      await convert(company, { customer: registration })
      expect(await customersWith('19131243000197')).toMatchObject([
        { document_type: 'J', name: 'Padaria do Ze Ltda', ie: 'ISENTO' },
      ])
      const own = (await convert(await accepted(ownCnpj, signer))).json()
      expect(await showBudget(own.budgetId)).toMatchObject({ customerType: 'INTEGRATOR', customerDocument: ownCnpj })
      expect(await customersWith(ownCnpj)).toEqual([])
    })
  })

  test('PROP-023 C-152 C-173 conversions at once register one customer, and one budget for each proposal', async () => {
    const cpf = '98765432100'
    const [one, other] = [await accepted(cpf), await accepted(cpf)]
    const before = await countBudgets()
    const calls = [one, one, other, one, other].map((proposal) => convert(proposal, { customer: registration }))
    const answers = await Promise.all(calls)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map((answer) => answer.json().budgetId)).size).toBe(2)
    expect(await countBudgets()).toBe(before + 2)
    const customers = await customersWith(cpf)
    expect(customers).toHaveLength(1)
    const billed = await Promise.all(
      answers.map(async (answer) => (await showBudget(answer.json().budgetId)).customerId),
    )
    expect(new Set(billed)).toEqual(new Set([customers[0]?.id]))
  })
})
