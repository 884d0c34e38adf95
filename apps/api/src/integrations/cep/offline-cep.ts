import { findCityCode } from './brazil-places.ts'
import { type CepAddress, type CepLookup, cleanCep } from './cep.ts'
import { capitalCepRanges, findRange, stateCepRanges } from './cep-ranges.ts'
import { demoAddresses } from './demo-addresses.ts'

const demoByCep = new Map(demoAddresses.map((address) => [address.cep, address]))

/**
 * The address of a CEP without a network (C-94): complete for a demo address; state and city inside the range of a
 * capital; otherwise only the state. Null outside every range.
 */
export const offlineAddress = (cep: string): CepAddress | null => {
  const demo = demoByCep.get(cep)
  if (demo) return toAddress(demo)
  const capital = findRange(capitalCepRanges, cep)
  if (capital) return toAddress(capital)
  const range = findRange(stateCepRanges, cep)
  return range ? toAddress(range) : null
}

/** Uses the offline table when the providers fail, so that a machine without a network still works (C-94). */
export const withOfflineTable = (lookup: CepLookup): CepLookup => ({
  async find(cep) {
    const answer = await lookup.find(cep)
    const offline = answer.outcome === 'unavailable' ? offlineAddress(cleanCep(cep) ?? '') : null
    return offline ? { outcome: 'found', value: offline } : answer
  },
})

type KnownPart = { state: string; street?: string; neighborhood?: string; city?: string }

const toAddress = ({ state, street = '', neighborhood = '', city = '' }: KnownPart): CepAddress => ({
  street,
  neighborhood,
  city,
  cityCode: city === '' ? '' : findCityCode(state, city),
  state,
})
