import { ActionIcon, Menu } from '@mantine/core'
import { IconExternalLink, IconGridDots } from '@tabler/icons-react'
import { useLinks } from '../features/links/index.ts'
import { externalAnchor } from '../ui/external-link.tsx'
import { menuLink } from '../ui/menu-link.tsx'
import { appsFor } from './apps.ts'
import classes from './apps-menu.module.css'
import { useRoles } from './session.tsx'

/** NAV-005, NAV-006: what else may be opened, here and outside; without an entry there is no control (C-15). */
export const AppsMenu = () => {
  const apps = appsFor(useRoles())
  const links = useLinks('apps')
  if (apps.length + (links?.length ?? 0) === 0)
    return links === undefined && <span className={classes.room} aria-hidden="true" />
  return (
    <Menu
      position="bottom-end"
      width={260}
      shadow="md"
      transitionProps={{ duration: 120 }}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" size={36} className={classes.opener} aria-label="Aplicativos">
          <IconGridDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {apps.map(({ label, to }) => (
          <Menu.Item key={to} renderRoot={menuLink(to)}>
            {label}
          </Menu.Item>
        ))}
        {apps.length > 0 && links !== undefined && links.length > 0 && <Menu.Divider />}
        {links?.map(({ id, label, url }) => (
          <Menu.Item
            key={id}
            component="a"
            href={url}
            {...externalAnchor}
            rightSection={<IconExternalLink size={14} aria-hidden />}
          >
            {label}
            <span className="hidden-visually"> (abre em outra aba)</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
