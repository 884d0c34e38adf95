import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CnpjLookup, companySchema } from './cnpj.ts'

type AdapterUnderTest = { cnpj: CnpjLookup; close(): Promise<void> }

/** What every adapter of the port must do, simulated or real. */
export const describeCnpj = (adapter: string, makeAdapter: () => Promise<AdapterUnderTest>): void => {
  describe(`CnpjLookup, ${adapter}`, () => {
    let tested: AdapterUnderTest
    beforeAll(async () => {
      tested = await makeAdapter()
    })
    afterAll(() => tested.close())

    it.each(['11222333000181', '12ABC34501DE35'])('CUS-037 C-107 finds a whole company for %s', async (cnpj) => {
      const answer = await tested.cnpj.find(cnpj)
      if (answer.outcome !== 'found') throw new Error(`expected a company, got ${answer.outcome}`)
      expect(Object.keys(answer.value).toSorted()).toEqual(Object.keys(companySchema.shape).toSorted())
      expect(answer.value).toMatchObject({
        name: expect.stringMatching(/\w/),
        erpCity: expect.stringMatching(/^\d{7}$/),
        erpState: expect.stringMatching(/^[A-Z]{2}$/),
        addressCep: expect.stringMatching(/^\d{8}$/),
        phone: expect.stringMatching(/^\d{10,11}$/),
      })
    })
    it('CUS-037 takes the mask and lower-case letters', async () => {
      expect(await tested.cnpj.find('12.abc.345/01de-35')).toEqual(await tested.cnpj.find('12ABC34501DE35'))
    })
    it('CUS-011 says that an unregistered company is not found', async () => {
      expect(await tested.cnpj.find('99.999.999/0001-91')).toEqual({ outcome: 'notFound' })
    })
    it.each(['', '1122233300018', '112223330001811', '12ABC34501DEA5', '../../11222333'])(
      'CUS-037 takes %j for an unregistered company',
      async (cnpj) => {
        expect(await tested.cnpj.find(cnpj)).toEqual({ outcome: 'notFound' })
      },
    )
  })
}
