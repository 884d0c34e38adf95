import { IconBrandWhatsapp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './button.module.css'

type LinkButtonProps = {
  readonly href: string
  readonly kind: 'main' | 'outlined' | 'quiet'
  readonly children: ReactNode
  readonly download?: boolean
  readonly className?: string | undefined
}

/** A link that looks like a button; to another site without a referrer. */
export const LinkButton = ({ href, kind, children, download = false, className }: LinkButtonProps) => (
  <a
    href={href}
    className={[classes.button, className].filter(Boolean).join(' ')}
    data-kind={kind}
    {...(download ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {children}
  </a>
)

type ChatButtonProps = Pick<LinkButtonProps, 'kind' | 'className'> & {
  readonly href: string | undefined
  readonly children?: ReactNode
}

/** 'Falar no WhatsApp'; nothing without a telephone. */
export const ChatButton = ({ href, kind, className, children = 'Falar no WhatsApp' }: ChatButtonProps) =>
  href === undefined ? null : (
    <LinkButton href={href} kind={kind} className={className}>
      <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden="true" />
      {children}
    </LinkButton>
  )
