import type * as contract from '@girassol/contract/financing'
import type { Handler } from '../../http/context.ts'
import { banks } from './banks.ts'

/** FIN-024: the banks that can be chosen. */
export const listBanks: Handler<typeof contract.listBanks> = async () => [...banks]
