import { type CepLookup, cleanCep } from './cep.ts'
import { offlineAddress } from './offline-cep.ts'

/**
 * The offline table instead of the providers (C-107). It returns only what is right: the city inside the range of a
 * capital or of a known address, else the state with an empty city (USE-032). CEPs below 01000-000 do not exist.
 */
export const simulatedCep = (): CepLookup => ({
  async find(cep) {
    const address = offlineAddress(cleanCep(cep) ?? '')
    return address === null ? { outcome: 'notFound' } : { outcome: 'found', value: address }
  },
})
