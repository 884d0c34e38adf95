/** MP = built by the wizard, PA = ready kit, BF = promotional product. */
export const orderTypes = ['MP', 'PA', 'BF'] as const
export type OrderType = (typeof orderTypes)[number]

/** The note under an order's title (DET-006…008). */
export const orderTypeNotes = {
  PA: 'um kit pronto',
  MP: 'criado com monte seu gerador',
  BF: 'formado por produtos de uma promoção',
} as const satisfies Record<OrderType, string>
