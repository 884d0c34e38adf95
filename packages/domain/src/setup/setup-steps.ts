/** What a portal needs before its first order, in order (USE-027). */
export const setupSteps = {
  branch: { label: 'Filial', purpose: 'De onde os produtos saem e quem emite a nota.' },
  catalogue: { label: 'Catálogo', purpose: 'Produtos com preço e estoque, do ERP ou de um arquivo.' },
  erp: { label: 'ERP', purpose: 'Recebe os pedidos e devolve estoque, notas e status.' },
  freight: { label: 'Tabela de frete', purpose: 'Percentual e mínimo por estado. Sem ela só há retirada.' },
  figures: { label: 'Números da casa', purpose: 'Nome e CNPJ da distribuidora, separação por dia e impostos.' },
  users: { label: 'Usuários', purpose: 'Quem valida, aprova, libera e expede.' },
  integrators: { label: 'Integradores', purpose: 'Quem compra. Aprove o primeiro ou cadastre um.' },
  mail: { label: 'E-mail', purpose: 'Para convites, senhas e avisos saírem do portal.' },
} as const

export type SetupStep = keyof typeof setupSteps

export const setupStepNames = Object.keys(setupSteps) as readonly SetupStep[]

/** The mark of an item in words, for screen readers. */
export const setupStateLabels = { done: 'pronto', missing: 'falta', failed: 'com erro', checking: 'testando' } as const
export type SetupState = keyof typeof setupStateLabels
