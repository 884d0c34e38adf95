import { roles } from '@girassol/domain/access'
import { auditSubjectNames, securityEventKindNames, userStates } from '@girassol/domain/administration'
import { z } from 'zod'
import { auditEntry } from './administration/audit-entry.ts'
import { securityEvent } from './administration/security-event.ts'
import { userBody } from './administration/user-body.ts'
import { userRow, userView } from './administration/user-view.ts'
import { endpoint } from './http/endpoint.ts'
import { calendarDay, id, text } from './http/fields.ts'
import { fileBody, fileBytes } from './http/file.ts'
import { confirmedFile, fileImportPreview, importCounts, namedFile } from './http/file-import.ts'
import { page, pageQuery } from './http/page.ts'
import { openSessions } from './session/open-session.ts'
import { requiredRoles } from './session/second-factor.ts'

export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/audit',
  mayLag: true,
  requires: 'administration.use',
  summary: 'What was changed through the administration, newest first; by person, kind or record, and period.',
  query: z.object({
    /** The number of the user who made the change. */
    authorId: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
    kind: z.enum(auditSubjectNames).optional(),
    /** The id of one record of this kind. */
    subjectId: z.optional(text(60)),
    /** First and last day, in São Paulo time. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    ...pageQuery(25),
  }),
  response: page(auditEntry),
})

export type SecurityEvent = z.infer<typeof securityEvent>

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/admin/security-events',
  mayLag: true,
  requires: 'administration.use',
  summary: 'Sign-ins, refusals, changes of access and protected reads, newest first; by kind, user and period.',
  query: z.object({
    kind: z.enum(securityEventKindNames).optional(),
    /** The number of the user who did it, or whose access it was. */
    userId: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
    /** First and last day, in São Paulo time. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    ...pageQuery(25),
  }),
  response: page(securityEvent),
})

export type UserRow = z.infer<typeof userRow>
export type UserFields = z.infer<typeof userBody>
export type UserView = z.infer<typeof userView>

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  mayLag: true,
  requires: 'administration.use',
  summary: 'Users by name; narrowed by name or e-mail, role, state and seller.',
  query: z.object({
    term: z.optional(text(100)),
    role: z.enum(roles).optional(),
    state: z.enum(userStates).optional(),
    sellerId: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
    ...pageQuery(25),
  }),
  response: page(userRow),
})

export const showUser = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  requires: 'administration.use',
  summary: 'One user, with what may be done to them now.',
  params: z.object({ id }),
  response: userView,
})

export const inviteUser = endpoint({
  method: 'POST',
  path: '/admin/users',
  requires: 'administration.use',
  summary: 'Register a user and send them a link, valid for seven days, to choose a password.',
  body: userBody,
  response: userView,
  status: 201,
})

export const changeUser = endpoint({
  method: 'PUT',
  path: '/admin/users/:id',
  requires: 'administration.use',
  summary: 'Change a user; 409 when somebody else did since the version the edit began with.',
  params: z.object({ id }),
  body: z.object({ ...userBody.shape, version: id }),
  response: userView,
})

export const deactivateUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/deactivate',
  requires: 'administration.use',
  summary: 'Keep a user out, now: every open session and link of theirs ends.',
  params: z.object({ id }),
  response: userView,
})

export const reactivateUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/reactivate',
  requires: 'administration.use',
  summary: 'Let a deactivated user enter again, with the password they had.',
  params: z.object({ id }),
  response: userView,
})

export const sendUserLink = endpoint({
  method: 'POST',
  path: '/admin/users/:id/link',
  requires: 'administration.use',
  summary: 'Send a link, valid for seven days, to choose a password; earlier links end.',
  params: z.object({ id }),
  response: z.null(),
  status: 202,
  callsPerMinute: 20,
})

export const listUserSessions = endpoint({
  method: 'GET',
  path: '/admin/users/:id/sessions',
  requires: 'administration.use',
  summary: 'Where a user is signed in: device, browser, network and last use of each session.',
  params: z.object({ id }),
  response: openSessions,
})

export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/sessions/:session',
  requires: 'administration.use',
  summary: 'End one session of a user.',
  params: z.object({ id, session: z.uuid() }),
  response: z.null(),
  status: 204,
})

export const endUserSessions = endpoint({
  method: 'POST',
  path: '/admin/users/:id/sessions/end',
  requires: 'administration.use',
  summary: 'End every session of a user, except the one of this call.',
  params: z.object({ id }),
  response: z.null(),
  status: 204,
})

export const resetUserFactors = endpoint({
  method: 'POST',
  path: '/admin/users/:id/second-factor/reset',
  requires: 'administration.use',
  summary: 'Remove every second factor of a user who lost them; ends their sessions and tells them by mail.',
  params: z.object({ id }),
  response: userView,
})

export const showRequiredRoles = endpoint({
  method: 'GET',
  path: '/admin/second-factor',
  requires: 'administration.use',
  summary: 'The roles whose users must have a second factor.',
  response: requiredRoles,
})

export const changeRequiredRoles = endpoint({
  method: 'PUT',
  path: '/admin/second-factor',
  requires: 'administration.use',
  summary: 'Change the roles whose users must have a second factor; 409 when somebody else did since they were seen.',
  body: z.object({ ...requiredRoles.shape, seen: requiredRoles.shape.roles }),
  response: requiredRoles,
})

export const previewUsersImport = endpoint({
  method: 'POST',
  path: '/admin/users/preview',
  requires: 'administration.use',
  summary: 'What a CSV would change in the users, row by row; writes nothing.',
  query: namedFile,
  body: fileBody,
  response: fileImportPreview,
  callsPerMinute: 30,
})

export const listUsersRefusals = endpoint({
  method: 'POST',
  path: '/admin/users/refusals',
  requires: 'administration.use',
  summary: 'Every invalid row of a CSV of the users, as a CSV: line, column and reason; writes nothing.',
  query: namedFile,
  body: fileBody,
  response: fileBytes,
  callsPerMinute: 10,
})

export const applyUsersImport = endpoint({
  method: 'POST',
  path: '/admin/users/import',
  requires: 'administration.use',
  summary: 'Import a CSV of the users, all of it or nothing; refused when its preview showed other changes.',
  query: confirmedFile,
  body: fileBody,
  response: z.object(importCounts),
  callsPerMinute: 10,
})

export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users/export',
  requires: 'administration.use',
  summary: 'A CSV of the users that the import reads; imported again it changes nothing.',
  response: fileBytes,
  callsPerMinute: 6,
  evidence: 'exported',
})
