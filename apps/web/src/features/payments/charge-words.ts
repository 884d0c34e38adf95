import type { ChargeView } from '@girassol/contract/payments'
import type { Tone } from '../../ui/status-pill.tsx'

/** A repeated payment call returns the same charges: it is sent when the dialog opens, never in the background. */
export const chargeQueryOptions = {
  retry: false,
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: () => false,
} as const

export const chargeStateWords = {
  OPEN: { label: 'A pagar', tone: 'attention' },
  PAID: { label: 'Pago', tone: 'success' },
  REFUSED: { label: 'Recusado', tone: 'danger' },
  REVERSED: { label: 'Estornado', tone: 'danger' },
  MISMATCHED: { label: 'Em conferência', tone: 'attention' },
  CANCELED: { label: 'Cancelado', tone: 'neutral' },
} as const satisfies Record<ChargeView['state'], { readonly label: string; readonly tone: Tone }>

/** 'Cartão 1' when there are two cards. */
export const chargeName = ({ means, part }: ChargeView, count: number): string => {
  if (means === 'PIX') return 'Pix'
  if (means === 'BARCODE') return 'Boleto'
  return count > 1 ? `Cartão ${part}` : 'Cartão'
}
