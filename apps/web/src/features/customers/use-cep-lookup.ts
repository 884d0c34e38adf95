import { findCep } from '@girassol/contract/customers'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import {
  type AddressLimits,
  type AddressValues,
  emptyPlaceFields,
  toPlaceFields,
  withoutTyped,
} from './address-values.ts'

/** What the look-up reads and changes of the form that it serves. */
type AddressForm = {
  readonly values: AddressValues
  readonly change: (part: Partial<AddressValues>) => void
  readonly fill: (toPart: (typed: AddressValues) => Partial<AddressValues>) => void
}

/**
 * Eight digits look the place up; what it knows is filled in, and a known city is locked with its state (CUS-022…024).
 * The form stays usable meanwhile: an answer that comes late leaves alone what was typed since (C-94).
 * `isKnownPlace`: the values begin with a city that their CEP gave.
 */
export const useCepLookup = (form: AddressForm, limits: AddressLimits, isKnownPlace = false) => {
  const lookup = useEndpointMutation(findCep, { failure: false })
  const [isLocked, setLocked] = useState(isKnownPlace)
  const changeCep = (addressCep: string) => {
    form.change({ addressCep })
    setLocked(false)
    // Another CEP makes an answer still on its way worthless: reset() forgets it.
    lookup.reset()
    if (addressCep.length !== 8) return
    const requested = { ...form.values, addressCep }
    lookup.mutate(
      { params: { cep: addressCep } },
      {
        onSuccess: (place) => {
          const { erpState, erpCity, erpCityName, ...texts } = toPlaceFields(place, limits)
          const where = { erpState, erpCity, erpCityName }
          const isKnown = place.cityCode !== ''
          form.fill((typed) => ({
            ...withoutTyped({ ...texts, ...where }, { requested, typed }),
            ...(isKnown && where),
          }))
          setLocked(isKnown)
        },
        onError: () => form.fill((typed) => withoutTyped(emptyPlaceFields, { requested, typed })),
      },
    )
  }
  return {
    changeCep,
    isLocked,
    isLooking: lookup.isPending,
    /** C-93: the sentence of the address forms, whatever went wrong: the form can be filled by hand (C-94). */
    failure: lookup.isError ? 'CEP Não Localizado' : undefined,
  }
}

export type CepLookup = ReturnType<typeof useCepLookup>
