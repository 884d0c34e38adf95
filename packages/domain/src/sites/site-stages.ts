type StageRow = {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'success' | 'danger'
  /** How much of the ring of its pill is filled, in sixths. */
  readonly ring: number
}

/** The ten stored values in the order of the work, the only list of them (SITE-002). */
export const siteStages = {
  LEAD: { label: 'Contato', tone: 'neutral', ring: 1 },
  VISIT: { label: 'Visita', tone: 'neutral', ring: 1 },
  PROPOSAL: { label: 'Proposta', tone: 'neutral', ring: 2 },
  SIGNED: { label: 'Assinada', tone: 'neutral', ring: 3 },
  ORDERED: { label: 'Pedido', tone: 'neutral', ring: 4 },
  DELIVERED: { label: 'Entregue', tone: 'neutral', ring: 5 },
  INSTALLED: { label: 'Instalada', tone: 'neutral', ring: 5 },
  HOMOLOGATION: { label: 'Homologação', tone: 'info', ring: 6 },
  CONNECTED: { label: 'Conectada', tone: 'success', ring: 6 },
  LOST: { label: 'Perdida', tone: 'danger', ring: 0 },
} as const satisfies Record<string, StageRow>

export type SiteStage = keyof typeof siteStages
export const siteStageNames = Object.keys(siteStages) as [SiteStage, ...SiteStage[]]

/** No work is left on a site in these stages. */
export const endedSiteStages = ['CONNECTED', 'LOST'] as const satisfies readonly SiteStage[]

export const isEndedStage = (stage: SiteStage): boolean => (endedSiteStages as readonly SiteStage[]).includes(stage)

const place = (stage: SiteStage): number => siteStageNames.indexOf(stage)

/** Whether the move goes to an earlier stage; leaving LOST does too, because the work begins again (SITE-004). */
export const isBackwards = (from: SiteStage, to: SiteStage): boolean => place(to) < place(from)

/** Whether an event may move a site: only forward, and never into or out of LOST (SITE-003, C-175). */
export const canAdvance = (from: SiteStage, to: SiteStage): boolean =>
  from !== 'LOST' && to !== 'LOST' && place(to) > place(from)

/** The stages that events move a site to (SITE-003). */
export const siteEvents = {
  proposalSent: 'PROPOSAL',
  proposalAccepted: 'SIGNED',
  orderFinished: 'ORDERED',
  ordersDelivered: 'DELIVERED',
  homologationSubmitted: 'HOMOLOGATION',
  homologationConnected: 'CONNECTED',
} as const satisfies Record<string, SiteStage>

export type SiteEvent = keyof typeof siteEvents
export const siteEventNames = Object.keys(siteEvents) as [SiteEvent, ...SiteEvent[]]

/** Why a site moved, for its log and timeline. */
export const siteEventSentences = {
  proposalSent: 'Proposta enviada',
  proposalAccepted: 'Proposta aceita',
  orderFinished: 'Pedido feito',
  ordersDelivered: 'Pedidos entregues',
  homologationSubmitted: 'Homologação protocolada',
  homologationConnected: 'Sistema conectado',
} as const satisfies Record<SiteEvent, string>

/** What the integrator does next, by the stage in which it comes next. */
const nextSiteSteps = {
  scheduleVisit: { stage: 'LEAD', label: 'Agendar visita' },
  createProposal: { stage: 'VISIT', label: 'Criar proposta' },
  placeOrder: { stage: 'SIGNED', label: 'Fazer pedido' },
  markInstalled: { stage: 'DELIVERED', label: 'Marcar instalada' },
  openHomologation: { stage: 'INSTALLED', label: 'Abrir homologação' },
  showHomologation: { stage: 'HOMOLOGATION', label: 'Ver homologação' },
} as const satisfies Record<string, { readonly stage: SiteStage; readonly label: string }>

export type NextSiteStep = keyof typeof nextSiteSteps
export const nextSiteStepNames = Object.keys(nextSiteSteps) as [NextSiteStep, ...NextSiteStep[]]

/** The next step with its label; null where nothing is left or other people act. */
export const findNextSiteStep = (stage: SiteStage): { readonly name: NextSiteStep; readonly label: string } | null => {
  const name = nextSiteStepNames.find((each) => nextSiteSteps[each].stage === stage)
  return name === undefined ? null : { name, label: nextSiteSteps[name].label }
}
