import { IconMenu2, IconWifiOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone, useIsWide } from '../lib/media.ts'
import classes from './app-frame.module.css'
import { AppLink } from './app-link.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import { loadOnReach } from './load-on-reach.ts'

const loadSideMenu = () => import('./side-menu.tsx')
const SideMenu = lazyDialog(async () => (await loadSideMenu()).SideMenu)

export type FrameItem = {
  readonly label: string
  readonly to: string
  readonly isCurrent: boolean
  /** In the side menu, not in the bar. */
  readonly isOnlyInMenu?: true
  /** What waits there for the user: the number, and its words for a screen reader: '2 esperam por você'. */
  readonly badge?: { readonly count: number; readonly text: string }
}

export type AppFrameProps = {
  readonly brand: ReactNode
  readonly nav: readonly FrameItem[]
  /** In the bar; on the phone a strip below it. */
  readonly context?: ReactNode
  /** Not on the phone, where it is in the side menu. */
  readonly search?: ((onLeave: () => void) => ReactNode) | undefined
  /** Cart, bell, apps, avatar: the caller decides which of them the phone shows. */
  readonly actions: ReactNode
  /** Below the items of the side menu: modules, theme. A link in it closes the menu. */
  readonly menu: (onGo: () => void) => ReactNode
  /** The message while there is no connection; it remains visible. */
  readonly offline?: string | undefined
  /** Strips between the bar and the page. */
  readonly strips?: ReactNode
  /** Content that floats over the page. */
  readonly floating?: ReactNode
  readonly children: ReactNode
}

/** The maximum that a badge can show. */
const mostShown = 99

type BadgeProps = { readonly badge: NonNullable<FrameItem['badge']> }

const formatBadge = (count: number): string => (count > mostShown ? `${mostShown}+` : String(count))

const Badge = ({ badge: { count, text } }: BadgeProps) => (
  <span className={classes.badge}>
    {formatBadge(count)}
    <span className="hidden-visually"> {text}</span>
  </span>
)

/** The visible number is part of the spoken name. */
const nameMenuButton = (badge: FrameItem['badge']): string =>
  badge === undefined ? 'Abrir menu' : `Abrir menu, ${formatBadge(badge.count)} ${badge.text}`

const Items = ({ items, onGo }: { readonly items: readonly FrameItem[]; readonly onGo?: () => void }) => (
  <ul className={classes.items}>
    {items.map((item) => (
      <li key={item.to}>
        <AppLink to={item.to} aria-current={item.isCurrent ? 'page' : undefined} onClick={onGo}>
          {item.label}
          {item.badge !== undefined && <Badge badge={item.badge} />}
        </AppLink>
      </li>
    ))}
  </ul>
)

/** The button of the side menu; the menu itself is loaded when it is first opened. */
const MenuButton = ({ nav, menu, search }: Pick<AppFrameProps, 'nav' | 'menu' | 'search'>) => {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const isPhone = useIsPhone()
  const badge = nav.find((item) => item.badge !== undefined)?.badge
  const close = () => setState('closed')
  return (
    <>
      <button
        type="button"
        className={classes.menuButton}
        aria-label={nameMenuButton(badge)}
        onClick={() => setState('open')}
        {...loadOnReach(loadSideMenu)}
      >
        <IconMenu2 size={20} aria-hidden />
        {badge !== undefined && (
          <span className={classes.menuBadge} aria-hidden>
            {formatBadge(badge.count)}
          </span>
        )}
      </button>
      {state !== 'never' && (
        <SideMenu isOpen={state === 'open'} onClose={close}>
          {isPhone && search?.(close)}
          <nav aria-label="Menu" className={classes.side}>
            <Items items={nav} onGo={close} />
          </nav>
          {menu(close)}
        </SideMenu>
      )}
    </>
  )
}

/** Bar, side menu and page. From 1440 px the items are in the bar (NAV-007), below that only in the menu. */
export const AppFrame = ({
  brand,
  nav,
  context,
  search,
  actions,
  menu,
  offline,
  strips,
  floating,
  children,
}: AppFrameProps) => {
  const isWide = useIsWide()
  const isPhone = useIsPhone()
  return (
    <>
      <a href="#conteudo" className={classes.skip}>
        Ir para o conteúdo
      </a>
      <header className={classes.top} data-docked data-offline={offline === undefined ? undefined : true}>
        <div className={classes.bar}>
          <MenuButton nav={nav} menu={menu} search={search} />
          {brand}
          {isWide && (
            <nav aria-label="Principal" className={classes.nav}>
              <Items items={nav.filter(({ isOnlyInMenu }) => isOnlyInMenu !== true)} />
            </nav>
          )}
          <div className={classes.right}>
            {!isPhone && context}
            {!isPhone && search?.(() => undefined)}
            {actions}
          </div>
        </div>
        {isPhone && context !== undefined && <div className={classes.strip}>{context}</div>}
        {offline !== undefined && (
          <p className={classes.offline} role="status">
            <IconWifiOff size={16} aria-hidden />
            {offline}
          </p>
        )}
      </header>
      {strips}
      <main id="conteudo" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {floating}
    </>
  )
}
