import { pickFrom, seedFrom } from '../seed-from.ts'
import { listCities } from './brazil-places.ts'
import { type CepAddress, type CepLookup, cleanCep } from './cep.ts'
import { capitalCepRanges } from './cep-ranges.ts'
import { offlineAddress } from './offline-cep.ts'

/**
 * The offline table in the place of the providers (C-107). Like them it always names a city: where the table knows the
 * state alone, one of its interior, the same for all CEPs of five equal digits. CEPs below 01000-000 do not exist.
 */
export function simulatedCep(): CepLookup {
  return {
    async find(cep) {
      const clean = cleanCep(cep) ?? ''
      const address = offlineAddress(clean)
      return address === null ? { outcome: 'notFound' } : { outcome: 'found', value: inSomeCity(clean, address) }
    },
  }
}

function inSomeCity(cep: string, address: CepAddress): CepAddress {
  if (address.city !== '') return address
  const capital = capitalCepRanges.find(({ state }) => state === address.state)?.city
  const interior = listCities(address.state).filter(({ name }) => name !== capital)
  const { name, code } = pickFrom(interior, seedFrom(cep.slice(0, 5)))
  return { ...address, city: name, cityCode: code }
}
