/** Days until the first instalment, 'carência' (FIN-025, C-96). */
export const waitingPeriodsInDays = [30, 60, 90, 120, 180] as const

/** The numbers of instalments that a bank finances (FIN-025, C-96). */
export const financingInstalments = [12, 24, 36, 48, 60, 72] as const

/** FIN-022 */
export const sexes = ['M', 'F'] as const
export const sexLabels = { M: 'M (masculino)', F: 'F (feminino)' } as const satisfies Record<
  (typeof sexes)[number],
  string
>

/** FIN-023 */
export const civilStatuses = ['SINGLE', 'MARRIED', 'WIDOWED', 'LEGALLY_SEPARATED'] as const
export const civilStatusLabels = {
  SINGLE: 'Solteiro(a)',
  MARRIED: 'Casado(a)',
  WIDOWED: 'Viúvo(a)',
  LEGALLY_SEPARATED: 'Separado(a) judicialmente',
} as const satisfies Record<(typeof civilStatuses)[number], string>

/** FIN-021 */
export const schoolings = [
  'NONE',
  'PRIMARY_INCOMPLETE',
  'PRIMARY_COMPLETE',
  'SECONDARY_INCOMPLETE',
  'SECONDARY_COMPLETE',
  'HIGHER_INCOMPLETE',
  'HIGHER_COMPLETE',
] as const
export const schoolingLabels = {
  NONE: 'Sem escolaridade',
  PRIMARY_INCOMPLETE: 'Ensino fundamental incompleto',
  PRIMARY_COMPLETE: 'Ensino fundamental completo',
  SECONDARY_INCOMPLETE: 'Ensino médio incompleto',
  SECONDARY_COMPLETE: 'Ensino médio completo',
  HIGHER_INCOMPLETE: 'Ensino superior incompleto',
  HIGHER_COMPLETE: 'Ensino superior completo',
} as const satisfies Record<(typeof schoolings)[number], string>

export const bankAccountTypes = ['CHECKING', 'SAVINGS'] as const
export const bankAccountTypeLabels = {
  CHECKING: 'Conta corrente',
  SAVINGS: 'Conta poupança',
} as const satisfies Record<(typeof bankAccountTypes)[number], string>
