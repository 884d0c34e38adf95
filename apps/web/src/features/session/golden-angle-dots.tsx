type Dot = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly color: string
  readonly opacity: number
}

/** The angle between consecutive seeds of a sunflower. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5))
const reach = 500
const heart = 0.5

/** Seeds from the centre outwards: small and green inside, larger and more yellow towards the rim. */
const sunflowerDots = (count: number): readonly Dot[] =>
  Array.from({ length: count }, (_, index) => {
    const share = Math.sqrt((index + 0.5) / count)
    const angle = index * goldenAngle
    const isInner = share < heart
    return {
      x: Math.round(share * reach * Math.cos(angle) * 10) / 10,
      y: Math.round(share * reach * Math.sin(angle) * 10) / 10,
      radius: Math.round((1.6 + 6.4 * share ** 1.6) * 10) / 10,
      color: isInner ? '#2f7d7b' : '#fdbb12',
      opacity: isInner ? 0.9 : Math.round((0.45 + (share - heart) * 1.1) * 100) / 100,
    }
  })

const dots = sunflowerDots(520)

/** The seeds of a sunflower, computed; decoration of the pages outside the session. */
export const GoldenAngleDots = ({ className }: { readonly className?: string | undefined }) => (
  <svg viewBox="-510 -510 1020 1020" aria-hidden="true" className={className}>
    {dots.map(({ x, y, radius, color, opacity }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill={color} opacity={opacity} />
    ))}
  </svg>
)
