import type { WorkQueueRow } from '@girassol/contract/dashboard'
import type { WorkQueue } from '@girassol/domain/dashboard'

/** Where one record of a queue is worked on; an order's page shows its next action first. */
const recordPaths: Partial<Record<WorkQueue, (id: string) => string>> = {
  analyseCard: (id) => `/analise?q=${id}`,
  handleDifferences: (id) => `/conciliacao?dia=${id}`,
  reviewRegistration: (id) => `/administracao/integradores/${id}`,
  restock: () => '/administracao/catalogo/importar',
  reviewBanner: () => '/administracao/banners',
}

/** The screens of the queues that are not a filter of the list of orders. */
const listPaths: Partial<Record<WorkQueue, string>> = {
  analyseCard: '/analise?status=AWAITING_ANALYSIS&status=ANALYSIS_DONE',
  handleDifferences: '/conciliacao',
  reviewRegistration: '/administracao/integradores',
  restock: '/administracao/catalogo?falta=sem-estoque',
  reviewBanner: '/administracao/banners',
}

export const toRowPath = ({ queue, id }: WorkQueueRow): string => recordPaths[queue]?.(id) ?? `/pedidos/${id}`

export const toListPath = (queue: WorkQueue): string => listPaths[queue] ?? `/pedidos?fila=${queue}`
