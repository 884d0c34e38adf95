import type { FastifyRequest } from 'fastify'
import type { Dependencies } from './dependencies.ts'

type Setting = Pick<Dependencies, 'publicUrl'>

/** The name and path of a cookie that this server sets. */
export type CookiePlace = { readonly name: string; readonly path: string }

const isHttps = ({ publicUrl }: Setting): boolean => publicUrl?.startsWith('https:') === true

/**
 * Where people reach the portal by https, a cookie that no other host of the domain and no page without encryption can
 * set or replace. Browsers demand the path '/' for it (SEC-017, decision 030).
 */
export const toHostCookie = (setting: Setting, plain: CookiePlace): CookiePlace =>
  isHttps(setting) ? { name: `__Host-${plain.name}`, path: '/' } : plain

/** The place where an earlier release set the cookie, if the request still carries it; null where it is the same one. */
export const findEarlierCookie = (
  setting: Setting,
  request: FastifyRequest,
  plain: CookiePlace,
): (CookiePlace & { readonly value: string }) | null => {
  const value = request.cookies[plain.name]
  return isHttps(setting) && value !== undefined ? { ...plain, value } : null
}

/** Whether cookies may only travel encrypted. */
export const areSecure = (setting: Setting, request: FastifyRequest): boolean =>
  isHttps(setting) || request.protocol === 'https'
