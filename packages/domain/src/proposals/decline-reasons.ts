/** Why a customer declines, by the stored value (PROP-026). */
export const declineReasons = {
  PRICE: 'Preço',
  DEADLINE: 'Prazo',
  OTHER_SUPPLIER: 'Escolhi outro fornecedor',
  GAVE_UP: 'Desisti',
  OTHER: 'Outro',
} as const

export type DeclineReason = keyof typeof declineReasons
export const declineReasonNames = Object.keys(declineReasons) as [DeclineReason, ...DeclineReason[]]
