import { lazyRouteComponent } from '@tanstack/react-router'
import type { ScreenRow } from './screen-row.ts'

/** The list of orders, one order, and the screens of what belongs to it. */
export const orderScreens: readonly ScreenRow[] = [
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
  {
    path: '/pedidos/$id/comprovantes',
    screen: lazyRouteComponent(() => import('./features/vouchers/voucher-list-screen.tsx'), 'VoucherListScreen'),
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
]
