import { findFreightRate } from '@girassol/contract/freight'
import type { ResponseFor } from '@girassol/contract/http/endpoint'
import { freightSentences } from '@girassol/domain/freight'
import { formatPercent, formatReais } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

export type FreightTermsProps = {
  readonly uf: string
  /** IBGE code. */
  readonly city: string
  /** False for users who do not see prices: they see only the delivery time (C-29). */
  readonly showsCost: boolean
}

export const workingDays = (days: number): string => (days === 1 ? '1 dia útil' : `${days} dias úteis`)

type Rate = Pick<ResponseFor<typeof findFreightRate>, 'percentage' | 'minimum'>

/** '4,50% do subtotal, no mínimo R$ 150,00' */
const describeBasis = ({ percentage, minimum }: Rate): string =>
  `${formatPercent(percentage)} do subtotal${minimum > 0 ? `, no mínimo ${formatReais(minimum)}` : ''}`

/** How the freight to a city is calculated (C-34); for users who see prices. */
export const FreightBasis = ({ uf, city }: Pick<FreightTermsProps, 'uf' | 'city'>) => {
  const rate = useEndpointQuery(findFreightRate, { params: { uf, city } })
  if (rate.isError) return freightSentences.rateUnavailable
  return rate.data === undefined ? 'Consultando o frete…' : describeBasis(rate.data)
}

/** The freight and the delivery time to a city, before it is chosen: 'Frete de 4,50% do subtotal … · 5 dias úteis'. */
export const FreightTerms = ({ uf, city, showsCost }: FreightTermsProps) => {
  const rate = useEndpointQuery(findFreightRate, { params: { uf, city } })
  if (rate.isError) return freightSentences.rateUnavailable
  if (rate.data === undefined) return 'Consultando o frete…'
  const days = workingDays(rate.data.deadline)
  return showsCost ? `Frete de ${describeBasis(rate.data)} · ${days}` : `Entrega em ${days}`
}
