import { contentLimits } from '@girassol/domain/catalogue'
import { pictureTypes } from '@girassol/domain/shared'
import { IconPlus } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { productDrawing, productPicture } from '../../../lib/product-drawing.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { moveActions } from '../../../ui/move-actions.ts'
import { Picture } from '../../../ui/picture.tsx'
import { contentLabels } from '../management/product-content-values.ts'
import { useUploadProductFile } from '../management/use-upload-product-file.ts'
import classes from './picture-strip.module.css'

type StripProps = {
  readonly id: string
  readonly names: readonly string[]
  readonly error: string | undefined
  readonly onChange: (names: readonly string[]) => void
}

const alreadyFirst = { allowed: false, reason: 'Já é a capa.' } as const

const pictureActions = (names: readonly string[], name: string, onChange: StripProps['onChange']) => [
  {
    id: 'first',
    label: 'Mover para o início',
    ...(names[0] === name && { permission: alreadyFirst }),
    onRun: () => onChange([name, ...names.filter((each) => each !== name)]),
  },
  ...moveActions({ ids: names, id: name, onOrder: onChange }),
  {
    id: 'remove',
    label: 'Remover foto',
    isDangerous: true,
    onRun: () => onChange(names.filter((each) => each !== name)),
  },
]

/** Moves the dragged picture to the place of the picture that it is dropped on. */
const moveTo = (names: readonly string[], dragged: string, target: string): readonly string[] => {
  const at = names.indexOf(target)
  return names.filter((name) => name !== dragged).toSpliced(at, 0, dragged)
}

type TileProps = Pick<StripProps, 'names' | 'onChange'> & {
  readonly name: string
  readonly src: string
  readonly dragged: string | undefined
  readonly onDrag: (name: string | undefined) => void
}

const Tile = ({ names, name, src, dragged, onDrag, onChange }: TileProps) => {
  const number = names.indexOf(name) + 1
  const over = (event: DragEvent) => {
    if (dragged !== undefined) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (dragged !== undefined) onChange(moveTo(names, dragged, name))
    onDrag(undefined)
  }
  return (
    <li
      className={classes.tile}
      data-cover={number === 1 || undefined}
      data-dragged={dragged === name || undefined}
      draggable
      onDragStart={() => onDrag(name)}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={over}
      onDrop={drop}
    >
      <Picture src={src} alt={number === 1 ? 'Foto 1, a capa' : `Foto ${number}`} fallback={productDrawing('kit')} />
      <span className={classes.menu}>
        <ActionMenu label={`Ações da foto ${number}`} actions={pictureActions(names, name, onChange)} />
      </span>
    </li>
  )
}

type AddProps = { readonly id: string; readonly isSending: boolean; readonly onChoose: (file: File) => void }

const AddTile = ({ id, isSending, onChoose }: AddProps) => (
  <li>
    <label className={classes.add} aria-busy={isSending || undefined}>
      <input
        id={id}
        type="file"
        className="hidden-visually"
        accept={pictureTypes.join(',')}
        aria-label="Adicionar foto"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file !== undefined) onChoose(file)
          event.currentTarget.value = ''
        }}
      />
      <IconPlus size={18} aria-hidden />
    </label>
  </li>
)

const Note = ({ children }: { readonly children: ReactNode }) => <span className={classes.note}>{children}</span>

/** The pictures of a product in their order, changed by drag or by menu; the first is the cover (USE-026). */
export const PictureStrip = ({ id, names, error, onChange }: StripProps) => {
  const labelId = useId()
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({})
  const [dragged, setDragged] = useState<string>()
  const { send, problem, isSending } = useUploadProductFile({
    use: 'picture',
    onUploaded: ({ stored, preview }) => {
      setPreviews((before) => ({ ...before, [stored]: preview }))
      if (!names.includes(stored)) onChange([...names, stored])
    },
  })
  const sentence = error ?? problem
  return (
    <div>
      <p className={classes.head}>
        <strong id={labelId}>{contentLabels.pictures}</strong>
        <Note>arraste para ordenar · a primeira é a capa</Note>
      </p>
      <ul className={classes.strip} aria-labelledby={labelId}>
        {names.map((name) => (
          <Tile
            key={name}
            names={names}
            name={name}
            src={previews[name] ?? productPicture(name)}
            dragged={dragged}
            onDrag={setDragged}
            onChange={onChange}
          />
        ))}
        {names.length < contentLimits.pictures && (
          <AddTile id={id} isSending={isSending} onChoose={(file) => void send(file)} />
        )}
      </ul>
      {isSending && <Note>Enviando a foto…</Note>}
      {sentence !== undefined && (
        <p role="alert" className={classes.error}>
          {sentence}
        </p>
      )}
    </div>
  )
}
