/** The results of the check of an external system. */
export const systemChecks = ['ANSWERS', 'SIMULATED', 'LOGIN_REFUSED', 'UNREACHABLE', 'FAILING'] as const
export type SystemCheck = (typeof systemChecks)[number]

/** Why the check of a system failed; null when it passed (USE-027). */
export const systemCheckReasons = {
  ANSWERS: null,
  SIMULATED: null,
  LOGIN_REFUSED: 'Falha no teste: usuário ou senha recusados pelo servidor',
  UNREACHABLE: 'Falha no teste: o servidor não respondeu',
  FAILING: 'Falha no teste: o servidor respondeu com um erro',
} as const satisfies Record<SystemCheck, string | null>
