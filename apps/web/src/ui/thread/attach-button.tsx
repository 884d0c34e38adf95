import { messageContentTypes } from '@girassol/domain/shared'
import { IconPaperclip } from '@tabler/icons-react'
import classes from './thread.module.css'

type AttachButtonProps = { readonly id: string; readonly onChoose: (files: readonly File[]) => void }

/** Chooses files of a message; smaller than a place to drop them, because most messages have none. */
export const AttachButton = ({ id, onChoose }: AttachButtonProps) => (
  <label className={classes.attach}>
    <IconPaperclip size={16} aria-hidden /> Anexar arquivos
    <input
      id={id}
      type="file"
      multiple
      accept={messageContentTypes.join(',')}
      className="hidden-visually"
      onChange={(event) => {
        onChoose([...(event.currentTarget.files ?? [])])
        // Allows choosing the same file again after it was removed.
        event.currentTarget.value = ''
      }}
    />
  </label>
)
