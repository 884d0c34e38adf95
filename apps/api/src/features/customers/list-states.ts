import type * as contract from '@girassol/contract/customers'
import type { LookupHandler } from '../../http/context.ts'
import { listBrazilStates as statesByName } from '../../integrations/cep/brazil-places.ts'

/** CUS-039: the 27 states. */
export const listStates: LookupHandler<typeof contract.listStates> = async () =>
  statesByName().map(({ code, name }) => ({ sigla: code, nome: name }))
