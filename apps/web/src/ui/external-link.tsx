import { IconExternalLink } from '@tabler/icons-react'

export type ExternalLinkProps = {
  readonly href: string
  readonly label: string
  readonly className?: string | undefined
}

/** The attributes of every link out of the portal: a new tab without access to this one (C-15). */
export const externalAnchor = { target: '_blank', rel: 'noopener noreferrer' } as const

/** A link out of the portal. */
export const ExternalLink = ({ href, label, className }: ExternalLinkProps) => (
  <a href={href} {...externalAnchor} className={className}>
    {label} <IconExternalLink size={14} aria-hidden />
    <span className="hidden-visually"> (abre em outra aba)</span>
  </a>
)
