import type { Capability } from '@girassol/domain/access'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './lib/search-params.ts'
import type { ScreenRow } from './screen-row.ts'
import { AppShell } from './shell/app-shell.tsx'
import { FailureScreen } from './shell/failure-screen.tsx'
import { NotFoundScreen } from './shell/not-found-screen.tsx'
import { SkeletonLines } from './ui/skeletons.tsx'
import { voucherScreens } from './voucher-screens.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the user must be allowed to open the screen; without it, being logged in is enough (AUTH-021). */
    readonly requires?: Capability
    /** Where other roles are led, only where a requirement demands it; else they read that it is not theirs (USE-024). */
    readonly redirectsTo?: string
  }
}

/** Every URL inside the session, its screen and the capability it needs. The screens are loaded when first opened. */
const screens: readonly ScreenRow[] = [
  { path: '/', screen: lazyRouteComponent(() => import('./features/dashboard/home-screen.tsx'), 'HomeScreen') },
  {
    path: '/pedidos',
    screen: lazyRouteComponent(() => import('./features/orders/order-list-screen.tsx'), 'OrderListScreen'),
    requires: 'orders.read',
  },
  {
    path: '/pedidos/$id',
    screen: lazyRouteComponent(() => import('./features/orders/order-detail-screen.tsx'), 'OrderDetailScreen'),
    requires: 'orders.read',
  },
  // TRI-006: the screen itself leads whoever may not open it to the list of orders, not home.
  {
    path: '/pedidos/$id/conta-e-ordem',
    screen: lazyRouteComponent(
      () => import('./features/triangulation/triangulation-screen.tsx'),
      'TriangulationScreen',
    ),
  },
  ...voucherScreens,
  {
    path: '/orcamentos',
    screen: lazyRouteComponent(() => import('./features/budgets/budget-list-screen.tsx'), 'BudgetListScreen'),
    requires: 'budgets.use',
  },
  {
    path: '/orcamentos/$id',
    screen: lazyRouteComponent(() => import('./features/budgets/budget-detail-screen.tsx'), 'BudgetDetailScreen'),
    requires: 'budgets.use',
  },
  {
    path: '/sales',
    screen: lazyRouteComponent(() => import('./features/catalogue/store-screen.tsx'), 'StoreScreen'),
    requires: 'store.use',
  },
  {
    path: '/sales/promocoes',
    screen: lazyRouteComponent(() => import('./features/catalogue/promotions-screen.tsx'), 'PromotionsScreen'),
    requires: 'store.use',
  },
  {
    path: '/kits-prontos',
    screen: lazyRouteComponent(() => import('./features/catalogue/ready-kits-screen.tsx'), 'ReadyKitsScreen'),
    requires: 'store.use',
  },
  {
    path: '/detalhes/$id',
    screen: lazyRouteComponent(() => import('./features/catalogue/product-screen.tsx'), 'ProductScreen'),
    requires: 'store.use',
  },
  {
    path: '/monte-seu-gerador',
    screen: lazyRouteComponent(() => import('./features/generator/wizard-screen.tsx'), 'WizardScreen'),
    requires: 'store.use',
  },
  {
    path: '/outros-metodos-de-pagamento',
    screen: lazyRouteComponent(
      () => import('./features/other-payment-methods/other-payment-methods-screen.tsx'),
      'OtherPaymentMethodsScreen',
    ),
    requires: 'payments.readOthers',
    redirectsTo: '/', // OPM-004
  },
  {
    path: '/analise',
    screen: lazyRouteComponent(
      () => import('./features/card-analysis/card-analysis-list-screen.tsx'),
      'CardAnalysisListScreen',
    ),
    requires: 'cardAnalysis.use',
  },
  {
    path: '/pontos',
    screen: lazyRouteComponent(() => import('./features/points/points-home-screen.tsx'), 'PointsHomeScreen'),
    requires: 'points.read',
  },
  {
    path: '/pontos/extrato',
    screen: lazyRouteComponent(() => import('./features/points/statement-screen.tsx'), 'StatementScreen'),
    requires: 'points.read',
  },
  {
    path: '/pontos/gerenciar',
    screen: lazyRouteComponent(
      () => import('./features/points-management/points-management-screen.tsx'),
      'PointsManagementScreen',
    ),
    requires: 'points.readAll',
  },
  {
    path: '/perfil/usuario',
    screen: lazyRouteComponent(() => import('./features/profile/settings-screen.tsx'), 'UserSettingsScreen'),
  },
  {
    path: '/perfil/empresa',
    screen: lazyRouteComponent(() => import('./features/profile/settings-screen.tsx'), 'CompanySettingsScreen'),
  },
]

/** The screens of the administration, inside its own frame (C-140). */
const administrationScreens: readonly ScreenRow[] = [
  {
    path: '/administracao',
    screen: lazyRouteComponent(
      () => import('./features/administration/administration-area.tsx'),
      'AdministrationStart',
    ),
    requires: 'administration.enter',
  },
  {
    path: '/administracao/usuarios',
    screen: lazyRouteComponent(() => import('./features/administration/user-list-screen.tsx'), 'UserListScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/usuarios/novo',
    screen: lazyRouteComponent(() => import('./features/administration/invite-user-screen.tsx'), 'InviteUserScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/usuarios/$id',
    screen: lazyRouteComponent(() => import('./features/administration/edit-user-screen.tsx'), 'EditUserScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/integradores',
    screen: lazyRouteComponent(
      () => import('./features/sellers/registration-list-screen.tsx'),
      'RegistrationListScreen',
    ),
    requires: 'sellers.manage',
  },
  {
    path: '/administracao/integradores/novo',
    screen: lazyRouteComponent(() => import('./features/sellers/register-seller-screen.tsx'), 'RegisterSellerScreen'),
    requires: 'sellers.manage',
  },
  {
    path: '/administracao/integradores/$id',
    screen: lazyRouteComponent(() => import('./features/sellers/registration-screen.tsx'), 'RegistrationScreen'),
    requires: 'sellers.manage',
  },
  {
    path: '/administracao/catalogo',
    screen: lazyRouteComponent(
      () => import('./features/catalogue/catalogue-import-screen.tsx'),
      'CatalogueImportScreen',
    ),
    requires: 'catalogue.import',
  },
  {
    path: '/administracao/banners',
    screen: lazyRouteComponent(() => import('./features/dashboard/banner-list-screen.tsx'), 'BannerListScreen'),
    requires: 'banners.manage',
  },
  {
    path: '/administracao/frete',
    screen: lazyRouteComponent(() => import('./features/freight/freight-table-screen.tsx'), 'FreightTableScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/parcelas',
    screen: lazyRouteComponent(
      () => import('./features/payments/instalment-tables-screen.tsx'),
      'InstalmentTablesScreen',
    ),
    requires: 'administration.use',
  },
  {
    path: '/administracao/outras-formas-de-pagamento',
    screen: lazyRouteComponent(
      () => import('./features/other-payment-methods/kept-method-list-screen.tsx'),
      'KeptMethodListScreen',
    ),
    requires: 'administration.use',
  },
  {
    path: '/administracao/configuracoes',
    screen: lazyRouteComponent(() => import('./features/settings/house-settings-screen.tsx'), 'HouseSettingsScreen'),
    requires: 'settings.change',
  },
  {
    path: '/administracao/filiais',
    screen: lazyRouteComponent(() => import('./features/freight/branch-list-screen.tsx'), 'BranchListScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/links',
    screen: lazyRouteComponent(() => import('./features/links/link-list-screen.tsx'), 'LinkListScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/consultores',
    screen: lazyRouteComponent(
      () => import('./features/consultants/consultant-list-screen.tsx'),
      'ConsultantListScreen',
    ),
    requires: 'administration.use',
  },
  {
    path: '/administracao/falhas',
    screen: lazyRouteComponent(() => import('./features/failures/failure-list-screen.tsx'), 'FailureListScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/mensagens',
    screen: lazyRouteComponent(() => import('./features/administration/dead-letter-screen.tsx'), 'DeadLetterScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/registro',
    screen: lazyRouteComponent(() => import('./features/administration/audit-screen.tsx'), 'AuditScreen'),
    requires: 'administration.use',
  },
]

const root = createRootRoute({ component: AppShell, notFoundComponent: NotFoundScreen })

const routeBelow =
  (parent: AnyRoute) =>
  ({ path, screen, requires, redirectsTo }: ScreenRow) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      component: screen,
      ...(requires && { staticData: { requires, ...(redirectsTo !== undefined && { redirectsTo }) } }),
    })

const administration = createRoute({
  getParentRoute: () => root,
  id: 'administration',
  component: lazyRouteComponent(
    () => import('./features/administration/administration-area.tsx'),
    'AdministrationArea',
  ),
})

/** Another name of a screen: the order list's alias (C-45). */
const redirects = [{ from: '/meus-pedidos', to: '/pedidos' }] as const

const redirectOf = ({ from, to }: (typeof redirects)[number]) =>
  createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: () => {
      throw redirect({ to: to as string, replace: true })
    },
  })

export const router = createRouter({
  routeTree: root.addChildren([
    ...screens.map(routeBelow(root)),
    administration.addChildren(administrationScreens.map(routeBelow(administration))),
    ...redirects.map(redirectOf),
  ]),
  parseSearch,
  stringifySearch,
  caseSensitive: true,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  // A screen that has come is not kept back for the sake of its skeleton.
  defaultPendingMinMs: 0,
  defaultPendingComponent: () => <SkeletonLines lines={5} />,
  defaultErrorComponent: ({ error, reset }) => <FailureScreen error={error} onRetry={reset} />,
})
