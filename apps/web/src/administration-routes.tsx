import { lazyRouteComponent } from '@tanstack/react-router'
import type { ScreenRow } from './screen-row.ts'

/** The screens of the administration, inside their own frame (C-140). */
export const administrationScreens: readonly ScreenRow[] = [
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
    screen: lazyRouteComponent(() => import('./features/administration/users/user-list-screen.tsx'), 'UserListScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/usuarios/novo',
    screen: lazyRouteComponent(
      () => import('./features/administration/users/invite-user-screen.tsx'),
      'InviteUserScreen',
    ),
    requires: 'administration.use',
  },
  {
    path: '/administracao/usuarios/importar',
    screen: lazyRouteComponent(
      () => import('./features/administration/users/import-users-screen.tsx'),
      'ImportUsersScreen',
    ),
    requires: 'administration.use',
  },
  {
    path: '/administracao/usuarios/$id',
    screen: lazyRouteComponent(() => import('./features/administration/users/edit-user-screen.tsx'), 'EditUserScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/integracoes',
    screen: lazyRouteComponent(() => import('./features/api-keys/integrations-screen.tsx'), 'HouseIntegrationsScreen'),
    requires: 'keys.house',
  },
  {
    path: '/administracao/integradores',
    screen: lazyRouteComponent(
      () => import('./features/seller-registration/registration-list-screen.tsx'),
      'RegistrationListScreen',
    ),
    requires: 'sellers.manage',
  },
  {
    path: '/administracao/integradores/novo',
    screen: lazyRouteComponent(
      () => import('./features/seller-registration/register-seller-screen.tsx'),
      'RegisterSellerScreen',
    ),
    requires: 'sellers.manage',
  },
  {
    path: '/administracao/integradores/$id',
    screen: lazyRouteComponent(
      () => import('./features/seller-registration/registration-screen.tsx'),
      'RegistrationScreen',
    ),
    requires: 'sellers.manage',
  },
  {
    path: '/administracao/catalogo',
    screen: lazyRouteComponent(
      () => import('./features/catalogue/management/managed-catalogue-screen.tsx'),
      'ManagedCatalogueScreen',
    ),
    requires: 'catalogue.manage',
  },
  {
    path: '/administracao/catalogo/importar',
    screen: lazyRouteComponent(
      () => import('./features/catalogue/management/catalogue-import-screen.tsx'),
      'CatalogueImportScreen',
    ),
    requires: 'catalogue.import',
  },
  {
    path: '/administracao/banners',
    screen: lazyRouteComponent(() => import('./features/dashboard/banners/banner-list-screen.tsx'), 'BannerListScreen'),
    requires: 'banners.manage',
  },
  {
    path: '/administracao/webhooks/$id',
    screen: lazyRouteComponent(() => import('./features/webhooks/webhook-log-screen.tsx'), 'HouseWebhookLogScreen'),
    requires: 'webhooks.house',
  },
  {
    path: '/administracao/frete',
    screen: lazyRouteComponent(() => import('./features/freight/freight-table-screen.tsx'), 'FreightTableScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/frete/importar',
    screen: lazyRouteComponent(() => import('./features/freight/import-freight-screen.tsx'), 'ImportFreightScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/parcelas',
    screen: lazyRouteComponent(
      () => import('./features/payment-methods/instalment-tables/instalment-tables-screen.tsx'),
      'InstalmentTablesScreen',
    ),
    requires: 'administration.use',
  },
  {
    path: '/administracao/outras-formas-de-pagamento',
    screen: lazyRouteComponent(
      () => import('./features/payment-methods/other-methods/managed-method-list-screen.tsx'),
      'ManagedMethodListScreen',
    ),
    requires: 'administration.use',
  },
  {
    path: '/administracao/configuracoes',
    screen: lazyRouteComponent(() => import('./features/settings/house-settings-screen.tsx'), 'HouseSettingsScreen'),
    requires: 'settings.change',
  },
  {
    path: '/administracao/preparo',
    screen: lazyRouteComponent(() => import('./features/setup/setup-screen.tsx'), 'SetupScreen'),
    requires: 'administration.use',
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
    path: '/administracao/alcadas',
    screen: lazyRouteComponent(() => import('./features/negotiations/margin-floors-screen.tsx'), 'MarginFloorsScreen'),
    requires: 'floors.manage',
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
    screen: lazyRouteComponent(() => import('./features/inbound/dead-letter-screen.tsx'), 'DeadLetterScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/irradiacao',
    screen: lazyRouteComponent(() => import('./features/energy/irradiation-screen.tsx'), 'IrradiationScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/concessionarias',
    screen: lazyRouteComponent(() => import('./features/utilities/utility-list-screen.tsx'), 'UtilityListScreen'),
    requires: 'utilities.manage',
  },
  {
    path: '/administracao/linhas-de-financiamento',
    screen: lazyRouteComponent(
      () => import('./features/financing-lines/financing-line-screen.tsx'),
      'FinancingLineScreen',
    ),
    requires: 'financingLines.manage',
  },
  {
    path: '/administracao/credito',
    screen: lazyRouteComponent(
      () => import('./features/administration/credit-limits/credit-limit-screen.tsx'),
      'CreditLimitScreen',
    ),
    requires: 'credit.manage',
  },
  {
    path: '/administracao/registro',
    screen: lazyRouteComponent(() => import('./features/administration/audit/audit-screen.tsx'), 'AuditScreen'),
    requires: 'administration.use',
  },
  {
    path: '/administracao/seguranca',
    screen: lazyRouteComponent(
      () => import('./features/administration/security/security-screen.tsx'),
      'SecurityScreen',
    ),
    requires: 'administration.use',
  },
  {
    path: '/administracao/privacidade',
    screen: lazyRouteComponent(() => import('./features/privacy/privacy-screen.tsx'), 'PrivacyScreen'),
    requires: 'administration.use',
  },
]
