import type * as contract from '@girassol/contract/customers'
import { customerSentences, toCustomerFields } from '@girassol/domain/customers'
import { isCnpj } from '@girassol/domain/shared'
import type { LookupHandler } from '../../http/context.ts'
import { outsideSystemAway, Refused } from '../../http/refused.ts'

/**
 * CUS-008…CUS-011, CUS-037: the fields of a company; null if it is unknown; 503 if no register
 * answers (REL-007), and the user fills in the form.
 */
export const consultCnpj: LookupHandler<typeof contract.consultCnpj> = async ({ ports }, { params }) => {
  if (!isCnpj(params.cnpj)) throw new Refused(customerSentences.invalidDocument, { status: 400 })
  const answer = await ports.cnpj.find(params.cnpj)
  if (answer.outcome === 'unavailable') throw outsideSystemAway('CNPJ')
  return answer.outcome === 'found' ? toCustomerFields(answer.value) : null
}
