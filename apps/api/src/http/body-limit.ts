import type { Endpoint } from '@girassol/contract/http/endpoint'

const kilobyte = 1024

/** The most bytes of a body; larger ones are refused before they are parsed (SEC-013). */
export const findBodyLimit = ({ megabytes, requires }: Endpoint): number => {
  if (megabytes !== undefined) return megabytes * kilobyte * kilobyte
  return (requires === 'public' ? 16 : kilobyte) * kilobyte
}
