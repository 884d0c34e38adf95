/** The kinds of security events with their Portuguese sentences (SEC-009, C-223). The keys are database values. */
export const securityEventKinds = {
  'sign-in': 'Entrada',
  'sign-in-failed': 'Senha ou código errado',
  'locked-out': 'Bloqueio por tentativas',
  'token-reused': 'Sessão usada duas vezes',
  'access-refused': 'Acesso negado',
  'password-changed': 'Troca de senha',
  'email-changed': 'Troca de e-mail',
  'second-factor-changed': 'Segundo fator alterado',
  'roles-changed': 'Papéis alterados',
  'flags-changed': 'Permissões alteradas',
  'state-changed': 'Situação alterada',
  exported: 'Exportação',
  'financing-read': 'Leitura de financiamento',
  'document-read': 'Leitura de documento',
  'person-exported': 'Exportação de dados de titular',
  'person-erased': 'Remoção de dados de titular',
} as const satisfies Record<string, string>

export type SecurityEventKind = keyof typeof securityEventKinds

export const securityEventKindNames = Object.keys(securityEventKinds) as [SecurityEventKind, ...SecurityEventKind[]]

/** What a call may read that leaves a security event behind (C-223). */
export type ReadEvidence = Extract<
  SecurityEventKind,
  'exported' | 'financing-read' | 'document-read' | 'person-exported'
>

type Access = {
  readonly roles: readonly string[]
  readonly canViewProductPrices: boolean
  readonly canViewMarginLiquid: boolean
  readonly email: string
}

const asText = ({ roles }: Access): string => roles.toSorted().join()

/** Which security events the change of a user's access is; none when only other fields changed. */
export const listAccessChanges = (before: Access, after: Access): readonly SecurityEventKind[] => [
  ...(asText(before) === asText(after) ? [] : (['roles-changed'] as const)),
  ...(before.canViewProductPrices === after.canViewProductPrices &&
  before.canViewMarginLiquid === after.canViewMarginLiquid
    ? []
    : (['flags-changed'] as const)),
  ...(before.email === after.email ? [] : (['email-changed'] as const)),
]
