/** AUTH-011: whether a seller may buy; wire and database values. */
export const sellerStatuses = ['PENDING', 'APPROVED', 'REPROVED'] as const

export type SellerStatus = (typeof sellerStatuses)[number]

export const sellerStatusLabels = {
  PENDING: 'Em análise',
  APPROVED: 'Aprovado',
  REPROVED: 'Reprovado',
} as const satisfies Record<SellerStatus, string>
