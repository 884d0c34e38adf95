import { findCep } from '@girassol/contract/customers'
import { type IntegratorView, showIntegrator } from '@girassol/contract/onboarding'
import { customerLimits } from '@girassol/domain/customers'
import { useCan, useSession } from '../../access/session.tsx'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'
import type { AddressValues } from '../customers/index.ts'
import { useSelectedSeller } from '../sellers/index.ts'

/** The integrator that receives the product, with its initial address. */
export type Company = { readonly name: string; readonly address: AddressValues }

const aDay = 86_400_000

const emptyAddress: AddressValues = {
  addressCep: '',
  addressDescription: '',
  addressNumber: '',
  addressNeighborhood: '',
  addressComplement: '',
  erpState: '',
  erpCity: '',
  erpCityName: '',
}

type Place = { readonly state: string; readonly city: string; readonly cityCode: string }

/** The register has no code of the city: it is found by the CEP; without one the user chooses the city. */
const toAddressValues = (view: IntegratorView, place: Place | undefined): AddressValues => ({
  addressCep: view.addressCep,
  addressDescription: view.addressDescription.slice(0, customerLimits.addressDescription),
  addressNumber: view.addressNumber.slice(0, customerLimits.addressNumber),
  addressNeighborhood: view.addressNeighborhood.slice(0, customerLimits.addressNeighborhood),
  addressComplement: view.addressComplement.slice(0, customerLimits.addressComplement),
  erpState: place?.state ?? view.erpState,
  erpCity: place?.cityCode ?? '',
  erpCityName: place?.city ?? '',
})

/** Undefined while it is loading; if it cannot be loaded, the address is empty and the swap is still possible. */
export const useCompany = (): Company | undefined => {
  const { seller, owner } = useSession()
  const selected = useSelectedSeller(useCan('requester.select')).seller
  const id = (seller ?? owner ?? selected)?.id ?? 0
  const company = useEndpointQuery(showIntegrator, { params: { id } }, { enabled: id > 0, retry: false })
  const cep = company.data?.addressCep ?? ''
  const place = useEndpointQuery(
    findCep,
    { params: { cep } },
    { enabled: cep.length === 8, retry: false, staleTime: aDay },
  )
  if (company.isLoading || place.isLoading) return undefined
  if (company.data === undefined) return { name: (seller ?? owner ?? selected)?.name ?? '', address: emptyAddress }
  const { name, cnpj } = company.data
  return { name: `${name} · ${cnpj}`, address: toAddressValues(company.data, place.data) }
}
