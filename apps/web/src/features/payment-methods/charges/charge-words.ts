import type { ChargeView } from '@girassol/contract/payments'
import type { Tone } from '../../../ui/status-pill.tsx'

export const chargeStateWords = {
  OPEN: { label: 'A pagar', tone: 'attention' },
  PAID: { label: 'Pago', tone: 'success' },
  REFUSED: { label: 'Recusado', tone: 'danger' },
  REVERSED: { label: 'Estornado', tone: 'danger' },
  MISMATCHED: { label: 'Valor divergente', tone: 'attention' }, // REL-011
  CANCELED: { label: 'Cancelado', tone: 'neutral' },
} as const satisfies Record<ChargeView['state'], { readonly label: string; readonly tone: Tone }>

/** 'Cartão 1' when there are two cards. */
export const chargeName = ({ means, part }: ChargeView, count: number): string => {
  if (means === 'PIX') return 'Pix'
  if (means === 'BARCODE') return 'Boleto'
  return count > 1 ? `Cartão ${part}` : 'Cartão'
}
