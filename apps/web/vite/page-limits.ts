import type { PageLimit } from './page-weight.ts'

const styleKb = 29

/**
 * The limits of the screens that are opened most. They are just above what is built: a change that needs more either
 * loads the addition later or raises the limit with a reason in its commit.
 */
export const pageLimits: Readonly<Record<string, PageLimit>> = {
  '/': { files: 7, scriptKb: 203, styleKb },
  '/pedidos': { files: 11, scriptKb: 224, styleKb },
  '/pedidos/$id': { files: 19, scriptKb: 318, styleKb },
  '/orcamentos': { files: 12, scriptKb: 271, styleKb },
  '/sales': { files: 9, scriptKb: 199, styleKb },
  '/monte-seu-gerador': { files: 11, scriptKb: 215, styleKb },
}
