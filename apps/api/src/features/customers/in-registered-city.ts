import type { NormalisedAddress } from '@girassol/domain/customers'
import { Refused } from '../../http/refused.ts'
import { findCity } from '../../integrations/cep/brazil-places.ts'

/** The name of a city by its IBGE code, as the register spells it; 400 if the city is not in the state (C-97). */
export const registeredCity = (state: string, code: string): string => {
  const found = findCity(code)
  if (found?.state !== state) {
    throw new Refused('A cidade não pertence ao estado escolhido.', { status: 400, reason: 'cityOutsideState' })
  }
  return found.city
}

/** The address with the city name of the register. */
export const inRegisteredCity = <Address extends NormalisedAddress>(address: Address): Address => ({
  ...address,
  erpCityName: registeredCity(address.erpState, address.erpCity),
})
