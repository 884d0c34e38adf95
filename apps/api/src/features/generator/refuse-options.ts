import type { GeneratorOptions } from '@girassol/contract/orders'
import type { InvalidField, InvalidOptions } from '@girassol/domain/generator'
import type { InvalidRequest } from '../../http/error-response.ts'
import { refuseField } from '../../http/refuse-field.ts'

/**
 * The fields of the API for the rule's options; the coldest temperature is never sent, because the site determines it.
 */
const wireFields = {
  powerKwp: 'power',
  moduleId: 'moduleId',
  inverterId: 'inverterId',
  inverterBrandId: 'inverterBrandId',
  roofTypeId: 'roofTypeId',
  tMinC: 'power',
} as const satisfies Record<InvalidField, keyof GeneratorOptions>

/** Refuses options of the wizard, with the first field that names nothing on sale (C-23). */
export const refuseOptions = ({ field, message }: InvalidOptions, options: GeneratorOptions): InvalidRequest =>
  refuseField(wireFields[field], options, message)
