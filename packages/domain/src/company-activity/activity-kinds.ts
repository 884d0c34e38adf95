/**
 * COMP-018: the kinds of records that belong to a company, as its activity names them. The keys are those of the audit
 * log, besides 'order', whose lines are those of the log of orders and budgets.
 */
export const activityKinds = {
  order: { label: 'Pedidos e orçamentos', words: 'o pedido' },
  customer: { label: 'Clientes', words: 'o cliente' },
  site: { label: 'Obras', words: 'a obra' },
  proposal: { label: 'Propostas', words: 'a proposta' },
  homologation: { label: 'Homologações', words: 'a homologação' },
  claim: { label: 'Ocorrências', words: 'a ocorrência' },
  'product-list': { label: 'Listas de produtos', words: 'a lista' },
  user: { label: 'Usuários', words: 'o usuário' },
  'company-brand': { label: 'Marca da empresa', words: 'a marca de' },
  seller: { label: 'Cadastro da empresa', words: 'o cadastro de' },
  points: { label: 'Pontos', words: 'pontos para' },
  'purchase-approval': { label: 'Aprovações de compra', words: 'a aprovação da compra' },
  'company-rules': { label: 'Regras de compra', words: 'as regras de compra de' },
  'api-key': { label: 'Chaves de API', words: 'a chave' },
} as const satisfies Record<string, { readonly label: string; readonly words: string }>

export type ActivityKind = keyof typeof activityKinds

export const activityKindNames = Object.keys(activityKinds) as [ActivityKind, ...ActivityKind[]]

/** Whether a kind of the audit log belongs to a company. An order in it is a decision of the distributor about margins. */
export const isActivitySubject = (kind: string): kind is Exclude<ActivityKind, 'order'> =>
  kind !== 'order' && kind in activityKinds
