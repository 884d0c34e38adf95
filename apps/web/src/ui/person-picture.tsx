import { useState } from 'react'
import classes from './person-picture.module.css'

/** 'Marina Alves' → 'MA'; a single name has one letter. */
export const toInitials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase()
}

export type PersonPictureProps = {
  readonly name: string
  /** The address of the picture; without one, or when it fails to load, the initials are shown instead. */
  readonly picture: string | null
  readonly size: number
  /** With the background of the page instead of the bar's. */
  readonly isQuiet?: boolean
}

/** The picture of a user beside the name; only the name is read aloud. */
export const PersonPicture = ({ name, picture, size, isQuiet = false }: PersonPictureProps) => {
  // The address that failed: another picture of the same user is tried again.
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={classes.picture} data-quiet={isQuiet || undefined} style={{ width: size, height: size }}>
      {picture === null || picture === failed ? (
        <span style={{ fontSize: Math.round(size * 0.36) }}>{toInitials(name)}</span>
      ) : (
        <img src={picture} alt="" onError={() => setFailed(picture)} />
      )}
    </span>
  )
}
