/** What a key may do, each with the words of the screen (C-206). The names are wire and database values. */
export const apiScopes = {
  'products:read': 'Ler produtos',
  'prices:read': 'Ver preços',
  'kits:size': 'Dimensionar kits',
  'customers:read': 'Ler clientes',
  'customers:write': 'Cadastrar clientes',
  'budgets:read': 'Ler orçamentos',
  'budgets:write': 'Criar orçamentos',
  'orders:read': 'Ler pedidos e entregas',
  'orders:write': 'Fazer pedidos',
  'claims:read': 'Ler ocorrências',
  'claims:write': 'Abrir ocorrências',
  'webhooks:manage': 'Configurar webhooks',
} as const satisfies Record<string, string>

export type ApiScope = keyof typeof apiScopes

export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]]

/** A key of the house only reads, but for customers and budgets of a named integrator (C-206). */
const companyScopes: readonly ApiScope[] = ['orders:write', 'claims:write']

/** The scopes that a key of a company, or of the house, may have (C-206). */
export const listScopesOf = (owner: KeyOwner): readonly ApiScope[] =>
  owner === 'company' ? apiScopeNames : apiScopeNames.filter((scope) => !companyScopes.includes(scope))

/** Whose key it is: a company's acts as that company, one of the house for the distributor (API-001). */
export type KeyOwner = 'company' | 'house'
