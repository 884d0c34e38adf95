/** What may be linked to a site (SITE-007). A cart, a budget and an order are one record, which any of the three finds. */
export const siteLinkKinds = {
  CART: 'Carrinho',
  BUDGET: 'Orçamento',
  ORDER: 'Pedido',
  PROPOSAL: 'Proposta',
  HOMOLOGATION: 'Homologação',
} as const satisfies Record<string, string>
export type SiteLinkKind = keyof typeof siteLinkKinds
export const siteLinkKindNames = Object.keys(siteLinkKinds) as [SiteLinkKind, ...SiteLinkKind[]]
