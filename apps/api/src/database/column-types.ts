import { signingSystems, storedOutcomes } from '@girassol/contract/inbound'
import { companyRoles, roles } from '@girassol/domain/access'
import { auditActionNames, auditSubjectNames, securityEventKindNames } from '@girassol/domain/administration'
import { cadenceNames, factKindNames, figureSpans, reportFileFormats } from '@girassol/domain/analytics'
import { cardAnalysisLogTypes, cardAnalysisStatusNames } from '@girassol/domain/card-analysis'
import { claimSideNames, claimSolutionNames, claimStatusNames, claimTypeNames } from '@girassol/domain/claims'
import { invitedRoles } from '@girassol/domain/company-users'
import { bannerFormatNames, bannerLocations } from '@girassol/domain/dashboard'
import { deliveryStatusNames } from '@girassol/domain/deliveries'
import { checkConditionNames } from '@girassol/domain/delivery-checks'
import { billingRules } from '@girassol/domain/energy'
import { freightBands } from '@girassol/domain/freight'
import { supplyNames } from '@girassol/domain/generator'
import { holdReasonNames, holdStateNames } from '@girassol/domain/holds'
import {
  consumptionClassNames,
  homologationLogKinds,
  homologationStatusNames,
  networkWorksNames,
  pendencyOrigins,
} from '@girassol/domain/homologations'
import { linkPlaces } from '@girassol/domain/links'
import {
  floorRoles,
  lossReasonNames,
  negotiationSideNames,
  negotiationStatusNames,
  storedLossReasonNames,
} from '@girassol/domain/negotiations'
import { notificationIcons, notificationTypes } from '@girassol/domain/notifications'
import {
  addressTypes,
  customerTypes,
  orderStatusNames,
  orderTypes,
  triangulationStatuses,
} from '@girassol/domain/orders'
import { conditionOrigins } from '@girassol/domain/payment-methods'
import { chargeMeans, chargeResolutions, chargeStates, financingBanks, paymentMethods } from '@girassol/domain/payments'
import { pointTypes } from '@girassol/domain/points'
import { notificationMethods } from '@girassol/domain/profile'
import { declineReasonNames, proposalStatusNames, sourceKinds } from '@girassol/domain/proposals'
import { approvalSources, approvalStatuses } from '@girassol/domain/purchase-approvals'
import { differenceKinds, differenceStates, reconciledSystems } from '@girassol/domain/reconciliation'
import { sellerStatuses } from '@girassol/domain/sellers'
import { emailLinkPurposes, secondFactorKinds } from '@girassol/domain/session'
import { documentTypes } from '@girassol/domain/shared'
import { siteEventNames, siteStageNames } from '@girassol/domain/sites'
import { endedReasons, suggestionStatusNames } from '@girassol/domain/substitutions'
import { attachmentContentTypes, voucherStatuses, voucherTypes } from '@girassol/domain/vouchers'
import { serialSourceNames } from '@girassol/domain/warranties'
import { integrationColumns } from './integration-column-types.ts'

/**
 * A type and the module that exports it. If schema.ts imports the type under another name, `from` ends with '#' and the
 * exported name.
 */
type ImportedType = { readonly type: string; readonly from: string }

const role = { type: 'Role', from: '@girassol/domain/access', values: roles }
const companyRole = { type: 'CompanyRole', from: '@girassol/domain/access', values: companyRoles }
const orderStatus = { type: 'OrderStatus', from: '@girassol/domain/orders', values: orderStatusNames }
const homologationStatus = {
  type: 'HomologationStatus',
  from: '@girassol/domain/homologations',
  values: homologationStatusNames,
}
const notificationType = { type: 'NotificationType', from: '@girassol/domain/notifications', values: notificationTypes }
/** In schema.ts the name PaymentMethod belongs to the table payment_method. */
const paymentMethod = {
  type: 'PaymentMethodName',
  from: '@girassol/domain/payments#PaymentMethod',
  values: paymentMethods,
}

const factKind = { type: 'FactKind', from: '@girassol/domain/analytics', values: factKindNames }
const claimStatus = { type: 'ClaimStatus', from: '@girassol/domain/claims', values: claimStatusNames }
const claimType = { type: 'ClaimType', from: '@girassol/domain/claims', values: claimTypeNames }
const holdState = { type: 'HoldState', from: '@girassol/domain/holds', values: holdStateNames }
const holdReason = { type: 'HoldReason', from: '@girassol/domain/holds', values: holdReasonNames }
const negotiated = '@girassol/domain/negotiations'
const negotiationStatus = { type: 'NegotiationStatus', from: negotiated, values: negotiationStatusNames }
const negotiationSide = { type: 'NegotiationSide', from: negotiated, values: negotiationSideNames }
const claimSolution = { type: 'ClaimSolution', from: '@girassol/domain/claims', values: claimSolutionNames }
const siteStage = { type: 'SiteStage', from: '@girassol/domain/sites', values: siteStageNames }

const reconciledSystem = {
  type: 'ReconciledSystem',
  from: '@girassol/domain/reconciliation',
  values: reconciledSystems,
}

/**
 * The columns that contain one value of a list, or an array of them: their type in schema.ts, and the values in their
 * CHECK.
 */
export const listedColumns = {
  ...integrationColumns,
  'analytics_subscription.cadence': { type: 'Cadence', from: '@girassol/domain/analytics', values: cadenceNames },
  'figure_fact.kind': factKind,
  'figure_summary.kind': factKind,
  'figure_summary.span': { type: 'FigureSpan', from: '@girassol/domain/analytics', values: figureSpans },
  'report_file.format': { type: 'ReportFileFormat', from: '@girassol/domain/analytics', values: reportFileFormats },
  'app_user.company_role': companyRole,
  'app_user.notification_methods': {
    type: 'NotificationMethod',
    from: '@girassol/domain/profile',
    values: notificationMethods,
  },
  'app_user.roles': role,
  'audit_entry.action': { type: 'AuditAction', from: '@girassol/domain/administration', values: auditActionNames },
  'audit_entry.subject_kind': {
    type: 'AuditSubject',
    from: '@girassol/domain/administration',
    values: auditSubjectNames,
  },
  'banner.format': { type: 'BannerFormat', from: '@girassol/domain/dashboard', values: bannerFormatNames },
  'banner.location': { type: 'BannerLocation', from: '@girassol/domain/dashboard', values: bannerLocations },
  'card_analysis.status': {
    type: 'CardAnalysisStatus',
    from: '@girassol/domain/card-analysis',
    values: cardAnalysisStatusNames,
  },
  'card_analysis_log.type': {
    type: 'CardAnalysisLogType',
    from: '@girassol/domain/card-analysis',
    values: cardAnalysisLogTypes,
  },
  'claim.solution': claimSolution,
  'claim.status': claimStatus,
  'claim.type': claimType,
  'claim.wish': claimSolution,
  'claim_line.type': claimType,
  'claim_message.side': { type: 'ClaimSide', from: '@girassol/domain/claims', values: claimSideNames },
  'claim_move.from_status': claimStatus,
  'claim_move.solution': claimSolution,
  'claim_move.to_status': claimStatus,
  'delivery_check_line.condition': {
    type: 'CheckCondition',
    from: '@girassol/domain/delivery-checks',
    values: checkConditionNames,
  },
  'company_invitation.company_role': companyRole,
  'company_invitation.role': { type: 'InvitedRole', from: '@girassol/domain/company-users', values: invitedRoles },
  'customer.document_type': { type: 'DocumentType', from: '@girassol/domain/shared', values: documentTypes },
  'email_change_link.purpose': {
    type: 'EmailLinkPurpose',
    from: '@girassol/domain/session',
    values: emailLinkPurposes,
  },
  'freight_rate.band': { type: 'FreightBand', from: '@girassol/domain/freight', values: freightBands },
  'inbound_event.outcome': { type: 'StoredOutcome', from: '@girassol/contract/inbound', values: storedOutcomes },
  'inbound_event.source': { type: 'SigningSystem', from: '@girassol/contract/inbound', values: signingSystems },
  'budget_competitor.side': negotiationSide,
  'budget_outcome.reason': { type: 'StoredLossReason', from: negotiated, values: storedLossReasonNames },
  'budget_outcome.side': negotiationSide,
  'margin_floor.role': { type: 'FloorRole', from: negotiated, values: floorRoles },
  'negotiation.end_reason': { type: 'LossReason', from: negotiated, values: lossReasonNames },
  'negotiation.status': negotiationStatus,
  'negotiation_message.side': negotiationSide,
  'negotiation_move.from_status': negotiationStatus,
  'negotiation_move.side': negotiationSide,
  'negotiation_move.to_status': negotiationStatus,
  'negotiation_round.side': negotiationSide,
  'notification.icon': { type: 'NotificationIcon', from: '@girassol/domain/notifications', values: notificationIcons },
  'notification.type': notificationType,
  'order_attachment.content_type': {
    type: 'AttachmentContentType',
    from: '@girassol/domain/vouchers',
    values: attachmentContentTypes,
  },
  'order_attachment.status': { type: 'VoucherStatus', from: '@girassol/domain/vouchers', values: voucherStatuses },
  'order_attachment.type': { type: 'VoucherType', from: '@girassol/domain/vouchers', values: voucherTypes },
  'stock_hold.state': holdState,
  'stock_hold_line.reason': holdReason,
  'order_charge.means': { type: 'ChargeMeans', from: '@girassol/domain/payments', values: chargeMeans },
  'order_charge.resolution': {
    type: 'ChargeResolution',
    from: '@girassol/domain/payments',
    values: chargeResolutions,
  },
  'substitution_suggestion.status': {
    type: 'SuggestionStatus',
    from: '@girassol/domain/substitutions',
    values: suggestionStatusNames,
  },
  'ended_item.reason': { type: 'EndedReason', from: '@girassol/domain/substitutions', values: endedReasons },
  'serial_number.source': { type: 'SerialSource', from: '@girassol/domain/warranties', values: serialSourceNames },
  'delivery.status': { type: 'DeliveryStatus', from: '@girassol/domain/deliveries', values: deliveryStatusNames },
  'homologation.consumption_class': {
    type: 'ConsumptionClass',
    from: '@girassol/domain/homologations',
    values: consumptionClassNames,
  },
  'homologation.pendency_from': {
    type: 'PendencyOrigin',
    from: '@girassol/domain/homologations',
    values: pendencyOrigins,
  },
  'homologation.status': homologationStatus,
  'homologation.supply': { type: 'Supply', from: '@girassol/domain/generator', values: supplyNames },
  'homologation.works': { type: 'NetworkWorks', from: '@girassol/domain/homologations', values: networkWorksNames },
  'homologation_log.from_status': homologationStatus,
  'homologation_log.kind': {
    type: 'HomologationLogKind',
    from: '@girassol/domain/homologations',
    values: homologationLogKinds,
  },
  'homologation_log.to_status': homologationStatus,
  'order_charge.state': { type: 'ChargeState', from: '@girassol/domain/payments', values: chargeStates },
  'order_log.from_status': orderStatus,
  'order_log.to_status': orderStatus,
  'order_reminder.type': notificationType,
  'orders.address_type': { type: 'AddressType', from: '@girassol/domain/orders', values: addressTypes },
  'orders.customer_type': { type: 'CustomerType', from: '@girassol/domain/orders', values: customerTypes },
  'orders.financing_bank': { type: 'FinancingBank', from: '@girassol/domain/payments', values: financingBanks },
  'orders.payment_method': paymentMethod,
  'orders.status': orderStatus,
  'orders.status_before': orderStatus,
  'orders.triangulation_status': {
    type: 'TriangulationStatus',
    from: '@girassol/domain/orders',
    values: triangulationStatuses,
  },
  'orders.type': { type: 'OrderType', from: '@girassol/domain/orders', values: orderTypes },
  'other_payment_method.origin': {
    type: 'ConditionOrigin',
    from: '@girassol/domain/payment-methods',
    values: conditionOrigins,
  },
  'payment_interest.reference': paymentMethod,
  'payment_method.reference': paymentMethod,
  'point_entry.type': { type: 'PointType', from: '@girassol/domain/points', values: pointTypes },
  'portal_link.place': { type: 'LinkPlace', from: '@girassol/domain/links', values: linkPlaces },
  'portal_link.roles': role,
  'proposal.decline_reason': { type: 'DeclineReason', from: '@girassol/domain/proposals', values: declineReasonNames },
  'proposal.order_type': { type: 'OrderType', from: '@girassol/domain/orders', values: orderTypes },
  'proposal.source_kind': { type: 'SourceKind', from: '@girassol/domain/proposals', values: sourceKinds },
  'proposal.status': { type: 'ProposalStatus', from: '@girassol/domain/proposals', values: proposalStatusNames },
  'purchase_approval.source': {
    type: 'ApprovalSource',
    from: '@girassol/domain/purchase-approvals',
    values: approvalSources,
  },
  'purchase_approval.status': {
    type: 'ApprovalStatus',
    from: '@girassol/domain/purchase-approvals',
    values: approvalStatuses,
  },
  'reconciliation.system': reconciledSystem,
  'reconciliation_row.kind': {
    type: 'DifferenceKind',
    from: '@girassol/domain/reconciliation',
    values: differenceKinds,
  },
  'reconciliation_row.state': {
    type: 'DifferenceState',
    from: '@girassol/domain/reconciliation',
    values: differenceStates,
  },
  'reconciliation_row.system': reconciledSystem,
  'second_factor.kind': { type: 'SecondFactorKind', from: '@girassol/domain/session', values: secondFactorKinds },
  'second_factor_role.role': role,
  'security_event.kind': {
    type: 'SecurityEventKind',
    from: '@girassol/domain/administration',
    values: securityEventKindNames,
  },
  'utility.rule': { type: 'BillingRule', from: '@girassol/domain/energy', values: billingRules },
  'seller.status': { type: 'SellerStatus', from: '@girassol/domain/sellers', values: sellerStatuses },
  'site.stage': siteStage,
  'site.supply': { type: 'Supply', from: '@girassol/domain/generator', values: supplyNames },
  'site_move.event': { type: 'SiteEvent', from: '@girassol/domain/sites', values: siteEventNames },
  'site_move.from_stage': siteStage,
  'site_move.to_stage': siteStage,
} as const satisfies Record<string, ImportedType & { readonly values: readonly string[] }>

const auditedFields = { type: 'AuditedFields', from: '@girassol/domain/administration' }

/** JSON columns with one shape. No CHECK verifies it: the type that is written must be the type that is read. */
export const jsonColumns: Readonly<Record<string, ImportedType>> = {
  'audit_entry.values_after': auditedFields,
  'audit_entry.values_before': auditedFields,
  'budget_revision.content': { type: 'BudgetVersion', from: '@girassol/domain/budgets' },
  'homologation.submitted_equipment': { type: 'Equipment', from: '@girassol/domain/homologations' },
  'orders.generator': { type: 'GeneratorOptions', from: '@girassol/contract/orders' },
  'orders.kit': { type: 'StoredKit', from: '@girassol/domain/generator' },
  'orders.others_payment_method': { type: 'ReleasedCondition', from: '@girassol/domain/payments' },
  'proposal.generator': { type: 'GeneratorOptions', from: '@girassol/contract/orders' },
  'proposal.kit': { type: 'StoredKit', from: '@girassol/domain/generator' },
  'proposal_version.brand': { type: 'FrozenBrand', from: '@girassol/contract/proposals' },
  'proposal_version.content': { type: 'SharedContent', from: '@girassol/domain/proposals' },
  'proposal_version.costs': { type: 'SecretContent', from: '@girassol/domain/proposals' },
  'proposal_version.results': { type: 'ProposalResults', from: '@girassol/contract/proposals' },
  'purchase_approval.reasons': { type: 'ApprovalReasons', from: '@girassol/domain/purchase-approvals' },
  'report_file.filters': { type: 'ReportFilters', from: '@girassol/contract/analytics' },
  'seller_change.content': { type: 'FormerContent', from: '@girassol/domain/sellers' },
  'seller.company_info': { type: 'CompanyInfo', from: '@girassol/domain/onboarding' },
}

/**
 * JSON columns that contain an array. They are written as JSON text, because the driver would send a PostgreSQL array.
 */
export const jsonArrayColumns: Readonly<Record<string, ImportedType>> = {
  'homologation.credit_units': { type: 'CreditUnit', from: '@girassol/domain/homologation-pack' },
  'utility.form': { type: 'FormField', from: '@girassol/domain/utilities' },
  'app_user.order_columns': { type: 'ColumnChoice', from: '@girassol/domain/orders' },
}
