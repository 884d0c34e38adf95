import type { PageLimit } from './page-weight.ts'

const styleKb = 45

/**
 * The limits of the screens that are opened most. They are just above what is built: a change that needs more either
 * loads the addition later or raises the limit with a reason in its commit.
 */
export const pageLimits: Readonly<Record<string, PageLimit>> = {
  '/': { files: 8, scriptKb: 220, styleKb },
  '/pedidos': { files: 9, scriptKb: 237, styleKb },
  '/pedidos/$id': { files: 13, scriptKb: 370, styleKb },
  '/orcamentos': { files: 16, scriptKb: 343, styleKb },
  '/sales': { files: 13, scriptKb: 331, styleKb },
  '/monte-seu-gerador': { files: 9, scriptKb: 228, styleKb },
}
