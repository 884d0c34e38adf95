import type { PageLimit } from './page-weight.ts'

const styleKb = 23

/**
 * The limits of the screens that are opened most. They are just above what is built: a change that needs more either
 * loads the addition later or raises the limit with a reason in its commit.
 */
export const pageLimits: Readonly<Record<string, PageLimit>> = {
  '/': { files: 7, scriptKb: 175, styleKb },
  '/pedidos': { files: 9, scriptKb: 193, styleKb },
  // Negotiated prices beside list prices (QUO-007), and what an open negotiation locks (QUO-017).
  '/pedidos/$id': { files: 9, scriptKb: 189, styleKb },
  '/orcamentos': { files: 10, scriptKb: 192, styleKb },
  '/sales': { files: 8, scriptKb: 170, styleKb },
  '/monte-seu-gerador': { files: 10, scriptKb: 222, styleKb },
}
