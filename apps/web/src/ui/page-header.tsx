import { useDocumentTitle } from '@mantine/hooks'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsPhone } from '../lib/media.ts'
import { AppLink } from './app-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import classes from './page-header.module.css'

export type PageHeaderProps = {
  readonly title: string
  /** The window's title, when it differs from the page's: 'Pedido 10482'. */
  readonly windowTitle?: string
  readonly back?: { readonly to: string; readonly label: string }
  /** On the right of the back link: '1 de 14 para validar' with its arrows. */
  readonly position?: ReactNode
  readonly badge?: ReactNode
  readonly note?: ReactNode
  /** The yellow button; on the phone it is in the bottom bar with the menu. */
  readonly primary?: ReactNode
  readonly secondary?: ReactNode
  readonly menu?: ReactNode
  /** Steps of a wizard, a date: on the right of the title, not in the phone's bottom bar. */
  readonly aside?: ReactNode
}

const Actions = ({ primary, secondary, menu }: Pick<PageHeaderProps, 'primary' | 'secondary' | 'menu'>) => {
  const isPhone = useIsPhone()
  if (primary === undefined && secondary === undefined && menu === undefined) return null
  if (!isPhone || primary === undefined) {
    return (
      <div className={classes.actions}>
        {primary}
        {secondary}
        {menu}
      </div>
    )
  }
  return (
    <BottomBar>
      <div className={classes.primary}>{primary}</div>
      {menu}
    </BottomBar>
  )
}

/** The page's h1, which receives the focus when the route changes, with the page's actions. */
export const PageHeader = (props: PageHeaderProps) => {
  const { title, windowTitle = title, back, position, badge, note, aside } = props
  useDocumentTitle(`${windowTitle} · Girassol`)
  return (
    <header className={classes.header}>
      {(back !== undefined || position !== undefined) && (
        <div className={classes.back}>
          {back !== undefined && (
            <AppLink to={back.to}>
              <IconChevronLeft size={16} aria-hidden /> {back.label}
            </AppLink>
          )}
          {position}
        </div>
      )}
      <div className={classes.line}>
        <div className={classes.title}>
          <h1 tabIndex={-1}>{title}</h1>
          {badge}
        </div>
        {aside}
        <Actions {...props} />
      </div>
      {note !== undefined && <p className={classes.note}>{note}</p>}
    </header>
  )
}
