import type * as contract from '@girassol/contract/catalogue'
import type { LookupHandler } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { recordChange } from '../../../records/record-change.ts'
import { tellAllLosses } from '../../order-record/holds/tell-losses.ts'
import { readCatalogueVersion, waitForOtherImports } from '../catalogue-version.ts'
import { inCatalogueProcess } from './catalogue-process.ts'
import { refuseOtherThanPreviewed } from './preview-version.ts'
import { refuseWithoutPrices } from './read-uploaded-catalogue.ts'

const refuseBad = (bad: number): void => {
  if (bad > 0)
    throw new Refused(`${bad === 1 ? 'Uma linha tem erro' : `${bad} linhas têm erros`}: nada foi gravado.`, {
      status: 409,
      reason: 'badRows',
    })
}

/** C-140: imports a file as its preview showed, in one transaction; closed orders do not change their prices. */
export const applyCatalogueImport: LookupHandler<typeof contract.applyCatalogueImport> = async (
  lookup,
  { query: { fileName, version, skipBad }, body: file },
) => {
  refuseWithoutPrices(lookup.actor)
  return inCatalogueProcess(file, (run) =>
    lookup.writeOnce(async (context) => {
      const { tx, actor, now } = context
      await waitForOtherImports(tx)
      refuseOtherThanPreviewed(version, file, await readCatalogueVersion(tx))
      const job = { kind: 'apply', fileName, roles: actor.roles, now, skipBad } as const
      const counts = await run(tx, job)
      if (!skipBad) refuseBad(counts.bad)
      await tellAllLosses(context)
      const { added, changed, unchanged, bad } = counts
      await recordChange(tx, {
        now,
        author: actor,
        action: 'import',
        subject: { kind: 'catalogue', id: 'catalogue', name: fileName },
        before: null,
        after: { added, changed, unchanged, bad },
      })
      return counts
    }),
  )
}
