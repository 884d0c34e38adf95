import type { PublicWarranties } from '@girassol/contract/warranties'
import { toChatAddress } from '@girassol/domain/consultants'
import { isLinkAddress } from '@girassol/domain/links'
import { IconBrandWhatsapp, IconMail, IconWorld } from '@tabler/icons-react'
import { type ComponentType, useId } from 'react'
import { formatPhone } from '../../../lib/format.ts'
import { externalAnchor } from '../../../ui/external-link.tsx'
import classes from './warranties-page.module.css'

type Company = PublicWarranties['company']

type Way = {
  readonly name: string
  readonly shown: string
  readonly href: string
  readonly Icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>
}

const question = 'Olá! Tenho uma dúvida sobre a garantia do meu sistema.'

/** The telephone, the e-mail and the site that the company has; its site only where a link to it is safe. */
const listWays = ({ phone, email, site }: Company): readonly Way[] => [
  ...(phone === null
    ? []
    : [
        {
          name: 'WhatsApp',
          shown: formatPhone(phone),
          href: `${toChatAddress(phone)}?text=${encodeURIComponent(question)}`,
          Icon: IconBrandWhatsapp,
        },
      ]),
  ...(email === null ? [] : [{ name: 'E-mail', shown: email, href: `mailto:${email}`, Icon: IconMail }]),
  ...(site !== null && isLinkAddress(site) ? [{ name: 'Site', shown: site, href: site, Icon: IconWorld }] : []),
]

/** How to reach the integrator; nothing for a company without any way. */
export const ContactSection = ({ company }: { readonly company: Company }) => {
  const titleId = useId()
  const ways = listWays(company)
  if (ways.length === 0) return null
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h2 id={titleId}>Precisa de ajuda?</h2>
      <ul className={classes.ways}>
        {ways.map(({ name, shown, href, Icon }) => (
          <li key={name}>
            <a href={href} {...(href.startsWith('https:') && externalAnchor)}>
              <Icon size={20} stroke={1.75} aria-hidden="true" />
              <span>
                {name}: {shown}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
