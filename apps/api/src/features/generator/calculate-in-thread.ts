import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CatalogueProduct } from '@girassol/domain/generator'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { temporarilyUnavailable } from '../../http/refused.ts'
import { installedProgram } from '../../installation/installed-files.ts'
import { bareEnvironment } from '../../threads/bare-environment.ts'
import { nextMessage } from '../../threads/next-message.ts'
import {
  type KitCalculation,
  type KitCatalogue,
  type KitMessage,
  type KitOptions,
  type KitResult,
  mostCatalogues,
} from './kit-calculations.ts'

/** One calculation at a time: a second thread would take the other core from the calls. A few more wait. */
const turns = bulkhead(1, 20)

/** Enough for two catalogues of forty thousand products. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** A calculation takes at most some seconds, with the largest catalogue and a choice that nothing is near to. */
const patienceMs = 20_000

/** After so long without a calculation the thread ends and returns its memory. */
const idleMs = 5 * 60_000

/** So many products are copied in a few milliseconds. */
const productsPerPart = 500

type Thread = {
  readonly worker: Worker
  /** Versions of the catalogues that it has, the oldest first. */
  readonly versions: number[]
  readonly idle: NodeJS.Timeout
}

let thread: Thread | undefined

const versions = new WeakMap<KitCatalogue, number>()
let lastVersion = 0

/** A catalogue that was loaded anew is another object, so another version. */
const findVersion = (catalogue: KitCatalogue): number => {
  const version = versions.get(catalogue) ?? lastVersion + 1
  lastVersion = Math.max(lastVersion, version)
  versions.set(catalogue, version)
  return version
}

const endThread = async (): Promise<void> => {
  const ended = thread
  thread = undefined
  clearTimeout(ended?.idle)
  await ended?.worker.terminate()
}

/** The running thread, or a new one. It never prevents the end of the process. */
const useThread = (): Thread => {
  thread?.idle.refresh()
  if (thread) return thread
  const worker = new Worker(installedProgram('features/generator/kit-worker'), { resourceLimits, env: bareEnvironment })
  worker.unref()
  const started = { worker, versions: [], idle: setTimeout(() => void endThread(), idleMs).unref() }
  // What ends a thread is reported to the calculation that waits for it.
  worker.on('error', () => undefined)
  worker.once('exit', () => {
    if (thread === started) thread = undefined
  })
  thread = started
  return started
}

/** The fields that the rule reads; the others are not copied. */
const toRuleProduct = (product: CatalogueProduct): CatalogueProduct => ({
  B1_COD: product.B1_COD,
  B1_DESC: product.B1_DESC,
  ZAM_COD: product.ZAM_COD,
  VLR_TOT: product.VLR_TOT,
  electrical: product.electrical,
  lengthMm: product.lengthMm,
  widthMm: product.widthMm,
  frameMm: product.frameMm,
  efficiency: product.efficiency,
  active: product.active,
})

const sendCatalogue = async (catalogue: KitCatalogue, { worker, versions: sent }: Thread): Promise<number> => {
  const version = findVersion(catalogue)
  if (sent.includes(version)) return version
  const send = (message: KitMessage): void => worker.postMessage(message)
  const { products, roofTypes, settings } = catalogue
  for (let from = 0; from < products.length; from += productsPerPart) {
    send({ products: products.slice(from, from + productsPerPart).map(toRuleProduct) })
    await setImmediate()
  }
  send({ version, rest: { roofTypes, settings } })
  sent.push(version)
  if (sent.length > mostCatalogues) sent.shift()
  return version
}

type Calculation<Name extends KitCalculation> = { readonly name: Name; readonly options: KitOptions<Name> }

const runInThread = async <Name extends KitCalculation>(
  { name, options }: Calculation<Name>,
  catalogue: KitCatalogue,
): Promise<KitResult<Name>> => {
  const used = useThread()
  try {
    const [result] = await Promise.all([
      nextMessage(used.worker, patienceMs),
      sendCatalogue(catalogue, used).then((version) =>
        used.worker.postMessage({ version, name, options } satisfies KitMessage),
      ),
    ])
    return result as KitResult<Name>
  } catch (error) {
    await endThread()
    throw (error as Error).name === 'AbortError' ? temporarilyUnavailable(error) : error
  }
}

/**
 * Runs a calculation in a thread of its own, so that other calls do not wait. The thread starts with the first
 * calculation and has the catalogue from then on. Refuses with 503 when too many calculations wait (KIT-001).
 */
export const calculateInThread = async <Name extends KitCalculation>(
  calculation: Calculation<Name>,
  catalogue: KitCatalogue,
): Promise<KitResult<Name>> => {
  try {
    return await turns.execute(() => runInThread(calculation, catalogue))
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? temporarilyUnavailable(error) : error
  }
}
