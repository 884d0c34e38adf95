import { generateCnpj } from '@brazilian-utils/brazilian-utils'
import { openCart, updateCart } from '@girassol/contract/cart'
import * as contract from '@girassol/contract/customers'
import type { customerBody } from '@girassol/contract/customers/customer-body'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import { loadDemoCommerce } from '../../demo-data/demo-commerce.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import { type Caller, type TestApplication, testApplication } from '../../test-application.ts'
import { pushCustomerToErp } from './push-customer-to-erp.ts'

type Form = z.input<typeof customerBody>

const aForm = (form: Partial<Form> = {}): Form => ({
  documentType: 'J',
  document: '11.222.333/0001-81',
  name: 'São José & Cia.',
  fancyName: 'Zé',
  email: 'ze@padaria.example',
  phone: '(011) 98765-4321',
  hasIe: false,
  addressCep: '01310100',
  addressDescription: 'Avenida Paulista, 1º',
  addressNumber: 'S/N',
  addressNeighborhood: 'Bela Vista',
  erpState: 'SP',
  erpCity: '3550308',
  erpCityName: 'Sampa',
  ...form,
})

const anAddress = {
  addressCep: '13083872',
  addressDescription: 'Rua da Reitoria',
  addressNumber: '12-A',
  addressNeighborhood: 'Cidade Universitária',
  addressComplement: 'Fundos!',
  erpState: 'SP',
  erpCity: '3509502',
  erpCityName: 'Campinas',
}

describe.each(bothDatabases)('customers on %s', (kind) => {
  let test$: TestApplication
  let integrator: Caller
  let stranger: Caller
  let staff: Caller

  beforeAll(async () => {
    test$ = await testApplication({ kind })
    await test$.deps.connection.db.transaction().execute(async (tx) => {
      await loadDemoPeople(tx)
      await loadDemoCommerce(tx)
    })
    integrator = await test$.as('integrator@girassol.demo')
    stranger = await test$.as('integrator2@girassol.demo')
    staff = await test$.as('commercial@girassol.demo')
  })
  afterAll(() => test$.close())

  const save = (body: Form, caller = integrator) => caller(contract.saveCustomer, { body })

  const list = async (query: { term?: string; skip?: number; take?: number } = {}, caller = integrator) => {
    const answer = await caller(contract.listCustomers, { query })
    expect(answer.statusCode).toBe(200)
    return answer.json() as { data: contract.CustomerView[]; total: number }
  }

  const firstId = async (): Promise<number> => (await list({ take: 1 })).data[0]?.id ?? 0

  const effects = async (): Promise<unknown[]> =>
    (await test$.deps.boss.fetch('erp.customer-saved', { batchSize: 50 })).map(({ data }) => data)
  beforeEach(effects)

  whereTested(kind, () => {
    test('CUS-033 CUS-002 C-92 a customer is stored as the form previews it, in its official city, and the ERP is notified', async () => {
      const answer = await save(aForm())
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toEqual({
        id: expect.any(Number),
        documentType: 'J',
        document: '11222333000181',
        name: 'Sao Jose Cia',
        fancyName: 'Ze',
        email: 'ze@padaria.example',
        phoneCode: '11',
        phone: '987654321',
        ie: 'ISENTO',
        hasIe: false,
        sellerCode: 'INT001',
        addressCep: '01310100',
        addressDescription: 'Avenida Paulista 1o',
        addressNumber: 'SN',
        addressNeighborhood: 'Bela Vista',
        addressComplement: null,
        erpState: 'SP',
        erpCity: '3550308',
        erpCityName: 'São Paulo',
      })
      expect(await effects()).toMatchObject([{ customerId: answer.json().id }])
    })

    test('CUS-002 CUS-004 CUS-005 the phone may be sent without its code and the CEP with its mask, and the seller’s code is accepted', async () => {
      const apart = aForm({
        document: '48.291.035/0001-53',
        phoneCode: '19',
        phone: '3265-4321',
        addressCep: '01310-100',
      })
      const answer = await save({ ...apart, sellerCode: 'INT001' })
      expect(answer.json()).toMatchObject({ phoneCode: '19', phone: '32654321', addressCep: '01310100' })
      expect(await effects()).toHaveLength(1)
    })

    test('CUS-002 a form opened for another seller is refused', async () => {
      const answer = await save(aForm({ document: '19.131.243/0001-97', sellerCode: 'INT002' }))
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        reason: 'sellerChanged',
        message: 'O solicitante mudou enquanto o cadastro estava aberto. Abra o cadastro de novo.',
      })
    })

    test('CUS-033 a document is registered once per seller; the refusal names the customer', async () => {
      const form = aForm({ document: '33.000.167/0001-01' })
      await save(form)
      expect(await effects()).toHaveLength(1)
      const known = (await list({ term: '33.000.167/0001-01' })).data[0]
      const again = await save({ ...form, name: 'Outro nome' })
      expect(again.statusCode).toBe(409)
      expect(again.json()).toMatchObject({ message: 'Cliente já cadastrado.', details: { id: known?.id } })
      expect(await effects()).toEqual([])
      expect((await save(form, stranger)).statusCode).toBe(200)
    })

    test('C-95 CUS-013 a customer is updated by its id, each time with a new version; its identity does not change', async () => {
      const created = (await save(aForm({ documentType: 'F', document: '529.982.247-25' }))).json()
      const form = aForm({ documentType: 'F', document: '52998224725', id: created.id, phone: '5133334444', email: '' })
      const changed = await save(form)
      expect(changed.json()).toEqual({ ...created, phoneCode: '51', phone: '33334444', email: null })
      const { version } = await test$.deps.connection.db
        .selectFrom('customer')
        .select('version')
        .where('id', '=', created.id)
        .executeTakeFirstOrThrow()
      expect(version).toBe(2)
      const refused = await save({ ...form, name: 'Outra pessoa' })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({
        reason: 'nameFixed',
        message: 'O nome de um cliente cadastrado não pode ser alterado.',
      })
    })

    test('CUS-014 CUS-015 CUS-016 all errors of a form are reported at once, by field', async () => {
      const rules = await save(aForm({ document: '52998224725', name: '***', hasIe: true, ie: '' }))
      expect(rules.statusCode).toBe(400)
      const errors = rules.json().errors as { property: string; constraints: Record<string, string> }[]
      expect(errors.map(({ property, constraints }) => [property, Object.values(constraints)[0]])).toEqual([
        ['document', 'Documento inválido'],
        ['name', 'Campo obrigatório'],
        ['ie', 'Campo obrigatório'],
      ])
      const limits = await save(
        aForm({ name: 'N'.repeat(101), addressDescription: 'R'.repeat(41), addressNeighborhood: 'B'.repeat(21) }),
      )
      expect((limits.json().errors as { property: string }[]).map(({ property }) => property)).toEqual([
        'name',
        'addressDescription',
        'addressNeighborhood',
      ])
    })

    test.each([
      ['CUS-006', 'email', `${'e'.repeat(85)}@padaria.example`, 101],
      ['CUS-016', 'fancyName', 'F'.repeat(101), 101],
      ['CUS-026', 'addressDescription', 'R'.repeat(41), 41],
      ['CUS-016', 'addressNumber', '123456', 6],
      ['CUS-016', 'addressNeighborhood', 'B'.repeat(21), 21],
      ['CUS-016', 'addressComplement', 'C'.repeat(21), 21],
    ])('%s %s accepts no more characters than its limit', async (...row) => {
      const [, field, tooLong, length] = row
      expect(tooLong).toHaveLength(length)
      const form = { document: '36.018.724/0001-00', hasIe: true, ie: '110042490114' }
      const refused = await save(aForm({ ...form, [field]: tooLong }))
      expect(refused.statusCode).toBe(400)
      const constraints = { too_big: `No máximo ${length - 1} caracteres` }
      expect(refused.json().errors).toMatchObject([{ property: field, constraints }])
      const fits = field === 'email' ? tooLong.slice(1) : tooLong.slice(0, -1)
      const saved = await save(aForm({ ...form, document: generateCnpj(), [field]: fits }))
      expect(saved.json()[field]).toBe(fits)
    })

    test.each([
      ['CUS-016', 'ie', '1'.repeat(19), 'No máximo 18 caracteres'],
      ['USE-034', 'ie', '110042490115', 'Inscrição estadual inválida para o estado do endereço'],
      ['USE-034', 'addressCep', '00000000', 'CEP inválido'],
      ['USE-034', 'erpState', 'XX', 'Estado inválido'],
    ])('%s USE-031 %s with %j is refused once, with the name of the field', async (...row) => {
      const [, field, value, message] = row
      const refused = await save(aForm({ document: generateCnpj(), hasIe: true, ie: '110042490114', [field]: value }))
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toHaveLength(1)
      const [fault] = refused.json().errors
      expect([fault.property, fault.value, Object.values(fault.constraints)]).toEqual([field, value, [message]])
    })

    test('C-97 a city of another state is refused', async () => {
      const answer = await save(aForm({ document: '19.131.243/0001-97', erpState: 'RS' }))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ reason: 'cityOutsideState' })
    })

    test('CUS-031 the customers registered or used most recently are listed first', async () => {
      const names = async () => (await list({ take: 100 })).data.map(({ name }) => name)
      const before = await names()
      test$.setNow('2199-01-01T12:00:00.000Z')
      await save(aForm({ documentType: 'F', document: '11144477735', name: 'Zulmira nova' }))
      const { data } = await list({ term: 'Antonio Carvalho' })
      test$.setNow('2199-01-01T12:00:01.000Z')
      const cart = (await integrator(openCart)).json()
      const chosen = { params: { id: cart.id }, body: { customerId: data[0]?.id ?? null } }
      expect((await integrator(updateCart, chosen)).statusCode).toBe(200)
      const rest = before.filter((name) => name !== 'Antonio Carvalho Brandao')
      expect(await names()).toEqual(['Antonio Carvalho Brandao', 'Zulmira nova', ...rest])
    })

    test('CUS-031 C-08 the list contains the seller’s own customers, and is searched by name, document and phone', async () => {
      const own = await list()
      expect(own.data.every(({ sellerCode }) => sellerCode === 'INT001')).toBe(true)
      expect((await list({ term: 'pousada' })).total).toBe(0)
      const found = await list({ term: 'pão  da SERRA' })
      expect(found.data.map(({ document }) => document)).toEqual(['30415826000182'])
      for (const term of ['(11) 97654-3210', '11976543210', '97654']) {
        expect((await list({ term })).data.map(({ document }) => document)).toEqual(['48291035741'])
      }
      expect((await list({ term: '482.910.357' })).data[0]?.name).toBe('Antonio Carvalho Brandao')
      const second = await list({ take: 3, skip: 2 })
      expect(second.data.map(({ id }) => id)).toEqual(own.data.slice(3, 6).map(({ id }) => id))
      expect(second.total).toBe(own.total)
    })

    test('CUS-032 C-08 a customer is shown to its own seller and is not found by another', async () => {
      const params = { id: await firstId() }
      expect((await integrator(contract.showCustomer, { params })).json()).toMatchObject(params)
      const answers = [
        await stranger(contract.showCustomer, { params }),
        await stranger(contract.listCustomerAddresses, { params }),
        await stranger(contract.addCustomerAddress, { params, body: anAddress }),
        await save(aForm({ id: params.id }), stranger),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    })

    test('CUS-034 CUS-035 CUS-017 CUS-027 an address is added to a customer, normalised', async () => {
      const params = { id: (await save(aForm({ document: generateCnpj() }))).json().id }
      const added = await integrator(contract.addCustomerAddress, { params, body: anAddress })
      expect(added.statusCode).toBe(200)
      expect(added.json()).toEqual({
        id: expect.any(Number),
        cep: '13083872',
        cityId: '3509502',
        cityName: 'Campinas',
        uf: 'SP',
        number: '12 A',
        reference: 'Rua da Reitoria',
        neighborhood: 'Cidade Universitaria',
        complement: 'Fundos',
      })
      expect((await integrator(contract.listCustomerAddresses, { params })).json()).toEqual([added.json()])
      const refused = await integrator(contract.addCustomerAddress, {
        params,
        body: { ...anAddress, addressDescription: 'R'.repeat(31) },
      })
      expect(refused.statusCode).toBe(400)
    })

    test('CUS-028 CUS-029 the CEP of an address may be sent with its mask; it is stored as eight digits', async () => {
      const params = { id: await firstId() }
      const body = { ...anAddress, addressNumber: '78' }
      const add = (addressCep: string) =>
        integrator(contract.addCustomerAddress, { params, body: { ...body, addressCep } })
      expect((await add('13083-872')).json()).toMatchObject({ cep: '13083872' })
      const refused = await add('1308-387')
      expect([refused.statusCode, refused.json().errors[0]?.property]).toEqual([400, 'addressCep'])
      expect(Object.values(refused.json().errors[0]?.constraints)).toEqual(['CEP inválido'])
    })

    test('C-08 SEL-006 staff see the customers of the selected seller, and must select one', async () => {
      const without = await staff(contract.listCustomers)
      expect(without.statusCode).toBe(409)
      expect(without.json()).toMatchObject({ message: 'Selecione um integrador', reason: 'sellerNotSelected' })
      const selected = await test$.as('commercial@girassol.demo', 'INT002')
      const { data } = await list({}, selected)
      expect(new Set(data.map(({ sellerCode }) => sellerCode))).toEqual(new Set(['INT002']))
      const params = { id: await firstId() }
      expect((await selected(contract.showCustomer, { params })).statusCode).toBe(404)
    })

    test('CUS-031 CUS-033 users without access to the store may not read customers', async () => {
      const financial = await test$.as('financial@girassol.demo')
      const answers = [
        await financial(contract.listCustomers),
        await financial(contract.showCustomer, { params: { id: 1 } }),
        await save(aForm(), financial),
        await financial(contract.listCustomerAddresses, { params: { id: 1 } }),
        await financial(contract.addCustomerAddress, { params: { id: 1 }, body: anAddress }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
    })

    test('CUS-033 the ERP gives a saved customer its code', async () => {
      const id = await firstId()
      await pushCustomerToErp(test$.deps, { customerId: id })
      const stored = await test$.deps.connection.db
        .selectFrom('customer')
        .select(['erp_code', 'erp_refusal'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(stored).toEqual({ erp_code: expect.stringMatching(/^\d{6}$/), erp_refusal: null })
    })
  })

  test('CUS-033 of two registrations of one document at once one succeeds', async () => {
    const form = aForm({ document: '12.abc.345/01de-35' })
    const both = await Promise.all([save(form), save(form)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await list({ term: '12ABC34501DE35' })).total).toBe(1)
  })

  test('CUS-035 the same address is stored once, however often and at once it is sent', async () => {
    const params = { id: await firstId() }
    const before = (await integrator(contract.listCustomerAddresses, { params })).json().length
    const twice = { params, body: { ...anAddress, addressNumber: '77' } }
    const both = await Promise.all([1, 2].map(() => integrator(contract.addCustomerAddress, twice)))
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(both[0]?.json()).toEqual(both[1]?.json())
    await integrator(contract.addCustomerAddress, { params, body: { ...twice.body, addressComplement: 'Frente' } })
    expect((await integrator(contract.listCustomerAddresses, { params })).json()).toHaveLength(before + 2)
  })
})
