import { findCityCode } from './cep/brazil-places.ts'
import { demoAddresses } from './cep/demo-addresses.ts'
import type { Company } from './cnpj/cnpj.ts'
import { pickFrom, seedFrom } from './seed-from.ts'

const firstWords = ['SOL', 'LUZ', 'AURORA', 'HORIZONTE', 'RAIO', 'ZENITE', 'CLARAO', 'AMANHECER', 'EQUINOCIO', 'POENTE']
const secondWords = ['DO VALE', 'NASCENTE', 'DO CERRADO', 'DAS AGUAS', 'DO SERTAO', 'DA SERRA', 'DO LITORAL', 'NOVO']
const trades = ['ENERGIA SOLAR', 'INSTALACOES ELETRICAS', 'ENGENHARIA', 'SISTEMAS FOTOVOLTAICOS', 'AUTOMACAO']
const addressesWithStreet = demoAddresses.filter(({ street }) => street !== '')

/** An invented company, always the same for the same CNPJ; one in four has no state registration. For simulators only. */
export function fictitiousCompany(cnpj: string): Company {
  const seed = seedFrom(cnpj)
  const fancyName = `${pickFrom(firstWords, seed)} ${pickFrom(secondWords, seed >>> 4)}`
  const address = pickFrom(addressesWithStreet, seed >>> 7)
  return {
    name: `${fancyName} ${pickFrom(trades, seed >>> 10)} LTDA`,
    fancyName,
    ie: seed % 4 === 0 ? '' : String(100_000_000 + (seed % 899_999_999)),
    erpState: address.state,
    erpCity: findCityCode(address.state, address.city),
    erpCityName: address.city,
    addressCep: address.cep,
    addressDescription: address.street,
    addressNumber: String(1 + (seed % 1999)),
    addressNeighborhood: address.neighborhood,
    addressComplement: seed % 3 === 0 ? `SALA ${1 + (seed % 40)}` : '',
    phone: `11${String(900_000_000 + (seed % 99_999_999))}`,
    email: `contato@${fancyName.toLowerCase().replaceAll(' ', '-')}.example`,
  }
}

/** An invented CNPJ with right check digits, always the same for the same text. */
export function fictitiousCnpj(text: string): string {
  const base = `${String(seedFrom(text) % 100_000_000).padStart(8, '0')}0001`
  const first = checkDigit(base)
  return `${base}${first}${checkDigit(`${base}${first}`)}`
}

/** Modulo 11 with weights 2 to 9 from the right. */
function checkDigit(digits: string): number {
  const weighted = [...digits].toReversed().map((digit, index) => Number(digit) * (2 + (index % 8)))
  const rest = weighted.reduce((sum, value) => sum + value, 0) % 11
  return rest < 2 ? 0 : 11 - rest
}
