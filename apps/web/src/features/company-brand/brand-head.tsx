import type { BrandView } from '@girassol/contract/company-brand'
import { IconMail, IconPhone, IconWorld } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { formatPhone } from '../../lib/format.ts'
import classes from './brand-head.module.css'

/** What the head of a public page shows of a brand (PROP-028). */
export type ShownBrand = Pick<BrandView, 'tradeName' | 'logo' | 'colours' | 'phone' | 'email' | 'site'>

export type BrandHeadProps = {
  readonly brand: ShownBrand
  readonly title: string
  readonly lead: string
  /** The heading is part of another page, below its own heading. */
  readonly isPreview?: boolean
}

const withoutScheme = (site: string): string => site.replace(/^https:\/\//i, '').replace(/\/$/, '')

const Contacts = ({ brand: { phone, email, site } }: Pick<BrandHeadProps, 'brand'>) => (
  <ul className={classes.contacts}>
    {phone !== '' && (
      <li>
        <IconPhone size={16} aria-hidden />
        {formatPhone(phone)}
      </li>
    )}
    {email !== '' && (
      <li>
        <IconMail size={16} aria-hidden />
        {email}
      </li>
    )}
    {site !== '' && (
      <li>
        <IconWorld size={16} aria-hidden />
        {withoutScheme(site)}
      </li>
    )}
  </ul>
)

/**
 * The head of a page for the customers of a company: its logo or name, and its colour with a legible text (C-174). Without
 * a colour it has the neutral ground of the product.
 */
export const BrandHead = ({ brand, title, lead, isPreview = false }: BrandHeadProps) => {
  const { tradeName, logo, colours } = brand
  const Heading = isPreview ? 'p' : 'h1'
  const style = colours === null ? {} : { '--brand': colours.ground, '--on-brand': colours.text }
  return (
    <div className={classes.head}>
      <div className={classes.bar}>
        {logo === null ? (
          <strong className={classes.name}>{tradeName}</strong>
        ) : (
          <img src={logo} alt={tradeName} className={classes.logo} />
        )}
      </div>
      <div className={classes.hero} style={style as CSSProperties}>
        <Heading className={classes.title}>{title}</Heading>
        <p className={classes.lead}>{lead}</p>
        <Contacts brand={brand} />
      </div>
    </div>
  )
}
