import type { DB } from '../../../database/schema.ts'
import { claimTables } from './claim-tables.ts'
import { homologationTables } from './homologation-tables.ts'
import { negotiationTables } from './negotiation-tables.ts'
import { orderTables } from './order-tables.ts'
import { jobTables, otherTables } from './other-tables.ts'
import { peopleTables } from './people-tables.ts'
import { proposalTables } from './proposal-tables.ts'
import { siteTables } from './site-tables.ts'
import type { TableRule } from './table-rule.ts'

/** SEC-022: every table of the portal and what each of its columns stores about people; a missing one does not compile. */
const portalTables: Readonly<Record<keyof DB, TableRule>> = {
  ...peopleTables,
  ...orderTables,
  ...claimTables,
  ...negotiationTables,
  ...proposalTables,
  ...siteTables,
  ...homologationTables,
  ...otherTables,
}

export const personalColumns: readonly (readonly [table: string, rule: TableRule])[] = Object.entries({
  ...portalTables,
  ...jobTables,
})
