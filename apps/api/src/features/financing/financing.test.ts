import * as cart from '@girassol/contract/cart'
import * as contract from '@girassol/contract/financing'
import { type OrderView, showOrder } from '@girassol/contract/orders'
import { financingSteps, toWireName } from '@girassol/domain/financing'
import { aFinancing } from '@girassol/test-data/financing'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Orders } from '../../database/schema.ts'
import { bothDatabases, whereTested } from '../../database/test-database.ts'
import type { Caller } from '../../test-application.ts'
import { change, openShop, readyCart, type Shop } from '../cart/test-shop.ts'
import { purgeFinancing } from './purge-financing.ts'

type Form = Partial<contract.FinancingView>

const companyNames = financingSteps.company.map(toWireName)
const personOnly: Form = Object.fromEntries(
  Object.entries(aFinancing()).filter(([name]) => !companyNames.includes(name)),
)

describe.each(bothDatabases)('the credit analysis on %s', (kind) => {
  let shop: Shop
  let integrator: Caller

  beforeAll(async () => {
    shop = await openShop(kind)
    integrator = await shop.as('integrator@girassol.demo')
  })
  afterAll(() => shop.close())

  const save = (invoiceId: number, form: Form = aFinancing(), call = integrator) =>
    call(contract.saveFinancing, { body: { ...form, invoiceId } })
  const read = (id: number, call = integrator) => call(contract.showFinancing, { params: { id } })
  const financed = async (): Promise<number> => {
    const { id } = await readyCart(shop, integrator)
    await shop.db.deleteFrom('order_financing').where('order_id', '=', id).execute()
    await change(integrator, id, { paymentMethod: 'FINANCING', financingBank: 'BV' })
    return id
  }
  const listProblems = async (form: Form) => {
    const answer = await save(await financed(), form)
    expect(answer.statusCode).toBe(400)
    const errors = answer.json().errors as { property: string; constraints: Record<string, string> }[]
    return errors.map(({ property, constraints }) => `${property}: ${Object.values(constraints)[0]}`)
  }

  whereTested(kind, () => {
    test('FIN-018 FIN-007 FIN-009 FIN-010 FIN-011 it is returned and read again with every field by its name', async () => {
      const id = await financed()
      const form = aFinancing({
        invoiceId: id,
        commercialRefName: 'Moinho Sul',
        commercialRefPhone: '1132650000',
        commercialRefBond: 'Fornecedor',
        bank: '341',
        bankAgency: '0987',
        bankAccount: '65432-1',
        bankAccountType: 'CHECKING',
      })
      const { financedValue: _, ...sent } = form
      const answer = await save(id, sent)
      expect([answer.statusCode, answer.json()]).toEqual([200, form])
      expect((await read(id)).json()).toEqual(form)
    })

    test('SEC-009 C-223 each reading of the form leaves a security event, a refused one none', async () => {
      const id = await financed()
      const countReads = async () => {
        const events = await shop.db
          .selectFrom('security_event')
          .select('call')
          .where('kind', '=', 'financing-read')
          .execute()
        return events.filter(({ call }) => call === `GET /invoice/${id}/financing`).length
      }
      const before = await countReads()
      expect((await read(id)).statusCode).toBe(404)
      await save(id)
      for (const count of [1, 2]) {
        expect((await read(id)).statusCode).toBe(200)
        await vi.waitFor(async () => expect(await countReads()).toBe(before + count))
      }
    })

    test('FIN-008 the financed value is computed, whatever the request says', async () => {
      const id = await financed()
      const answer = await save(id, aFinancing({ inputValue: 4_999.99, financedValue: 1 }))
      expect(answer.json()).toMatchObject({ equipmentValue: 20_000, inputValue: 4_999.99, financedValue: 15_000.01 })
    })

    test('WIZ-027 FIN-018 a BV financing can be finished only with its form', async () => {
      const id = await financed()
      const finish = () => integrator(cart.finishAsOrder, { params: { id } })
      expect((await finish()).json()).toMatchObject({ message: 'Preencha os dados do financiamento BV.' })
      await save(id)
      const order = (await integrator(cart.readCart)).json() as OrderView
      expect(order.missing).toEqual([])
      expect(order.financing).toEqual({
        borrower: 'COMPANY',
        equipmentValue: 20_000,
        inputValue: 5_000,
        financedValue: 15_000,
        waitingPeriod: 90,
        installments: 60,
        installmentsValue: 399,
        savedAt: '2026-11-23T15:00:00.000Z',
      })
      expect((await finish()).statusCode).toBe(200)
      expect((await read(id)).json()).toMatchObject({ personCpf: '52998224725' })
    })

    test('FIN-003 FIN-012 a person has no company; saving again replaces everything', async () => {
      const id = await financed()
      await save(id)
      const answer = await save(id, personOnly)
      expect(answer.statusCode).toBe(200)
      for (const name of companyNames) expect([name, answer.json()[name]]).toEqual([name, null])
      expect((await integrator(cart.readCart)).json().financing.borrower).toBe('PERSON')
    })

    test('FIN-012 every field of values and person is required, and every company field once one of them is filled in', async () => {
      const { values, company, person } = financingSteps
      const required = (fields: readonly string[]) => fields.map((field) => `${toWireName(field)}: Campo obrigatório`)
      expect(await listProblems({})).toEqual(required([...values, ...person]))
      expect(await listProblems({ entityOwnProperty: true })).toEqual(
        required([...values, ...company.filter((field) => field !== 'entityOwnProperty'), ...person]),
      )
    })

    test.each([
      ['FIN-013', { equipmentValue: 0 }, 'equipmentValue: O valor deve ser maior que 0'],
      ['FIN-013', { inputValue: -1 }, 'inputValue: O valor deve ser maior que 0'],
      ['FIN-013', { entityCapitalStock: 0 }, 'entityCapitalStock: O valor deve ser maior que 0'],
      ['FIN-013', { entityLastYearRevenue: 0 }, 'entityLastYearRevenue: O valor deve ser maior que 0'],
      ['FIN-014', { entityCnpj: '11111111111111' }, 'entityCnpj: CNPJ inválido'],
      ['FIN-015', { personCpf: '52998224724' }, 'personCpf: CPF inválido'],
      ['FIN-016', { personEmail: 'rita' }, 'personEmail: E-mail inválido'],
      ['FIN-024', { bank: '000' }, 'bank: Escolha um banco da lista'],
      ['FIN-025', { installments: 13 }, 'installments: Escolha um valor da lista'],
      ['FIN-025', { waitingPeriod: 45 }, 'waitingPeriod: Escolha um valor da lista'],
    ] as const)('%s %o is refused as the screen refuses it', async (...row) => {
      const [, wrong, fault] = row
      expect(await listProblems(aFinancing(wrong))).toEqual([fault])
    })

    test('FIN-017 a birth date sent at 02:00 is stored as its day', async () => {
      const id = await financed()
      for (const personBirthdate of ['1985-11-02T02:00:00-03:00', '1985-11-02T02:00:00.000Z', '1985-11-02']) {
        expect((await save(id, aFinancing({ personBirthdate }))).json().personBirthdate).toBe('1985-11-02')
      }
    })

    test('FIN-018 C-08 a stranger can neither save nor read it, and another user’s cart is not found', async () => {
      const id = await financed()
      await save(id)
      const stranger = await shop.as('integrator2@girassol.demo')
      expect((await save(id, aFinancing(), stranger)).statusCode).toBe(404)
      expect((await read(id, stranger)).statusCode).toBe(404)
      expect((await read(id, await shop.as('manager@girassol.demo'))).statusCode).toBe(404)
      await shop.db.updateTable('orders').set({ status: 'INVOICE' }).where('id', '=', id).execute()
      expect((await read(id, stranger)).statusCode).toBe(404)
      expect((await read(id, await shop.as('manager@girassol.demo'))).statusCode).toBe(200)
    })

    test('FIN-018 PAY-005 only privileged roles save that of an order, and nobody that of a validated one', async () => {
      const id = await financed()
      await shop.db.updateTable('orders').set({ status: 'INVOICE' }).where('id', '=', id).execute()
      expect((await save(id)).statusCode).toBe(403)
      const financial = await shop.as('financial@girassol.demo')
      expect((await save(id, aFinancing(), financial)).statusCode).toBe(200)
      await shop.db.updateTable('orders').set({ status: 'INVOICE_VALIDATED' }).where('id', '=', id).execute()
      expect((await save(id, aFinancing(), financial)).statusCode).toBe(409)
      expect((await read(id, await shop.as('registration@girassol.demo'))).statusCode).toBe(200)
      expect((await read(id, await shop.as('logistics@girassol.demo'))).statusCode).toBe(403)
    })

    test('FIN-007 C-29 the amounts require the permission to see prices, and an order does not show the borrower', async () => {
      const id = await financed()
      await save(id)
      await shop.db.updateTable('orders').set({ status: 'BUDGET' }).where('id', '=', id).execute()
      const contributor = await shop.as('contributor@girassol.demo')
      expect((await read(id, contributor)).json()).toMatchObject({
        equipmentValue: null,
        financedValue: null,
        installmentsValue: null,
        personName: 'Rita de Exemplo',
      })
      await shop.db.updateTable('orders').set({ status: 'INVOICE' }).where('id', '=', id).execute()
      const logistics = await shop.as('logistics@girassol.demo')
      const { body } = await logistics(showOrder, { params: { id } })
      expect(JSON.parse(body).financing).toMatchObject({ borrower: 'COMPANY', installments: 60 })
      expect(body).not.toMatch(/Rita de Exemplo|52998224725|11222333000181.*Trigo/)
    })

    test('FIN-018 forms that no bank needs any more are deleted', async () => {
      const settled = async (changes: Updateable<Orders>) => {
        const id = await financed()
        await save(id)
        await shop.db.updateTable('orders').set(changes).where('id', '=', id).execute()
        return id
      }
      const ids = {
        bv: await settled({ status: 'INVOICE_APPROVED' }),
        budget: await settled({ status: 'BUDGET', payment_method: 'PIX', financing_bank: null }),
        otherwise: await settled({ status: 'INVOICE_APPROVED', payment_method: 'PIX', financing_bank: null }),
        expired: await settled({ status: 'BUDGET_EXPIRED' }),
      }
      const cart = await financed()
      await save(cart)
      const purge = (now: string) => shop.db.transaction().execute((tx) => purgeFinancing(tx, now))
      const listStored = async () =>
        (await shop.db.selectFrom('order_financing').select('order_id').execute()).map(({ order_id }) => order_id)
      await purge('2026-12-22T15:00:00.000Z')
      expect(await listStored()).toEqual(expect.arrayContaining([ids.bv, ids.budget, cart]))
      expect(await listStored()).not.toEqual(expect.arrayContaining([ids.otherwise]))
      expect(await listStored()).not.toEqual(expect.arrayContaining([ids.expired]))
      await purge('2026-12-24T15:00:00.000Z')
      expect(await listStored()).not.toContain(cart)
    })

    test('FIN-024 C-96 each bank has a unique 3-digit code, and the well-known ones are listed', async () => {
      const answer = await integrator(contract.listBanks)
      const banks = answer.json() as { code: string; name: string }[]
      expect(banks.every(({ code, name }) => /^\d{3}$/.test(code) && name !== '')).toBe(true)
      expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
      const named = new Map(banks.map(({ code, name }) => [code, name]))
      for (const [code, name] of [
        ['001', /Brasil/],
        ['104', /Caixa/i],
        ['237', /Bradesco/i],
        ['341', /Ita/i],
        ['413', /BV/],
      ] as const) {
        expect(named.get(code)).toMatch(name)
      }
      expect((await (await shop.as('logistics@girassol.demo'))(contract.listBanks)).statusCode).toBe(403)
    })
  })

  test('FIN-018 two people who save at once leave one complete form', async () => {
    const id = await financed()
    await Promise.all([save(id), save(id, personOnly)])
    const { entityCnpj, entityCompanyName } = (await read(id)).json()
    expect([entityCnpj === null, entityCompanyName === null]).toEqual([entityCnpj === null, entityCnpj === null])
    expect((await read(999_999)).statusCode).toBe(404)
  })
})
