import { exportOrders } from '@girassol/contract/orders'
import { ActionIcon, Loader, Menu, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../lib/api-client.ts'
import { saveFile } from '../../lib/save-file.ts'
import { type OrderListState, orderListQuery } from './order-list-state.ts'

const formats = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'CSV' },
] as const

type Format = (typeof formats)[number]['format']

/** The whole filtered list as a file; a long one takes a while, and the list stays usable. */
export const ExportMenu = ({ state }: { readonly state: OrderListState }) => {
  const download = useMutation({
    mutationFn: async (format: Format) => {
      const query = { ...orderListQuery(state), format }
      saveFile(await fetchFile(exportOrders, { query }), `Pedidos.${format}`)
    },
    meta: { failure: 'Não deu para exportar a lista. Tente de novo.' },
  })
  return (
    <Menu
      position="bottom-end"
      width={180}
      shadow="md"
      transitionProps={{ duration: 120 }}
      // A menu holds its items and nothing else, inside the page's landmark.
      withInitialFocusPlaceholder={false}
      portalProps={{ target: 'main' }}
    >
      <Menu.Target>
        <Tooltip label="Exportar">
          <ActionIcon
            variant="default"
            size={36}
            aria-label={download.isPending ? 'Exportando…' : 'Exportar'}
            aria-busy={download.isPending || undefined}
          >
            {download.isPending ? <Loader size={16} /> : <IconDownload size={18} aria-hidden />}
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, label }) => (
          <Menu.Item
            key={format}
            aria-disabled={download.isPending || undefined}
            onClick={() => {
              if (!download.isPending) download.mutate(format)
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
