import { z } from 'zod'
import { InvalidRequest } from './error-response.ts'

/** A well-formed value that a rule refuses, or that names nothing: 400 with its field, like a malformed one (C-102). */
export const refuseField = (property: string, input: unknown, message: string): InvalidRequest =>
  new InvalidRequest([
    { error: new z.ZodError([{ code: 'custom', path: property.split('.'), message, input }]), input },
  ])
