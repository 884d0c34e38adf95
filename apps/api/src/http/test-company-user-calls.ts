/**
 * The calls of the ADMIN of a company: users, invitations, activity, export and keys (COMP-003…COMP-008, COMP-018, COMP-019,
 * API-002).
 */
export const companyUserCalls = [
  'GET /company/users',
  'POST /company/users',
  'PATCH /company/users/:',
  'POST /company/users/:/resend',
  'GET /company/invitations',
  'DELETE /company/invitations/:',
  'GET /company/activity',
  'GET /company/activity/export',
  'GET /company/export',
  'POST /company/export',
  'GET /company/export/:',
  'GET /company/export/:/file',
  'GET /company/keys',
  'POST /company/keys',
  'POST /company/keys/:/rotate',
  'DELETE /company/keys/:',
]
