import { contentLimits, contentSentences, technicalFileTypes } from '@girassol/domain/catalogue'
import { toPlainLetters } from '@girassol/domain/shared'
import { ActionIcon } from '@mantine/core'
import { IconFileTypePdf, IconFileZip, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { formatFileSize } from '../../../lib/file-size.ts'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { type ContentFile, contentLabels } from '../management/product-content-values.ts'
import { useUploadProductFile } from '../management/use-upload-product-file.ts'
import classes from './technical-file-list.module.css'

type ListProps = {
  readonly id: string
  readonly files: readonly ContentFile[]
  readonly error: string | undefined
  readonly onChange: (files: readonly ContentFile[]) => void
}

const getExtension = ({ stored }: ContentFile): string => stored.split('.').at(-1) ?? ''

const icons = { pdf: IconFileTypePdf, zip: IconFileZip } as const

const isIconed = (ending: string): ending is keyof typeof icons => Object.hasOwn(icons, ending)

const FileRow = ({ file, onRemove }: { readonly file: ContentFile; readonly onRemove: () => void }) => {
  const ending = getExtension(file)
  const Icon = isIconed(ending) ? icons[ending] : IconPhoto
  return (
    <li className={classes.file}>
      <Icon size={20} aria-hidden />
      <span className={classes.name}>
        {file.name}.{ending}
      </span>
      {file.bytes !== null && <span className={classes.size}>{formatFileSize(file.bytes)}</span>}
      <ActionIcon variant="subtle" aria-label={`Remover ${file.name}`} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  )
}

const withoutEnding = (fileName: string): string => fileName.replace(/\.[^.]+$/, '').trim()

const plain = (name: string): string => toPlainLetters(name).toLowerCase()

/** The technical files of a product by name; a new file starts with its file name (USE-026). */
export const TechnicalFileList = ({ id, files, error, onChange }: ListProps) => {
  const labelId = useId()
  const [sameName, setSameName] = useState<string>()
  const { send, problem, isSending } = useUploadProductFile({
    use: 'technicalFile',
    onUploaded: ({ stored, bytes }, file) => {
      const name = withoutEnding(file.name).slice(0, contentLimits.fileName)
      const isTaken = files.some((each) => plain(each.name) === plain(name))
      setSameName(isTaken ? contentSentences.sameFileName : undefined)
      if (!isTaken) onChange([...files, { name, stored, bytes }])
    },
  })
  return (
    <div>
      <p id={labelId} className={classes.head}>
        {contentLabels.files}
      </p>
      <ul className={classes.files} aria-labelledby={labelId}>
        {files.map((file) => (
          <FileRow
            key={`${file.stored} ${file.name}`}
            file={file}
            onRemove={() => onChange(files.filter((each) => each !== file))}
          />
        ))}
      </ul>
      {files.length < contentLimits.files && (
        <FileDrop
          id={id}
          label={isSending ? 'Enviando o arquivo…' : 'Adicionar arquivo'}
          hint="PDF, imagem ou ZIP de até 20 MB."
          accept={technicalFileTypes.join(',')}
          error={error ?? problem ?? sameName}
          onChoose={(file) => void send(file)}
        />
      )}
    </div>
  )
}
