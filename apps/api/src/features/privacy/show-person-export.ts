import type * as contract from '@girassol/contract/privacy'
import { exportSentences } from '@girassol/domain/privacy'
import type { Handler } from '../../http/context.ts'
import { orNotFound } from '../../http/refused.ts'
import { findExport, toPersonExport } from './export-store.ts'

/** SEC-022: whether an export is ready; 404 once it has expired. */
export const showPersonExport: Handler<typeof contract.showPersonExport> = async ({ tx, now }, { params }) =>
  toPersonExport(orNotFound(await findExport(tx, { id: params.export, now }), exportSentences.notFound))
