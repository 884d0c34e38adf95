import { CloseButton } from '@mantine/core'
import classes from './chosen-files.module.css'

export type ChosenFile = {
  /** Cameras give every photo the same name, so the name alone does not identify a file. */
  readonly key: string
  readonly name: string
}

export const toFileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

type ChosenFilesProps = {
  /** The accessible name of the list. */
  readonly label: string
  readonly files: readonly ChosenFile[]
  readonly onRemove: (key: string) => void
}

/** Chosen files that are not sent yet, each with a button that removes it. */
export const ChosenFiles = ({ label, files, onRemove }: ChosenFilesProps) =>
  files.length > 0 && (
    <ul className={classes.files} aria-label={label}>
      {files.map(({ key, name }) => (
        <li key={key}>
          <span>{name}</span>
          <CloseButton size="sm" aria-label={`Remover ${name}`} onClick={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  )
