import { consultCnpj } from '@girassol/contract/customers'
import { isCnpj } from '@girassol/domain/shared'
import { toSentences } from '../../lib/api-error.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import type { CustomerFormState } from './customer-fields.ts'
import { toCompanyValues } from './customer-values.ts'

/** CUS-011 */
const unknownCompany = 'Não foi possível consultar o CNPJ. Prossiga com o cadastro manualmente.'

type CnpjLookup = Pick<CustomerFormState, 'values' | 'change' | 'fill'>

/** The 14th character of a valid CNPJ looks the company up, once, and fills in the form (CUS-008…012). */
export const useCnpjLookup = ({ values, change, fill }: CnpjLookup) => {
  const lookup = useEndpointMutation(consultCnpj, { failure: false })
  const changeDocument = (document: string) => {
    change({ document })
    if (document === values.document) return
    lookup.reset()
    const requested = { ...values, document }
    if (values.documentType !== 'J' || !isCnpj(document)) return
    lookup.mutate(
      { params: { cnpj: document } },
      {
        onSuccess: (company) => {
          if (company !== null) fill((typed) => toCompanyValues(company, { requested, typed }))
        },
      },
    )
  }
  return {
    changeDocument,
    isLooking: lookup.isPending,
    /** Why nothing was filled in. */
    notice: lookup.isError
      ? toSentences(lookup.error, 'Erro ao buscar CNPJ')[0] // CUS-012
      : lookup.isSuccess && lookup.data === null
        ? unknownCompany
        : undefined,
  }
}
