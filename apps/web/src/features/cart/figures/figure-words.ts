import type { DecisionFigures } from '@girassol/contract/orders/decision-figures'
import { availabilityWord } from '@girassol/domain/catalogue'
import type { PaymentMethod } from '@girassol/domain/payments'
import { formatCount, formatCounted, formatPercent, formatReais } from '../../../lib/format.ts'

/** 'Imediato', '14/12/2026, em 19 dias', 'Consultar', or that it cannot be delivered (C-28). */
export const describeDispatch = ({ availability, days }: DecisionFigures['dispatch']): string => {
  if (availability === null) return 'Fora de estoque'
  const word = availabilityWord(availability)
  return availability === 'Immediate' || days === null ? word : `${word}, em ${formatCounted(days, 'dia', 'dias')}`
}

const wayOf = (method: PaymentMethod): string => {
  if (method === 'PIX') return 'no Pix'
  return method === 'BARCODE' ? 'no boleto' : 'no cartão'
}

/** '10x de R$ 1.031,34 no cartão'; a single payment reads 'R$ 9.375,90 no Pix'. */
export const describeUsualPayment = ({
  method,
  instalments,
  value,
}: NonNullable<DecisionFigures['usualPayment']>): string => {
  const times = instalments === 1 ? '' : `${instalments}x de `
  return `${times}${formatReais(value)} ${wayOf(method)}`
}

/** 'faltam 120.000 para Prata'; undefined in the highest category (PTS-073). */
export const describeMissingPoints = ({ missing }: NonNullable<DecisionFigures['points']>): string | undefined => {
  if (missing === null) return undefined
  return `${missing.points === 1 ? 'falta' : 'faltam'} ${formatCount(missing.points)} para ${missing.category}`
}

/** 1.0848 → '108,5%' */
export const formatDcAcRatio = (ratio: number): string => formatPercent(ratio * 100, 1)
