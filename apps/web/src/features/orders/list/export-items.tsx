import { Menu } from '@mantine/core'
import { DropMenu } from '../../../ui/drop-menu.tsx'
import type { OpenedMenu } from '../../../ui/use-menu-opener.ts'

const formats = [
  { format: 'xlsx', label: 'Excel (XLSX)' },
  { format: 'csv', label: 'CSV' },
] as const

export type ExportFormat = (typeof formats)[number]['format']

type ExportItemsProps = {
  readonly menu: OpenedMenu
  readonly isBusy: boolean
  readonly onChoose: (format: ExportFormat) => void
}

/** The kinds of file of 'Exportar'. */
export const ExportItems = ({ menu, isBusy, onChoose }: ExportItemsProps) => (
  <DropMenu {...menu} width={180}>
    {formats.map(({ format, label }) => (
      <Menu.Item
        key={format}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) onChoose(format)
        }}
      >
        {label}
      </Menu.Item>
    ))}
  </DropMenu>
)
