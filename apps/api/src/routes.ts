import { administrationRoutes } from './features/administration/administration.routes.ts'
import { alertsRoutes } from './features/alerts/alerts.routes.ts'
import { analyticsRoutes } from './features/analytics/analytics.routes.ts'
import { apiKeysRoutes } from './features/api-keys/api-keys.routes.ts'
import { bootstrapRoutes } from './features/bootstrap/bootstrap.routes.ts'
import { budgetsRoutes } from './features/budgets/budgets.routes.ts'
import { calendarRoutes } from './features/calendar/calendar.routes.ts'
import { cardAnalysisRoutes } from './features/card-analysis/card-analysis.routes.ts'
import { cartRoutes } from './features/cart/cart.routes.ts'
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts'
import { claimsRoutes } from './features/claims/claims.routes.ts'
import { companyActivityRoutes } from './features/company-activity/company-activity.routes.ts'
import { companyBrandRoutes } from './features/company-brand/company-brand.routes.ts'
import { companyExportRoutes } from './features/company-export/company-export.routes.ts'
import { companyUsersRoutes } from './features/company-users/company-users.routes.ts'
import { consultantsRoutes } from './features/consultants/consultants.routes.ts'
import { creditRoutes } from './features/credit/credit.routes.ts'
import { customersRoutes } from './features/customers/customers.routes.ts'
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts'
import { deliveriesRoutes } from './features/deliveries/deliveries.routes.ts'
import { deliveryChecksRoutes } from './features/delivery-checks/delivery-checks.routes.ts'
import { diagramRoutes } from './features/diagram/diagram.routes.ts'
import { energyRoutes } from './features/energy/energy.routes.ts'
import { failuresRoutes } from './features/failures/failures.routes.ts'
import { financingRoutes } from './features/financing/financing.routes.ts'
import { financingLinesRoutes } from './features/financing-lines/financing-lines.routes.ts'
import { freightRoutes } from './features/freight/freight.routes.ts'
import { generatorRoutes } from './features/generator/generator.routes.ts'
import { gridRoutes } from './features/grid/grid.routes.ts'
import { holdsRoutes } from './features/holds/holds.routes.ts'
import { homologationsRoutes } from './features/homologations/homologations.routes.ts'
import { inboundRoutes } from './features/inbound/inbound.routes.ts'
import { layoutRoutes } from './features/layout/layout.routes.ts'
import { linksRoutes } from './features/links/links.routes.ts'
import { negotiationsRoutes } from './features/negotiations/negotiations.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { onboardingRoutes } from './features/onboarding/onboarding.routes.ts'
import { orderApprovalRoutes } from './features/order-approval/order-approval.routes.ts'
import { orderValidationRoutes } from './features/order-validation/order-validation.routes.ts'
import { ordersRoutes } from './features/orders/orders.routes.ts'
import { paymentMethodsRoutes } from './features/payment-methods/payment-methods.routes.ts'
import { paymentsRoutes } from './features/payments/payments.routes.ts'
import { pointsRoutes } from './features/points/points.routes.ts'
import { pointsManagementRoutes } from './features/points/points-management.routes.ts'
import { pointsStoreRoutes } from './features/points/points-store.routes.ts'
import { pointsRegulationRoutes } from './features/points-regulation/points-regulation.routes.ts'
import { printingRoutes } from './features/printing/printing.routes.ts'
import { privacyRoutes } from './features/privacy/privacy.routes.ts'
import { productListsRoutes } from './features/product-lists/product-lists.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { proposalsRoutes } from './features/proposals/proposals.routes.ts'
import { publicApiRoutes } from './features/public-api/public-api.routes.ts'
import { purchaseApprovalsRoutes } from './features/purchase-approvals/purchase-approvals.routes.ts'
import { quickOrderRoutes } from './features/quick-order/quick-order.routes.ts'
import { reconciliationRoutes } from './features/reconciliation/reconciliation.routes.ts'
import { returnsRoutes } from './features/returns/returns.routes.ts'
import { sellerRegistrationRoutes } from './features/seller-registration/seller-registration.routes.ts'
import { sellersRoutes } from './features/sellers/sellers.routes.ts'
import { sessionRoutes } from './features/session/session.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { setupRoutes } from './features/setup/setup.routes.ts'
import { shippingRoutes } from './features/shipping/shipping.routes.ts'
import { sitesRoutes } from './features/sites/sites.routes.ts'
import { substitutionsRoutes } from './features/substitutions/substitutions.routes.ts'
import { triangulationRoutes } from './features/triangulation/triangulation.routes.ts'
import { utilitiesRoutes } from './features/utilities/utilities.routes.ts'
import { vouchersRoutes } from './features/vouchers/vouchers.routes.ts'
import { warrantiesRoutes } from './features/warranties/warranties.routes.ts'
import { webhooksRoutes } from './features/webhooks/webhooks.routes.ts'
import { wishlistRoutes } from './features/wishlist/wishlist.routes.ts'
import type { Router } from './http/route.ts'
import { translators } from './translators.ts'

/** Every capability that the API serves. */
export const capabilityRoutes: readonly ((router: Router) => void)[] = [
  calendarRoutes,
  cardAnalysisRoutes,
  bootstrapRoutes,
  budgetsRoutes,
  administrationRoutes,
  alertsRoutes,
  apiKeysRoutes,
  analyticsRoutes,
  cartRoutes,
  quickOrderRoutes,
  productListsRoutes,
  catalogueRoutes,
  companyActivityRoutes,
  companyBrandRoutes,
  companyExportRoutes,
  claimsRoutes,
  companyUsersRoutes,
  consultantsRoutes,
  creditRoutes,
  deliveriesRoutes,
  deliveryChecksRoutes,
  customersRoutes,
  dashboardRoutes,
  privacyRoutes,
  energyRoutes,
  failuresRoutes,
  financingRoutes,
  financingLinesRoutes,
  freightRoutes,
  generatorRoutes,
  gridRoutes,
  diagramRoutes,
  layoutRoutes,
  negotiationsRoutes,
  notificationsRoutes,
  inboundRoutes(translators),
  linksRoutes,
  onboardingRoutes,
  orderApprovalRoutes,
  orderValidationRoutes,
  ordersRoutes,
  paymentMethodsRoutes,
  paymentsRoutes,
  pointsRoutes,
  pointsManagementRoutes,
  pointsRegulationRoutes,
  pointsStoreRoutes,
  printingRoutes,
  profileRoutes,
  holdsRoutes,
  homologationsRoutes,
  proposalsRoutes,
  publicApiRoutes,
  purchaseApprovalsRoutes,
  reconciliationRoutes,
  returnsRoutes,
  sellerRegistrationRoutes,
  sellersRoutes,
  sessionRoutes,
  settingsRoutes,
  setupRoutes,
  shippingRoutes,
  sitesRoutes,
  substitutionsRoutes,
  triangulationRoutes,
  utilitiesRoutes,
  vouchersRoutes,
  warrantiesRoutes,
  webhooksRoutes,
  wishlistRoutes,
]
