import { findCep } from '@girassol/contract/customers'
import { useState } from 'react'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { type AddressLimits, type AddressValues, fieldsOfNoPlace, fieldsOfPlace } from './address-values.ts'

type Lookup = {
  readonly limits: AddressLimits
  readonly onChange: (part: Partial<AddressValues>) => void
}

/** Eight digits look the place up; what it knows is filled in and locked (CUS-022…024). */
export const useCepLookup = ({ limits, onChange }: Lookup) => {
  const lookup = useEndpointMutation(findCep, { failure: false })
  const [isLocked, setLocked] = useState(false)
  const changeCep = (addressCep: string) => {
    onChange({ addressCep })
    setLocked(false)
    // Another CEP makes an answer still on its way worthless: reset() forgets it.
    lookup.reset()
    if (addressCep.length !== 8) return
    lookup.mutate(
      { params: { cep: addressCep } },
      {
        onSuccess: (place) => {
          onChange(fieldsOfPlace(place, limits))
          setLocked(place.cityCode !== '')
        },
        onError: () => onChange(fieldsOfNoPlace),
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
