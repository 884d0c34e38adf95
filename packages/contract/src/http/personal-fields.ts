import type { PersonalKind } from '@girassol/domain/customers'
import * as z from 'zod/mini'

/**
 * Response fields with personal data of customers (SEC-021). The server masks them in every response to a user without
 * `customers.readContacts`. A field is recognised by these objects, so use them, not copies.
 */
export const personalDocument = z.string()
export const personalPhone = z.string()
export const personalEmail = z.string()

/** A text in which users may write a CPF, a phone or an e-mail: a note, a reason, or a name. */
export const personalText = z.string()

/** The kind of each of these fields. */
export const personalFields: ReadonlyMap<unknown, PersonalKind> = new Map<unknown, PersonalKind>([
  [personalDocument, 'document'],
  [personalPhone, 'phone'],
  [personalEmail, 'email'],
  [personalText, 'text'],
])
