import { findCep } from '@girassol/contract/customers'
import { useState } from 'react'
import { isSystemAway } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { type AddressForm, emptyPlaceFields, toPlaceFields, withoutTyped } from './address-values.ts'

/**
 * Eight digits start the look-up; a found place is filled in, and a known city is locked with its state (CUS-022…024).
 * The form stays usable meanwhile: a late response does not change what was typed since (C-94). `isKnownPlace`: the
 * initial city was filled in from a CEP.
 */
export const useCepLookup = (form: AddressForm, isKnownPlace = false) => {
  const lookup = useEndpointMutation(findCep, { failure: false })
  const [isLocked, setLocked] = useState(isKnownPlace)
  const changeCep = (addressCep: string) => {
    form.change({ addressCep })
    setLocked(false)
    // A new CEP makes a running look-up obsolete; reset() ignores its response.
    lookup.reset()
    if (addressCep.length !== 8) return
    const requested = { ...form.values, addressCep }
    lookup.mutate(
      { params: { cep: addressCep } },
      {
        onSuccess: (place) => {
          const { erpState, erpCity, erpCityName, ...texts } = toPlaceFields(place, form)
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
    /** C-93: the message of the address forms for any failure: the form can be filled in by hand (C-94, REL-007). */
    failure: lookup.isError ? (isSystemAway(lookup.error) ? lookup.error.message : 'CEP Não Localizado') : undefined,
  }
}

export type CepLookup = ReturnType<typeof useCepLookup>
