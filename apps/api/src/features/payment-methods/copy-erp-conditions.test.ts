import * as contract from '@girassol/contract/payment-methods'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../../database/test-database.ts'
import { loadDemoCommerce } from '../../demo-data/demo-commerce.ts'
import { loadDemoPeople } from '../../demo-data/demo-people.ts'
import type { ErpPaymentCondition } from '../../integrations/erp/erp.ts'
import { simulatedErp } from '../../integrations/erp/simulated-erp.ts'
import { type TestApplication, testApplication } from '../../test-application.ts'
import { copyErpConditions } from './copy-erp-conditions.ts'

const condition = (code: string, changes: Partial<ErpPaymentCondition> = {}): ErpPaymentCondition => ({
  code,
  description: `Condição ${code}`,
  quantityInstallment: 2,
  rangeInstallment: 30,
  ...changes,
})

describe.each(testedDatabases)('the copy of the payment conditions of the ERP on %s', (kind) => {
  let test$: TestApplication
  let answer: () => Promise<ErpPaymentCondition[]>

  beforeAll(async () => {
    const erp = { ...simulatedErp(), payments: { listConditions: () => answer() } }
    test$ = await testApplication({ kind, ports: { erp } })
    await test$.deps.connection.db.transaction().execute(async (tx) => {
      await loadDemoPeople(tx)
      await loadDemoCommerce(tx)
    })
  })
  afterAll(() => test$.close())

  const copy = (...conditions: ErpPaymentCondition[]) => {
    answer = async () => conditions
    return copyErpConditions(test$.deps)
  }
  const offered = async () => {
    const financial = await test$.as('financial@girassol.demo')
    const listed = await financial(contract.listOtherPaymentMethods, { query: { all: 'true' } })
    return (listed.json().data as ErpPaymentCondition[]).map(({ code, description }) => `${code} ${description}`)
  }

  test('C-88 PAY-029 what the ERP has is offered, changed or new, and what it no longer has is not', async () => {
    await copy(condition('A1'), condition('B2'))
    expect(await offered()).toEqual(['A1 Condição A1', 'B2 Condição B2'])
    await copy(condition('A1', { description: 'Outro nome' }), condition('C3'))
    expect(await offered()).toEqual(['A1 Outro nome', 'C3 Condição C3'])
    await copy(condition('B2'))
    expect(await offered()).toEqual(['B2 Condição B2'])
  })

  test('C-88 a condition that no total can be split by is left out', async () => {
    await copy(condition('A1'), condition('B2', { quantityInstallment: 73 }), condition('C3', { rangeInstallment: -1 }))
    expect(await offered()).toEqual(['A1 Condição A1'])
  })

  test('C-88 an ERP that has none, or fails, changes nothing', async () => {
    await copy(condition('A1'))
    await copy()
    answer = () => Promise.reject(new Error('the ERP is down'))
    await expect(copyErpConditions(test$.deps)).rejects.toThrow('down')
    expect(await offered()).toEqual(['A1 Condição A1'])
  })
})
