/** The state of the analysis of a captured card (C-87). */
export const cardAnalysisStatuses = {
  AWAITING_ANALYSIS: 'Aguardando análise',
  ANALYSIS_DONE: 'Consulta realizada',
  FINISHED_ANALYSIS: 'Consulta finalizada',
} as const satisfies Record<string, string>

export type CardAnalysisStatus = keyof typeof cardAnalysisStatuses

export const cardAnalysisStatusNames = Object.keys(cardAnalysisStatuses) as readonly CardAnalysisStatus[]

/** A line of an analysis's log: the card was checked, or its payment was confirmed. Wire and database values. */
export const cardAnalysisLogTypes = ['CONSULT', 'analysis'] as const
export type CardAnalysisLogType = (typeof cardAnalysisLogTypes)[number]

/** The consultation as a screen shows it; null means that the record was not consulted yet (CCA-022). */
export const nameConsult = (consult: boolean | null): string =>
  consult === true ? 'Consulta realizada' : 'Consulta não realizada'
