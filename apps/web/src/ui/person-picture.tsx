import { Avatar } from '@mantine/core'
import classes from './person-picture.module.css'

/** 'Marina Alves' → 'MA'; one name alone gives one letter. */
const toInitials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase()
}

export type PersonPictureProps = {
  readonly name: string
  /** The address of the picture; without one, or while it does not come, the initials stand in its place. */
  readonly picture: string | null
  readonly size: number
  /** On the page's own ground instead of the bar's. */
  readonly isQuiet?: boolean
}

/** Who somebody is, beside their name: read aloud by the name alone. */
export const PersonPicture = ({ name, picture, size, isQuiet = false }: PersonPictureProps) => (
  <Avatar src={picture} alt="" size={size} className={classes.picture} data-quiet={isQuiet || undefined}>
    <span style={{ fontSize: Math.round(size * 0.36) }}>{toInitials(name)}</span>
  </Avatar>
)
