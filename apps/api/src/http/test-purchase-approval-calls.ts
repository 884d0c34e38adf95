import { integratorTypeRoles } from '@girassol/domain/access'

/** The calls of purchase approvals; MANAGER starts as APPROVER of his company, CONTRIBUTOR as BUYER (COMP-001). */
export const purchaseApprovalCalls = [
  // COMP-016: a BUYER reads and withdraws what he asked for.
  { roles: integratorTypeRoles, calls: ['GET /approvals', 'POST /approvals/:/withdraw'] },
  { roles: ['INTEGRATOR', 'MANAGER'], calls: ['POST /approvals/:/approve', 'POST /approvals/:/reject'] },
  { roles: ['INTEGRATOR'], calls: ['GET /company/rules', 'PUT /company/rules'] },
] as const
