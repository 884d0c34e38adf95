import { ActionIcon, Loader } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Tip } from '../../../ui/tip.tsx'
import { useMenuOpener } from '../../../ui/use-menu-opener.ts'
import { type OrderListState, orderListQuery } from './order-list-state.ts'
import { useExportOrders } from './use-export-orders.ts'

const loadItems = () => import('./export-items.tsx')
const ExportItems = lazyPart(async () => (await loadItems()).ExportItems)

/** Exports the whole filtered list as a file; the list can be used during a long export. */
export const ExportMenu = ({ state }: { readonly state: OrderListState }) => {
  const download = useExportOrders(orderListQuery(state))
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
      {menu !== null && <ExportItems menu={menu} isBusy={download.isPending} onChoose={download.mutate} />}
    </>
  )
}
