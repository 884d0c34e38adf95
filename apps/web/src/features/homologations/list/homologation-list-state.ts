import type { listHomologations } from '@girassol/contract/homologations'
import type { RequestFor } from '@girassol/contract/http/endpoint'
import { isRecordNumber } from '../../../lib/record-number.ts'

/** The filters of the list and their values in a bare address. */
export const homologationListDefaults = { visao: 'todas', distribuidora: '', vencidas: '' }

export type HomologationListState = typeof homologationListDefaults

/** The views of the list, and the statuses of each, joined by commas. */
export const homologationViews = [
  { id: 'todas', label: 'Todas', status: undefined },
  { id: 'documentos', label: 'Documentos', status: 'DOCUMENTS' },
  { id: 'distribuidora', label: 'Na distribuidora', status: 'SUBMITTED,ISSUED,INSPECTION' },
  { id: 'pendencia', label: 'Com pendência', status: 'PENDENCY' },
  { id: 'conectadas', label: 'Conectadas', status: 'CONNECTED' },
  { id: 'negadas', label: 'Negadas', status: 'DENIED' },
] as const

export const findHomologationView = ({ visao }: HomologationListState) =>
  homologationViews.find(({ id }) => id === visao) ?? homologationViews[0]

type ListQuery = NonNullable<RequestFor<typeof listHomologations>['query']>

/** The filters of a request: what is empty or no id is left out (HOM-017). */
export const toHomologationFilters = (
  state: HomologationListState,
): Pick<ListQuery, 'status' | 'utility' | 'overdue'> => {
  const { status } = findHomologationView(state)
  return {
    ...(status !== undefined && { status }),
    ...(isRecordNumber(state.distribuidora) && { utility: Number(state.distribuidora) }),
    ...(state.vencidas === '1' && { overdue: '1' }),
  }
}

/** Whether a filter other than the view is set. */
export const isNarrowed = ({ distribuidora, vencidas }: HomologationListState): boolean =>
  distribuidora !== '' || vencidas !== ''
