import type { ChargeView } from '@girassol/contract/payments'
import type { Tone } from '../../ui/status-pill.tsx'

/** Asking to pay again answers the same, so it is asked when the dialog opens and never behind somebody's back. */
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

/** 'Cartão 1' where there are two cards. */
export const chargeName = ({ means, part }: ChargeView, count: number): string => {
  if (means === 'PIX') return 'Pix'
  if (means === 'BARCODE') return 'Boleto'
  return count > 1 ? `Cartão ${part}` : 'Cartão'
}
