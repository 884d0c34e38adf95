import { Notice } from './notice.tsx'
import classes from './photo.module.css'

type LargePhotoProps = {
  /** Undefined until the photo is loaded. */
  readonly address: string | undefined
  readonly isError: boolean
  readonly name: string
  readonly photo: { readonly width: number; readonly height: number }
}

/** A photo as large as its dialog allows, or that it could not be loaded. */
export const LargePhoto = ({ address, isError, name, photo: { width, height } }: LargePhotoProps) => (
  <>
    {isError && <Notice tone="danger">A foto não carregou. Feche e abra de novo.</Notice>}
    {address !== undefined && <img className={classes.large} src={address} alt={name} width={width} height={height} />}
  </>
)
