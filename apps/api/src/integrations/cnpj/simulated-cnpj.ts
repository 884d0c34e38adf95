import { findCityCode } from '../cep/brazil-places.ts'
import { fictitiousCompany } from '../fictitious-company.ts'
import { type CnpjLookup, type Company, cleanCnpj } from './cnpj.ts'

/** Numbers with this root are in no register: the demonstration uses them for CUS-011 (99.999.999/0001-91). */
const unregisteredRoot = '99999999'

const demoCompanies: ReadonlyMap<string, Company> = new Map([
  [
    '11222333000181',
    {
      name: 'GIRASSOL DEMONSTRACAO COMERCIO DE ENERGIA LTDA',
      fancyName: 'GIRASSOL DEMONSTRACAO',
      ie: '110042490114',
      erpState: 'SP',
      erpCity: findCityCode('SP', 'São Paulo'),
      erpCityName: 'São Paulo',
      addressCep: '01310100',
      addressDescription: 'Avenida Paulista',
      addressNumber: '1000',
      addressNeighborhood: 'Bela Vista',
      addressComplement: 'ANDAR 10',
      phone: '11912345678',
      email: 'contato@girassol-demonstracao.example',
    },
  ],
  [
    '12ABC34501DE35',
    {
      name: 'ALVORADA INSTALACOES FOTOVOLTAICAS LTDA',
      fancyName: 'ALVORADA SOLAR',
      ie: '',
      erpState: 'MG',
      erpCity: findCityCode('MG', 'Belo Horizonte'),
      erpCityName: 'Belo Horizonte',
      addressCep: '30140010',
      addressDescription: 'Praça da Liberdade',
      addressNumber: '21',
      addressNeighborhood: 'Funcionários',
      addressComplement: '',
      phone: '3132345678',
      email: 'contato@alvorada-solar.example',
    },
  ],
])

/** Two fixed companies and an invented one for every other CNPJ (C-107); root 99.999.999 is in no register. */
export const simulatedCnpj = (): CnpjLookup => ({
  async find(cnpj) {
    const key = cleanCnpj(cnpj)
    if (key === null || key.startsWith(unregisteredRoot)) return { outcome: 'notFound' }
    return { outcome: 'found', value: demoCompanies.get(key) ?? fictitiousCompany(key) }
  },
})
