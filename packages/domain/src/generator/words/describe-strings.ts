import { listWords } from '../../shared/list-words.ts'
import type { Inverter } from '../inverter.ts'
import type { KitDescription } from './describe-kit.ts'

/**
 * How the modules are wired, in Portuguese: '1 string de 10', '2 strings de 9 e 1 de 8', '4 entradas por
 * microinversor' (C-22).
 */
export const describeStrings = (
  { inverter }: { readonly inverter: { readonly inverter: Pick<Inverter, 'type' | 'nMppt'> } },
  { stringGroups }: Pick<KitDescription, 'stringGroups'>,
): string => {
  const { type, nMppt } = inverter.inverter
  if (type === 'MICRO') return nMppt === 1 ? '1 entrada por microinversor' : `${nMppt} entradas por microinversor`
  const groups = stringGroups.map(({ strings, modulesPerString }, index) => {
    const noun = index > 0 ? '' : strings === 1 ? ' string' : ' strings'
    return `${strings}${noun} de ${modulesPerString}`
  })
  return listWords(groups)
}
