import { lazyRouteComponent } from '@tanstack/react-router'
import type { ScreenRow } from './screen-row.ts'

/** The screens of the own company. */
export const companyScreens: readonly ScreenRow[] = [
  {
    path: '/empresa',
    screen: lazyRouteComponent(() => import('./features/credit/company-credit-screen.tsx'), 'CompanyCreditScreen'),
    requires: 'credit.readOwn',
  },
  {
    path: '/empresa/marca',
    screen: lazyRouteComponent(() => import('./features/company-brand/brand-screen.tsx'), 'BrandScreen'),
    requires: 'brand.edit',
  },
  {
    path: '/empresa/usuarios',
    screen: lazyRouteComponent(
      () => import('./features/company-users/company-user-list-screen.tsx'),
      'CompanyUserListScreen',
    ),
    requires: 'company.users',
  },
  {
    path: '/empresa/limites',
    screen: lazyRouteComponent(
      () => import('./features/purchase-approvals/rules/company-limits-screen.tsx'),
      'CompanyLimitsScreen',
    ),
    requires: 'company.rules',
  },
  {
    path: '/empresa/atividade',
    screen: lazyRouteComponent(
      () => import('./features/company-activity/company-activity-screen.tsx'),
      'CompanyActivityScreen',
    ),
    requires: 'company.activity',
  },
  {
    path: '/empresa/integracoes',
    screen: lazyRouteComponent(
      () => import('./features/api-keys/integrations-screen.tsx'),
      'CompanyIntegrationsScreen',
    ),
    requires: 'company.keys',
  },
  {
    path: '/empresa/webhooks/$id',
    screen: lazyRouteComponent(() => import('./features/webhooks/webhook-log-screen.tsx'), 'CompanyWebhookLogScreen'),
    requires: 'company.webhooks',
  },
  {
    path: '/perfil/empresa',
    screen: lazyRouteComponent(() => import('./features/profile/settings-screen.tsx'), 'CompanySettingsScreen'),
  },
]
