/** The views of the board. */
export const siteViews = {
  ALL: 'Todas',
  MINE: 'Minhas',
  LATE_TASK: 'Com tarefa atrasada',
  IDLE: 'Paradas há 15 dias',
} as const satisfies Record<string, string>
export type SiteViewName = keyof typeof siteViews
export const siteViewNames = Object.keys(siteViews) as [SiteViewName, ...SiteViewName[]]
