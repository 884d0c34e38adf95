import type { GeneratorOptions } from '@girassol/contract/orders'
import type { InvalidField, InvalidOptions } from '@girassol/domain/generator'
import { z } from 'zod'
import { InvalidRequest } from '../../http/error-response.ts'

/** A well-formed value that names nothing on sale: 400 with its field, like a malformed one (C-102). */
export const refuseField = (property: string, input: unknown, message: string): InvalidRequest =>
  new InvalidRequest([
    { error: new z.ZodError([{ code: 'custom', path: property.split('.'), message, input }]), input },
  ])

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
