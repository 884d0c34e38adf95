import { lazyRouteComponent } from '@tanstack/react-router'
import { companyScreens } from './company-routes.tsx'
import type { ScreenRow } from './screen-row.ts'

/** Every URL inside the session, its screen and the required permission. The screens are loaded when first opened. */
export const screens: readonly ScreenRow[] = [
  { path: '/', screen: lazyRouteComponent(() => import('./features/dashboard/home/home-screen.tsx'), 'HomeScreen') },
  {
    path: '/pedidos',
    screen: lazyRouteComponent(() => import('./features/orders/list/order-list-screen.tsx'), 'OrderListScreen'),
    requires: 'orders.read',
  },
  {
    path: '/pedidos/$id',
    screen: lazyRouteComponent(() => import('./features/orders/detail/order-detail-screen.tsx'), 'OrderDetailScreen'),
    requires: 'orders.read',
  },
  // TRI-006: the screen itself redirects users without access to the list of orders, not to the home.
  {
    path: '/pedidos/$id/conta-e-ordem',
    screen: lazyRouteComponent(
      () => import('./features/triangulation/triangulation-screen.tsx'),
      'TriangulationScreen',
    ),
  },
  // VOU-009
  {
    path: '/pedidos/$id/comprovantes',
    screen: lazyRouteComponent(() => import('./features/vouchers/list/voucher-list-screen.tsx'), 'VoucherListScreen'),
    requires: 'vouchers.manage',
    redirectsTo: '/pedidos',
  },
  {
    path: '/pedidos/$id/comprovantes/novo',
    screen: lazyRouteComponent(() => import('./features/vouchers/add-voucher-screen.tsx'), 'AddVoucherScreen'),
    requires: 'vouchers.manage',
    redirectsTo: '/pedidos',
  },
  {
    path: '/pedidos/$id/comprovantes/$attachmentId',
    screen: lazyRouteComponent(() => import('./features/vouchers/edit-voucher-screen.tsx'), 'EditVoucherScreen'),
    requires: 'vouchers.manage',
    redirectsTo: '/pedidos',
  },
  {
    path: '/entregas/$id/conferencia',
    screen: lazyRouteComponent(
      () => import('./features/delivery-checks/delivery-check-screen.tsx'),
      'DeliveryCheckScreen',
    ),
    requires: 'deliveries.read',
  },
  {
    path: '/orcamentos',
    screen: lazyRouteComponent(() => import('./features/budgets/list/budget-list-screen.tsx'), 'BudgetListScreen'),
    requires: 'budgets.use',
  },
  {
    path: '/orcamentos/comparar',
    screen: lazyRouteComponent(
      () => import('./features/budgets/comparing/compare-budgets-screen.tsx'),
      'CompareBudgetsScreen',
    ),
    requires: 'budgets.use',
  },
  {
    path: '/orcamentos/$id',
    screen: lazyRouteComponent(
      () => import('./features/budgets/detail/budget-detail-screen.tsx'),
      'BudgetDetailScreen',
    ),
    requires: 'budgets.use',
  },
  {
    path: '/propostas',
    screen: lazyRouteComponent(
      () => import('./features/proposals/list/proposal-list-screen.tsx'),
      'ProposalListScreen',
    ),
    requires: 'proposals.use',
  },
  {
    path: '/propostas/$id',
    screen: lazyRouteComponent(() => import('./features/proposals/editor/proposal-screen.tsx'), 'ProposalScreen'),
    requires: 'proposals.use',
  },
  {
    path: '/obras',
    screen: lazyRouteComponent(() => import('./features/sites/list/site-list-screen.tsx'), 'SiteListScreen'),
    requires: 'sites.read',
  },
  {
    path: '/obras/$id',
    screen: lazyRouteComponent(() => import('./features/sites/detail/site-screen.tsx'), 'SiteScreen'),
    requires: 'sites.read',
  },
  {
    path: '/homologacoes',
    screen: lazyRouteComponent(
      () => import('./features/homologations/list/homologation-list-screen.tsx'),
      'HomologationListScreen',
    ),
    requires: 'homologation.read',
  },
  {
    path: '/homologacoes/$id',
    screen: lazyRouteComponent(
      () => import('./features/homologations/detail/homologation-screen.tsx'),
      'HomologationScreen',
    ),
    requires: 'homologation.read',
  },
  {
    path: '/garantias',
    screen: lazyRouteComponent(() => import('./features/warranties/warranties-screen.tsx'), 'WarrantiesScreen'),
    requires: 'warranties.read',
  },
  {
    path: '/impacto/$id',
    screen: lazyRouteComponent(() => import('./features/substitutions/impact-screen.tsx'), 'ImpactScreen'),
    requires: 'substitution.impact',
  },
  {
    path: '/ocorrencias',
    screen: lazyRouteComponent(() => import('./features/claims/list/claim-list-screen.tsx'), 'ClaimListScreen'),
    requires: 'claims.read',
  },
  {
    path: '/ocorrencias/$id',
    screen: lazyRouteComponent(() => import('./features/claims/detail/claim-screen.tsx'), 'ClaimScreen'),
    requires: 'claims.read',
  },
  {
    path: '/aprovacoes',
    screen: lazyRouteComponent(
      () => import('./features/purchase-approvals/list/approval-list-screen.tsx'),
      'ApprovalListScreen',
    ),
    requires: 'approvals.read',
  },
  {
    path: '/negociacoes',
    screen: lazyRouteComponent(
      () => import('./features/negotiations/negotiation-list-screen.tsx'),
      'NegotiationListScreen',
    ),
    requires: 'negotiation.offer',
  },
  {
    path: '/reservas',
    screen: lazyRouteComponent(() => import('./features/holds/hold-list-screen.tsx'), 'HoldListScreen'),
    requires: 'holds.see',
  },
  {
    path: '/compra-rapida',
    screen: lazyRouteComponent(() => import('./features/quick-order/quick-order-screen.tsx'), 'QuickOrderScreen'),
    requires: 'quickOrder.use',
  },
  {
    path: '/sales',
    screen: lazyRouteComponent(() => import('./features/catalogue/store/store-screen.tsx'), 'StoreScreen'),
    requires: 'store.use',
  },
  {
    path: '/sales/promocoes',
    screen: lazyRouteComponent(() => import('./features/catalogue/store/promotions-screen.tsx'), 'PromotionsScreen'),
    requires: 'store.use',
  },
  {
    path: '/kits-prontos',
    screen: lazyRouteComponent(() => import('./features/catalogue/store/ready-kits-screen.tsx'), 'ReadyKitsScreen'),
    requires: 'store.use',
  },
  {
    path: '/detalhes/$id',
    screen: lazyRouteComponent(() => import('./features/catalogue/product/product-screen.tsx'), 'ProductScreen'),
    requires: 'store.use',
  },
  {
    path: '/monte-seu-gerador',
    screen: lazyRouteComponent(() => import('./features/generator/wizard-screen.tsx'), 'WizardScreen'),
    requires: 'store.use',
    isForChanges: true,
  },
  {
    path: '/outros-metodos-de-pagamento',
    screen: lazyRouteComponent(
      () => import('./features/payment-methods/other-methods/other-payment-methods-screen.tsx'),
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
    path: '/conciliacao',
    screen: lazyRouteComponent(
      () => import('./features/reconciliation/reconciliation-screen.tsx'),
      'ReconciliationScreen',
    ),
    requires: 'reconciliation.use',
  },
  {
    path: '/pontos',
    screen: lazyRouteComponent(() => import('./features/points-home/points-home-screen.tsx'), 'PointsHomeScreen'),
    requires: 'points.read',
  },
  {
    path: '/pontos/extrato',
    screen: lazyRouteComponent(() => import('./features/points/statement-screen.tsx'), 'StatementScreen'),
    requires: 'points.read',
  },
  {
    path: '/pontos/loja',
    screen: lazyRouteComponent(() => import('./features/points-store/store-screen.tsx'), 'PointsStoreScreen'),
    requires: 'points.trade',
  },
  {
    path: '/pontos/desejos',
    screen: lazyRouteComponent(() => import('./features/points-store/store-screen.tsx'), 'PointsWishlistScreen'),
    requires: 'points.trade',
  },
  {
    path: '/pontos/regulamento',
    screen: lazyRouteComponent(() => import('./features/points-regulation/regulation-screen.tsx'), 'RegulationScreen'),
  },
  {
    path: '/pontos/gerenciar',
    screen: lazyRouteComponent(
      () => import('./features/points-management/points-management-screen.tsx'),
      'PointsManagementScreen',
    ),
    requires: 'points.readAll',
    redirectsTo: '/', // C-122
  },
  {
    path: '/perfil/usuario',
    screen: lazyRouteComponent(() => import('./features/profile/settings-screen.tsx'), 'UserSettingsScreen'),
  },
  {
    path: '/indicadores',
    screen: lazyRouteComponent(() => import('./features/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
    requires: 'analytics.read',
  },
  ...companyScreens,
]
