import { isBrazilState, isStateInscription } from '@girassol/domain/shared'
import { findCityCode } from './cep/brazil-places.ts'
import { demoAddresses } from './cep/demo-addresses.ts'
import type { Company } from './cnpj/cnpj.ts'
import { pickFrom, seedFrom } from './seed-from.ts'

const firstWords = ['SOL', 'LUZ', 'AURORA', 'HORIZONTE', 'RAIO', 'ZENITE', 'CLARAO', 'AMANHECER', 'EQUINOCIO', 'POENTE']
const secondWords = ['DO VALE', 'NASCENTE', 'DO CERRADO', 'DAS AGUAS', 'DO SERTAO', 'DA SERRA', 'DO LITORAL', 'NOVO']
const trades = ['ENERGIA SOLAR', 'INSTALACOES ELETRICAS', 'ENGENHARIA', 'SISTEMAS FOTOVOLTAICOS', 'AUTOMACAO']
const addressesWithStreet = demoAddresses.filter(({ street }) => street !== '')

/** The first valid number among a hundred of nine digits; '' for states whose inscriptions have another format. */
const fictitiousInscription = (state: string, seed: number): string => {
  if (!isBrazilState(state)) return ''
  const candidates = Array.from({ length: 100 }, (_, index) => String(100_000_000 + ((seed + index) % 899_999_900)))
  return candidates.find((candidate) => isStateInscription(state, candidate)) ?? ''
}

/**
 * An invented company, always the same for the same CNPJ, marked as 'SIMULADO' (USE-032); at least one in four has no
 * state inscription. For simulators only.
 */
export const fictitiousCompany = (cnpj: string): Company => {
  const seed = seedFrom(cnpj)
  const fancyName = `${pickFrom(firstWords, seed)} ${pickFrom(secondWords, seed >>> 4)}`
  const address = pickFrom(addressesWithStreet, seed >>> 7)
  return {
    name: `${fancyName} ${pickFrom(trades, seed >>> 10)} LTDA SIMULADO`,
    fancyName,
    ie: seed % 4 === 0 ? '' : fictitiousInscription(address.state, seed),
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
export const fictitiousCnpj = (text: string): string => {
  const base = `${String(seedFrom(text) % 100_000_000).padStart(8, '0')}0001`
  const first = checkDigit(base)
  return `${base}${first}${checkDigit(`${base}${first}`)}`
}

/** Modulo 11 with weights 2 to 9 from the right. */
const checkDigit = (digits: string): number => {
  const weighted = [...digits].toReversed().map((digit, index) => Number(digit) * (2 + (index % 8)))
  const rest = weighted.reduce((sum, value) => sum + value, 0) % 11
  return rest < 2 ? 0 : 11 - rest
}
