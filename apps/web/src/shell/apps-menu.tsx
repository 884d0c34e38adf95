import { ActionIcon } from '@mantine/core'
import { IconGridDots } from '@tabler/icons-react'
import { useRoles } from '../access/session.tsx'
import { useLinks } from '../features/links/index.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useMenuOpener } from '../ui/use-menu-opener.ts'
import { appsFor } from './apps.ts'
import classes from './apps-menu.module.css'

const loadItems = () => import('./apps-items.tsx')
const AppsItems = lazyPart(async () => (await loadItems()).AppsItems)

/** NAV-005, NAV-006: other applications, inside and outside the portal; without an entry there is no button (C-15). */
export const AppsMenu = () => {
  const apps = appsFor(useRoles())
  const links = useLinks('apps')
  const { opener, menu } = useMenuOpener(loadItems)
  if (apps.length + (links?.length ?? 0) === 0)
    return links === undefined && <span className={classes.room} aria-hidden="true" />
  return (
    <>
      <ActionIcon variant="subtle" className={classes.opener} aria-label="Aplicativos" {...opener}>
        <IconGridDots size={20} aria-hidden />
      </ActionIcon>
      {menu !== null && <AppsItems menu={menu} apps={apps} links={links ?? []} />}
    </>
  )
}
