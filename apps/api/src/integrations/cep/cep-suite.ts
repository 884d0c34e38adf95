import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CepAddress, CepLookup } from './cep.ts'

type AdapterUnderTest = { cep: CepLookup; close(): Promise<void> }

const cases: [what: string, cep: string, expected: CepAddress][] = [
  [
    'a street, with mask',
    '01001-000',
    { street: 'Praça da Sé', neighborhood: 'Sé', city: 'São Paulo', cityCode: '3550308', state: 'SP' },
  ],
  [
    'a street, without mask',
    '30140010',
    {
      street: 'Praça da Liberdade',
      neighborhood: 'Funcionários',
      city: 'Belo Horizonte',
      cityCode: '3106200',
      state: 'MG',
    },
  ],
  [
    'a town with a single CEP',
    '79290-000',
    { street: '', neighborhood: '', city: 'Bonito', cityCode: '5002209', state: 'MS' },
  ],
]

/** What every adapter of the port must do, simulated or real, for the same addresses. */
export const describeCep = (adapter: string, makeAdapter: () => Promise<AdapterUnderTest>): void => {
  describe(`CepLookup, ${adapter}`, () => {
    let tested: AdapterUnderTest
    beforeAll(async () => {
      tested = await makeAdapter()
    })
    afterAll(() => tested.close())

    it.each(cases)('CUS-038 C-107 finds %s', async (_what, cep, expected) => {
      expect(await tested.cep.find(cep)).toEqual({ outcome: 'found', value: expected })
    })
    it('CUS-041 says that an unknown CEP is not found', async () => {
      expect(await tested.cep.find('00000-000')).toEqual({ outcome: 'notFound' })
    })
    it.each(['', '0100100', '010010000', '../../etc', 'abc'])('CUS-038 takes %j for an unknown CEP', async (cep) => {
      expect(await tested.cep.find(cep)).toEqual({ outcome: 'notFound' })
    })
    it('C-107 gives the same answer twice', async () => {
      expect(await tested.cep.find('01001000')).toEqual(await tested.cep.find('01001000'))
    })
  })
}
