import type { ProductDetailView } from '@girassol/contract/catalogue'
import { IconFileText } from '@tabler/icons-react'
import { ActionButton } from '../../../ui/action-button.tsx'

export type TechnicalFilesButtonProps = {
  readonly files: ProductDetailView['files']
  readonly onOpen: () => void
}

/** Opens the technical files, if there are any. */
export const TechnicalFilesButton = ({ files, onOpen }: TechnicalFilesButtonProps) =>
  files.length > 0 && (
    <ActionButton
      label={`Arquivos técnicos (${files.length})`}
      icon={<IconFileText size={16} aria-hidden />}
      onRun={onOpen}
    />
  )
