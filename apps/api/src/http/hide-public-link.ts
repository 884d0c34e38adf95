import type { FastifyReply } from 'fastify'

/** What a public link opens is for those who have it, so no search engine lists it (C-153). */
export const hidePublicLink = (reply: FastifyReply): void => {
  reply.header('x-robots-tag', 'noindex')
}
