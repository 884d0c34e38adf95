import type { NormalisedAddress } from '@girassol/domain/customers'
import { Refused } from '../../http/refused.ts'
import { findCity } from '../../integrations/cep/brazil-places.ts'

/** The address with its city named as the register names it; refuses with 400 a city that is not in the state (C-97). */
export const inRegisteredCity = <Address extends NormalisedAddress>(address: Address): Address => {
  const found = findCity(address.erpCity)
  if (found?.state !== address.erpState) {
    throw new Refused('A cidade não pertence ao estado escolhido.', { status: 400, reason: 'cityOutsideState' })
  }
  return { ...address, erpCityName: found.city }
}
