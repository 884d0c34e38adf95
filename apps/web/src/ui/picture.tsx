import { useState } from 'react'
import classes from './picture.module.css'

export type PictureProps = {
  readonly src: string | null
  /** Empty beside a name: the picture then adds no information. */
  readonly alt: string
  /** A drawing shown when there is no picture or it fails to load. */
  readonly fallback: string
  readonly isEager?: boolean
  /** Called once for each picture that fails to load. */
  readonly onFail?: () => void
}

/** A picture in its frame: a plain background while it loads, a drawing when it fails. */
export const Picture = ({ src, alt, fallback, isEager = false, onFail }: PictureProps) => {
  const [failed, setFailed] = useState<string>()
  const shown = src === null || src === failed ? fallback : src
  const fail = () => {
    // The fallback may fail too: then there is nothing more to try or to report.
    if (src === null || src === failed) return
    setFailed(src)
    onFail?.()
  }
  return (
    <span className={classes.frame}>
      <img
        src={shown}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        onError={fail}
        className={classes.image}
      />
    </span>
  )
}
