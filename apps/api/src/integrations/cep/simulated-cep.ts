import { findCityCode } from './brazil-places.ts'
import { type CepAddress, type CepLookup, cleanCep } from './cep.ts'
import { capitalCepRanges } from './cep-ranges.ts'
import { offlineAddress } from './offline-cep.ts'

/**
 * The offline table in the place of the providers (C-107). Like them it always names a city: the capital, where the
 * table knows the state alone. CEPs below 01000-000 do not exist.
 */
export function simulatedCep(): CepLookup {
  return {
    async find(cep) {
      const address = offlineAddress(cleanCep(cep) ?? '')
      return address === null ? { outcome: 'notFound' } : { outcome: 'found', value: inSomeCity(address) }
    },
  }
}

function inSomeCity(address: CepAddress): CepAddress {
  if (address.city !== '') return address
  const city = capitalCepRanges.find(({ state }) => state === address.state)?.city ?? ''
  return { ...address, city, cityCode: findCityCode(address.state, city) }
}
