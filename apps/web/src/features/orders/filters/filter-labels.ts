import type { TriangulationStatus } from '@girassol/domain/orders'

export const operationLabels: Readonly<Record<string, string>> = {
  NOT_CREATED: 'Não criada',
  CREATED: 'Criada',
  COMPLETED: 'Completa',
  PROCESSING: 'Em processamento',
  APPROVED: 'Liberada',
} satisfies Record<TriangulationStatus, string>

export const futureSaleLabels: Readonly<Record<string, string>> = { 99: 'Todos', 1: 'Somente', 0: 'Sem venda futura' }

export const attachmentLabels: Readonly<Record<string, string>> = { 1: 'Com comprovantes', 0: 'Sem comprovantes' }
