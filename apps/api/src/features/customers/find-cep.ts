import type * as contract from '@girassol/contract/customers'
import type { LookupHandler } from '../../http/context.ts'
import { notFound, outsideSystemAway } from '../../http/refused.ts'

/**
 * CUS-038, CUS-041: the address of a postal code. If the look-up fails, the user fills in the form (C-93, C-94); 503 if
 * no register answers and the offline table does not know the postal code (REL-007).
 */
export const findCep: LookupHandler<typeof contract.findCep> = async ({ ports }, { params }) => {
  const answer = await ports.cep.find(params.cep)
  if (answer.outcome === 'unavailable') throw outsideSystemAway('CEP')
  if (answer.outcome !== 'found') throw notFound('CEP não encontrado')
  return answer.value
}
