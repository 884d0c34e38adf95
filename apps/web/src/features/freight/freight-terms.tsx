import { findFreightRate } from '@girassol/contract/freight'
import { freightSentences } from '@girassol/domain/freight'
import { formatPercent, formatReais } from '../../lib/format.ts'
import { useEndpointQuery } from '../../lib/use-endpoint.ts'

export type FreightTermsProps = {
  readonly uf: string
  /** IBGE code. */
  readonly city: string
  /** False to whom prices are hidden: they read how long it takes (C-29). */
  readonly showsCost: boolean
}

export const workingDays = (days: number): string => (days === 1 ? '1 dia útil' : `${days} dias úteis`)

/** What delivering to a city costs and takes, before it is chosen: 'Frete de 4,50%, no mínimo R$ 150,00 · 5 dias úteis'. */
export const FreightTerms = ({ uf, city, showsCost }: FreightTermsProps) => {
  const rate = useEndpointQuery(findFreightRate, { params: { uf, city } })
  if (rate.isError) return freightSentences.rateUnavailable
  if (rate.data === undefined) return 'Consultando o frete…'
  const { percentage, minimum, deadline } = rate.data
  if (!showsCost) return `Entrega em ${workingDays(deadline)}`
  const least = minimum > 0 ? `, no mínimo ${formatReais(minimum)}` : ''
  return `Frete de ${formatPercent(percentage)}${least} · ${workingDays(deadline)}`
}
