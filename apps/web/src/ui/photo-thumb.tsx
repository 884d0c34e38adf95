import { IconPhoto } from '@tabler/icons-react'
import classes from './photo.module.css'

type PhotoThumbProps = {
  /** Undefined until the photo is loaded. */
  readonly address: string | undefined
  readonly name: string
  readonly isSquare?: boolean
  readonly onOpen: () => void
}

/** A small photo that opens the large one. */
export const PhotoThumb = ({ address, name, isSquare = false, onOpen }: PhotoThumbProps) => (
  <button
    type="button"
    className={classes.thumb}
    data-square={isSquare || undefined}
    aria-label={name}
    onClick={onOpen}
  >
    {address === undefined ? <IconPhoto size={20} aria-hidden /> : <img src={address} alt="" />}
  </button>
)
