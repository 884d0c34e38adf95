import { parseArgs } from 'node:util'
import { openMigrated } from '../database/open-migrated.ts'
import { type Anchor, type BrokenLine, chains, hasAnchor, verifyLines } from '../database/verify-lines.ts'
import { readOwnEnvironment } from '../environment.ts'
import { explainFailure, WrongUse } from './explain-failure.ts'

const usage = `Uso: npm run verify-audit [-- --anchor <tabela>:<posição>:<hash>]
  Confere cada linha dos registros. Com --anchor, confere também que o registro ainda contém aquela linha.`

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
    throw new WrongUse(usage)
  return { chain, position: Number(position), hash }
}

const toLine = (found: Anchor | BrokenLine): string => {
  const { chain } = found
  if ('fault' in found) return `${chain}: a linha ${found.lineId} ${faults[found.fault]}.`
  if (found.position === 0) return `${chain}: nenhuma linha.`
  return `${chain}: ${found.position} linhas conferidas. Âncora: ${chain}:${found.position}:${found.hash}`
}

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { anchor: { type: 'string', multiple: true, default: [] } } })
  const anchors = values.anchor.map(readAnchor)
  const { connection } = await openMigrated(readOwnEnvironment())
  try {
    const found = await verifyLines(connection.db)
    for (const each of found) process.stdout.write(`${toLine(each)}\n`)
    if (found.some((each) => 'fault' in each)) process.exitCode = 1
    for (const anchor of anchors) {
      if (await hasAnchor(connection.db, anchor)) continue
      process.stdout.write(`${anchor.chain}: a âncora da posição ${anchor.position} não confere.\n`)
      process.exitCode = 1
    }
  } finally {
    await connection.close()
  }
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${explainFailure(error, usage)}\n`)
  process.exitCode = 1
}
