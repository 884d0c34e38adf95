import type { LinkView } from '@girassol/contract/links'
import { Menu } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { DropMenu } from '../ui/drop-menu.tsx'
import { externalAnchor } from '../ui/external-link.tsx'
import { menuLink } from '../ui/menu-link.tsx'
import type { OpenedMenu } from '../ui/use-menu-opener.ts'
import type { AppEntry } from './apps.ts'

type AppsItemsProps = {
  readonly menu: OpenedMenu
  readonly apps: readonly AppEntry[]
  readonly links: readonly LinkView[]
}

/** The entries of 'Aplicativos': first those inside the portal. */
export const AppsItems = ({ menu, apps, links }: AppsItemsProps) => (
  <DropMenu {...menu} width={260} place="beside">
    {apps.map(({ label, to }) => (
      <Menu.Item key={to} renderRoot={menuLink(to)}>
        {label}
      </Menu.Item>
    ))}
    {apps.length > 0 && links.length > 0 && <Menu.Divider />}
    {links.map(({ id, label, url }) => (
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
  </DropMenu>
)
