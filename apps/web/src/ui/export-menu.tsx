import { ActionIcon, Loader, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { DropMenu } from './drop-menu.tsx'
import { Tip } from './tip.tsx'
import { useMenuOpener } from './use-menu-opener.ts'

const formats = [
  { format: 'csv', label: 'Exportar CSV' },
  { format: 'xlsx', label: 'Exportar XLSX' },
] as const

export type ExportFormat = (typeof formats)[number]['format']

const noPreparation = async () => undefined

export type ExportMenuProps = {
  /** What is exported: 'Exportar carrinho'. */
  readonly label?: string
  readonly failure: string
  /** Saves the file; a rejection is reported with `failure`. */
  readonly onExport: (format: ExportFormat) => Promise<void>
}

/** A small button with a menu of the formats of a file. */
export const ExportMenu = ({ label = 'Exportar', failure, onExport }: ExportMenuProps) => {
  const download = useMutation({ mutationFn: onExport, meta: { failure } })
  const { opener, menu } = useMenuOpener(noPreparation)
  return (
    <>
      <Tip label={label}>
        <ActionIcon
          variant="default"
          aria-label={download.isPending ? 'Exportando…' : label}
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
