import { exportSites } from '@girassol/contract/sites'
import { ActionIcon, Loader, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '../../../lib/api-client.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { DropMenu } from '../../../ui/drop-menu.tsx'
import { Tip } from '../../../ui/tip.tsx'
import { useMenuOpener } from '../../../ui/use-menu-opener.ts'
import type { SiteFilters } from './site-list-state.ts'

const formats = [
  { format: 'csv', label: 'Exportar CSV' },
  { format: 'xlsx', label: 'Exportar XLSX' },
] as const

type Format = (typeof formats)[number]['format']

const noPreparation = async () => undefined

/** SITE-013: the filtered sites as a file. */
export const ExportMenu = ({ filters }: { readonly filters: SiteFilters & { readonly stage?: string } }) => {
  const download = useMutation({
    mutationFn: async (format: Format) =>
      saveFile(await fetchFile(exportSites, { query: { ...filters, format } }), `Obras.${format}`),
    meta: { failure: 'Não deu para exportar a lista. Tente de novo.' },
  })
  const { opener, menu } = useMenuOpener(noPreparation)
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
        <DropMenu {...menu} width={180}>
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
        </DropMenu>
      )}
    </>
  )
}
