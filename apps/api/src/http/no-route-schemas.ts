import type { FastifyServerOptions } from 'fastify'

const refuse = (): never => {
  throw new Error('Routes have no schemas of Fastify: the contract checks what they receive and send')
}

/** For every server: without these, Fastify loads Ajv and its serialiser, which no route uses, at each start. */
export const noRouteSchemas: FastifyServerOptions = {
  schemaController: { compilersFactory: { buildValidator: () => refuse, buildSerializer: () => refuse } },
}
