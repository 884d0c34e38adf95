import { toQrCode } from '@girassol/domain/payments'
import { type ReactNode, useMemo } from 'react'
import classes from './pay-dialog.module.css'

/** The light border that a camera needs to find the code, in modules. */
const quiet = 4

type QrPictureProps = { readonly code: string /** Shown when the code cannot be drawn. */; readonly instead: ReactNode }

/** A QR code, dark on light in every theme, because cameras need it. */
export const QrPicture = ({ code, instead }: QrPictureProps) => {
  const rows = useMemo(() => toQrCode(code), [code])
  if (rows === null) return instead
  const size = rows.length + 2 * quiet
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  )
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR Code do Pix">
      <path className={classes.qrGround} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={classes.qrModules} shapeRendering="crispEdges" d={modules.join('')} />
    </svg>
  )
}
