import classes from './brand-mark.module.css'

const petals = Array.from({ length: 12 }, (_, index) => index * 30)

/** The sunflower: twelve petals around a dark disc. Decorative, because the name beside it is the text. */
const BrandMark = ({ size = 28 }: { readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
    {petals.map((angle) => (
      <ellipse
        key={angle}
        cx="16"
        cy="5.6"
        rx="2.7"
        ry="5.2"
        transform={`rotate(${angle} 16 16)`}
        className={angle % 60 === 0 ? classes.petal : classes.shade}
      />
    ))}
    <circle cx="16" cy="16" r="6" className={classes.disc} />
  </svg>
)

/** Logo and name, as in the bar and on the login page. */
export const Brand = ({ size = 28 }: { readonly size?: number }) => (
  <span className={classes.brand}>
    <BrandMark size={size} />
    Girassol
  </span>
)
