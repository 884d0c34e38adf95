import { IconChevronDown } from '@tabler/icons-react'
import { ExternalLink } from '../../ui/external-link.tsx'
import classes from './modules-menu.module.css'
import { useLinks } from './use-links.ts'

/** NAV-003: links out of the portal, folded; nothing when none is configured (C-15). */
export const ModulesMenu = () => {
  const links = useLinks('modules') ?? []
  if (links.length === 0) return null
  return (
    <details className={classes.modules}>
      <summary>
        Módulos <IconChevronDown size={16} aria-hidden />
      </summary>
      <ul>
        {links.map(({ id, label, url }) => (
          <li key={id}>
            <ExternalLink href={url} label={label} />
          </li>
        ))}
      </ul>
    </details>
  )
}
