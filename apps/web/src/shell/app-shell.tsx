import { Navigate, Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SessionProvider, useCan, useCanChange } from '../access/session.tsx'
import { NotificationBell } from '../features/notifications/index.ts'
import { Onboarding } from '../features/onboarding/index.ts'
import { useApprovalsWaiting } from '../features/purchase-approvals/use-approvals-waiting.ts'
import { SellerSwitcher } from '../features/sellers/index.ts'
import { usePointsViewer } from '../features/sellers/use-points-viewer.ts'
import { FreshSignIn } from '../features/session/fresh-sign-in.tsx'
import { loadOnline, useIsOnline } from '../lib/connection.ts'
import { useUnsavedCount } from '../lib/unsaved-changes.ts'
import { useIsIdle } from '../lib/use-is-idle.ts'
import { AppFrame } from '../ui/app-frame.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { Brand } from '../ui/brand-mark.tsx'
import { LiveRegion } from '../ui/live-region.tsx'
import classes from './app-shell.module.css'
import { AppsMenu } from './apps-menu.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ForbiddenScreen } from './forbidden-screen.tsx'
import { LimitsStrip } from './limits-strip.tsx'
import { navigationFor, withBadge, withCurrent } from './navigation.ts'
import { NewVersion } from './new-version.tsx'
import { PaletteButton, PaletteDialogs, usePalette } from './palette/palette-search.tsx'
import { useRouteFocus } from './use-route-focus.ts'
import { useToastsWanted } from './use-toasts-wanted.ts'
import { useVisitedScreens } from './use-visited-screens.ts'
import { UserMenu } from './user-menu.tsx'

const ConsultantButton = lazy(async () => ({
  default: (await loadOnline(() => import('../features/consultants/consultant-button.tsx'))).ConsultantButton,
}))
const ConsultantLink = lazy(async () => ({
  default: (await import('../features/consultants/consultant-link.tsx')).ConsultantLink,
}))
const CompanyMenu = lazy(async () => ({
  default: (await loadOnline(() => import('./company-menu.tsx'))).CompanyMenu,
}))
const ModulesMenu = lazy(async () => ({
  default: (await loadOnline(() => import('../features/links/modules-menu.tsx'))).ModulesMenu,
}))

const ThemeSwitch = lazy(async () => ({
  default: (await loadOnline(() => import('./theme-switch.tsx'))).ThemeSwitch,
}))
const ToastStack = lazy(async () => ({
  default: (await loadOnline(() => import('../ui/toast-stack.tsx'))).ToastStack,
}))

/** The requirement of the current screen, and where it redirects other roles. */
const useRouteAccess = () => {
  const { requires = 'home.view', isForChanges, redirectsTo } = useMatches().at(-1)?.staticData ?? {}
  return { requires, isForChanges, redirectsTo }
}

/** C-12, USE-024: the screen, or the message that the user's roles may not open it. */
const Screen = () => {
  const { requires, isForChanges, redirectsTo } = useRouteAccess()
  const canRead = useCan(requires)
  const canChange = useCanChange(requires)
  if (isForChanges === true ? canChange : canRead) return <Outlet />
  if (canRead) return <ForbiddenScreen isForReader />
  return redirectsTo === undefined ? <ForbiddenScreen /> : <Navigate to={redirectsTo} replace />
}

/** USE-010: the changes that wait for the connection; undefined while there is one. */
const useOfflineText = (): string | undefined => {
  const isOnline = useIsOnline()
  const count = useUnsavedCount()
  if (isOnline) return undefined
  if (count === 0) return 'Sem conexão. Os dados podem estar desatualizados.'
  if (count === 1) return 'Sem conexão. 1 alteração ainda não foi salva.'
  return `Sem conexão. ${count} alterações ainda não foram salvas.`
}

/** The code of the button is loaded when the browser is idle: the screen is used before it. */
const Consultant = () =>
  useIsIdle() && (
    <Suspense>
      <ConsultantButton />
    </Suspense>
  )

const PrivateFrame = () => {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const offline = useOfflineText()
  const nav = withBadge(withCurrent(navigationFor(usePointsViewer()), pathname), useApprovalsWaiting())
  const choosesSeller = useCan('requester.select')
  const { requires } = useRouteAccess()
  const isStore = requires === 'store.use' || requires === 'quickOrder.use'
  const palette = usePalette()
  useRouteFocus()
  useVisitedScreens()
  return (
    <AppFrame
      brand={
        <AppLink to="/" className={classes.brand} aria-label="Girassol, início">
          <Brand />
        </AppLink>
      }
      nav={nav}
      context={choosesSeller ? <SellerSwitcher isNeeded={isStore} /> : undefined}
      search={(onLeave) => (
        <PaletteButton
          onOpen={() => {
            onLeave()
            palette.setOpened('palette')
          }}
        />
      )}
      actions={
        <>
          <CartSummary />
          <NotificationBell />
          <AppsMenu />
          <UserMenu />
        </>
      }
      menu={(onGo) => (
        <>
          <Suspense>
            <CompanyMenu onGo={onGo} />
            <ModulesMenu />
            <ConsultantLink />
          </Suspense>
          <Suspense>
            <ThemeSwitch />
          </Suspense>
        </>
      )}
      offline={offline}
      strips={
        <>
          <LimitsStrip />
          <NewVersion />
        </>
      }
      floating={
        <>
          <Consultant />
          <PaletteDialogs opened={palette.opened} onChange={palette.setOpened} />
        </>
      }
    >
      <Screen />
    </AppFrame>
  )
}

const Toasts = () =>
  useToastsWanted() && (
    <Suspense>
      <ToastStack />
    </Suspense>
  )

/** The frame of every private screen. */
export const AppShell = () => (
  <>
    <SessionProvider>
      <PrivateFrame />
      <Onboarding />
      <FreshSignIn />
    </SessionProvider>
    <LiveRegion />
    <Toasts />
  </>
)
