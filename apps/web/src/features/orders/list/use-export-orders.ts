import type { RequestFor } from '@girassol/contract/http/endpoint'
import { exportOrders } from '@girassol/contract/orders'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../../lib/api-client.ts'
import { saveFile } from '../../../lib/save-file.ts'
import type { ExportFormat } from './export-items.tsx'

/** Downloads orders as a file: those of the query, or with `ids` only these. */
export const useExportOrders = (query: Omit<NonNullable<RequestFor<typeof exportOrders>['query']>, 'format'>) =>
  useMutation({
    mutationFn: async (format: ExportFormat) =>
      saveFile(await fetchFile(exportOrders, { query: { ...query, format } }), `Pedidos.${format}`),
    meta: { failure: 'Não deu para exportar a lista. Tente de novo.' },
  })
