import { useNetwork } from '@mantine/hooks'
import { Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { AppFrame } from '../ui/app-frame.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import { Toaster } from '../ui/toaster.tsx'
import classes from './app-shell.module.css'
import { Brand } from './brand-mark.tsx'
import { isCurrent, navigationFor } from './navigation.ts'
import { NoAccessScreen } from './no-access-screen.tsx'
import { SessionProvider, useCan, useRoles } from './session.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useRouteFocus } from './use-route-focus.ts'
import { UserMenu } from './user-menu.tsx'

const Screen = () => {
  const requires = useMatches().at(-1)?.staticData.requires ?? 'home.view'
  return useCan(requires) ? <Outlet /> : <NoAccessScreen />
}

const PrivateFrame = () => {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const { online } = useNetwork()
  const nav = navigationFor(useRoles()).map((entry) => ({ ...entry, isCurrent: isCurrent(entry, pathname) }))
  useRouteFocus()
  return (
    <AppFrame
      brand={
        <AppLink to="/" className={classes.brand} aria-label="Girassol, início">
          <Brand />
        </AppLink>
      }
      nav={nav}
      actions={<UserMenu />}
      menu={<ThemeSwitch />}
      isOffline={!online}
    >
      <Screen />
    </AppFrame>
  )
}

/** What surrounds every private screen. */
export const AppShell = () => (
  <>
    <SessionProvider>
      <PrivateFrame />
    </SessionProvider>
    <LiveRegion />
    <Toaster />
  </>
)
