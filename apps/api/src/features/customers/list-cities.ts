import type * as contract from '@girassol/contract/customers'
import type { LookupHandler } from '../../http/context.ts'
import { listCitiesOfState as citiesByName } from '../../integrations/cep/brazil-places.ts'

/** CUS-040: all cities of a state with their IBGE codes. */
export const listCities: LookupHandler<typeof contract.listCities> = async (_context, { params }) => [
  ...citiesByName(params.uf),
]
