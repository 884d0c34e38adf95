import type { GeneratorOptions } from '@girassol/contract/orders'
import type { InvalidField, InvalidOptions } from '@girassol/domain/generator'
import { z } from 'zod'
import { InvalidRequest } from '../../http/error-response.ts'

/** A well-formed value that names nothing on sale: 400 with its field, as a malformed one (C-102). */
export const refuseField = (property: string, input: unknown, message: string): InvalidRequest =>
  new InvalidRequest([
    { error: new z.ZodError([{ code: 'custom', path: property.split('.'), message, input }]), input },
  ])

/** The rule's options as the wire calls them; the coldest temperature is never sent, the site gives it. */
const wireFields = {
  powerKwp: 'power',
  moduleId: 'moduleId',
  inverterId: 'inverterId',
  inverterBrandId: 'inverterBrandId',
  roofTypeId: 'roofTypeId',
  tMinC: 'power',
} as const satisfies Record<InvalidField, keyof GeneratorOptions>

/** Refuses options of the wizard with the first field that names nothing on sale (C-23). */
export const refuseOptions = ({ field, message }: InvalidOptions, options: GeneratorOptions): InvalidRequest =>
  refuseField(wireFields[field], options, message)
