import * as administration from '@girassol/contract/administration'
import * as alerts from '@girassol/contract/alerts'
import * as analytics from '@girassol/contract/analytics'
import * as apiKeys from '@girassol/contract/api-keys'
import * as bootstrap from '@girassol/contract/bootstrap'
import * as budgets from '@girassol/contract/budgets'
import * as calendar from '@girassol/contract/calendar'
import * as cardAnalysis from '@girassol/contract/card-analysis'
import * as cart from '@girassol/contract/cart'
import * as catalogue from '@girassol/contract/catalogue'
import * as claims from '@girassol/contract/claims'
import * as companyActivity from '@girassol/contract/company-activity'
import * as companyBrand from '@girassol/contract/company-brand'
import * as companyExport from '@girassol/contract/company-export'
import * as companyUsers from '@girassol/contract/company-users'
import * as consultants from '@girassol/contract/consultants'
import * as credit from '@girassol/contract/credit'
import * as customers from '@girassol/contract/customers'
import * as dashboard from '@girassol/contract/dashboard'
import * as deliveries from '@girassol/contract/deliveries'
import * as deliveryChecks from '@girassol/contract/delivery-checks'
import * as diagram from '@girassol/contract/diagram'
import * as energy from '@girassol/contract/energy'
import * as failures from '@girassol/contract/failures'
import * as financing from '@girassol/contract/financing'
import * as financingLines from '@girassol/contract/financing-lines'
import * as freight from '@girassol/contract/freight'
import * as generator from '@girassol/contract/generator'
import * as grid from '@girassol/contract/grid'
import * as holds from '@girassol/contract/holds'
import * as homologations from '@girassol/contract/homologations'
import type { Endpoint } from '@girassol/contract/http/endpoint'
import * as inbound from '@girassol/contract/inbound'
import * as layout from '@girassol/contract/layout'
import * as links from '@girassol/contract/links'
import * as negotiations from '@girassol/contract/negotiations'
import * as notifications from '@girassol/contract/notifications'
import * as onboarding from '@girassol/contract/onboarding'
import * as orderApproval from '@girassol/contract/order-approval'
import * as orderValidation from '@girassol/contract/order-validation'
import * as orders from '@girassol/contract/orders'
import * as paymentMethods from '@girassol/contract/payment-methods'
import * as payments from '@girassol/contract/payments'
import * as points from '@girassol/contract/points'
import * as pointsManagement from '@girassol/contract/points-management'
import * as pointsRegulation from '@girassol/contract/points-regulation'
import * as pointsStore from '@girassol/contract/points-store'
import * as printing from '@girassol/contract/printing'
import * as privacy from '@girassol/contract/privacy'
import * as productLists from '@girassol/contract/product-lists'
import * as profile from '@girassol/contract/profile'
import * as proposals from '@girassol/contract/proposals'
import * as publicApi from '@girassol/contract/public-api'
import * as purchaseApprovals from '@girassol/contract/purchase-approvals'
import * as quickOrder from '@girassol/contract/quick-order'
import * as reconciliation from '@girassol/contract/reconciliation'
import * as returns from '@girassol/contract/returns'
import * as secondFactor from '@girassol/contract/second-factor'
import * as sellerRegistration from '@girassol/contract/seller-registration'
import * as sellers from '@girassol/contract/sellers'
import * as session from '@girassol/contract/session'
import * as settings from '@girassol/contract/settings'
import * as setup from '@girassol/contract/setup'
import * as shipping from '@girassol/contract/shipping'
import * as siteRecords from '@girassol/contract/site-records'
import * as sites from '@girassol/contract/sites'
import * as substitutions from '@girassol/contract/substitutions'
import * as triangulation from '@girassol/contract/triangulation'
import * as utilities from '@girassol/contract/utilities'
import * as vouchers from '@girassol/contract/vouchers'
import * as warranties from '@girassol/contract/warranties'
import * as webhooks from '@girassol/contract/webhooks'
import * as wishlist from '@girassol/contract/wishlist'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'requires' in value

const modules = [
  administration,
  alerts,
  apiKeys,
  analytics,
  substitutions,
  session,
  secondFactor,
  sellers,
  catalogue,
  generator,
  calendar,
  cart,
  bootstrap,
  budgets,
  companyActivity,
  companyBrand,
  companyExport,
  claims,
  companyUsers,
  consultants,
  credit,
  deliveries,
  deliveryChecks,
  customers,
  dashboard,
  privacy,
  diagram,
  energy,
  grid,
  layout,
  failures,
  financing,
  financingLines,
  freight,
  links,
  payments,
  negotiations,
  notifications,
  onboarding,
  orderApproval,
  orderValidation,
  orders,
  paymentMethods,
  holds,
  homologations,
  inbound,
  shipping,
  sellerRegistration,
  points,
  pointsManagement,
  pointsRegulation,
  pointsStore,
  printing,
  productLists,
  profile,
  proposals,
  purchaseApprovals,
  quickOrder,
  reconciliation,
  returns,
  settings,
  setup,
  sites,
  siteRecords,
  cardAnalysis,
  triangulation,
  utilities,
  vouchers,
  warranties,
  webhooks,
  wishlist,
]

const listEndpoints = (module: object): [string, Endpoint][] =>
  Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))

const [withKey, ofPortal] = [
  listEndpoints(publicApi).filter(([, { requires }]) => requires === 'key'),
  [...modules, publicApi].flatMap(listEndpoints).filter(([, { requires }]) => requires !== 'key'),
]

/**
 * Every endpoint of the portal by its name. The documentation lists these, and tests call each of them for each kind of
 * user.
 */
export const contractEndpoints: Record<string, Endpoint> = Object.fromEntries(ofPortal)

/** Every endpoint of the public API, which programs call with a key, by its name. No session opens one (API-003). */
export const keyEndpoints: Record<string, Endpoint> = Object.fromEntries(withKey)
