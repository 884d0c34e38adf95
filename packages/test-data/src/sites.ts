import type { NoteView, SiteRow, SiteView, TaskView, TimelineEntry } from '@girassol/contract/sites'
import { siteStageNames } from '@girassol/domain/sites'

const allowed = { allowed: true } as const

/** A site in stage PROPOSAL that nothing urges. */
export const aSiteRow = (rest: Partial<SiteRow> = {}): SiteRow => ({
  id: 7,
  title: 'Residência Duarte',
  stage: 'PROPOSAL',
  cityCode: '3556701',
  cityName: 'Vinhedo',
  state: 'SP',
  responsible: { id: 3, name: 'Marina Alves' },
  kwp: 7.7,
  value: 12_580,
  isArchived: false,
  version: 4,
  contactName: 'Caio Duarte',
  touchedAt: '2026-11-20T13:00:00.000Z',
  urgency: null,
  actions: { move: allowed },
  ...rest,
})

/** The answer of the list with these sites, and the count and power of every stage. */
export const aSiteList = (...data: SiteRow[]) => ({
  data,
  total: data.length,
  totalIsExact: true,
  stages: siteStageNames.map((stage) => {
    const inStage = data.filter((row) => row.stage === stage)
    return { stage, count: inStage.length, kwp: inStage.reduce((sum, { kwp }) => sum + (kwp ?? 0), 0) }
  }),
})

export const aTask = (rest: Partial<TaskView> = {}): TaskView => ({
  id: 31,
  title: 'Cobrar a análise na distribuidora',
  dueOn: '2026-11-19',
  isLate: true,
  responsible: { id: 3, name: 'Marina Alves' },
  doneAt: null,
  createdAt: '2026-11-10T13:00:00.000Z',
  author: 'Marina Alves',
  site: { id: 7, title: 'Residência Duarte' },
  version: 1,
  actions: { edit: allowed },
  ...rest,
})

export const aNote = (rest: Partial<NoteView> = {}): NoteView => ({
  id: 51,
  text: 'Ligamos para a distribuidora: a análise sai até terça.',
  author: 'Marina Alves',
  createdAt: '2026-11-21T12:42:00.000Z',
  editedAt: null,
  isRemoved: false,
  editableUntil: '2026-11-21T12:57:00.000Z',
  version: 1,
  actions: { edit: allowed, remove: allowed },
  ...rest,
})

export const aTimelineEntry = (rest: Partial<TimelineEntry> = {}): TimelineEntry => ({
  key: 'ORDER-1',
  at: '2026-11-20T13:00:00.000Z',
  kind: 'ORDER',
  tone: 'plain',
  title: 'Pedido 10388: Faturado',
  detail: null,
  author: null,
  link: '/pedidos/10388',
  note: null,
  ...rest,
})

const orderLink: SiteView['links'][number] = {
  kind: 'ORDER',
  recordId: 10_388,
  title: 'Pedido 10388',
  status: 'Entregue',
  value: 27_640,
  kwp: 16.5,
  link: '/pedidos/10388',
  canHaveHomologation: true,
}

/** A site in stage HOMOLOGATION with an order; its visit was skipped. */
export const aSite = (rest: Partial<SiteView> = {}): SiteView => {
  const { urgency: _, actions: __, ...row } = aSiteRow({ stage: 'HOMOLOGATION' })
  return {
    ...row,
    customer: null,
    phone: '19998124477',
    email: null,
    address: 'Rua das Acácias, 120',
    supply: 'TRI_127_220',
    breakerA: 100,
    utility: 'CPFL Paulista',
    consumerUnit: '4001234567',
    roof: { roofTypeId: null, tilt: 15, azimuth: 0 },
    consumption: 820,
    lossReason: null,
    createdAt: '2026-09-02T13:00:00.000Z',
    createdBy: 'Marina Alves',
    reached: [
      { stage: 'LEAD', at: '2026-09-02T13:00:00.000Z' },
      { stage: 'PROPOSAL', at: '2026-09-09T13:00:00.000Z' },
      { stage: 'SIGNED', at: '2026-09-18T13:00:00.000Z' },
      { stage: 'ORDERED', at: '2026-09-22T13:00:00.000Z' },
      { stage: 'DELIVERED', at: '2026-10-06T13:00:00.000Z' },
      { stage: 'INSTALLED', at: '2026-10-16T13:00:00.000Z' },
      { stage: 'HOMOLOGATION', at: '2026-10-20T13:00:00.000Z' },
    ],
    links: [orderLink],
    tasks: [aTask()],
    photos: [],
    nextStep: null,
    actions: {
      edit: allowed,
      move: allowed,
      link: allowed,
      archive: allowed,
      remove: { allowed: false, reason: 'Há registros ligados a esta obra. Arquive em vez de remover.' },
      addNote: allowed,
      addTask: allowed,
      addPhoto: allowed,
    },
    ...rest,
  }
}
