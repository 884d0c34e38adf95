import { useState } from 'react'
import classes from './picture.module.css'

export type PictureProps = {
  readonly src: string | null
  /** Empty beside a name: the picture then says nothing new. */
  readonly alt: string
  /** A drawing shown when there is no picture or it does not come. */
  readonly fallback: string
  readonly isEager?: boolean
  /** The picture does not come: once for each. */
  readonly onFail?: () => void
}

/** A picture in its frame: a still ground while it loads, a drawing when it does not come. */
export const Picture = ({ src, alt, fallback, isEager = false, onFail }: PictureProps) => {
  const [failed, setFailed] = useState<string>()
  const shown = src === null || src === failed ? fallback : src
  const fail = () => {
    // The fallback may not come either: then there is nothing more to try or to tell.
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
