import { lazyRouteComponent } from '@tanstack/react-router'
import type { ScreenRow } from './screen-row.ts'

/** The voucher screens of an order; other roles are led back to the list of orders (VOU-009). */
export const voucherScreens: readonly ScreenRow[] = [
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
