/** The calls of the ADMIN of a company about its users and invitations (COMP-003…COMP-008). */
export const companyUserCalls = [
  'GET /company/users',
  'POST /company/users',
  'PATCH /company/users/:',
  'POST /company/users/:/resend',
  'GET /company/invitations',
  'DELETE /company/invitations/:',
]
