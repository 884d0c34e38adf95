import type * as contract from '@girassol/contract/catalogue'
import { canAddProducts } from '@girassol/domain/catalogue'
import type { LookupHandler } from '../../../http/context.ts'
import { Refused } from '../../../http/refused.ts'
import { recordChange } from '../../../records/record-change.ts'
import { readCatalogueVersion, waitForOtherImports } from '../catalogue-version.ts'
import { compareCatalogue, countCatalogueChanges } from './compare-catalogue.ts'
import { writeCatalogue } from './import-catalogue.ts'
import { readUploadedCatalogue } from './read-uploaded-catalogue.ts'

const refuseMoved = (seen: string, now: string): void => {
  if (seen !== now)
    throw new Refused('O catálogo mudou depois da conferência. Confira o arquivo de novo.', {
      status: 409,
      reason: 'catalogueMoved',
    })
}

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
  { query, body },
) => {
  const file = await readUploadedCatalogue(lookup.actor, { ...query, file: body })
  return lookup.writeOnce(async ({ tx, actor, now }) => {
    await waitForOtherImports(tx)
    refuseMoved(query.version, await readCatalogueVersion(tx))
    const compared = await compareCatalogue(tx, file, { canAdd: canAddProducts(actor.roles) })
    if (!query.skipBad) refuseBad(compared.badRows.length)
    await writeCatalogue(tx, compared, { now })
    const { added, changed, unchanged, bad } = countCatalogueChanges(compared)
    await recordChange(tx, {
      now,
      author: actor,
      action: 'import',
      subject: { kind: 'catalogue', id: 'catalogue', name: query.fileName },
      before: null,
      after: { added, changed, unchanged, bad },
    })
    return countCatalogueChanges(compared)
  })
}
