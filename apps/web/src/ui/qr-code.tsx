import { correction, generate } from 'lean-qr'

const quietZone = 4

/** The dark squares of a QR code as one path, a square being 1 × 1. */
const toPath = (text: string) => {
  const bitmap = generate(text, { minCorrectionLevel: correction.M })
  const positions = Array.from({ length: bitmap.size }, (_, at) => at)
  const squares = positions.flatMap((y) => positions.flatMap((x) => (bitmap.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: bitmap.size, path: squares.join('') }
}

/** A QR code, drawn in this browser: the text goes to no other server. Always dark on light, as cameras need it. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { size, path } = toPath(text)
  const whole = size + 2 * quietZone
  return (
    <svg
      role="img"
      aria-label={label}
      width="192"
      height="192"
      viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
