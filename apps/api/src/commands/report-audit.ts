import type { Database } from '../database/connection.ts'
import {
  type Anchor,
  type BrokenLine,
  chains,
  hasAnchor,
  isBeforeStart,
  verifyLines,
} from '../database/verify-lines.ts'
import { WrongUse } from './explain-failure.ts'

const faults: Readonly<Record<BrokenLine['fault'], string>> = {
  changed: 'foi alterada',
  removed: 'foi removida',
  added: 'foi acrescentada sem passar pelo registro',
  reordered: 'está fora da ordem em que foi registrada',
}

/** 'order_log:123:9f86…' */
const readAnchor = (text: string): Anchor => {
  const [name, position, hash = ''] = text.split(':')
  const chain = chains.find((each) => each === name)
  if (chain === undefined || !/^[1-9]\d*$/.test(position ?? '') || !/^[0-9a-f]{64}$/.test(hash))
    throw new WrongUse(`Âncora desconhecida: ${text}. O formato é <tabela>:<posição>:<hash>.`)
  return { chain, position: Number(position), hash }
}

const toLine = (found: Anchor | BrokenLine): string => {
  const { chain } = found
  if ('fault' in found) return `${chain}: a linha ${found.lineId} ${faults[found.fault]}.`
  if (found.position === 0) return `${chain}: nenhuma linha.`
  return `${chain}: ${found.position} linhas conferidas. Âncora: ${chain}:${found.position}:${found.hash}`
}

/**
 * SEC-024: prints what the check of the logs found, and the anchors that they no longer contain; true if every line is
 * as it was written and every anchor is there.
 */
export const reportAudit = async (db: Database, anchors: readonly string[]): Promise<boolean> => {
  const expected = anchors.map(readAnchor)
  const found = await verifyLines(db)
  for (const each of found) process.stdout.write(`${toLine(each)}\n`)
  let isWhole = !found.some((each) => 'fault' in each)
  for (const anchor of expected) {
    if (await hasAnchor(db, anchor)) continue
    if (await isBeforeStart(db, anchor)) {
      process.stdout.write(
        `${anchor.chain}: a linha ${anchor.position} foi removida pela idade; use uma âncora mais nova.\n`,
      )
      continue
    }
    process.stdout.write(`${anchor.chain}: a âncora da posição ${anchor.position} não confere.\n`)
    isWhole = false
  }
  return isWhole
}
