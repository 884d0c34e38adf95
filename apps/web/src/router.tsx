import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { administrationScreens } from './administration-routes.tsx'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import { screens } from './routes.tsx'
import type { ScreenRow } from './screen-row.ts'
import { AppShell } from './shell/app-shell.tsx'
import { FailureScreen } from './shell/failure-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { SkeletonLines } from './ui/skeletons.tsx'

const root = createRootRoute({ component: AppShell, notFoundComponent: NotFoundScreen })

const routeBelow =
  (parent: AnyRoute) =>
  ({ path, screen, requires, ...access }: ScreenRow) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: screen,
      ...(requires && { staticData: { requires, ...access } }),
    })

const administration = createRoute({
  getParentRoute: () => root,
  id: 'administration',
  component: lazyRouteComponent(
    () => import('./features/administration/administration-area.tsx'),
    'AdministrationArea',
  ),
})

/** An alias of the order list (C-45). */
const orderListAlias = createRoute({
  getParentRoute: () => root,
  path: '/meus-pedidos',
  beforeLoad: () => {
    throw redirect({ to: '/pedidos' as string, replace: true })
  },
})

/** The route table inside the frame of the product. */
export const router = createRouter({
  routeTree: root.addChildren([
    ...screens.map(routeBelow(root)),
    administration.addChildren(administrationScreens.map(routeBelow(administration))),
    orderListAlias,
  ]),
  parseSearch,
  stringifySearch,
  caseSensitive: true,
  scrollRestoration: true,
  defaultPreload: 'intent',
  // The frame is rendered while the first screen loads; later, the previous screen remains for up to this time.
  defaultPendingMs: 0,
  // A loaded screen is shown at once, even if its skeleton was just shown.
  defaultPendingMinMs: 0,
  defaultPendingComponent: () => <SkeletonLines lines={5} />,
  defaultErrorComponent: ({ error, reset }) => <FailureScreen error={error} onRetry={reset} />,
})

const stopListening = router.subscribe('onResolved', () => {
  stopListening()
  router.update({ ...router.options, defaultPendingMs: 300 })
})
