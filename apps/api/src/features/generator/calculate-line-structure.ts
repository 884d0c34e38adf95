import {
  calculateStructure,
  type FindModuleFrame,
  generatorSentences,
  invalidStructure,
  type StructureItem,
  structureReferences,
} from '@girassol/domain/generator'
import { refuseField } from '../../http/refuse-field.ts'
import { Refused } from '../../http/refused.ts'
import type { CachedCatalogue } from './cached-generator-catalogue.ts'

type Lines = Parameters<typeof calculateStructure>[0]

const frameIn =
  ({ byCode }: CachedCatalogue): FindModuleFrame =>
  (moduleId) => {
    const { active, widthMm, frameMm } = byCode.get(moduleId) ?? {}
    return active && widthMm && frameMm ? { widthMm, frameMm } : undefined
  }

/**
 * The products of the lines; refuses a line that names a product that is not on sale or a roof of another manufacturer
 * (KIT-014, KIT-015), and lines that need no product (KIT-019).
 */
export const calculateLineStructure = (body: Lines, catalogue: CachedCatalogue): readonly StructureItem[] => {
  const offered = catalogue.roofTypes.filter(
    ({ active, reference }) => active !== false && structureReferences.includes(reference),
  )
  const notOffered = body.lines.findIndex(({ roofTypeId }) => !offered.some(({ id }) => id === roofTypeId))
  if (notOffered >= 0) throw refuseField(`lines.${notOffered}.roofTypeId`, body, invalidStructure.roofTypeId)
  const result = calculateStructure(body, frameIn(catalogue), catalogue.settings)
  if (result.status === 'INVALID') {
    throw refuseField(`lines.${result.line}.${result.field}`, body, invalidStructure[result.field])
  }
  if (result.status === 'EMPTY') {
    throw new Refused(generatorSentences.structureNotFound, { status: 409, reason: 'structureEmpty' })
  }
  return result.items
}
