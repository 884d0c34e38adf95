import type { MissingPartName } from '../homologation-pack/index.ts'
import { plainText } from '../shared/index.ts'

/** Whole words of a task's title that name a datum, lower case and without accents. */
const words = {
  ADDRESS: ['endereco'],
  SUPPLY: ['ligacao eletrica', 'tipo de ligacao'],
  BREAKER: ['disjuntor'],
  UTILITY: ['distribuidora'],
  CONSUMER_UNIT: ['unidade consumidora', 'uc'],
  HOLDER_DOCUMENT: ['cpf', 'cnpj'],
  TECHNICIAN: ['responsavel tecnico', 'crea', 'cft'],
  RESPONSIBILITY: ['art', 'trt'],
  KIT: ['conferir gerador', 'conferir o gerador', 'conferir kit', 'conferir o kit', 'dimensionamento'],
  INMETRO: ['inmetro'],
  MODULE_DATASHEET: ['ficha tecnica do modulo', 'ficha do modulo'],
  INVERTER_DATASHEET: ['ficha tecnica do inversor', 'ficha do inversor'],
} as const satisfies Record<MissingPartName, readonly string[]>

/**
 * The first of the tasks whose title names a missing datum, as 'Emitir a ART' names the ART or TRT; undefined without one.
 * The caller sorts the tasks (HOM-005).
 */
export const findTaskOfPart = <Task extends { readonly title: string }>(
  part: MissingPartName,
  tasks: readonly Task[],
): Task | undefined =>
  tasks.find(({ title }) => {
    const spaced = ` ${plainText(title).toLowerCase()} `
    return words[part].some((word) => spaced.includes(` ${word} `))
  })
