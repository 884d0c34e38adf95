import type * as contract from '@girassol/contract/seller-registration'
import { sellerSentences } from '@girassol/domain/sellers'
import type { Handler, Tx } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findRegistration } from './registration-queries.ts'

/** The registration, or 404. */
export const registrationOrNotFound = async (tx: Tx, id: number): Promise<contract.RegistrationView> =>
  orNotFound(await findRegistration(tx, id), sellerSentences.notFound)

/** C-140: one seller with its registration and users. */
export const showRegistration: Handler<typeof contract.showRegistration> = ({ tx }, { params: { id } }) =>
  registrationOrNotFound(tx, id)
