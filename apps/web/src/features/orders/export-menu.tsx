import { exportOrders } from '@girassol/contract/orders'
import { ActionIcon, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { fetchFile } from '../../lib/api-client.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Tip } from '../../ui/tip.tsx'
import { useMenuOpener } from '../../ui/use-menu-opener.ts'
import type { ExportFormat } from './export-items.tsx'
import { type OrderListState, orderListQuery } from './order-list-state.ts'

const loadItems = () => import('./export-items.tsx')
const ExportItems = lazy(async () => ({ default: (await loadItems()).ExportItems }))

/** The whole filtered list as a file; a long one takes a while, and the list stays usable. */
export const ExportMenu = ({ state }: { readonly state: OrderListState }) => {
  const download = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const query = { ...orderListQuery(state), format }
      saveFile(await fetchFile(exportOrders, { query }), `Pedidos.${format}`)
    },
    meta: { failure: 'Não deu para exportar a lista. Tente de novo.' },
  })
  const { opener, menu } = useMenuOpener(loadItems)
  return (
    <>
      <Tip label="Exportar">
        <ActionIcon
          variant="default"
          aria-label={download.isPending ? 'Exportando…' : 'Exportar'}
          aria-busy={download.isPending || undefined}
          {...opener}
        >
          {download.isPending ? <Loader size={16} /> : <IconDownload size={18} aria-hidden />}
        </ActionIcon>
      </Tip>
      {menu !== null && (
        <Suspense>
          <ExportItems menu={menu} isBusy={download.isPending} onChoose={download.mutate} />
        </Suspense>
      )}
    </>
  )
}
